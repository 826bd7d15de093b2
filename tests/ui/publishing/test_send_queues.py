"""Send queues: one call after the other, newest wins, and what fails is tried again but not for ever."""

from __future__ import annotations

import asyncio

import discord

from bot.ui.publishing.places import PUBLIC, hand_of
from bot.ui.publishing.send_queues import TRIES, SendQueues
from bot.ui.publishing.slots import Slot

TABLE, OTHER, HAND = Slot(1, PUBLIC), Slot(2, PUBLIC), Slot(1, hand_of(11))
CHANNEL, PERSON = 600, 11


class Sender:
    """Takes two rounds of the loop for each slot; `log` says what was sent and how many at once."""

    def __init__(self, *failures: Exception) -> None:
        self.queues = SendQueues(self.publish, pace=1.0)
        self.queues.sleep = self.pause
        self.failures = list(failures)
        self.log: list[tuple[Slot, bool]] = []
        self.pauses: list[float] = []
        self.busy = self.most = 0

    async def publish(self, slot: Slot, *, fresh: bool) -> bool:
        self.busy += 1
        self.most = max(self.most, self.busy)
        await asyncio.sleep(0)
        self.busy -= 1
        self.log.append((slot, fresh))
        if self.failures:
            raise self.failures.pop()
        return True

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    async def work(self) -> None:
        """Until nothing is left to do."""
        for _ in range(100):
            await asyncio.sleep(0)


async def test_a_lane_sends_one_after_the_other_and_lanes_at_once() -> None:
    sender = Sender()
    for slot in (TABLE, OTHER):
        sender.queues.mark(CHANNEL, slot, fresh=False)
    await sender.work()
    assert (sender.most, sender.log) == (1, [(TABLE, False), (OTHER, False)])
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    sender.queues.mark(PERSON, HAND, fresh=False)
    await sender.work()
    assert sender.most == 2
    assert sender.pauses == [1.0] * 4


async def test_what_is_marked_twice_is_sent_once_and_a_new_message_stays_due() -> None:
    sender = Sender()
    for fresh in (False, True, False):
        sender.queues.mark(CHANNEL, TABLE, fresh=fresh)
    await sender.work()
    assert sender.log == [(TABLE, True)]
    assert not sender.queues.due(CHANNEL, TABLE)


async def test_a_held_slot_waits_and_the_others_of_its_lane_do_not() -> None:
    sender = Sender()
    with sender.queues.holding(TABLE):
        for slot in (TABLE, OTHER):
            sender.queues.mark(CHANNEL, slot, fresh=False)
        await sender.work()
        assert sender.log == [(OTHER, False)]
        assert sender.queues.due(CHANNEL, TABLE)
    await sender.work()
    assert sender.log == [(OTHER, False), (TABLE, False)]


async def test_what_is_not_due_any_more_is_not_sent() -> None:
    sender = Sender()
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    sender.queues.mark(CHANNEL, OTHER, fresh=False)
    sender.queues.unmark(CHANNEL, TABLE)
    sender.queues.mark(PERSON, HAND, fresh=False)
    await sender.queues.clear(PERSON)
    await sender.work()
    assert sender.log == [(OTHER, False)]


async def test_what_fails_in_passing_is_tried_again_more_and_more_slowly_and_then_given_up() -> None:
    sender = Sender(*[TimeoutError()] * TRIES)
    sender.queues.mark(CHANNEL, TABLE, fresh=True)
    await sender.work()
    assert sender.log == [(TABLE, True)] * TRIES
    assert sender.pauses[::2] == [2.0**tried for tried in range(1, TRIES + 1)]
    assert sender.queues.given_up() == ((TABLE, True),)
    assert (sender.queues.take_up(TABLE), sender.queues.take_up(TABLE)) == (True, False)


async def test_what_discord_will_never_take_is_not_tried_again() -> None:
    response = type("Response", (), {"status": 400, "reason": ""})()
    sender = Sender(discord.HTTPException(response, {"code": 50035, "message": "no"}))
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    await sender.work()
    assert sender.log == [(TABLE, False)]
    assert sender.queues.given_up() == ()


async def test_a_mistake_with_one_slot_stops_no_other() -> None:
    sender = Sender(KeyError("soy-3"))
    for slot in (TABLE, OTHER):
        sender.queues.mark(CHANNEL, slot, fresh=False)
    await sender.work()
    assert sender.log == [(TABLE, False), (OTHER, False)]
    assert sender.queues.given_up() == ((TABLE, False),)


async def test_after_the_end_nothing_is_sent() -> None:
    sender = Sender()
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    await sender.queues.finish()
    sender.queues.mark(CHANNEL, OTHER, fresh=False)
    await sender.work()
    assert sender.log == []


async def test_who_brings_much_waits_until_few_queues_are_at_work() -> None:
    sender = Sender()
    for queue in range(5):
        sender.queues.mark(queue, TABLE._replace(table=queue), fresh=False)
    await sender.queues.until_fewer(6)
    assert not sender.log
    await sender.queues.until_fewer(1)
    assert len(sender.log) == 5


async def test_a_queue_that_passed_over_a_held_slot_sends_it_once_it_is_let_go() -> None:
    sender = Sender()
    with sender.queues.holding(TABLE):
        sender.queues.mark(CHANNEL, TABLE, fresh=False)
        sender.queues.mark(CHANNEL, OTHER, fresh=False)
        await sender.work()
        assert sender.log == [(OTHER, False)]
    await sender.work()
    assert sender.log == [(OTHER, False), (TABLE, False)]


async def test_a_slot_that_is_held_after_it_was_due_is_sent_once_it_is_let_go() -> None:
    sender = Sender()
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    with sender.queues.holding(TABLE):
        await sender.work()
        assert sender.log == []
    await sender.work()
    assert sender.log == [(TABLE, False)]
