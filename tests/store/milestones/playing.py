"""Playing a stored table on, by the players of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.store import Status
from bot.tables import Tables
from bot.tables.acting import act


async def play_on(tables: Tables, table_id: int, moves: int, best_every: int = 3) -> Status:
    """Make so many moves, or fewer where the game ends before; how the table then stands. One of so many is made
    by whoever plays the game best, the others are random."""
    table = await tables.get(table_id)
    family = FAMILIES[table.game.family].players
    *_, best = family
    luck = seeded(table_id)
    for number in range(moves):
        if table.row.status is not Status.RUNNING:
            break
        waiting = table.game.to_act(table.state)
        player = family["random" if number % best_every else best]
        seat = waiting[number % len(waiting)]
        move = player(table.view(seat), luck)
        if move is None:
            move = family["simplest"](table.view(seat), luck)
        await act(tables, table_id, table.seats[seat].person_id, _only(move), None)
    return table.row.status


def _only(move: object) -> Callable[[object], Sequence[object]]:
    return lambda view: (move,)
