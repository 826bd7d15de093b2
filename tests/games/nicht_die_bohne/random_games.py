"""Random lawful games, driven by chosen numbers: players who see Views and do whatever these allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from bot.games.chance import seeded
from bot.games.contract import Decision, Seat
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.options import Options
from bot.games.nicht_die_bohne.state import State

GAME = NichtDieBohne()
LONGEST = 2_000
"""No random game may take more moves than this."""


class Recipe(NamedTuple):
    """What a random game comes from: the first choices, then a seed for all the others."""

    players: int
    choices: tuple[int, ...]
    seed: int


class Step(NamedTuple):
    """One move of a game and what came of it."""

    before: State
    seat: Seat
    move: Move
    decision: Decision[State, Event]


class RandomGame(NamedTuple):
    """A whole game, move by move."""

    deal: Decision[State, Event]
    steps: tuple[Step, ...]

    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return (*self.deal.events, *(event for step in self.steps for event in step.decision.events))

    def states(self) -> tuple[State, ...]:
        """Every position between two moves."""
        return (self.deal.after, *(step.decision.after for step in self.steps))

    def transitions(self) -> Iterator[tuple[State, Event]]:
        """Every event after the deal, with the state that it happened to."""
        for step in self.steps:
            state = step.before
            for event in step.decision.events:
                yield state, event
                state = GAME.evolve(state, event)


recipes = st.builds(
    lambda players, choices, seed: Recipe(players, tuple(choices), seed),
    st.sampled_from(GAME.players),
    st.lists(st.integers(0, 999), max_size=40),
    st.integers(0, 2**32),
)
"""Recipes for hypothesis; small ones are short lists of choices."""


def play(recipe: Recipe) -> RandomGame:
    """Play a game to its end, exchanging now and then; fails where it does not come to one."""
    first, luck = iter(recipe.choices), random.Random(recipe.seed)

    def below(bound: int) -> int:
        return next(first, luck.randrange(1000)) % bound

    chance = seeded(recipe.seed)
    deal = GAME.start(recipe.players, chance)
    state, steps = deal.after, list[Step]()
    while waiting := GAME.to_act(state):
        assert len(steps) < LONGEST, "the game does not end"
        seat = below(recipe.players) if below(6) == 0 else waiting[below(len(waiting))]
        own = GAME.view(state, seat).own
        assert own is not None
        moves = allowed(own.options)
        if moves:
            move = moves[below(len(moves))]
            decision = GAME.decide(state, seat, move, chance)
            steps.append(Step(state, seat, move, decision))
            state = decision.after
    return RandomGame(deal, tuple(steps))


def allowed(options: Options) -> list[Move]:
    """Every move that options name."""
    return [*map(Lay, options.lay), *map(Take, options.take)]
