"""How long a View takes: `python -m tests.benchmarks.views [--games N] [EDITION ...]`, in microseconds.

Random games of three to five, in which every seat of a town has buildings from the first. The Views of all seats
and of the table are made at every position.
"""

from __future__ import annotations

import argparse
import time

from bot.games.bohnanza.state import State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.random_games import GAMES, Recipe, play

SIZES = range(3, 6)


def main() -> None:
    """Print one line for each edition."""
    parser = argparse.ArgumentParser(description="Measure Views of Bohnanza, in microseconds each.")
    parser.add_argument("editions", nargs="*", default=[key for key in GAMES if SIZES[0] in GAMES[key].players])
    parser.add_argument("--games", type=int, default=3, help="games for each number of players")
    arguments = parser.parse_args()
    for edition in arguments.editions:
        sizes = [players for players in SIZES if players in GAMES[edition].players]
        recipes = [Recipe(players, (), seed, edition) for players in sizes for seed in range(arguments.games)]
        games = [play(recipe).states() for recipe in recipes]
        began = time.process_time()
        made = sum(look(states) for states in games)
        took = time.process_time() - began
        print(f"{edition}: {took / made * 1e6:.1f} µs a View ({made:,} Views)")


def look(states: tuple[State, ...]) -> int:
    """Everybody looks at every position of a game; how many Views that were."""
    made = 0
    for state in states:
        for viewer in (None, *range(len(state.players))):
            view(state, viewer)
            made += 1
    return made


if __name__ == "__main__":
    main()
