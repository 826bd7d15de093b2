"""Answers questions about games that were played to their end: which there were, and what people did in them."""

import json
from collections.abc import Collection, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from bot.store.file.database import Database
from bot.store.tables import Status, placeholders


class PastSeat(NamedTuple):
    """Who sat at a game that is over, and how it ended for them."""

    seat: int
    person_id: int
    name: str
    left: bool
    computer: str | None
    score: int
    rank: int
    won: bool


class PastGame(NamedTuple):
    """A game that was played to its end, at a unix second; its seats stand in the order of their ranks."""

    table_id: int
    game: str
    ended_at: int
    seats: tuple[PastSeat, ...]
    kept: bool = True
    """Whether it is still known how it was played, and not only how it ended."""


class Page(NamedTuple):
    """Some games, newest first, and how many there are in all."""

    games: tuple[PastGame, ...]
    total: int


class VisibleGames(NamedTuple):
    """What somebody who asks for the games of a server may know of: the games that were played in these channels,
    or in threads that were opened there for tables, and those that they played themselves."""

    rooms: Collection[int]
    reader: int

    def parameters(self) -> tuple[str, int]:
        """Give the two as parameters of a statement."""
        return json.dumps([*self.rooms]), self.reader


class Played(NamedTuple):
    """What a person did in all their games of one kind that were played to the end; None: it is known of none of
    them.

    `known` of these games have events that tell of turns, trades, gifts and thalers.
    """

    game: str
    players: int
    with_computers: bool
    games: int
    wins: int
    score: int
    """The sum of all these games; so are all that follow."""
    places: int
    known: int = 0
    turns: int = 0
    trades: int = 0
    gifts: int = 0
    thalers: int = 0
    favourite: str | None = None
    """The bean that paid most thalers."""


class Ended(NamedTuple):
    """How a game ended for one person: their place, of how many, and their score."""

    place: int
    of: int
    score: int
    won: bool


class Partner(NamedTuple):
    """Somebody who sat at so many of a person's games, under the name that they had in the last one."""

    name: str
    games: int


_THEIRS = "seats AS own JOIN ended_games AS game ON game.table_id = own.table_id WHERE own.person_id = ?"
# A thread that was opened for a table counts as its channel: whoever sees that sees it.
ROOM = """(
    SELECT coalesce(threads.parent_id, tables.channel_id)
    FROM tables LEFT JOIN threads ON threads.id = tables.channel_id WHERE tables.id = game.table_id
)"""
_OF_SERVER = "ended_games AS game WHERE game.guild_id = ?"
_SEEN = f"""
    AND (
        {ROOM} IN (SELECT value FROM json_each(?))
        OR EXISTS (SELECT * FROM seats WHERE seats.table_id = game.table_id AND seats.person_id = ?)
    )
"""
_ROOMS = f"SELECT {ROOM} FROM {_OF_SERVER} GROUP BY 1 ORDER BY max(game.table_id) DESC"
# Beyond its time a game loses its events, and its table counts as closed.
_KEPT = f"(SELECT status = '{Status.ENDED}' FROM tables WHERE id = game.table_id)"
_SEATS = """
    SELECT table_id, seat, person_id, name, left, computer, score, rank, won
    FROM results JOIN seats USING (table_id, seat)
    WHERE table_id IN ({}) ORDER BY table_id, rank, seat
"""
_PLAYED = """
    SELECT game, players, with_computers, games, wins, score, places, known, turns, trades, gifts, thalers
    FROM played WHERE person_id = ? ORDER BY games DESC, game, players, with_computers
"""
_HARVESTED = """
    SELECT game, players, with_computers, bean FROM harvested WHERE person_id = ? ORDER BY thalers, bean DESC
"""
# Of all games before these no result is read.
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
_PARTNERS = """
    SELECT other.name, met.games
    FROM played_with AS met
    JOIN seats AS other ON other.table_id = met.table_id AND other.person_id = met.other_id
    WHERE met.person_id = ? ORDER BY met.games DESC, met.table_id DESC LIMIT ?
"""


async def games_of(database: Database, person_id: int, first: int, most: int) -> Page:
    """Give the games at which this person sat, beginning with number `first`, counted from 0."""
    return await _page(database, _THEIRS, (person_id,), first, most)


async def games_on(
    database: Database, guild_id: int, first: int, most: int, seen: VisibleGames | None = None
) -> Page:
    """Give the games of this server that were `seen`, or all of them, from number `first` on, counted from 0."""
    if seen is None:
        return await _page(database, _OF_SERVER, (guild_id,), first, most)
    return await _page(database, _OF_SERVER + _SEEN, (guild_id, *seen.parameters()), first, most)


async def rooms_played_in(database: Database, guild_id: int) -> tuple[int, ...]:
    """Give the channels of this server in which games were played to their end, that of the newest table first.

    A thread that was opened for a table counts as the channel in which it was opened.
    """
    return tuple([room for (room,) in await database.read(_ROOMS, (guild_id,))])


async def _page(database: Database, where: str, whose: tuple[int | str, ...], first: int, most: int) -> Page:
    ((total,),) = await database.read(f"SELECT count(*) FROM {where}", whose)
    rows = await database.read(
        f"SELECT game.table_id, game.game, game.ended_at, {_KEPT} FROM {where} "
        "ORDER BY game.ended_at DESC, game.table_id DESC LIMIT ? OFFSET ?",
        (*whose, most, first),
    )
    seats = await _seats_of(database, [row[0] for row in rows])
    games = [PastGame(table, game, ended, seats[table], bool(kept)) for table, game, ended, kept in rows]
    return Page(tuple(games), total)


async def _seats_of(database: Database, tables: Sequence[int]) -> dict[int, tuple[PastSeat, ...]]:
    rows = await database.read(_SEATS.format(placeholders(tables)), tuple(tables))
    return {
        table: tuple(
            [
                PastSeat(seat, person, name, bool(left), computer, score, rank, bool(won))
                for _, seat, person, name, left, computer, score, rank, won in found
            ]
        )
        for table, found in groupby(rows, itemgetter(0))
    }


async def played_by(database: Database, person_id: int) -> tuple[Played, ...]:
    """Give what this person did, by game, number of players, and with or without computers; most played first."""
    favourites: dict[tuple[str, int, int], str] = {}
    for game, players, with_computers, bean in await database.read(_HARVESTED, (person_id,)):
        # The last one of a kind has paid most.
        favourites[game, players, with_computers] = bean
    found = []
    for game, players, with_computers, *sums in await database.read(_PLAYED, (person_id,)):
        played = Played(game, players, bool(with_computers), *sums)
        found.append(played._replace(favourite=favourites.get((game, players, with_computers))))
    return tuple(found)


async def last_games(database: Database, person_id: int, most: int) -> tuple[Ended, ...]:
    """Give how their last games ended for this person, oldest first; games that they left don't count."""
    rows = await database.read(_LAST, (person_id, most))
    return tuple([Ended(place, of, score, bool(won)) for place, of, score, won in reversed(rows)])


async def partners_of(database: Database, person_id: int, most: int) -> tuple[Partner, ...]:
    """Give the people who sat at most of this person's games to the end."""
    rows = await database.read(_PARTNERS, (person_id, most))
    return tuple([Partner(*row) for row in rows])
