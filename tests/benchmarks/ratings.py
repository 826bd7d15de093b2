"""What ratings the computer players are worth: `python -m tests.benchmarks.ratings [FAMILY …] [--kept FILE]`.

One of each strength plays among others who are all of each other one, at every number of players: in one
edition, whose standings are those of all, and with people's manners, since nobody is rated without a person. A person who plays as the one does would get a rating from these games;
the standings that it prints bring it as near to that of the strength as two figures for each can. `normal` is
where everybody begins. The lines are those of `bot/players/FAMILY/strengths.py`: whoever makes a computer play
better runs this, and puts them there; `--today` says how far off copies are by these. With `--kept`, games are
written to this file as they end; if it was stopped, it goes on where it was, and with `--games 0` it only reads.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bot.games import CATALOGUE
from bot.players import FAMILIES, Standing
from bot.simulate.batch import Batch, Result, play_one
from tests.benchmarks.copies import GAMES, LONG, Game, Pair, by_pair, errors, fitted, pairs

Company = tuple[str, tuple[str, ...]]
"""A game, and who plays it."""


def tables(family: str) -> dict[int, str]:
    """By every number of players, the first game of the catalogue for so many."""
    of_family = [(key, game) for key, game in CATALOGUE.items() if game.family == family]
    return {players: key for key, game in reversed(of_family) for players in game.players}


def companies(family: str) -> Iterator[Company]:
    """One of each strength among each other one, at every table."""
    for players, key in sorted(tables(family).items()):
        of_table = pairs(FAMILIES[family].strengths([players]))
        lines = [tuple(sorted((pair.one, *(pair.among,) * (players - 1)))) for pair in of_table]
        yield from [(key, seats) for seats in dict.fromkeys(lines)]


def among_people(family: str, strength: str) -> str:
    """Who plays as this strength where people sit at the table: a name, or where to find them."""
    player = FAMILIES[family].among_people.get(strength)
    return strength if player is None else f"{player.__module__}:{player.__qualname__}"


def ranks(result: Result) -> tuple[int, ...]:
    """The place of each seat, from 1 on; equals share one, but for those who did not win with as much."""
    worth = [(score, seat in result.winners) for seat, score in enumerate(result.scores)]
    return tuple([1 + sum(other > own for other in worth) for own in worth])


def kept(file: Path | None, family: str) -> list[Game]:
    """The games of a family that this file holds."""
    lines = [] if file is None or not file.exists() else file.read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    return [Game(tuple(seats), tuple(places)) for key, seats, places in told if CATALOGUE[key].family == family]


def play_on(family: str, file: Path | None, games: int, seed: int) -> list[Game]:
    """All games of a family once there are so many of each company: those of the file, and new ones."""
    found = kept(file, family)
    there = Counter(tuple(sorted(game.seats)) for game in found)
    # Each company in its turn: whenever it is stopped, there are about as many of each.
    for number in range(games):
        for key, seats in companies(family):
            if there[seats] <= number:
                players = {among_people(family, one): one for one in seats}
                company = tuple([among_people(family, one) for one in seats])
                result = play_one(Batch(key, company, games, seed, recorded=False), f"{seed}-{number + 1}")
                found.append(Game(tuple([players[one] for one in result.seats]), ranks(result)))
                if file is not None:
                    with file.open("a", encoding="utf-8") as end:
                        end.write(json.dumps([key, *found[-1]]) + "\n")
    return found


def todays(family: str, players: int) -> dict[str, Standing]:
    """Where each strength of today stands in a game for so many."""
    known = FAMILIES[family].standings
    versions = FAMILIES[family].versions.items()
    return {one: known[one, version][players] for one, version in versions if players in known[one, version]}


def lines(family: str, standings: dict[int, dict[str, Standing]]) -> Iterator[str]:
    """What to write to `strengths.py`."""
    for strength in FAMILIES[family].versions:
        by_size = {players: found[strength] for players, found in sorted(standings.items()) if strength in found}
        yield f'    ("{strength}", "{FAMILIES[family].versions[strength]}"): {by_size},'


def errors_in_words(players: int, after: int, found: dict[Pair, float]) -> str:
    """One line: how much too high each copy comes out."""
    each = ", ".join(f"{pair.one} among {pair.among} {error:+.1f}" for pair, error in found.items())
    return f"# {players} players, after {after} games: {each}"


def main() -> None:
    """Play, and print the ends of the copies and the lines of the anchors."""
    parser = argparse.ArgumentParser(description="Rate the computer players.")
    parser.add_argument("families", nargs="*", default=sorted(FAMILIES))
    parser.add_argument("--games", type=int, default=60, help="of each company at each table")
    parser.add_argument("--kept", type=Path, help="a file of the games, to go on with later")
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--today", action="store_true", help="only look how far off copies are as it is")
    given = parser.parse_args()
    for family in given.families:
        games, standings = play_on(family, given.kept, given.games, given.seed), {}
        for players in sorted(tables(family)):
            of_size = [game for game in games if len(game.seats) == players]
            if of_size:
                played = by_pair(of_size)
                standings[players] = todays(family, players) if given.today else fitted(played)
                for after in (GAMES, LONG):
                    found = errors(played, standings[players], after)
                    print(errors_in_words(players, after, found), flush=True)
        print(family, *lines(family, standings), sep="\n", flush=True)
    print(NOTED)


NOTED = """\
How far off copies are after 80 games, of 25 games of each company (72 of duels, and of easy with normal):
         furthest off              normal among hard   hard among normal   before: furthest off, those two
