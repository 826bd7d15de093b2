"""Messages are edited through the last click on them while Discord allows it, and by the bot itself otherwise."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.ui.messages.lobby import words_screen
from bot.ui.publishing import last_clicks
from bot.ui.publishing.last_clicks import GOOD_FOR, LastClicks
from tests.cogs.mishaps import position
from tests.cogs.world import World, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")


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


async def test_after_a_quarter_of_an_hour_the_bot_edits_it_itself(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.env.advance_time(GOOD_FOR + 1)
        assert await ways(here) == ["channels"]


async def test_after_a_restart_the_bot_edits_it_itself(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.restart()
        await position(here, 1, position_of(hands=["soy red blue", "chili", "red"]))
        assert await ways(here) == ["channels"]


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (500, 0)])
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


class Slow:
    """A click through which Discord takes no edit for a long time."""

    async def edit_original_response(self, *, view: object) -> None:
        await asyncio.sleep(60)


async def test_where_discord_keeps_an_edit_waiting_the_bot_does_not_wait_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(last_clicks, "PATIENCE", 0.01)
    clicks = LastClicks(lambda: 0)
    clicks.answered(1, Slow())  # type: ignore[arg-type]  # all that is asked of a click
    async with asyncio.timeout(5):
        assert not await clicks.edit(1, words_screen("Beans"))
    # That click is not tried again.
    assert not clicks._clicks


class Counting:
    """A click that counts the edits through it."""

    edits = 0

    async def edit_original_response(self, *, view: object) -> None:
        self.edits += 1


async def test_a_click_is_used_for_a_quarter_of_an_hour_and_no_longer() -> None:
    now, click = 0, Counting()
    clicks = LastClicks(lambda: now)
    clicks.answered(1, click)  # type: ignore[arg-type]  # all that is asked of a click
    now = GOOD_FOR
    assert await clicks.edit(1, words_screen("Beans"))
    now += 1
    assert not await clicks.edit(1, words_screen("Beans"))
    assert click.edits == 1


async def test_old_clicks_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last_clicks, "KEPT", 2)
    now = 0
    clicks = LastClicks(lambda: now)
    for message in (1, 2, 1, 3):
        clicks.answered(message, None)  # type: ignore[arg-type]  # no click is used here
    assert list(clicks._clicks) == [1, 3]
    now = GOOD_FOR + 1
    clicks.answered(4, None)  # type: ignore[arg-type]  # as above
    assert list(clicks._clicks) == [4]
