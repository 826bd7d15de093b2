"""Whole games on disk: how many moves they take, and what is left of them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from bot.store import Status, pack_game, prune_interactions
from bot.tables import retention
from tests.benchmarks.dealing import deal, new_tables, people, play
from tests.benchmarks.large.holding import size

SEATS = 4


class Games(NamedTuple):
    """What a game of four comes to."""

    moves: float
    whole: float
    """KiB when it ends."""
    packed: float
    """KiB for a year after that."""
    result: float
    """KiB after that."""


async def games(path: Path, count: int) -> Games:
    """Play so many games to their ends, each by people of its own; then let them be old."""
    luck, moves = random.Random(1), 0
    async with new_tables(path):
        pass
    empty = size(path)
    async with new_tables(path) as tables:
        for number in range(count):
            table = await deal(tables, people(SEATS, first=1 + SEATS * number))
            async for _ in play(tables, table, luck):
                moves += 1
            assert table.row.status is Status.ENDED
    full = size(path)
    async with new_tables(path) as tables:
        for table_id in range(1, count + 1):
            assert await pack_game(tables.database, table_id)
        await prune_interactions(tables.database, tables.now() + 1)
    packed = size(path)
    async with new_tables(path) as tables:
        assert await retention.prune(tables, tables.now() + 1) == count
    kib = 1024 * count
    return Games(moves / count, (full - empty) / kib, (packed - empty) / kib, (size(path) - empty) / kib)
