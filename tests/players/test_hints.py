"""A hint follows from the View alone: the same whenever it is asked for, in whatever run, whatever others hold."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.players.hint import luck_of
from tests.breadth import few
from tests.games.bohnanza.resampling import redeal
from tests.games.nicht_die_bohne.resampling import redeal as redeal_bohne

REDEAL: dict[str, Callable[[Any, int, Any], Any]] = {"bohnanza": redeal, "nicht_die_bohne": redeal_bohne}


@pytest.mark.parametrize("key", few(CATALOGUE, "high_bohn"))
def test_a_hint_depends_on_nothing_that_is_hidden(key: str) -> None:
    """In a whole game of each kind, with all that the seat cannot know dealt anew."""
    game, luck = CATALOGUE[key], seeded(f"hints of {key}")
    family, count = FAMILIES[game.family], game.players[0]
    best, state = family.players["hard"], game.start(count, luck).after
    hints, undecided = set(), 0
    for number in range(160):
        waiting = game.to_act(state)
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        seen = game.view(state, seat)
        if number % 8 == 0:
            hint = family.hint(seen)
            for other in range(2):
                again = game.view(REDEAL[game.family](state, seat, seeded(f"{number} {other}")), seat)
                assert (again, family.hint(again)) == (seen, hint)
            hints.add(repr(hint))
            undecided += best(seen, seeded(1)) != best(seen, seeded(2))
        move = family.players["normal"](seen, luck)
        assert move is not None
        state = game.decide(state, seat, move, luck).after
    assert len(hints) > 5
    # Only in this family does luck have a say in what the best player does.
    assert bool(undecided) == (game.family == "nicht_die_bohne")


@pytest.mark.parametrize("key", CATALOGUE)
def test_no_player_but_the_hard_one_is_asked_for_a_hint(key: str) -> None:
    """Whoever is added after it."""
    game = CATALOGUE[key]
    family, seen = FAMILIES[game.family], game.view(game.start(game.players[0], seeded(1)).after, 0)

    def unasked(view: Any, chance: Any) -> Any:
        raise AssertionError("no hint comes from this player")

    players = {name: player if name == "hard" else unasked for name, player in family.players.items()}
    manners = {name: player if name == "hard" else unasked for name, player in family.among_people.items()}
    other = family._replace(players={**players, "expert": unasked}, among_people={**manners, "expert": unasked})
    assert other.hint(seen) == family.hint(seen) is not None


PRINTS = """
from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.players.hint import luck_of
for key, game in CATALOGUE.items():
    print(luck_of(game.view(game.start(game.players[-1], seeded(1)).after, 0)).lot(10**9))
"""


def test_the_luck_of_a_view_is_the_same_in_every_run() -> None:
    """Whatever `hash` is in it."""
    here = [
        luck_of(game.view(game.start(game.players[-1], seeded(1)).after, 0)).lot(10**9)
        for game in CATALOGUE.values()
    ]
    run = subprocess.run(
        [sys.executable, "-c", PRINTS],
        env=os.environ | {"PYTHONHASHSEED": "4"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert list(map(int, run.stdout.split())) == here
    assert len(set(here)) == len(here)
