"""What ratings the computer players are worth: `python -m tests.benchmarks.ratings [FAMILY …] [--kept FILE]`.

One of each strength plays among others who are all of each other one, at every number of players: in one
edition, whose standings are those of all, and with people's manners, since nobody is rated without a person. A
person who plays as the one does would get a rating from these games; the standings that it prints bring it as
near to that of the strength as two figures for each can. `normal` is where everybody begins. The lines are
those of `bot/players/FAMILY/strengths.py`: whoever makes a computer play better runs this, and puts them there;
`--today` says how far off copies are by these. With `--kept`, games are written to this file as they end; if it
was stopped, it goes on where it was, and with `--games 0` it only reads; where players have changed, begin
another.
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
How far off copies are, of 60 games of each company and 130 of three (seeds 101 to 104), and of duels, in which
`hard` won 471 of 473 against `normal` and 373 of 373 against `easy`:
         after 80 games: furthest off   normal among hard   hard among normal   after 1,000: furthest off
duel     1.8 (normal among hard)        -1.8                -1.0                3.3 (hard among easy)
3        0.8 (easy among expert)        +0.4                +0.3                1.6
4        1.4 (normal among hard)        -1.4                +0.1                1.4
5        0.8 (normal among easy)        -0.8                +0.6                1.0
6        1.4 (easy among expert)        -0.8                -0.3                1.3
7        1.2 (normal among easy)        -0.7                -0.7                1.1
Before, by games with the manners of computers among themselves, and `normal` with an envy of 0.3: 4.1, 3.3,
4.3, 3.6, 3.3, 2.2. The players had no one order there: of four among `expert` the copies of `easy` and `normal`
ended the wrong way round, since that one traded for the good of those who plan; no model of openskill told
more. With an envy of 0.8 alone it was 3.0 of four and 2.7 of six; the rest was that nobody is rated without a
person at the table, and that computers there are nearer to each other. That showed, too, that with these
manners `hard` was worse than `normal` at large tables, of 16 games of each company: +3.6, +0.8, -1.1, -0.2,
-1.9 from three to seven. In the duel the luck of the games is so much less that its ratings stand apart: after
500 duels against `hard`, who won 0, 1, 2, 5 and 10 % of them stands clearly above who won fewer, though
`normal` wins one of two hundred.
Nicht die Bohne, of 15 to 34 games of each company: furthest off 1.2, 1.3, 1.8 and 0.8, three to six."""

if __name__ == "__main__":
    main()
