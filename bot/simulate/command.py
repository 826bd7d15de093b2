"""The command `simulate`: its arguments checked, its progress shown, its outcome printed."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bot.games import CATALOGUE
from bot.players import FAMILIES
from bot.simulate.batch import Batch, Result, play_all
from bot.simulate.players import NoSuchPlayer, find
from bot.simulate.record import Record, Unwritable
from bot.simulate.tally import Tally


class BadArgument(Exception):
    """The command was asked for something that cannot be; the message is one line."""


def simulate(batch: Batch, jobs: int, record: Path | None, *, as_json: bool) -> int:
    """Play, record and print. The exit code: 0; 2 for what cannot be, 1 for a lost process, 130 if interrupted."""
    tally = Tally()
    try:
        _check(batch, jobs)
        began = time.perf_counter()
        with ExitStack() as stack:
            file = stack.enter_context(closing(Record(record))) if record else None
            results = stack.enter_context(closing(play_all(batch, jobs)))
            for result in _with_progress(results, batch.games):
                if file:
                    file.add(result.record)
                tally.add(result)
        seconds = time.perf_counter() - began
    except (BadArgument, Unwritable) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    except BrokenProcessPool:
        print("Error: a process was ended from outside; is there too little memory?", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"Interrupted after {tally.games:,} of {batch.games:,} games.", file=sys.stderr)
        return 130
    facts = tally.facts(batch, seconds)
    print(json.dumps(facts) if as_json else "\n".join([TEXT.format(**facts), *_shares(tally, batch)]))
    return 0


TEXT = """\
{game}, {players} players ({player}), seed {seed}
{games:,} games, {moves:,} moves in {seconds:,} s: {games_per_second:,} games/s, {moves_per_second:,} moves/s
scores: lowest {min_score}, quartiles {quartiles[0]:g} {quartiles[1]:g} {quartiles[2]:g}, highest {max_score}, \
mean {mean_score:.2f}; winners' mean {mean_winning_score:.2f}"""


SHARE = (
    "{player}: {share:.1%} of the wins (95 % sure: {low:.1%} to {high:.1%}; by chance {chance:.1%}), "
    "mean score {score:.2f}"
)


def _shares(tally: Tally, batch: Batch) -> Iterator[str]:
    """A line for each kind of player, where there are several."""
    shares, scores = tally.win_shares(), tally.mean_scores()
    for player in dict.fromkeys(batch.seats) if len(shares) > 1 else ():
        chance = batch.seats.count(player) / len(batch.seats)
        yield SHARE.format(player=player, chance=chance, score=scores[player], **shares[player]._asdict())


def best(game: str) -> str:
    """The name of the player who plays this game best; empty where there is no such game."""
    known = CATALOGUE.get(game)
    return "" if known is None else FAMILIES[known.family].strengths(known.players)[-1]


def usual(game: str) -> int:
    """How many play where nobody says it: four, or as near to that as the game allows."""
    return min(CATALOGUE[game].players if game in CATALOGUE else (4,), key=lambda number: abs(number - 4))


def players_by_seat(game: str, seats: str | None, player: str | None, players: int | None) -> tuple[str, ...]:
    """Who plays at each seat: as listed, or one player at so many; raises BadArgument where both are said."""
    if seats is None:
        return (player or best(game),) * (usual(game) if players is None else players)
    listed = tuple(name.strip() for name in seats.split(","))
    if player is not None:
        raise BadArgument("--seats says who plays, and so does --player: leave one of them out")
    if players not in (None, len(listed)):
        raise BadArgument(f"--seats names {len(listed)} players, and --players says {players}")
    return listed


def _check(batch: Batch, jobs: int) -> None:
    game = CATALOGUE.get(batch.game)
    if game is None:
        raise BadArgument(f"there is no game {batch.game!r}; there is {', '.join(CATALOGUE)}")
    if len(batch.seats) not in game.players:
        fewest, most = game.players[0], game.players[-1]
        fitting = f"{fewest} to {most}" if fewest < most else f"{fewest}"
        raise BadArgument(f"{game.key} is for {fitting} players, not {len(batch.seats)}")
    for player in batch.seats:
        try:
            find(FAMILIES[game.family], player)
        except NoSuchPlayer as error:
            raise BadArgument(str(error)) from error
    if batch.games < 1:
        raise BadArgument(f"--games must be 1 or more, not {batch.games}")
    if jobs < 1:
        raise BadArgument(f"--jobs must be 1 or more, not {jobs}")


def _with_progress(results: Iterable[Result], games: int) -> Iterable[Result]:
    """The same results, with a bar on standard error where that is a terminal."""
    console = Console(stderr=True)
    return track(results, "Playing", games, console=console, transient=True, disable=not console.is_terminal)
