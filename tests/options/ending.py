"""How games and the match end, and what is presentation only: the cases."""

from __future__ import annotations

from bela.rules.options import options_of
from bela.scoring import Kind, Tally, settle
from bela.standing import Standing, after_deal
from options.announcing import BELA_FIRST
from options.case import Case
from options.scene import Probe, come_of, count, each, see, tried
from options.trumps import SCOTTISH


def game_at(score: int) -> Probe:
    """Who has won the game when the makers come to that score with the ninety of this deal."""
    tally = Tally(Kind.PLAYED, 0, 0, card_points=(90, 72), announced=(0, 0), bela=(0, 0), tricks=(4, 4))
    before = Standing(scores=(score - 90, 0), games=(0, 0), hanging=0, dealer=0)
    return lambda table: after_deal(table.rules, before, 0, tally, settle(table.rules, tally)).game_winner


BELA_IN_MID_TRICK = BELA_FIRST.having(scores=[0, 960]).then("9h, Kh bela")
"""The opponents of the makers have taken 29 and lead to the fourth trick; the Bela takes them past 1001."""
ONE_TRICK = SCOTTISH.then("take, 9c, 8c, silent")
"""The maker took 14."""

CASES = (
    Case(
        "hanging_at_game_end",
        "scottish_2",
        "a tie that ends the game, and one that does not: what hangs afterwards",
        each(
            *(
                see(count(maker_side=0, card_points=[70, 70], scores=[300, before]), "game_winner", "hanging")
                for before in (440, 410)
            )
        ),
        {"lapse": ((1, 0), (-1, 70))},
    ),
    Case(
        "target",
        "croatian_4",
        "301, 501, 701, 1000 and 1001 points are written down",
        each(*map(game_at, (301, 501, 701, 1000, 1001))),
        {
            301: (0, 0, 0, 0, 0),
            501: (-1, 0, 0, 0, 0),
            701: (-1, -1, 0, 0, 0),
            1001: (-1, -1, -1, -1, 0),
        },
    ),
    Case(
        "end_mode",
        "croatian_4",
        "an opponent of the makers leads to a trick with the Bela, which makes up the game, and claims",
        each(see(BELA_IN_MID_TRICK, "phase"), tried(BELA_IN_MID_TRICK, "3:claim")),
        {
            "claim": ("play", "allowed"),
            "end_of_deal": ("play", "C-26"),
            "dosta": ("play", "X-03"),
            "automatic": ("over", "X-07"),
        },
        options={"maker_may_claim": False},
    ),
    Case(
        "maker_may_claim",
        "scottish_2",
        "the first trick brings the maker past the target",
        tried(ONE_TRICK.having(scores=[490, 0]), "0:claim"),
        {True: "allowed", False: "X-03"},
    ),
    Case(
        "false_claim",
        "scottish_2",
        "the maker claims and has not got there",
        come_of(ONE_TRICK.having(scores=[480, 0]), "0:claim", "result", "game_winner"),
        {"reject": "S-37", "lose_game": ("claimed", 1)},
    ),
    Case(
        "both_reached",
        "scottish_2",
        "the deal that the dealer made leaves both at 510",
        see(count(maker_side=1, dealer=1, card_points=[60, 90], scores=[450, 420]), "game_winner"),
        {"higher_else_play_on": -1, "maker": 1, "opponent_first": 0},
    ),
    Case(
        "unclaimed_at_deal_end",
        "scottish_2",
        "a deal that brought its maker past the target without a claim",
        see(count(maker_side=0, card_points=[90, 60], scores=[450, 300]), "scores", "game_winner"),
        {"wins": ([540, 360], 0), "must_claim": ([540, 360], -1)},
    ),
    Case(
        "direction",
        "croatian_4",
        "presentation only: what the rules hand to whoever shows the table",
        lambda table: options_of(table.rules)["direction"],
        {"clockwise": "clockwise", "counterclockwise": "counterclockwise"},
    ),
)
