"""Which decisions at a seat were not made by the person who sits there now."""

from typing import NamedTuple

from bot.store.changes import Change
from bot.store.file.database import Database

ANY = -1
"""This stands in place of a seat where nobody noted it: the game began under an older version."""


class PlayedFor(NamedTuple):
    """What is known of it: the numbers of the events of such decisions, counted from 1."""

    spells: tuple[range, ...]
    known: bool
    """Whether they are all of them."""


async def played_for(database: Database, table_id: int, seat: int) -> PlayedFor:
    """Give the events of this game that came from decisions made for whoever sits at this seat."""
    rows = await database.read(
        "SELECT seat, first, last FROM played_for WHERE table_id = ? AND seat IN (?, ?)", (table_id, seat, ANY)
    )
    spells = tuple([range(first, last + 1) for of, first, last in rows if of == seat])
    return PlayedFor(spells, known=all(of == seat for of, *_ in rows))


def note_played_for(change: Change, seat: int, first: int, last: int) -> None:
    """Note that a computer has decided at this seat for its person, which these events came from."""
    change.run("INSERT INTO played_for VALUES (?, ?, ?, ?)", change.table_id, seat, first, last)


def note_other_person(change: Change, seat: int) -> None:
    """Note that somebody else sits down at this seat of a game: what was decided there until now is not theirs."""
    table = change.table_id
    last = change.number("SELECT coalesce(max(sequence), 0) FROM events WHERE table_id = ?", table)
    change.run("DELETE FROM played_for WHERE table_id = ? AND seat = ?", table, seat)
    note_played_for(change, seat, 1, last)
