"""What stands around the games of a milestone: people, their wishes, a lobby, a night, and a game that is over."""

from __future__ import annotations

from bot.games.chance import seeded
from bot.store import (
    Database,
    GuestStatus,
    PersonRow,
    Status,
    choose_invitable,
    choose_zone,
    guests_of,
    pack_game,
    person,
    put_person,
    results_of,
    set_guests,
    set_watching,
    tables_in,
    uninvitable,
    watchers_of,
    zone_of,
)
from bot.store.calling.call_me import CallMe, call_me_of, put_call_me
from bot.store.calling.seats import Coming, coming_to, put_coming
from bot.store.host.announcing import announcement, put_announcement
from bot.store.host.shut_out import Kind, ShutOutRow, all_shut_out, put_shut_out
from bot.store.nights import rows
from bot.store.nights.rows import Answer, Plan
from bot.tables import Person, Tables, lobby, seating
from bot.tables.nights import planning
from tests.store.milestones.playing import play_on

ANA, BEN, CEM, DORA = (Person(200 + number, name) for number, name in enumerate(("Ana", "Ben", "Cem", "Dora")))
SERVER, CHANNEL, NOW = 1, 2, 1_800_000_000
"""Where the tables of a milestone are, and the moment at which they stopped."""
KNOWN = PersonRow(ANA.id, "Ana", "de", None, dm_closed=False, seen_at=NOW)
ZONE = "Europe/Berlin"
WISH = CallMe(SERVER, BEN.id, ("amigo_1997", "duel"), 18, 23, 2)
COMING = Coming(CEM.id, "Cem", NOW + 300)
OUT = ShutOutRow(Kind.PERSON, 299, NOW)
SAID = "Down at nine tonight"
NIGHT = Plan(SERVER, CHANNEL, "es", "Beans on Friday", "rio_grande_2000", 5, NOW + 3 * 86_400, ZONE, weekly=True)


async def write_around(database: Database) -> None:
    """Let everybody do all of it."""
    tables = Tables(database, chance=lambda: seeded("milestone"), now=lambda: NOW)
    put_person(database, KNOWN)
    await choose_zone(database, ANA.id, ZONE)
    await choose_invitable(database, DORA.id, invitable=False)
    await put_call_me(database, WISH)
    await put_shut_out(database, OUT)
    await put_announcement(database, SAID)
    open_table = await lobby.open_table(tables, "amigo_2016", SERVER, CHANNEL, ANA, "it", None)
    await seating.join(tables, open_table.id, BEN, None)
    await set_guests(database, open_table.id, {DORA.id: GuestStatus.INVITED}, NOW, None, invited_only=True)
    await set_watching(database, open_table.id, DORA.id, NOW, None, on=True)
    await put_coming(database, open_table.id, COMING, NOW, None)
    night = await planning.plan(tables, NIGHT, ANA, None)
    for answering, said in ((BEN, Answer.COMING), (CEM, Answer.MAYBE), (DORA, Answer.NOT)):
        await planning.answer(tables, night.id, answering, said)
    await a_game_that_is_over(tables, SERVER, CHANNEL)
    await database.write_noted()


async def a_game_that_is_over(tables: Tables, server: int, channel: int) -> int:
    """A duel of Ana's with Ben, played to its end there and packed; its table."""
    table = await lobby.open_table(tables, "duel", server, channel, ANA, "en", None)
    await seating.join(tables, table.id, BEN, None)
    await lobby.start(tables, table.id, ANA.id, None)
    assert await play_on(tables, table.id, 3000) is Status.ENDED
    assert await pack_game(tables.database, table.id)
    return table.id


async def require_around(database: Database) -> None:
    """Find all of it as it was left."""
    assert await person(database, ANA.id) == KNOWN
    assert await zone_of(database, ANA.id) == ZONE
    assert await uninvitable(database, [ANA.id, DORA.id]) == {DORA.id}
    assert await call_me_of(database, SERVER, BEN.id) == WISH
    assert await all_shut_out(database) == (OUT,)
    assert (await announcement(database)).text == SAID
    table = await _only(database, Status.LOBBY)
    assert await guests_of(database, table) == {DORA.id: GuestStatus.INVITED}
    assert await watchers_of(database, table) == (DORA.id,)
    assert await coming_to(database, table) == (COMING,)
    (night,) = await rows.nights_of(database, SERVER)
    assert night.plan == NIGHT
    assert {guest.name: guest.answer for guest in await rows.guests_of(database, night.id)} == {
        "Ana": Answer.COMING,
        "Ben": Answer.COMING,
        "Cem": Answer.MAYBE,
        "Dora": Answer.NOT,
    }
    assert len(await results_of(database, await _only(database, Status.ENDED))) == 2


async def _only(database: Database, status: Status) -> int:
    """The one table that stands there so."""
    (table,) = await tables_in(database, CHANNEL, (status,))
    return table.id
