"""A scenario that is wrong in itself is refused with the file, the key and the reason."""

from __future__ import annotations

import pytest

from bela.deal.notation import action_text
from bela.referee import Fault, ScenarioError, check, read_scenario
from support.scenarios import COUNT, DEAL, POSITION, SPARE, changed


def without(text: str, start: str) -> str:
    """The text without the line that begins so."""
    lines = text.splitlines()
    assert any(line.startswith(start) for line in lines)
    return "\n".join(line for line in lines if not line.startswith(start))


LAID = """
variant = "croatian_3"
options = { discard_points = "maker" }
[count]
maker_side = 0
card_points = [162, 0, 0]
"""
SHARED_BY_TURN = """
variant = "scottish_3"
options = { fail_recipient_3 = "split" }
[count]
maker_side = 1
card_points = [40, 41, 70]
"""

BAD = [
    # the file
    ("", "=", Fault.NOT_TOML),
    ("variant", without(DEAL, "variant"), Fault.MISSING_KEY),
    ("variant", changed(DEAL, ('"scottish_2"', '"skat"')), Fault.UNKNOWN_VARIANT),
    ("variant", changed(DEAL, ('"scottish_2"', "2")), Fault.NOT_TEXT),
    ("variant", changed(DEAL, ('"scottish_2"', '["scottish_2"]')), Fault.NOT_TEXT),
    ("varient", "varient = 1\n" + DEAL, Fault.UNKNOWN_KEY),
    ("id", "id = 3\n" + DEAL, Fault.NOT_TEXT),
    ("title", "title = 3\n" + DEAL, Fault.NOT_TEXT),
    ("rules", 'rules = "S-01"\n' + DEAL, Fault.NOT_TEXTS),
    ("rules[0]", "rules = [1]\n" + DEAL, Fault.NOT_TEXT),
    ("rules[1]", 'rules = ["S-02", "S-99"]\n' + DEAL, Fault.UNKNOWN_RULE),
    ("options", "options = 3\n" + DEAL, Fault.NOT_A_TABLE),
    ("options.must_beet", "options = { must_beet = 1 }\n" + DEAL, Fault.BAD_OPTION),
    ("options.tie", 'options = { tie = "toss" }\n' + DEAL, Fault.BAD_OPTION),
    ("options.tie_3", 'options = { tie_3 = "fail" }\n' + DEAL, Fault.BAD_OPTION),
    ("deal", 'variant = "scottish_2"', Fault.ONE_START),
    ("deal count", DEAL + "[count]\nmaker_side = 0\n", Fault.ONE_START),
    ("deal", 'variant = "scottish_2"\ndeal = 3', Fault.NOT_A_TABLE),
    # a deal
    ("deal.dealt", changed(DEAL, ("dealer", "dealt")), Fault.UNKNOWN_KEY),
    ("deal.dealer", without(DEAL, "dealer"), Fault.MISSING_KEY),
    ("deal.dealer", changed(DEAL, ("dealer = 1", "dealer = 2")), Fault.NO_SUCH_SEAT),
    ("deal.dealer", changed(DEAL, ("dealer = 1", "dealer = -1")), Fault.NO_SUCH_SEAT),
    ("deal.dealer", changed(DEAL, ("dealer = 1", "dealer = true")), Fault.NOT_A_NUMBER),
    ("deal.dealer", changed(DEAL, ("dealer = 1", "dealer = 1.0")), Fault.NOT_A_NUMBER),
    ("deal.hands", without(DEAL, "hands"), Fault.MISSING_KEY),
    ("deal.hands", changed(DEAL, ('hands = ["9c', 'hands = ["", "9c')), Fault.WRONG_LENGTH),
    ("deal.hands[0]", changed(DEAL, (" As", "")), Fault.WRONG_CARDS),
    ("deal.hands[1]", changed(DEAL, ("8c", "8c 7c")), Fault.WRONG_CARDS),
    ("deal.hands[0]", changed(DEAL, ("As", "Ah")), Fault.CARD_TWICE),
    ("deal.hands[1]", changed(DEAL, ("8c", "9c")), Fault.CARD_TWICE),
    ("deal.hands[0]", changed(DEAL, ("As", "1s")), Fault.BAD_CARD),
    ("deal.hands[0]", 'variant = "scottish_2"\n[deal]\ndealer = 1\nhands = [1, 2]\n', Fault.NOT_TEXT),
    ("deal.turned", without(DEAL, "turned"), Fault.MISSING_KEY),
    ("deal.turned", changed(DEAL, ("Kc", "As")), Fault.CARD_TWICE),
    ("deal.turned", changed(DEAL, ("Kc", "Kc Qc")), Fault.WRONG_CARDS),
    ("deal.spare", DEAL + 'spare = "Qc"\n', Fault.NOT_ALLOWED_HERE),
    ("deal.turned", SPARE + 'turned = "Ks"\n', Fault.NOT_ALLOWED_HERE),
    ("deal.spare", without(SPARE, "spare"), Fault.MISSING_KEY),
    ("deal.spare", changed(SPARE, ("Ks As", "Ks")), Fault.WRONG_CARDS),
    ("deal.scores", DEAL + "scores = 3\n", Fault.NOT_NUMBERS),
    ("deal.scores", DEAL + "scores = [1, 2, 3]\n", Fault.WRONG_LENGTH),
    ("deal.scores[1]", DEAL + "scores = [1, -2]\n", Fault.OUT_OF_RANGE),
    ("deal.hanging", DEAL + 'hanging = "none"\n', Fault.NOT_A_NUMBER),
    ("deal.hanging", DEAL + "hanging = 10000\n", Fault.OUT_OF_RANGE),
    ("deal.games[0]", DEAL + "games = [2, 0]\n", Fault.OUT_OF_RANGE),
    ("deal.actions", DEAL + 'actions = "take"\n', Fault.NOT_TEXTS),
    # a position
    ("position.tricks", POSITION + "tricks = 3\n", Fault.UNKNOWN_KEY),
    ("position.scores", POSITION + "scores = [1, 2, 3]\n", Fault.UNKNOWN_KEY),
    ("position.leader", without(POSITION, "leader"), Fault.MISSING_KEY),
    ("position.dealer", without(POSITION, "dealer"), Fault.MISSING_KEY),
    ("position.maker", without(POSITION, "maker"), Fault.MISSING_KEY),
    ("position.maker", changed(POSITION, ("maker = 0", "maker = 3")), Fault.NO_SUCH_SEAT),
    ("position.trump", without(POSITION, "trump"), Fault.MISSING_KEY),
    ("position.trump", changed(POSITION, ('"h"', '"x"')), Fault.BAD_SUIT),
    ("position.trump", changed(POSITION, ('"h"', "1")), Fault.NOT_TEXT),
    ("position.trick", changed(POSITION, ("Kd Qh", "Kd Qh Ad")), Fault.WRONG_CARDS),
    ("position.trick", changed(POSITION, ("Kd Qh", "Kd Kd")), Fault.CARD_TWICE),
    ("position.hands.2", changed(POSITION, ("Kh 8h", "Kd 8h")), Fault.CARD_TWICE),
    ("position.hands.2", changed(POSITION, ("{ 2 =", "{ 1 =")), Fault.HAND_UNKNOWN),
    ("position.hands.2", changed(POSITION, ("Kh 8h As", "")), Fault.HAND_UNKNOWN),
    ("position.hands.3", changed(POSITION, ("{ 2 =", "{ 3 =")), Fault.NO_SUCH_SEAT),
    ("position.hands.x", changed(POSITION, ("{ 2 =", "{ x =")), Fault.NOT_A_NUMBER),
    ("position.hands.²", changed(POSITION, ("{ 2 =", '{ "²" =')), Fault.NOT_A_NUMBER),
    ("position.hands.99999", changed(POSITION, ("{ 2 =", "{ 99999 =")), Fault.NOT_A_NUMBER),
    ("position.hands.2", changed(POSITION, ("Kh 8h As", "7c 8c 9c Tc Jc Qc Kc Ac 7d 8d")), Fault.WRONG_CARDS),
    ("position.hands.2", "options = { pack = 28 }\n" + changed(POSITION, ("8h", "7h")), Fault.NOT_IN_PACK),
    ("position.hands", changed(POSITION, ('{ 2 = "Kh 8h As" }', '"Kh"')), Fault.NOT_A_TABLE),
    ("position.first_trick", POSITION + "first_trick = 1\n", Fault.NOT_A_FLAG),
    # a count
    ("count.points", changed(COUNT, ("card_points", "points")), Fault.UNKNOWN_KEY),
    ("count.card_points", without(COUNT, "card_points"), Fault.MISSING_KEY),
    ("count.maker_side", without(COUNT, "maker_side"), Fault.MISSING_KEY),
    ("count.maker_side", changed(COUNT, ("maker_side = 0", "maker_side = 2")), Fault.NO_SUCH_SIDE),
    ("count.kind", COUNT + 'kind = "lost"\n', Fault.UNKNOWN_WORD),
    ("count.kind", COUNT + "kind = 1\n", Fault.NOT_TEXT),
    ("count.dealer", COUNT + "dealer = 2\n", Fault.NO_SUCH_SEAT),
    ("count.card_points", changed(COUNT, ("[90, 66]", "[100, 57]")), Fault.MORE_THAN_THE_DEAL),
    ("count.card_points", changed(COUNT, ("[90, 66]", "[20, 7]")), Fault.LESS_THAN_THE_DEAL),
    (
        "count.card_points",
        changed(LAID, ('options = { discard_points = "maker" }', ""), ("162", "129")) + "tricks = [4, 3, 3]\n",
        Fault.NO_SUCH_SUM,
    ),
    ("count.card_points", changed(COUNT, ("scottish_2", "croatian_4")), Fault.NOT_THE_TOTAL),
    ("count.card_points", changed(COUNT, ("[90, 66]", "[162]")), Fault.WRONG_LENGTH),
    ("count.card_points[1]", COUNT + "tricks = [9, 0]\n", Fault.POINTS_WITHOUT_TRICK),
    ("count.tricks", LAID + "tricks = [0, 0, 0]\n", Fault.NO_TRICKS_AT_ALL),
    ("count.claimed_by", COUNT + 'kind = "claimed"\n', Fault.WINNER_NEEDED),
    ("count.claimed_by", COUNT + "claimed_by = 2\n", Fault.NO_SUCH_SIDE),
    ("count.actions", COUNT + 'actions = ["take"]\n', Fault.UNKNOWN_KEY),
    # what is expected
    ("expect.winner", DEAL + "[expect]\nwinner = 1\n", Fault.UNKNOWN_KEY),
    ("expect", "expect = 1\n" + DEAL, Fault.NOT_A_TABLE),
    ("expect.refused", DEAL + '[expect]\nrefused = "take"\n', Fault.NOT_A_TABLE),
    ("expect.refused.rule", DEAL + '[expect]\nrefused = { action = "take" }\n', Fault.MISSING_KEY),
    ("expect.refused.action", DEAL + '[expect]\nrefused = { rule = "S-11" }\n', Fault.MISSING_KEY),
    ("expect.refused.why", DEAL + '[expect]\nrefused = { why = "S-11" }\n', Fault.UNKNOWN_KEY),
    ("expect.refused.rule", DEAL + '[expect]\nrefused = { action = "take", rule = 11 }\n', Fault.NOT_TEXT),
    ("expect.actions", DEAL + '[expect]\nactions = "take"\n', Fault.NOT_TEXTS),
    ("expect.actions[1]", DEAL + '[expect]\nactions = ["take", "tak"]\n', Fault.BAD_ACTION),
    ("expect.cards", DEAL + "[expect]\ncards = 7\n", Fault.NOT_TEXT),
    ("expect.cards", DEAL + '[expect]\ncards = "Xh"\n', Fault.BAD_CARD),
    ("expect.seen", DEAL + '[expect]\nseen = "Kh"\n', Fault.NOT_A_TABLE),
    ("expect.seen.2", DEAL + '[expect]\nseen = { 2 = "Kh" }\n', Fault.NO_SUCH_SEAT),
    ("expect.unseen.0", DEAL + '[expect]\nunseen = { 0 = "Kh Kh" }\n', Fault.CARD_TWICE),
    ("expect.phase", DEAL + '[expect]\nphase = "lunch"\n', Fault.UNKNOWN_WORD),
    ("expect.result", DEAL + '[expect]\nresult = "lost"\n', Fault.UNKNOWN_WORD),
    ("expect.trump", DEAL + '[expect]\ntrump = "z"\n', Fault.UNKNOWN_WORD),
    ("expect.to_act", DEAL + "[expect]\nto_act = 2\n", Fault.NO_SUCH_SEAT),
    ("expect.game_winner", DEAL + "[expect]\ngame_winner = 9\n", Fault.NO_SUCH_SIDE),
    ("expect.trick.winer", DEAL + "[expect]\ntrick = { winer = 0 }\n", Fault.UNKNOWN_KEY),
    ("expect.deal", DEAL + "[expect]\ndeal = [1, 2, 3]\n", Fault.WRONG_LENGTH),
    ("expect.refused.rule", DEAL + '[expect]\nrefused = { action = "take", rule = "S-999" }\n', Fault.UNKNOWN_RULE),
    ("expect.refused.action", DEAL + '[expect]\nrefused = { action = " ", rule = "X-07" }\n', Fault.BAD_ACTION),
    # figures that no deal can have
    ("count.kind", COUNT + 'kind = "belot"\n', Fault.NO_BELOT),
    ("count.bela", COUNT + "bela = [20, 20]\n", Fault.NO_SUCH_BELA),
    ("count.bela", COUNT + "bela = [7, 0]\n", Fault.NO_SUCH_BELA),
    ("count.announced[0]", COUNT + "announced = [7, 0]\n", Fault.NO_SUCH_ANNOUNCEMENTS),
    ("count.announced[1]", COUNT + "announced = [0, 30]\n", Fault.NO_SUCH_ANNOUNCEMENTS),
    ("count.announced", COUNT + "announced = [20, 20]\n", Fault.BOTH_ANNOUNCED),
    ("count.tricks", COUNT + "tricks = [100, 100]\n", Fault.TOO_MANY_TRICKS),
    ("count.card_points[1]", changed(COUNT, ("[90, 66]", "[90, 1]")), Fault.NO_SUCH_POINTS),
    ("count.scores", COUNT + "scores = [501, 0]\n", Fault.GAME_OVER),
    ("deal.scores", DEAL + "scores = [501, 0]\n", Fault.GAME_OVER),
    ("count.dealer", SHARED_BY_TURN, Fault.DEALER_NEEDED),
    # text that no reader should go down into
    ("", "a = " + "[" * 5000 + "]" * 5000, Fault.NOT_TOML),
    ("", "dealer = " + "9" * 10_000, Fault.NOT_TOML),
    # what was said and played
    ("deal.actions[0]", DEAL + 'actions = ["tke"]\n', Fault.BAD_ACTION),
    ("deal.actions[1]", DEAL + 'actions = ["take", "Kc"]\n', Fault.ILLEGAL_ACTION),
    ("deal.actions[0]", DEAL + 'actions = ["1:take"]\n', Fault.ILLEGAL_ACTION),
    ("deal.actions[0]", DEAL + 'actions = ["2:take"]\n', Fault.ILLEGAL_ACTION),
    ("deal.actions[0]", DEAL + 'actions = ["cut 3"]\n', Fault.ILLEGAL_ACTION),
    ("deal.actions[0]", DEAL + 'actions = ["0:claim"]\n', Fault.ILLEGAL_ACTION),
    ("position.actions[0]", POSITION + 'actions = ["8h"]\n', Fault.ILLEGAL_ACTION),
    ("position.actions[0]", POSITION + 'actions = ["cut 3"]\n', Fault.ILLEGAL_ACTION),
    ("position.actions[1]", POSITION + 'actions = ["Kh", "take"]\n', Fault.ILLEGAL_ACTION),
    ("position.actions[1]", changed(POSITION, ("Qh", "Ah")) + 'actions = ["8h", "pass"]\n', Fault.HAND_UNKNOWN),
    ("position.actions[1]", changed(POSITION, ("Qh", "Ah")) + 'actions = ["8h", "Kh"]\n', Fault.ILLEGAL_ACTION),
    ("position.actions[1]", changed(POSITION, ("Qh", "Ah")) + 'actions = ["8h", "Kd"]\n', Fault.ILLEGAL_ACTION),
    ("position.actions[1]", changed(POSITION, ("Qh", "Ah")) + 'actions = ["8h", "0:claim"]\n', Fault.HAND_UNKNOWN),
]


