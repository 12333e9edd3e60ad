"""An error of the user's, said in a sentence."""

from __future__ import annotations

import click

from bela.apps.telling.clean import printable_lines


class RefusedError(click.ClickException):
    """Something asked for on the command line that cannot be; the process ends with 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(printable_lines(message))
