"""Forgetting a person at the tables: they stand up everywhere, and nothing stored names them any more."""

from __future__ import annotations

from bot.store import Status, person, seats_of
from bot.tables import closing, forgetting
from bot.tables.clocks import pausing
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
