"""What of the ledger no engine can break, and why."""

from __future__ import annotations

from collections.abc import Mapping

WITHOUT_BEHAVIOUR: Mapping[str, str] = {
    "S-48": "It is advice on playing well, which bots and hints may follow; no action is allowed or refused by it.",
    "S-50": "It tells where the game comes from; how it is played stands in X-14.",
}
"""Rules without any behaviour."""

NOT_AT: Mapping[tuple[str, str], str] = {
    ("X-24", "scottish_2"): "It speaks of more than two players.",
    ("X-24", "clobyosh_2"): "It speaks of more than two players.",
    ("C-27", "croatian_2"): "Two players can only play each alone.",
}
"""Rules that bind a variant and cannot show there."""

SILENT_PARTS: Mapping[str, str] = {
    "S-07": "That a tap will do in a friendly game is a cut of no cards.",
    "S-09": "How the rest of the pack lies on the table is for the eye.",
    "S-33": "In which order the points are counted changes no sum.",
    "S-40": "That a match usually goes to two games is a default of the option.",
    "C-01": "What the suits look like is for the eye.",
    "C-02": "That no rule set is the only one is about tables; that theirs is followed is what can be tested.",
}
"""Parts of rules that are proved otherwise."""
