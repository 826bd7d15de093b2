"""Clicks that Discord delivers late: acknowledged first, and carried out only if Discord takes that."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interaction_ages import InteractionAges
from bot.store import events_of
from bot.ui.reply import Reply
from tests.cogs.mishaps import private
from tests.cogs.world import World, controls, world

NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every click comes 50 seconds after it was made; before, they came at once."""
    monkeypatch.setattr(InteractionAges, "age", lambda *_: 50.0)


async def waiting(here: World) -> str:
    """Who is to plant now."""
    return next(name for name in NAMES if "plant" in [one.action for one in controls(here.hand_message(name))])


async def test_an_old_click_that_discord_no_longer_takes_is_not_carried_out(
    tmp_path: Path, late: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name = await waiting(here)
        before = len(await events_of(here.database, table))
        caplog.set_level("INFO")
        here.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=2)
        await here.click(name, here.hand_message(name), "plant")
        await here[name].slash(here.channel, "plant")
        assert len(await events_of(here.database, table)) == before
        assert caplog.text.count("came 50 seconds late, and is not carried out") == 2
        assert not here.env.errors
        # As the person sees it: it failed, so they click once more.
        await here.click(name, here.hand_message(name), "plant")
        assert len(await events_of(here.database, table)) == before + 1


async def test_one_that_discord_takes_is_carried_out(tmp_path: Path, late: None) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name = await waiting(here)
        before = len(await events_of(here.database, table))
        await here.click(name, here.hand_message(name), "plant")
        assert len(await events_of(here.database, table)) == before + 1
        assert "turn-up" in [one.action for one in controls(here.hand_message(name))]
        shown = await here["Ana"].slash(here.channel, "hand")
        assert "Your hand" in private(shown)
        assert not here.env.errors


async def test_a_click_in_time_is_not_acknowledged_beforehand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        name = await waiting(here)
        await here.env.advance_time(75)
        before = len(await events_of(here.database, table))
        monkeypatch.setattr(Reply, "acknowledge", None)
        await here.click(name, here.hand_message(name), "plant")
        assert len(await events_of(here.database, table)) == before + 1
        assert not here.env.errors
