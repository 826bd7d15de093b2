"""The pictures of several tables in the order in which their messages show them, each once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from bot.games import CATALOGUE
from bot.ui.components import Scene
from tests.art.pictures.real_games import hand_picture, moments, stays, table_picture


def by_turns(game: str, players: int, tables: int) -> Iterator[Scene]:
    """What so many tables show, a step of each by turns, as one worker draws them."""
    for step in zip_longest(*[_steps(game, players, number) for number in range(tables)], fillvalue=()):
        for scenes in step:
            yield from scenes


def _steps(game: str, players: int, number: int) -> Iterator[tuple[Scene, ...]]:
    """Step by step of a game: the table's picture and the hand of whom the game waits for, where they are new."""
    rules, shown = CATALOGUE[game], set[Scene]()
    for moment in moments(game, players, f"by turns {number}")[:-1]:
        if not stays(moment):
            continue
        waiting = rules.to_act(moment.state)
        scenes = (table_picture(moment).scene, hand_picture(moment, waiting[0]).scene)
        yield tuple(scene for scene in scenes if scene not in shown)
        shown.update(scenes)