@pytest.mark.parametrize(("key", "text", "fault"), BAD)
def test_it_is_refused_with_file_key_and_reason(key: str, text: str, fault: Fault) -> None:
    with pytest.raises(ScenarioError) as caught:
        check(read_scenario(text, "some.toml"))
    assert (caught.value.key, caught.value.fault) == (key, fault)
    assert str(caught.value).startswith(f"{key}: {fault.value}")


def test_every_fault_is_met_somewhere() -> None:
    assert {fault for _, _, fault in BAD} == set(Fault)


def test_reading_names_the_file() -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario("=", "some.toml")
    assert caught.value.source == "some.toml"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (changed(DEAL, ('"scottish_2"', '"skat"')), "scottish_2, scottish_3, clobyosh_2"),
        (changed(DEAL, ("dealer = 1", "dealer = 2")), "0-1"),
        (changed(DEAL, (" As", "")), "9"),
        (DEAL + "[expect]\nwinner = 1\n", "game_winner"),
        ('options = { tie = "toss" }\n' + DEAL, "hang_maker"),
    ],
)
def test_and_with_what_would_be_right(text: str, right: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        check(read_scenario(text))
    assert right in caught.value.detail


@pytest.mark.parametrize("said", ["Kc", "0:claim"])
def test_a_refused_action_says_what_would_be_legal(said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        check(read_scenario(DEAL + f'actions = ["{said}"]\n'))
    refused = caught.value.refused
    assert refused is not None
    assert [action_text(action) for action in refused.error.legal] == ["pass", "take"]


def test_where_a_tie_plays_the_game_on_level_scores_past_the_target_are_no_fault() -> None:
    assert check(read_scenario(COUNT + "scores = [510, 510]\n")) == []
