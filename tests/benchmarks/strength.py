"""Measures how strong the computer players are: one of them among those of old, and what strengths are worth.

Run as `python -m tests.benchmarks.strength [WORD …]`: every row in whose name all these words stand is played, and
without words every row. `--games` says how many games a row takes, `--jobs` how many processes play; seats move on
after each game. Given are the share of the wins with the interval that holds the true share in 95 of 100 cases,
the mean scores, and what is aimed at. What else is told of players is measured by `tests.benchmarks.ratings`,
`company` and `deciding` beside it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games import CATALOGUE
from bot.players import EXPERT, FAMILIES
from bot.simulate.batch import Batch, play_all
from bot.simulate.tally import Tally
from tests.benchmarks.players import habits

OLD = "tests.benchmarks.players.hard_0_1:player"
BEFORE = "tests.benchmarks.players.bohne_hard_2:player"
"""Nicht die Bohne's strongest before it played rounds out."""
SWAPPERS = tuple(f"tests.benchmarks.players.swappers:{name}" for name in ("swapper", "single_swapper"))
POLITE = tuple(f"bot.players.bohnanza.{one}:{one}_among_people" for one in ("expert", "hard"))
"""Those two with the manners that they have among people."""
HABITS = tuple(f"tests.benchmarks.players.habits:{name}" for name in habits.HABITS)


class Row(NamedTuple):
    """A measurement: the first player among the others, who move on a seat after each game."""

    name: str
    game: str
    seats: tuple[str, ...]
    least: float = 0.0
    """The share of the wins that is aimed at; 0 where it is only looked at."""
    thalers: float = 0.0
    """The mean score that is aimed at."""


AIMS = {
    ("rio_grande_2000", 3): 0.5,
    ("rio_grande_2000", 4): 0.55,
    ("rio_grande_2000", 5): 0.4,
    ("rio_grande_2000", 6): 1.5 / 6,
    ("rio_grande_2000", 7): 1.5 / 7,
    ("amigo_1997", 4): 0.4,
    ("amigo_2016", 4): 0.4,
    ("high_bohn", 4): 0.4,
    ("high_bohn_cognac", 4): 0.4,
    ("duel", 2): 0.6,
    ("nicht_die_bohne", 4): 1.3 / 4,
}
"""What one of today's strongest must win among those of version 0.1.0."""

EXPERT_AIMS = {"rio_grande_2000": 0.4}
"""What an expert must win among three of the hard ones of today; elsewhere it is a third."""

BEFORE_AIMS = {3: 0.38, 4: 0.3, 5: 0.3, 6: 0.48}
"""What Nicht die Bohne's strongest must win among those of before, by players."""


def rows() -> Iterator[Row]:
    """All rows."""
    for key, game in CATALOGUE.items():
        for players in game.players:
            seats = ("hard", *(OLD,) * (players - 1))
            yield Row(f"old {key} {players}", key, seats, AIMS.get((key, players), 0.0))
        if EXPERT in FAMILIES[game.family].strengths(game.players):
            yield from _of_expert(key, game.players)
    for players, aim in BEFORE_AIMS.items():
        seats = ("hard", *(BEFORE,) * (players - 1))
        yield Row(f"before nicht_die_bohne {players}", "nicht_die_bohne", seats, aim)
    for key in ("rio_grande_2000", "amigo_1997"):
        yield Row(f"swappers {key} 3", key, ("hard", *SWAPPERS), 0.6 if key == "rio_grande_2000" else 0.0)
    for habit in HABITS:
        yield Row(
            f"habit {habit.rpartition(':')[2]} rio_grande_2000 4", "rio_grande_2000", (habit, *("hard",) * 3)
        )
    yield Row("alike rio_grande_2000 4", "rio_grande_2000", ("hard",) * 4, thalers=16)
    for key, game in CATALOGUE.items():
        for better, worse in (("normal", "easy"), ("hard", "normal")):
            players = min(4, game.players[-1])
            least = 0.6 if worse == "easy" else 0.0
            yield Row(f"{better} {worse} {key} {players}", key, (better, *(worse,) * (players - 1)), least)


def _of_expert(key: str, sizes: Sequence[int]) -> Iterator[Row]:
    """One expert among hard ones, and the same with the manners of people; then experts alone."""
    for players in sizes:
        aim = EXPERT_AIMS.get(key, 1 / 3) if players == 4 else 0.0
        yield Row(f"expert {key} {players}", key, (EXPERT, *("hard",) * (players - 1)), aim)
        yield Row(f"polite {key} {players}", key, (POLITE[0], *POLITE[1:] * (players - 1)), (players == 4) / 4)
    yield Row(f"alike expert {key} 4", key, (EXPERT,) * 4)


