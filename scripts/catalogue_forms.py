"""What a placeholder may be filled with, and so in which forms the catalogue must hold it."""

from __future__ import annotations

import string
from collections.abc import Iterator
from enum import Enum

import catalogue_keys
from bela.apps.telling.voice import PLACES
from bela.cards import RANKS, SUITS
from bela.i18n.terms import FORMS, parted
from bela.rulebook.figures import FIGURES
from bela.rules.variants import variant
from catalogue_texts import FORMATTER, Texts, common

Name = tuple[str, ...]
"""The keys of all that a placeholder may stand for."""


class Filling(Enum):
    """What a placeholder holds where that is no name."""

    NUMBER = "number"
    TEXT = "text"


DECK = "german"
"""The deck that may have names of its own."""

SUIT = tuple(f"suit.{suit.letter}" for suit in SUITS)
RANK = tuple(f"rank.{rank.letter}" for rank in RANKS)
FOUR = tuple(f"{key}.many" for key in RANK)
RUN = tuple(f"run.{length}" for length in catalogue_keys.RUNS)
CARD = ("word.card",)
IN_HAND = (*CARD, "card.trump_jack", "card.trump_nine")
MELD = ("meld.run", "meld.four", "meld.whole_suit", "word.bela")
PLACE = sorted({place for row in PLACES.values() for place in row} | {"you"})
SEAT = (*(f"seat.{place}" for place in PLACE), "tui.player")
SIDE = ("side.us", "side.them", "side.pair", *SEAT)

NAMES = {
    **dict.fromkeys(("suit", "led", "turned", "trump"), SUIT),
    **dict.fromkeys(("card", "seven"), CARD),
    **dict.fromkeys(("who", "one", "other", "names"), SEAT),
    "rank": RANK,
    "run": RUN,
    "side": SIDE,
    "melds": MELD,
}
"""By placeholder, in sentences about the game."""

NAMES_IN = {
    ("meld.four", "rank"): FOUR,
    ("choice.play", "card"): IN_HAND,
    ("choice.play_bela", "card"): IN_HAND,
    ("record.asked", "who"): SEAT,
    ("record.laid", "who"): SEAT,
    ("play.opponent", "seat"): SEAT,
    ("play.partner", "seat"): SEAT,
    ("referee.trumps", "trump"): SUIT,
}
"""By key and placeholder, where it is otherwise; the same in every form of what has that key."""

OF_THE_GAME = frozenset(
    (
        *("account", "book", "card", "choice", "event", "hint", "meld", "refused"),
        *("result", "side", "situation", "tui", "web", "word"),
    ),
)
"""How the keys of sentences about the game begin."""

NUMBERS = frozenset(
    ("count", "last", "n", "need", "number", "own", "picks", "points", "seat", "seats", "talon", "target", "wins"),
)
BOOK = "book"
BOOK_NUMBERS = frozenset(name for name, figure in FIGURES.items() if isinstance(figure(variant("croatian_4")), int))
"""The figures of a rule book that are numbers."""
NUMBERED_OPTIONS = frozenset(("capot_bonus", "last_trick", "match_wins", "target"))
NUMBERED = frozenset(("solve.alone", "solve.value", *(f"option.{name}.value" for name in NUMBERED_OPTIONS)))
"""The texts whose ``{value}`` is a number."""
QUOTED = frozenset(("fault", "notation", "record", "scenario"))
"""How the keys begin of sentences whose placeholders hold what somebody wrote, numbers too."""


def filling(key: str, name: str) -> Name | Filling:
    """What a placeholder of the text under that key is filled with."""
    key = common(key)
    section = key.partition(".")[0]
    for (place, placeholder), names in NAMES_IN.items():
        if placeholder == name and f"{key}.".startswith(f"{place}."):
            return names
    if section in OF_THE_GAME and name in NAMES:
        return NAMES[name]
    if section == BOOK and name in BOOK_NUMBERS:
        return Filling.NUMBER
    numbered = key in NUMBERED if name == "value" else name in NUMBERS and section not in QUOTED
    return Filling.NUMBER if numbered else Filling.TEXT


def asked(key: str, text: str, texts: Texts) -> Iterator[tuple[str, str]]:
    """The placeholders of a text that ask for a form, and the form."""
    for _, name, spec, _ in FORMATTER.parse(text):
        if name is not None:
            yield from asked(key, spec or "", texts)
            yield from ((name, form) for form in _forms(key, spec or "", texts))


def _forms(key: str, spec: str, texts: Texts) -> Iterator[str]:
    """The forms that may be asked for: the one that is written, or all that another name can choose."""
    chosen = spec[spec.find("{") : spec.rfind("}") + 1]
    form = parted(spec)[0]
    if chosen:
        for word in _choices(key, chosen, texts):
            yield from _forms(key, spec.replace(chosen, word), texts)
    elif form and FORMS.fullmatch(form):
        yield form


def _choices(key: str, chosen: str, texts: Texts) -> set[str]:
    """What a placeholder may be that chooses the form of another, as the gender of a rank does that of a suit."""
    return {texts[one][0] for one in _wanted(key, (chosen,), texts) if one in texts}


def wanted(texts: Texts) -> dict[str, str]:
    """The keys of all forms that the texts of a catalogue ask for, and for each a key whose text does."""
    found: dict[str, str] = {}
    for key, several in texts.items():
        found |= dict.fromkeys(_wanted(key, several, texts), key)
    return found


def _wanted(key: str, several: tuple[str, ...], texts: Texts) -> Iterator[str]:
    """The keys of the forms that one text asks for."""
    for name, form in {pair for text in several for pair in asked(key, text, texts)}:
        match filling(key, name):
            case Filling.NUMBER:
                yield f"count.{form}"
            case Filling.TEXT:
                yield f"{{{name}:{form}}}"
            case names:
                yield from (f"{one}.{form}" for one in _in_all_decks(names, texts))


def _in_all_decks(names: Name, texts: Texts) -> Iterator[str]:
    """The names, and those that the language has for them in another deck."""
    yield from names
    yield from (own for one in names if (own := f"{one}.{DECK}") in texts)


def is_a_form_of_nothing(key: str) -> bool:
    """Whether the key of a form says that its placeholder has none."""
    return key[0] not in string.ascii_letters
