"""Before, beside and after a game: opening a table, joining, leaving, choosing, starting, closing, rematch."""

from __future__ import annotations

from collections.abc import Sequence

from bot import store
from bot.games import CATALOGUE
from bot.games.contract import Decision, IllegalMove, MalformedMove, NotYourSeat
from bot.store import Computer, Status
from bot.tables.fitting import require_number, require_room, require_room_for_computers, require_seat
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
) -> Table:
    """Open a lobby with its host and these computers seated; raises MalformedMove for a game that there is not."""
    _require_game(game)
    require_room_for_computers(game, len(computers))
    row = await store.create_table(
        tables.database,
        game,
        guild_id,
        channel_id,
        (host.id, host.name),
        locale,
        tables.now(),
        interaction,
        computers,
        pace,
    )
    return await tables.get(row.id)


async def join(tables: Tables, table_id: int, person: Person, interaction: int | None) -> Table:
    """Take a seat in a lobby, or take back the own seat in a running game."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        seat = table.seat_of(person.id)
        if seat is not None and seat in (table.present() if table.running else (seat,)):
            raise IllegalMove("seated-already", table=table_id)
        if table.row.status is Status.RUNNING:
            await _return(tables, table, person, interaction)
        else:
            computers = len(table.people()) < len(table.seats)
            require_seat(table.row.game, len(table.seats), table_id, computers=computers)
            row = await store.join(tables.database, table_id, person.id, person.name, tables.now(), interaction)
            await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, person.id)
    tables.tell(changed)
    return table


async def leave(tables: Tables, table_id: int, person_id: int, interaction: int | None) -> Table:
    """Give up a seat. In a game a computer plays it on; a table that all people have left is closed."""
    async with tables.changing(table_id) as table:
        table.seated(person_id)
        table.require(Status.LOBBY, Status.RUNNING)
        before = table.state
        rest = [person for person in table.people() if person != person_id]
        if rest:
            await _hand_over(tables, table, person_id, rest, interaction)
        else:
            row = await store.close_table(tables.database, table_id, Status.CLOSED, tables.now(), interaction)
            await tables.reload(table, row)
        changed = Changed(table, before, table.state, person_id)
    tables.tell(changed)
    return table


async def _hand_over(
    tables: Tables, table: Table, person_id: int, rest: list[int], interaction: int | None
) -> None:
    """Let the seat go; when the host leaves, the longest-seated person is host."""
    host = rest[0] if person_id == table.row.host_id else None
    if table.row.status is Status.LOBBY:
        row = await store.leave_lobby(tables.database, table.id, person_id, host, tables.now(), interaction)
        await tables.reload(table, row)
        return
    seat = table.seated(person_id)
    row = await store.leave_running(
        tables.database,
        table.id,
        person_id,
        left=True,
        new_host_id=host,
        now=tables.now(),
        interaction=interaction,
        clocks=[clock for clock in table.clocks.values() if clock.seat != seat],
    )
    await tables.reload(table, row)
    await tables.bid_farewell(table, seat)


async def _return(tables: Tables, table: Table, person: Person, interaction: int | None) -> None:
    """Take back the seat that one has left, or that a computer plays because one was away."""
    if not any(seat.person_id == person.id for seat in table.seats):
        raise IllegalMove("table-is-running", table=table.id)
    seat = table.seat_of(person.id)
    if seat is not None:
        await tables.come_back(table, seat, interaction)
        return
    back = [other._replace(left=False) if other.person_id == person.id else other for other in table.seats]
    row = await store.leave_running(
        tables.database,
        table.id,
        person.id,
        left=False,
        new_host_id=None,
        now=tables.now(),
        interaction=interaction,
        clocks=tables.clocks(table, back, table.state),
    )
    await tables.reload(table, row)


async def choose(tables: Tables, table_id: int, person_id: int, game: str, interaction: int | None) -> Table:
    """Let a lobby be for another game; the host's choice, where all who sit there have a seat at it."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        only_host(table, person_id)
        _require_game(game)
        require_room(game, len(table.seats))
        if game == table.row.game:
            return table
        row = await store.choose_game(tables.database, table_id, game, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, None, None, person_id)
    tables.tell(changed)
    return table


async def start(tables: Tables, table_id: int, person_id: int, interaction: int | None) -> Table:
    """Deal the cards; the host's choice, once the number of people fits the game."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY)
        only_host(table, person_id)
        require_number(table.row.game, len(table.seats))
        decision: Decision[object, object] = table.game.start(len(table.seats), tables.chance)
        row = await store.start(
            tables.database,
            table_id,
            [seat.person_id for seat in table.seats],
            table.written(decision.events),
            tables.now(),
            interaction,
            clocks := tables.clocks(table, table.seats, decision.after),
        )
        table.advance(row, decision)
        table.set_clocks(clocks)
        changed = Changed(table, None, table.state, person_id)
    tables.tell(changed)
    return table


async def close(
    tables: Tables, table_id: int, person_id: int | None, interaction: int | None, *, moderator: bool = False
) -> Table:
    """Close a table that is not over; the host's or a moderator's choice, or (None) the clock's."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        if person_id is not None and not moderator:
            only_host(table, person_id)
        row = await store.close_table(tables.database, table_id, Status.CLOSED, tables.now(), interaction)
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, person_id)
    tables.tell(changed)
    return table


async def move(tables: Tables, table_id: int, channel_id: int) -> Table:
    """Let a table that is not over go on in another channel."""
    async with tables.changing(table_id) as table:
        table.require(Status.LOBBY, Status.RUNNING)
        row = await store.move_table(tables.database, table_id, channel_id, tables.now())
        await tables.reload(table, row)
        changed = Changed(table, table.state, table.state, None)
    tables.tell(changed)
    return table


async def rematch(tables: Tables, table_id: int, person: Person, interaction: int | None) -> tuple[Table, bool]:
    """A lobby for the same game again, and whether it is new: who presses second joins the first one's lobby."""
    # Under the old table's lock: two people may press at the same moment.
    async with tables.changing(table_id) as old:
        old.require(Status.ENDED, Status.CLOSED)
        before = {seat.person_id for seat in old.seats if seat.computer is None}
        if person.id not in before:
            raise NotYourSeat("not-seated", table=table_id)
        for row in await store.tables_in(tables.database, old.row.channel_id, (Status.LOBBY,)):
            lobby = await tables.get(row.id)
            # The host of the first one's lobby may have chosen another game for it since.
            meant = row.game == old.row.game or row.created_at >= old.row.touched_at
            if meant and before.intersection(lobby.people()):
                if lobby.seat_of(person.id) is None:
                    await join(tables, row.id, person, interaction)
                return lobby, False
        fresh = await open_table(
            tables,
            old.row.game,
            old.row.guild_id,
            old.row.channel_id,
            person,
            old.row.locale,
            interaction,
            [Computer(seat.name, seat.computer) for seat in old.seats if seat.computer is not None],
            old.row.pace,
        )
        return fresh, True


def _require_game(game: str) -> None:
    if game not in CATALOGUE:
        raise MalformedMove("no-such-game")


def only_host(table: Table, person_id: int) -> None:
    """Refuse everybody but the host."""
    if person_id != table.row.host_id:
        raise NotYourSeat("only-the-host", host=table.host)
