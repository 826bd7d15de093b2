"""What a message is drawn from: nothing that it does not show, or it would be edited for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Database
from bot.tables import Table, guests, seating
from bot.tables.done_by_default import done_by_default
from bot.ui.publishing.outbox.contents import digest
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of
from bot.ui.publishing.outbox.reader import Reader
from bot.ui.publishing.outbox.rendering import prepare
from bot.ui.screens import Face
from bot.ui.seeing import facts
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall

SHOWN = {
    "card": (hand_of(BEN.id), Face.CARD, False),
    "resting": (hand_of(BEN.id), Face.RESTING, False),
    "live": (hand_of(BEN.id), Face.LIVE, True),
    "table": (PUBLIC, Face.LIVE, True),
}
"""Where somebody reads it, and whether the moment is shown there at which a computer goes on."""


def drawn(table: Table, place: Place, face: Face) -> str:
    return digest(prepare(table, place, Reader("en", None)._replace(face=face)).contents)


@pytest.mark.parametrize("where", SHOWN)
async def test_when_a_computer_goes_on_is_told_to_those_who_can_see_it_run(tmp_path: Path, where: str) -> None:
    place, face, shown = SHOWN[where]
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        table = await Hall(database).open(ANA, BEN, CLEO)
        before = drawn(table, place, face)
        table.goes_on_at = 1_000_010
        assert (drawn(table, place, face) != before) == shown
    finally:
        await database.close()


async def test_the_switch_of_another_edits_no_direct_message(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        hall = Hall(database)
        table = await hall.open(ANA, BEN, CLEO)
        before = drawn(table, hand_of(BEN.id), Face.RESTING)
        await done_by_default(hall.tables, table.id, ANA.id, None, on=True)
        assert drawn(table, hand_of(BEN.id), Face.RESTING) == before
    finally:
        await database.close()


QUIET = ("card", "resting")
"""Where nothing is edited freely."""


@pytest.mark.parametrize("where", QUIET)
async def test_whoever_is_called_to_a_free_seat_edits_no_direct_message(tmp_path: Path, where: str) -> None:
    place, face, _ = SHOWN[where]
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        hall = Hall(database)
        table = await hall.open(ANA, BEN, CLEO)
        await seating.leave(hall.tables, table.id, CLEO.id, None)
        before = drawn(table, place, face)
        await guests.invite(hall.tables, table.id, ANA.id, [DAN.id], None)
        assert facts(table).invited == (DAN.id,)
        assert drawn(table, place, face) == before
    finally:
        await database.close()


@pytest.mark.parametrize("where", QUIET)
async def test_the_pace_and_the_tempo_edit_no_direct_message(tmp_path: Path, where: str) -> None:
    place, face, _ = SHOWN[where]
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        table = await Hall(database).open(ANA, BEN, CLEO)
        before = drawn(table, place, face)
        table.row = table.row._replace(pace="day", tempo="calm")
        table.live *= 2
        assert facts(table).pace == "day"
        assert drawn(table, place, face) == before
    finally:
        await database.close()
