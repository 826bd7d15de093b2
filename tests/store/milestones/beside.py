"""What else stands around the games of a milestone, from the sixth on: in other places than what stood there."""

from __future__ import annotations

from bot.games.chance import seeded
from bot.store import (
    Database,
    Doubt,
    MessageRow,
    PersonRow,
    ServerRow,
    Status,
    TableRow,
    all_doubts,
    departures,
    handled,
    messages_of,
    note_calls,
    open_hands_of,
    person,
    played_for,
    put_doubt,
    put_message,
    put_person,
    put_server,
    rate_next,
    ratings_of,
    seats_of,
    server,
    set_open_hand,
    tables_in,
)
from bot.store.calling.call_me import CallMe, put_call_me
from bot.store.calling.player_calls import PlayerCall, Whom, call_to, note_call, players_called
from bot.store.calling.seats import tables_wished_for, wish_for_seat
from bot.store.calls import Why
from bot.store.host.shut_out import Owed, owe_words, words_owed
from bot.store.host.uses import Use, note_use, uses
from bot.store.servers import Openers
from bot.store.threads import move_into_thread, opened_in
from bot.tables import Person, Tables, guests, lobby, seating
from bot.tables.ratings.judging import JUDGE
from tests.store.milestones.around import ANA, BEN, CEM, NOW, a_game_that_is_over
from tests.store.milestones.hours import require_a_night_and_a_deal, write_a_night_and_a_deal

EVA, FINN = Person(204, "Eva"), Person(205, "Finn")
SERVER, GROUP, CHANNEL, THREAD = 3, -7, 20, 21
"""A second server, a group message where the bot is not, and places on that server."""
PRESSED = 9_000_000_001
"""The number of an interaction."""
RELUCTANT = PersonRow(EVA.id, "Eva", "it", 30, True, NOW, "off", "es", "yes", None, mentions=False)
CHOSEN = ServerRow(SERVER, False, "de", Openers.ROLE, 40, threads=True, call_role_id=41)
SHOWN = MessageRow(0, "panel", ANA.id, THREAD, 50, 1, "digest", NOW, "token", NOW, False, "picture", 51)
DOUBTED = Doubt(0, "hand", BEN.id, 52, "token", THREAD, NOW, original=False)
WISH = CallMe(SERVER, FINN.id, (), 0, 0, 5)
CALLED = PlayerCall(0, SERVER, ANA.id, NOW, Whom.PLAYERS)
USED, OWED, GONE = Use(NOW, "forget", 299), Owed(60, "es"), 61


async def write_beside(database: Database) -> None:
    """Let all of it come about."""
    tables = Tables(database, chance=lambda: seeded("milestone"), now=lambda: NOW)
    put_person(database, RELUCTANT)
    put_server(database, CHOSEN)
    await note_use(database, USED)
    await owe_words(database, [OWED])
    await departures.note_left(database, GONE, NOW)
    await lobby.open_table(tables, "duel", GROUP, GROUP, ANA, "de", PRESSED)
    await _a_lobby_in_a_thread(tables)
    await _a_seat_that_a_spare_has_taken(tables)
    over = await a_game_that_is_over(tables, SERVER, CHANNEL)
    await set_open_hand(database, over, BEN.id, opened=True)
    assert not await rate_next(database, JUDGE, 10)
    await write_a_night_and_a_deal(database)
    await database.write_noted()


async def _a_lobby_in_a_thread(tables: Tables) -> None:
    table = await lobby.open_table(tables, "amigo_1997", SERVER, CHANNEL, ANA, "en", None)
    await move_into_thread(tables.database, table.id, THREAD, NOW)
    put_message(tables.database, SHOWN._replace(table_id=table.id))
    await put_doubt(tables.database, DOUBTED._replace(table_id=table.id))
    await note_calls(tables.database, table.id, [CEM.id], ANA.id, Why.INVITED, NOW)
    await put_call_me(tables.database, WISH)
    await note_call(tables.database, CALLED._replace(table_id=table.id), [FINN.id])
    await wish_for_seat(tables.database, table.id, FINN.id)


async def _a_seat_that_a_spare_has_taken(tables: Tables) -> None:
    table = await lobby.open_table(tables, "amigo_2016", SERVER, CHANNEL, ANA, "en", None)
    for one in (BEN, CEM):
        await seating.join(tables, table.id, one, None)
    await lobby.start(tables, table.id, ANA.id, None)
    await seating.leave(tables, table.id, CEM.id, None)
    await guests.invite(tables, table.id, ANA.id, [EVA.id], None)
    await seating.join(tables, table.id, EVA, None)


async def require_beside(database: Database) -> None:
    """Find all of it as it was left."""
    assert await person(database, EVA.id) == RELUCTANT
    assert await server(database, SERVER) == CHOSEN
    assert await uses(database) == (USED,)
    assert await words_owed(database) == (OWED,)
    assert await departures.servers_left(database) == (GONE,)
    assert (await _table(database, GROUP, Status.LOBBY)).locale == "de"
    assert await handled(database, PRESSED)
    await _require_the_lobby(database)
    playing = await _table(database, CHANNEL, Status.RUNNING)
    (taken,) = [seat for seat in await seats_of(database, playing.id) if seat.person_id == EVA.id]
    assert (await played_for(database, playing.id, taken.seat)).spells != ()
    over = await _table(database, CHANNEL, Status.ENDED)
    assert len(await open_hands_of(database, over.id)) == 1
    assert [rated.here and rated.here.games for rated in await ratings_of(database, ANA.id, SERVER)] == [1]
    await require_a_night_and_a_deal(database)


async def _require_the_lobby(database: Database) -> None:
    table = await _table(database, THREAD, Status.LOBBY)
    assert await opened_in(database, THREAD) == CHANNEL
    assert await messages_of(database, table.id) == (SHOWN._replace(table_id=table.id),)
    assert await all_doubts(database) == (DOUBTED._replace(table_id=table.id),)
    # Nobody is called again and again, whatever version is installed between.
    assert await note_calls(database, table.id, [CEM.id], ANA.id, Why.INVITED, NOW + 1) == ()
    assert await call_to(database, table.id) == CALLED._replace(table_id=table.id)
    assert await players_called(database, table.id) == (FINN.id,)
    assert await tables_wished_for(database) == (table.id,)


async def _table(database: Database, channel: int, status: Status) -> TableRow:
    """The one table that stands there so."""
    (found,) = await tables_in(database, channel, (status,))
    return found
