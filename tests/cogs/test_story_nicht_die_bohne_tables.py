"""Tables of Bohnanza and of Nicht die Bohne side by side: a command never means a table of the other game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import events_of
from tests.cogs import mishaps
from tests.cogs.driving import Driver
from tests.cogs.mishaps import private, told
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company, position
from tests.cogs.world import World, controls, words, world
from tests.games.bohnanza.tables import table as fields
from tests.games.nicht_die_bohne.tables import table, trick

NAMES = ("Ana", "Ben", "Cleo")
CARDS = ("red-1", "blue-1", "green-1")
START = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2")
UP = trick(START, *CARDS)


async def one_of_each(here: World) -> None:
    """Table 1 plays Bohnanza, table 2 Nicht die Bohne; Ana is waited for at both."""
    await here.open(*NAMES)
    await here.open(*NAMES, game=NICHT_DIE_BOHNE)
    await mishaps.position(here, 1, fields(hands=["soy red", "blue", "chili"]))
    await position(here, 2, START)


async def counts(here: World) -> tuple[int, ...]:
    """How much has happened at each table."""
    return tuple([len(await events_of(here.database, number)) for number in (1, 2)])


async def test_each_command_means_the_table_of_its_own_game(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        bohnanza, tricks = await counts(here)
        assert "table #1" in private(await here["Ana"].slash(here.channel, "plant"))
        assert await counts(here) == (bohnanza + 1, tricks)
        assert "table #2" in private(await here["Ana"].slash(here.channel, "lay", card="red 1"))
        assert await counts(here) == (bohnanza + 1, tricks + 1)
        await position(here, 2, UP)
        assert "table #2" in private(await here["Ana"].user.slash("take", card="blue 1"))
        assert (await counts(here))[0] == bohnanza + 1


@pytest.mark.long
async def test_a_command_for_a_table_of_the_other_game_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        before = await counts(here)
        asked = here["Ana"].slash
        result = await asked(here.channel, "plant", table=2)
        assert told(result, "command-of-another-game", table=2, game=NICHT_DIE_BOHNE, command="plant")
        for command in ("lay", "take"):
            result = await asked(here.channel, command, card="red 1", table=1)
            assert told(result, "command-of-another-game", table=1, game="rio_grande_2000", command=command)
        assert await counts(here) == before


async def test_who_plays_only_the_other_game_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        result = await here["Ana"].slash(here.channel, "end")
        assert told(result, "command-of-another-game", table=1, game=NICHT_DIE_BOHNE, command="end")


async def test_the_lists_offer_tables_and_cards_of_the_own_game_alone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        complete = here["Ana"].autocomplete
        assert [choice["value"] for choice in await complete(here.channel, "plant", "table", "")] == [1]
        assert [choice["value"] for choice in await complete(here.channel, "lay", "table", "")] == [2]
        assert [choice["value"] for choice in await complete(here.channel, "hand", "table", "")] == [2, 1]
        assert [choice["value"] for choice in await complete(here.channel, "lay", "card", "")] == [
            "red-1",
            "red-2",
        ]
        assert await complete(here.channel, "lay", "card", "", table=1) == []
        assert await complete(here.channel, "take", "card", "") == []


async def test_a_button_of_one_game_means_nothing_at_a_table_of_the_other(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        before = await counts(here)
        for custom_id in ("bean:1:lay:1:1:red-1", "bean:1:take:1:1:0", "bean:2:plant:soy-1:0", "bean:2:offer:1"):
            message = here.table_message(int(custom_id[5]))
            assert told(await mishaps.press(here, "Ana", message, custom_id), "unknown-control")
        assert await counts(here) == before


@pytest.mark.long
async def test_two_tables_of_the_same_game_ask_which_one_is_meant(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await position(here, 3, START)
        before = len(await events_of(here.database, 3))
        asked = await here["Ana"].slash(here.channel, "lay", card="red 1")
        assert told(asked, "which-table", tables="#3 and #2")
        assert [control.table for control in controls(asked.response)] == [3, 2]
        await here["Ana"].slash(here.channel, "lay", card="red 1", table=3)
        assert len(await events_of(here.database, 3)) == before + 1
        # Now only one of them waits.
        await here["Ana"].slash(here.channel, "lay", card="red 2")
        assert (await here.bot.tables.get(2)).state.players[0].laid == "red-2"


@pytest.mark.long
async def test_games_of_both_kinds_are_played_side_by_side(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        for _ in range(2):
            await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        farmers = Driver(here, 1, NAMES)
        companies = [Company(here, number, NAMES, seed=number, changing=0.2) for number in (2, 3)]
        for _ in range(25):
            await farmers.step()
            for company in companies:
                await company.step()
        for number, game in ((1, "Bohnanza"), (2, "Nicht die Bohne"), (3, "Nicht die Bohne")):
            assert game in words(here.table_message(number)).splitlines()[1]
            for name in NAMES:
                assert f"table #{number}" in words(here.hand_message(name, number))
        await here.leave("Ben", table=2)
        for _ in range(10):
            await farmers.step()
            for company in companies:
                await company.step()
        assert "left · a computer plays" in words(here.table_message(2))
        assert "left · a computer plays" not in words(here.table_message(3)) + words(here.table_message(1))
        assert not here.env.errors
