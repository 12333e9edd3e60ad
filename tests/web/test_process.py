"""The server as a process: started by its command, played by the example, ended and started again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, cast
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner

from bela.apps.serve_cmd import serve
from bela.apps.web.addresses import Place, home_address, qr_code
from bela.apps.web.fair_record import check_fair
from bela.record import read_record

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://\S+")


@contextmanager
def server(folder: Path, *more: str) -> Iterator[str]:
    """A server for the length of a block; its address."""
    command = [sys.executable, "-m", "bela", "serve", "--no-open", "--port", "0", "--data", str(folder), "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, env=environment, encoding="utf-8") as process:  # noqa: S603 - our own program
        try:
            yield address_of(cast("IO[str]", process.stdout))
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0


def address_of(says: IO[str]) -> str:
    """The address that the server tells."""
    line = next(line for line in says if ADDRESS.search(line))
    found = ADDRESS.search(line)
    assert found is not None
    next(line for line in says if "Ctrl+C" in line)
    return found[0].rstrip("/")


def ask(address: str, path: str, token: str = "", data: object = None) -> dict[str, Any]:
    body = None if data is None else json.dumps(data).encode()
    with urlopen(Request(address + path, body, {"authorization": f"Bearer {token}"})) as answer:  # noqa: S310 - our own server
        found: dict[str, Any] = json.load(answer)
        return found


@pytest.mark.skipif(os.name == "nt", reason="a process is interrupted in another way there")
def test_the_example_plays_a_match_that_is_there_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as address, begun_with_example(address) as (path, seat, other):
        ask(address, f"{path}/do", seat, {"t": "leave", "id": "leave"})
        assert "The match is over" in cast("IO[str]", other.stdout).readline()
    with server(tmp_path) as address:
        assert ask(address, path)["table"]["stage"] == "over"
        with urlopen(Request(f"{address}{path}/matches/1/record")) as answer:  # noqa: S310 - our own server
            record = read_record(answer.read())
        assert record.ending is not None
        assert [player.kind for player in record.header.players] == ["person", "person"]
        account = check_fair(record)
        assert account.proved > 1
        assert not account.faults


@pytest.mark.skipif(os.name == "nt", reason="a process is interrupted in another way there")
def test_the_example_plays_on_where_the_server_was_away(tmp_path: Path) -> None:
    with ExitStack() as until_the_end:
        with server(tmp_path) as address:
            path, seat, other = until_the_end.enter_context(begun_with_example(address))
        with server(tmp_path, "--port", address.rpartition(":")[2]):
            ask(address, f"{path}/do", seat, {"t": "leave", "id": "leave"})
            assert "The match is over" in cast("IO[str]", other.stdout).readline()


@contextmanager
def begun_with_example(address: str) -> Iterator[tuple[str, str, subprocess.Popen[str]]]:
    """A short match against the example: the path of the table, the token of the other seat, and the example."""
    settings = {"variant": "croatian_2", "pace": "quick", "options": {"target": 30}}
    ana = ask(address, "/api/people", data={"name": "Ana"})["token"]
    made = ask(address, "/api/tables", ana, {"settings": settings})
    path, seat = f"/api/tables/{made['code']}", made["seat_token"]
    with example(address, made["code"]) as other:
        until_seated(address, path, seat)
        ask(address, f"{path}/do", seat, {"t": "start", "id": "start"})
        yield path, seat, other


def until_seated(address: str, path: str, token: str) -> None:
    """Follow the table until somebody sits in seat 1."""
    with urlopen(Request(f"{address}{path}/stream", headers={"authorization": f"Bearer {token}"})) as lines:  # noqa: S310 - our own server
        for line in lines:
            table = json.loads(line).get("parts", {}).get("table") if line.strip() else None
            if table and table["seats"][1]["kind"] == "person":
                return


@contextmanager
def example(address: str, code: str) -> Iterator[subprocess.Popen[str]]:
    """An example client, ended at the end of the block."""
    command = [sys.executable, str(ROOT / "examples" / "client.py"), address, code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:  # noqa: S603 - our own program
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.skipif(os.name == "nt", reason="a process is interrupted in another way there")
def test_a_folder_or_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        port = address.rpartition(":")[2]
        for more, said in ((["--port", "0"], "Another server is using"), (["--port", port], "Nobody can be served")):
            command = [
                sys.executable,
                "-m",
                "bela",
                "serve",
                "--no-open",
                "--data",
                str(tmp_path),
                "--lang",
                "en",
                *more,
            ]
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
            result = subprocess.run(command, capture_output=True, env=environment, encoding="utf-8", check=False)  # noqa: S603 - our own program
            assert result.returncode != 0
            assert said in result.stderr


@pytest.mark.parametrize(
    "url", ["not a url", "ftp://b.example", "b.example", "https://", "https://b.example:x/", "http://[::1"]
)
def test_a_public_address_that_no_browser_opens_is_refused(tmp_path: Path, url: str) -> None:
    result = CliRunner().invoke(serve, ["--no-open", "--data", str(tmp_path), "--public-url", url, "--lang", "en"])
    assert result.exit_code == 2
    assert f'"{url}" is no address that a browser opens' in result.output


@pytest.mark.parametrize("content", [None, "hello\n"])
def test_a_certificate_that_cannot_be_used_is_told_as_that(tmp_path: Path, content: str | None) -> None:
    file, data = tmp_path / "own.pem", tmp_path / "data"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    asked = ["--no-open", "--port", "0", "--data", str(data), "--tls", str(file), str(file), "--lang", "en"]
    result = CliRunner().invoke(serve, asked)
    assert result.exit_code == 2
    assert f"The certificate {file} with the key {file} cannot be used" in result.output
    assert not data.exists(), "nothing was begun"


def test_the_address_to_hand_on_is_one_that_others_reach() -> None:
    assert Place("127.0.0.1", 8765, secure=False).link == "http://localhost:8765/"
    assert Place("127.0.0.1", 443, secure=True).link == "https://localhost/"
    assert Place("127.0.0.1", 443, secure=True).only_here
    assert not Place("127.0.0.1", 443, secure=True, public_url="https://b.example/").only_here
    assert not Place("0.0.0.0", 8765, secure=False).only_here  # noqa: S104 - not listened at
    assert Place("::1", 8765, secure=False).here == "http://localhost:8765/"
    assert Place("192.168.1.5", 8765, secure=False).link == "http://192.168.1.5:8765/"
    assert Place("0.0.0.0", 8765, secure=False, public_url="https://b.example/").link == "https://b.example/"  # noqa: S104 - not listened at
    address = home_address()
    assert address is None or Place("0.0.0.0", 8765, secure=False).link == f"http://{address}:8765/"  # noqa: S104 - the same


def test_an_address_is_shown_as_a_code_of_half_blocks() -> None:
    lines = qr_code("http://192.168.1.5:8765/").splitlines()
    assert len(lines) > 10
    assert set("".join(lines)) <= set("█▀▄ ")
