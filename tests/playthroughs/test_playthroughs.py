"""Whole games go on as they went when they were written down; `python -m tests.playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tests.breadth import few_rows
from tests.playthroughs.recording import FOLDER, compare_files, every, file, kept, record
from tests.playthroughs.scenes import GAMES

WRITE = "python -m tests.playthroughs"


@pytest.mark.parametrize(("key", "players"), few_rows(every(), *GAMES))
def test_a_game_goes_as_it_was_written_down(key: str, players: int) -> None:
    assert record(key, players).splitlines() == kept(file(key, players), WRITE).splitlines()


def test_there_is_a_golden_game_for_every_system_and_number_of_players() -> None:
    assert every()
    compare_files(FOLDER, {file(key, players).name for key, players in every()}, WRITE)
