"""One panel holds, whatever goes wrong: kills, lost answers, refused deletions, edits that failed or did not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord.interactions import InteractionResponse
from simcord.http import router

from bot.store import all_doubts
from bot.store.file.notes import Notes
from bot.ui.publishing.outbox.existing import delete
from bot.ui.publishing.outbox.places import hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.outbox.tokens import AWAKE
from bot.ui.publishing.panels.answers import YOUNG
from bot.ui.reply import Reply
from bot.ui.sending import Shown
from tests.breadth import few
from tests.cogs.drawing import Brush, brush, files
from tests.cogs.privately import Watch
from tests.cogs.test_crash import left, revive
from tests.cogs.world import World, words, world

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")


async def panels(here: World, name: str) -> list[Any]:
    """The private messages on which this person can play."""
    watch = Watch(here, 1)
    watch.check(*NAMES)
    return [message for message in watch.private(name) if watch.acts(message)]


def slot_of(here: World, name: str) -> Slot:
    return Slot(1, panel_of(here[name].id))


# Killed


@pytest.mark.parametrize(
    "how",
    few(
        ["public button", "another's public button", "command", "direct message"],
        "public button",
        "direct message",
    ),
)
async def test_killed_before_a_new_panel_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        await here.database.write_noted()
        # The worst that can happen to notes: none is written that nobody waits for.
        monkeypatch.setattr(Notes, "due", lambda _: False)
        if how.endswith("public button"):
            # Right after another's the panel is the answer itself; later it follows one that serves the table.
            await here.env.advance_time(0 if how.startswith("another") else YOUNG + 1)
            await here.click("Ana", here.table_message(), "hand")
        elif how == "command":
            await here["Ana"].slash(here.channel, "hand")
        else:
            await here.click("Ana", here.direct_message("Ana"), "hand")
        [newest] = await panels(here, "Ana")
        await revive(here, left(here, tmp_path / "left"))
        [found] = await panels(here, "Ana")
        assert found.id == newest.id
        assert here.hand_message("Ana").id == newest.id
        await here.env.settle()
        await here.database.write_noted()
        assert await all_doubts(here.database) == ()


async def test_killed_before_the_panel_that_was_there_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        old = here.hand_message("Ana")
        await here.database.write_noted()
        stored = here.env.backend.get_message(here.channel.id, old.id)
        await here["Ana"].slash(here.channel, "hand")
        newest = here.hand_message("Ana")
        moment = left(here, tmp_path / "left")
        moment.messages[here.channel.id][old.id] = stored
        await revive(here, moment)
        [found] = await panels(here, "Ana")
        assert found.id == newest.id


# Refused, and lost on the way


async def test_a_panel_that_cannot_be_deleted_at_once_is_later(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        here.env.inject_error("DELETE", "*", status=403, code=50013, times=None)
        await here["Ana"].slash(here.channel, "hand")
        assert len(Watch(here, 1).answers("Ana")) == 2
        here.env.backend.faults.clear()
        await here.env.advance_time(60)
        [found] = await panels(here, "Ana")
        assert found.id == here.hand_message("Ana").id


async def test_a_panel_that_follows_an_answer_is_found_though_its_call_seemed_to_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = Reply.change

    async def lost(reply: Reply, *given: Any) -> Any:
        await change(reply, *given)
        raise ConnectionResetError

    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.env.advance_time(YOUNG + 1)
        with monkeypatch.context() as patched:
            patched.setattr(Reply, "change", lost)
            await here.click("Ana", here.table_message(), "hand")
        await here.env.advance_time(30)
        [found] = await panels(here, "Ana")
        assert found.id == here.hand_message("Ana").id
        assert here.bot.publisher.slots.get(slot_of(here, "Ana")) is not None


async def test_the_line_before_a_panel_goes_where_no_panel_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> Any:
        raise ConnectionResetError

    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.env.advance_time(YOUNG + 1)
        with monkeypatch.context() as patched:
            patched.setattr(Reply, "change", fails)
            pressed = await here.click("Ana", here.table_message(), "hand")
        await here.env.advance_time(30)
        there = here.env.backend.messages[here.channel.id]
        [left] = [message for message in pressed.followups if message.id in there]
        assert words(left).startswith("My answer didn't come through.")


async def test_an_answer_that_arrived_though_it_seemed_to_fail_is_the_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        before = here.hand_message("Ana")
        send = InteractionResponse.send_message

        async def lost(response: Any, *given: Any, **more: Any) -> Any:
            await send(response, *given, **more)
            raise ConnectionResetError

        with monkeypatch.context() as patched:
            patched.setattr(InteractionResponse, "send_message", lost)
            await here["Ana"].slash(here.channel, "hand")
        await here.env.advance_time(60)
        [found] = await panels(here, "Ana")
        assert found.id == here.hand_message("Ana").id > before.id


async def test_a_panel_that_cannot_be_put_to_sleep_goes(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ben"].slash(here.channel, "hand")
        here.env.inject_error("PATCH", "*", status=503, times=2)
        await here.env.advance_time(AWAKE + 2)
        await here.env.advance_time(20)
        assert len(await panels(here, "Ben")) == 1
        assert here.bot.publisher.panels.live(1, here["Ben"].id) is None


async def test_a_command_among_direct_messages_beats_the_message_that_is_being_sent_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        publisher, hand = here.bot.publisher, Slot(1, hand_of(here["Ana"].id))
        send = discord.PartialMessageable.send

        async def overtaken(channel: Any, *given: Any, **more: Any) -> Any:
            sent = await send(channel, *given, **more)
            other, row = await send(channel, *given, **{**more, "nonce": "1"}), publisher.slots.get(hand)
            assert row is not None
            publisher.slots.put(row._replace(message_id=other.id, token="typed", token_at=row.posted_at))
            await delete(here.bot, row._replace(token=None), 0)
            return sent

        with monkeypatch.context() as patched:
            patched.setattr(discord.PartialMessageable, "send", overtaken)
            await publisher.delivery.deliver(hand, fresh=True)
        await here.env.settle()
        assert len(await panels(here, "Ana")) == 1


async def test_a_hand_is_never_put_where_everybody_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a click on the table's message leads to may be that message itself: if it was answered by nothing."""

    async def fails(reply: Reply, *given: Any, **more: Any) -> Any:
        await reply.acknowledge()
        raise ConnectionResetError

    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        shown = words(here.table_message())
        before = len(here.env.http_requests)
        with monkeypatch.context() as patched:
            patched.setattr(Reply, "private", fails)
            await here.click("Ana", here.table_message(), "hand")
        await here.env.advance_time(30)
        looked = [one for one in here.env.http_requests[before:] if one.method == "GET"]
        assert [one.path.rpartition("/")[2] for one in looked] == ["@original"]
        assert words(here.table_message()) == shown
        assert here.bot.publisher.slots.get(slot_of(here, "Ana")) is None


