"""The commands `people`, `servers`, `announce` and `uses`; what they do stands beside this."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.errors import BadFile
from bot.private_files import ALONE, create_private_files
from bot.starting import loaded, settings_file

if TYPE_CHECKING:
    from bot.hosting.tools.requests import Answer

people = typer.Typer(
    help="Shut people out, let them in, give out or erase what is stored about them. People and servers go by "
    "Discord's numbers: switch on Developer Mode in Discord, right-click, Copy ID.",
    no_args_is_help=True,
)
servers = typer.Typer(help="List the servers, shut one out, let it in, or leave it.", no_args_is_help=True)

Number = Annotated[int, typer.Argument(help="Discord's number.", metavar="NUMBER", min=1, max=2**63 - 1)]
Config = Annotated[Path | None, typer.Option(help="The settings file; else config.toml.", metavar="PATH")]


@people.command("list")
def people_list(config: Config = None) -> None:
    """List who is shut out, and since when."""
    _ask("people list", config)


@people.command("shut-out")
def people_shut_out(number: Number, config: Config = None) -> None:
    """Shut a person out: they leave their tables, and whatever they do is refused kindly."""
    _ask("people shut-out", config, number)


@people.command("let-in")
def people_let_in(number: Number, config: Config = None) -> None:
    """Let a person in again who was shut out."""
    _ask("people let-in", config, number)


@people.command("stored")
def people_stored(
    number: Number,
    file: Annotated[Path, typer.Argument(help="The JSON file to write; it must not exist yet.", metavar="FILE")],
    config: Config = None,
) -> None:
    """Write what is stored of a person into a file for them.

    No hands are in it, and nobody else's number or name: it is what they get themselves by the button of /about.
    """
    _require_free(file)
    answer = _answer("people stored", config, number)
    if answer.file is not None:
        _write(file, answer.file)
        print(f"Written: {file}. Give it to nobody but that person.")
    _end(answer)


@people.command("forget")
def people_forget(
    number: Number,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask whether that is meant.")] = False,  # noqa: FBT002  # typer makes it an option
    config: Config = None,
) -> None:
    """Erase what is stored of a person, as /forget does."""
    if not yes:
        typer.confirm(f"Erase what is stored of {number}, for good?", abort=True)
    _ask("people forget", config, number)


@servers.command("list")
def servers_list(config: Config = None) -> None:
    """List the servers with their tables, last used first."""
    _ask("servers list", config)


@servers.command("shut-out")
def servers_shut_out(number: Number, config: Config = None) -> None:
    """Shut a server out: its tables close with a word in the channel, and whatever is done there is refused."""
    _ask("servers shut-out", config, number)


@servers.command("let-in")
def servers_let_in(number: Number, config: Config = None) -> None:
    """Let a server in again that was shut out."""
    _ask("servers let-in", config, number)


@servers.command("leave")
def servers_leave(number: Number, config: Config = None) -> None:
    """Close the tables of a server and leave it; this needs the running bot."""
    _ask("servers leave", config, number)


def announce(
    text: Annotated[
        str | None, typer.Argument(help="One line, in your own words; without it, what is announced is shown.")
    ] = None,
    take_back: Annotated[bool, typer.Option("--take-back", help="Let nothing be announced any more.")] = False,  # noqa: FBT002  # typer makes it an option
    config: Config = None,
) -> None:
    """Put a line on open tables and in /help, until it is taken back."""
    if take_back and text is not None:
        raise typer.BadParameter("--take-back takes no text.")
    if take_back:
        _ask("announce --take-back", config)
    _ask("announce (look)" if text is None else "announce", config, text=text)


def uses(config: Config = None) -> None:
    """List when people, servers and announce were used, for a year, oldest first."""
    _ask("uses", config)


def _ask(command: str, config: Path | None, number: int | None = None, text: str | None = None) -> None:
    """Have it done, print what was done, and end the program: with exit code 1 where it was not."""
    _end(_answer(command, config, number, text))


def _end(answer: Answer) -> None:
    lines = "\n".join(answer.lines)
    if not answer.done:
        print(f"Error: {lines}", file=sys.stderr)
        raise typer.Exit(1)
    if lines:
        print(lines)
    raise typer.Exit


def _answer(command: str, config: Path | None, number: int | None = None, text: str | None = None) -> Answer:
    from pydantic import ValidationError

    from bot.config import load
    from bot.hosting.tools.asking import ask
    from bot.hosting.tools.requests import LONGEST_ANNOUNCEMENT, Command, Request
    from bot.sources import ConfigError
    from bot.store import StoreError

    loaded()
    create_private_files()
    try:
        request = Request(command=Command(command), number=number, text=None if text is None else text.strip())
        return ask(load(settings_file(config), os.environ, token_needed=False).store.path, request)
    except ValidationError:
        raise typer.BadParameter(
            f"An announcement has 1 to {LONGEST_ANNOUNCEMENT} characters, something to see among them."
        ) from None
    except (ConfigError, StoreError) as error:
        print(f"Error: {error}", file=sys.stderr)
        raise typer.Exit(2) from None


def _require_free(file: Path) -> None:
    """Raise BadFile where the file cannot be made. That comes first, since asking for what is stored is noted."""
    if os.path.lexists(file):
        raise BadFile(f"{file} exists already. Name a file that does not.")
    if not file.parent.is_dir():
        raise BadFile(f"There is no folder {file.parent}. Make it, or name another file.")


def _write(file: Path, text: str) -> None:
    """Write a file for its owner alone; raises BadFile, and then leaves no part of it."""
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ALONE)
    except OSError as error:
        raise BadFile(f"{file} cannot be written ({error.strerror}). Name another file.") from error
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as open_file:
            open_file.write(text)
    except OSError as error:
        file.unlink(missing_ok=True)
        raise BadFile(f"{file} cannot be written ({error.strerror}). Name another file.") from error
