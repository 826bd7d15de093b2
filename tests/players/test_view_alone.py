"""Every player, with either manners, decides by its View and its luck alone: also in another process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.players import FAMILIES, STRENGTHS

TABLES = {
    "bohnanza": (("rio_grande_2000", 4), ("high_bohn", 3), ("duel", 2)),
    "nicht_die_bohne": tuple(("nicht_die_bohne", players) for players in (3, 4, 5, 6)),
}
"""By family where Views are taken from: of the other game at every table, since how much it plays out differs."""
SELDOM = {"bohnanza": 60, "nicht_die_bohne": 80}
"""Everybody's Views are taken once in so many moves."""


def views(key: str, players: int, seldom: int) -> Iterator[Any]:
    """What all seats see now and then in a game of normal players."""
    game, luck = CATALOGUE[key], seeded(7)
    family, state, moves = FAMILIES[game.family], game.start(players, luck).after, 0
    while waiting := game.to_act(state):
        seen = [game.view(state, seat) for seat in range(players)]
        yield from seen if moves % seldom == 0 else ()
        for seat in range(players) if family.everyone_may_act(seen[0]) else waiting:
            move = family.players["normal"](seen[seat], luck)
            if move is not None:
                state, moves = game.decide(state, seat, move, luck).after, moves + 1
                break


def decisions(family: str, seen: Sequence[Any]) -> Mapping[str, Sequence[Any]]:
    """What each player does by each of these Views, and what is advised."""
    known = FAMILIES[family]
    mannerly = {f"{name} among people": player for name, player in known.among_people.items()}
    choosers: Mapping[str, Callable[[Any, Any], Any]] = {**known.players, **mannerly}
    made = {name: [choose(one, seeded(5)) for one in seen] for name, choose in choosers.items()}
    return {**made, "hint": [known.hint(one) for one in seen]}


ELSEWHERE = """
import pickle, sys
from tests.players.test_view_alone import decisions
seen = pickle.load(sys.stdin.buffer)
pickle.dump({family: decisions(family, views[::-1]) for family, views in seen.items()}, sys.stdout.buffer)
"""
"""There they are asked in another order: what one View was about may not be remembered at the next."""


def test_the_same_view_and_luck_make_the_same_move_in_any_process() -> None:
    seen = {
        family: [one for table in TABLES[family] for one in views(*table, SELDOM[family])] for family in FAMILIES
    }
    # Some other order of sets than here.
    order = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(seen),
        env={**os.environ, "PYTHONHASHSEED": order},
        capture_output=True,
        check=True,
    )
    for family, there in pickle.loads(run.stdout).items():
        here = decisions(family, seen[family])
        assert {name: moves[::-1] for name, moves in there.items()} == here
        assert {*FAMILIES[family].strengths([4]), *STRENGTHS} <= set(here)
        assert all(len(set(map(repr, moves))) > 10 for moves in here.values())
