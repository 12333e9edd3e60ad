"""The keys for which there must be a text: those that stand in the code, and those that it makes from codes."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import catalogue_page
from bela.apps.pad.commands import HELP
from bela.apps.telling.pad_faults import DISAGREEING
from bela.apps.telling.reasons import OF_COUNTS, OF_PLAYERS, OF_SIDES
from bela.apps.telling.ruling import ROWS
from bela.apps.telling.table_rules import GROUPS, value_key
from bela.apps.telling.voice import PLACES
from bela.apps.tui.keys import COMMANDS
from bela.apps.tui.manner import Deck, Tempo
from bela.apps.web.fair_record import FairCode
from bela.arena.bots import SettingFault
from bela.bots import BOTS
from bela.bots.advice import Why
from bela.bots.style import STYLES
from bela.cards import RANKS, SUITS
from bela.deal.state import Phase
from bela.match import Stage
from bela.pad.count import CLAIM
from bela.pad.effects import What
from bela.pad.faults import PadFault
from bela.record import Expected, NoteCode
from bela.record import FaultCode as RecordFault
from bela.referee import Fault as ScenarioFault
from bela.rulebook import chapter_names, sentence_keys
from bela.rulebook.contests import PAIRS
from bela.rulebook.plays import SITUATIONS
from bela.rulebook.settlements import OUTCOMES
from bela.rules.choices import Kind
from bela.rules.faults import Fact, FaultCode
from bela.rules.law import Code
from bela.rules.option_table import OPTIONS
from bela.rules.variants import VARIANTS
from bela.rules.words import Criterion
from bela.scoring import Kind as EndOfDeal
from bela.scoring import Result
from bela.solve import Fault as SolveFault

SOURCE = Path(__file__).resolve().parent.parent / "src" / "bela"
SPEAKING = ("apps", "i18n")
"""The packages that speak."""
UNITS = ("points", "cards", "games")
"""What sentences count, as in ``{points:points}``."""
RUNS = range(3, 8)
"""The lengths of runs that have a name; one of eight is a whole suit."""
KEY = re.compile(r"[a-z_]+(\.[A-Za-z0-9_-]+)+")
CLICK = (
    "Usage:",
    "Options",
    "Commands",
    "Show this message and exit.",
    "Error: {message}",
    "Try '{command} {option}' for help.",
    "Did you mean {possibility}?",
    "No such option {name!r}.",
    "No such command {name!r}.",
    "Missing argument",
    "Got unexpected extra argument ({args})",
    "Option {name!r} requires an argument.",
    "Option {name!r} does not take a value.",
    "Invalid value for {param_hint}: {message}",
    "{value!r} is not {choice}.",
    "{value!r} is not a valid {number_type}.",
    "{value} is not in the range {range}.",
)
"""What click says itself, which it looks up by its English."""
BY_SEAT = {"of", "of_many"}
"""Methods whose second argument is a key that is there for the reader as well."""
BY_KEY = {"t", "n", "term"}


@cache
def used() -> set[str]:
    """Every key that must be there."""
    spoken = (key for path in sources() for key in written(path))
    return {*CLICK, *made(), *spoken, *catalogue_page.used(sections())}


def sources() -> list[Path]:
    """The files that speak."""
    return sorted(path for package in SPEAKING for path in (SOURCE / package).rglob("*.py"))


# ---------------------------------------------------------------- keys that stand in the code
def written(path: Path) -> Iterator[str]:
    """The keys in one file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    seated = {key for node in ast.walk(tree) for key in _seated(node)}
    yield from seated
    yield from (f"{key}.you" for key in seated)
    yield from (key for node in ast.walk(tree) for key in _plain(node))


def _seated(node: ast.AST) -> Iterator[str]:
    """The keys of sentences about a seat."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in BY_SEAT:
        yield from _constants(node.args[1])


def _plain(node: ast.AST) -> Iterator[str]:
    """The keys of other texts: what is given to a translator, and every text that looks like one of its keys."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in BY_KEY and node.args:
        yield from _constants(node.args[0])
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
        yield from [node.value] * (node.value.split(".")[0] in sections())


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be: itself, or either of two."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from _constants(node.body)
            yield from _constants(node.orelse)
        case _:
            pass


# ---------------------------------------------------------------- keys made from codes
def made() -> set[str]:
    """The keys that code makes from codes, names and ids."""
    return {f"{section}.{name}" for section, names in MADE.items() for name in names()} | terms() | _options()


