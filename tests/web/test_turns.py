"""Reports on turns and races: moves out of turn, sent twice, too late, or of another state."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bela import match as m
from bela.apps.web.room import Room
from bela.cards import CARD_TEXT, cards_of
from bela.deal.decide import legal_for
from bela.deal.notation import action_text
from bela.rules.variants import VARIANTS
from web.fakes import in_loop, settled
from web.sitting import Guest, asked, club

report = pytest.mark.report


def room_of(guest: Guest) -> Room:
    assert guest.table is not None
    return guest.table.room


async def until(guests: list[Guest], phase: str, rng: random.Random) -> Guest:
    """Play until somebody is asked in that phase."""
    while True:
        guest = await asked(guests)
        assert guest is not None
        if guest.parts["deal"]["phase"] == phase:
            return guest
        await guest.do(rng.choice(guest.legal))


@report("FR-49")
@in_loop
async def test_a_move_out_of_turn_is_refused_at_once_and_never_carried_out(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 4)
        guest = await until(guests, "play", random.Random(1))
        other = guests[((guest.seat or 0) + 1) % 4]
        other.hear()
        before = room_of(guest).state
        card = other.parts["you"]["hand"][0]
        answer = await other.do(card)
        assert answer["t"] == "refused"
        assert (answer["error"]["reason"], answer["error"]["to_act"]) == ("not_your_turn", guest.seat)
        assert "legal" not in answer["error"]
        assert room_of(guest).state is before
        await guest.do(guest.legal[0])
        other.hear()
        assert card in other.parts["you"]["hand"]
        assert len(other.legal) == len(set(other.legal)) > 0


@report("FR-50")
@in_loop
async def test_the_same_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        command = {"t": "do", "id": "one", "state": guest.state, "action": guest.legal[0]}
        first, second = await guest.say(command), await guest.say(command)
        assert first["t"] == "update"
        assert (second["t"], second["again"], second["seq"]) == ("ack", True, first["seq"])
        assert room_of(guest).seq == first["seq"]


@report("FR-50")
@in_loop
async def test_of_two_moves_of_one_moment_the_second_is_stale(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        state, action = guest.state, guest.legal[0]
        sent = [{"t": "do", "id": f"n{number}", "state": state, "action": action} for number in range(2)]
        await asyncio.gather(*(guest.post(one) for one in sent))
        await settled()
        turn = room_of(guest).state.turn
        assert turn == state + 1
        stale = await guest.say({"t": "do", "id": "late", "state": state, "action": action})
        assert (stale["error"]["code"], stale["error"]["state"]) == ("stale", turn)


@report("FR-10")
@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_the_cards_marked_as_playable_are_those_that_the_engine_allows(variant: str, tmp_path: Path) -> None:
    rng = random.Random(variant)
    async with club(tmp_path) as found:
        guests = await found.table(variant, VARIANTS[variant].seats)
        for _ in range(120):
            guest = await asked(guests)
            assert guest is not None
            match = room_of(guest).state.match
            assert match is not None
            assert match.deal is not None
            assert guest.seat is not None
            allowed = [action_text(action) for action in legal_for(match.deal, guest.seat)]
            assert guest.legal == allowed
            you, hand = guest.parts["you"], match.deal.hands[guest.seat]
            assert hand is not None
            if guest.parts["deal"]["phase"] == "play":
                assert set(you["playable"]) == {text.split()[0] for text in allowed}
                assert {*you["playable"], *you["refused"]} == {CARD_TEXT[card] for card in cards_of(hand.cards)}
                for card, reason in you["refused"].items():
                    refused = await guest.do(card)
                    assert refused["error"]["reason"] == reason["code"]
                    assert refused["error"]["rule"] == reason["rule"]
            await guest.do(rng.choice(guest.legal))


@report("FR-58", "FR-60", "FR-14")
@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_every_client_has_events_and_new_state_in_one_message(variant: str, tmp_path: Path) -> None:
    rng = random.Random(variant)
    async with club(tmp_path) as found:
        guests = await found.table(variant, VARIANTS[variant].seats, options={"target": 150})
        everybody = [*guests, await Guest(found, guests[0].code, None, None).come()]
        while (guest := await asked(guests)) is not None:
            found.hear(everybody)
            await guest.do(rng.choice(guest.legal))
            found.hear(everybody)
            match = room_of(guest).state.match
            assert match is not None
            for one in everybody:
                board = m.view_of(match, one.seat).deal.board  # type: ignore[union-attr]
                deal = one.parts["deal"]
                assert (deal["phase"], deal["to_act"], len(deal["trick"])) == (
                    board.phase.value,
                    board.to_act,
                    len(board.trick),
                )
                assert one.seat is None or bool(one.legal) is (board.to_act == one.seat)


@report("FR-14")
@in_loop
async def test_who_took_the_trick_is_who_leads_to_the_next_in_event_and_state(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 4)
        winners, rng = set[int](), random.Random(5)
        while len(winners) < 4:
            guest = await asked(guests)
            assert guest is not None
            answer = await guest.do(rng.choice(guest.legal))
            for event in answer["events"]:
                if event["e"] == "trick_taken":
                    found.hear(guests)
                    winners.add(event["winner"])
                    assert {one.parts["deal"]["tricks"][-1]["winner"] for one in guests} == {event["winner"]}
                    over = guest.parts["deal"]["phase"] == "over"
                    assert over or guest.parts["deal"]["leader"] == event["winner"]


@in_loop
async def test_what_is_no_action_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        before = room_of(guest).state
        for text, reason in (("", "empty_action"), ("sing", "unknown_word"), ("name q", "no_such_card")):
            answer = await guest.do(text)
            assert (answer["error"]["code"], answer["error"]["reason"]) == ("not_an_action", reason)
        for text in ("pack 7c", "cut 3", "draw 0:7c"):
            assert (await guest.do(text))["error"]["code"] == "illegal"
        assert room_of(guest).state is before


@in_loop
async def test_who_is_asked_is_told_what_would_be_legal(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        answer = await guest.do("schmeiss")
        assert (answer["error"]["reason"], answer["error"]["rule"]) == ("schmeiss_not_now", "S-41")
        assert answer["error"]["legal"] == guest.legal


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "nonsense",
        '{"t": "do"}',
        '{"t": "fly", "id": "x"}',
        '{"t": "ping", "id": ""}',
        '{"t": "ping", "id": "x", "more": 1}',
    ],
)
@in_loop
async def test_a_message_that_is_none_is_refused_as_such(text: str, tmp_path: Path) -> None:
    from bela.apps.web.answering import answered  # noqa: PLC0415 - used here only

    async with club(tmp_path) as found:
        (guest,) = await found.table("scottish_2")
        assert guest.table is not None
        assert guest.client is not None
        before = room_of(guest).state
        reply = await answered(found.hall, guest.table, guest.client, guest.person, text)
        assert reply is not None
        assert b'"bad_message"' in reply
        assert room_of(guest).state is before
