"""When Discord or the bot itself fails: the move is kept, the message comes right later, the person is told."""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.games.bohnanza.cards import BEAN
from bot.store import DatabaseFailed, events_of
from bot.store.interactions import record
from bot.ui.publishing.outbox import send_queues, tokens
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from cogs import deadlines
from tests.breadth import few
from tests.cogs.driving import Driver
from tests.cogs.mishaps import old_button, position, press, private, public, show, told
from tests.cogs.privately import Watch
from tests.cogs.world import World, controls, raw, words, world
from tests.games.bohnanza.tables import table as position_of
from tests.store.slow import empty_disk, fill_disk

NAMES = ("Ana", "Ben", "Cleo")
PLANTING = position_of(hands=["soy red blue", "chili", "red"])
ERRORS = [aiohttp.ClientError("gone"), TimeoutError(), OSError("reset"), discord.RateLimited(60.0)]


@pytest.fixture(autouse=True)
def _long_after_the_last_click(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are edited by the bot itself, as they are once the last click on them is too old."""
    monkeypatch.setattr(tokens, "GOOD_FOR", -1)


async def start(here: World) -> int:
    """Three people; Ana is to plant soy."""
    table = await here.open(*NAMES)
    await position(here, table, PLANTING)
    return table


def failing(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, error: Exception, times: int = 1) -> list[int]:
    """Let this method raise the error so many times, and then work; the calls so far."""
    original, calls = getattr(owner, name), [0]

    async def fails(*args: Any, **kwargs: Any) -> Any:
        calls[0] += 1
        if calls[0] <= times:
            raise error
        return await original(*args, **kwargs)

    monkeypatch.setattr(owner, name, fails)
    return calls


@pytest.mark.parametrize("status", few([500, 502, 503], 500))
async def test_an_answer_that_discord_fails_to_take_keeps_the_move(tmp_path: Path, status: int) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await start(here)
        before = len(await events_of(here.database, table))
        here.env.inject_error("POST", "/interactions/*/callback", status=status)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert len(await events_of(here.database, table)) == before + 1
        assert "turn-up" in [control.action for control in controls(here.hand_message("Ana"))]
        assert "Soy" in words(here.table_message())
        assert not here.env.errors


@pytest.mark.parametrize("error", few(ERRORS), ids=lambda error: type(error).__name__)
async def test_an_answer_that_is_lost_on_its_way_keeps_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await start(here)
        before = len(await events_of(here.database, table))
        failing(monkeypatch, discord.InteractionResponse, "edit_message", error)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert len(await events_of(here.database, table)) == before + 1
        assert "turn-up" in [control.action for control in controls(here.hand_message("Ana"))]
        assert not here.env.errors


@pytest.mark.parametrize("error", few(ERRORS[:3]), ids=lambda error: type(error).__name__)
async def test_an_edit_of_the_table_that_fails_in_passing_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        message = here.table_message()
        calls = failing(monkeypatch, discord.PartialMessage, "edit", error, times=3)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert calls[0] > 3
        assert here.table_message().id == message.id
        assert "Soy" in words(here.table_message())


async def test_an_edit_that_would_wait_too_long_is_posted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        message = here.table_message()
        failing(monkeypatch, discord.PartialMessage, "edit", discord.RateLimited(60.0), times=2)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert here.table_message().id != message.id
        assert "Soy" in words(here.table_message())


async def test_a_message_too_old_for_edits_is_posted_anew(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        message = here.table_message()
        here.env.inject_error("PATCH", f"/channels/{here.channel.id}/messages/*", status=429, code=30046)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert here.table_message().id != message.id
        assert "Soy" in words(here.table_message())
        assert "continues below" in public(here)[0]


@pytest.mark.parametrize("killed", [False, True])
async def test_an_old_message_that_could_not_be_edited_leads_to_the_new_one_later(
    tmp_path: Path, *, killed: bool
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        old = here.table_message()
        for path in ("/webhooks/*", f"/channels/{here.channel.id}/messages/{old.id}"):
            here.env.inject_error("PATCH", path, status=503, times=None)
        await show(here, 1, PUBLIC, fresh=True)
        assert here.table_message().id != old.id
        assert "continues below" not in public(here)[0]
        if killed:
            await here.restart()
        here.env.backend.faults.clear()
        await here.env.advance_time(60)
        assert "continues below" in public(here)[0]
        assert not here.env.errors


async def test_an_archived_thread_takes_a_new_message_where_it_takes_no_edits(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        message = here.table_message()
        here.env.inject_error("PATCH", f"/channels/{here.channel.id}/messages/*", status=400, code=50083)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert here.table_message().id != message.id
        assert "Soy" in words(here.table_message())
        assert not here.env.errors


async def test_a_locked_thread_is_left_alone_until_the_table_changes(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        before = len(here.env.http_requests)
        for method in ("PATCH", "POST"):
            path = f"/channels/{here.channel.id}/messages{'/*' if method == 'PATCH' else ''}"
            here.env.inject_error(method, path, status=400, code=50083, times=None)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        tried = [call for call in here.env.http_requests[before:] if f"/channels/{here.channel.id}/" in call.path]
        assert len(tried) == 2
        here.env.backend.faults.clear()
        await here.click("Ana", here.hand_message("Ana"), "turn-up")
        assert "Face up" in words(here.table_message())


async def test_a_table_that_is_posted_late_stands_though_the_waiting_line_does_not_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        monkeypatch.setattr("bot.ui.reply.PATIENCE", 0.0)
        here.env.inject_error("DELETE", "/webhooks/*", status=503)
        await here.open("Ana", start=False)
        assert (await here.bot.tables.get(1)).open
        assert "Join" in str(raw(here.table_message()))
        assert not here.env.errors


async def test_a_new_message_that_must_wait_is_sent_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        message = here.table_message()
        failing(monkeypatch, discord.abc.Messageable, "send", discord.RateLimited(60.0), times=2)
        await show(here, 1, PUBLIC, fresh=True)
        assert here.table_message().id != message.id


async def test_a_post_that_failed_in_passing_is_the_same_one_when_it_is_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("POST", path, status=503, times=2)
        before = len(here.env.http_requests)
        await show(here, 1, PUBLIC, fresh=True)
        await show(here, 1, PUBLIC, fresh=True)
        calls = here.env.http_requests[before:]
        posts = [call.json for call in calls if call.method == "POST" and call.path.endswith(path)]
        nonces = [post["nonce"] for post in posts if post is not None]
        assert len(nonces) == 4
        assert nonces[0] == nonces[1] == nonces[2] != nonces[3]
        assert all(post["enforce_nonce"] for post in posts if post is not None)


async def test_a_post_that_is_found_again_is_brought_up_to_date_however_often_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        send, found = discord.abc.Messageable.send, list[discord.Message]()

        async def torn(channel: discord.abc.Messageable, **kwargs: Any) -> discord.Message:
            layout = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("as it was"))
            found.append(await send(channel, view=layout))
            monkeypatch.setattr(discord.abc.Messageable, "send", again)
            raise aiohttp.ClientError("torn")

        async def again(channel: discord.abc.Messageable, **kwargs: Any) -> discord.Message:
            monkeypatch.setattr(discord.abc.Messageable, "send", send)
            failing(monkeypatch, discord.PartialMessage, "edit", aiohttp.ClientError("torn"), times=2)
            return found.pop()

        monkeypatch.setattr(discord.abc.Messageable, "send", torn)
        before = here.hand_message("Ana").id
        await show(here, 1, hand_of(here["Ana"].id), fresh=True)
        assert here.hand_message("Ana").id > before
        assert "plant" in [control.action for control in controls(here.hand_message("Ana"))]
        Watch(here, 1).check(*NAMES)


@pytest.mark.long
async def test_what_could_not_be_shown_for_long_comes_right_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        here.env.inject_error("PATCH", "/channels/*", status=503, times=3 * send_queues.TRIES)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "Soy" not in words(here.table_message())
        here.env.backend.faults.clear()
        with here.env._bot_scope():
            await deadlines.look(here.bot)
        await here.env.settle()
        assert "Soy" in words(here.table_message())


@pytest.mark.parametrize("action", few(["harvest", "hand", "rules"], "harvest"))
async def test_an_unexpected_error_is_answered_kindly_and_logged_without_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, action: str
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        caplog.set_level(logging.DEBUG)
        caplog.clear()
        for module in (
            "cogs.acting.screens",
            "cogs.looking.FAMILIES",
            "bot.ui.publishing.outbox.rendering.prepare",
        ):
            monkeypatch.setattr(module, lambda *_: dict[str, str]()[" ".join(BEAN)])
        monkeypatch.setattr("cogs.looking.FAMILIES", {})
        result = await press(here, "Ana", here.table_message(), f"bean:1:{action}")
        assert told(result, "something-went-wrong")
        assert f"interaction {result._interaction.id} failed: KeyError" in caplog.text
        assert not [bean for bean in BEAN.values() if str(bean) in caplog.text]
        assert not here.env.errors


async def test_what_cannot_be_saved_is_said_and_done_once_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES, threads=True) as here:
        table = await here.open(*NAMES)
        before = len(await events_of(here.database, table))
        await fill_disk(here.database)
        # The last page has room for some more.
        with pytest.raises(DatabaseFailed):
            await _write_on(here, table)
        assert told(await here["Ana"].slash(here.channel, "pause"), "not-saved")
        assert "database or disk is full" in caplog.text
        assert "Check that the disk is not full" in caplog.text
        assert "Your hand" in private(await here.click("Ana", here.table_message(), "hand"))
        assert "Bohnanza" in private(await here["Ana"].slash(here.channel, "rules"))
        await empty_disk(here.database)
        await Driver(here, table, NAMES).play(4)
        assert len(await events_of(here.database, table)) > before
        assert not here.env.errors


async def _write_on(here: World, table: int) -> None:
    for number in range(1, 4096):
        await here.database.write(partial(record, interaction=number, table_id=table, now=100))


async def test_an_unexpected_error_after_the_commit_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await start(here)
        before = len(await events_of(here.database, table))
        with monkeypatch.context() as patched:
            patched.setattr("cogs.acting.say", None)
            patched.setattr("cogs.acting.show_panel", None)
            result = await press(here, "Ana", here.table_message(), old_button(here.hand_message("Ana"), "plant"))
        assert told(result, "something-went-wrong")
        assert len(await events_of(here.database, table)) == before + 1
        assert "Soy" in words(here.table_message())


async def test_an_unexpected_error_in_the_publisher_stops_no_other_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        second = await here.open("Ben", start=False)
        found = await here.bot.tables.get(1)
        with monkeypatch.context() as patched:
            patched.setattr(found, "state", "soy-3")
            await show(here, 1, PUBLIC)
            await here.click("Cleo", here.table_message(second), "join")
        assert "2. Cleo" in words(here.table_message(second))
        assert "cannot show table 1: AttributeError" in caplog.text
        assert "soy-3" not in caplog.text


async def test_an_error_while_completing_suggests_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        monkeypatch.setattr(sys.modules["cogs.playing"], "seen", lambda *_: dict[str, str]()["soy-3"])
        assert await here["Ana"].autocomplete(here.channel, "plant", "card", "") == []
        assert "KeyError" in caplog.text
        assert "soy-3" not in caplog.text


async def test_a_slow_answer_is_announced_and_then_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        monkeypatch.setattr("bot.ui.reply.PATIENCE", 0.0)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "turn-up" in [control.action for control in controls(here.hand_message("Ana"))]
        refused = await here["Ben"].slash(here.channel, "end")
        assert "It's Ana's turn" in private(refused)
        assert not here.env.errors
