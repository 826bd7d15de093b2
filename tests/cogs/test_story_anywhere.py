"""Whole games where the bot is not: what everybody saw last is true or rests, and no call is counted but direct
messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Status
from tests.cogs.anywhere import RESTS, STRANGE, Group, group
from tests.cogs.world import controls, words

NAMES = ("Ana", "Ben", "Cleo", "Dan")


async def play(there: Group, moves: int, pause: float = 20, table: int = 1) -> int:
    """Whoever is waited for makes a move, so many times or until the game is over, each after a pause of so many
    seconds; how many there were."""
    for number in range(moves):
        if not (await there.here.bot.tables.get(table)).running:
            return number
        await there.here.env.advance_time(pause)
        name = (await there.awaited(table))[0]
        if not there.movable(name, table):
            await there.types(name, "hand", table=table)
        await there.moves(name, table)
        await there.check(table)
    return moves


async def test_four_in_a_group_message(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        # Dan never installed it: he presses what others have brought, and no message reaches him.
        there.here.close_dms("Dan")
        await there.opens(*NAMES)
        await play(there, 12)
        # Nobody does anything for twenty minutes.
        await there.here.env.advance_time(20 * 60)
        assert RESTS in words(there.table())
        await there.check()
        await play(there, 6)
        await there.restarts()
        await play(there, 6)
        # A token dies while the table is edited by it.
        there.lost.add(there.table().id)
        there.here.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=2)
        await play(there, 1)
        await there.presses("Dan", there.table(), "hand")
        await play(there, 6)
        direct = [f"/channels/{there.here[name].user.dm_channel.id}" for name in NAMES]
        starting = ("/users/@me/channels", "/oauth2/applications/@me", "/commands")
        others = [call for call in there.counted() if not call.endswith(starting)]
        assert all(any(place in call for place in direct) for call in others), others


@pytest.mark.long
async def test_four_in_a_group_message_to_the_end(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, said=STRANGE) as there:
        there.here.close_dms("Dan")
        await there.opens(*NAMES)
        await play(there, 1000, pause=60)
        table = await there.here.bot.tables.get(1)
        assert table.row.status is Status.ENDED
        if RESTS in words(there.table()):
            await there.presses("Cleo", there.table(), "go-on")
        await there.presses("Ana", there.table(), "rematch")
        assert there.table(2).id == there.public()[-1].id


async def test_a_duel_between_two_friends(tmp_path: Path) -> None:
    async with group(tmp_path, "Ana", "Ben") as there:
        await there.opens("Ana", "Ben", game="duel")
        await play(there, 20, pause=50)
        assert {"hand"} <= {one.action for one in controls(there.table())}
