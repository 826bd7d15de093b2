"""Playing the golden games and writing them down, one line for each move and each event."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.games import CATALOGUE
from bot.games.bohnanza.high_bohn.moves import HarvestFor
from bot.games.bohnanza.moves import Harvest
from bot.games.chance import seeded
from bot.games.contract import AnyGame, Outcome
from tests.playthroughs.players import PLAYERS

LATER = {"thalers": None, "tribute": None}
"""Fields of moves that are younger than the first golden games, which do not name them."""
NAMES = {HarvestFor: Harvest.__name__}
"""Moves that were part of another one when the golden games were recorded."""
FOLDER = Path(__file__).parent / "games"


def every() -> list[tuple[str, int]]:
    """Every system and number of players that can be played."""
    return [(key, players) for key, game in CATALOGUE.items() for players in game.players]


def file(key: str, players: int) -> Path:
    """Where this game is kept."""
    return FOLDER / f"{key}-{players}.txt"


def kept(file: Path, command: str) -> str:
    """What this file holds; AssertionError, which names the command that writes it, where there is none."""
    if not file.is_file():
        raise AssertionError(f"there is no {file.parent.name}/{file.name}; `{command}` writes it")
    return file.read_text("utf-8")


def compare_files(folder: Path, expected: set[str], command: str) -> None:
    """Assert that these files and no others are in the folder; else say which, and the command that helps."""
    there = {path.name for path in folder.iterdir()}
    lacking, left_over = sorted(expected - there), sorted(there - expected)
    assert not lacking, f"{folder.name} lacks {', '.join(lacking)}; `{command}` writes them"
    assert not left_over, f"{folder.name} holds {', '.join(left_over)}, which belong to no game any more"


def record(key: str, players: int) -> str:
    """A whole game as text, the same each time."""
    return "".join(f"{line}\n" for line in _lines(CATALOGUE[key], players))


def _lines(game: AnyGame, players: int) -> Iterator[str]:
    yield f"# {game.key}, {players} players. Written by: python -m tests.playthroughs"
    choose = PLAYERS[game.family]
    luck = random.Random(f"{game.key} {players}")
    chance = seeded(f"{game.key} {players}")
    deal = game.start(players, chance)
    yield from (_event(game, event) for event in deal.events)
    state = deal.after
    while waiting := game.to_act(state):
        seat = luck.choice((*waiting, *range(players)))
        move = choose(game.view(state, seat), luck)
        if move is None:
            continue
        yield f"{seat}: {_move(move)}"
        decision = game.decide(state, seat, move, chance)
        yield from (_event(game, event) for event in decision.events)
        state = decision.after
    outcome = game.outcome(state)
    assert outcome is not None
    yield from _result(outcome)


def _move(move: Any) -> str:  # Any: each family has its own moves, all of them named tuples
    said = {name: value for name, value in move._asdict().items() if LATER.get(name, move) != value}
    name_ = NAMES.get(type(move), type(move).__name__)
    return " ".join([name_, *(f"{name}={_text(value)}" for name, value in said.items())])


def _event(game: AnyGame, event: object) -> str:
    """An event in its stored form."""
    fields = dict(game.dump(event))
    return " ".join([f"   {fields.pop('kind')}", *(f"{name}={_text(value)}" for name, value in fields.items())])


def _text(value: object) -> str:
    if isinstance(value, tuple | list):
        return f"[{' '.join(_text(part) for part in value)}]"
    if isinstance(value, dict):
        value = json.loads(json.dumps(value))
    return "-" if value is None else str(value)


def _result(outcome: Outcome) -> Iterator[str]:
    for standing in outcome.standings:
        yield f"rank {standing.rank}: seat {standing.seat}, score {standing.score}, tie-break {standing.tie_break}"
    yield f"winners {_text(outcome.winners)}, tie {_text(outcome.tie)}"
