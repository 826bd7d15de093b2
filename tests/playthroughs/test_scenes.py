"""The golden games look as they did: what their pictures show and say is compared, not the pictures' bytes."""

from __future__ import annotations

import pytest

from bot.art.pictures import draw
from tests.art.pictures.real_games import hand_picture, table_picture
from tests.breadth import few_rows, steps
from tests.playthroughs.recording import compare_files, kept
from tests.playthroughs.scenes import GAMES, SCENES, file, moments, scenes

WRITE = "python -m tests.playthroughs.scenes"
EACH = pytest.mark.parametrize(("key", "players"), GAMES)


@EACH
def test_a_golden_game_is_pictured_as_it_was(key: str, players: int) -> None:
    assert scenes(key, players) == kept(file(key, players), WRITE)


def test_no_other_scenes_are_kept() -> None:
    compare_files(SCENES, {file(*each).name for each in GAMES}, WRITE)


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, ("high_bohn", 5)))
def test_what_they_show_is_drawn(key: str, players: int) -> None:
    """Every few events, for everybody: no scene asks for a drawing that there is not."""
    game = moments(key, players)
    for moment in (*game[:: len(game) // steps(12)], game[-1]):
        pictures = [table_picture(moment), *[hand_picture(moment, seat) for seat in range(players)]]
        assert all(draw(picture.scene).startswith(b"\x89PNG") for picture in pictures)
