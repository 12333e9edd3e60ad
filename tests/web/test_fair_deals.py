"""Fair deals: what follows from secrets and shares, and that nobody can choose after having seen."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner

from bela.apps.record_cmd import record as record_command
from bela.apps.web import fair
from bela.apps.web.fair_record import FairCode, check_fair
from bela.apps.web.review import Review
from bela.cards import CARDS
from bela.deal import actions as a
from bela.record import Record, Said, Start, read_record, write_record
from web.fakes import in_loop
from web.sitting import Club, Guest, asked, club
from web.test_play import played_out


async def played(found: Club, variant: str, people: int, **settings: object) -> list[Guest]:
    """A short match to its end in which every person gives shares."""
    guests = await found.table(variant, people, start=False, options={"target": 101, "match_wins": 1}, **settings)
    for guest in guests:
        await guest.anew(fair=True)
    await guests[0].send("start")
    await played_out(guests, random.Random(4))
    return guests


async def record_of(found: Club, guest: Guest) -> Record:
    review = await Review.of(found.hall, guest.code)
    return read_record(review.record(1, guest.seat))


@pytest.mark.parametrize("variant", ["scottish_2", "croatian_3", "croatian_4"])
@in_loop
async def test_every_shuffle_of_a_match_follows_from_what_is_published(variant: str, tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await played(found, variant, 2)
        record = await record_of(found, guests[0])
        account = check_fair(record)
        deals = sum(isinstance(entry, Start) for entry in record.entries)
        assert (account.proved, account.sealed, account.faults) == (deals + 1, 0, ())


@in_loop
async def test_a_changed_record_is_found_out(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await played(found, "scottish_2", 2)
        record = await record_of(found, guests[0])
        start = next(place for place, entry in enumerate(record.entries) if isinstance(entry, Start))
        entry = record.entries[start]
        assert isinstance(entry, Start)
        data = cast("dict[str, Any]", entry.extra["fair"])
        changes: dict[FairCode, dict[str, Any]] = {
            FairCode.SECRET: {"secret": "0" * 64},
            FairCode.SHARE: {"shares": {**data["shares"], "0": "1" * 64}},
            FairCode.UNREADABLE: {"scheme": "another"},
        }
        for code, change in changes.items():
            changed = replace(entry, extra={"fair": {**data, **change}})
            other = replace(record, entries=(*record.entries[:start], changed, *record.entries[start + 1 :]))
            assert [fault.code for fault in check_fair(other).faults] == [code]


@in_loop
async def test_another_pack_or_cut_than_the_sealed_one_is_found_out(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await played(found, "croatian_4", 2)
        record = await record_of(found, guests[0])
        place = next(
            at for at, one in enumerate(record.entries) if isinstance(one, Said) and type(one.action) is a.Pack
        )
        for at, action, code in ((place, a.Pack(tuple(CARDS)), FairCode.PACK), (place + 1, a.Cut(31), FairCode.CUT)):
            entries = (*record.entries[:at], Said(None, action), *record.entries[at + 1 :])
            assert [fault.code for fault in check_fair(replace(record, entries=entries)).faults] == [code]


@in_loop
async def test_verify_tells_that_a_match_was_dealt_fairly(tmp_path: Path) -> None:
    async with club(tmp_path / "data") as found:
        guests = await played(found, "croatian_2", 2)
        text = write_record(await record_of(found, guests[0]))
    file = tmp_path / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    good = CliRunner().invoke(record_command, ["verify", str(file), "--lang", "en"])
    assert good.exit_code == 0
    assert "follow from secrets and shares" in good.output
    secret = json.loads(text.splitlines()[1])["fair"]["secret"]
    lines = [line.replace(secret, "0" * 64) for line in text.splitlines()[:-1]]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    bad = CliRunner().invoke(record_command, ["verify", str(file), "--lang", "en"])
    assert bad.exit_code == 1
    assert "secret is not the one" in bad.output


@in_loop
async def test_secrets_stay_sealed_until_the_deal_is_over_or_the_match_where_the_table_chose_that(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, start=False, reveal="match", options={"target": 501})
        for guest in guests:
            await guest.anew(fair=True)
        await guests[0].send("start")
        while not guests[0].parts["match"] or len(guests[0].parts["match"]["sheet"]) < 2:
            guest = await asked(guests)  # type: ignore[assignment]
            await guest.do(guest.legal[-1])
            found.hear(guests)
        assert guests[0].parts["fair"]["last"] is None
        table = guests[0].table
        assert table is not None
        secrets = [held.secret for held in table.room.state.shown]
        told = b"".join(data for guest in guests for data in guest.heard).decode()
        assert len(secrets) > 2
        assert not [secret for secret in secrets if secret in told]


@in_loop
async def test_no_share_is_taken_before_all_are_sealed_and_none_that_differs_from_its_seal(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, start=False)
        for guest in guests:
            await guest.anew(fair=True)
        await guests[0].send("start")
        number = guests[0].parts["fair"]["round"]
        share = fair.Share(0, guests[0].share)
        await guests[0].send("commit", round=number, hash=fair.share_hash(guests[0].code, number, share))
        early = await guests[0].send("share", round=number, share=guests[0].share)
        assert early["error"]["code"] == "not_now"
        await guests[1].give()
        other = await guests[0].send("share", round=number, share="f" * 64)
        assert other["error"]["code"] == "bad_share"
        right = await guests[0].send("share", round=number, share=guests[0].share)
        assert right["t"] == "update"


@in_loop
async def test_whoever_cuts_chooses_the_cut(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_2", 2, start=False)
        for guest in guests:
            await guest.anew(fair=True)
            guest.cut = 11
        await guests[0].send("start")
        await asked(guests)
        cuts = [one for data in guests[0].heard for one in json.loads(data).get("events", []) if one["e"] == "pack_cut"]
        assert [one["cards"] for one in cuts] == [11]


@in_loop
async def test_a_device_that_answers_no_more_is_left_out_of_another_round(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, start=False)
        for guest in guests:
            await guest.anew(fair=True)
        await guests[0].send("start")
        await guests[0].give()
        early = await guests[1].send("share", round=guests[0].parts["fair"]["round"], share="0" * 64)
        assert early["error"]["code"] == "not_now"
        await guests[1].give()
        await guests[0].give()
        first = guests[0].parts["fair"]["round"]
        await found.clock.pass_by(15_000)
        found.hear(guests)
        held = guests[0].parts["fair"]
        assert held["round"] == first + 1
        assert held["givers"] == [0]


@in_loop
async def test_who_has_lost_the_share_begins_the_round_anew(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, start=False)
        for guest in guests:
            await guest.anew(fair=True)
        await guests[0].send("start")
        await guests[0].give()
        await guests[1].give()
        number = guests[0].parts["fair"]["round"]
        await guests[1].send("commit", round=number, hash="0" * 64)
        found.hear(guests)
        held = guests[0].parts["fair"]
        assert (held["round"], held["step"], held["asked"]) == (number + 1, "commit", [0, 1])


@in_loop
async def test_who_sits_down_at_a_table_gives_a_share_from_the_first_deal_on(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        (host,) = await found.table("scottish_2", start=False)
        guest = await Guest(found, host.code, None, await found.person("Eva")).come(fair=True)
        await guest.send("join")
        await host.send("start")
        guest.hear()
        assert guest.parts["fair"]["givers"] == [1]


def test_every_order_of_three_comes_as_often() -> None:
    counts = Counter(fair.Stream(f"seed {number}").shuffled("abc") for number in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


def test_the_derivation_is_the_documented_one() -> None:
    shares = [fair.Share(1, "22" * 32, 5), fair.Share(0, "11" * 32)]
    seed = fair.seed_of("KTRM429753", 3, "ab" * 32, shares)
    assert seed == fair.digest("seed", "KTRM429753", 3, "ab" * 32, f"0:{'11' * 32}:-", f"1:{'22' * 32}:5")
    assert fair.Stream(seed).shuffled(range(8)) == (3, 0, 7, 2, 4, 1, 5, 6)
