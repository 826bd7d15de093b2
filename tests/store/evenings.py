"""Many games that have ended, at random: people and computers, some of whom leave or are forgotten."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from bot.store import COMPUTERS, Database, Ending, Result, Status, forget_person
from bot.store.results import write_ending

PEOPLE = tuple(range(11, 17))
SERVERS = (500, 501)
GAMES = ("amigo_1997", "duel", "nicht_die_bohne", "rio_grande_2000")
STRENGTHS = ("easy", "normal", "hard")
BEANS = ("blue", "chili", "red", "soy")


class Sitter(NamedTuple):
    """Who sits at a table; `computer`: how well it plays, and `version` of its play."""

    person_id: int
    left: bool = False
    computer: str | None = None
    version: str = ""


def seat_them(
    connection: sqlite3.Connection, table_id: int, game: str, guild_id: int, sitters: Sequence[Sitter]
) -> None:
    """A table at which the game has ended, without its result."""
    connection.execute(
        "INSERT INTO tables (id, game, guild_id, channel_id, host_id, locale, status, revision, created_at, "
        "touched_at) VALUES (?, ?, ?, 600, 11, 'en', ?, 9, ?, ?)",
        (table_id, game, guild_id, Status.ENDED, table_id, table_id),
    )
    connection.executemany(
        "INSERT INTO seats (table_id, seat, person_id, name, left, computer) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table_id, seat, one.person_id, f"Person {one.person_id}", one.left, one.computer)
            for seat, one in enumerate(sitters)
        ],
    )


def ending(luck: random.Random, sitters: Sequence[Sitter]) -> Ending:
    """How that game ended; sometimes its events were gone."""
    scores = [luck.randrange(8, 16) for _ in sitters]
    best, known = sorted(scores, reverse=True), luck.random() < 0.8
    results = []
    for seat, (one, score) in enumerate(zip(sitters, scores, strict=True)):
        place = best.index(score) + 1
        beans = tuple([(bean, luck.randrange(1, 5)) for bean in luck.sample(BEANS, luck.randrange(4))])
        did = (9, luck.randrange(9), luck.randrange(9), score, beans) if known else ()
        results.append(Result(seat, score, place, place == 1, *did)._replace(version=one.version))
    return Ending(30, tuple(results))


def sitting(luck: random.Random, game: str) -> list[Sitter]:
    """Some people, and perhaps computers."""
    seats = 2 if game == "duel" else luck.randrange(3, 5)
    people = luck.sample(PEOPLE, min(len(PEOPLE), luck.randrange(1, seats + 1)))
    sitters = [Sitter(person, left=luck.random() < 0.15) for person in people]
    for number in range(seats - len(sitters)):
        version = luck.choice(("", "1", "2"))
        sitters.append(Sitter(COMPUTERS - 1 - number, computer=luck.choice(STRENGTHS), version=version))
    luck.shuffle(sitters)
    return sitters


async def evening(
    database: Database, luck: random.Random, tables: Sequence[int], *, just_now: bool = True
) -> None:
    """A game ends at each of these tables, in this order."""

    def play(connection: sqlite3.Connection) -> None:
        for table_id in tables:
            game = luck.choice(GAMES)
            sitters = sitting(luck, game)
            seat_them(connection, table_id, game, luck.choice(SERVERS), sitters)
            write_ending(connection, table_id, table_id, ending(luck, sitters), just_now=just_now)

    await database.write(play)


async def forget_somebody(database: Database, luck: random.Random) -> int:
    """Who was forgotten; they may come back."""
    person_id = luck.choice(PEOPLE)
    await forget_person(database, person_id, "somebody")
    return person_id
