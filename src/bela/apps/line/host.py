"""A person at a table in lines, from greeting to leaving."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from functools import partial

import click

from bela.apps.line.console import Console, EndOfInputError
from bela.apps.line.hearing import Ear
from bela.apps.line.sitting import sit
from bela.apps.line.wishes import LeftError
from bela.apps.places import matches_directory
from bela.apps.saved import Saved, Setup
from bela.apps.telling.table_rules import departures, table_rules
from bela.apps.telling.voice import SIGNS, Voice
from bela.apps.unfinished import LAST
from bela.bots.making import USUAL_STYLE
from bela.table import Fault, JournalError

INTERRUPTED = 130


@dataclass(frozen=True)
class Manner:
    """How the reader is spoken to."""

    language: str
    letters: bool
    """Whether suits are shown by letters even where there are signs for them."""


def host(console: Console, manner: Manner, saved: Saved) -> None:
    """Play the match until it is over or the person leaves; then it can be taken up again."""
    signs = not manner.letters and console.can_write(SIGNS)
    voice = Voice.at(saved.setup.rules, saved.setup.seat, language=manner.language, signs=signs)
    table = saved.table(partial(tell_of_fault, console, voice))
    try:
        console.say_all(greeting(voice, saved.setup))
        sit(table, Ear(console, voice, table.view(saved.setup.seat)))
        console.say_all(in_pad(voice, saved))
    except (LeftError, EndOfInputError):
        console.say(voice.words.t("play.kept"))
    except KeyboardInterrupt:
        console.say("", voice.words.t("play.kept"))
        raise click.exceptions.Exit(INTERRUPTED) from None
    except JournalError as error:
        raise click.ClickException(voice.words.t("play.cannot_keep", reason=error.reason)) from error
    finally:
        saved.journal.close()


def in_pad(voice: Voice, saved: Saved) -> list[str]:
    """How a match that is over is opened in the score pad; nothing for one that is kept nowhere."""
    path = saved.journal.path
    if path is None:
        return []
    folder = path.parent.parent
    data = "" if folder == matches_directory() else f" --data {shlex.quote(str(folder))}"
    return [voice.words.t("play.in_pad", command=f"bela pad --from {LAST}{data}")]


def tell_of_fault(console: Console, voice: Voice, fault: Fault) -> None:
    """Say that a bot failed, and that play goes on."""
    console.say(voice.words.t("play.bot_failed", who=voice.names[fault.seat]))


def greeting(voice: Voice, setup: Setup) -> list[str]:
    """The table and who sits at it."""
    words, rules = voice.words, setup.rules
    told = [words.t(f"variant.{rules.name}.about"), *(table_rules(words, rules)[1:] if departures(rules) else [])]
    for seat, name in setup.bots.items():
        level = words.t(f"level.{name}")
        told.append(words.t("play.opponent", seat=voice.names[seat], bot=level, about=words.t(f"bot.{name}")))
    if setup.style != USUAL_STYLE and setup.bots:
        told.append(words.t("play.style", style=words.t(f"style.{setup.style}")))
    if rules.partners:
        told.append(words.t("play.partner", seat=voice.names[(setup.seat + 2) % rules.seats]))
    if setup.seed is not None:
        told.append(words.t("play.seed", seed=setup.seed))
    return [*told, words.t("play.help")]
