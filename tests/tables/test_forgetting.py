"""Forgetting a person at the tables: they stand up everywhere, and nothing stored names them any more."""

from __future__ import annotations

import pytest

from bot.store import Status, events_of, get_table, person, seats_of
from bot.tables import closing, forgetting, seating
from bot.tables.clocks import pausing
from bot.tables.clocks.pace import AWAY
from bot.ui.messages.pace import paused
from bot.ui.seeing import facts
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall


async def test_who_stands_up_everywhere_leaves_lobbies_and_games(hall: Hall) -> None:
    game, waiting = await hall.open(ANA, BEN, CLEO), await hall.open(BEN, ANA, start=False)
    alone = await hall.open(ANA, start=False)
    await forgetting.stand_up(hall.tables, ANA.id)
    assert (game.people(), waiting.people()) == ((BEN.id, CLEO.id), (BEN.id,))
    assert game.row.host_id == BEN.id
    assert alone.row.status is Status.CLOSED


async def test_who_is_erased_has_no_name_at_any_table_and_the_others_are_told(hall: Hall) -> None:
    game, over = await hall.open(ANA, BEN, CLEO), await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, over.id, None, None)
    await forgetting.stand_up(hall.tables, ANA.id)
    await hall.computers.idle()
    hall.announced.clear()
    await forgetting.erase(hall.tables, ANA.id, "somebody")
    assert [change.table for change in hall.announced] == [game]
    assert [seat.name for seat in game.seats] == ["somebody", "Ben", "Cleo"]
    for table in (game, over):
        seats = await seats_of(hall.database, table.id)
        assert ANA.id not in [seat.person_id for seat in seats]
        assert [seat.name for seat in (await hall.tables.get(table.id)).seats] == [seat.name for seat in seats]
    assert await person(hall.database, ANA.id) is None


async def test_whoever_paused_a_game_is_not_named_there_any_more(hall: Hall) -> None:
    game = await hall.open(ANA, BEN, CLEO)
    await pausing.pause(hall.tables, game.id, ANA.id, None)
    await forgetting.stand_up(hall.tables, ANA.id)
    await forgetting.erase(hall.tables, ANA.id, "somebody")
    assert paused(facts(game), "en") == "⏸️ Paused by Somebody"


async def test_only_the_tables_of_who_is_erased_are_read_anew(hall: Hall) -> None:
    other, over = await hall.open(DAN, BEN, CLEO), await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, over.id, None, None)
    await forgetting.erase(hall.tables, ANA.id, "somebody")
    assert (other.loaded, over.loaded) == (True, False)


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE tables SET game = 'of_a_later_version'",
        """UPDATE events SET event = '{"kind": "of_a_later_version"}' WHERE sequence = 2""",
    ],
)
async def test_a_game_that_this_version_cannot_read_keeps_nobody_from_being_forgotten(
    hall: Hall, spoil: str
) -> None:
    game, left = await hall.open(ANA, DAN, BEN, CLEO), await hall.open(BEN, ANA, CLEO)
    # A computer plays for Dan until he is back: the next host is somebody who is there.
    away = "UPDATE seats SET missed = ? WHERE person_id = ?"
    await hall.database.write(lambda connection: connection.execute(away, (AWAY, DAN.id)))
    waiting, alone = await hall.open(ANA, BEN, start=False), await hall.open(ANA, DAN, CLEO)
    for table in (game, left, alone):
        await hall.act(table, hall.active(table), await hall.first(table))
    await seating.leave(hall.tables, left.id, ANA.id, None)
    for person_id in (DAN.id, CLEO.id):
        await seating.leave(hall.tables, alone.id, person_id, None)
    await hall.database.write(lambda connection: connection.execute(spoil))
    tables = hall.reopen()
    await forgetting.stand_up(tables, ANA.id)
    await forgetting.erase(tables, ANA.id, "somebody")
    rows = {table.id: await get_table(hall.database, table.id) for table in (game, left, waiting, alone)}
    assert [row and (row.host_id, row.status) for row in rows.values()][:3] == [
        (BEN.id, Status.RUNNING),
        (BEN.id, Status.RUNNING),
        (BEN.id, Status.LOBBY),
    ]
    assert (closed := rows[alone.id])
    assert closed.status is Status.CLOSED
    for table_id in rows:
        seats = await seats_of(hall.database, table_id)
        assert {(ANA.id, "Ana")}.isdisjoint((seat.person_id, seat.name) for seat in seats)
    # The others keep their game: once a version that knows it is back, a computer plays the seat.
    assert [seat.left for seat in await seats_of(hall.database, game.id)].count(True) == 1
    assert len(await events_of(hall.database, game.id)) >= 2
