"""Whole games where the bot is not: what everybody saw last is true or rests, and no call is counted but direct
messages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.store import Status
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from tests.breadth import few, steps
from tests.cogs.anywhere import RESTS, STRANGE, Group, group
from tests.cogs.spots import GROUP
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


@pytest.mark.long
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


@pytest.mark.long
async def test_a_duel_between_two_friends(tmp_path: Path) -> None:
    async with group(tmp_path, "Ana", "Ben") as there:
        await there.opens("Ana", "Ben", game="duel")
        await play(there, 20, pause=50)
        assert {"hand"} <= {one.action for one in controls(there.table())}


GONE = 401
FAULTS = [("PATCH", 500, 0), ("PATCH", 503, 0), ("POST", 500, 0), ("PATCH", GONE, 50027), ("DELETE", 500, 0)]
"""What Discord may answer to a call by a token, though nothing is wrong with it."""


class Guests:
    """People who do at random what they find, on new messages and on old ones, in a place where the bot is not."""

    def __init__(self, there: Group, luck: random.Random) -> None:
        self.there = there
        self.luck = luck

    async def do(self) -> None:
        """One of many things."""
        things = self.plays, self.presses, self.waits, self.fails, self.restarts
        [what] = self.luck.choices(things, (60, 25, 8, 6, 1))
        await what()

    async def plays(self) -> None:
        """Whoever is waited for makes a move."""
        there = self.there
        for name in (await there.awaited())[:1]:
            if not there.movable(name):
                await there.types(name, "hand", table=1)
            if there.movable(name):
                await there.moves(name)

    async def presses(self) -> None:
        """Somebody presses whatever stands on a message that they see."""
        there, name = self.there, self.luck.choice(NAMES)
        stored = there.here.env.backend.messages[there.channel].values()
        seen = [one for one in stored if one.visible_to(there.here[name].id) and there.harmless(one)]
        if seen:
            message = self.luck.choice(seen)
            control = self.luck.choice(there.harmless(message))
            await there.presses(name, message, control.action, *control.args)

    async def waits(self) -> None:
        """Time passes: a moment, a while, or so much that no token lives."""
        await self.there.here.env.advance_time(self.luck.choice((70, 300, 800, 1000, 3000)))

    async def fails(self) -> None:
        """Discord fails with the next call by a token; it forgets only one of the table's message, since a panel
        that nothing reaches stays what it is anywhere."""
        method, status, code = self.luck.choice(FAULTS)
        row = self.there.here.bot.publisher.slots.get(Slot(1, PUBLIC))
        token = row.token if status == GONE and row is not None and row.token else "*"
        if status != GONE or token != "*":
            path = f"/webhooks/*/{token}/*" if status == GONE else "/webhooks/*"
            self.there.here.env.inject_error(method, path, status=status, code=code, times=1)
        await self.plays()
        await self.there.here.env.advance_time(130)

    async def restarts(self) -> None:
        """The bot is stopped, and started again."""
        await self.there.restarts()


@pytest.mark.parametrize("seed", few(range(20)))
async def test_games_at_random(tmp_path: Path, seed: int) -> None:
    luck = random.Random(seed)
    async with group(tmp_path, *NAMES, seed=seed, said=luck.choice((GROUP, STRANGE))) as there:
        for name in luck.sample(NAMES, 2):
            there.here.close_dms(name)
        people = NAMES[: luck.choice((3, 4))]
        await there.opens(*people, installed=luck.random() < 0.5, computers=luck.choice((0, 1)), tempo="instant")
        guests = Guests(there, luck)
        for _ in range(steps(80)):
            if not (await there.here.bot.tables.get(1)).running:
                break
            await guests.do()
            await there.here.env.advance_time(5)
            await there.check()
