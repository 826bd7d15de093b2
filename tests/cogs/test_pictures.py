"""Messages with pictures: sent once, kept where unchanged, gone where there is none, and words where they fail."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.ui.components import Scene
from bot.ui.pictures import Pictures
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import PUBLIC, panel_of
from bot.ui.publishing.outbox.posting import STALE_AFTER
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.panels.answers import Answers
from tests.breadth import few
from tests.cogs.drawing import ALT, Brush, brush, files, galleries, seen_in
from tests.cogs.mishaps import position
from tests.cogs.world import World, words, world
from tests.games.bohnanza.tables import table as position_of

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")
PLANTING = position_of(hands=["soy red blue", "chili", "red"])


async def start(here: World) -> int:
    """Three people; Ana is to plant soy."""
    table = await here.open(*NAMES)
    await position(here, table, PLANTING)
    return table


async def test_table_and_hands_have_a_picture_in_place_of_their_words(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        for message in (here.table_message(), here.hand_message("Ana")):
            [picture] = galleries(message)
            assert picture["description"] == ALT
            assert "Soy" not in words(message)
        assert "soy" in seen_in(here, here.hand_message("Ana"))
        assert "soy" not in seen_in(here, here.table_message())
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "soy" in seen_in(here, here.table_message())
        assert not here.env.errors


async def test_without_a_brush_no_request_says_anything_of_files(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert not files(here)
        assert not galleries(here.table_message())


async def test_an_edit_whose_picture_is_the_same_keeps_the_file(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        hand, before = here.hand_message("Ana"), len(here.env.http_requests)
        shown, drawn = [one.id for one in hand.attachments], len(brush.drawn)
        await here.click("Ana", hand, "meters")
        await here.click("Ana", here.hand_message("Ana"), "back")
        assert files(here, before)
        assert "sent" not in files(here, before)
        assert [one.id for one in here.hand_message("Ana").attachments] == shown
        assert len(brush.drawn) == drawn


async def test_after_a_restart_no_file_is_sent_again(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        shown = [one.id for one in here.table_message().attachments]
        before = len(here.env.http_requests)
        await here.restart()
        await here.click("Ana", here.hand_message("Ana"), "meters")
        await here.click("Ana", here.hand_message("Ana"), "back")
        assert "sent" not in files(here, before)
        assert [one.id for one in here.table_message().attachments] == shown
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "sent" in files(here, before)


async def test_a_screen_without_a_picture_takes_the_old_one_away(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        assert here.table_message().attachments
        await here.close("Ana")
        for message in (here.table_message(), here.direct_message("Ben")):
            assert not message.attachments
            assert not galleries(message)


async def test_an_answer_does_not_wait_for_a_slow_picture_which_comes_by_itself(
    tmp_path: Path, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Pictures.drawn

    async def too_late(self: Pictures, scene: Scene, within: float, *, urgent: bool = False) -> bytes | None:
        picture = asyncio.ensure_future(drawn(self, scene, within))
        return None if urgent else await picture

    monkeypatch.setattr(Pictures, "drawn", too_late)
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        before = len(here.env.http_requests)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        answer, *others = here.env.http_requests[before:]
        assert answer.path.endswith("/callback")
        assert (answer.json or {})["data"]["attachments"] == []
        assert "Red" in str(answer.json)
        # What comes by itself costs no call that is counted.
        assert all(other.path.startswith("/webhooks/") for other in others)
        assert "red" in seen_in(here, here.hand_message("Ana"))
        assert "soy" in seen_in(here, here.table_message())


async def test_what_cannot_be_drawn_goes_out_in_words_and_the_log_says_so_once(
    tmp_path: Path, brush: Brush, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        caplog.clear()
        brush.failing = True
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "Red" in words(here.hand_message("Ana"))
        assert "Soy" in words(here.table_message())
        assert not here.table_message().attachments
        assert len([record for record in caplog.records if "cannot be drawn" in record.message]) == 1
        brush.failing = False
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "soy" in seen_in(here, here.table_message())


REFUSALS = [(413, 40005, "Request entity too large"), (403, 50013, "Missing Permissions"), (500, 0, "Oops")]


@pytest.mark.parametrize(("status", "code", "message"), REFUSALS)
async def test_an_answer_whose_file_is_refused_goes_out_in_words(
    tmp_path: Path, brush: Brush, caplog: pytest.LogCaptureFixture, status: int, code: int, message: str
) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        caplog.clear()
        path = "/interactions/*/callback"
        here.env.inject_error(
            "POST", path, status=status, code=code, message=message, times=5 if status == 500 else 1
        )
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert "Red" in words(here.hand_message("Ana"))
        assert not here.hand_message("Ana").attachments
        assert len([record for record in caplog.records if "no picture could be sent" in record.message]) == 1
        assert not here.env.errors


async def test_a_channel_that_takes_no_files_is_left_alone_with_them_for_a_while(
    tmp_path: Path, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens, "GOOD_FOR", -1)
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        path = f"/channels/{here.channel.id}/messages/*"
        here.env.inject_error("PATCH", path, status=403, code=50013, message="Missing Permissions")
        await here.click("Ana", here.direct_message("Ana"), "plant")
        assert "Soy" in words(here.table_message())
        before = len(here.env.http_requests)
        await here.click("Ana", here.direct_message("Ana"), "plant")
        assert "Red" in words(here.table_message())
        edits = [one.json or {} for one in here.env.http_requests[before:] if one.path.startswith(path[:-1])]
        assert edits
        assert not [edit for edit in edits if edit.get("attachments")]
        await here.env.advance_time(61)
        await here.click("Ana", here.direct_message("Ana"), "end")
        assert seen_in(here, here.table_message())


async def test_a_file_that_discord_no_longer_knows_is_sent_again(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        hand, before = here.hand_message("Ana"), len(here.env.http_requests)
        here.env.backend.get_message(hand.channel.id, hand.id).attachments.clear()
        await here.click("Ana", hand, "meters")
        assert files(here, before)[:2] == ["kept", "sent"]
        assert "soy" in seen_in(here, here.hand_message("Ana"))


async def test_a_message_that_is_sent_anew_brings_its_picture(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        old = here.table_message()
        await here["Ana"].slash(here.channel, "table")
        assert here.table_message().id != old.id
        assert seen_in(here, here.table_message())
        assert not here.env.backend.get_message(here.channel.id, old.id).attachments


@pytest.mark.parametrize("by_click", [True, False])
async def test_a_panel_that_waited_for_its_picture_does_not_undo_what_an_answer_has_noted(
    tmp_path: Path, brush: Brush, monkeypatch: pytest.MonkeyPatch, *, by_click: bool
) -> None:
    may, waits = asyncio.Event(), asyncio.Event()
    may.set()
    drawn, took_over, noted = Pictures.drawn, Answers.took_over, list[str]()

    async def slow(self: Pictures, scene: Scene, within: float, *, urgent: bool = False) -> bytes | None:
        if not urgent:
            waits.set()
            await may.wait()
        return await drawn(self, scene, within, urgent=urgent)

    async def then(self: Answers, *args: Any, **more: Any) -> None:
        noted.append(args[3].token)
        await took_over(self, *args, **more)
        may.set()

    monkeypatch.setattr(Pictures, "drawn", slow)
    monkeypatch.setattr(Answers, "took_over", then)
    async with world(tmp_path, *NAMES, draw=brush) as here:
        table = await start(here)
        publisher, slot = here.bot.publisher, Slot(table, panel_of(here["Ben"].id))
        await here.click("Ben", here.table_message(), "hand")
        row = publisher.slots.get(slot)
        assert row is not None
        # As after two clicks at once: what is shown is not known.
        publisher.slots.put(row._replace(digest="", picture="?"))
        may.clear()
        waits.clear()
        publisher.outbox.mark(await here.bot.tables.get(table), slot.place)
        await asyncio.wait_for(waits.wait(), 5)
        if by_click:
            await here.click("Ben", here.hand_message("Ben"), "meters")
        else:
            await here["Ben"].slash(here.channel, "hand")
        now = publisher.slots.get(slot)
        assert now is not None
        assert (now.message_id == row.message_id) == by_click
        assert now.token == noted[-1]


@pytest.mark.parametrize("switched", few([("off",), ("off", "on")], ("off", "on")))
async def test_nobody_is_written_to_anew_for_a_picture_or_its_switch(
    tmp_path: Path, brush: Brush, switched: tuple[str, ...]
) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await start(here)
        await here.env.advance_time(STALE_AFTER + 60)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        before = here.hand_message("Cleo").id
        for pictures in switched:
            await here["Cleo"].slash(here.channel, "settings", pictures=pictures)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert here.hand_message("Cleo").id == before


async def test_a_kept_file_that_is_gone_is_drawn_again_if_nobody_remembers_the_picture(
    tmp_path: Path, brush: Brush
) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        table = await here.open(*NAMES)
        await here.restart()
        message = here.table_message()
        here.env.backend.get_message(message.channel.id, message.id).attachments.clear()
        publisher, slot = here.bot.publisher, Slot(table, PUBLIC)
        row = publisher.slots.get(slot)
        assert row is not None
        publisher.slots.put(row._replace(digest=""))
        before = len(here.env.http_requests)
        publisher.outbox.mark(await here.bot.tables.get(table), PUBLIC)
        await publisher.outbox.queues.until_fewer(1)
        await here.env.settle()
        assert files(here, before) == ["kept", "sent"]
        assert seen_in(here, here.table_message())