duel     4.1 (normal among hard)   -4.1                +1.4                10.0, -7.6, -7.5
3        3.3 (hard among expert)   -0.3                +3.0                25.7, +8.7, +9.0
4        4.3 (easy among expert)   -2.1                +0.1                30.7, +2.3, +5.8
5        3.6 (easy among expert)   -0.9                -1.0                29.8, +2.0, -4.6
6        3.3 (normal among easy)   -2.1                +1.3                37.9, -3.8, +5.7
7        2.2 (easy among expert)   -1.1                +1.6                29.0, -4.2, +7.1
Before: the library's scale, with one spread for all; by it the differences were two to three times as large.
Nothing brings all within 2: whoever is alone among worse players beats them more surely than one of these loses
among such as that. A spread for each strength says most of it. With half the luck the furthest off would be 3.2 of
four and 2.7 of five, but people among themselves would come out half as far apart as among computers.
No other model of openskill tells more, fitted alike to the same games of four; furthest off, of what lies between
`easy` and `expert`: Plackett-Luce 4.3 of 12.8, Bradley-Terry 3.6 of 8.6 (in part 4.0 of 8.1), Thurstone-Mosteller
3.1 of 8.9 (in part 5.3 of 14.8): a third to a half of it; what is smaller is the scale. For `easy`, which comes
after `normal` in 95 of 100 pairs of seats, comes before `hard` and `expert` in 22 and 16, and `normal` in 13 and
4, since that one trades for their good: no order says both, and among `expert` the two copies end 5.0 apart, the
wrong way round. It could be mended in the players: with an envy of 0.8 (a trial, 24 games of each) `normal` comes
before `expert` in 9 of 100 pairs, with its own of 0.3 in 1; before `hard` in 24 and 16, before `easy` in 92 and
96.
In the duel `hard` won all 73 games against either; with one more that each of both won, it stands where that share
brings it: after 1,000 duels all are within 0.2, but nobody who lost the first 80 knows of it. Right after 80 would
be +20.6; then whoever wins one duel of 20 would end above where it stands at four. As it is, whoever wins so many
of 500 duels against it ends so far above the beginning, while at four it stands at +6.4:
0 %: -7.0; 1 %: -2.1; 2 %: +0.2; 5 %: +2.5; 10 %: +3.7; 50 %: +6.5.
After 1,000 games among three `hard` or `expert`, `easy` ends at +0.6 and +1.9, `normal` at -1.9 and -2.8.
A fit at four that looks at 400 games too brings `easy` among `expert` no nearer (5.0 for 4.8): not taken.
Nicht die Bohne, of 15 to 34 games of each company: furthest off 1.2, 1.3, 1.8 and 0.8, three to six."""

if __name__ == "__main__":
    main()
