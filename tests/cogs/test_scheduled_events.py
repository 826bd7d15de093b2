"""The simulated Discord takes scheduled events as Discord does, as far as the bot's stories go."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.cogs.scheduled_events import let_create_events
from tests.cogs.world import World, world


def night(here: World, **more: Any) -> dict[str, Any]:
    """An external event of tomorrow."""
    begins = here.env.now() + timedelta(days=1)
    return {
        "name": "Bean night",
        "start_time": begins,
        "end_time": begins + timedelta(hours=3),
        "entity_type": discord.EntityType.external,
        "privacy_level": discord.PrivacyLevel.guild_only,
        "location": "#table",
        **more,
    }


async def made(here: World, **more: Any) -> discord.ScheduledEvent:
    """The event, made by the bot."""
    guild = here.bot.get_guild(here.guild.id)
    assert guild is not None
    with here.env._bot_scope():
        return await guild.create_scheduled_event(**night(here, **more))


async def test_create_events_is_enough_for_ones_own(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        let_create_events(here, may=True)
        event = await made(here)
        with here.env._bot_scope():
            assert (await event.edit(name="Bean evening")).name == "Bean evening"
            await event.delete()


async def test_without_it_nothing_is_made_or_changed(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        event = await made(here)
        let_create_events(here, may=False)
        with here.env._bot_scope():
            for change in (event.edit(name="Other"), event.delete(), made(here)):
                with pytest.raises(discord.Forbidden):
                    await change


async def test_what_somebody_else_has_made_is_not_the_bots(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        event = await made(here)
        here.env.backend.get_scheduled_event(here.guild.id, event.id).creator_id = here["Ana"].user.id
        let_create_events(here, may=True)
        with here.env._bot_scope(), pytest.raises(discord.Forbidden):
            await event.delete()


@pytest.mark.parametrize("wrong", [{"name": "x" * 101}, {"description": "x" * 1001}, {"location": "x" * 101}])
async def test_what_discord_would_not_take_is_refused(tmp_path: Path, wrong: dict[str, str]) -> None:
    async with world(tmp_path, "Ana") as here:
        with pytest.raises(discord.HTTPException, match="Invalid Form Body"):
            await made(here, **wrong)
        event = await made(here)
        with here.env._bot_scope(), pytest.raises(discord.HTTPException, match="Invalid Form Body"):
            await event.edit(start_time=here.env.now() - timedelta(days=1))
