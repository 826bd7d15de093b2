"""What a game that is over takes on disk: `python -m tests.benchmarks.size [--games N] [GAME …]`.

Whole games of four between computers in people's seats, each played by strangers, are put into a database as they
are stored when they end, results and clicks included; then they are packed as the bot does it, and what is left of
clicks goes as it does after two days. Printed are KiB a game: when it has ended, packed, in a backup of the packed
ones, and once only its result is left. Besides, for how long packing one keeps the thread that writes busy, in
milliseconds: of its processor, and (half, and nine of ten, took no longer) by the clock, with the commit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.games import CATALOGUE
from bot.games.contract import AnyGame
from bot.players import FAMILIES
from bot.simulate.playing import play
from bot.store import Database, Status, append, create_table, events_of, join, packing, prune_interactions, start
from bot.store.file.backup import backup
from bot.store.packed import Packed, pack
from bot.tables import Tables
from bot.tables.results import ending
from bot.tables.retention import prune

GAMES = ("rio_grande_2000", "high_bohn", "amigo_1997", "nicht_die_bohne")
SEATS = 4
FAR = 2**31
"""A moment after all others."""
BIG = 10**18
"""About as large as Discord's numbers are."""


class Busy(NamedTuple):
    """Milliseconds that packing a game takes of the thread that writes."""

    processor: float
    half: float
    """By the clock; half of them took no longer."""
    most: float
    """By the clock; nine of ten took no longer."""


class Sizes(NamedTuple):
    """What a game comes to: events, KiB, and milliseconds."""

    events: float
    ended: float
    packed: float
    backup: float
    result: float
    busy: Busy


async def sizes(folder: Path, key: str, player: str, count: int) -> Sizes:
    """Play so many games, and weigh them."""
    path, game, events = folder / "games.sqlite3", CATALOGUE[key], 0
    database = await Database.open(path)
    empty = await _weighed(database)
    for number in range(1, count + 1):
        events += await _store(database, game, player, number)
    ended = await _weighed(database)
    busy = await _pack(database, count)
    await prune_interactions(database, FAR)
    packed = await _weighed(database)
    await backup(path, copy := path.with_suffix(".gz"))
    assert await prune(Tables(database), FAR) == count
    result = await _weighed(database)
    await database.close()
    kib = 1024 * count
    return Sizes(
        events / count,
        (ended - empty) / kib,
        (packed - empty) / kib,
        copy.stat().st_size / kib,
        (result - empty) / kib,
        busy,
    )


async def _store(database: Database, game: AnyGame, player: str, number: int) -> int:
    """Play a game, and store it as though four strangers had clicked their way through it; its events."""
    played = play(game, FAMILIES[game.family], (player,) * SEATS, f"size-{number}")
    texts = [json.dumps(game.dump(event), separators=(",", ":")) for event in played.events]
    people = [BIG + SEATS * number + seat for seat in range(SEATS)]
    host, *others = people
    table = await create_table(database, game.key, BIG, BIG + 1, (host, "Somebody"), "en", 1, None)
    for person in others:
        await join(database, table.id, person, "Somebody", 1, None)
    await start(database, table.id, people, texts[:1], 1, None)
    found = game.summary(SEATS, played.events)
    assert found is not None
    await append(database, table.id, 1, texts[1:], Status.ENDED, 1, None, ending=ending(found))
    clicks = [(BIG + 10**5 * number + move, table.id, 1) for move in range(played.moves)]
    sql = "INSERT INTO interactions (id, table_id, handled_at) VALUES (?, ?, ?)"
    await database.write(lambda connection: connection.executemany(sql, clicks))
    return len(texts)


async def _pack(database: Database, count: int) -> Busy:
    """Pack all games, and see that what is read is the same."""
    processor, clock = list[float](), list[float]()

    def put(number: int, packed: Packed, connection: sqlite3.Connection) -> bool:
        began = time.thread_time()
        done = packing._put(connection, number, packed)
        processor.append(1000 * (time.thread_time() - began))
        return done

    for number in range(1, count + 1):
        events = await events_of(database, number)
        packed = pack(events)
        began = time.perf_counter()
        assert await database.write(partial(put, number, packed), behind=True)
        clock.append(1000 * (time.perf_counter() - began))
        assert await events_of(database, number) == events
    return Busy(median(processor), median(clock), sorted(clock)[count * 9 // 10])


async def _weighed(database: Database) -> int:
    """Bytes of the file once all that was deleted was given back."""
    await database.shrink()
    return database.path.stat().st_size


def main() -> None:
    """Play, and print a line for each kind of game."""
    parser = argparse.ArgumentParser(description="Weigh games that are over.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--games", dest="count", type=int, default=10, help="of each kind")
    parser.add_argument("--players", nargs="*", default=("hard", "normal"))
    given = parser.parse_args()
    heads = "".join(f"{head:>8}" for head in Sizes._fields[:-1])
    print(f"{'KiB for a game of four':28}{heads}   ms to pack one")
    for key in given.games:
        for player in given.players:
            with tempfile.TemporaryDirectory() as folder:
                *kib, busy = asyncio.run(sizes(Path(folder), key, player, given.count))
            took = f"{busy.processor:.1f} of processor, {busy.half:.1f} to {busy.most:.1f} by the clock"
            print(f"{f'{key}, {player}':28}{''.join(f'{one:8.1f}' for one in kib)}   {took}", flush=True)


if __name__ == "__main__":
    main()
