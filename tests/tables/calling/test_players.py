"""Whom a host calls: those who asked for it, at random, and nobody more often than they said."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.store import Status, choose_invitable, close_table
from bot.store.calling.call_me import DAY, CallMe, put_call_me
from bot.store.calling.player_calls import (
    FORGOTTEN,
    PlayerCall,
    Whom,
    call_to,
    note_call_posted,
    players_called,
    prune_player_calls,
)
from bot.store.host.copying import stored_of
from bot.store.host.shut_out import Kind
from bot.tables import Table, forgetting, guests, lobby, seating
from bot.tables.calling import players, waiting
from bot.tables.calling.coming import MINUTES, come
from bot.tables.calling.players import POSTED_WITHIN, drawn, note_players, note_role, require_call, role_is_free
from bot.tables.limits import HOUR
from tests.tables.hall import ANA, BEN, CLEO, DAN, GAME, GUILD, Hall, refused

MANY = range(100, 130)


async def wanting(hall: Hall, people: Iterable[int], *, a_day: int = 1, guild: int = GUILD) -> None:
    """These people want to be called at any hour."""
    for person in people:
        await put_call_me(hall.database, CallMe(guild, person, (), 0, 0, a_day))


async def who(hall: Hall, table: Table, seed: int = 1) -> set[int]:
    return set(await drawn(hall.tables, table, seeded(seed)))


async def test_they_are_drawn_at_random_and_the_same_luck_draws_the_same(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await wanting(hall, MANY)
    first, again, other = [await drawn(hall.tables, table, seeded(seed)) for seed in (1, 1, 2)]
    assert set(first) == set(other) == set(MANY)
    assert first == again != other


async def test_nobody_is_called_who_is_elsewhere_at_a_table_here_or_the_host(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await hall.open(BEN, start=False)
    await hall.open(CLEO, DAN, ANA)
    await wanting(hall, [ANA.id, BEN.id, CLEO.id, 100])
    await wanting(hall, [101], guild=GUILD + 1)
    assert await who(hall, table) == {100}


async def test_nobody_is_called_who_is_on_the_way_to_a_table_here(hall: Hall) -> None:
    table, other = await hall.open(ANA, start=False), await hall.open(BEN, start=False)
    await wanting(hall, [CLEO.id, DAN.id, 100])
    await come(hall.tables, table.id, CLEO, None)
    await come(hall.tables, other.id, DAN, None)
    assert await who(hall, table) == {100}
    hall.time += MINUTES * 60
    assert await who(hall, table) == {CLEO.id, DAN.id, 100}


async def test_who_sat_down_or_changed_their_mind_while_discord_was_asked_is_not_called(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    await wanting(hall, [CLEO.id, DAN.id, 100])
    order = await drawn(hall.tables, table, seeded(1))
    await seating.join(hall.tables, table.id, CLEO, None)
    await choose_invitable(hall.database, DAN.id, invitable=False)
    assert await note_players(hall.tables, table, order) == (100,)


async def test_two_presses_at_once_make_one_call(hall: Hall) -> None:
    await wanting(hall, [100, 101], a_day=5)
    tables = [await hall.open(person, start=False) for person in (ANA, ANA, BEN)]
    order = (100, 101)
    assert await note_players(hall.tables, tables[0], order) == order
    # The host's other table, at which everything was looked at before.
    assert (await refused(note_players(hall.tables, tables[1], order)))[0] == "call-once-an-hour"
    hall.time += HOUR
    assert await note_role(hall.tables, tables[1], 7)
    assert not await note_role(hall.tables, tables[2], 7)
    assert await note_players(hall.tables, tables[2], order) == order


async def test_whoever_left_their_game_may_be_called(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    other = await hall.open(BEN, CLEO, DAN)
    await wanting(hall, [CLEO.id])
    assert await who(hall, table) == set()
    await seating.leave(hall.tables, other.id, CLEO.id, None)
    assert await who(hall, table) == {CLEO.id}


async def test_nobody_is_called_who_was_removed_is_shut_out_or_wants_no_invitations(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    await guests.remove(hall.tables, table.id, ANA.id, BEN.id, None)
    hall.tables.shut_out.of(Kind.PERSON).add(CLEO.id)
    await choose_invitable(hall.database, DAN.id, invitable=False)
    await wanting(hall, [BEN.id, CLEO.id, DAN.id, 100])
    assert await who(hall, table) == {100}


async def test_nobody_is_called_more_often_than_they_said(hall: Hall) -> None:
    await wanting(hall, [100], a_day=1)
    await wanting(hall, [101], a_day=2)
    first = await hall.open(ANA, start=False)
    assert set(await note_players(hall.tables, first, [100, 101])) == {100, 101}
    second = await hall.open(BEN, start=False)
    assert await who(hall, second) == {101}
    # Two hosts at the same moment: what was drawn before is looked at again when it is noted.
    assert await note_players(hall.tables, second, [100, 101]) == (101,)
    third = await hall.open(CLEO, start=False)
    assert await who(hall, third) == set()
    hall.time += DAY
    assert await who(hall, third) == {100, 101}


async def test_a_table_has_one_call_and_a_host_one_an_hour(hall: Hall) -> None:
    await wanting(hall, MANY, a_day=10)
    table, now = await hall.open(ANA, start=False), hall.tables.now()
    await require_call(hall.tables, table, ANA.id)
    await note_players(hall.tables, table, [100])
    assert (await refused(require_call(hall.tables, table, ANA.id)))[0] == "call-once-a-table"
    assert (await refused(note_players(hall.tables, table, [101])))[0] == "call-once-a-table"
    assert (await refused(note_role(hall.tables, table, 7)))[0] == "call-once-a-table"
    hall.reopen()
    other = await hall.open(ANA, start=False)
    again = {"when": f"<t:{now + HOUR}:R>"}
    assert await refused(require_call(hall.tables, other, ANA.id)) == ("call-once-an-hour", again)
    hall.time += HOUR
    await require_call(hall.tables, other, ANA.id)
    assert (await refused(require_call(hall.tables, await hall.tables.get(table.id), ANA.id)))[
        0
    ] == "call-once-a-table"


async def test_where_nobody_could_be_called_the_table_keeps_its_call_and_the_host_waits(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    assert await note_players(hall.tables, table, []) == ()
    assert (await refused(require_call(hall.tables, table, ANA.id)))[0] == "call-once-an-hour"
    hall.time += HOUR
    await require_call(hall.tables, table, ANA.id)
    await wanting(hall, [100])
    assert await note_players(hall.tables, table, [100]) == (100,)


async def test_where_a_call_may_not_be(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    assert (await refused(require_call(hall.tables, table, BEN.id)))[0] == "only-the-host"
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=True)
    assert (await refused(require_call(hall.tables, table, ANA.id)))[0] == "call-only-for-all"
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=False)
    for number in range(30, 28 + CATALOGUE[GAME].players[-1]):
        await seating.join(hall.tables, table.id, DAN._replace(id=number), None)
    assert (await refused(require_call(hall.tables, table, ANA.id)))[0] == "call-table-full"
    await lobby.start(hall.tables, table.id, ANA.id, None)
    assert (await refused(require_call(hall.tables, table, ANA.id)))[0] == "table-is-running"


async def test_a_role_is_called_once_a_day_on_a_server(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    assert await role_is_free(hall.tables, GUILD)
    await note_role(hall.tables, table, 7)
    assert not await role_is_free(hall.tables, GUILD)
    assert await role_is_free(hall.tables, GUILD + 1)
    hall.time += DAY
    assert await role_is_free(hall.tables, GUILD)


async def test_a_message_that_is_not_known_to_be_posted_is_found_for_a_while(hall: Hall) -> None:
    await wanting(hall, [100])
    table = await hall.open(ANA, start=False)
    await note_players(hall.tables, table, [100])
    hall.reopen()
    assert [call.table_id for call in await players.to_post(hall.tables)] == [table.id]
    await note_call_posted(hall.database, table.id, 77)
    assert await players.to_post(hall.tables) == ()
    await note_call_posted(hall.database, table.id, 0)
    hall.time += POSTED_WITHIN
    assert await players.to_post(hall.tables) == ()


async def test_what_tells_nothing_any_more_is_dropped_but_that_a_lobby_had_its_call(hall: Hall) -> None:
    await wanting(hall, MANY)
    lobbies = [await hall.open(person, start=False) for person in (ANA, BEN)]
    for table, person in zip(lobbies, MANY, strict=False):
        await note_players(hall.tables, table, [person])
    await close_table(hall.database, lobbies[1].id, Status.CLOSED, hall.tables.now(), None)
    await prune_player_calls(hall.database, hall.tables.now() + DAY)
    assert await call_to(hall.database, lobbies[0].id) is not None
    assert await call_to(hall.database, lobbies[1].id) is None
    assert await players_called(hall.database, lobbies[0].id) == ()


async def test_nothing_of_it_tells_of_somebody_who_was_forgotten(hall: Hall) -> None:
    await wanting(hall, [BEN.id, 100])
    table = await hall.open(ANA, CLEO, start=False)
    await note_players(hall.tables, table, [BEN.id, 100])
    told = await stored_of(hall.database, ANA.id)
    assert [row["whom"] for row in told["has_called_players"]] == ["players"]
    assert len((await stored_of(hall.database, BEN.id))["called_as_player"]) == 1
    for person in (ANA.id, BEN.id):
        await forgetting.stand_up(hall.tables, person)
        await forgetting.erase(hall.tables, person, "Somebody")
        assert not any((await stored_of(hall.database, person)).values())
    expected = PlayerCall(table.id, GUILD, FORGOTTEN, hall.tables.now(), Whom.PLAYERS)
    assert await call_to(hall.database, table.id) == expected
    assert await players_called(hall.database, table.id) == (100,)


async def test_where_the_bot_is_not_nobody_is_called_and_nobody_comes(hall: Hall) -> None:
    table = await hall.open(ANA, start=False)
    table.row = table.row._replace(guild_id=-5)
    assert (await refused(require_call(hall.tables, table, ANA.id)))[0] == "call-only-in-channels"
    assert (await refused(waiting.want(hall.tables, table, BEN.id)))[0] == "call-only-in-channels"
    assert (await refused(come(hall.tables, table.id, BEN, None)))[0] == "call-only-in-channels"