# Compared again


async def test_what_happened_while_a_session_was_lost_is_seen_afterwards(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        table, panel = here.table_message(), here.hand_message("Ana")
        # A moderator has deleted the table's message, and an older edit has come late.
        del here.env.backend.messages[here.channel.id][table.id]
        stored = here.env.backend.get_message(here.channel.id, panel.id)
        shown = words(panel)
        stored.components = [{"type": 10, "content": "old", "id": 1}]
        here.bot.dispatch("shard_ready", 0)
        here.bot.dispatch("shard_ready", 0)
        await here.env.settle()
        # Its link leads to the table's new message.
        assert words(here.hand_message("Ana")).splitlines()[:-1] == shown.splitlines()[:-1]
        assert here.table_message().id != table.id
        assert words(here.table_message()) == words(table)


async def test_a_session_that_goes_on_costs_no_call_that_discord_counts(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        before = len(here.env.http_requests)
        here.bot.dispatch("shard_resumed", 0)
        await here.env.settle()
        sent = here.env.http_requests[before:]
        assert sent
        assert all("/webhooks/" in request.path for request in sent)


# Files


async def test_what_a_click_brings_along_is_believed_more_than_what_is_noted(tmp_path: Path, brush: Brush) -> None:
    """After a kill the note of the newest file may be lost."""
    async with world(tmp_path, *NAMES, draw=brush) as here:
        table = await here.open(*NAMES)
        publisher = here.bot.publisher
        await here["Ana"].slash(here.channel, "hand")
        row = publisher.slots.get(slot_of(here, "Ana"))
        assert row is not None
        assert row.attachment_id
        publisher.slots.put(row._replace(attachment_id=row.attachment_id - 1))
        before = len(here.env.http_requests)
        result = await here.click("Ana", here.hand_message("Ana"), "more")
        assert result.acknowledged
        assert set(files(here, before)) == {"sent"}
        publisher.slots.put(row._replace(table_id=table, picture="", attachment_id=0))
        before = len(here.env.http_requests)
        await here.click("Ana", here.hand_message("Ana"), "back")
        assert set(files(here, before)) == {"sent"}


async def test_an_answer_names_no_file_that_an_edit_under_way_may_replace(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        table = await here.bot.tables.get(await here.open(*NAMES))
        await here["Ana"].slash(here.channel, "hand")
        publisher, slot = here.bot.publisher, slot_of(here, "Ana")
        clicked: Any = here.hand_message("Ana")
        row = publisher.slots.get(slot)
        assert row is not None
        assert publisher.shown_in(table, clicked) == Shown(row.picture, row.attachment_id)
        with publisher.outbox.sending(slot):
            assert publisher.shown_in(table, clicked).picture not in ("", row.picture)


async def test_of_an_edit_that_failed_nobody_knows_which_file_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brush: Brush
) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        dispatch, failed = router.dispatch, list[str]()

        def lost(backend: Any, method: str, path: str, **more: Any) -> Any:
            answer = dispatch(backend, method, path, **more)
            if method == "PATCH" and "/webhooks/" in path and not failed:
                failed.append(path)
                raise ConnectionResetError
            return answer

        before = len(here.env.http_requests)
        with monkeypatch.context() as patched:
            patched.setattr(router, "dispatch", lost)
            here.bot.publisher.outbox.compare(await here.bot.tables.get(1), panel_of(here["Ana"].id))
            await here.env.settle()
        await here.env.advance_time(30)
        assert failed
        assert "kept" not in files(here, before)
