"""A prepared is made once for each change of what it shows, and never kept beyond that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import Clock, Database
from bot.tables import Table
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.publishing.outbox.rendering import Drafts, prepare
from bot.ui.screens import Face
from tests.tables.hall import ANA, BEN, CLEO, Hall

HAND, READER = hand_of(BEN.id), Reader("en", None, face=Face.LIVE)


def _goes_on(table: Table) -> None:
    table.goes_on_at = 1_000_010


def _leave(table: Table) -> None:
    table.seats = tuple([seat._replace(left=seat.person_id == BEN.id) for seat in table.seats])


def _pause(table: Table) -> None:
    table.row = table.row._replace(paused_at=1, paused_why="host", paused_by=ANA.id)


def _time(table: Table) -> None:
    table.set_clocks([Clock(1, 1_000_000, 1_000_060)])


@pytest.fixture
async def table(tmp_path: Path) -> Table:
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        return await Hall(database).open(ANA, BEN, CLEO)
    finally:
        await database.close()


@pytest.mark.parametrize("change", [_goes_on, _leave, _pause, _time])
async def test_a_draft_is_kept_until_anything_changes(table: Table, change: Callable[[Table], None]) -> None:
    drafts = Drafts()
    for place in (HAND, PUBLIC):
        first = drafts.of(table, place, READER)
        assert drafts.of(table, place, READER) is first
    before = drafts.of(table, HAND, READER)
    change(table)
    after = drafts.of(table, HAND, READER)
    assert after == prepare(table, HAND, READER) != before


async def test_other_readers_have_other_drafts(table: Table) -> None:
    drafts = Drafts()
    live = drafts.of(table, HAND, READER)
    assert drafts.of(table, HAND, READER._replace(face=Face.RESTING)).digest != live.digest
    assert drafts.of(table, HAND, READER) == live


async def test_what_shows_the_same_as_before_needs_no_new_checksum(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts, place = Drafts(), hand_of(CLEO.id)
    before = drafts.of(table, place, READER)
    assert before.digest
    monkeypatch.setattr("bot.ui.publishing.outbox.contents.digest", None)
    table.row = table.row._replace(revision=table.row.revision + 1)
    after = drafts.of(table, place, READER)
    assert (after.revision, after.digest) == (before.revision + 1, before.digest)


async def test_an_answer_does_not_wait_for_its_checksum(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.publishing.outbox.contents.digest", None)
    assert Drafts().of(table, HAND, READER).render().texts()
