"""Opening and starting a table, and clicks that arrive twice, without Discord."""

from __future__ import annotations

import pytest

from bot.games import CATALOGUE
from bot.store import AlreadyHandled
from bot.tables import lobby, seating
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, GAME, GUILD, Hall, refused


async def test_no_table_for_a_game_that_there_is_not(hall: Hall) -> None:
    reason, _ = await refused(lobby.open_table(hall.tables, "chess", GUILD, CHANNEL, ANA, "en", None))
    assert reason == "no-such-game"


async def test_a_replayed_interaction_is_known(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.start(hall.tables, table.id, ANA.id, 5)
    before = await hall.stored(table)
    hall.announced.clear()
    with pytest.raises(AlreadyHandled):
        await seating.leave(hall.tables, table.id, BEN.id, 5)
    assert await hall.stored(table) == before
    assert hall.announced == []


@pytest.mark.parametrize("count", [1, 2])
async def test_too_few_cannot_start(hall: Hall, count: int) -> None:
    table = await hall.open(*(ANA, BEN)[:count], start=False)
    reason, facts = await refused(lobby.start(hall.tables, table.id, ANA.id, None))
    assert (reason, facts["game"], facts["count"]) == ("wrong-number-of-players", GAME, count)
    assert str(facts["games"]).split() == [key for key, game in CATALOGUE.items() if count in game.players]
    assert await hall.stored(table) == ()
