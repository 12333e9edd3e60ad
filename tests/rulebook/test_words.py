"""The book in words: whole sentences, complete in every language, with nothing left open."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bela.apps.book.document import Choice, Document, Entry, Grid, Picture, Prose
from bela.i18n import LANGUAGES
from bela.rulebook import chapter_names, sentence_keys
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from catalogue_texts import catalogue_of, read, texts_of
from rulebook.tables import changed, proper_text, text, told

RESEARCH = (
    replace(variant("croatian_4"), partners=False),
    replace(variant("scottish_2"), first=(4, 4), later=()),
    replace(variant("croatian_3"), talon=0),
    replace(variant("croatian_4"), first=(2,), later=(1,)),
)
"""Tables cut to size, which no option offers."""


def prose(found: Document) -> list[str]:
    """Everything that should be a sentence."""
    pieces = [piece for section in found.sections for piece in section.pieces]
    return [one for piece in pieces for one in _prose(piece)]


def _prose(piece: object) -> list[str]:
    match piece:
        case Prose(said) | Entry(_, said):
            return [said]
        case Grid(after=after):
            return list(after)
        case Picture(caption, rows, after):
            return [caption, *after, *(row.text for row in rows if row.text)]
        case Choice(_, _, here, elsewhere, notes):
            return [here, *elsewhere, *notes]
        case _:
            return []


@pytest.mark.parametrize("rules", [*VARIANTS.values(), *RESEARCH], ids=lambda rules: rules.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_begin_and_end_as_sentences_do(rules: Rules, language: str) -> None:
    for said in prose(told(rules, language)):
        assert re.match(r"[A-ZČĆĐŠŽÁĎÉĚÍŇÓŘŤÚŮÝÄÖÜ\d]", said), said
        assert said[-1] in ".:" or re.fullmatch(r"[SCX]-\d\d: [^.]+", said), said
        assert not re.search(r"[{}]|  |\s[.,;:]|\.\.|None|[a-z]+_[a-z_]+\b(?! =)", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_open_whatever_a_table_has_chosen(language: str) -> None:
    for _, _, _, rules in changed():
        assert not re.search(r"[{}]|\bNone\b", text(rules, language))


def test_every_sentence_is_told_at_some_table() -> None:
    tables = [*VARIANTS.values(), *RESEARCH, *(rules for *_, rules in changed()), *RARE]
    said = "\n".join(proper_text(rules, "en") for rules in tables)
    english = texts_of(read(catalogue_of("en")))
    unsaid = [key for key in sentence_keys() if not re.search(pattern(english[f"book.{key}"][0]), said)]
    assert unsaid == []


RARE = (
    house("croatian_4", announce_how="automatic", announce_when="with_first_card"),
    house("croatian_2", schmeiss="both_rounds", schmeiss_who="forehand", schmeiss_refused_maker="refuser"),
    house("scottish_3", schmeiss="first_round"),
    house("scottish_3", round2_turned_suit="dealer_only", all_pass="dealer_must"),  # noqa: S106 - an option
    house("croatian_2", turnup_after_trump="to_dealer", belot="trump_only"),
    house("croatian_3", tie_3="hang_all", fail_transfer="cards_only", capot_3="opponents_too"),
    house("scottish_3", fail_recipient_level="first_in_turn"),
    house("croatian_3", fail_recipient_3="highest", fail_recipient_level="each_full"),
    house("scottish_2", match_wins=3, next_game_dealer="cut", shown_when="before_first_trick"),
    house("croatian_4", match_wins=3, next_game_dealer="rotate", next_dealer="deal_winner"),
    house("scottish_2", end_mode="automatic", maker_may_claim=False, announced_needs_trick=False),
    house("croatian_4", contest_order="points nobody", winner_scores="best_only"),
    house("scottish_2", last_trick=0),
    house("scottish_3", pack=28, fours="on", low_trump_lead="forbid_if_counting_trump"),
    house("croatian_4", announce_how="automatic", card_reuse="once"),
    house("croatian_3", unconfirmed_go_to="opponents", end_mode="claim", false_claim="lose_game"),
    house("croatian_4", match_wins=2, next_game_dealer="cut"),
    house("croatian_2", bidding="free_one_round", schmeiss="first_round"),
    replace(variant("scottish_2"), pack=variant("scottish_2").pack & ~1),
)
"""Tables at which the sentences stand that need several choices."""


def pattern(sentence: str) -> str:
    """What the sentence looks like once its figures are filled in."""
    return ".+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_stand_in_order_and_have_titles(language: str) -> None:
    sections = told(variant("scottish_3"), language).sections
    assert tuple(section.name for section in sections) == chapter_names()
    assert len({section.title for section in sections}) == len(sections)


def test_a_chapter_of_which_there_is_nothing_to_say_is_left_out() -> None:
    assert "advice" not in {section.name for section in told(variant("croatian_4"), "en").sections}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_told_twice_in_a_chapter(language: str) -> None:
    for rules in VARIANTS.values():
        for section in told(rules, language).sections[:-2]:
            said = [piece.text for piece in section.pieces if isinstance(piece, Prose)]
            assert len(said) == len(set(said))


@pytest.mark.parametrize("rules", [*VARIANTS.values(), *RESEARCH], ids=lambda rules: rules.name)
def test_languages_tell_the_same(rules: Rules) -> None:
    """The same chapters, pieces, figures of tables, cards and ids."""
    skeletons = [skeleton(told(rules, language)) for language in LANGUAGES]
    assert all(one == skeletons[0] for one in skeletons)


def skeleton(found: Document) -> list[object]:
    """What of a book is not words."""
    return [[_bones(piece) for piece in section.pieces] for section in found.sections]


def _bones(piece: object) -> object:
    match piece:
        case Prose(said, ids):
            return ids, sorted(re.findall(r"\d+", said))
        case Grid(_, _, rows, after):
            return [row[1:2] for row in rows], len(after)
        case Picture(_, rows, after):
            return [(row.cards, row.rule) for row in rows], len(after)
        case Choice(option, _, _, elsewhere, notes):
            return option, len(elsewhere), len(notes)
        case _:
            return type(piece)
