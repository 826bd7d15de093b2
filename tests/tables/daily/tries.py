"""Deals of the day, played: by anybody, as a computer would, or as a person does who thinks for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from bot.games.contract import Decision
from bot.players import ADVISER, FAMILIES, Player
from bot.store import Status
from bot.tables import Person, Table, Tables
from bot.tables.acting import act
from bot.tables.daily.answering import Deal, in_the_place
from bot.tables.daily.dealing import deal_at, give
from bot.tables.daily.luck import seat_of
from bot.tables.daily.week import GAMES, WEEK, Kind, begins_at

SATURDAY = date(2026, 11, 28)
NOON = begins_at(SATURDAY) + 12 * 3600
NAMES = ("Bruno", "Clara", "Doris", "Emil", "Frida", "Gustav", "Hanna")


def deal_of(seed: int, kind: Kind = WEEK[0]) -> Deal:
    """A deal of this kind, at no table."""
    drawn = str(seed).encode()
    return Deal(GAMES[kind.key], drawn, seat_of(drawn, kind.players), kind.players)


def strong(deal: Deal) -> Player:
    """The player behind the hints."""
    return FAMILIES[deal.game.family].among_people[ADVISER]


def moves_of(deal: Deal, state: Any) -> Sequence[Any]:
    """What a strong player does in the person's place."""
    return in_the_place(deal, state, strong(deal))


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
