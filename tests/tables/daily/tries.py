"""Deals of the day, played: by anybody, as a computer would, or as a person does who thinks for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from bot.games.contract import Decision
from bot.players import ADVISER, FAMILIES, Player
from bot.store import Database, Status
from bot.store.daily import SECRET
from bot.tables import Person, Table, Tables
from bot.tables.acting import act
from bot.tables.daily.answering import Deal, in_the_place, played_out
from bot.tables.daily.dealing import deal_at, give
from bot.tables.daily.luck import seat_of
from bot.tables.daily.week import GAMES, KINDS, WEEK, Kind, begins_at

SATURDAY = date(2026, 11, 28)
NOON = begins_at(SATURDAY) + 12 * 3600
SAME = b"the same for all tests".ljust(SECRET)
"""A secret of a bot."""
NAMES = ("Bruno", "Clara", "Doris", "Emil", "Frida", "Gustav", "Hanna")


def deal_of(seed: int, kind: Kind = WEEK[0]) -> Deal:
    """A deal of this kind, at no table."""
    drawn = str(seed).encode()
    return Deal(GAMES[kind.key], drawn, seat_of(drawn, kind.players), kind.players)


def strong(deal: Deal) -> Player:
    """The player behind the hints."""
    return FAMILIES[deal.game.family].among_people[ADVISER]


@cache
def moves_of(deal: Deal, state: Any) -> Sequence[Any]:
    """What a strong player does in the person's place."""
    return in_the_place(deal, state, strong(deal))


@pytest.fixture
def thinking_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the computers answer is the same wherever the game stands the same: they think of it once, for all
    stories of the same secret."""
    monkeypatch.setattr(Deal, "answered", _answered)
    monkeypatch.setattr("bot.tables.daily.standing.played_out", _played_out)


async def has_secret(database: Database) -> None:
    """This is the secret of this bot."""
    sql = "INSERT INTO daily_secret (id, secret) VALUES (1, ?)"
    await database.write(lambda connection: connection.execute(sql, (SAME,)))


def _answered(deal: Deal, made: Decision[Any, Any]) -> Decision[Any, Any]:
    more = _answer(deal._replace(table=0), made.after)
    return Decision(made.events + more.events, more.after, made.before + more.before)


THINK = Deal.answered


@cache
def _answer(deal: Deal, state: Any) -> Decision[Any, Any]:
    return THINK(deal, Decision((), state, ()))


_played_out = cache(played_out)


def fingerprint(key: str, most: int) -> str:
    """A checksum of so many moves of a game of this kind."""
    return sha256(repr(played(deal_of(5, KINDS[key]), most).events).encode()).hexdigest()


def played(deal: Deal, most: int | None = None) -> Decision[Any, Any]:
    """So many moves of a strong player in the person's place, or the whole game."""
    made = deal.begun()
    while deal.game.outcome(made.after) is None and most != 0:
        made = deal.answered(deal.made(made, moves_of(deal, made.after)))
        most = None if most is None else most - 1
    return made


async def begin(tables: Tables, person: Person, interaction: int | None = None) -> Table:
    """Today's deal at this person's table."""
    return (await give(tables, person, NAMES, "en", interaction)).table


async def step(tables: Tables, table: Table, person: Person) -> None:
    """The person does what a strong player would."""
    moves = moves_of(await deal_at(tables, table), table.state)
    await act(tables, table.id, person.id, lambda _: moves, None)


async def finish(tables: Tables, table: Table, person: Person) -> int:
    """The person plays to the end; their score."""
    while table.row.status is Status.RUNNING:
        await step(tables, table, person)
    seat, outcome = table.seated(person.id), table.game.outcome(table.state)
    assert outcome is not None
    return next(one.score for one in outcome.standings if one.seat == seat)


async def finish_quickly(tables: Tables, table: Table, person: Person, score: int) -> None:
    """As if the person had come to this score, without a game."""
    await tables.database.write(
        lambda connection: connection.execute(
            "UPDATE daily_tries SET score = ?, rank = 1 WHERE table_id = ?", (score, table.id)
        )
    )
    await tables.database.write(
        lambda connection: connection.execute("UPDATE tables SET status = 'ended' WHERE id = ?", (table.id,))
    )
    tables.reread_tables([table.id])
