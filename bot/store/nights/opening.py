"""The division of a night's people among tables, and its tables, each opened in one transaction with that note."""

from collections.abc import Mapping, Sequence

from bot.store.changes import Change, open_table
from bot.store.computers import Computer, numbered
from bot.store.errors import WrongStatus
from bot.store.file.database import Database
from bot.store.nights.changing import Changing
from bot.store.rating import EVERYWHERE, Rating
from bot.store.tables import Status, TableRow, placeholders


def note_division(change: Changing, division: Sequence[Sequence[int]]) -> None:
    """Note inside a transaction who is to sit at which table."""
    for number, people in enumerate(division, start=1):
        change.run("INSERT INTO night_tables (night_id, number) VALUES (?, ?)", change.night_id, number)
        for person in people:
            sql = "UPDATE night_guests SET at_table = ? WHERE night_id = ? AND person_id = ?"
            change.run(sql, number, change.night_id, person)


async def open_night_table(
    database: Database,
    night_id: int,
    number: int,
    game: str,
    guild_id: int,
    channel_id: int,
    host_id: int,
    locale: str,
    people: Sequence[tuple[int, str]],
    computers: Sequence[Computer],
    now: int,
) -> TableRow:
    """Open the lobby of a night's table with all who are to sit there, by number and name. Raises WrongStatus if
    that is open already."""

    def seat(change: Change) -> None:
        change.set_seats([*[(*person, None, 0) for person in people], *numbered(computers)])
        sql = "UPDATE night_tables SET table_id = ? WHERE night_id = ? AND number = ? AND table_id IS NULL"
        if not change.run(sql, change.table_id, night_id, number):
            raise WrongStatus(change.table_id, Status.LOBBY)
        change.run("UPDATE threads SET archived = 0 WHERE id = ?", channel_id)

    return await open_table(database, (game, guild_id, channel_id, host_id, locale), now, None, seat)


async def note_refused(database: Database, night_id: int, number: int, reason: str) -> None:
    """Note why a night's table could not be opened."""
    sql = "UPDATE night_tables SET refused = ? WHERE night_id = ? AND number = ? AND table_id IS NULL"
    await database.write(lambda connection: connection.execute(sql, (reason, night_id, number)))


async def all_over(database: Database, night_id: int) -> bool:
    """Whether no table of a night is open any more, and none is still to be opened."""
    return not await database.read(
        "SELECT 1 FROM night_tables LEFT JOIN tables ON tables.id = table_id WHERE night_id = ? "
        "AND (status IN (?, ?) OR (table_id IS NULL AND refused IS NULL))",
        (night_id, Status.LOBBY, Status.RUNNING),
    )


async def ratings_among(database: Database, ladder: str, people: Sequence[int]) -> Mapping[int, Rating]:
    """Give how well these people play the games of a ladder, as far as that is known."""
    rows = await database.read(
        "SELECT person_id, mu, sigma, games FROM ratings "
        f"WHERE guild_id = ? AND family = ? AND person_id IN ({placeholders(people)})",
        (EVERYWHERE, ladder, *people),
    )
    return {person: Rating(*rating) for person, *rating in rows}
