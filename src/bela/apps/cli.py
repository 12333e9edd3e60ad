"""The command line: ``bela`` and its commands."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from bela.apps.language import interface_words, lang_option, teach_click
from bela.apps.nearest import write_all_streams_so
from bela.apps.streams import fill_missing_streams, output_errors_told
from bela.apps.version import version_line

WORDS = interface_words()
INTERRUPTED = 130
"""What shells expect of a process that was interrupted."""

COMMANDS = {
    "play": "play_cmd:play",
    "serve": "serve_cmd:serve",
    "site": "site_cmd:site",
    "watch": "watch_cmd:watch",
    "arena": "arena_cmd:arena",
    "pad": "pad_cmd:pad",
    "referee": "referee_cmd:referee",
    "record": "record_cmd:record",
    "solve": "solve_cmd:solve",
    "variants": "list_cmds:variants",
    "options": "list_cmds:options",
    "rules": "rules_cmd:rules_book",
}
"""By name: the module and the command in it. A module is read when its command is wanted, so that each starts fast."""


class Commands(click.Group):
    """The commands, found by name."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - click's signature
        """Start the program."""
        write_all_streams_so()
        teach_click(WORDS.language)
        return super().__call__(*args, **kwargs)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names, in the order in which they are told."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as above
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(f"bela.apps.{module}"), name)
        return command

    def main(self, *args: Any, **more: Any) -> Any:  # noqa: ANN401 - click's signature
        """Run the program, whatever its streams are."""
        fill_missing_streams()
        with output_errors_told(WORDS):
            return super().main(*args, **more)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - click's signature
        """Run what was asked for; an interrupt ends it quietly."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise click.exceptions.Exit(INTERRUPTED) from None


def tell_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:  # noqa: ARG001, FBT001 - a callback
    """Print the version, and which text of the search and of the bots runs."""
    if not wanted:
        return
    search, bots = (import_module(f"bela.{name}").backend() for name in ("solve", "bots"))
    click.echo(version_line(WORDS, search, bots))
    ctx.exit()


@click.group(cls=Commands, invoke_without_command=True, help=WORDS.t("cli.help"))
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=tell_version, help=WORDS.t("cli.version")
)
@lang_option
@click.option("--plain", is_flag=True, help=WORDS.t("cli.play.plain"))
@click.pass_context
def main(ctx: click.Context, *, lang: str, plain: bool) -> None:
    """Without a command: go on with a match that was left, or choose a table."""
    if ctx.invoked_subcommand is None:
        play = main.get_command(ctx, "play")
        assert play is not None  # noqa: S101 - it is in the table
        ctx.invoke(play, lang=lang, plain=plain, offer_resume=True)