def terms() -> set[str]:
    """The names that come in several forms; of a rank, that of one card and that of four."""
    ranks = {f"rank.{rank.letter}{many}" for rank in RANKS for many in ("", ".many")}
    return {f"suit.{suit.letter}" for suit in SUITS} | ranks | {"word.card"}


def sections() -> set[str]:
    """How keys begin."""
    return {*MADE, "suit", "rank", "word", "option", *PLAIN_SECTIONS}


PLAIN_SECTIONS = (
    "account",
    "answer",
    "arena",
    "card",
    "choice",
    "cli",
    "event",
    "help",
    "meld",
    "menu",
    "pad",
    "page",
    "play",
    "record",
    "result",
    "rules",
    "serve",
    "side",
    "situation",
    "solve",
    "start",
    "tui",
    "watch",
    "web",
)


def _options() -> set[str]:
    options = [option for option in OPTIONS.values() if option.kind is Kind.WORD]
    values = {value_key(option.name, value) for option in options for value in option.values}
    return {f"option.{name}" for name in OPTIONS} | values | {value_key(name, 0) for name in _not_listed()}


def _not_listed() -> list[str]:
    return [name for name, option in OPTIONS.items() if option.kind is not Kind.WORD]


def refusing_rules() -> set[str]:
    """The ledger ids that can refuse something in some variant."""
    return {rules.rule_behind(code) for rules in VARIANTS.values() for code in Code}


def notation_codes() -> set[str]:
    """The codes of texts that are no action, as the reader of actions raises them."""
    text = (SOURCE / "deal" / "notation.py").read_text(encoding="utf-8")
    return set(re.findall(r'(?:NotationError|_fail)\("(\w+)"', text))


MADE: dict[str, Callable[[], Iterable[str]]] = {
    "refused": lambda: Code,
    "rule": refusing_rules,
    "run": lambda: map(str, RUNS),
    "count": lambda: UNITS,
    "notation": notation_codes,
    "fault": lambda: FaultCode,
    "fact": lambda: Fact,
    "sheet": lambda: Result,
    "criterion": lambda: Criterion,
    "book.detail": lambda: (Criterion.LENGTH, Criterion.TOP, Criterion.TRUMP),
    "seat": lambda: {place for row in PLACES.values() for place in row},
    "variant": lambda: {f"{name}{more}" for name in VARIANTS for more in ("", ".about")},
    "ask": lambda: {*Phase, *(Criterion.LENGTH, Criterion.TOP, Criterion.TRUMP)} - {Phase.OVER},
    "bot": lambda: BOTS,
    "level": lambda: BOTS,
    "style": lambda: {f"{name}{more}" for name in STYLES for more in ("", ".about")},
    "hint": lambda: Why,
    "tui.tempo": lambda: Tempo,
    "tui.deck": lambda: Deck,
    "tui.key": COMMANDS.values,
    "tui.german": lambda: "cdhsJQ",
    "phase": lambda: Phase,
    "scenario": lambda: ScenarioFault,
    "solve.fault": lambda: SolveFault,
    "cli.search": lambda: ("compiled", "python"),
    "cli.bots": lambda: ("compiled", "python"),
    "cli.bot_setting": lambda: SettingFault,
    "referee": lambda: {*ROWS, "game_winner", "match_winner"},
    "rules.group": GROUPS.values,
    "result": lambda: {f"{code}{more}" for code in OF_PLAYERS for more in ("", ".you", ".side")} | OF_COUNTS | OF_SIDES,
    "pad.fault": lambda: PadFault,
    "pad.disagree": lambda: DISAGREEING,
    "pad.effect": lambda: What,
    "pad.kind": lambda: {*EndOfDeal, CLAIM},
    "pad.help": lambda: HELP,
    "book": sentence_keys,
    "book.title": chapter_names,
    "book.play": lambda: {one.name for one in SITUATIONS},
    "book.contest": lambda: {one.name for one in PAIRS},
    "book.settlement": lambda: {one.name for one in OUTCOMES},
    "record.fault": lambda: RecordFault,
    "record.expected": lambda: Expected,
    "record.note": lambda: NoteCode,
    "record.unfair": lambda: FairCode,
    "record.stage": lambda: set(Stage) - {Stage.DEAL},
}
"""By how the keys begin: what stands behind."""
