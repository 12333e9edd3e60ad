"""``bela serve``: the table in the browser."""

from __future__ import annotations

import sqlite3
import ssl
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.locks import InUseError
from bela.apps.places import server_directory
from bela.apps.refused import RefusedError
from bela.apps.terminal import can_write
from bela.i18n import Translator

if TYPE_CHECKING:
    from bela.apps.web.addresses import Place

WORDS = interface_words()
PORT = 8765
ONLY_HERE = "127.0.0.1"
FILE = click.Path(path_type=Path)


@click.command(help=WORDS.t("serve.help"))
@click.option("--host", default=ONLY_HERE, help=WORDS.t("serve.host"))
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, help=WORDS.t("serve.port"))
@click.option("--no-open", is_flag=True, help=WORDS.t("serve.no_open"))
@click.option("--data", type=FILE, help=WORDS.t("serve.data"))
@click.option("--tls", type=(FILE, FILE), metavar="CERT KEY", help=WORDS.t("serve.tls"))
@click.option("--public-url", metavar="URL", default="", help=WORDS.t("serve.public_url"))
@click.option("--backup", type=FILE, help=WORDS.t("serve.backup"))
@lang_option
def serve(  # noqa: PLR0913 - one parameter for each option
    *,
    host: str,
    port: int,
    no_open: bool,
    data: Path | None,
    tls: tuple[Path, Path] | None,
    public_url: str,
    backup: Path | None,
    lang: str,
) -> None:
    """Serve tables until the process is told to end."""
    words, folder = interface_words(lang), data or server_directory()
    if backup is not None:
        _back_up(words, folder, backup)
        return
    _serve(words, Asked(host, port, folder, tls, public_url, opening=not no_open))


def _back_up(words: Translator, folder: Path, target: Path) -> None:
    """Copy the data, while a server may be using them. Raises RefusedError."""
    from bela.apps.web.store.database import NAME, backup  # noqa: PLC0415 - the command line starts without it

    source = folder / NAME
    if not source.is_file():
        raise RefusedError(words.t("serve.nothing_there", folder=folder))
    try:
        backup(source, target)
    except FileExistsError as error:
        raise RefusedError(words.t("serve.backup_there", file=target)) from error
    except (OSError, sqlite3.Error) as error:
        raise RefusedError(words.t("cli.cannot_write", file=target, reason=error)) from error
    click.echo(words.t("serve.backup_done", file=target))


@dataclass(frozen=True)
class Asked:
    """What the command line asks for."""

    host: str
    port: int
    folder: Path
    tls: tuple[Path, Path] | None
    public_url: str
    opening: bool


def _serve(words: Translator, asked: Asked) -> None:
    """Serve until the process is told to end. Raises RefusedError."""
    from bela.apps.web.addresses import Place  # noqa: PLC0415 - the command line starts without the server
    from bela.apps.web.serving import Wanted, listening, serve  # noqa: PLC0415 - as above

    certificate, key = asked.tls or (None, None)
    _checked(words, asked)
    try:
        listener = listening(asked.host, asked.port)
    except OSError as error:
        told = {"host": asked.host, "port": asked.port, "reason": error.strerror or error}
        raise RefusedError(words.t("serve.cannot_listen", **told)) from error
    with listener, _told(words, asked.folder):
        place = Place(asked.host, listener.getsockname()[1], asked.tls is not None, asked.public_url)
        link = None if place.only_here else place.link
        wanted = Wanted(asked.host, place.port, asked.folder, asked.public_url, certificate, key, link)
        serve(wanted, listener, lambda: _ready(words, place, opening=asked.opening))


def _checked(words: Translator, asked: Asked) -> None:
    """See that others can reach the server as it was asked for. Raises RefusedError."""
    if asked.public_url and not is_web_address(asked.public_url):
        raise RefusedError(words.t("serve.bad_url", url=asked.public_url))
    if asked.tls is not None:
        certificate, key = asked.tls
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
        except OSError as error:
            told = {"certificate": certificate, "private": key, "reason": error.strerror or error}
            raise RefusedError(words.t("serve.bad_tls", **told)) from error


def is_web_address(url: str) -> bool:
    """Whether a browser can open it."""
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0 and url.isprintable()
    except ValueError:  # a port that is none, or half a bracket
        return False


@contextmanager
def _told(words: Translator, folder: Path) -> Iterator[None]:
    """What hinders a server from using its folder, in a sentence. Raises RefusedError."""
    from bela.apps.web.store.database import NewerDataError  # noqa: PLC0415 - as above

    try:
        yield
    except InUseError as error:
        raise RefusedError(words.t("serve.in_use", folder=folder)) from error
    except NewerDataError as error:
        raise RefusedError(words.t("serve.newer_data", folder=folder)) from error
    except (OSError, sqlite3.Error) as error:
        raise RefusedError(words.t("cli.cannot_keep", directory=folder, reason=error)) from error


def _ready(words: Translator, place: Place, *, opening: bool) -> None:
    """Say where the server is, and open it."""
    from bela.apps.web.addresses import qr_code  # noqa: PLC0415 - as above

    click.echo(words.t("serve.address", address=place.link))
    code = qr_code(place.link)
    if can_write(sys.stdout, code):
        click.echo(code, nl=False)
    if place.only_here:
        click.echo(words.t("serve.only_here", command="bela serve --host 0.0.0.0"))
    click.echo(words.t("serve.stop"))
    if opening:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(place.here)
