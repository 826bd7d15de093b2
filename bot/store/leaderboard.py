"""What is asked of ratings: somebody's own, and a server's, of those alone who said that they may be listed."""

from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.rating import EVERYWHERE, Rating, still_to_rate

ENOUGH = 5
"""Games after which somebody has a rating to show."""
SURE = 2
"""With how many standard deviations to either side a rating is told: 19 of 20 lie within."""
SETTLING = 60
"""Seconds after its end in which a game may not have been rated yet though nothing is amiss."""


class Rated(NamedTuple):
    """How well somebody plays a family of games: everywhere, and on one server."""

    family: str
    everywhere: Rating
    here: Rating | None
    """None where they have played nothing there."""


class Ranked(NamedTuple):
    """A place on a leaderboard, from 1 on (shared by equals), and who has it, under the name of their last game
    there."""

    place: int
    person_id: int
    name: str
    rating: Rating


_OWN = """
    SELECT family, guild_id, mu, sigma, games FROM ratings
    WHERE person_id = ? AND guild_id IN (?, ?) ORDER BY games DESC, family
"""
_LISTED = """
    SELECT rank() OVER (ORDER BY mu - ? * sigma DESC), person_id, seats.name, mu, sigma, games
    FROM ratings
    JOIN people ON people.id = person_id AND people.listed = 'yes'
    JOIN ended_games USING (table_id)
    JOIN seats USING (table_id, person_id)
    WHERE ratings.guild_id = ? AND family = ? AND games >= ? AND ended_games.ended_at >= ?
    ORDER BY 1, person_id
"""


async def ratings_of(database: Database, person_id: int, guild_id: int | None) -> tuple[Rated, ...]:
    """Give this person's ratings everywhere and on this server, if one is asked for, most played first."""
    everywhere, here = dict[str, Rating](), dict[str, Rating]()
    for family, guild, *rating in await database.read(_OWN, (person_id, EVERYWHERE, guild_id or EVERYWHERE)):
        (everywhere if guild == EVERYWHERE else here)[family] = Rating(*rating)
    return tuple([Rated(family, rating, here.get(family)) for family, rating in everywhere.items()])


async def leaderboard_of(database: Database, guild_id: int, family: str, since: int) -> tuple[Ranked, ...]:
    """Give a server's leaderboard, best first: of those who said yes, have games enough there, and ended one since
    this moment. The order is that of the least that each rating is sure of."""
    rows = await database.read(_LISTED, (SURE, guild_id, family, ENOUGH, since))
    return tuple([Ranked(place, person, name, Rating(*rating)) for place, person, name, *rating in rows])


async def still_rating(database: Database, now: int) -> bool:
    """Whether games wait to be rated that ended some time ago, so that no rating counts yet."""
    return await still_to_rate(database, now - SETTLING)
