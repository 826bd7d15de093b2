"""The first direct message to somebody: in its turn, and not while Discord lets the bot write to nobody new."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.publishing.direct_messages.dm_channels import FIRST_STOP
from bot.ui.publishing.outbox.places import hand_of
from bot.words import say
from tests.breadth import few
from tests.cogs.mishaps import public, show
from tests.cogs.test_closed_dms import lines, private_followups
from tests.cogs.world import World, controls, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")
LATER = "until the first direct message comes"


def refuse(here: World, code: int) -> None:
    """Discord lets the bot write to nobody new: it opens no channels, or takes no first message."""
    if code == 40003:
        here.env.inject_error("POST", "/users/@me/channels", status=403, code=code, times=None)
        return
    for name in NAMES:
        path = f"/channels/{here[name].user.dm_channel.id}/messages"
        here.env.inject_error("POST", path, status=403, code=code, times=None)


def told(result: Any, message: str) -> bool:
    return say("en", message) in private_followups(result)


async def test_who_is_not_yet_written_to_is_told_and_the_start_waits_for_nobody(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, dm_pace=4.0) as here:
        await here.open("Ana", start=False)
        joined = await here.click("Ben", here.table_message(), "join")
        assert told(joined, "greeting-later")
        assert LATER in words(here.table_message())
        await here.click("Cleo", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        assert "plant" in [control.action for control in controls(here.hand_message("Ana"))]
        assert [here[name].user.dm_channel.history() for name in ("Ben", "Cleo")] == [[], []]
        hand = shown(await here.click("Cleo", here.table_message(), "hand"))
        assert "Your hand" in words(hand)
        await here.env.advance_time(5)
        assert "Your hand" in words(here.hand_message("Ben"))
        assert here["Cleo"].user.dm_channel.history() == []
        await here.env.advance_time(5)
        assert "Your hand" in words(here.hand_message("Cleo"))
        assert lines(here) == []


async def test_the_lobby_no_longer_says_it_once_the_greeting_has_arrived(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, dm_pace=4.0) as here:
        await here.open("Ana", start=False)
        await here.click("Ben", here.table_message(), "join")
        await here.env.advance_time(5)
        assert "You're at" in words(here.hand_message("Ben"))
        assert LATER not in words(here.table_message())


async def test_who_starts_and_is_not_written_to_yet_is_told_my_hand(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        refuse(here, 40003)
        await here.open(*NAMES, start=False)
        assert told(await here.click("Ana", here.table_message(), "start"), "greeting-later")


@pytest.mark.parametrize("code", few([40003, 20026]))
async def test_while_discord_wants_no_new_messages_the_host_is_told_and_all_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        refuse(here, code)
        joined = await here.click("Ben", here.table_message(), "join")
        assert told(joined, "greeting-later")
        assert not told_closed(here)
        await here.click("Cleo", here.table_message(), "join")
        assert f"code {code}" in caplog.text
        assert "Ben" not in caplog.text
        started = await here.click("Ana", here.table_message(), "start")
        assert told(started, "no-new-dms")
        # Ana has her channel already; it goes on.
        again = await here.click("Ana", here.hand_message("Ana"), "plant")
        assert not again.followups
        while "turn-up" not in [one.action for one in controls(here.hand_message("Ana"))]:
            await here.click("Ana", here.hand_message("Ana"), "plant")
        await here.click("Ana", here.hand_message("Ana"), "turn-up")
        await here.click("Ana", here.hand_message("Ana"), "end")
        while "plant-all" in (found := [one.action for one in controls(here.hand_message("Ana"))]):
            await here.click("Ana", here.hand_message("Ana"), "plant-all")
        assert lines(here) or "plant" in str(found)
        here.env.backend.faults.clear()
        await here.env.advance_time(2 * FIRST_STOP)
        assert "Your hand" in words(here.hand_message("Ben"))
        assert "Your hand" in words(here.hand_message("Cleo"))
        assert lines(here) == []
        assert not here.env.errors


async def test_a_host_is_told_after_a_move_too_and_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, dm_pace=4.0) as here:
        await here.open(*NAMES)
        refuse(here, 40003)
        assert not (await here.click("Ana", here.hand_message("Ana"), "plant")).followups
        await here.env.advance_time(5)
        assert told(await here.click("Ana", here.hand_message("Ana"), "turn-up"), "no-new-dms")
        assert not (await here.click("Ana", here.hand_message("Ana"), "end")).followups


def told_closed(here: World) -> bool:
    return "direct messages closed" in "".join(public(here))


async def test_whose_channel_was_refused_is_asked_for_it_again_when_they_are_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await here.open(*NAMES)
        here.env.backend.faults.clear()
        await show(here, 1, hand_of(here["Ben"].id), fresh=True)
        assert "Your hand" in words(here.hand_message("Ben"))
        assert "cannot show" not in caplog.text
