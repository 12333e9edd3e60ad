"""``bela variants`` and ``bela options``: what there is to choose."""

from __future__ import annotations

import sys

import click

from bela.apps.choosing import choose_rules
from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console
from bela.apps.telling.options import option_lines
from bela.rules.variants import VARIANTS

WORDS = interface_words()


@click.command(help=WORDS.t("cli.variants.help"))
@lang_option
def variants(lang: str) -> None:
    """List the variants."""
    words = interface_words(lang)
    lines = (words.t("cli.variants.line", name=name, about=words.t(f"variant.{name}.about")) for name in VARIANTS)
    Console(sys.stdin, sys.stdout).say_all(lines)


@click.command(help=WORDS.t("cli.options.help"))
@click.argument("variant")
@lang_option
def options(variant: str, lang: str) -> None:
    """List the options of a variant."""
    words = interface_words(lang)
    rules = choose_rules(words, variant, (), None)
    about = words.t("cli.variants.line", name=variant, about=words.t(f"variant.{variant}.about"))
    Console(sys.stdin, sys.stdout).say_all([about, "", *option_lines(words, rules)])
