"""What a player reads: texts by key, in the language of the player and the words of the rule family."""

from bela.i18n.catalogue import LANGUAGES, MissingTextError, Translator, family_of
from bela.i18n.terms import Term

__all__ = ["LANGUAGES", "MissingTextError", "Term", "Translator", "family_of"]
