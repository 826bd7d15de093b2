"""Commands of play belong to a family of games: a table of another one is never meant."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from bot import players
from bot.games import CATALOGUE
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.library import all_editions
from bot.ui import families
from tests.cogs.mishaps import position, private, told
from tests.cogs.world import World, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
EDITION = "amigo_1997"


class Elsewhere(Bohnanza):
    """A game with the rules of Bohnanza that belongs to a family of its own."""

    family = "elsewhere"


@pytest.fixture(autouse=True)
def _second_family(monkeypatch: pytest.MonkeyPatch) -> None:
    # Before there is a family without words: this command offers all of them by name.
    import_module("cogs.leaderboard")
    monkeypatch.setitem(CATALOGUE, EDITION, Elsewhere(all_editions()[EDITION]))
    for registry in (families.FAMILIES, players.FAMILIES):
        monkeypatch.setitem(registry, "elsewhere", registry["bohnanza"])


async def one_of_each(here: World) -> None:
    """Table 1 plays Bohnanza, table 2 the other game; everybody sits at both."""
    await here.open(*NAMES)
    await here.open(*NAMES, game=EDITION)


async def test_a_command_means_the_table_of_its_own_games(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        before = words(here.table_message(2))
        await position(here, 1, position_of(hands=["soy red", "blue", "chili"]))
        assert "table #1" in private(await here["Ana"].slash(here.channel, "plant"))
        assert words(here.table_message(2)) == before


async def test_a_command_for_a_named_table_of_other_games_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        result = await here["Ana"].slash(here.channel, "plant", table=2)
        assert told(result, "command-of-another-game", table=2, game=EDITION, command="plant")


async def test_a_command_says_so_where_only_other_games_are_played(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=EDITION)
        result = await here["Ana"].slash(here.channel, "end")
        assert told(result, "command-of-another-game", table=1, game=EDITION, command="end")


async def test_only_tables_of_its_own_games_are_offered_while_typing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        choices = await here["Ana"].autocomplete(here.channel, "plant", "table", "")
        assert [choice["value"] for choice in choices] == [1]
        assert await here["Ana"].autocomplete(here.channel, "harvest", "field", "", table=2) == []


async def test_the_hand_and_the_table_are_for_every_game(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await one_of_each(here)
        choices = await here["Ana"].autocomplete(here.channel, "hand", "table", "")
        assert [choice["value"] for choice in choices] == [2, 1]
        for table in (1, 2):
            assert f"table #{table}" in private(await here["Ana"].slash(here.channel, "hand", table=table))
