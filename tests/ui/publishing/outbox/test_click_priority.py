"""Clicks come first: nothing is sent while one is being answered, and between two sends the event loop looks."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.tables import Changed
from bot.ui.publishing.changes import Changes
from bot.ui.publishing.outbox import send_queues as module
from bot.ui.publishing.outbox.places import hand_of
from bot.ui.publishing.outbox.send_queues import ClickPriority, SendQueues
from bot.ui.publishing.outbox.slots import Slot


async def passes(count: int) -> None:
    """Let the event loop go round so often."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_nothing_is_sent_while_a_click_is_being_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLICK_FIRST", 60)
    sent: list[Slot] = []

    async def publish(slot: Slot, *, fresh: bool) -> bool:
        sent.append(slot)
        return False

    queues, slot = SendQueues(publish, pace=0), Slot(1, hand_of(2))
    async with queues.clicks_first.answering():
        queues.mark(2, slot, fresh=False)
        await passes(20)
        # It may still be taken out: the answer shows the same.
        assert queues.due(2, slot)
        assert not sent
    await passes(20)
    assert sent == [slot]
    await queues.finish()


async def test_what_a_click_has_shown_meanwhile_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLICK_FIRST", 60)
    sent: list[Slot] = []

    async def publish(slot: Slot, *, fresh: bool) -> bool:
        sent.append(slot)
        return False

    queues, slot = SendQueues(publish, pace=0), Slot(1, hand_of(2))
    async with queues.clicks_first.answering():
        queues.mark(2, slot, fresh=False)
        await passes(20)
        queues.unmark(2, slot)
    await passes(20)
    assert not sent
    queues.mark(2, slot, fresh=False)
    await passes(20)
    assert sent == [slot]
    await queues.finish()


async def test_where_somebody_always_clicks_sends_go_on_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLICK_FIRST", 0.001)
    clicks_first = ClickPriority()
    async with clicks_first.answering(), asyncio.timeout(5):
        await asyncio.gather(*(clicks_first.turn() for _ in range(5)))


async def test_between_two_turns_the_event_loop_looks_who_has_clicked() -> None:
    clicks_first, order = ClickPriority(), list[str]()

    async def send() -> None:
        await clicks_first.turn()
        order.append("send")
        asyncio.get_running_loop().call_soon(order.append, "look")

    await asyncio.gather(send(), send(), send())
    await passes(1)
    assert order == ["send", "look"] * 3


async def test_an_answer_that_waits_for_the_network_is_waited_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLICK_FIRST", 0.001)
    clicks_first, waits, wait = ClickPriority(), 0, ClickPriority._wait

    async def counted(self: ClickPriority) -> None:
        nonlocal waits
        waits += 1
        await wait(self)

    monkeypatch.setattr(ClickPriority, "_wait", counted)
    async with clicks_first.answering():
        for _ in range(100):
            await clicks_first.turn()
        assert waits == 1
        async with clicks_first.answering():
            for _ in range(100):
                await clicks_first.turn()
    # Once for each click, however many sends come meanwhile.
    assert waits == 2


async def test_changes_are_looked_at_though_no_send_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLICK_FIRST", 60)
    queues, outbox, slots = SendQueues(AsyncMock(return_value=False), pace=0), MagicMock(), MagicMock()
    slots.messages.return_value = {}
    changes = Changes(MagicMock(), slots, outbox, MagicMock(), MagicMock(), MagicMock(), behind=0)
    async with queues.clicks_first.answering():
        queues.mark(2, Slot(1, hand_of(2)), fresh=False)
        for _ in range(100):
            changes.changed(Changed(MagicMock(seats=()), None, None, None))
        await passes(200)
        assert outbox.mark.call_count == 100
    await queues.finish()
