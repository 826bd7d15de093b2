"""Who watches: anybody without a seat, as long as they like, and at the rematch too."""

from __future__ import annotations

from bot.store import Status, close_table, prune_table, tables_to_prune, watchers_of
from bot.tables import forgetting, learning, seating, watching
from bot.tables.rematch import rematch
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused


async def test_watching_is_switched_on_and_off_and_survives_a_restart(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    assert await watching.switch(hall.tables, table.id, BEN.id, None) is True
    table = await hall.reopen().get(table.id)
    assert watching.watching(table) == (BEN.id,)
    assert await watching.switch(hall.tables, table.id, BEN.id, None) is False
    assert watching.watching(table) == ()


async def test_whoever_sits_there_does_not_watch(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    asked = watching.switch(hall.tables, table.id, BEN.id, None)
    assert await refused(asked) == ("seated-already", {"table": table.id})
    await watching.switch(hall.tables, table.id, CLEO.id, None)
    await seating.join(hall.tables, table.id, CLEO, None)
    assert watching.watching(table) == ()
    await seating.leave(hall.tables, table.id, CLEO.id, None)
    assert watching.watching(table) == (CLEO.id,)


async def test_a_game_under_way_can_be_watched_and_one_that_is_over_cannot(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert await watching.switch(hall.tables, table.id, DAN.id, None)
    await close_table(hall.database, table.id, Status.CLOSED, hall.tables.now(), None)
    hall.tables.reread_tables([table.id])
    assert (await refused(watching.switch(hall.tables, table.id, DAN.id, None)))[0] == "table-is-closed"


async def test_so_many_watch_at_most(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    for person in range(100, 100 + watching.MOST):
        await watching.switch(hall.tables, table.id, person, None)
    asked = watching.switch(hall.tables, table.id, BEN.id, None)
    assert await refused(asked) == ("too-many-watch", {"most": watching.MOST})


async def test_a_lesson_is_watched_by_nobody(hall: Hall) -> None:
    table = await learning.give(hall.tables, "first_game", ANA, ("Uma", "Vic", "Wes"), "en", None)
    assert (await refused(watching.switch(hall.tables, table.id, BEN.id, None)))[0] == "nothing-to-watch"


async def test_whoever_watched_watches_the_rematch(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    for person in (DAN.id, 99):
        await watching.switch(hall.tables, table.id, person, None)
    await close_table(hall.database, table.id, Status.CLOSED, hall.tables.now(), None)
    hall.reopen()
    fresh, _ = await rematch(hall.tables, table.id, BEN, None)
    assert set(watching.watching(fresh)) == {DAN.id, 99}


async def test_nothing_is_known_any_more_of_a_watcher_who_is_forgotten_nor_of_a_table_that_is_pruned(
    hall: Hall,
) -> None:
    table = await hall.open(ANA, start=False)
    for person in (BEN.id, CLEO.id):
        await watching.switch(hall.tables, table.id, person, None)
    hall.announced.clear()
    await forgetting.stand_up(hall.tables, BEN.id)
    await forgetting.erase(hall.tables, BEN.id, "somebody")
    assert watching.watching(await hall.tables.get(table.id)) == (CLEO.id,)
    assert [changed.table.id for changed in hall.announced] == [table.id]
    await close_table(hall.database, table.id, Status.CLOSED, hall.tables.now(), None)
    await forgetting.erase(hall.tables, CLEO.id, "somebody")
    assert await watchers_of(hall.database, table.id) == ()
    other = await hall.open(ANA, start=False)
    await watching.switch(hall.tables, other.id, BEN.id, None)
    await close_table(hall.database, other.id, Status.CLOSED, hall.tables.now(), None)
    late = hall.tables.now() + 1
    assert await tables_to_prune(hall.database, late) == (other.id,)
    await prune_table(hall.database, other.id)
    assert await watchers_of(hall.database, other.id) == ()
