"""The catalogue of a language: texts by key, plurals, and the names of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable

from bela.cards import RANK_OF, SUIT_OF, Card, Rank, Suit
from bela.i18n.terms import Filler, Term
from bela.rules.law import Code
from bela.rules.model import Rules

KNOWN = ("en", "hr", "cs", "de")
"""The languages that bela is to speak, by their codes; the first is the one to fall back to."""


DOMAIN = "bela"
LOCALES = files(__package__) / "locales"
"""Where the catalogues are, as gettext wants them to be."""


def _place(language: str) -> Traversable:
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.mo"


LANGUAGES = tuple(language for language in KNOWN if _place(language).is_file())
"""The languages that are offered: only a complete catalogue is compiled."""

FAMILIES = {"S": "scottish", "C": "croatian"}
"""The rule families with words of their own, by the first letter of their ledger ids."""

Param = object


class MissingTextError(LookupError):
    """No catalogue has a text with that key."""


class _Nothing(NullTranslations):
    """What is asked when a catalogue has no such text."""

    def gettext(self, message: str) -> str:
        raise MissingTextError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002 - the signature of the standard library
        raise MissingTextError(msgid1)


@cache
def catalogue(language: str) -> GNUTranslations:
    """The compiled catalogue of a language."""
    with _place(language).open("rb") as file:
        found = GNUTranslations(file)
    found.add_fallback(_Nothing())
    return found


def family_of(rules: Rules) -> str:
    """The rule family whose words a table uses: that of the law by which it refuses."""
    return FAMILIES[rules.rule_behind(Code.MUST_FOLLOW)[0]]


@dataclass(frozen=True)
class Translator:
    """Texts in one language, with the words of one rule family where they differ from the common ones."""

    language: str = LANGUAGES[0]
    family: str = ""
    deck: str = ""
    """The deck whose suits and courts have names of their own, such as ``german``; else they have the usual ones."""

    def t(self, key: str, **params: Param) -> str:
        """The text with that key, its placeholders filled. Raises MissingTextError."""
        return self.fill(key, params)

    def fill(self, key: str, params: Mapping[str, Param]) -> str:
        """The same with the placeholders filled from a mapping, which may know what to do about one it lacks."""
        return self._filled(_template(self.language, self.family, key, None), params)

    def n(self, key: str, count: int, **params: Param) -> str:
        """The text in the form for that number, which is its placeholder ``{n}``. Raises MissingTextError."""
        return self._filled(_template(self.language, self.family, key, count), {"n": count, **params})

    def _filled(self, text: str, params: Mapping[str, Param]) -> str:
        return Filler(lambda unit, count: self.n(f"count.{unit}", count)).fill(text, params)

    def number(self, value: float, spec: str) -> str:
        """A number as ``format`` writes it, with the decimal point or comma of the language; for people alone."""
        return format(value, spec).replace(".", self.t("word.point"))

    def term(self, key: str, **params: Param) -> Term:
        """The thing with that name, for a sentence to choose its form."""
        return Term(lambda form: self.t(f"{key}.{form}" if form else key, **params))

    def suit(self, suit: Suit) -> Term:
        """The name of a suit."""
        return self.term(self._own(f"suit.{suit.letter}"))

    def rank(self, rank: Rank) -> Term:
        """The name of a rank."""
        return self.term(self._own(f"rank.{rank.letter}"))

    def ranks(self, rank: Rank) -> Term:
        """The name of several cards of a rank."""
        return self.term(self._own(f"rank.{rank.letter}.many"))

    def _own(self, key: str) -> str:
        """The key of the deck's own name where it has one."""
        own = f"{key}.{self.deck}"
        return own if self.deck and _is_there(self.language, own) else key

    def card(self, card: Card) -> Term:
        """The name of a card."""
        return self.term("word.card", rank=self.rank(RANK_OF[card]), suit=self.suit(SUIT_OF[card]))

    def listed(self, items: Sequence[str]) -> Term:
        """Several things in a row, one, two and three; all of them take the form that the sentence wants."""
        return Term(lambda form: self._row([format(item, form) if isinstance(item, Term) else item for item in items]))

    def _row(self, items: Sequence[str]) -> str:
        if len(items) < 2:  # noqa: PLR2004 - one thing is no list
            return "".join(items)
        return self.t("word.list", first=self.t("word.comma").join(items[:-1]), last=items[-1])


@cache
def _template(language: str, family: str, key: str, count: int | None) -> str:
    """A text before its placeholders are filled: the family's own where there is one."""
    try:
        return _find(language, f"{key}.{family}", count)
    except MissingTextError:
        return _find(language, key, count)


@cache
def _is_there(language: str, key: str) -> bool:
    try:
        _find(language, key, None)
    except MissingTextError:
        return False
    return True


def _find(language: str, key: str, count: int | None) -> str:
    texts = catalogue(language)
    return texts.gettext(key) if count is None else texts.ngettext(key, key, count)
