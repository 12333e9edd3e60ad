"""What is asked before a match: going on with one that was left, the game, its rules, the opponents."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from os import utime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps import serve_cmd
from bela.apps.cli import main
from bela.apps.saved import begin, header_of, left, setup_of
from bela.deal import actions as a
from bela.rules.variants import house, variant
from driver.lines import Typist, play, setup, typed


@pytest.fixture(autouse=True)
def matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for matches that nothing else uses."""
    monkeypatch.setenv("BELA_DATA", str(tmp_path / "matches"))
    return tmp_path / "matches"


def started(*lines: str) -> Result:
    """The program, started without a command."""
    return CliRunner().invoke(main, input="".join(f"{line}\n" for line in lines), catch_exceptions=False)


def test_the_game_its_rules_and_the_opponents_are_asked() -> None:
    found = started("1", "1", "1")
    assert found.exit_code == 0
    order = ["Which game?", "By which rules?", "Against whom?", "Deal 1: ", "The match is kept."]
    places = [found.output.index(part) for part in order]
    assert places == sorted(places)
    assert "North is a bot (beginner: looks at the trick on the table and at nothing else)." in found.output


def test_levels_are_offered_from_the_weakest_on_and_enter_takes_the_usual_one() -> None:
    text = started("1", "1", "").output
    offers = text.partition("Against whom?")[2]
    names = ["beginner", "easy", "medium", "hard", "expert", "rules", "random"]
    places = [offers.index(f"{number}   {name}: ") for number, name in enumerate(names, start=1)]
    assert places == sorted(places)
    assert "(1 to 8, Enter for 3, q leaves)" in offers
    assert "North is a bot (medium: remembers trumps, and wastes no card)." in text


def test_how_bots_like_to_play_is_chosen_behind_them_and_kept_with_the_match(matches: Path) -> None:
    text = started("1", "1", "8", "3", "4").output
    offers = text.partition("Against whom?")[2]
    assert "8   How they like to play: even; change it" in offers
    assert "8   How they like to play: bold; change it" in offers
    assert "How they like to play: bold." in text
    (one,) = left(matches)
    assert one.header is not None
    assert one.header.extra["style"] == "bold"
    resumed = setup_of(one.header)
    assert resumed is not None
    assert resumed.style == "bold"
    assert "bots: hard, bold" in started().output
    assert "How they like to play: bold." in started("1").output


def test_a_style_that_is_not_known_here_is_the_usual_one() -> None:
    header = header_of(replace(setup("scottish_2"), style="bold"))
    strange = setup_of(replace(header, extra={"style": "wild"}))
    assert strange is not None
    assert strange.style == "even"


def test_the_last_game_offered_is_a_table_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = list[str]()
    monkeypatch.setattr(serve_cmd, "_serve", lambda words, _asked: opened.append(words.language))
    found = started("8")
    assert found.exit_code == 0
    assert "8   In the browser" in found.output
    assert opened == ["en"]


@pytest.mark.parametrize("words", [("--plain",), ("--plain", "play"), ("play", "--plain")])
def test_lines_may_be_asked_for_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch, words: tuple[str]) -> None:
    monkeypatch.setattr("bela.apps.play_cmd.has_full_screen", lambda: True)
    result = CliRunner().invoke(main, words, input="q\n", catch_exceptions=False)
    assert result.exit_code == 0
    assert "Which game?" in result.output


def test_the_help_names_both_ways_to_play() -> None:
    text = " ".join(CliRunner().invoke(main, ["play", "--help"]).output.split())
    assert "on the full screen, or line by line with --plain" in text


def test_all_games_are_offered_and_the_reconstruction_is_called_one() -> None:
    menu = started().output
    assert "   7   Croatian Bela for four" in menu
    assert "Only its name is handed down; these rules are a reconstruction." in menu


def test_club_rules_are_offered_where_there_are_any() -> None:
    assert "Those of Croatian clubs" not in started("1").output
    text = started("7", "2", "1").output
    assert "Croatian Bela for four as clubs play it" in text


def test_single_options_are_changed_one_after_another() -> None:
    text = started("7", "4", "target=301", "nonsense", "tie_3=half", "must_beat=all_suits", "", "1").output
    assert '"nonsense" is no option: write name=value' in text
    assert "tie_3 is no question in croatian_4" in text
    assert "  must_beat = all_suits: " in text.rpartition("Against whom?")[2]
    assert "  target = 301: " in text.rpartition("Against whom?")[2]


def test_the_options_are_listed_when_asked_for() -> None:
    assert "last_trick: What the last trick counts" in started("7", "4", "?").output


