"""The language in which somebody reads what is for them alone: their Discord's, unless they chose another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

import bot
import cogs
from bot.store import person
from bot.tables import Limits
from bot.tables.clocks.pace import DAY
from bot.words import say
from tests.cogs.drawing import Brush, brush
from tests.cogs.driving import Driver
from tests.cogs.marking import each_speaks, marks, spoken_in
from tests.cogs.mishaps import press, private, told
from tests.cogs.sending import sent
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.test_deadlines import later
from tests.cogs.test_settings import manager
from tests.cogs.world import raw, shown, words, world

__all__ = ["brush", "marks", "spoken"]

PEOPLE = ("Ana", "Ben", "Cleo")


def speaks(message: Any) -> set[str]:
    """The languages of a message whose words carry marks."""
    return spoken_in(raw(message))


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_each_reads_their_own_language_and_all_the_tables(
    tmp_path: Path, spoken: Spoken, brush: Brush
) -> None:
    async with world(tmp_path, *PEOPLE, draw=brush) as here:
        spoken.set(here, Ana="es-ES", Ben="de", Cleo="it")
        table = await here.open(*PEOPLE)
        driver = Driver(here, table, PEOPLE)
        await driver.play(12)
        for name in PEOPLE:
            for action in ("rules", "hint", "more", "meters", "offer", "leave-rest"):
                await press(here, name, here.hand_message(name), f"bean:{table}:{action}")
            await here[name].slash(here.channel, "hand")
            await here[name].slash(here.channel, "about")
            await here[name].slash(here.channel, "rules")
            await here[name].slash(here.channel, "play", game="duel", computers=6)
            await press(here, name, here.table_message(), "bean:99:hand")
            await here[name].slash(here.channel, "pause")
        await here["Ana"].slash(here.channel, "resume")
        await here["Ana"].slash(here.channel, "table")
        await here["Cleo"].slash(here.channel, "forget")
        await here.leave("Ben")
        await driver.game()
        await here.close("Ana")
        each_speaks(list(sent(here, PEOPLE)), "es", {"Ana": "es", "Ben": "de", "Cleo": "it"})
        assert not here.env.errors


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_lists_of_what_can_be_typed_speak_the_readers_language(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ana="de")
        await here.open(*PEOPLE)
        await here["Cleo"].slash(here.channel, "settings", language="it")
        for name, language, command, option in (
            ("Ana", "de", "hand", "table"),
            ("Ben", "en", "hand", "table"),
            ("Cleo", "it", "join", "table"),
            ("Ana", "de", "plant", "card"),
        ):
            if command == "join":
                await here.leave("Cleo")
            offered = await here[name].autocomplete(here.channel, command, option, "")
            assert spoken_in(offered) == {language}, command


@pytest.mark.usefixtures("marks")
async def test_a_language_that_somebody_chose_comes_before_discords_and_is_taken_back(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ben="it")
        await here.open(*PEOPLE)
        assert speaks(here.hand_message("Ben")) == {"it"}
        said = await here["Ben"].slash(here.channel, "settings", language="de")
        assert private(said) == say("de", "settings-language-chosen", chosen="yes", language="Deutsch")
        assert speaks(here.hand_message("Ben")) == {"de"}
        assert speaks(here.hand_message("Ana")) == {"en"}
        assert speaks(here.table_message()) == {"en"}
        await here.restart()
        await here.click("Ben", here.table_message(), "hand")
        assert speaks(here.hand_message("Ben")) == {"de"}
        assert spoken_in(private(await here["Ben"].slash(here.channel, "rules"))) == {"de"}
        back = await here["Ben"].slash(here.channel, "settings", language="discord")
        assert private(back) == say("it", "settings-language-chosen", chosen="no", language="Italiano")
        assert speaks(here.hand_message("Ben")) == {"it"}


@pytest.mark.usefixtures("marks")
async def test_another_language_in_discord_reaches_the_direct_messages(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        await here.open(*PEOPLE)
        assert speaks(here.direct_message("Ben")) == {"en"}
        spoken.set(here, Ben="en-GB")
        before = len(here.env.http_requests)
        await here["Ben"].slash(here.channel, "settings", whose="me")
        assert len(here.env.http_requests) == before + 1
        for language, command in (("es-419", "rules"), ("it", "pause"), ("de", "about")):
            spoken.set(here, Ben=language)
            await here["Ben"].slash(here.channel, command)
            assert speaks(here.direct_message("Ben")) == {language}
        spoken.set(here, Ben="it")
        await here["Ben"].autocomplete(here.channel, "hint", "table", "")
        await here["Ben"].autocomplete(here.channel, "plant", "card", "")
        assert speaks(here.direct_message("Ben")) == {"it"}


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_a_greeting_before_the_game_follows_too(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        await here["Ana"].slash(here.channel, "settings", language="it")
        assert speaks(here.direct_message("Ana")) == {"it"}
        assert speaks(here.table_message()) == {"en"}


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_what_was_said_above_a_panel_in_another_language_goes(tmp_path: Path) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        await here.open(*PEOPLE)
        await here.click("Ben", here.table_message(), "hand")
        await press(here, "Ben", here.hand_message("Ben"), "bean:1:plant:soy-1:0")
        refused = words(here.hand_message("Ben"))
        await here["Ben"].slash(here.channel, "settings", language="it")
        assert speaks(here.hand_message("Ben")) == {"it"}
        assert words(here.hand_message("Ben")).count("\n") < refused.count("\n")


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_a_warning_is_said_in_the_tables_language_and_to_each_in_their_own(
    tmp_path: Path, spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ana="es-ES", Ben="it")
        await here["Ben"].slash(here.channel, "settings", language="de")
        await here.open(*PEOPLE)
        first = len(here.env.http_requests)
        await later(here, 27.2 * DAY, monkeypatch)
        warned = list(sent(here, PEOPLE, first))
        assert [each.seen_by for each in warned] == [None, *PEOPLE]
        each_speaks(warned, "es", {"Ana": "es", "Ben": "de", "Cleo": "en"})


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_the_line_that_mentions_somebody_speaks_as_the_table(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ana="es-ES", Ben="it", Cleo="de")
        here.close_dms("Ben")
        here.close_dms("Cleo")
        await here.open(*PEOPLE)
        driver = Driver(here, 1, PEOPLE, closed=("Ben", "Cleo"))
        await driver.play(20)
        said = list(sent(here, PEOPLE))
        assert [each for each in said if here["Ben"].mention in each.text() and each.seen_by is None]
        each_speaks(said, "es", {"Ana": "es", "Ben": "it", "Cleo": "de"})


async def test_what_is_answered_before_a_command_is_in_the_chosen_language_too(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", limits=Limits(clicks_a_second=1)) as here:
        await here["Ana"].slash(here.channel, "settings", language="de")
        here.bot.tree.remove_command("rules")
        assert private(await here["Ana"].slash(here.channel, "rules")) == say("de", "too-fast")
        await here.env.advance_time(2)
        assert private(await here["Ana"].slash(here.channel, "rules")) == say("de", "command-outdated")
        assert [type(error) for error in here.env.errors] == [app_commands.CommandNotFound]


async def test_settings_show_what_holds(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, "Ana") as here:
        spoken.set(here, Ana="de")
        said = private(await here["Ana"].slash(here.channel, "settings"))
        assert say("de", "settings-language", language="Deutsch", chosen="no") in said
        assert say("de", "settings-language-at-tables", language="none") in said
        assert await person(here.database, here["Ana"].id) is None
        dana = await manager(here)
        await dana.slash(here.channel, "settings", language="it", whose="server")
        await here["Ana"].slash(here.channel, "settings", language="es")
        said = private(await here["Ana"].slash(here.channel, "settings"))
        assert say("es", "settings-language", language="Español (España)", chosen="yes") in said
        assert say("es", "settings-language-at-tables", language="Italiano") in said
        assert "Italiano" not in private(await here["Ana"].user.slash("settings"))


async def test_who_manages_a_server_chooses_for_its_new_tables(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        assert told(
            await here["Ben"].slash(here.channel, "settings", language="it", whose="server"), "not-your-server"
        )
        dana = await manager(here)
        said = private(await dana.slash(here.channel, "settings", language="it", pictures="off", whose="server"))
        assert say("en", "settings-language-chosen-at-tables", language="Italiano") in said
        assert say("en", "pictures-chosen-at-tables", on="off") in said
        await here.restart()
        assert (await here.bot.tables.get(1)).row.locale == "en"
        assert (await here.bot.publisher.servers.get(here.guild.id))[:3] == (here.guild.id, False, "it")
        for table, language in ((2, "it"), (3, "de"), (4, "it")):
            await here["Ben"].slash(here.channel, "play", **({"language": "de"} if language == "de" else {}))
            assert (await here.bot.tables.get(table)).row.locale == language
        said = private(await dana.slash(here.channel, "settings", language="discord", whose="server"))
        assert said == say("en", "settings-language-chosen-at-tables", language="none")
        await here["Ana"].slash(here.channel, "play", language="de")
        spoken.set(here, Ben="es-ES")
        await here["Ben"].slash(here.channel, "play")
        assert (await here.bot.tables.get(6)).row.locale == "es"


async def test_who_opens_a_table_passes_on_the_language_that_they_chose(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, "Ana") as here:
        spoken.set(here, Ana="de")
        await here["Ana"].slash(here.channel, "settings", language="it")
        await here.open("Ana", start=False)
        assert (await here.bot.tables.get(1)).row.locale == "it"


async def test_forget_erases_the_choice(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, "Ana") as here:
        spoken.set(here, Ana="it")
        await here["Ana"].slash(here.channel, "settings", language="de")
        result = await here.forget("Ana")
        assert await person(here.database, here["Ana"].id) is None
        assert words(shown(result)) == say("de", "forgotten")
        assert private(await here["Ana"].slash(here.channel, "settings")).startswith(
            say("it", "settings-language", language="Italiano", chosen="no")
        )


def test_one_place_alone_asks_discord_for_a_language() -> None:
    asked = re.compile(r"interaction\.locale|guild_locale|\.locale\.value")
    roots = [Path(str(package.__file__)).parent for package in (bot, cogs)]
    files = [file for root in roots for file in root.rglob("*.py") if "playground" not in file.parts]
    found = {file.name for file in files if asked.search(file.read_text("utf-8"))}
    # /help names commands as the person's Discord lists them, whatever they read; a record leaves both out.
    assert found == {"reply.py", "reading.py", "helping.py", "scrubbing.py"}


@pytest.mark.long
@pytest.mark.usefixtures("marks")
async def test_after_a_restart_too_one_is_told_in_ones_own_language_what_others_did(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, *PEOPLE) as here:
        spoken.set(here, Ana="de", Ben="it")
        await here["Ana"].slash(here.channel, "play", language="es")
        for name in PEOPLE[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        for action in ("plant", "turn-up", "offer", "give", "send"):
            await here.click("Ana", here.hand_message("Ana"), action)
        await here.restart()
        await here.bot.tables.get(1)
        await here.bot.publisher.slots.read(1)
        await here.click("Ben", here.table_message(), "accept")
        happened = here.bot.publisher.panels.besides(1, here["Ana"].id).happened
        assert "Ben" in happened
        assert spoken_in(happened) == {"de"}
