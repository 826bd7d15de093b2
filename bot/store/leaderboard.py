"""Answers questions about ratings: somebody's own, and a server's, of those who said that they may be listed."""

import json
from collections.abc import Collection
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.history import ROOM, VisibleGames
from bot.store.rating import EVERYWHERE, Rating, still_to_rate

ENOUGH = 5
"""After so many games somebody has a rating to show."""
SURE = 2
"""A rating is told with so many standard deviations to either side: 19 of 20 lie within."""
SETTLING = 60
"""So many seconds after its end a game may not have been rated yet though nothing is amiss."""


class Rated(NamedTuple):
    """How well somebody plays the games of a ladder: everywhere, and on one server."""

    ladder: str
    everywhere: Rating
    here: Rating | None
    """Their rating on that server; None where they have played nothing there."""


class Ranked(NamedTuple):
    """A place on a leaderboard, from 1 on (shared by equals), and who has it, named as in their last game
    there."""

    place: int
    person_id: int
    name: str
    rating: Rating


_OWN = """
    SELECT family, guild_id, mu, sigma, games FROM ratings
    WHERE person_id = ? AND guild_id IN (?, ?) ORDER BY games DESC, family
"""
# Others' games in channels that the reader cannot see do not count: a number of games would tell of them.
_LISTED = f"""
    WITH unseen AS MATERIALIZED (
        SELECT person_id, count(*) AS games
        FROM ended_games AS game JOIN seats USING (table_id)
        WHERE ?7 IS NOT NULL
        AND game.guild_id = ?1 AND game.game IN (SELECT value FROM json_each(?6))
        AND {ROOM} NOT IN (SELECT value FROM json_each(?7))
        AND person_id > 0 AND person_id != ?8 AND NOT left
        GROUP BY person_id
    ), known AS (
        SELECT ratings.*, ratings.games - coalesce(unseen.games, 0) AS seen
        FROM ratings LEFT JOIN unseen USING (person_id)
        WHERE ratings.guild_id = ?1 AND family = ?2
    )
    SELECT rank() OVER (ORDER BY mu - ?4 * sigma DESC), person_id, seats.name, mu, sigma, seen
    FROM known
    JOIN people ON people.id = person_id AND people.listed = 'yes'
    JOIN ended_games USING (table_id)
    JOIN seats USING (table_id, person_id)
    WHERE seen >= ?5 AND ended_games.ended_at >= ?3
    ORDER BY 1, person_id
"""


async def ratings_of(database: Database, person_id: int, guild_id: int | None) -> tuple[Rated, ...]:
    """Give this person's ratings everywhere and on this server, if one is asked for, most played first."""
    everywhere, here = dict[str, Rating](), dict[str, Rating]()
    for ladder, guild, *rating in await database.read(_OWN, (person_id, EVERYWHERE, guild_id or EVERYWHERE)):
        (everywhere if guild == EVERYWHERE else here)[ladder] = Rating(*rating)
    return tuple([Rated(ladder, rating, here.get(ladder)) for ladder, rating in everywhere.items()])


async def leaderboard_of(
    database: Database,
    guild_id: int,
    ladder: str,
    since: int,
    seen: VisibleGames | None = None,
    games: Collection[str] = (),
) -> tuple[Ranked, ...]:
    """Give a server's leaderboard, best first.

    On it are those who said yes, have games enough there, and ended one since this moment. They are ordered by the
    least that each rating is sure of. With `seen`, nobody has more `games`, which are all those of the ladder,
    than its reader may know of.
    """
    rooms, reader = (None, 0) if seen is None else seen.parameters()
    asked = (guild_id, ladder, since, SURE, ENOUGH, json.dumps([*games]), rooms, reader)
    rows = await database.read(_LISTED, asked)
    return tuple([Ranked(place, person, name, Rating(*rating)) for place, person, name, *rating in rows])


async def still_rating(database: Database, now: int) -> bool:
    """Whether games that ended some time ago still wait to be rated, so that no rating counts yet."""
    return await still_to_rate(database, now - SETTLING)
