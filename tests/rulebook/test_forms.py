"""The book as text, as Markdown and as HTML: nothing is lost, every link leads somewhere, everybody can read it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from bela.apps.book import fragment, markdown, page
from bela.apps.book.cards_svg import card_svg
from bela.apps.book.document import Prose
from bela.apps.telling.voice import Voice
from bela.cards import CARDS
from bela.i18n import LANGUAGES
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from rulebook.tables import text, told, voice

EVERY = pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
VOID = {"meta", "path", "rect"}


class Reader(HTMLParser):
    """Reads a page, and refuses what is not well formed."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs)
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "title", "text"):
            self.words.append(data)

    def attributes(self, name: str) -> list[str]:
        """Every value of an attribute."""
        return [value for _, attrs in self.tags for key, value in attrs.items() if key == name and value is not None]


def read(rules: Rules, language: str = "en") -> Reader:
    """The page of a table."""
    return Reader(page(voice(rules, language), told(rules, language)))


# ---------------------------------------------------------------- HTML
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_well_formed_and_says_its_language(language: str) -> None:
    found = read(variant("croatian_4"), language)
    tags = dict(found.tags)
    assert page(voice(variant("croatian_4"), language), told(variant("croatian_4"), language)).startswith("<!doctype")
    assert [attrs["lang"] for tag, attrs in found.tags if tag in ("html", "article")] == [language, language]
    assert {"title", "main", "nav", "article", "h1"} <= tags.keys()


@EVERY
def test_headings_go_down_step_by_step(rules: Rules) -> None:
    levels = [int(tag[1]) for tag, _ in read(rules).tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@EVERY
def test_every_link_leads_to_one_place_on_the_page(rules: Rules) -> None:
    found = read(rules)
    ids = found.attributes("id")
    assert len(ids) == len(set(ids))
    assert {f"#{one}" for one in ids} >= set(found.attributes("href"))
    assert set(found.attributes("aria-labelledby")) <= set(ids)


def test_a_page_loads_nothing_and_runs_nothing() -> None:
    found = read(variant("scottish_3"))
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in found.tags}
    assert not found.attributes("src")
    assert not [name for _, attrs in found.tags for name in attrs if name.startswith("on") or name == "style"]


def test_a_part_of_a_page_brings_no_style_and_no_second_language() -> None:
    rules = variant("scottish_2")
    part = fragment(voice(rules, "de"), told(rules, "de"))
    assert part.startswith('<article class="rulebook" lang="de">')
    assert "<style" not in part
    assert Reader(part).attributes("lang") == ["de"]


def test_every_card_has_a_name_that_can_be_heard() -> None:
    tags = read(variant("croatian_4")).tags
    cards = [attrs for tag, attrs in tags if tag == "svg"]
    assert cards
    assert all(attrs["role"] == "img" and attrs["aria-label"] for attrs in cards)
    assert {"Jack of hearts", "Ten of spades"} <= {attrs["aria-label"] for attrs in cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_can_be_told_apart(language: str) -> None:
    speaker = Voice.at(variant("croatian_4"), None, language=language, signs=True)
    drawings = {card_svg(speaker, card) for card in CARDS}
    assert len(drawings) == 32
    assert len({re.sub(r'aria-label="[^"]*"|<title>.*</title>|fill="[^"]*"', "", one) for one in drawings}) == 32


def test_rows_of_tables_have_as_many_cells_as_their_heads() -> None:
    found = page(voice(variant("croatian_3"), "en"), told(variant("croatian_3"), "en"))
    for table in re.findall(r"<table>.*?</table>", found, re.DOTALL):
        assert len({len(re.findall(r"<t[hd]\b", row)) for row in re.findall(r"<tr>.*?</tr>", table)}) == 1
        assert "<caption>" in table


# ---------------------------------------------------------------- nothing is lost
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_in_every_form(language: str) -> None:
    rules = house("scottish_2", schmeiss="first_round")
    found = told(rules, language)
    forms = (
        text(rules, language),
        re.sub(r"\\(?=[_*<>|#\[\]`])", "", markdown(voice(rules, language), found)),
        "".join(read(rules, language).words),
    )
    for section in found.sections:
        for piece in section.pieces:
            if isinstance(piece, Prose):
                assert all(piece.text in form for form in forms), piece.text


# ---------------------------------------------------------------- Markdown
@EVERY
def test_links_in_markdown_lead_to_an_anchor(rules: Rules) -> None:
    found = markdown(voice(rules, "en"), told(rules, "en"))
    anchors = re.findall(r'<a id="([^"]+)"></a>', found)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", found)) <= set(anchors)


def test_markdown_has_headings_tables_and_cards() -> None:
    found = markdown(voice(variant("croatian_4"), "en"), told(variant("croatian_4"), "en"))
    assert found.startswith("# Croatian Bela for four, as partners: the rules\n")
    assert '## <a id="play"></a>Playing the cards' in found
    assert "| Jack | 20 | Ace | 11 |" in found
    assert "| :-- | --: | :-- | --: |" in found
    assert "- May be played: 9h\n" in found
    assert r"`must_beat`: Here: Only trumps must be beaten" in found


def test_no_character_of_a_sentence_is_a_mark() -> None:
    rules = house("croatian_4", must_beat="all_suits")
    assert r"must\_beat = all\_suits: A plain suit" in markdown(voice(rules, "en"), told(rules, "en"))


# ---------------------------------------------------------------- text
def test_text_has_chapters_tables_examples_and_ids() -> None:
    found = text(variant("croatian_4"), "en")
    assert "\n8. Playing the cards\n--------------------\n" in found
    assert "\n  Jack        20  Ace              11\n" in found
    assert "  May not be played  Ac 9d: You have no spades, so you must play a trump. [C-20]\n" in found
    assert "must follow suit. Whoever has not must play a trump. Whoever has neither may play any card. [C-20]" in found
    assert re.search(r"\n  Written down +0 +182\nSouth fell: 68 against 114\.\n", found)


def test_signs_are_shown_where_they_can_be() -> None:
    speaker = Voice.at(variant("scottish_2"), None, language="en", signs=True)
    assert "10♠" in markdown(speaker, told(variant("scottish_2"), "en"))
