"""Who wants no pictures has none: a person for their own messages, whoever manages a server for its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from bot.store import person
from bot.ui.messages.settings import PICTURES_OFF, PICTURES_ON
from bot.words import say
from tests.cogs.drawing import Brush, brush, galleries
from tests.cogs.mishaps import private, told
from tests.cogs.world import World, controls, shown, words, world

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")


def actions(message: Any) -> list[str]:
    """What can be pressed on a message."""
    return [control.action for control in controls(message)]


async def manager(here: World) -> Any:
    """Somebody who manages the server."""
    role = here.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return here.guild.add_member(here.env.create_user("dana", global_name="Dana"), roles=[role])


async def test_a_person_turns_pictures_off_and_on_again(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        assert galleries(here.hand_message("Ben"))
        said = private(await here["Ben"].slash(here.channel, "settings", pictures="off"))
        assert said == say("en", "pictures-chosen", on="off")
        assert not galleries(here.hand_message("Ben"))
        assert galleries(here.hand_message("Ana"))
        assert galleries(here.table_message())
        await here.restart()
        assert not galleries(here.hand_message("Ben"))
        await here["Ben"].slash(here.channel, "settings", pictures="on")
        assert galleries(here.hand_message("Ben"))


async def test_who_manages_a_server_turns_them_off_for_its_tables(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        dana = await manager(here)
        said = private(await dana.slash(here.channel, "settings", pictures="off", whose="server"))
        assert said == say("en", "pictures-chosen-at-tables", on="off")
        assert not galleries(here.table_message())
        assert galleries(here.hand_message("Ana"))
        await here.restart()
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert not galleries(here.table_message())
        await dana.slash(here.channel, "settings", pictures="on", whose="server")
        assert galleries(here.table_message())


async def test_nobody_else_does_so_and_in_direct_messages_there_is_no_server(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        assert told(
            await here["Ben"].slash(here.channel, "settings", pictures="off", whose="server"), "not-your-server"
        )
        assert told(
            await here["Ben"].user.slash("settings", pictures="off", whose="server"), "settings-in-a-server"
        )
        assert galleries(here.table_message())


async def test_without_a_choice_one_reads_what_holds(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, "Ana", draw=brush) as here:
        said = private(await here["Ana"].slash(here.channel, "settings"))
        assert say("en", "settings-pictures", on="on") in said
        assert say("en", "settings-pictures-at-tables", on="on") in said
        await here["Ana"].slash(here.channel, "settings", pictures="off")
        said = private(await here["Ana"].user.slash("settings"))
        assert say("en", "settings-pictures", on="off") in said
        assert "server's tables" not in said
        # Who only looks is not stored.
        assert await person(here.database, here["Ana"].id) is not None
        here.add("Ben")
        await here["Ben"].slash(here.channel, "settings")
        assert await person(here.database, here["Ben"].id) is None


async def test_a_chosen_language_whose_words_are_gone_counts_as_none(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        await here.bot.people.choose_language(here["Ana"].id, "pt")
        await here.bot.publisher.servers.choose_language(here.guild.id, "pt")
        said = private(await here["Ana"].slash(here.channel, "settings"))
        assert say("en", "settings-language", language="English", chosen="no") in said
        assert say("en", "settings-language-at-tables", language="none") in said


async def test_no_panel_begins_with_what_turns_pictures_off_and_more_has_it_and_its_way_back(
    tmp_path: Path, brush: Brush
) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        assert PICTURES_OFF not in actions(here.hand_message("Ana"))
        assert PICTURES_OFF not in actions(here.table_message())
        await here.click("Ana", here.hand_message("Ana"), "more")
        assert actions(here.hand_message("Ana")).count(PICTURES_OFF) == 1
        await here.click("Ana", here.hand_message("Ana"), PICTURES_OFF)
        in_words = here.hand_message("Ana")
        assert not galleries(in_words)
        assert say("en", "pictures-chosen", on="off") in words(in_words)
        assert galleries(here.hand_message("Ben"))
        await here.restart()
        await here.click("Ana", here.hand_message("Ana"), "more")
        assert PICTURES_OFF not in actions(here.hand_message("Ana"))
        await here.click("Ana", here.hand_message("Ana"), PICTURES_ON)
        assert galleries(here.hand_message("Ana"))
        assert say("en", "pictures-chosen", on="on") in words(here.hand_message("Ana"))


async def test_the_settings_turn_pictures_off_and_on_again_with_a_press(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here.open(*NAMES)
        page = shown(await here["Ana"].slash(here.channel, "settings"))
        for pressed, on in ((PICTURES_OFF, False), (PICTURES_ON, True)):
            page = shown(await here.click("Ana", page, pressed))
            assert say("en", "settings-pictures", on="on" if on else "off") in words(page)
            assert bool(galleries(here.hand_message("Ana"))) == on


async def test_in_direct_messages_the_settings_do_so_too(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, "Ana", draw=brush) as here:
        page = shown(await here["Ana"].user.slash("settings"))
        page = shown(await here.click("Ana", page, PICTURES_OFF))
        assert say("en", "settings-pictures", on="off") in words(page)
        assert PICTURES_ON in actions(page)


async def test_the_button_itself_says_kindly_that_it_is_for_players(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, "Dan", draw=brush) as here:
        await here.open(*NAMES)
        result = here.send_click(
            "Dan", here.table_message(), controls(here.table_message())[0]._replace(action=PICTURES_OFF)
        )
        await here.env.settle()
        assert result is not None
        assert not here.env.errors


async def test_forget_erases_what_a_person_chose(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await here["Ana"].slash(here.channel, "settings", pictures="off")
        await here.forget("Ana")
        assert await person(here.database, here["Ana"].id) is None
        assert (await here.bot.people.get(here["Ana"].id)).pictures == "new"


async def test_while_nothing_is_drawn_the_button_is_not_there(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.click("Ana", here.hand_message("Ana"), "more")
        page = shown(await here["Ana"].slash(here.channel, "settings"))
        assert not {PICTURES_OFF, PICTURES_ON} & {*actions(here.hand_message("Ana")), *actions(page)}
