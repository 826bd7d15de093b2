"""Somebody's last games: how each ended for them."""

from typing import NamedTuple

from bot.store.file.database import Database


class Ended(NamedTuple):
    """How a game ended for one person: their place, of how many, and their score."""

    place: int
    of: int
    score: int
    won: bool


# The last games first: of all the others no result is read.
_LAST = """
    SELECT did.rank, game.players, did.score, did.won
    FROM (
        SELECT table_id, own.seat, players, ended_at
        FROM seats AS own JOIN ended_games USING (table_id)
        WHERE own.person_id = ? AND NOT own.left
        ORDER BY ended_at DESC, table_id DESC LIMIT ?
    ) AS game
    JOIN results AS did USING (table_id, seat)
    ORDER BY game.ended_at DESC, game.table_id DESC
"""


async def last_games(database: Database, person_id: int, most: int) -> tuple[Ended, ...]:
    """Give how their last games ended for this person, oldest first; games that they left don't count."""
    rows = await database.read(_LAST, (person_id, most))
    return tuple([Ended(place, of, score, bool(won)) for place, of, score, won in reversed(rows)])