def test_rules_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('variant = "croatian_4"\n\n[options]\ntarget = 301\n', encoding="utf-8")
    text = started("7", "3", str(tmp_path / "none.toml"), "3", "", "3", str(file), "1").output
    assert "none.toml cannot be read" in text
    assert text.count("By which rules?") == 3
    assert "  target = 301: " in text


@pytest.mark.parametrize("junk", ["", "x", "0", "9", "99", "1000", "-1", "²", "\x00", "1 1", "x" * 5000])
def test_a_choice_that_is_none_is_asked_again(junk: str) -> None:
    text = started(junk, "1", "1", "1").output
    assert text.count("Your choice (1 to 8, q leaves):") == 2
    assert "is no choice here: type a number from 1 to 8." in text
    assert "Deal 1: " in text


@pytest.mark.parametrize("lines", [(), ("q",), ("1",), ("1", "q"), ("1", "1"), ("7", "4", "target=5"), ("7", "3")])
def test_leaving_before_a_match_leaves_nothing_behind(matches: Path, lines: tuple[str, ...]) -> None:
    assert started(*lines).exit_code == 0
    assert not matches.exists()


# ---------------------------------------------------------------- matches that were left
def test_matches_that_were_left_are_offered_the_last_one_first(matches: Path) -> None:
    for name in ("scottish_2", "croatian_4"):
        play(Typist(typed("1")), begin(matches, setup(name)))
    menu = started("x").output
    first, second = menu.index("Go on: Croatian"), menu.index("Go on: Scottish")
    assert first != second
    assert "   3   A new match" in menu


def test_matches_at_like_tables_are_told_apart(matches: Path) -> None:
    def first_card(typist: Typist) -> str:
        return "" if "Trick 2. " in typist.block else "1\n"

    play(Typist(first_card), begin(matches, setup("croatian_4", bots="rules")))
    (file,) = matches.glob("unfinished/*")
    when = datetime(1999, 12, 31, 23, 59).timestamp()  # noqa: DTZ001 - by the clock on the wall
    utime(file, (when, when))
    play(Typist(typed()), begin(matches, setup("croatian_4")))
    menu = [line for line in started("x").output.splitlines() if "Go on: " in line]
    assert "bots: random; last played 2" in menu[0]
    assert "trick" not in menu[0]
    assert menu[1].endswith("deal 1, score 0 : 0; trick 2; bots: rules; last played 1999-12-31 23:59")


def test_the_same_cards_and_the_same_question_come_back() -> None:
    before = started("7", "1", "1", "1", "1").output.rpartition("\n\n")[2]
    after = started("1").output.rpartition("\n\n")[2]
    assert "Your hand: " in before
    assert after == before


def test_a_new_match_leaves_the_old_one_where_it_is(matches: Path) -> None:
    play(Typist(typed("1")), begin(matches, setup("scottish_2")))
    started("2", "1", "1", "1")
    assert len(left(matches)) == 2


def test_a_match_that_is_over_is_not_offered(matches: Path) -> None:
    rules = house("croatian_2", target=1)
    play(Typist(lambda typist: "1 2\n" if "Lay" in typist.prompt else "1\n"), begin(matches, setup(rules)))
    assert left(matches) == []
    assert "Which game?" in started().output


def test_a_record_of_bots_alone_is_not_offered(matches: Path) -> None:
    made = setup("scottish_2")
    bots = {**made.bots, made.seat: "random"}
    begin(matches, type(made)(made.rules, made.seat, bots, made.seed)).journal.close()
    assert left(matches) == []


def test_what_is_sound_of_a_damaged_match_can_be_recovered(matches: Path) -> None:
    play(Typist(typed("1")), begin(matches, setup("croatian_4")))
    (file,) = matches.glob("unfinished/*")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:-2], b"{broken}\n", lines[-1]]))
    text = started("1").output
    assert "Recover what is sound: Croatian Bela for four, as partners, deal 1, score 0 : 0; " in text
    assert f" ({file.name} is damaged in line {len(lines) - 1})" in text
    assert "The match goes on." in text
    again = started("1").output
    assert "Recover" not in again
    assert "Go on: Croatian" in again


def test_a_match_in_use_is_not_offered(matches: Path) -> None:
    saved = begin(matches, setup("scottish_2"))
    saved.journal.append(None, a.Draw(0, variant("scottish_2").pack.bit_length() - 1))  # type: ignore[arg-type]
    assert left(matches) == []
    saved.journal.close()
    assert len(left(matches)) == 1
