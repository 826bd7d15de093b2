"""How many people and computers each game has room for."""

from __future__ import annotations

import pytest

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.tables.capacity import games_with_room, require_room_for_computers


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_seats_but_ones_own_are_for_computers(game: str) -> None:
    most = CATALOGUE[game].players[-1] - 1
    require_room_for_computers(game, most)
    with pytest.raises(IllegalMove) as refused:
        require_room_for_computers(game, most + 1)
    assert refused.value.reason == "too-many-computers"
    assert refused.value.facts == {
        "game": game,
        "computers": most + 1,
        "games": " ".join(games_with_room(most + 2)),
    }
