"""The chapters on card play and on playing well."""

from __future__ import annotations

from bela.rulebook import facts as f
from bela.rulebook.facts import both, chose, no
from bela.rulebook.plays import play_examples
from bela.rulebook.say import Par, Part, Say, Tell

PLAY: tuple[Part, ...] = (
    Par(("S-31", "X-01", "C-22"), (Say("play.lead_on"), Say("play.takes"))),
    Par(("S-28", "C-20"), (Say("play.duty"),)),
    Par(("S-29", "C-21"), (Say("play.beat"),)),
    Par(("C-02",), (Tell("must_beat"),)),
    Par(
        ("S-47", "S-29", "C-21"),
        (Tell("must_overtrump", when=f.several), Tell("must_undertrump", when=f.several)),
    ),
    Par(("C-20",), (Tell("partner_exemption"),)),
    Par(
        ("S-30",),
        (
            Tell("low_trump_lead", when=f.sevens, but=("off",)),
            Say("play.low_lead_other", when=both(no(f.sevens), chose("low_trump_lead", "forbid_if_other_card"))),
            Say("play.low_lead_counting", when=both(no(f.sevens), chose("low_trump_lead", "forbid_if_counting_trump"))),
        ),
    ),
    play_examples,
    Par(("X-07",), (Say("play.refused"),)),
)

ADVICE: tuple[Part, ...] = (
    Par(
        ("S-48",),
        (
            Say("advice.bold", when=both(f.scottish, f.single)),
            Say("advice.hand", ("top_two",), when=both(f.scottish, f.single)),
            Say("advice.forehand", when=both(f.scottish, f.single, no(f.forehand_alone))),
            Say("advice.behind", when=both(f.scottish, f.single)),
            Say("advice.three", when=both(f.scottish, f.three)),
        ),
    ),
)
