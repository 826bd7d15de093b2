"""The same game again: one lobby for all who want it, and nobody else's."""

from __future__ import annotations

import asyncio

from bot.tables import closing, lobby
from bot.tables.rematch import rematch
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, DAN, GAME, GUILD, OTHER, Hall, refused


async def test_a_rematch_waits_for_the_end(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    assert (await refused(rematch(hall.tables, table.id, ANA, None)))[0] == "table-is-running"


async def test_rematches_at_the_same_moment_meet_in_one_lobby(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, None, None)
    answers = await asyncio.gather(*(rematch(hall.tables, table.id, person, None) for person in (BEN, CLEO, ANA)))
    assert len({lobby.id for lobby, _ in answers}) == 1
    assert sorted(new for _, new in answers) == [False, False, True]
    assert set(answers[0][0].people()) == {ANA.id, BEN.id, CLEO.id}
    assert (await refused(rematch(hall.tables, table.id, DAN, None)))[0] == "not-seated"


async def test_a_rematch_leaves_another_groups_lobby_alone(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, None, None)
    other = await lobby.open_table(hall.tables, GAME, GUILD, CHANNEL, DAN, "en", None)
    fresh, new = await rematch(hall.tables, table.id, BEN, None)
    assert new
    assert fresh.id != other.id


async def test_a_rematch_finds_the_first_ones_lobby_though_its_game_is_another_now(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, None, None)
    fresh, _ = await rematch(hall.tables, table.id, BEN, None)
    await lobby.choose_game(hall.tables, fresh.id, BEN.id, OTHER, None)
    assert await rematch(hall.tables, table.id, ANA, None) == (fresh, False)
    assert fresh.people() == (BEN.id, ANA.id)


async def test_a_rematch_is_of_the_game_that_was_played(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await lobby.choose_game(hall.tables, table.id, ANA.id, OTHER, None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await closing.close(hall.tables, table.id, None, None)
    fresh, _ = await rematch(hall.tables, table.id, BEN, None)
    assert fresh.game.key == OTHER


async def test_a_rematch_leaves_an_older_lobby_for_another_game_alone(hall: Hall) -> None:
    older = await lobby.open_table(hall.tables, OTHER, GUILD, CHANNEL, ANA, "en", None)
    hall.time += 60
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, None, None)
    fresh, new = await rematch(hall.tables, table.id, BEN, None)
    assert new
    assert fresh.id != older.id


async def test_a_rematch_joins_an_older_lobby_for_the_same_game(hall: Hall) -> None:
    older = await lobby.open_table(hall.tables, GAME, GUILD, CHANNEL, ANA, "en", None)
    hall.time += 60
    table = await hall.open(ANA, BEN, CLEO)
    await closing.close(hall.tables, table.id, None, None)
    fresh, new = await rematch(hall.tables, table.id, BEN, None)
    assert (fresh.id, new) == (older.id, False)
    assert fresh.people() == (ANA.id, BEN.id)
