"""People: a name and a device are enough; a password keeps the name."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bela.i18n import LANGUAGES, Translator
from bela.names import folded, plain, seen

if TYPE_CHECKING:
    import sqlite3

    from bela.apps.web.store import Store

TOKEN_BYTES = 32
LONGEST_NAME = 24
"""Signs, as somebody sees them."""
NOBODYS = f"{'00' * 16}:"
"""A password that no text fits."""
GUESTS = tuple(Translator(language).t("web.guest") for language in LANGUAGES)
"""What people are called who give no name, by the language of their device."""
UNNAMED = frozenset(map(folded, GUESTS))
"""The same as names are compared: nobody's to keep."""
COST, BLOCK, LANES = 2**14, 8, 1
"""Of scrypt: 16 MB and some 50 ms for each try."""


class PersonError(Exception):
    """Something that cannot be; ``code`` says what."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Person:
    """Somebody."""

    id: str
    name: str
    kept: bool
    """Whether the name is kept by a password."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def id_of(person: Person | None) -> str | None:
    """The id of somebody, where there is anybody."""
    return None if person is None else person.id


def clean_name(text: str) -> str:
    """A name as it is kept. Raises PersonError for one with nothing to see in it, or with what cannot be seen."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not seen(name) or len(plain(name)) > LONGEST_NAME:
        raise PersonError("bad_name")
    return name


def compared(name: str) -> str:
    """A name as it is compared with those that are kept: what stands for the same letters is the same."""
    return folded(unicodedata.normalize("NFKC", name))


def forms(name: str) -> tuple[str, str]:
    """How a name may be kept: as it is compared, and as data of earlier versions have it."""
    return compared(name), name.casefold()


def hashed(password: str, salt: bytes | None = None) -> str:
    """A password as it is kept: salt and scrypt."""
    salt = secrets.token_bytes(16) if salt is None else salt
    key = hashlib.scrypt(password.encode(), salt=salt, n=COST, r=BLOCK, p=LANES)
    return f"{salt.hex()}:{key.hex()}"


def fits(password: str, kept: str) -> bool:
    """Whether it is the password that is kept."""
    return hmac.compare_digest(hashed(password, bytes.fromhex(kept.partition(":")[0])), kept)


class People:
    """Who there is. Every method asks the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def new(self, name: str, now: int) -> tuple[Person, str]:
        """Somebody new, and the token of their device. Raises PersonError, also for a name that somebody keeps."""
        person, token = Person(secrets.token_urlsafe(12), clean_name(name), kept=False), new_token()

        def write(db: sqlite3.Connection) -> None:
            _check_free(db, person)
            db.execute("INSERT INTO person VALUES (?, ?, NULL, NULL, ?, ?)", (person.id, person.name, now, now))
            db.execute("INSERT INTO device VALUES (?, ?, ?)", (digest_of(token), person.id, now))

        await self._store.call(write)
        return person, token

    async def by_token(self, token: str | None) -> Person | None:
        """Whose device it is."""
        if token is None:
            return None
        query = "SELECT id, name, kept FROM person JOIN device ON id = person WHERE digest = ?"
        row = await self._store.call(lambda db: db.execute(query, (digest_of(token),)).fetchone())
        return None if row is None else Person(row[0], row[1], row[2] is not None)

    async def names(self, ids: tuple[str, ...]) -> dict[str, str]:
        """The names of people."""
        query = f"SELECT id, name FROM person WHERE id IN ({','.join('?' * len(ids))})"  # noqa: S608 - question marks only
        return dict(await self._store.call(lambda db: db.execute(query, ids).fetchall()))

    async def rename(self, person: Person, name: str) -> Person:
        """Another name. Raises PersonError, also for one that somebody keeps."""
        new = replace(person, name=clean_name(name))

        def write(db: sqlite3.Connection) -> None:
            _check_free(db, new)
            kept = _to_keep(new) if new.kept else None
            db.execute("UPDATE person SET name = ?, kept = ? WHERE id = ?", (new.name, kept, new.id))

        await self._store.call(write)
        return new

    async def set_password(self, person: Person, password: str, old: str) -> None:
        """Keep the name by a password. Raises PersonError: wrong_password, name_kept, no_name."""
        query = "SELECT password FROM person WHERE id = ?"
        (kept,) = await self._store.call(lambda db: db.execute(query, (person.id,)).fetchone())
        if kept is not None and not await asyncio.to_thread(fits, old, kept):
            raise PersonError("wrong_password")
        new, name = await asyncio.to_thread(hashed, password), _to_keep(person)

        def write(db: sqlite3.Connection) -> None:
            _check_free(db, person)
            db.execute("UPDATE person SET kept = ?, password = ? WHERE id = ?", (name, new, person.id))

        await self._store.call(write)

    async def login(self, name: str, password: str, now: int) -> tuple[Person, str]:
        """A token for another device. Raises PersonError; it takes as long for a name that nobody keeps."""
        query, kept = "SELECT id, name, password FROM person WHERE kept IN (?, ?)", forms(clean_name(name))
        row = await self._store.call(lambda db: db.execute(query, kept).fetchone())
        right = await asyncio.to_thread(fits, password, NOBODYS if row is None else row[2])
        if row is None or not right:
            raise PersonError("wrong_password")
        token = new_token()
        device = (digest_of(token), row[0], now)
        await self._store.call(lambda db: db.execute("INSERT INTO device VALUES (?, ?, ?)", device))
        return Person(row[0], row[1], kept=True), token

    async def forget_device(self, token: str) -> None:
        """The token is good no more."""
        await self._store.call(lambda db: db.execute("DELETE FROM device WHERE digest = ?", (digest_of(token),)))

    async def tables(self, person: str) -> list[tuple[str, int]]:
        """Where somebody sat, the last first: code and time."""
        query = "SELECT code, at FROM member WHERE person = ? ORDER BY at DESC LIMIT 200"
        return await self._store.call(lambda db: db.execute(query, (person,)).fetchall())

    async def export(self, person: Person) -> dict[str, object]:
        """All that is kept about somebody, but for what is kept of them as a digest alone."""
        query = "SELECT name, kept IS NOT NULL, made, seen FROM person WHERE id = ?"
        name, kept, made, seen = await self._store.call(lambda db: db.execute(query, (person.id,)).fetchone())
        devices = "SELECT made FROM device WHERE person = ?"
        times = await self._store.call(lambda db: [at for (at,) in db.execute(devices, (person.id,))])
        return {"id": person.id, "name": name, "kept": bool(kept), "made": made, "seen": seen, "devices": times}

    async def delete(self, person: str) -> list[str]:
        """Delete all that is kept about somebody, tables of theirs alone included; gives the codes of the others."""

        def write(db: sqlite3.Connection) -> list[str]:
            codes = [code for (code,) in db.execute("SELECT code FROM member WHERE person = ?", (person,))]
            db.execute("DELETE FROM member WHERE person = ?", (person,))
            db.execute("DELETE FROM person WHERE id = ?", (person,))
            shared = "SELECT 1 FROM member WHERE code = ?"
            others = [code for code in codes if db.execute(shared, (code,)).fetchone() is not None]
            for code in set(codes) - set(others):
                db.execute("DELETE FROM log WHERE code = ?", (code,))
            return others

        return await self._store.call(write)


def _to_keep(person: Person) -> str:
    """A name as it is looked for. Raises PersonError for one that is no name."""
    if folded(person.name) in UNNAMED:
        raise PersonError("no_name")
    return compared(person.name)


def _check_free(db: sqlite3.Connection, person: Person) -> None:
    """Raises PersonError where somebody else keeps the name; what guests are called is everybody's."""
    query, kept = "SELECT 1 FROM person WHERE kept IN (?, ?) AND id != ?", forms(person.name)
    if not UNNAMED.intersection(kept) and db.execute(query, (*kept, person.id)).fetchone() is not None:
        raise PersonError("name_kept")
