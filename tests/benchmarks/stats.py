"""How long `/stats`, `/leaderboard` and `/history` take where much was played.

Run as `python -m tests.benchmarks.stats [GAMES]`: the result tables alone are filled, with 100,000 results of
25,000 games; there are no events. Told is how long the steps take in which they are rated, and, of whoever played
most and of somebody in the middle, how long it takes to ask the database and to make the screen of it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import mean

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import KINDS
from bot.store import (
    Database,
    Ending,
    Played,
    Result,
    Status,
    VisibleGames,
    games_of,
    games_on,
    last_games,
    leaderboard_of,
    partners_of,
    played_by,
    rate_next,
    ratings_of,
    rooms_played_in,
    still_rating,
)
from bot.store.results import write_ending
from bot.tables.ratings.judging import JUDGE
from bot.tables.ratings.ladders import LADDERS
from bot.tables.ratings.rater import AT_ONCE as AT_ONCE_RATED
from bot.ui.families import FAMILIES
from bot.ui.messages.form import MOST, with_form
from bot.ui.messages.past import AT_ONCE, ME, MOST_PARTNERS, SERVER, Listed, history_screen, stats_screen
from bot.ui.messages.ratings import Reader, leaderboard_screen, rating_lines

GAMES, SEATS, PEOPLE, SERVERS = 25_000, 4, 500, 50
ROUNDS = 20


def fill(connection: sqlite3.Connection, games: int) -> None:
    """So many games of four; person number n plays the less often the higher n is."""
    luck = random.Random(1)
    weights = [1 / (number + 10) for number in range(PEOPLE)]
    keys, beans = list(CATALOGUE), list(KINDS)[:8]
    for table in range(1, games + 1):
        row = (table, luck.choice(keys), 1 + table % SERVERS, 600, 1, "en", Status.ENDED, 9, table, table)
        connection.execute(
            "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, "
            "touched_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
        people: dict[int, None] = {}
        while len(people) < SEATS:
            people[1 + luck.choices(range(PEOPLE), weights)[0]] = None
        results = []
        for seat, person in enumerate(people):
            connection.execute(
                "INSERT INTO seats (table_id, seat, person_id, name) VALUES (?, ?, ?, ?)",
                (table, seat, person, f"Person {person}"),
            )
            harvested = tuple([(bean, luck.randrange(1, 5)) for bean in beans])
            score = luck.randrange(5, 20)
            results.append(Result(seat, score, seat + 1, seat == 0, 10, 5, 2, score, harvested))
        write_ending(connection, table, table, Ending(40, tuple(results), "0.1.0"))
    connection.executemany(
        "INSERT INTO people (id, name, locale, listed) VALUES (?, '', 'en', 'yes')",
        [(number,) for number in range(1, 1 + PEOPLE)],
    )


async def stats(database: Database, person: int) -> object:
    """All that one `/stats` does but for Discord."""
    played = await played_by(database, person)
    partners = await partners_of(database, person, MOST_PARTNERS)
    ratings = rating_lines("en", await ratings_of(database, person, 1), counting=await still_rating(database, 0))
    screen = stats_screen("en", played, partners, 0, deeds, counting=False, ratings=ratings)
    return with_form("en", screen, await last_games(database, person, MOST), pictures=True)


def deeds(kind: Played) -> str:
    """What only this family of games knows."""
    return FAMILIES[CATALOGUE[kind.game].family].deeds("en", kind)


async def leaderboard(database: Database, person: int) -> object:
    """The same of the leaderboard that has most games, with everybody on it."""
    counting = await still_rating(database, 0)
    seen, ladder = VisibleGames(await rooms_played_in(database, 1), person), LADDERS["bohnanza"]
    places = await leaderboard_of(database, 1, ladder.name, 0, seen, ladder.games)
    own = await ratings_of(database, person, 1)
    reader = Reader(person, "yes", own[0].everywhere.games)
    return leaderboard_screen("en", ladder, places, 0, reader, counting=counting)


async def rate_all(database: Database) -> None:
    """Rate all games, and tell how long the steps take that moves may have to wait for."""
    took, left = [], True
    while left:
        began = time.perf_counter()
        left = await rate_next(database, JUDGE, AT_ONCE_RATED)
        took.append(1000 * (time.perf_counter() - began))
    print(f"rated in {len(took)} steps: {mean(took):.1f} ms each, at most {max(took):.1f} ms")


async def history(database: Database, person: int) -> object:
    """All that one `/history` does but for Discord."""
    page = await games_of(database, person, 0, AT_ONCE)
    return history_screen("en", Listed(page, 0, ME, person, counting=False))


async def of_server(database: Database, person: int) -> object:
    """The same of a server."""
    page = await games_on(database, 1, 0, AT_ONCE, VisibleGames(await rooms_played_in(database, 1), person))
    return history_screen("en", Listed(page, 0, SERVER, person, counting=False))


async def timed(act: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Milliseconds of the first time, and of the slowest of some more."""
    took = []
    for _ in range(1 + ROUNDS):
        began = time.perf_counter()
        await act()
        took.append(1000 * (time.perf_counter() - began))
    return took[0], max(took[1:])


async def main(games: int) -> None:
    """Fill a database, and ask."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "beans.sqlite3")
        try:
            await database.write(lambda connection: fill(connection, games))
            await rate_all(database)
            for person in (1, PEOPLE // 10):
                total = (await games_of(database, person, 0, 1)).total
                for ask in (stats, leaderboard, history, of_server):
                    first, slowest = await timed(partial(ask, database, person))
                    print(f"{ask.__name__}, {total} games: {first:.1f} ms at first, then at most {slowest:.1f} ms")
        finally:
            await database.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
