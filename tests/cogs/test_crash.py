"""The bot's process is killed after every write, note and call to Discord, and started again each time."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from simcord.http import router

from bot.store import Database, Status, events_of
from bot.store.file.notes import Notes
from bot.store.file.writer import Job, Result
from bot.tables import Table
from bot.ui.publishing.outbox.orphans import Orphans
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of
from bot.ui.publishing.outbox.slots import Slot
from tests.cogs.driving import Driver
from tests.cogs.mishaps import has, show
from tests.cogs.world import World, controls, words, world

NAMES = ("Ana", "Ben", "Cleo")


class Moment(NamedTuple):
    """What is left of everything when the process dies: the file, and Discord's messages."""

    path: Path
    messages: Any


class Killer:
    """Keeps every moment at which the process might die."""

    def __init__(self, here: World, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here = here
        self.folder = folder
        self.moments: list[Moment] = []
        write, note, dispatch = Database.write, Database.note, router.dispatch

        async def written(database: Database, job: Job[Result], **options: bool) -> Result:
            result = await write(database, job, **options)
            self._keep()
            return result

        def noted(*args: Any, **kwargs: Any) -> None:
            note(*args, **kwargs)
            self._keep()

        def called(*args: Any, **kwargs: Any) -> Any:
            answer = dispatch(*args, **kwargs)
            self._keep()
            return answer

        monkeypatch.setattr(Database, "write", written)
        monkeypatch.setattr(Database, "note", noted)
        monkeypatch.setattr(router, "dispatch", called)

    def _keep(self) -> None:
        self.moments.append(left(self.here, self.folder / f"{len(self.moments)}.sqlite3"))


def left(here: World, path: Path) -> Moment:
    """What is left if the process dies now; the file is copied to this path."""
    for suffix in ("", "-wal"):
        shutil.copyfile(f"{here.path}{suffix}", f"{path}{suffix}")
    return Moment(path, copy.deepcopy(here.env.backend.messages))


async def revive(here: World, moment: Moment) -> None:
    """The old process is gone without a word; a new one starts on what is left."""
    old, here.path = here.database, moment.path
    channels = dict.fromkeys(here.env.backend.messages)
    here.env.backend.messages = {channel: copy.deepcopy(moment.messages.get(channel, {})) for channel in channels}
    await here.env.restart_bot(await here.build())
    await here.env.settle()
    await old.close()
    await here.bot.publisher.slots.read(1)


async def shown(here: World, place: Place) -> str:
    """What the message in this place ought to say."""
    found = await here.bot.tables.get(1)
    layout = (await here.bot.publisher.prepare(found, place)).render()
    return words(SimpleNamespace(components=layout.to_components()))


async def everything_is_shown(here: World) -> None:
    """Everybody sees the last commit; a hand may have words above it that its last click brought."""
    found = await here.bot.tables.get(1)
    assert words(here.table_message(1)) == await shown(here, PUBLIC)
    for name in NAMES:
        # A greeting may get lost; the hand that follows it does not.
        if found.running or has(here, 1, hand_of(here[name].id)):
            panel = here.bot.publisher.panels.live(1, here[name].id) or hand_of(here[name].id)
            assert words(here.hand_message(name, 1)).endswith(await shown(here, panel))
    for name in await Driver(here, 1, NAMES).waiting() if found.running else ():
        assert controls(here.hand_message(name, 1))
    assert not here.env.errors


async def at_every_moment(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    story: Callable[[World], Any],
    going_on: Callable[[World], Any],
) -> int:
    """Tell a story; kill and revive the bot at each of its moments, and go on from there. How many there were."""
    (tmp_path / "moments").mkdir()
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", "Ben", start=False)
        await here.database.write_noted()
        with monkeypatch.context() as patched:
            # The worst that can happen to notes: none is written but those that ride along with a move.
            patched.setattr(Notes, "due", lambda _: False)
            killer = Killer(here, tmp_path / "moments", patched)
            await story(here)
        for moment in killer.moments:
            await revive(here, moment)
            await everything_is_shown(here)
            await going_on(here)
        return len(killer.moments)


@pytest.mark.long
async def test_killed_at_any_moment_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: World) -> None:
        await here.click("Cleo", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")

    async def going_on(here: World) -> None:
        found = await here.bot.tables.get(1)
        if len(found.people()) < 3:
            await here.click("Cleo", here.table_message(), "join")
        if found.row.status is Status.LOBBY:
            await here.click("Ana", here.table_message(), "start")
        assert found.running
        await everything_is_shown(here)

    assert await at_every_moment(tmp_path, monkeypatch, story, going_on) > 10


@pytest.mark.long
async def test_killed_at_any_moment_of_some_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: World) -> None:
        await here.click("Cleo", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await Driver(here, 1, NAMES, seed=2).play(6)

    async def going_on(here: World) -> None:
        found = await here.bot.tables.get(1)
        if found.running:
            before = len(await events_of(here.database, 1))
            await Driver(here, 1, NAMES).play(2)
            assert len(await events_of(here.database, 1)) > before
            await everything_is_shown(here)

    assert await at_every_moment(tmp_path, monkeypatch, story, going_on) > 30


async def test_killed_after_the_commit_and_before_the_answer(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.database.write_noted()
        await here.leave("Ben")
        driver = Driver(here, 1, ("Ana", "Cleo"))
        before = await events_of(here.database, 1)
        here.env.inject_error("*", "*", status=503, times=None)
        await driver.step()
        after = await events_of(here.database, 1)
        assert len(after) > len(before)
        stale = left(here, tmp_path / "left")
        here.env.backend.faults.clear()
        await revive(here, stale)
        assert await events_of(here.database, 1) == after
        assert words(here.table_message()) == await shown(here, PUBLIC)
        await driver.play(3)
        assert not here.env.errors


async def test_a_table_message_whose_note_was_lost_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        monkeypatch.setattr(Notes, "due", lambda _: False)
        await here.open("Ana", start=False)
        lost = here.table_message()
        await revive(here, left(here, tmp_path / "left"))
        assert here.table_message().id == lost.id
        await here.click("Ben", lost, "join")
        assert (await here.bot.tables.get(1)).people()[-1] == here["Ben"].id
        assert here.table_message().id == lost.id
        assert words(here.table_message()) == await shown(here, PUBLIC)


@pytest.mark.long
async def test_of_several_whose_note_was_lost_only_the_newest_keeps_its_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.database.write_noted()
        monkeypatch.setattr(Notes, "due", lambda _: False)
        (name, *_) = await Driver(here, 1, NAMES).waiting()
        place = hand_of(here[name].id)
        noted = here.hand_message(name)
        for _ in range(2):
            await show(here, 1, place, fresh=True)
        newest = here.hand_message(name)
        moment = left(here, tmp_path / "left")
        for message in moment.messages[newest.channel.id].values():
            # As if their buttons had not been taken away before the process died.
            message.components = copy.deepcopy(moment.messages[newest.channel.id][newest.id].components)
        await revive(here, moment)
        assert here.hand_message(name).id == newest.id != noted.id
        messages = [message async for message in newest.channel.history()]
        assert [message.id for message in messages if controls(message)] == [newest.id]
        before = len(await events_of(here.database, 1))
        await here.click(name, newest, "plant")
        assert len(await events_of(here.database, 1)) > before
        assert words(here.hand_message(name)).endswith(await shown(here, place))


@pytest.mark.long
async def test_a_message_whose_note_was_lost_gives_way_to_one_posted_before_it_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        monkeypatch.setattr(Notes, "due", lambda _: False)
        await here.open("Ana", start=False)
        lost = here.table_message()
        moment = left(here, tmp_path / "left")
        find = Orphans.find

        async def late(lost: Orphans, table: Table, slot: Slot) -> bool:
            publisher = here.bot.publisher
            await publisher.delivery.deliver(slot, fresh=True)
            return await find(lost, table, slot)

        monkeypatch.setattr(Orphans, "find", late)
        await revive(here, moment)
        assert here.table_message().id != lost.id
        messages = [message async for message in here.table_message().channel.history()]
        assert [message.id for message in messages if controls(message)] == [here.table_message().id]


@pytest.mark.long
async def test_after_a_clean_end_nothing_is_looked_for(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        calls = len(here.env.backend.http_requests)
        await here.restart()
        requests = here.env.backend.http_requests[calls:]
        assert requests
        assert not [request for request in requests if request.method == "GET" and "/messages" in request.path]