def main() -> None:
    """Play the rows that are asked for, and print a line for each as it is done."""
    parser = argparse.ArgumentParser(description="Measure computer players against each other.")
    parser.add_argument("words", nargs="*", help="words of the rows' names")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--player", help="who plays in place of the first of each row, such as normal")
    given = parser.parse_args()
    print(HEADER)
    for row in rows():
        if set(given.words) <= set(row.name.split()):
            seats = (given.player or row.seats[0], *row.seats[1:])
            batch = Batch(row.game, seats, given.games, given.seed, recorded=False)
            print(measured(row, batch, given.jobs), flush=True)
    print(
        "",
        *[f"Noted: {line}" for line in NOTED if set(given.words) <= set(line.replace(":", "").split())],
        sep="\n",
    )


NOTED = (
    "habit beggar rio_grande_2000 4: 28 % (23.2–33.3) of 300 games, seed 31, ba6ea732; 57 % (42–71) of 40 before",
    "habit greedy rio_grande_2000 4: 5 % (at most 16) of 48 games, seed 17, hard of bc7950d6",
    "habit hoarder rio_grande_2000 4: 1 % (0.7–2.1) of 1,000 games, seed 3601, 22ffc6e5",
    "habit silent rio_grande_2000 4: 4 % (3.0–5.5) of 1,000 games, seed 3601, 22ffc6e5",
    "habit junk_dealer rio_grande_2000 4: 17 % (15.0–19.7) of 1,000 games, seed 3601, 22ffc6e5",
    "habit lowballer rio_grande_2000 4: 21 % (18.7–23.8) of 1,000 games, seed 3601, 4bef3f7e",
    "habit latecomer rio_grande_2000 4: 25 % (22.7–28.1) of 1,000 games, seed 3501, 3e0275d8",
    "habit repeater rio_grande_2000 4: 16 % (13.4–17.9) of 1,000 games, seed 3601, 4bef3f7e; 43 % of 200 "
    "before, at aa5e4bd1: its turns lasted so long that others made 6.4 offers in each, not 1.5, and it "
    "took 10.1 a game, not 2.9; of what it asked again next to nothing was taken",
    "habit repeater (trials) among other hard ones: of those that make their offers in another's turn before they "
    "decline 24 % (18–30) of 200 games, but one such among three of before won 15 % (9–23) of 100; of those that "
    "make one offer there 24 % of 40; of those that make none 13 % of 60, and two such "
    "among two of before won 51 % of 60",
    "habit repeater among three with people's manners: 48 % (33–63) of 40 games, seed 51, c157f52c; hard as it is "
    "among computers wins more from them, 64 % (48–77), since it may say more than they do",
    "habit beggar rio_grande_2000 4: 3 % (2.3–4.6) of 1,000 games, seed 3601, 4bef3f7e",
    "habit refuser rio_grande_2000 4: 8 % (6.0–9.3) of 1,000 games, seed 3601, 22ffc6e5",
    "habit dawdler rio_grande_2000 4: 24 % (21.3–26.5) of 1,000 games: 28 % of 300, seed 3401, 565a893b; 22 % of "
    "700, seed 3502, 6ca88cda",
    "habit dawdler with people's manners among three with them: 30 % (23.5–38.1) of 150 games, seed 3401; 43 % "
    "(35.2–50.9) of these 150 when what was for their good above all was offered, too; with one "
    "offer there instead of two 34 % (24.9–45.3) of 80",
    "alike rio_grande_2000 4: 16.5 thalers in 40 games, seed 17, c157f52c",
    "hard normal rio_grande_2000 4: 60 % (51–68) of 120 games, seed 7, 7b27545d; 91 % (80.9–95.9) of 60 games, "
    "seed 17, at c157f52c, before normal minded as much what others gain",
    "old rio_grande_2000 4: 68 % (55.8–78.7) of 60 games, seed 17, c157f52c",
    "expert rio_grande_2000 4: 52 % (39.3–63.8) of 60 games, seed 1717, c157f52c; 17.8 thalers to 16.1",
    "before nicht_die_bohne 3: 53 % (43–63) of 100 games, seed 17, 70ca80ac",
    "before nicht_die_bohne 4: 31 % (25–39) of 170 games, seeds 3405 to 3408, 4391ac7d; 19.0 points to 24.9",
    "before nicht_die_bohne 5: 38 % (34–43) of 450 games: 37 % of 150, seed 17, 70ca80ac; 39 % of 300, seed 3503, "
    "3e0275d8",
    "before nicht_die_bohne 6: 54 % (49–59) of 400 games: 56 % of 100, seed 17, 70ca80ac; 53 % of 300, seed 3503, "
    "3e0275d8",
    "expert (a trial) among three hard, rio_grande_2000: the hidden cards dealt 8 times and each partner asked "
    "whether it accepts, 27 % (20–37) of 100 games; the same with all hands seen, 22 % (15–31)",
    "expert rio_grande_2000 4: 55 % (49–60) of 300 games, seed 1717, a04218c6; 18.1 thalers to 16.2",
    "expert rio_grande_2000 3: 40 % (29–53) of 60 games, seed 4747, a04218c6",
    "expert high_bohn 4: 39 % (25–54) of 40 games, seed 3717, a04218c6; high_bohn_cognac 35 % (22–51)",
    "expert amigo_1997 4: 37 % (28–46) of 100 games, seeds 3717 and 3718, a04218c6; amigo_2016 44 % (31–58) of 50",
    "polite rio_grande_2000 4: 44 % (40–47) of 1,000 games: 46 % of 450, seeds 2717 to 2719, a04218c6; 42 % "
    "of 450, seed 2800101, and 39 % of 100, seed 2900101, 25a2f57c",
    "expert high_bohn 4: 37 % (26–49) of 60 games, seed 3504, 6ca88cda; amigo_2016 40 % (29–53) of 60",
    "polite high_bohn 4: 34 % (26–44) of 100 games, seed 3504, 6ca88cda; amigo_2016 43 % (34–53) of 100",
    "polite amigo_1997 4: 33 % (22–47) of 50 games, seed 3718, a04218c6; amigo_2016 28 % (18–42)",
    "polite high_bohn 4: 27 % (14–44) of 30 games, seed 3718, a04218c6; high_bohn_cognac 57 % (39–73)",
    "with people's manners, rio_grande_2000, 60 games of each company and 130 of three, seeds 101 to 104, "
    "from three to seven: hard wins 78, 47, 22, 17 and 7 % among normal (before, of 16 games, 56, 38, 0, 12 "
    "and 0), expert 75, 58, 40, 37 and 23 % among normal, and 42, 52, 42, 38 and 30 % among hard",
    "alike expert rio_grande_2000 4: 17.3 thalers in 15 games, seed 4717, a04218c6",
    "company rio_grande_2000 4, with people's manners: hard 2.5 offers a turn of all four together, 39 % "
    "taken, in 15 games; normal 2.7, 41 %; expert 2.8, 38 % (before 2.7, 37 %; 3.3, 38 %; "
    "2.8, 38 %); nobody makes more than 3 in a turn, and none is in "
    "vain, asks for a gift without a reason, gives for nothing what is grown, or brings back what was given",
    "deciding rio_grande_2000 4 and all others: expert takes a median of 0.4 to 0.9 ms of processor, p95 1.5 to "
    "5.2, where the loop takes 40 to 60; hard in a duel p95 8.1, in nicht_die_bohne of three and six 33 and 49",
    "expert (a trial) in a duel against hard: a plan that sees the end 51 % (45–58) of 240 games; with an empty "
    "field at 0.22 a turn 54 % (50–58) of 540; with four turns planned, 0.23 and a reach of 3.0 54 % (50–58) of "
    "700, of which the last 400, by a new seed, were 51 %; a reach of 2.7 and 0.25 49 % (42–56) of 200",
)
"""What took long, and was measured once: with --games and --seed as told, at that commit."""

HEADER = f"| {'row':34} | {'n':>4} | wins (95 %)        | by chance | aim  | mean of it, of others | ms a move |"


def measured(row: Row, batch: Batch, jobs: int) -> str:
    """Play a row, and tell it as one line of a table."""
    tally, began = Tally(), time.process_time() if jobs == 1 else time.perf_counter()
    for result in play_all(batch, jobs):
        tally.add(result)
    took = (time.process_time() if jobs == 1 else time.perf_counter()) - began
    first, (share, low, high) = batch.seats[0], tally.win_shares()[batch.seats[0]]
    means = tally.mean_scores()
    others = [mean for player, mean in means.items() if player != first] or [means[first]]
    aim = f"{row.thalers:g} th" if row.thalers else f"{row.least:.0%}" if row.least else ""
    return (
        f"| {row.name:34} | {tally.games:4} | {share:4.0%} ({low:.1%}–{high:.1%}) | {1 / len(batch.seats):8.1%}  "
        f"| {aim:5}| {means[first]:6.2f}, {max(others):6.2f}        | {1000 * took * jobs / tally.moves:8.2f}  |"
    )


if __name__ == "__main__":
    main()
