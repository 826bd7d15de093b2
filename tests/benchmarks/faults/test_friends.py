"""Whole games where the bot is not, over the wire, while everything goes wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.painting import folder_beside
from tests.benchmarks.faults.friends import friends
from tests.benchmarks.faults.story import GAMES

BETWEEN = 12
"""Clicks after which the next thing goes wrong."""


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
async def test_a_whole_game_among_friends(tmp_path: Path, each_sprite_is_drawn_once: Path, seed: int) -> None:
    folder_beside(tmp_path / GAMES).symlink_to(each_sprite_is_drawn_once)
    game = random.Random(seed).choice(("rio_grande_2000", "duel"))
    async with friends(tmp_path, seed, game) as told:
        await told.to_the_end(8, BETWEEN)


@pytest.mark.long
async def test_where_the_token_of_the_table_dies_it_comes_anew(
    tmp_path: Path, each_sprite_is_drawn_once: Path
) -> None:
    folder_beside(tmp_path / GAMES).symlink_to(each_sprite_is_drawn_once)
    async with friends(tmp_path, 1, "duel") as told:
        assert len(told.page.public()) == 1
        await told.carry_out("a dead token of the table")
        assert told.injection.hit
        assert len(told.page.public()) == 2
