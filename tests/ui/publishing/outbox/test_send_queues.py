"""Send queues: one call after the other, newest wins, and what fails is tried again but not for ever."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.ui.publishing.outbox.patience import ASKS, COMPUTERS, LONGEST, TELLS, Patience
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from bot.ui.publishing.outbox.send_queues import TRIES, SendQueues
from bot.ui.publishing.outbox.slots import Slot

TABLE, OTHER, HAND = Slot(1, PUBLIC), Slot(2, PUBLIC), Slot(1, hand_of(11))
CHANNEL, PERSON = 600, 11


class Sender:
    """Takes some rounds of the loop for each slot; `log` says what was sent and how many at once."""

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
        for _ in range(4):
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
    with sender.queues.holding([TABLE]):
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


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    response = type("Response", (), {"status": status, "reason": ""})()
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Hours:
    """Time that passes as fast as nothing happens."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleeping: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        await self.rest(asyncio.Event(), seconds)

    async def rest(self, until: asyncio.Event, seconds: float) -> None:
        self._sleeping.append((self.now + seconds, until))
        await until.wait()

    async def pass_until(self, end: float) -> None:
        while True:
            for _ in range(20):
                await asyncio.sleep(0)
            self._sleeping = [one for one in self._sleeping if not one[1].is_set()]
            at, until = min(self._sleeping, key=lambda one: one[0], default=(end, asyncio.Event()))
            if at > end:
                break
            self.now = at
            until.set()
            if not self._sleeping:
                break
        self.now = end


@pytest.mark.parametrize("code", [50001, 50013, 10003, 50083])
async def test_what_has_no_place_is_sent_later_with_growing_pauses(code: int) -> None:
    hours, sender = Hours(), Sender(*[refusal(code)] * 4)
    sender.queues.sleep, sender.queues.rest = hours.sleep, hours.rest
    sender.queues.mark(CHANNEL, TABLE, fresh=True)
    seen = []
    for end in (59, 60, 179, 180, 419, 420, 899, 900):
        await hours.pass_until(end)
        seen.append(len(sender.log))
    assert seen == [1, 2, 2, 3, 3, 4, 4, 5]
    assert sender.log == [(TABLE, True)] * 5
    assert not sender.queues.due(CHANNEL, TABLE)


async def test_a_change_tries_a_refused_place_at_once_and_then_no_more_often_than_is_harmless() -> None:
    hours, sender = Hours(), Sender(*[refusal(50001)] * 100)
    sender.queues.sleep, sender.queues.rest = hours.sleep, hours.rest
    tried = []
    for second in range(40):
        sender.queues.mark(CHANNEL, TABLE, fresh=False)
        await hours.pass_until(second)
        tried.append(len(sender.log))
    assert tried[1] == 2
    assert tried[-1] == 4


async def test_hundreds_of_tables_in_refused_places_do_not_get_the_bot_shut_out() -> None:
    hours, sender = Hours(), Sender(*[refusal(50001)] * 100_000)
    sender.queues.sleep, sender.queues.rest = hours.sleep, hours.rest
    for minute in range(20):
        for number in range(300):
            # Every table changes all the time, half of them in one channel.
            sender.queues.mark(number if number % 2 else 0, Slot(number, PUBLIC), fresh=False)
        await hours.pass_until(30 * (minute + 1))
    assert len(sender.log) < 2500


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
    with sender.queues.holding([TABLE]):
        sender.queues.mark(CHANNEL, TABLE, fresh=False)
        sender.queues.mark(CHANNEL, OTHER, fresh=False)
        await sender.work()
        assert sender.log == [(OTHER, False)]
    await sender.work()
    assert sender.log == [(OTHER, False), (TABLE, False)]


async def test_a_slot_that_is_held_after_it_was_due_is_sent_once_it_is_let_go() -> None:
    sender = Sender()
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    with sender.queues.holding([TABLE]):
        await sender.work()
        assert sender.log == []
    await sender.work()
    assert sender.log == [(TABLE, False)]


async def test_a_slot_that_has_waited_long_enough_while_it_was_held_is_sent_once_it_is_let_go() -> None:
    sender = Sender()
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=TELLS)
    with sender.queues.holding([TABLE]):
        await sender.work()
        assert (sender.pauses, sender.log) == ([TELLS.paces], [])
    await sender.work()
    assert sender.log == [(TABLE, False)]


async def test_a_slot_that_is_due_and_held_right_after_its_queue_has_ended_is_sent_once_it_is_let_go() -> None:
    sender = Sender()
    sender.queues.mark(PERSON, HAND, fresh=False)
    (worker,) = sender.queues._workers.values()
    for _ in range(100):
        if not worker.done():
            await asyncio.sleep(0)
    sender.queues.mark(PERSON, HAND, fresh=False)
    with sender.queues.holding([HAND]):
        await sender.work()
    await sender.work()
    assert sender.log == [(HAND, False)] * 2


async def test_the_least_patience_counts() -> None:
    sender = Sender()
    passed = asyncio.Event()

    async def pause(seconds: float) -> None:
        sender.pauses.append(seconds)
        if seconds == TELLS.paces:
            await passed.wait()

    sender.queues.sleep = pause
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=TELLS)
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=COMPUTERS)
    await sender.work()
    assert sender.log == []
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=ASKS)
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=TELLS)
    await sender.work()
    assert sender.log == [(TABLE, False)]
    assert ASKS.paces in sender.pauses


@pytest.mark.parametrize(
    ("patience", "enough", "waited"),
    [(COMPUTERS, 0.4, [8, 1, 1, 1, 1]), (TELLS, 0.7, [8, 1, 1, 1, 1]), (ASKS, 1.0, [2])],
)
async def test_while_discord_is_called_much_what_nobody_waits_for_waits_on(
    patience: Patience, enough: float, waited: list[float]
) -> None:
    sender, used = Sender(), iter([1.0] * 4 + [enough])

    async def pause(seconds: float) -> None:
        sender.pauses.append(seconds)

    sender.queues.sleep, sender.queues.used = pause, lambda: next(used)
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=patience)
    await sender.work()
    assert sender.log == [(TABLE, False)]
    # The last one is that between two calls.
    assert sender.pauses == [*waited, 1]


async def test_nothing_waits_on_for_ever() -> None:
    sender = Sender()
    paces = list[float]()

    async def pause(seconds: float) -> None:
        paces.append(seconds)

    sender.queues.sleep, sender.queues.used = pause, lambda: 1.0
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=COMPUTERS)
    await sender.work()
    assert sender.log == [(TABLE, False)]
    assert sum(paces) <= LONGEST + 1


async def test_what_is_of_no_hurry_waits_for_more_and_comes_with_what_is() -> None:
    sender = Sender()
    passed = asyncio.Event()

    async def pause(seconds: float) -> None:
        sender.pauses.append(seconds)
        await (passed.wait() if seconds > 1 else asyncio.sleep(0))

    sender.queues.sleep = pause
    for _ in range(3):
        sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=TELLS)
    sender.queues.mark(CHANNEL, OTHER, fresh=False)
    await sender.work()
    assert sender.log == [(OTHER, False)]
    assert sender.pauses.count(TELLS.paces) == 1
    sender.queues.mark(CHANNEL, TABLE, fresh=False)
    await sender.work()
    assert sender.log == [(OTHER, False), (TABLE, False)]
    sender.queues.mark(CHANNEL, TABLE, fresh=False, patience=TELLS)
    await sender.work()
    assert len(sender.log) == 2
    passed.set()
    await sender.work()
    assert sender.log[2:] == [(TABLE, False)]
    await sender.queues.finish()
