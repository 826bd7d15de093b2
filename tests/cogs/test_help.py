"""/help: what to do next at one's tables or without one, and every command once, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import app_commands

from bot.ui.families import FAMILIES
from bot.ui.fitting import ROOM
from bot.ui.messages.help import MOST_TABLES, SHARED, Helped, OwnTable, help_screen
from bot.ui.screens import SeatFacts, TableFacts
from bot.words import locales, say
from cogs.helping import typed
from tests.cogs.mishaps import private
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.test_learning import begin, follow
from tests.cogs.test_past import over
from tests.cogs.world import World, controls, shown, words, world
from tests.ui.reading import buttons, keeps_the_limits

__all__ = ["spoken"]

COMMANDS = {family: typed(family) for family in FAMILIES}


async def helped(here: World, name: str) -> str:
    return private(await here[name].slash(here.channel, "help"))


def said(how: str, table: int = 1, locale: str = "en") -> str:
    game = say(locale, "game-rio_grande_2000")
    return say(locale, "help-at-table", how=how, table=table, game=game)


async def test_every_command_is_listed_once_with_what_it_does(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        known = {one.name for one in here.bot.tree.get_commands() if isinstance(one, app_commands.Command)}
        grouped = [
            *(name for group in SHARED.values() for name in group),
            *(name for family in COMMANDS.values() for name in family),
        ]
        assert sorted(grouped) == sorted(known)
        before = await helped(here, "Ana")
        await here.open("Ana", "Ben", "Cleo")
        playing = await helped(here, "Ana")
        for name in known:
            assert before.count(f"`/{name}`") >= 1
        for names in SHARED.values():
            for name in names:
                assert f"`/{name}` {say('en', f'command-{name}')}" in before
        for name in COMMANDS["bohnanza"]:
            assert f"`/{name}` {say('en', f'command-{name}')}" in playing
            assert say("en", f"command-{name}") not in before
        for name in COMMANDS["nicht_die_bohne"]:
            assert f"`/{name}`" in playing
            assert say("en", f"command-{name}") not in playing


async def test_it_says_how_to_start_where_there_is_no_table(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        assert say("en", "help-no-table", place="nothing") in await helped(here, "Ben")
        there = private(await here["Ben"].user.slash("help"))
        assert say("en", "help-no-table", place="messages") in there
        await here["Ana"].slash(here.channel, "play")
        assert say("en", "help-no-table", place="open") in await helped(here, "Ben")
        assert said("host") in await helped(here, "Ana")


async def test_it_says_how_it_stands_at_each_table(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here["Ana"].slash(here.channel, "play")
        await here["Ben"].slash(here.channel, "join")
        assert said("guest") in await helped(here, "Ben")
        await here["Cleo"].slash(here.channel, "join")
        await here["Ana"].slash(here.channel, "start")
        assert said("waits") in await helped(here, "Ana")
        assert said("others") in await helped(here, "Ben")
        await here["Ana"].slash(here.channel, "pause")
        assert said("paused") in await helped(here, "Ana")
        assert said("paused") in await helped(here, "Ben")
        # Whoever left has no table.
        await here["Ana"].slash(here.channel, "resume")
        await here.leave("Ben")
        assert say("en", "help-no-table", place="nothing") in await helped(here, "Ben")


@pytest.mark.long
async def test_whoever_has_finished_no_game_is_told_first_where_to_learn_it(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Dan") as here:
        await over(here, "Ana", "Cleo", "Dan")
        # A lesson is no game.
        await follow(here, "Ben", await begin(here, "Ben", what="first_duel"))
        for locale in locales():
            spoken.set(here, Ana=locale, Ben=locale)
            learn = say(locale, "help-learn")
            assert f"`/{say(locale, 'name-learn')}`" in learn
            assert (await helped(here, "Ben")).splitlines()[0] == learn
            assert learn not in await helped(here, "Ana")
        # Whoever asked to be forgotten is new once more.
        await here.forget("Ana")
        assert (await helped(here, "Ana")).splitlines()[0] == learn


async def test_the_table_that_waits_comes_first_and_its_button_shows_the_hand(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        running = await here.open("Ana", "Ben", "Cleo")
        await here["Ana"].slash(here.channel, "play")
        answer = await here["Ana"].slash(here.channel, "help")
        text = private(answer)
        assert text.index(said("waits", running)) < text.index(said("host", 2))
        assert [(one.table, one.action) for one in controls(shown(answer))] == [(running, "hand"), (2, "hand")]
        pressed = await here.click("Ana", shown(answer), "hand")
        assert words(shown(pressed))
        # Among direct messages her hand is there already: a second way to it would stay for ever.
        there = await here["Ana"].user.slash("help")
        assert said("waits", running) in private(there)
        assert not controls(shown(there))


async def test_it_names_commands_as_the_readers_discord_lists_them(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        spoken.set(here, Ana="de")
        await here.open("Ana", "Ben", "Cleo")
        text = await helped(here, "Ana")
        assert said("waits", locale="de") in text
        assert f"`/anbauen` {say('de', 'command-plant')}" in text
        assert "/play" not in text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("how", ["waits", "paused", "host", "guest", "others"])
def test_it_fits_a_message_however_many_tables_there_are(locale: str, how: str) -> None:
    seats = (SeatFacts(1, "n" * 32, left=False),)
    tables = [TableFacts(number, "high_bohn_cognac", 1, 1, 1, "en", seats) for number in range(10**6, 10**6 + 30)]
    at = [OwnTable(table, how) for table in tables]
    for families in (COMMANDS, {}):
        screen = help_screen(Helped(locale, locale, at, "nothing", new=True), families, {})
        assert screen.length <= ROOM
        assert keeps_the_limits(screen)
        assert len(buttons(screen)) == MOST_TABLES
