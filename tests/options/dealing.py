"""Who deals, and how the cards come to lie: the cases."""

from __future__ import annotations

from options.case import Case
from options.matches import accepted, dealer_found, games_at_the_end, turned, turned_card_after
from options.scene import count, deal, each, see

PACK = "Jh 9c 7s Ad Tc Qh 8d Ks 9h Js 7d Kc As Td 8c 9s Qd Ah 7h Jc Ts Kd 8h Qs Ac 9d Th 7c Jd Kh 8s Qc"
"""A shuffled pack, top first."""
PACK_28 = " ".join(card for card in PACK.split() if not card.startswith("7"))

ALL_PASS = deal("9c Tc Jc 7s 8s Qd Kh Ah As\n Js Qs Ks 7d 8d Th 9h Ac 8c", dealer=0, turned="Kc").then(
    "pass, pass, pass, pass"
)

GAME = ("game_winner", "match_winner", "next_dealer")

CASES = (
    Case(
        "first_dealer",
        "croatian_3",
        "a king, a seven and a jack are cut; left to chance, the table names a seat",
        dealer_found(2, "draw 0:Kh", "draw 1:7c", "draw 2:Jd"),
        {"high_cut": 0, "low_cut": 1, "random": 2},
    ),
    Case(
        "next_dealer",
        "scottish_2",
        "the dealer's opponent made the deal",
        see(count(maker_side=0, dealer=0, card_points=[90, 60]), "next_dealer"),
        {"deal_winner": 0, "rotate": 1},
    ),
    Case(
        "next_dealer",
        "scottish_3",
        "the dealer wrote down most",
        see(count(maker_side=0, dealer=1, card_points=[50, 82, 30]), "next_dealer"),
        {"deal_winner": 1, "rotate": 2},
    ),
    Case(
        "next_dealer",
        "barlinnie_4",
        "the makers, of whom one deals, made the deal: their first in turn is the dealer's partner",
        see(count(maker_side=1, dealer=1, card_points=[60, 102]), "next_dealer"),
        {"deal_winner": 3, "rotate": 2},
    ),
    Case(
        "next_dealer",
        "scottish_2",
        "after a tie the maker's opponent",
        see(count(maker_side=0, dealer=1, card_points=[70, 70]), "next_dealer"),
        {"deal_winner": 1, "rotate": 0},
    ),
    Case(
        "void_deal_dealer",
        "scottish_2",
        "nobody chose trumps in two rounds",
        see(ALL_PASS, "result", "next_dealer"),
        {"rotate": ("void", 1), "same": ("void", 0)},
    ),
    Case(
        "next_game_dealer",
        "scottish_3",
        "a game of the match is won",
        see(count(maker_side=2, dealer=0, card_points=[40, 50, 72], scores=[400, 310, 450]), *GAME),
        {"game_winner": (2, -1, 2), "rotate": (2, -1, 1), "cut": (2, -1, None)},
    ),
    Case(
        "turnup_position",
        "croatian_2",
        "six cards each, then four face down each",
        turned(PACK),
        {"after_all": "Ts", "after_open_cards": "As"},
    ),
    Case(
        "turnup_after_trump",
        "croatian_2",
        "the forehand took the turned suit",
        turned_card_after(PACK, "take"),
        {"face_down": "face down", "stays_up": "Ts open on the table", "to_dealer": "in the hand of seat 0"},
        options={"seven_exchange": "off"},
    ),
    Case(
        "pack",
        "scottish_3",
        "the whole pack, and one without sevens: cards besides the hands",
        each(accepted(PACK), accepted(PACK_28)),
        {32: (5, "not_possible"), 28: ("not_possible", 1)},
        options={"seven_exchange": "off"},
    ),
    Case(
        "match_wins",
        "croatian_2",
        "the same pack over and over",
        games_at_the_end(PACK),
        {1: (1, 0), 2: (2, 1), 3: (3, 2)},
    ),
)
