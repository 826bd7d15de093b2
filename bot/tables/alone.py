"""Games that one person plays against computers, among their direct messages with the bot: dealt at once, since
there is nobody to wait for in a lobby."""

from __future__ import annotations

from collections.abc import Sequence

from bot import store
from bot.games.contract import NotYourSeat
from bot.store import ALONE, NOWHERE, Computer, Status
from bot.tables import closing, lobby
from bot.tables.computers.tempo import USUAL_TEMPO
from bot.tables.table import Table
from bot.tables.tables import Person, Tables


async def begin(
    tables: Tables,
    game: str,
    person: Person,
    locale: str,
    computers: Sequence[Computer],
    interaction: int | None,
    tempo: str = USUAL_TEMPO,
) -> Table:
    """Deal a game for this person and these computers. Raises MalformedMove for a game that there is not,
    IllegalMove where the number of players does not fit it, or the person has enough tables."""
    await _clear_away(tables, person.id)
    table = await lobby.open_table(
        tables, game, ALONE, NOWHERE, person, locale, interaction, computers, tempo=tempo
    )
    # The click is noted with the table that it has opened.
    return await lobby.start(tables, table.id, person.id, None)


async def again(tables: Tables, old: Table, person: Person, interaction: int | None) -> Table:
    """Deal the same game again, with the same computers; whoever asks twice gets the game that they have."""
    old.require(Status.ENDED, Status.CLOSED)
    if person.id != old.row.host_id:
        raise NotYourSeat("not-seated", table=old.id)
    for row in await store.tables_of(tables.database, person.id, (Status.RUNNING,)):
        if row.guild_id == ALONE and row.game == old.row.game and row.id > old.id:
            return await tables.get(row.id)
    computers = [Computer(seat.name, seat.computer) for seat in old.seats if seat.computer is not None]
    row = old.row
    return await begin(tables, row.game, person, row.locale, computers, interaction, row.tempo)


async def _clear_away(tables: Tables, person_id: int) -> None:
    """Close the games of this person whose cards were never dealt, because the bot was stopped just then."""
    for row in await store.tables_of(tables.database, person_id, (Status.LOBBY,)):
        if row.guild_id == ALONE:
            await closing.close(tables, row.id, person_id, None)
