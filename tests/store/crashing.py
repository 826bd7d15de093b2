"""A program that dies: makes one change to a database and exits hard just before SQLite's statement number N.

Run as `python -m tests.store.crashing`: what each line asks for (PATH, CHANGE and N, with tabs between) is done by
a process of its own, forked from this one, since starting Python each time would take far longer than dying.
For each it prints the exit code, and how many statements there were if the process came to the end, where it exits
as hard, without closing anything.
"""

import asyncio
import gc
import os
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

from bot.store import (
    Computer,
    Database,
    MessageRow,
    OutOfOrder,
    PersonRow,
    Status,
    TableRow,
    add_computer,
    append,
    choose_game,
    close_table,
    create_table,
    forget_message,
    forget_person,
    forget_seat,
    join,
    leave_lobby,
    leave_seat,
    pack_game,
    put_message,
    put_person,
    start,
    take_back_seat,
)
from tests.store.scenes import ANA, BEN, CEM, game, lobby
from tests.store.slow import together

DIED = 99
EVENTS = ['{"kind":"drawn"}', '{"kind":"planted"}', '{"kind":"planted"}']
LOBBY, GAME, OVER = 1, 2, 3

# Each is one transaction, but the one that shares; table 1 is a lobby, 2 a running game, 3 a game that is over.
CHANGES: dict[str, Callable[[Database], Awaitable[object]]] = {
    "create": lambda db: create_table(db, "bohnanza", 5, 6, (CEM, "Cem"), "de", 300, 900),
    "join": lambda db: join(db, LOBBY, CEM, "Cem", 300, 900),
    "leave lobby": lambda db: leave_lobby(db, LOBBY, ANA, BEN, 300, 900),
    "add computer": lambda db: add_computer(db, LOBBY, Computer("Alma", "easy"), 300, 900),
    "choose game": lambda db: choose_game(db, LOBBY, "other", 300, 900),
    "start": lambda db: start(db, LOBBY, [BEN, ANA], EVENTS, 300, 900),
    "append": lambda db: append(db, GAME, 1, EVENTS, Status.ENDED, 300, 900),
    "leave running": lambda db: leave_seat(db, GAME, ANA, BEN, 300, 900),
    "take back": lambda db: take_back_seat(db, GAME, ANA, 300, 900),
    "close": lambda db: close_table(db, GAME, Status.CLOSED, 300, 900),
    "message": lambda db: _note(db),
    "forget person": lambda db: forget_person(db, ANA, "somebody"),
    "forget seat": lambda db: forget_seat(db, GAME, CEM, "somebody", 300, 900),
    "pack": lambda db: pack_game(db, OVER),
}
SHARED = "share"


async def _note(database: Database) -> None:
    put_message(database, MessageRow(GAME, "table", 0, 6, 7777, 5, "new", 300))
    forget_message(database, GAME, "hand", ANA)
    put_person(database, PersonRow(ANA, "Ana", "de", 77, False))
    await database.write_noted()


async def _share(database: Database) -> None:
    """Several moves in one commit, notes in it and after it; each is said once it is answered."""
    shown = MessageRow(GAME, "table", 0, 6, 7777, 5, "new", 300)
    answers = await together(
        database,
        append(database, GAME, 1, EVENTS, Status.RUNNING, 300, 900),
        append(database, GAME, 7, EVENTS, Status.RUNNING, 300, 901),
        join(database, LOBBY, CEM, "Cem", 300, 902),
        # Noted so late that it rides along with this commit, and not with the one before.
        database.write(lambda _: put_message(database, shown)),
    )
    assert [type(answer) for answer in answers] == [TableRow, OutOfOrder, TableRow, type(None)]
    database.path.with_suffix(".answered").touch()
    put_message(database, MessageRow(GAME, "table", 0, 6, 8888, 6, "newer", 300))
    await database.write_noted()


async def prepare(path: Path) -> None:
    """Make the database to which the changes are made."""
    database = await Database.open(path)
    await lobby(database, (BEN, "Ben"))
    await game(database)
    over = await game(database)
    await close_table(database, over.id, Status.CLOSED, 200, None)
    put_message(database, MessageRow(GAME, "table", 0, 6, 7000, 1, "old", 200))
    put_message(database, MessageRow(GAME, "hand", ANA, 8, 7001, 1, "old", 200))
    await database.close()


class Countdown:
    """Ends the process before the statement of this number, once armed."""

    def __init__(self, fatal: int) -> None:
        self.fatal = fatal
        self.seen = 0
        self.armed = False

    def __call__(self, _: str) -> None:
        if self.armed:
            if self.seen == self.fatal:
                os._exit(DIED)
            self.seen += 1


def watch_connections(countdown: Countdown) -> None:
    """Have every connection that is opened from now on tell the countdown of its statements."""
    original = cast("Callable[..., sqlite3.Connection]", sqlite3.connect)

    def connect(*places: object, **options: object) -> sqlite3.Connection:
        connection = original(*places, **options)
        connection.set_trace_callback(countdown)
        return connection

    setattr(sqlite3, "connect", connect)  # noqa: B010 - a plain assignment would need the exact overloads


async def main(path: Path, change: str, fatal: int) -> int:
    """Open the database, make the change, and die on the way; how many statements there were."""
    countdown = Countdown(fatal)
    watch_connections(countdown)
    countdown.armed = change == "open"
    database = await Database.open(path)
    if change != "open":
        countdown.armed = True
        await {**CHANGES, SHARED: _share}[change](database)
    return countdown.seen


def _die(path: Path, change: str, fatal: int, output: int) -> None:
    """What the process of its own does: it writes how many statements there were, and never returns."""
    try:
        os.write(output, b"%d" % asyncio.run(main(path, change, fatal)))
        os._exit(0)
    finally:
        os._exit(1)


def serve() -> None:
    """Do what is asked, line by line."""
    # What is common to all is not looked through for garbage, and so never copied.
    gc.freeze()
    gc.disable()
    for asked in sys.stdin:
        path, change, fatal = asked.rstrip("\n").split("\t")
        reading, writing = os.pipe()
        process = os.fork()
        if not process:
            _die(Path(path), change, int(fatal), writing)
        os.close(writing)
        with os.fdopen(reading) as answer:
            said = answer.read()
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), said, flush=True)


if __name__ == "__main__":
    serve()
