"""``bela variants`` and ``bela options``: what there is to choose."""

from __future__ import annotations

import sys

import click

from bela.apps.choosing import choose_rules
from bela.apps.language import interface_words
from bela.apps.line.console import Console
from bela.apps.telling.options import option_lines
from bela.rules.variants import VARIANTS

WORDS = interface_words()


@click.command(help=WORDS.t("cli.variants.help"))
def variants() -> None:
    """List the variants."""
    lines = (WORDS.t("cli.variants.line", name=name, about=WORDS.t(f"variant.{name}.about")) for name in VARIANTS)
    Console(sys.stdin, sys.stdout).say_all(lines)


@click.command(help=WORDS.t("cli.options.help"))
@click.argument("variant")
def options(variant: str) -> None:
    """List the options of a variant."""
    rules = choose_rules(WORDS, variant, (), None)
    about = WORDS.t("cli.variants.line", name=variant, about=WORDS.t(f"variant.{variant}.about"))
    Console(sys.stdin, sys.stdout).say_all([about, "", *option_lines(WORDS, rules)])
