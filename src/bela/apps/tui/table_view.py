"""The table on the screen: what is seen of a game, and how it goes on."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Click, Key
from textual.widgets import OptionList, Static

from bela.apps.telling.refusals import refusal
from bela.apps.telling.voice import Voice
from bela.apps.tui import scenes
from bela.apps.tui.asking import Asked, ask_line, choice_labels, toggled
from bela.apps.tui.bar import KeyBar
from bela.apps.tui.cloth import Cloth, size_for
from bela.apps.tui.commands import CommandPage
from bela.apps.tui.faces import Painter, Size, boxes
from bela.apps.tui.game import Game, Outcome
from bela.apps.tui.hand import Hand
from bela.apps.tui.keys import place_of
from bela.apps.tui.palette import palette
from bela.apps.tui.score import score_lines, sheet_lines
from bela.apps.tui.speaking import voice_for
from bela.apps.tui.talk import Choices, Talk
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import Stage
from bela.table import JournalError


class TableView(CommandPage[Outcome]):
    """The table as it is seen, and what is answered at it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.asked: Asked | None = None
        self.told: Callable[[], str] | None = None
        self.clock = time.monotonic
        self._asked_at = 0.0
        self._offered: tuple[Asked | None, tuple[str, ...]] = (None, ())

    # ------------------------------------------------------------ what is seen
    def content(self) -> ComposeResult:
        """From top to bottom."""
        painter = self._painter(Size.SMALL)
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Cloth(painter)
            yield Talk()
        yield Static(id="notice")
        yield Hand(painter)
        yield KeyBar("keys")

    @property
    def voice(self) -> Voice:
        """The voice that speaks to whoever is at the screen."""
        game = self.game
        return voice_for(self.bela.manner, game.table.match.rules, game.viewer, game.people)

    def _painter(self, size: Size) -> Painter:
        return Painter(palette(self.bela.manner), boxes(self.bela.manner), size)

    @property
    def resting(self) -> bool:
        """Whether a finished trick is being looked at."""
        return self.game.resting

    def ask(self) -> None:
        """See what the person at the screen is asked now."""
        legal, deal = self.game.legal(), self.game.view.deal
        if not legal or deal is None:
            self.asked = None
        elif self.asked is None or self.asked.deal != deal:
            self.asked = Asked(deal, legal)
            self._asked_at = self.clock()

    def redraw(self) -> None:
        """Show everything as it is now."""
        self.ask()
        voice = self.voice
        sight = scenes.Sight(voice, self.game.shown, self.game.bottom, self.resting)
        cloth = self.query_one(Cloth)
        cloth.show(scenes.cloth_scene(sight), self._painter(size_for(cloth.size.height)))
        legal, picked = ((), 0) if self.asked is None else (self.asked.legal, self.asked.picked)
        hand_size = Size.LARGE if self.has_class("-tall") else Size.SMALL
        self.query_one(Hand).show(scenes.hand_scene(sight, legal, picked), self._painter(hand_size))
        self._show_words(voice)

    def _show_words(self, voice: Voice) -> None:
        view = self.game.shown
        self.query_one("#head", Static).update(Text(scenes.head_line(voice, view, resting=self.resting)))
        self.query_one(Talk).show(score_lines(voice, view), sheet_lines(voice, view.hall), self.game.told(voice))
        self.query_one("#notice", Static).update(Text(self._notice(voice)))
        self.query_one(KeyBar).show(voice.words)
        self._offer(voice)

    def _notice(self, voice: Voice) -> str:
        """The line above the hand: an answer of the program, or what is waited for."""
        if self.told is not None:
            return self.told()
        if self.resting:
            return scenes.rest_line(voice, self.game.shown)
        if self.asked is not None:
            return ask_line(voice, self.asked)
        return scenes.waiting_line(voice, self.game.view)

    def _offer(self, voice: Voice) -> None:
        """The choices in words; the keyboard goes to them, or to the hand."""
        labels = () if self.asked is None else tuple(choice_labels(voice, self.asked))
        choices, before = self.query_one(Choices), self._offered
        if (self.asked, labels) != before:
            self._offered = (self.asked, labels)
            pointed = choices.highlighted if self.asked == before[0] else None
            choices.offer(labels, keys=self.asked is not None and not self.asked.by_cards, pointed=pointed)
        choices.display = bool(labels)
        by_cards = self.asked is None or self.asked.by_cards
        (self.query_one(Hand) if by_cards else choices).focus()

    def on_resize(self) -> None:
        """Draw for the new size."""
        super().on_resize()
        self.call_after_refresh(self.redraw)

    def tell(self, sentence: Callable[[], str]) -> None:
        """Say it above the hand until something else happens."""
        self.told = sentence
        self.redraw()

    # ------------------------------------------------------------ what is answered
    def on_key(self, event: Key) -> None:
        """A key for a card, or for a choice; any key while a trick is looked at."""
        if self.resting:
            event.stop()
            event.prevent_default()
            self.rested()
            return
        place = self._place(event.character)
        if place is not None and self.asked is not None:
            event.stop()
            self._choose(place)

    def _place(self, character: str | None) -> int | None:
        if self.asked is None:
            return None
        count = len(self.asked.cards()) if self.asked.by_cards else len(self.asked.choices())
        return place_of(character, count)

    def _choose(self, place: int) -> None:
        assert self.asked is not None  # noqa: S101 - there is no place otherwise
        if self.asked.by_cards:
            self.query_one(Hand).choose(place)
        else:
            self.act(self.asked.choices()[place])

    def on_click(self, _event: Click) -> None:
        """The mouse, like any key, ends the look at a trick."""
        if self.resting:
            self.rested()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice was pointed at, and chosen."""
        event.stop()
        if self.asked is not None and event.option_index < len(self.asked.choices()):
            self.act(self.asked.choices()[event.option_index])

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """A card was chosen, allowed or not."""
        asked = self.asked
        if asked is None or not asked.by_cards or (event.by_pointing and self._is_fresh()):
            return
        if asked.discards:
            self._discard(asked, event)
        elif len(asked.plays(event.card)) > 1:
            self.asked = replace(asked, card=event.card)
            self.told = None
            self.redraw()
        else:
            self.act(a.play(event.card))

    def _is_fresh(self) -> bool:
        """Whether the question is so new that a key may have been pressed before it was seen."""
        return self.clock() - self._asked_at < self.bela.manner.tempo.grace

    def _discard(self, asked: Asked, event: Hand.Chosen) -> None:
        if event.final and asked.is_full:
            self.act(a.Discard(asked.picked))
            return
        self.asked = replace(asked, picked=toggled(asked, event.card))
        self.told = None
        self.redraw()

    def action_back(self) -> None:
        """Choose another card after all."""
        if self.asked is not None:
            self.asked = Asked(self.asked.deal, self.asked.legal)
            self.told = None
            self.redraw()

    def act(self, action: a.Action, seat: int | None = None) -> bool:
        """Do it; what is refused is answered with the rule, and changes nothing. Whether it was done."""
        try:
            self.game.do(action, seat)
        except IllegalAction as error:
            refused = error  # the name of an exception is gone after its clause
            self.refuse(lambda: self._refusal(action, refused))
            return False
        except JournalError as error:
            self.lose(error)
            return True
        self.asked, self.told = None, None
        self.go_on()
        return True

    def _refusal(self, action: a.Action, error: IllegalAction) -> str:
        view = self.game.view
        board = view.deal.board if view.deal is not None and view.hall.stage is Stage.DEAL else None
        return refusal(self.voice, board, action, error)

    def refuse(self, sentence: Callable[[], str]) -> None:
        """Say why not; what was half answered is asked again."""
        if self.asked is not None:
            self.asked = Asked(self.asked.deal, self.asked.legal)
        self.tell(sentence)

    # ------------------------------------------------------------ how it goes on
    def lose(self, error: JournalError) -> None:
        """Leave: the last step could not be kept, and so it has not happened."""
        self.bela.fail(self.words.t("play.cannot_keep", reason=error.reason))

    def rested(self) -> None:
        """The trick has been looked at."""

    def go_on(self) -> None:
        """Something has happened: go on."""
