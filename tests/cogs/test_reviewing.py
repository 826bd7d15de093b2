"""Reviews of games that are over: for whoever played, in every game, privately, across a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.ui.publishing.outbox.places import PUBLIC
from bot.words import say
from tests.cogs.drawing import Brush, brush
from tests.cogs.mishaps import show, told
from tests.cogs.over import over
from tests.cogs.world import World, controls, shown, words, world

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")


def people(key: str) -> tuple[str, ...]:
    return NAMES[: CATALOGUE[key].players[0]] if CATALOGUE[key].players[0] == 2 else NAMES


async def pressed(here: World, name: str, table: int) -> str:
    """What the button below the end of this game shows to somebody."""
    await show(here, table, PUBLIC)
    result = await here.click(name, here.table_message(table), "review")
    assert result.ephemeral
    return words(here.now(shown(result)))


@pytest.mark.parametrize("key", CATALOGUE)
async def test_whoever_played_is_shown_their_own_decisions_in_every_game(tmp_path: Path, key: str) -> None:
    names = people(key)
    async with world(tmp_path, *names) as here:
        table, _ = await over(here, *names, key=key)
        for name in names:
            said = await pressed(here, name, table)
            assert say("en", "review-title", table=table) in said
            assert "as good as the best computer's" in said
            assert "Your choice:" in said
        assert not here.env.errors
