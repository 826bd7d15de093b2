"""Whole games of every family, with what each viewer saw while they were played."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.games.contract import AnyGame, Viewer
from bot.tables.replays.course import Course
from bot.tables.replays.replays import course_of
from tests.playthroughs.players import PLAYERS

GAMES = (("rio_grande_2000", 3), ("duel", 2), ("high_bohn", 3), ("nicht_die_bohne", 3))
"""One of every kind."""


class Lived(NamedTuple):
    """A game that was played, and by viewer the Views after each move and what followed it in passing."""

    game: AnyGame
    players: int
    events: tuple[Any, ...]
    seen: dict[Viewer, list[Any]]

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who looked on."""
        return (None, *range(self.players))

    def course(self) -> Course:
        """The same game, looked at again."""
        written = [self.game.dump(event) for event in self.events]
        return course_of(self.game, self.players, [self.game.load(one) for one in written])


@cache
def lived(key: str, players: int) -> Lived:
    """A whole game between players who do anything."""
    game, luck, chance = CATALOGUE[key], random.Random(key), seeded(key)
    events, state, _ = game.start(players, chance)
    seen = defaultdict[Viewer, list[Any]](list)
    while waiting := game.to_act(state):
        seat = luck.choice((*waiting, *range(players)))
        move = PLAYERS[game.family](game.view(state, seat), luck)
        if move is None:
            continue
        happened, state, _ = game.decide(state, seat, move, chance)
        events += happened
        in_passing = all(map(game.in_passing, happened))
        for viewer in (None, *range(players)):
            if in_passing and seen[viewer]:
                # It belongs to the step before.
                seen[viewer].pop()
            seen[viewer].append(game.view(state, viewer))
    return Lived(game, players, events, dict(seen))
