"""What everybody knows of a table is put together once, and anew with whatever of it changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import Clock, Database, GuestStatus
from bot.tables import Table
from bot.ui.seeing import facts
from tests.tables.hall import ANA, BEN, CLEO, Hall


def _change_pace(table: Table) -> None:
    table.row = table.row._replace(pace="slow")


def _let_leave(table: Table) -> None:
    table.seats = (table.seats[0], table.seats[1]._replace(left=True), *table.seats[2:])


def _remind(table: Table) -> None:
    table.clocks[0] = table.clocks[0]._replace(reminded=True)


def _change_live(table: Table) -> None:
    table.live = 600


def _wait(table: Table) -> None:
    table.goes_on_at = 1_000_010


CHANGES: dict[str, tuple[Callable[[Table], None], str]] = {
    "its row": (_change_pace, "pace"),
    "a seat": (_let_leave, "seats"),
    "a clock": (_remind, "clocks"),
    "the time for a decision": (_change_live, "minutes"),
    "when a computer goes on": (_wait, "goes_on_at"),
}
"""What changes, and which of the facts say so."""


@pytest.mark.parametrize("what", CHANGES)
async def test_facts_are_kept_until_the_table_changes(tmp_path: Path, what: str) -> None:
    change, says_so = CHANGES[what]
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        table = await Hall(database).open(ANA, BEN, CLEO)
        table.set_clocks([Clock(0, 1_000_000, 2_000_000)])
        before = facts(table, "en")
        assert facts(table, "en") is before
        change(table)
        assert getattr(facts(table, "en"), says_so) != getattr(before, says_so)
    finally:
        await database.close()


async def test_in_a_lobby_facts_follow_who_is_invited_and_who_watches(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        table = await Hall(database).open(ANA, BEN, start=False)
        assert (facts(table).invited, facts(table).watching) == ((), ())
        table.guests = {CLEO.id: GuestStatus.INVITED}
        assert facts(table).invited == (CLEO.id,)
        table.watchers = (CLEO.id,)
        assert facts(table).watching == (CLEO.id,)
    finally:
        await database.close()


async def test_each_language_has_facts_of_its_own(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        table = await Hall(database).open(ANA, BEN, CLEO)
        assert [facts(table, locale).locale for locale in ("en", "de", "en")] == ["en", "de", "en"]
    finally:
        await database.close()
