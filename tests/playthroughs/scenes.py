"""What the pictures of the golden games show, as data: `python -m tests.playthroughs.scenes` writes it anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.ui.components import Picture
from tests.art.pictures.real_games import RECENT, Moment, hand_picture, table_picture
from tests.playthroughs.players import PLAYERS
from tests.playthroughs.recording import FOLDER

SCENES = FOLDER.with_name("scenes")
GAMES = [(key, game.players[-1]) for key, game in CATALOGUE.items()]
"""Every system with as many players as it takes."""


@cache
def played(key: str, players: int) -> tuple[tuple[Moment, ...], ...]:
    """The golden game: the deal, then for each move what there is after each of its events."""
    game, luck = CATALOGUE[key], random.Random(f"{key} {players}")
    chance = seeded(f"{key} {players}")
    now = Moment(key, game.start(players, chance).after, ())
    found: list[tuple[Moment, ...]] = [(now,)]
    while waiting := game.to_act(now.state):
        seat = luck.choice((*waiting, *range(players)))
        move = PLAYERS[game.family](game.view(now.state, seat), luck)
        if move is None:
            continue
        after = []
        for event in game.decide(now.state, seat, move, chance).events:
            past = (*now.past, (now.state, event))[-RECENT:]
            now = Moment(key, game.evolve(now.state, event), past)
            after.append(now)
        found.append(tuple(after))
    return tuple(found)


def moments(key: str, players: int) -> tuple[Moment, ...]:
    """The golden game from the deal to the end, after each event."""
    return tuple(moment for move in played(key, players) for moment in move)


def scenes(key: str, players: int) -> str:
    """The pictures in the middle of the game and at its end, a line for each part of a scene."""
    game = moments(key, players)
    middle = game[len(game) // 2]
    shown = {"table": table_picture(middle), "end": table_picture(game[-1])}
    shown |= {f"hand {seat}": hand_picture(middle, seat) for seat in range(2)}
    return "".join(f"{line}\n" for name, picture in shown.items() for line in _lines(name, picture))


def _lines(name: str, picture: Picture) -> Iterator[str]:
    yield f"# {name}: {type(picture.scene).__name__}, {picture.name}"
    scene: Any = picture.scene
    for part, value in scene._asdict().items():
        yield f"{part}: {json.dumps(value, ensure_ascii=False)}"
    yield f"alt: {picture.alt}"


def file(key: str, players: int) -> Path:
    """Where the scenes of this game are kept."""
    return SCENES / f"{key}-{players}.txt"


if __name__ == "__main__":
    SCENES.mkdir(exist_ok=True)
    for each in GAMES:
        file(*each).write_text(scenes(*each), "utf-8")
        print(file(*each).name)
