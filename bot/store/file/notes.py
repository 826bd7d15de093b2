"""Notes are rows that nobody waits for: they are kept in memory until many are written at once."""

import json
import math
import sqlite3
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Row: TypeAlias = tuple[Any, ...]
"""A key or a whole row: integers, texts and None."""

REST = 1.0
"""At least so many seconds lie between two batches of notes."""
LONGEST_REST = 60.0
"""At most so many seconds lie between two attempts to write a batch while the disk is full; they double."""
PATIENCE = 10.0
"""Seconds that a note waits for a move to ride along with, if its loss costs no more than a needless edit."""


class Register(NamedTuple):
    """A table of the database that is written through notes; its columns begin with those of its primary key."""

    table: str
    columns: tuple[str, ...]
    key_length: int

    def write(self, connection: sqlite3.Connection, noted: Mapping[Row, Row | None]) -> None:
        """Write what is noted of these keys; None stands for a row that is gone."""
        # One statement for all rows: between two, another thread may hold the interpreter for milliseconds.
        gone = [key for key, row in noted.items() if row is None]
        if gone:
            key = ", ".join(self.columns[: self.key_length])
            sql = (
                f"DELETE FROM {self.table} WHERE ({key}) IN (SELECT {_values(self.key_length)} FROM json_each(?))"
            )
            connection.execute(sql, (json.dumps(gone),))
        rows = [row for row in noted.values() if row is not None]
        if rows:
            sql = (
                f"INSERT OR REPLACE INTO {self.table} ({', '.join(self.columns)}) "
                f"SELECT {_values(len(self.columns))} FROM json_each(?)"
            )
            connection.execute(sql, (json.dumps(rows),))


Batch: TypeAlias = dict[Register, dict[Row, Row | None]]


class Notes:
    """Holds what is noted and not yet on the disk. Whoever calls holds the writer's lock.

    A batch rides along with a move as soon as the last batch is `REST` seconds old; only when a note has waited
    for as long as it may, a batch gets a commit of its own.
    """

    def __init__(self) -> None:
        self._noted: Batch = {}
        self._under_way: Batch = {}
        self._rested = -math.inf
        self._hurried = False
        """Whether the next batch waits for nothing, whatever is under way."""
        self._due = math.inf
        self._failures = 0

    def add(self, register: Register, key: Row, row: Row | None, patience: float) -> bool:
        """Note a row, or that it is gone, to be written within so many seconds; whether that is due first."""
        self._noted.setdefault(register, {})[key] = row
        before, self._due = self._due, min(self._due, time.monotonic() + patience)
        return self._due < before

    def of(self, register: Register) -> Mapping[Row, Row | None]:
        """The rows of a table that are not yet on the disk, by key; None stands for a row that is gone."""
        return {**self._under_way.get(register, {}), **self._noted.get(register, {})}

    def forget(self, register: Register, theirs: Callable[[Row], bool]) -> None:
        """Drop what is noted of such keys."""
        noted = self._noted.get(register, {})
        for key in [key for key in noted if theirs(key)]:
            del noted[key]

    def hurry(self) -> None:
        """Let the next batch wait for nothing."""
        self._hurried = True
        self._due = -math.inf if any(self._noted.values()) else math.inf

    def due(self) -> bool:
        """Whether notes get a commit of their own now, if no move waits."""
        left = self.due_in()
        return left is not None and left <= 0

    def due_in(self) -> float | None:
        """Seconds until notes get a commit of their own; None while there are none."""
        return None if self._due == math.inf else max(self._due, self._rest_over()) - time.monotonic()

    def take(self) -> Batch:
        """Take what the transaction under way is to write, if it is time; `written` or `failed` follows."""
        if time.monotonic() >= self._rest_over():
            self._hurried = False
            self._under_way = {register: rows for register, rows in self._noted.items() if rows}
            self._noted, self._due = {}, math.inf
        return self._under_way

    def _rest_over(self) -> float:
        return -math.inf if self._hurried else self._rested

    def written(self) -> None:
        """Note that what was taken is on the disk."""
        if self._under_way:
            self._under_way = {}
            self._rested = time.monotonic() + REST
            self._failures = 0

    def failed(self, *, lost: bool) -> bool:
        """Note that what was taken was not written; it is tried again unless `lost`. Returns whether any was."""
        tried, self._under_way = self._under_way, {}
        if tried:
            self._rested = time.monotonic() + min(REST * 2 ** min(self._failures, 6), LONGEST_REST)
            self._failures = 0 if lost else self._failures + 1
        if tried and not lost:
            # What was noted anew meanwhile is newer.
            self._noted = {
                register: {**tried.get(register, {}), **self._noted.get(register, {})}
                for register in {*tried, *self._noted}
            }
            self._due = min(self._due, self._rested)
        return bool(tried)


def _values(count: int) -> str:
    return ", ".join(f"value ->> {place}" for place in range(count))
