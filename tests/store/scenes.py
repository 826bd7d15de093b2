"""Tables in the making, for tests: Ana is 11, Ben 12, Cem 13; what a file holds, as text."""

import sqlite3
from pathlib import Path

from bot.store import Database, TableRow, create_table, join, start

ANA, BEN, CEM = 11, 12, 13
GUILD, CHANNEL = 500, 600


async def lobby(database: Database, *others: tuple[int, str], now: int = 100) -> TableRow:
    """A lobby of Ana's, with these others."""
    table = await create_table(database, "bohnanza", GUILD, CHANNEL, (ANA, "Ana"), "en", now, None)
    for person, name in others:
        table = await join(database, table.id, person, name, now, None)
    return table


async def game(database: Database, *events: str, now: int = 100) -> TableRow:
    """A running game of Ana, Ben and Cem with these first events."""
    table = await lobby(database, (BEN, "Ben"), (CEM, "Cem"), now=now)
    return await start(database, table.id, [ANA, BEN, CEM], events or ['{"kind":"dealt"}'], now, None)


def contents(path: Path) -> list[str]:
    """Everything in a database file that nobody has open, as SQL."""
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def damage(path: Path) -> None:
    """Overwrite a page that nothing reads at the start but the check itself."""
    connection = sqlite3.connect(path)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()
    connection.close()
    whole = bytearray(path.read_bytes())
    whole[(page - 1) * 4096 : (page - 1) * 4096 + 64] = b"\xff" * 64
    path.write_bytes(whole)


def traces(path: Path, name: str, number: int) -> tuple[int, int]:
    """How often a name, and a number as SQLite writes it, stand in the files of a database that may be open."""
    files = b"".join([file.read_bytes() for file in path.parent.glob(f"{path.name}*")])
    # The sizes that SQLite has for integers; an id of Discord's needs the largest.
    size = next(size for size in (1, 2, 3, 4, 6, 8) if number < 2 ** (8 * size - 1))
    return files.count(name.encode()), files.count(number.to_bytes(size, "big"))


def uncount(connection: sqlite3.Connection) -> None:
    """Let no result be kept, as before there were any."""
    for name in ("harvests", "results", "ended_games", "played", "harvested", "played_with"):
        connection.execute(f"DELETE FROM {name}")
