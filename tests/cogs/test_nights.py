"""Nights as people see them: planned by buttons or by the command, answered, moved and cancelled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot import store
from bot.store.nights.rows import NightRow, night
from bot.ui.messages.nights import actions
from bot.words import say
from tests.cogs.world import World, shown, words, world

ZONE = "Europe/Berlin"


async def at_home(here: World, *names: str) -> None:
    """These people have said where they live."""
    for name in names:
        await store.choose_zone(here.database, here[name].id, ZONE)


async def submit(here: World, name: str, message: Any, action: str, **values: Any) -> Any:
    """Open the form behind a button, and send it with these values; what is shown then."""
    opened = await here.click(name, message, action)
    return shown(await here[name].submit_modal(opened, values))


async def night_of(here: World, number: int = 1) -> NightRow:
    found = await night(here.database, number)
    assert found is not None
    return found


def announcement(here: World, found: NightRow) -> Any:
    """The message of a night in the channel, as it is now."""
    return next(one for one in here.channel.history() if one.id == found.message_id)


async def test_a_night_is_planned_by_buttons_and_a_form(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await at_home(here, "Ana")
        page = shown(await here["Ana"].slash(here.channel, "night"))
        assert say("en", "nights-none") in words(page)
        draft = await submit(
            here,
            "Ana",
            page,
            actions.PLAN,
            title="Bean *evening*",
            when="tomorrow 20:00",
            game=["amigo_1997"],
            weekly=["weekly"],
        )
        print(words(draft))
        posted = shown(await here.click("Ana", draft, actions.POST))
        print(words(posted))
        found = await night_of(here)
        print(found)
        print(words(announcement(here, found)))
        assert not here.env.errors
