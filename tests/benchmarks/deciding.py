"""How long computers think, by processor: `python -m tests.benchmarks.deciding [STRENGTH] [--games N]`.

One of them sits among others of `hard`, at every game that has it, at its fewest and most players, with the
manners that it has among people, if it has such: then it weighs most. Every answer counts, also that nothing is
wanted. Aimed at are a median of 20 ms and a p95 of 100 ms. Machines differ, and so does one from hour to hour:
what the same loop takes here stands beside each row.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

from bot.games import CATALOGUE
from bot.games.chance import Chance
from bot.games.contract import AnyGame
from bot.players import EXPERT, FAMILIES, STRENGTHS, Player
from bot.simulate.playing import play
from bot.tables.computers.strengths import player

LOOP = 1_000_000
"""So many times something is added, to know the machine."""


class Timed:
    """A player whose answers are timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.took: list[float] = []

    def __call__(self, view: Any, chance: Chance) -> Any:
        """What the player does."""
        began = time.process_time()
        move = self._player(view, chance)
        self.took.append(time.process_time() - began)
        return move


def main() -> None:
    """Play, and print one line for each game."""
    parser = argparse.ArgumentParser(description="Time the decisions of a computer player.")
    parser.add_argument("strength", nargs="?", default=EXPERT, choices=(*STRENGTHS, EXPERT))
    parser.add_argument("--games", type=int, default=3, help="of each number of players")
    given = parser.parse_args()
    for key, game in CATALOGUE.items():
        if given.strength in FAMILIES[game.family].strengths(game.players):
            for players in dict.fromkeys((game.players[0], game.players[-1])):
                print(f"{key} {players}: {row(game, given.strength, players, given.games)}", flush=True)


def row(game: AnyGame, strength: str, players: int, games: int) -> str:
    """How long this player thinks in some games for so many, and how long the machine takes for the loop."""
    family, loop = FAMILIES[game.family], [loop_takes()]
    timed = Timed(player(game.family, strength, among_people=True))
    seats = ("timed", *("hard",) * (players - 1))
    for number in range(games):
        play(game, family._replace(players={**family.players, "timed": timed}), seats, f"deciding {number}")
    loop.append(loop_takes())
    parts, longest = statistics.quantiles([1000 * one for one in timed.took], n=100), 1000 * max(timed.took)
    return (
        f"median {parts[49]:.1f} ms, p95 {parts[94]:.1f}, p99 {parts[98]:.1f}, longest {longest:.0f} "
        f"({len(timed.took):,} decisions); the loop {1000 * statistics.mean(loop):.0f} ms"
    )


def loop_takes() -> float:
    """The seconds of processor that a million additions take here now."""
    began, total = time.process_time(), 0
    for number in range(LOOP):
        total += number
    return time.process_time() - began


if __name__ == "__main__":
    main()
