"""What a seat or a spectator knows of a story, as a deal of which the rest is not known."""

from __future__ import annotations

from bela.cards import Mask
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.start import deal_from
from bela.deal.state import Deal, Layout, Told, changed
from bela.melds import BELA_POINTS, total_points
from bela.rules.model import Rules
from support.play import Step, Story


def redacted_opening(story: Story, viewer: int | None) -> Deal:
    """The deal before its first call, with what the viewer will be told later and cannot work out."""
    board, layout = story.opening.board, story.opening.layout
    own = Layout(
        first=of_viewer(layout.first, viewer),
        later=of_viewer(layout.later, viewer),
        turned=layout.turned,
        talon=layout.talon if viewer is not None and viewer == story.last.board.maker else None,
    )
    deal, _ = deal_from(story.rules, own, board.dealer, board.scores, board.hanging)
    return changed(deal, told=told(story))


def of_viewer(row: tuple[Mask | None, ...], viewer: int | None) -> tuple[Mask | None, ...]:
    """The row with what belongs to the viewer alone."""
    return tuple(cards if seat == viewer else None for seat, cards in enumerate(row))


def told(story: Story) -> Told:
    """Who won the contest, with what, and what was laid open."""
    won = [event for event in story.events if isinstance(event, e.Won)]
    shown = tuple((event.seat, event.melds, event.bela) for event in story.events if isinstance(event, e.Shown))
    return Told(won[0].winner, won[0].award, shown) if won else Told(shown=shown)


def redacted_action(rules: Rules, step: Step, viewer: int | None) -> a.Action:
    """The action as the viewer hears it."""
    match step.action:
        case a.Discard() if step.seat != viewer:
            return a.Discard(None)
        case a.Declare(melds, bela) if step.seat != viewer:
            return a.Heard(total_points(rules, melds) + BELA_POINTS * bela)
        case _:
            return step.action
