"""The command line: `python -m bot` runs the bot, or without a token the playground; the rest works beside it."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # Typeshed has only `signal`, which takes milliseconds to load.

if __name__ == "__main__":
    # While the rest is loaded, Ctrl-C ends at once: an import may swallow an exception that comes in its middle.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import asyncio
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.errors import BadFile
from bot.hosting.tools import commands as host
from bot.private_files import create_private_files
from bot.starting import DEFAULT_CONFIG, loaded, settings_file
from bot.version import VERSION

# Each command imports what it needs by itself: simulate starts without Discord.
app = typer.Typer(
    help="Play Bohnanza and its family on Discord. Without a command the bot is run, or (with neither a "
    "config.toml nor settings in the environment) the playground.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Config = Annotated[
    Path | None, typer.Option(help=f"The settings file, which must exist; else {DEFAULT_CONFIG}.", metavar="PATH")
]


Port = Annotated[
    int | None, typer.Option(help="Where the page is; without it the first free port.", min=1, max=65535)
]
Browser = Annotated[bool, typer.Option(help="Whether to open the page in the browser.")]
Data = Annotated[
    Path | None, typer.Option(help="Where the games are kept; else in your own data folder.", metavar="FOLDER")
]


def print_version(wanted: bool) -> None:  # noqa: FBT001  # typer calls it so
    """Print the version that is installed, and end."""
    if wanted:
        print(f"bean-table {VERSION}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    config: Config = None,
    port: Port = None,
    browser: Browser = True,  # noqa: FBT002  # typer makes it an option
    data: Data = None,
    version: Annotated[  # noqa: FBT002  # typer makes it an option
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit."),
    ] = False,
) -> None:
    """Run the bot where no command is given: on the playground if nothing says how, or by an option of its own."""
    here = port is not None or not browser or data is not None
    if here and (context.invoked_subcommand or config):
        raise typer.BadParameter("--port, --no-browser and --data belong behind the word playground.")
    if context.invoked_subcommand is not None:
        return
    from bot.sources import settings_in

    if here or not (config or DEFAULT_CONFIG.exists() or settings_in(os.environ)):
        playground(port, browser, data)
    run(config)


@app.command()
def run(
    config: Config = None,
    stay: Annotated[  # noqa: FBT002  # typer makes it an option
        bool,
        typer.Option(
            "--stay", help="Where another start would not help, say why and wait to be stopped; for containers."
        ),
    ] = False,
) -> None:
    """Log in to Discord and serve games until stopped.

    The exit code is 78 where it cannot, and another start would not help: settings, token, a newer database.
    """
    from bot import ending

    try:
        from bot.run import run

        loaded()
        create_private_files()
        code = run(settings_file(config))
    except BadFile as error:
        code = ending.complain(f"Error: {error}", lasting=True)
    raise typer.Exit(ending.stay(code) if stay else code)


@app.command()
def playground(
    port: Port = None,
    browser: Browser = True,  # noqa: FBT002  # typer makes it an option
    data: Data = None,
    words: Annotated[
        Path | None, typer.Option(help="A folder of languages of your own, to read them here.", metavar="PATH")
    ] = None,
) -> None:
    """Play now in your browser, without a token.

    The bot runs on a small Discord on this machine, which nobody else can reach.
    """
    from bot.local import play

    loaded()
    create_private_files()
    raise typer.Exit(play(data, port, browser=browser, words=words))


@app.command()
def simulate(
    game: Annotated[str, typer.Option(help="The game's name in the catalogue.")] = "rio_grande_2000",
    players: Annotated[
        int | None,
        typer.Option(
            help="How many sit at the table; four if the game is for so many, or as many as --seats names."
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seed: Annotated[
        int | None, typer.Option(help="The same seed plays the same games; without one it is drawn by lot.")
    ] = None,
    player: Annotated[
        str | None, typer.Option(help="Who plays, such as simplest; without one whoever plays the game best.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who plays at each seat, such as hard,normal,normal,normal; they move on after a game."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes play; the games are the same.")] = 1,
    record: Annotated[
        Path | None, typer.Option(help="Write every game here, one JSON object a line.", metavar="FILE")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,  # noqa: FBT002  # as above
) -> None:
    """Play whole games between computer players.

    Prints how fast they went and the spread of the scores.
    """
    from bot.simulate.batch import Batch
    from bot.simulate.command import BadArgument, players_by_seat, simulate

    loaded()
    chosen = secrets.randbelow(10**9) if seed is None else seed
    try:
        batch = Batch(
            game, players_by_seat(game, seats, player, players), games, chosen, recorded=record is not None
        )
    except BadArgument as mistake:
        print(f"Error: {mistake}", file=sys.stderr)
        raise typer.Exit(2) from None
    raise typer.Exit(simulate(batch, jobs, record, as_json=as_json))


@app.command()
def replay(
    file: Annotated[
        Path, typer.Argument(help="A record of a simulation, or a game exported on Discord.", metavar="FILE")
    ],
    game: Annotated[int, typer.Option(help="Which game of the record, counted from 1.")] = 1,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, counted from 1; else with all hands.")
    ] = None,
    step: Annotated[int | None, typer.Option(help="Print this step alone, counted from 1.")] = None,
    turn: Annotated[int | None, typer.Option(help="Print the first step of this turn alone.")] = None,
) -> None:
    """Look at a recorded game again, step by step.

    In a terminal the arrow keys lead from step to step and from turn to turn; otherwise every step is printed.
    """
    from bot.simulate.replaying import Asked, replay

    loaded()
    raise typer.Exit(replay(file, Asked(game, seat, step, turn)))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy to make; it must not exist yet.", metavar="FILE")],
    config: Config = None,
) -> None:
    """Copy the database, also while the bot is running."""
    from bot.config import load
    from bot.sources import ConfigError
    from bot.store import StoreError
    from bot.store.file.backup import backup

    loaded()
    create_private_files()
    try:
        source = load(settings_file(config), os.environ, token_needed=False).store.path
        asyncio.run(backup(source, file))
    except (ConfigError, StoreError) as error:
        print(f"Error: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    print(f"Copied {source} to {file}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="The backup; it stays as it is.", metavar="FILE")],
    config: Config = None,
) -> None:
    """Put a backup in the place of the database, while the bot is stopped.

    The old database is kept beside it. Whoever asked to be forgotten after the backup was made is erased again.
    """
    from bot.config import load
    from bot.hosting.restoring import restore
    from bot.sources import ConfigError
    from bot.store import StoreError

    loaded()
    create_private_files()
    try:
        path = load(settings_file(config), os.environ, token_needed=False).store.path
        done = restore(file, path)
    except (ConfigError, StoreError) as error:
        print(f"Error: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    print(f"Restored {path} from {file}.")
    if done.files.aside is not None:
        print(
            f"The database before it is {done.files.aside}; remove it, and the files beside it, when all is well."
        )
    if done.erased:
        print(f"People who asked to be forgotten since then, and were erased again: {done.erased}.")


@app.command()
def check(
    offline: Annotated[bool, typer.Option("--offline", help="Don't ask Discord about the token.")] = False,  # noqa: FBT002  # as above
    config: Config = None,
) -> None:
    """Say whether the bot can run here, and what its backups are worth.

    Looks at settings, words, token, database, disk, permissions, workers, metrics, Discord, clock and version.
    Where something is wrong, the exit code is 1.
    """
    from bot.hosting.checking import check
    from bot.hosting.findings import WRONG, lines

    found = check(settings_file(config), os.environ, login=not offline)
    print("\n".join(lines(found)))
    raise typer.Exit(1 if any(finding.state == WRONG for finding in found) else 0)


@app.command()
def rehearse(
    server: Annotated[
        int | None,
        typer.Option(
            help="The number of the private test server, if the bot is on others, too.", metavar="NUMBER"
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Where the record goes; else into this folder, under the date.", metavar="FILE"),
    ] = None,
    config: Config = None,
) -> None:
    """Walk, on a private test server, through what the bot takes for granted of Discord.

    Takes twenty to twenty-five minutes; each step may be left out. Where something does not hold, the exit code
    is 1.
    """
    from bot.rehearsing.rehearse import rehearse
    from bot.sources import ConfigError
    from bot.store import StoreError

    loaded()
    create_private_files()
    try:
        code = rehearse(settings_file(config), server, file)
    except (ConfigError, StoreError) as error:
        print(f"Error: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    raise typer.Exit(code)


@app.command()
def service() -> None:
    """Print a unit with which systemd runs the bot; it begins with how to install it."""
    from bot.hosting.service import hidden, unit

    print(unit(), end="")
    if (why := hidden()) is not None:
        print(f"Error: {why}", file=sys.stderr)
        raise typer.Exit(1)


@app.command()
def words(
    language: Annotated[
        str | None, typer.Argument(help="The folder of a language, such as pt-BR; without it all are listed.")
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            help="A folder of languages of your own; else the one that the settings name.", metavar="PATH"
        ),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(
            help="Write all messages here as people will read them, as a page for a browser.", metavar="FILE"
        ),
    ] = None,
    config: Config = None,
) -> None:
    """List the languages, or what one of them still lacks.

    The exit code is 1 where there is something left to do.
    """
    from bot.config import load
    from bot.sources import ConfigError
    from bot.terminal_text import for_terminal
    from bot.words.host import existing
    from bot.words.reporting import all_languages, one_language, write_page

    if page is not None and language is None:
        raise typer.BadParameter("--page FILE shows one language: name it before.")
    try:
        own = folder or load(settings_file(config), os.environ, token_needed=False).words.folder
    except ConfigError as error:
        print(f"Error: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    found = one_language(language, existing(own)) if language else all_languages(existing(own))
    print(for_terminal("\n".join(found.lines)))
    if page is not None and language is not None:
        write_page(page, language, own)
        print(f"\nAll messages as people read them: {page}")
    raise typer.Exit(0 if found.fine else 1)


app.add_typer(host.people, name="people")
app.add_typer(host.servers, name="servers")
app.command()(host.announce)
app.command()(host.uses)


def command_line(name: str = "bean-table") -> None:
    """Run the command line under the name by which it was called."""
    try:
        app(prog_name=name)
    except BadFile as error:
        print(f"Error: {error}", file=sys.stderr)
        sys.exit(2)
    except PermissionError as error:
        print(
            f"Error: {error.filename or 'A file'} is not this user's to use ({error.strerror}). Go to the bot's "
            "own folder first, as the user to whom it belongs.",
            file=sys.stderr,
        )
        sys.exit(2)


if __name__ == "__main__":
    command_line("python -m bot")
