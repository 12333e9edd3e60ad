"""``bela site``: the pages that need no server, as files for any host."""

from __future__ import annotations

from pathlib import Path

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.refused import RefusedError
from bela.apps.site.export import ForeignFolderError, export

WORDS = interface_words()


@click.command("site", help=WORDS.t("cli.site.help"))
@click.option(
    "--export",
    "folder",
    required=True,
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help=WORDS.t("cli.site.export"),
)
@lang_option
def site(*, folder: Path, lang: str) -> None:
    """Write the site into a folder."""
    words = interface_words(lang)
    try:
        count = export(folder)
    except ForeignFolderError:
        raise RefusedError(words.t("cli.site.foreign", folder=folder)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise RefusedError(words.t("cli.site.not_written", folder=folder, reason=reason)) from error
    click.echo(words.t("cli.site.written", files=count, folder=folder))
