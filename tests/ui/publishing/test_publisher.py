"""The publisher beside a slow Discord: one message in a slot, and nothing for seats on which nobody sits."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import Database, MessageRow, put_message
from bot.tables import Changed, Person, Table
from bot.ui.publishing import publisher as publishing
from bot.ui.publishing import recovery
from bot.ui.publishing.direct_messages.reaching import Reach
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.contents import digest
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of, nudge_for
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.people import People
from bot.ui.publishing.publisher import Publisher
from bot.ui.publishing.recovery import Recovery
from bot.ui.screens import Face
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, Hall

SLOW = 0.02
"""Seconds that this Discord takes for a message."""


class SlowDiscord:
    """A client whose channels take their time; `sent` says what arrived where, `edited` which messages were
    edited; while the `gate` is shut, an edit that has begun does not end."""

    def __init__(self) -> None:
        self.sent: list[int] = []
        self.edited: list[int] = []
        self.opened: list[int] = []
        self.editing, self.gate = asyncio.Event(), asyncio.Event()
        self.gate.set()
        self.user = SimpleNamespace(id=1)

    def get_partial_messageable(self, channel_id: int) -> Any:
        async def send(**_: object) -> object:
            await asyncio.sleep(SLOW)
            self.sent.append(channel_id)
            return SimpleNamespace(id=9000 + len(self.sent))

        async def edit(message_id: int, **_: object) -> None:
            self.edited.append(message_id)
            self.editing.set()
            await self.gate.wait()

        return SimpleNamespace(
            send=send, get_partial_message=lambda number: SimpleNamespace(edit=partial(edit, number))
        )

    async def create_dm(self, person: Any) -> object:
        await asyncio.sleep(SLOW)
        self.opened.append(person.id)
        return SimpleNamespace(id=100 + person.id)


@pytest.fixture
async def hall(tmp_path: Any) -> Any:
    database = await Database.open(tmp_path / "beans.sqlite3")
    yield Hall(database)
    await database.close()


def publisher(hall: Hall, discord: SlowDiscord) -> Publisher:
    return Publisher(discord, hall.tables, People(hall.database), pace=0.0)  # type: ignore[arg-type]


async def test_who_sits_down_is_greeted_once_though_their_hand_is_due_as_well(hall: Hall) -> None:
    discord = SlowDiscord()
    made = publisher(hall, discord)
    table = await hall.open(ANA, BEN, start=False)
    made.outbox.mark(table, hand_of(BEN.id))
    # The queue of the hand is in the middle of its call when the greeting begins.
    await asyncio.sleep(SLOW / 2)
    assert await made.direct_messages.greet(table, BEN.id) is Reach.OPEN
    await asyncio.sleep(4 * SLOW)
    assert discord.sent.count(100 + BEN.id) == 1
    await made.finish()


async def test_nobody_is_written_to_for_a_seat_on_which_nobody_sits(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    table.seats = tuple(seat._replace(person_id=-1) if seat.person_id == BEN.id else seat for seat in table.seats)
    put_message(hall.database, MessageRow(table.id, *PUBLIC, CHANNEL, 9, 0, "", 0))
    made = publisher(hall, SlowDiscord())
    marked = watch(made, monkeypatch)
    await Recovery(hall.tables, made).start()
    assert sorted(marked) == [hand_of(ANA.id), hand_of(CLEO.id), PUBLIC]
    marked.clear()
    await changed(made, Changed(table, None, table.state, None))
    assert sorted(marked) == [hand_of(ANA.id), hand_of(CLEO.id), PUBLIC]


@pytest.mark.parametrize("token", [None, "a token"])
async def test_after_a_start_a_message_whose_edit_has_failed_is_edited_though_no_move_was_made_since(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, token: str | None
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    for place in (PUBLIC, hand_of(ANA.id), hand_of(BEN.id), hand_of(CLEO.id)):
        row = MessageRow(table.id, *place, CHANNEL, 9000 + place.person_id, table.row.revision, "as it is", 0)
        put_message(hall.database, row)
    row = MessageRow(table.id, *hand_of(ANA.id), CHANNEL, 9000 + ANA.id, table.row.revision, "", 0)
    put_message(hall.database, row._replace(token=token, token_at=int(hall.tables.moment())))
    made = publisher(hall, SlowDiscord())
    marked = watch(made, monkeypatch)
    await Recovery(hall.tables, made).start()
    assert hand_of(ANA.id) in marked
    await made.finish()


async def test_after_a_start_few_messages_at_a_time_are_brought_up_to_date(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "RECOVERING", 2)
    for number in range(4):
        table = await hall.open(*(Person(10 * number + seat, "P") for seat in (1, 2)), start=False)
        put_message(hall.database, MessageRow(table.id, *PUBLIC, CHANNEL, number + 1, 0, "", 0))
    made = publisher(hall, SlowDiscord())
    under_way, most = set[Slot](), list[int]()

    async def publish(slot: Slot, **_: object) -> bool:
        under_way.add(slot)
        most.append(len(under_way))
        await asyncio.sleep(SLOW)
        under_way.discard(slot)
        return True

    monkeypatch.setattr(made.outbox.queues, "_publish", publish)
    await Recovery(hall.tables, made).start()
    await made.outbox.queues.until_fewer(1)
    assert len(most) == 4 * 3
    # One queue was at work when the next table's channel and two people joined it.
    assert max(most) <= 1 + 3
    await made.finish()


async def test_a_line_from_before_a_restart_goes_though_nothing_was_read_yet(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    made = publisher(hall, SlowDiscord())
    marked = watch(made, monkeypatch)
    await changed(made, Changed(table, table.state, table.state, hall.active(table).id))
    assert nudge_for(hall.active(table).id) in marked


async def test_a_change_is_looked_at_after_the_answer_to_the_click_that_made_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    made = Publisher(SlowDiscord(), hall.tables, People(hall.database), pace=1.0)  # type: ignore[arg-type]
    marked = watch(made, monkeypatch)
    made.changes.changed(Changed(table, table.state, table.state, ANA.id))
    for _ in range(100):
        await asyncio.sleep(0)
    assert marked == []
    await asyncio.sleep(2 * publishing.LOOKED_AT_AFTER)
    assert PUBLIC in marked
    await made.finish()


async def test_a_table_that_cannot_be_looked_at_keeps_no_other_from_being_shown(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, broken = await hall.open(ANA, BEN, CLEO), await hall.open(ANA, BEN, CLEO)
    broken.seats = None  # type: ignore[assignment]  # so that nothing can be found out about it
    made = publisher(hall, SlowDiscord())
    marked = watch(made, monkeypatch)
    made.changes.changed(Changed(broken, None, None, None))
    await changed(made, Changed(table, table.state, table.state, ANA.id))
    assert marked.count(PUBLIC) == 2
    assert f"cannot show table {broken.id}" in caplog.text
    await changed(made, Changed(table, table.state, table.state, ANA.id))
    assert marked.count(PUBLIC) == 3


async def test_what_was_given_up_is_tried_again_once_and_a_table_that_cannot_be_read_keeps_no_other_from_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, table = [await hall.open(ANA, BEN, start=False) for _ in range(2)]
    made = publisher(hall, SlowDiscord())
    read = hall.tables.get

    async def fail(slot: Slot, **_: object) -> bool:
        raise OSError("no space left")

    async def get(table_id: int) -> Table:
        if table_id == broken.id:
            raise OSError("no space left")
        return await read(table_id)

    monkeypatch.setattr(made.outbox.queues, "_publish", fail)
    for one in (broken, table):
        made.outbox.mark(one, PUBLIC)
    await made.outbox.queues.until_fewer(1)
    assert {slot.table for slot, _ in made.outbox.queues.given_up()} == {broken.id, table.id}
    monkeypatch.setattr(hall.tables, "get", get)
    marked = watch(made, monkeypatch)
    recovering = Recovery(hall.tables, made)
    for _ in range(2):
        await recovering.again()
        assert marked == [PUBLIC]
        assert [slot.table for slot, _ in made.outbox.queues.given_up()] == [broken.id]
    assert f"table {broken.id} cannot be read" in caplog.text
    await made.finish()


async def changed(made: Publisher, what: Changed) -> None:
    """A table has changed, and the publisher has looked at it."""
    made.changes.changed(what)
    assert made.changes._looking is not None
    await made.changes._looking


def watch(made: Publisher, monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """The places whose messages are found to be out of date from now on."""
    marked: list[Place] = []
    monkeypatch.setattr(made.outbox, "mark", lambda _, place, **__: marked.append(place))
    return marked


@pytest.mark.parametrize("at_once", [False, True])
async def test_an_answer_is_followed_by_an_edit_only_if_another_may_have_landed_after_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    monkeypatch.setattr(tokens, "edit", gone)
    discord = SlowDiscord()
    table = await hall.open(ANA, BEN, CLEO)
    made = publisher(hall, discord)
    person = hall.active(table)
    slot = Slot(table.id, hand_of(person.id))
    await made.people.reached(person.id, 100 + person.id)
    for place, channel, message in ((PUBLIC, CHANNEL, 8), (slot.place, 100 + person.id, 9)):
        posted = MessageRow(table.id, *place, channel, message, 0, "", hall.tables.now())
        put_message(hall.database, posted)
    if at_once:
        discord.gate.clear()
    made.outbox.mark(table, slot.place)
    # The queue is in the middle of its edit, or done with it, when the click comes.
    await (discord.editing.wait() if at_once else made.outbox.queues.until_fewer(1))
    with made.outbox.holding(slot):
        await hall.act(table, person, await hall.first(table))
        assert made.changes._looking is not None
        await made.changes._looking
        shown = await made.prepare(table, slot.place, Face.LIVE)
        # While the answer was on its way the edit has come to its end; nobody knows which landed last.
        discord.gate.set()
        await made.outbox.queues.until_fewer(1)
        await made.answers.took_over(table, slot.place, shown, click(9), 9, original=True)
        made.mark_unless_shown(table, slot.place)
    await made.outbox.queues.until_fewer(1)
    assert discord.edited.count(9) == (2 if at_once else 1)
    row = made.slots.get(slot)
    assert row is not None
    assert (row.revision, row.digest) == (table.row.revision, digest(shown.contents))
    await made.finish()


def click(message_id: int) -> Any:
    """A click on this message."""
    return SimpleNamespace(message=SimpleNamespace(id=message_id), token="token", channel_id=CHANNEL)


async def gone(*_: object) -> None:
    """Nothing can be edited through a click."""
    raise TimeoutError


async def test_who_was_never_written_to_is_not_written_to_for_what_a_crash_lost(hall: Hall) -> None:
    discord = SlowDiscord()
    made = publisher(hall, discord)
    table = await hall.open(ANA, BEN, start=False)
    await made.orphans.take_over(table, hand_of(BEN.id))
    assert discord.opened == []
    await made.finish()
