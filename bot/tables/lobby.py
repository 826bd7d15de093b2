"""A table before its game: opened, its game, pace, tempo and language chosen, started; no game under way is
touched."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot import store
from bot.games import CATALOGUE
from bot.games.contract import Decision, MalformedMove
from bot.store import Computer, Database, GuestStatus, Status, TableRow
from bot.store.nights.rows import night_of_table
from bot.tables.allowance import require_another_table
from bot.tables.capacity import require_number, require_room, require_room_for_computers
from bot.tables.clocks.pace import LAPSED, require_pace
from bot.tables.computers.strengths import fitting
from bot.tables.computers.tempo import USUAL_TEMPO, require_tempo
from bot.tables.table import Changed, Table
from bot.tables.tables import Person, Tables


async def open_table(
    tables: Tables,
    game: str,
    guild_id: int,
    channel_id: int,
    host: Person,
    locale: str,
    interaction: int | None,
    computers: Sequence[Computer] = (),
    pace: str = "none",
    tempo: str = USUAL_TEMPO,
    guests: Mapping[int, GuestStatus] | None = None,
    watchers: Sequence[int] = (),
    *,
    invited_only: bool = False,
) -> Table:
    """Open a lobby with its host and these computers seated, perhaps for `invited_only`; `guests`: what is said of
    whom from the first, `watchers`: who watches it. A computer that plays better than any of this game plays it as
    well as the best one does. Raises MalformedMove for a game that there is not,
    IllegalMove where the host or the server has enough tables."""
    _require_game(game)
    require_room_for_computers(game, len(computers))
    async with tables.opening:
        await require_another_table(tables, guild_id, host.id, interaction)
        row = await store.create_table(
            tables.database,
            game,
            guild_id,
            channel_id,
            (host.id, host.name),
            locale,
            tables.now(),
            interaction,
            [one._replace(strength=fitting(game, one.strength)) for one in computers],
            pace,
            tempo,
            guests,
            watchers,
            invited_only=invited_only,
        )
        tables.opened.note(host.id, tables.now())
    return await tables.get(row.id)


async def choose_game(tables: Tables, table_id: int, person_id: int, game: str, interaction: int | None) -> Table:
    """Let a lobby be for another game; the host's choice, where all who sit there have a seat at it. Computers
    play it as well as they do the other, or else as the best one there."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        table.require_host(person_id)
        _require_game(game)
        require_room(game, len(table.seats))
        if game == table.row.game:
            return table
        seated = [(seat.person_id, seat.computer) for seat in table.seats if seat.computer is not None]
        weaker = {one: best for one, strength in seated if (best := fitting(game, strength)) != strength}
        row = await store.choose_game(tables.database, table_id, game, tables.now(), interaction, weaker)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person_id)
    tables.announce(changed)
    return table


async def choose_pace(tables: Tables, table_id: int, person_id: int, pace: str, interaction: int | None) -> Table:
    """Let a lobby be for a game at this pace; the host's choice."""
    require_pace(pace)
    return await _choose(tables, table_id, person_id, pace, interaction, lambda row: row.pace, store.choose_pace)


async def choose_tempo(
    tables: Tables, table_id: int, person_id: int, tempo: str, interaction: int | None
) -> Table:
    """Let the computers of a lobby's game play at this tempo; the host's choice."""
    require_tempo(tempo)
    return await _choose(
        tables, table_id, person_id, tempo, interaction, lambda row: row.tempo, store.choose_tempo
    )


async def choose_language(
    tables: Tables, table_id: int, person_id: int, language: str, interaction: int | None
) -> Table:
    """Let a lobby speak this language, of which the caller knows that there is one; the host's choice."""
    return await _choose(
        tables, table_id, person_id, language, interaction, lambda row: row.locale, store.choose_language
    )


async def _choose(
    tables: Tables,
    table_id: int,
    person_id: int,
    value: str,
    interaction: int | None,
    chosen: Callable[[TableRow], str],
    choose: Callable[[Database, int, str, int, int | None], Awaitable[TableRow]],
) -> Table:
    """Note one of the host's choices for a lobby, unless it is `chosen` already."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        table.require_host(person_id)
        if value == chosen(table.row):
            return table
        row = await choose(tables.database, table_id, value, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person_id)
    tables.announce(changed)
    return table


async def start(
    tables: Tables, table_id: int, person_id: int, interaction: int | None, *, deadlines: bool = True
) -> Table:
    """Deal the cards; the host's choice, once the number of people fits the game. Without `deadlines` none holds,
    whatever pace was chosen."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        new_host = await _new_host(tables, table, person_id)
        require_number(table.row.game, len(table.seats))
        decision: Decision[object, object] = table.game.start(len(table.seats), tables.chance)
        lapsed = not deadlines and tables.pace.limit(table.row.pace) is not None
        row = await store.start(
            tables.database,
            table_id,
            [seat.person_id for seat in table.seats],
            table.written(decision.events),
            tables.now(),
            interaction,
            clocks := () if lapsed else tables.clocks(table, table.seats, decision.after),
            LAPSED + table.row.pace if lapsed else None,
            new_host,
        )
        table.advance(row, decision)
        table.set_clocks(clocks)
        changed = Changed(table, None, table.state, person_id)
    tables.announce(changed)
    return table


async def _new_host(tables: Tables, table: Table, person_id: int) -> int | None:
    """Whoever starts the game of a night's table is its host: nobody chose who that is, and they may be missing.
    None: it is the host who starts; nobody else may at any other table."""
    if person_id == table.row.host_id:
        return None
    if table.seat_of(person_id) is None or await night_of_table(tables.database, table.id) is None:
        table.require_host(person_id)
    return person_id


def _require_game(game: str) -> None:
    if game not in CATALOGUE:
        raise MalformedMove("no-such-game")
