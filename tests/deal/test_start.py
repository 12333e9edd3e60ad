"""How a deal begins: packets from the pack, known hands, and a moment in mid-play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bela.cards import CARDS, FULL, Suit, cards_text, mask_of, parse_card, parse_cards
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.notation import action_text, parse_action
from bela.deal.start import Position, cut, deal_at, deal_from, lay_out
from bela.deal.state import Deal, Layout, Phase
from bela.rules.variants import VARIANTS, house, variant
from support.dealing import pack_for, random_cards
from support.tables import EVERY_VARIANT, SEEDS

PACK = CARDS  # clubs, diamonds, hearts, spades, each from seven to ace


def sets(row: tuple[int | None, ...]) -> list[str]:
    """The hands of a row as text."""
    return [cards_text(card for card in CARDS if (mask or 0) >> card & 1) for mask in row]


# ---------------------------------------------------------------- from the pack
def test_packets_of_three_go_round_twice_and_the_next_card_is_turned() -> None:  # S-08, S-09
    layout = lay_out(variant("scottish_2"), PACK, dealer=1)
    assert sets(layout.first) == ["7c 8c 9c Kc Ac 7d", "Tc Jc Qc 8d 9d Td"]
    assert layout.turned == parse_card("Jd")


def test_three_more_each_come_from_the_stock() -> None:  # S-13
    layout = lay_out(variant("scottish_2"), PACK, dealer=1)
    assert sets(layout.later) == ["Qd Kd Ad", "7h 8h 9h"]
    assert layout.talon == 0


def test_the_first_packet_goes_to_the_forehand() -> None:  # S-08
    assert sets(lay_out(variant("scottish_3"), PACK, dealer=0).first)[1] == "7c 8c 9c 8d 9d Td"
    assert sets(lay_out(variant("scottish_3"), PACK, dealer=2).first)[0] == "7c 8c 9c 8d 9d Td"


def test_all_cards_of_three_but_five_are_used() -> None:  # S-44
    layout = lay_out(variant("scottish_3"), PACK, dealer=0)
    used = [*layout.first, *layout.later, 1 << (layout.turned or 0)]
    assert sum(mask.bit_count() for mask in used if mask) == 32 - 5 + 1


def test_the_dealer_of_four_has_the_turned_card_for_the_last_of_their_own() -> None:
    layout = lay_out(variant("barlinnie_4"), PACK, dealer=3)
    assert layout.turned == CARDS[24]
    assert [len(hand.split()) for hand in sets(layout.later)] == [2, 2, 2, 1]


def test_the_card_is_turned_after_the_face_down_cards_or_before() -> None:  # C-03, turnup_position
    after = lay_out(house("croatian_2", turnup_position="after_all"), PACK, dealer=1)
    before = lay_out(house("croatian_2", turnup_position="after_open_cards"), PACK, dealer=1)
    assert (after.turned, sets(after.later)) == (CARDS[20], ["Jd Qd Kd Ad", "7h 8h 9h Th"])
    assert (before.turned, sets(before.later)) == (CARDS[12], ["Qd Kd Ad 7h", "8h 9h Th Jh"])


def test_two_are_left_over_for_the_maker_of_three() -> None:  # C-08
    layout = lay_out(variant("croatian_3"), PACK, dealer=2)
    assert (layout.turned, layout.talon) == (None, mask_of(parse_cards("Ks As")))
    assert sets(layout.later)[0] == "9h Th Jh Qh"


def test_nothing_is_left_over_of_four() -> None:  # C-10
    layout = lay_out(variant("croatian_4"), PACK, dealer=3)
    assert (layout.turned, layout.talon) == (None, 0)
    assert sets(layout.later) == ["7s 8s", "9s Ts", "Js Qs", "Ks As"]


def test_cutting_takes_cards_from_the_top_to_the_bottom_and_a_tap_none() -> None:  # S-07
    assert cut(PACK, 30)[:3] == parse_cards("Ks As 7c")
    assert cut(PACK, 0) == PACK


@EVERY_VARIANT
@given(seed=SEEDS)
def test_dealing_undoes_the_stacking_of_a_pack(name: str, seed: int) -> None:
    rules, rng = VARIANTS[name], Random(seed)
    dealer = rng.randrange(rules.seats)
    cards = random_cards(rules, rng, dealer)
    layout = lay_out(rules, pack_for(rules, cards, dealer), dealer)
    six = sum(rules.first)
    assert layout.first == tuple(mask_of(hand[:six]) for hand in cards.hands)
    assert layout.later == tuple(mask_of(hand[six:]) for hand in cards.hands)
    assert (layout.turned, layout.talon) == (cards.turned, mask_of(cards.rest[: rules.talon]))


def test_a_deal_begins_with_the_forehand_and_only_the_first_cards() -> None:  # S-10
    rules = variant("croatian_4")
    deal, events = deal_from(rules, lay_out(rules, PACK, dealer=2), 2, (100, 200), 35)
    board = deal.board
    assert (board.phase, board.to_act, board.scores, board.hanging) == (Phase.BIDDING, 3, (100, 200), 35)
    assert [hand.cards.bit_count() for hand in deal.hands if hand] == [6, 6, 6, 6]
    assert len(events) == 5


def test_hands_that_are_not_known_stay_unknown() -> None:
    rules = variant("scottish_2")
    layout = lay_out(rules, PACK, dealer=1)
    deal, events = deal_from(rules, Layout((layout.first[0], None), (layout.later[0], None), layout.turned), 1)
    assert (deal.hands[1], len(events)) == (None, 2)


# ---------------------------------------------------------------- in mid-play
def position(name: str, hands: dict[int, str], trick: str = "", *, first_trick: bool = False) -> Deal:
    """A moment in play with hearts as trumps; seat 0 leads and the last seat deals."""
    rules = variant(name)
    return deal_at(
        rules,
        Position(
            dealer=rules.seats - 1,
            trump=Suit.HEARTS,
            maker=0,
            leader=0,
            trick=parse_cards(trick),
            hands={seat: mask_of(parse_cards(hand)) for seat, hand in hands.items()},
            first_trick=first_trick,
        ),
    )


def after(deal: Deal, *words: str) -> Deal:
    """The position after some actions."""
    for word in words:
        action = parse_action(word)
        assert deal.board.to_act is not None
        assert not isinstance(action, a.Draw | a.Pack | a.Cut)
        deal = act(deal, deal.board.to_act, action)[0]
    return deal


def may(deal: Deal) -> str:
    """What the seat to act may do."""
    assert deal.board.to_act is not None
    return "; ".join(map(action_text, legal_for(deal, deal.board.to_act)))


def test_a_position_is_played_on_from_whoever_is_next() -> None:
    deal = position("scottish_3", {1: "7c Ad", 2: "Kc 8d"}, "Qc")
    assert (deal.board.to_act, deal.board.counts) == (1, (1, 2, 2))
    deal = after(deal, "7c", "Kc")
    assert (deal.board.tricks[0].winner, deal.board.to_act, deal.board.counts) == (2, 2, (1, 1, 1))


def test_a_position_played_to_its_end_is_not_settled() -> None:
    deal = after(position("scottish_2", {0: "Ac", 1: "7c"}), "Ac", "7c")
    assert (deal.board.phase, deal.board.tally, deal.board.settlement) == (Phase.OVER, None, None)


def test_after_the_first_trick_nothing_is_announced() -> None:
    assert after(position("scottish_2", {0: "Ac Kc", 1: "7c 8c"}), "Ac").board.phase is Phase.PLAY


def test_in_the_first_trick_the_dialogue_goes_on_with_whoever_plays() -> None:  # S-22
    deal = after(position("scottish_2", {1: "7c 8c 9c"}, "Ac", first_trick=True), "7c")
    assert (deal.board.phase, may(deal)) == (Phase.ANNOUNCING, "silent; announce 20")


def test_where_announcing_comes_before_the_first_trick_it_is_over_in_it() -> None:  # C-12
    deal = after(position("croatian_2", {0: "Ac Kc", 1: "7c 8c"}, first_trick=True), "Ac")
    assert (deal.board.phase, deal.board.to_act) == (Phase.PLAY, 1)


@pytest.mark.parametrize("card", ["Kc", "Ac", "7d"])
def test_a_hand_that_is_not_known_cannot_hold_what_lies_elsewhere(card: str) -> None:
    rules = replace(variant("scottish_2"), pack=FULL & ~mask_of(parse_cards("7d")))
    hands = {0: mask_of(parse_cards("Ac Kc"))}
    deal = after(deal_at(rules, Position(1, Suit.HEARTS, 0, 0, (), hands)), "Ac")
    assert after(deal, "7c").board.to_act == 0
    with pytest.raises(IllegalAction, match="card_not_held"):
        after(deal, card)


def test_a_hand_that_is_not_known_cannot_play_more_cards_than_it_has() -> None:
    deal = position("scottish_2", {0: "7c 8c", 1: "Kc"})
    unknown = replace(deal, hands=(None, deal.hands[1]), board=replace(deal.board, counts=(0, 1)))
    with pytest.raises(IllegalAction, match="card_not_held"):
        after(unknown, "Ac")


@pytest.mark.parametrize("name", ["croatian_2", "scottish_2"])
def test_a_position_does_not_end_by_itself(name: str) -> None:  # end_mode
    rules = house(name, end_mode="automatic", target=1)
    hands = {0: mask_of(parse_cards("Ac Kc")), 1: mask_of(parse_cards("7c 8c"))}
    deal = after(deal_at(rules, Position(1, Suit.HEARTS, 0, 0, (), hands)), "Ac", "7c")
    assert deal.board.phase is Phase.PLAY
