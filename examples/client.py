#!/usr/bin/env python3
"""Sits down at a table of ``bela serve`` and plays whatever is legal: a client in sixty lines, to start from.

    python examples/client.py http://localhost:8765 CODE [NAME]

The stream tells what happens, one message to a line; actions go back as requests. docs/protocol.md tells the rest.
"""

import hashlib
import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, CODE, *NAME = sys.argv[1:]


def messages(path: str, token: str, data: object = None) -> Iterator[dict]:
    """What the server says to a request, made again wherever the line is cut; refusals raise HTTPError."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    while True:
        try:
            with urlopen(Request(SERVER + path, body, headers), timeout=60) as answer:
                yield from map(json.loads, filter(bytes.strip, answer))
        except HTTPError:
            raise
        except (OSError, HTTPException, ValueError):
            pass  # the server is away, or was in the middle of a line
        time.sleep(1)


def ask(path: str, token: str, data: object = None) -> dict:
    """One request, and what the server answers."""
    return next(messages(path, token, data))


def command(token: str, kind: str, **fields: object) -> dict:
    """One command at the table; its name makes sure that it is never done twice, however often it is said."""
    return ask(f"/api/tables/{CODE}/do", token, {"t": kind, "id": secrets.token_hex(8), **fields})


def fair_share(token: str, fair: dict, you: dict, mine: dict) -> None:
    """Give a number of one's own to the shuffling: first its seal, then, when all have sealed theirs, the number."""
    if fair["step"] == "commit":
        cut = random.randrange(fair["cards"]) if fair["cutter"] == you["seat"] else None
        mine.update(share=secrets.token_hex(32), cut=cut)
        parts = ("share", CODE, fair["round"], you["seat"], mine["share"], "-" if cut is None else cut)
        seal = hashlib.sha256("/".join(map(str, ("bela-fair-1", *parts))).encode()).hexdigest()
        command(token, "commit", round=fair["round"], hash=seal)
    else:
        command(token, "share", round=fair["round"], **mine)


def play(token: str) -> None:
    """Follow the table, and do something whenever it is our turn."""
    parts, mine, answered = {}, {}, None
    for message in messages(f"/api/tables/{CODE}/stream?fair=1", token):
        parts.update(message.get("parts", {}))
        fair, you = parts.get("fair") or {"asked": []}, parts["you"]
        if you["seat"] in fair["asked"] and answered != (fair["round"], fair["step"]):
            answered = fair["round"], fair["step"]
            fair_share(token, fair, you, mine)
        elif you["legal"] and message.get("t") in ("snapshot", "update") and answered != message["state"]:
            answered = message["state"]
            command(token, "do", state=answered, action=random.choice(you["legal"])["a"])
        if parts["table"]["stage"] == "over":
            print("The match is over:", parts["match"]["scores"])
            return


if __name__ == "__main__":
    person = ask("/api/people", "", {"name": NAME[0] if NAME else "Visitor"})
    play(command(person["token"], "join")["seat_token"])
