"""New DM channels are opened one after the other, and not at all while Discord wants none."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.ui.publishing.direct_messages.dm_channels import FIRST_STOP, LONGEST_STOP, DmChannels
from bot.ui.publishing.outbox.places import hand_of
from bot.ui.publishing.outbox.slots import Slot


class Door:
    """Opens channels; `refusing` is raised as long as it is set."""

    def __init__(self, pace: float = 4.0) -> None:
        self.dm_channels = DmChannels(self.create, self.refused, self.opened, pace=pace)
        self.dm_channels.sleep = self.sleep
        self.created: list[int] = []
        self.closed: list[int] = []
        self.due: list[tuple[Slot, bool]] = []
        self.pauses: list[float] = []
        self.refusing: Exception | None = None
        self.go_on = asyncio.Event()

    async def create(self, person_id: int) -> int:
        self.created.append(person_id)
        await asyncio.sleep(0)
        if self.refusing is not None:
            raise self.refusing
        return 100 + person_id

    async def refused(self, person_id: int) -> None:
        self.closed.append(person_id)

    def opened(self, slot: Slot, fresh: bool) -> None:
        self.due.append((slot, fresh))

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await self.go_on.wait()
        self.go_on.clear()

    async def pass_one(self) -> None:
        """The present pause ends."""
        self.go_on.set()
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def hand(person_id: int, table: int = 1) -> Slot:
    return Slot(table, hand_of(person_id))


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    response = type("Response", (), {"status": status, "reason": ""})()
    return discord.HTTPException(response, {"code": code, "message": "no"})


async def test_channels_are_opened_one_after_the_other_at_a_gentle_pace() -> None:
    door = Door()
    for person in (1, 2, 3):
        door.dm_channels.ask(hand(person), fresh=person == 2)
    assert await door.dm_channels.at_once(1)
    assert not await door.dm_channels.at_once(2)
    await settle()
    assert (door.created, door.due, door.pauses) == ([1], [(hand(1), False)], [4.0])
    await door.pass_one()
    await door.pass_one()
    assert door.created == [1, 2, 3]
    assert door.due[1:] == [(hand(2), True), (hand(3), False)]
    assert [door.dm_channels.channel(person) for person in (1, 2, 3)] == [101, 102, 103]
    door.dm_channels.arrived(1)
    assert door.dm_channels.channel(1) is None
    await door.dm_channels.finish()


async def test_who_sits_at_two_tables_is_asked_for_once() -> None:
    door = Door()
    door.dm_channels.ask(hand(1), fresh=False)
    door.dm_channels.ask(hand(1, 2), fresh=True)
    await settle()
    assert (door.created, door.due) == ([1], [(hand(1), False), (hand(1, 2), True)])
    await door.dm_channels.finish()


@pytest.mark.parametrize("code", [40003, 20026])
async def test_while_discord_wants_no_new_channels_nobody_counts_as_closed(code: int) -> None:
    door = Door()
    door.refusing = refusal(code)
    door.dm_channels.ask(hand(1), fresh=True)
    assert not await door.dm_channels.at_once(1)
    await settle()
    assert (door.closed, door.due, door.dm_channels.waiting(1)) == ([], [], True)
    assert door.dm_channels.late(1)
    assert [door.dm_channels.untold(table) for table in (1, 1, 2)] == [True, False, False]
    for _ in range(20):
        await door.pass_one()
    pauses = [pause for pause in door.pauses if pause]
    assert pauses[:3] == [FIRST_STOP, 2 * FIRST_STOP, 4 * FIRST_STOP]
    assert max(pauses) == LONGEST_STOP
    door.refusing = None
    await door.pass_one()
    await door.pass_one()
    assert door.due == [(hand(1), True)]
    door.dm_channels.arrived(1)
    assert not door.dm_channels.late(1)
    await door.dm_channels.finish()


async def test_who_cannot_be_written_to_counts_as_closed_and_what_passes_is_tried_after_the_others() -> None:
    door = Door()
    door.refusing = refusal(50007)
    door.dm_channels.ask(hand(1), fresh=True)
    await settle()
    assert (door.closed, door.due) == ([1], [(hand(1), True)])
    door.refusing = TimeoutError()
    door.dm_channels.ask(hand(2), fresh=True)
    door.dm_channels.ask(hand(3), fresh=True)
    await door.pass_one()
    door.refusing = None
    for _ in range(3):
        await door.pass_one()
    assert door.created == [1, 2, 3, 2]
    assert door.closed == [1]
    await door.dm_channels.finish()


async def test_nothing_is_opened_for_whom_is_forgotten_or_heard_of() -> None:
    door = Door()
    for person in (1, 2, 3):
        door.dm_channels.ask(hand(person), fresh=False)
    await settle()
    door.dm_channels.forget(2)
    door.dm_channels.heard(3, 103)
    await door.pass_one()
    assert door.created == [1]
    assert door.due == [(hand(1), False), (hand(3), False)]
    assert [door.dm_channels.channel(person) for person in (2, 3)] == [None, 103]
    await door.dm_channels.finish()


@pytest.mark.parametrize(("people", "said"), [(1, "1 person plays with"), (3, "3 people play with")])
async def test_the_log_counts_who_plays_with_my_hand(
    people: int, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    door = Door()
    door.refusing = refusal(40003)
    for person in range(people):
        door.dm_channels.ask(hand(person), fresh=False)
    door.dm_channels.stop(refusal(40003))
    assert f"and {said} My hand until then" in caplog.text
    await door.dm_channels.finish()
