"""The chapters on the game, the cards, the deal, the choice of trumps and the hands."""

from __future__ import annotations

from bela.rulebook import facts as f
from bela.rulebook.facts import both, chose, either, no
from bela.rulebook.say import Par, Part, Say, Tell
from bela.rulebook.tables import card_table

GAME: tuple[Part, ...] = (
    Par(
        ("S-50", "X-14"),
        (
            Say("game.history_scottish", when=f.scottish),
            Say("game.history_three", when=both(f.scottish, f.three)),
            Say("game.history_schmeiss", when=f.schmeiss),
            Say("game.history_barlinnie", when=f.reconstructed),
            Say("game.history_croatian", when=f.croatian),
        ),
    ),
    Par(
        ("S-01", "S-44", "C-27"),
        (
            Say("game.two", when=f.two),
            Say("game.three", when=f.three),
            Say("game.four", when=both(f.four, f.single)),
            Say("game.partners", when=f.partners),
            Say("game.tournaments", when=f.croatian),
        ),
    ),
    Par(
        (),
        (
            Say("game.aim", when=f.two_sides),
            Say("game.aim_more", when=f.more_sides),
            Say("game.aim_target", ("target",)),
        ),
    ),
    # where plain suits are beaten a refusal names C-02, which then has to lead there
    Par(("C-02",), (Say("game.no_single", when=both(f.croatian, no(f.all_suits))),)),
    Par((), (Say("game.no_single", when=both(f.croatian, f.all_suits)),)),
    Par((), (Say("game.this_table"),)),
)

CARDS: tuple[Part, ...] = (
    Par(
        ("S-02", "C-01"),
        (
            Say("cards.pack", ("pack", "ranks"), when=f.usual_pack),
            Say("cards.pack_other", ("pack", "every"), when=no(f.usual_pack)),
            Tell("pack", when=f.usual_pack, but=(32,)),
            Say("cards.decks", when=f.croatian),
        ),
    ),
    Par(
        ("S-03", "S-04", "C-23"),
        (
            Say("cards.order"),
            Say("cards.names", when=f.scottish),
            Say("cards.trump_beats"),
            Say("cards.all_points", ("all_points",)),
        ),
    ),
    card_table,
)

DEAL: tuple[Part, ...] = (
    Par((), (Tell("direction"),)),
    Par(("S-05",), (Tell("first_dealer", ("ranks",)),)),
    Par(("S-07",), (Say("deal.cut_two", when=f.two), Say("deal.cut", when=f.several))),
    Par(
        ("S-08", "C-03", "C-08", "C-10"),
        (
            Say("deal.open", ("first", "first_packets"), when=no(f.closed)),
            Say(
                "deal.closed",
                ("first", "later", "first_packets", "later_packets"),
                when=both(f.closed, f.later),
            ),
            Say("deal.talon", ("talon",), when=f.talon),
        ),
    ),
    Par(
        ("S-09",),
        (
            Say("deal.turned", when=both(f.turned, no(f.closed))),
            Tell("turnup_position"),
            Say("deal.proposes", when=both(f.turned, f.two_rounds)),
            Say("deal.left_turned", ("left",), when=both(f.any_left, f.on_table, no(f.one_left))),
            Say("deal.only_turned_left", when=both(f.one_left, f.on_table)),
            Say("deal.left", ("left",), when=both(f.any_left, no(f.on_table))),
            Say("deal.none_left", when=both(no(f.any_left), no(f.talon))),
        ),
    ),
)

TRUMPS: tuple[Part, ...] = (
    Par(
        ("S-10", "C-04", "C-11", "X-22"),
        (
            Say("trumps.begin", ("first",)),
            Tell("bidding"),
            Say("trumps.turned_idle", when=both(f.turned, no(f.two_rounds), no(f.schmeiss))),
            Say("trumps.turned_for_schmeiss", when=both(f.schmeiss, no(f.two_rounds))),
            Say("trumps.maker", when=f.two_rounds),
            Say("trumps.maker_named", when=no(f.two_rounds)),
        ),
    ),
    Par(
        ("S-11", "C-05"),
        (
            Tell("round2_turned_suit", when=either(f.dealer_must, no(chose("round2_turned_suit", "dealer_only")))),
            Say("trumps.dealer_never", when=f.dealer_only_in_vain),
        ),
    ),
    Par(
        ("S-41", "S-42", "S-43"),
        (
            Tell("schmeiss", when=f.two_rounds, but=("off",)),
            Say("trumps.schmeiss_one_round", when=both(f.schmeiss, no(f.two_rounds))),
            Tell("schmeiss_who", when=no(f.forehand_alone)),
            Say("trumps.schmeiss_two", when=both(f.schmeiss, f.two)),
            Say("trumps.schmeiss_several", when=both(f.schmeiss, f.several)),
            Tell("schmeiss_refused_maker"),
        ),
    ),
    Par(
        ("S-12", "C-06", "C-11", "X-18", "X-22"),
        (
            Tell("all_pass"),
            Say("trumps.forced_suit", when=f.must_despite_turned),
            Tell("void_deal_dealer"),
        ),
    ),
)

HANDS: tuple[Part, ...] = (
    Par(
        ("S-13", "X-14", "C-03", "C-08", "C-10"),
        (
            Say(
                "hands.later",
                ("later", "hand", "later_packets"),
                when=both(f.later, no(f.closed), no(f.to_dealer)),
            ),
            Say(
                "hands.later_dealer",
                ("later", "hand", "later_packets"),
                when=both(f.later, no(f.closed), f.to_dealer),
            ),
            Say("hands.closed", ("hand",), when=both(f.later, f.closed)),
            Say("hands.closed_dealer", when=both(f.closed, f.to_dealer)),
            Say("hands.none", ("hand",), when=no(f.later)),
        ),
    ),
    Par(
        ("S-14", "C-07", "X-19"),
        (
            Tell("seven_exchange", when=both(f.on_table, f.sevens)),
            Tell("seven_source", ("first",)),
            Tell("seven_requires_turned_suit"),
            Say("hands.swap", when=f.exchange),
        ),
    ),
    Par(("S-14",), (Tell("turnup_after_trump", but=("to_dealer",)),)),
    Par(
        ("C-09",),
        (
            Say("hands.talon", ("talon", "full", "hand"), when=f.talon),
            Tell("discard_restriction"),
        ),
    ),
)
