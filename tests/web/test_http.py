"""What is asked over HTTP and WebSockets: what there is, people, and play."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bela.apps.site.pages import PAGES
from bela.i18n import LANGUAGES, Translator
from bela.record import read_record
from bela.rules.variants import VARIANTS
from web.asking import connected, error, hello, somebody, table, until


# ---------------------------------------------------------------- what there is
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("query", ["", "?variant=scottish_3&option=target%3D501"])
def test_a_page_without_its_slash_is_found_with_all_that_is_asked_of_it(
    server: TestClient, name: str, query: str
) -> None:
    answer = server.get(f"/{name}{query}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, f"{name}/{query}")


def test_the_server_tells_what_it_has_to_offer(server: TestClient) -> None:
    found = server.get("/api/info").json()
    assert [one["name"] for one in found["variants"]] == list(VARIANTS)
    assert set(found["languages"]) == set(LANGUAGES)
    assert {"random", "rules"} <= set(found["levels"])
    assert found["ladder"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert found["usual_level"] in found["ladder"]
    assert found["usual_style"] in found["styles"] == ["calm", "even", "bold"]
    assert found["link"] is None, "nobody was told how other machines reach it"
    assert {one["subject"] for one in found["options"].values()} == {
        "deal",
        "trumps",
        "play",
        "melds",
        "count",
        "match",
    }
    assert found["options"]["target"]["limits"] == [1, 9999]


def test_rules_are_worked_out_with_what_cannot_be_chosen_and_why(server: TestClient) -> None:
    found = server.post("/api/rules", json={"variant": "croatian_4", "options": {"must_beat": "all_suits"}}).json()
    assert found["changed"] == {"must_beat": "all_suits"}
    blocked = {(name, one["value"]) for name, values in found["blocked"].items() for one in values}
    assert ("bidding", "turned_two_rounds") in blocked
    again = server.post("/api/rules", json={"house": found["house"]}).json()
    assert again["options"] == found["options"]
    wrong = server.post("/api/rules", json={"variant": "croatian_4", "options": {"targt": 3}})
    assert error(wrong) == (400, "bad_settings")
    assert wrong.json()["error"]["fault"]["expected"] == ["target"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_told_with_its_plural_forms(server: TestClient, language: str) -> None:
    found = server.get(f"/api/words/{language}").json()
    words = Translator(language)
    assert found["texts"]["cli.help"] == words.t("cli.help")
    for number in (0, 1, 2, 5, 11, 21, 22, 101):
        text = found["plurals"]["event.hanging"][found["plural"][number]]
        assert text.replace("{n}", str(number)) == words.n("event.hanging", number)
    assert error(server.get("/api/words/xx")) == (404, "no_such_request")


# ---------------------------------------------------------------- people
def test_a_name_is_enough_and_a_password_keeps_it(server: TestClient) -> None:
    ana = somebody(server, "  Ana   K. ")
    assert server.get("/api/me", headers=ana).json()["name"] == "Ana K."
    assert server.put("/api/me/password", json={"password": "long enough"}, headers=ana).json()["kept"] is True
    again = server.put("/api/me/password", json={"password": "another one"}, headers=ana)
    assert error(again) == (401, "wrong_password")
    changed = {"password": "another one", "old": "long enough"}
    assert server.put("/api/me/password", json=changed, headers=ana).status_code == 200
    wrong = server.post("/api/people/login", json={"name": "Ana K.", "password": "long enough"})
    assert error(wrong) == (401, "wrong_password")
    other = server.post("/api/people/login", json={"name": "ana k.", "password": "another one"}).json()
    assert other["id"] == server.get("/api/me", headers=ana).json()["id"]
    unknown = server.post("/api/people/login", json={"name": "Nobody", "password": "another one"})
    assert error(unknown) == (401, "wrong_password")


def test_a_name_that_is_kept_is_nobody_elses_to_keep(server: TestClient) -> None:
    ana, other = somebody(server), somebody(server)
    server.put("/api/me/password", json={"password": "long enough"}, headers=ana)
    assert error(server.put("/api/me/password", json={"password": "long enough"}, headers=other)) == (409, "name_kept")
    server.put("/api/me/password", json={"password": "long enough"}, headers=somebody(server, "Eva"))
    eva = server.post("/api/people/login", json={"name": "Eva", "password": "long enough"}).json()
    headers = {"authorization": f"Bearer {eva['token']}"}
    assert error(server.patch("/api/me", json={"name": "ANA"}, headers=headers)) == (409, "name_kept")


@pytest.mark.parametrize("name", ["Šime", "ŠIME", "S\u030cime"])
def test_a_name_that_is_kept_is_nobody_elses_to_sit_under(server: TestClient, name: str) -> None:
    sime, eva, namesake = somebody(server, "Šime"), somebody(server, "Eva"), somebody(server, "Šime")
    server.put("/api/me/password", json={"password": "long enough"}, headers=sime)
    assert error(server.post("/api/people", json={"name": name})) == (409, "name_kept")
    for other in (eva, namesake):
        assert error(server.patch("/api/me", json={"name": name}, headers=other)) == (409, "name_kept")
    assert server.get("/api/me", headers=eva).json()["name"] == "Eva"
    assert server.patch("/api/me", json={"name": name}, headers=sime).json()["kept"]


def test_a_name_that_earlier_versions_kept_opens_and_is_nobody_elses(server: TestClient, tmp_path: Path) -> None:
    server.put("/api/me/password", json={"password": "long enough"}, headers=somebody(server, "Ana\u00b2"))
    (path,) = tmp_path.glob("data/*.sqlite3")
    with sqlite3.connect(path) as db:
        assert db.execute("UPDATE person SET kept = ? WHERE kept = ?", ("ana\u00b2", "ana2")).rowcount == 1
    db.close()
    asked = {"name": "ANA\u00b2", "password": "long enough"}
    assert server.post("/api/people/login", json=asked).json()["kept"] is True
    assert error(server.post("/api/people", json={"name": "ana\u00b2"})) == (409, "name_kept")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_guests_are_called_is_nobodys_to_keep(server: TestClient, language: str) -> None:
    guest, eva = somebody(server, Translator(language).t("web.guest").upper()), somebody(server, "Eva")
    assert error(server.put("/api/me/password", json={"password": "long enough"}, headers=guest)) == (409, "no_name")
    server.put("/api/me/password", json={"password": "long enough"}, headers=eva)
    wanted = {"name": Translator(language).t("web.guest")}
    assert error(server.patch("/api/me", json=wanted, headers=eva)) == (409, "no_name")
    assert server.get("/api/me", headers=eva).json() | {"id": ""} == {"id": "", "name": "Eva", "kept": True}


def test_a_picture_that_is_joined_of_several_is_a_name(server: TestClient) -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    assert server.get("/api/me", headers=somebody(server, family * 24)).json()["name"] == family * 24


@pytest.mark.parametrize("name", ["", " ", "\u202eanA", "a\x00b", "...", "x" * 25, "\u200b"])
def test_names_that_cannot_be_shown_are_refused(server: TestClient, name: str) -> None:
    status, code = error(server.post("/api/people", json={"name": name}))
    assert (status, code) in ((400, "bad_name"), (400, "bad_message"))


def test_a_device_is_forgotten_and_a_person_deleted_with_all_they_have(server: TestClient) -> None:
    ana, eva = somebody(server), somebody(server, "Eva")
    own, shared = table(server, ana, start=True), table(server, ana, "croatian_4")
    with connected(server) as socket:
        person = eva["authorization"].split()[1]
        socket.send_text(json.dumps({"t": "hello", "table": shared["code"], "person": person}))
        socket.send_text(json.dumps({"t": "join", "id": "j", "seat": 2}))
        assert until(socket, ack="j")["parts"]["you"]["seat"] == 2
    export = server.get("/api/me/export", headers=ana).json()
    assert {one["code"] for one in export["tables"]} == {own["code"], shared["code"]}
    assert read_record(export["matches"][0]["record"]).header.players[0].name == "Ana"
    assert len(server.get("/api/me/tables", headers=ana).json()["tables"]) == 2
    assert server.delete("/api/me", headers=ana).status_code == 200
    assert error(server.get("/api/me", headers=ana)) == (401, "no_person")
    assert error(server.get(f"/api/tables/{own['code']}")) == (404, "no_table")
    seats = server.get(f"/api/tables/{shared['code']}").json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open", "person", "open"]
    assert server.delete("/api/me/device", headers=eva).status_code == 200
    assert error(server.get("/api/me", headers=eva)) == (401, "no_person")


def test_tokens_and_passwords_are_not_kept_as_they_are(server: TestClient, tmp_path: Path) -> None:
    ana = somebody(server)
    server.put("/api/me/password", json={"password": "correct horse battery"}, headers=ana)
    made = table(server, ana)
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    for secret in (ana["authorization"].split()[1], made["seat_token"], "correct horse battery"):
        assert secret.encode() not in kept
    assert made["code"].encode() in kept


# ---------------------------------------------------------------- playing
def test_a_table_is_played_over_a_socket_and_by_requests_alike(server: TestClient) -> None:
    made = table(server, somebody(server), start=True, settings={"options": {"target": 60}})
    path, seat = f"/api/tables/{made['code']}/do", {"authorization": f"Bearer {made['seat_token']}"}
    with connected(server) as socket:
        message = hello(socket, made, told=True)
        parts, done = message["parts"], 0
        while done < 6:
            if message["t"] != "presence" and parts["you"]["legal"]:
                action = parts["you"]["legal"][0]["a"]
                command = {"t": "do", "id": f"n{done}", "state": message["state"], "action": action}
                done += 1
                if done % 2:
                    socket.send_text(json.dumps(command))
                else:
                    answer = server.post(path, json=command, headers=seat).json()
                    assert (answer["t"], answer["ack"]) == ("update", command["id"])
            message = json.loads(socket.receive_text())
            parts |= message.get("parts", {})


def test_requests_are_refused_with_a_status(server: TestClient) -> None:
    made = table(server, somebody(server), start=True)
    path, seat = f"/api/tables/{made['code']}/do", {"authorization": f"Bearer {made['seat_token']}"}
    stale = {"t": "do", "id": "old", "state": 0, "action": "pass"}
    assert error(server.post(path, json=stale, headers=seat)) == (409, "stale")
    assert error(server.post(path, json=stale, headers={"authorization": "Bearer " + "x" * 40})) == (
        401,
        "no_seat_token",
    )
    assert error(server.post(path, json=stale)) == (403, "not_seated")


def test_a_person_gets_the_own_seat_again_on_another_device(server: TestClient) -> None:
    ana = somebody(server)
    made = table(server, ana, start=True)
    found = server.post(f"/api/tables/{made['code']}/seat", headers=ana).json()
    assert found["seat"] == 0
    assert found["seat_token"] != made["seat_token"]
    with connected(server) as socket:
        assert hello(socket, found)["parts"]["you"]["seat"] == 0
    assert error(server.post(f"/api/tables/{made['code']}/seat", headers=somebody(server, "Eva"))) == (
        403,
        "not_seated",
    )


@pytest.mark.parametrize("text", ["{}", '{"t": "ping", "id": "x"}', "x", '{"t": "hello", "table": "NOSUCHTABLE"}'])
def test_a_socket_that_does_not_say_who_it_is_is_closed(server: TestClient, text: str) -> None:
    with connected(server) as socket:
        socket.send_text(text)
        assert json.loads(socket.receive_text())["error"]["code"] in ("bad_message", "no_table")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_one_who_sends_too_much_is_told_to_wait(server: TestClient) -> None:
    made = table(server, somebody(server))
    with connected(server) as socket:
        hello(socket, made)
        for number in range(60):
            socket.send_text(json.dumps({"t": "ping", "id": f"p{number}"}))
        answer = until(socket, t="refused")
        assert (answer["error"]["code"], answer["error"]["wait"]) == ("too_fast", 1000)
        socket.send_text(json.dumps({"t": "say", "id": "x" * 17_000, "phrase": "hello"}))
