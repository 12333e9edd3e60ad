"""The standard streams, whatever state the system hands them over in, and whatever it does to the process meanwhile."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

import click

from bela.i18n import Translator

MODES = {"stdin": "r", "stdout": "w", "stderr": "w"}
"""In the order of their descriptors: what is opened takes the first one that is free."""


def fill_missing_streams() -> None:
    """Give a stream that is closed a stand-in: an end of input, and an output that goes nowhere.

    Its descriptor is taken too, so that no file that is opened later is written to by mistake.
    """
    for name, mode in MODES.items():
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - open to the end


@contextmanager
def output_errors_told(words: Translator) -> Iterator[None]:
    """Tell in one line that the output cannot be written, and end the process with 1; other errors pass."""
    try:
        yield
    except OSError as error:
        if error.filename is not None:
            raise
        with suppress(OSError):
            click.ClickException(words.t("cli.cannot_write", reason=error.strerror or error)).show()
        for stream in (sys.stdout, sys.stderr):
            abandon(stream)
        sys.exit(1)


def abandon(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere, so that it does not fail once more when the process ends."""
    with suppress(OSError, ValueError):  # not every stream is a file
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


@contextmanager
def when_continued(repeat: Callable[[], None]) -> Iterator[None]:
    """Do something again whenever the process goes on after it was stopped, as by Ctrl-Z and ``fg``."""
    number = getattr(signal, "SIGCONT", None)  # not every system can stop a process
    if number is None:
        yield
        return
    before = signal.signal(number, lambda *_: repeat())
    try:
        yield
    finally:
        signal.signal(number, before)
