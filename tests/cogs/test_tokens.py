"""Messages are edited through the last click on them while Discord allows it, and by the bot itself otherwise."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import discord
import pytest

from bot.store import MessageRow
from bot.ui.messages.lobby import words_screen
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.tokens import GOOD_FOR
from tests.breadth import few, few_rows
from tests.cogs.mishaps import position
from tests.cogs.world import World, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
ROW = MessageRow(1, "hand", 2, 3, 4, 0, "", 0, "token", 0)


async def start(here: World) -> None:
    """Everybody has pressed a button of the table message: *Join*, and Ana *Start*; now Ana plants."""
    await here.open(*NAMES)
    await position(here, 1, position_of(hands=["soy red blue", "chili", "red"]))


async def ways(here: World) -> list[str]:
    """Ana plants by a button of her hand; how the message of the table was edited after it."""
    before = len(here.env.http_requests)
    await here.click("Ana", here.hand_message("Ana"), "plant")
    assert "Soy" in words(here.table_message())
    edits = [request for request in here.env.http_requests[before:] if request.method == "PATCH"]
    return [edit.path.split("/")[1] for edit in edits]


async def test_the_table_is_edited_through_the_last_click_on_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        assert await ways(here) == ["webhooks"]


@pytest.mark.parametrize("action", few(["hand", "rules", "harvest"], "hand", "harvest"))
async def test_whatever_is_pressed_on_the_table_its_token_serves_the_table(tmp_path: Path, action: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.env.advance_time(GOOD_FOR + 1)
        pressed = await here.click("Ben", here.table_message(), action)
        assert callbacks(here)[-1] == discord.InteractionResponseType.deferred_message_update.value
        assert [followup.flags.ephemeral for followup in pressed.followups] == [True]
        assert set(await ways(here)) == {"webhooks"}


async def test_also_a_press_of_somebody_who_does_not_play_serves_the_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await start(here)
        await here.env.advance_time(GOOD_FOR + 1)
        await here.click("Dan", here.table_message(), "harvest")
        assert callbacks(here)[-1] == discord.InteractionResponseType.deferred_message_update.value
        assert await ways(here) == ["webhooks"]


async def test_who_presses_right_after_another_is_answered_by_one_call(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.env.advance_time(GOOD_FOR + 1)
        for name in ("Ben", "Cleo"):
            await here.click(name, here.table_message(), "hand")
        both = [
            discord.InteractionResponseType.deferred_message_update,
            discord.InteractionResponseType.channel_message,
        ]
        assert callbacks(here)[-2:] == [kind.value for kind in both]
        assert set(await ways(here)) == {"webhooks"}


async def test_the_lobby_is_edited_through_the_command_that_opened_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here["Ana"].slash(here.channel, "play", game="amigo_1997")
        before = len(here.env.http_requests)
        await here["Ben"].slash(here.channel, "join")
        assert "Ben" in words(here.table_message())
        edits = [request.path for request in here.env.http_requests[before:] if request.method == "PATCH"]
        assert edits
        assert all(path.startswith("/webhooks/") for path in edits)


def callbacks(here: World) -> list[int]:
    """The types of the answers to all clicks and commands so far."""
    found = [request.json for request in here.env.http_requests if request.path.endswith("/callback")]
    return [body["type"] for body in found if body is not None]


async def test_of_the_answer_to_such_an_edit_no_message_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = Mock()
    monkeypatch.setattr(discord.Webhook, "_create_message", make)
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        assert await ways(here) == ["webhooks"]
    make.assert_not_called()


async def test_after_a_quarter_of_an_hour_the_bot_edits_it_itself(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.env.advance_time(GOOD_FOR + 1)
        assert await ways(here) == ["channels"]


async def test_a_restart_loses_no_click(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.restart()
        await position(here, 1, position_of(hands=["soy red blue", "chili", "red"]))
        assert await ways(here) == ["webhooks"]


@pytest.mark.parametrize(("status", "code"), few_rows([(401, 50027), (404, 10015), (500, 0)], (401, 50027)))
async def test_where_discord_takes_no_edit_through_the_click_the_bot_edits_it_itself(
    tmp_path: Path, status: int, code: int
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        here.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
        assert (await ways(here))[-1] == "channels"
        # That click is not tried again.
        assert await ways(here) == ["channels"]
        assert not here.env.errors


async def test_a_table_message_that_was_deleted_is_posted_anew(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        gone = here.table_message()
        here.env.backend.delete_message(here.channel.id, gone.id)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert here.table_message().id != gone.id
        assert "Soy" in words(here.table_message())


async def test_where_discord_keeps_an_edit_waiting_the_bot_does_not_wait_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(*_: object, **__: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(tokens, "PATIENCE", 0.01)
    monkeypatch.setattr(tokens, "_webhook", lambda *_: SimpleNamespace(edit_message=slow, delete_message=slow))
    client = discord.Client(intents=discord.Intents.none())
    async with asyncio.timeout(5):
        with pytest.raises(TimeoutError):
            await tokens.edit(client, ROW, lambda: True, words_screen("Beans"), {})
        with pytest.raises(TimeoutError):
            await tokens.delete(client, ROW)


def test_a_token_is_used_for_fourteen_minutes_and_no_longer() -> None:
    assert tokens.good(ROW, GOOD_FOR)
    assert not tokens.good(ROW, GOOD_FOR + 1)
    assert tokens.awake(ROW, GOOD_FOR - 30)
    assert not tokens.awake(ROW, GOOD_FOR - 29)
    assert not tokens.good(ROW._replace(token=None), 0)
