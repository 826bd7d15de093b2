"""One simulated game: everybody is asked in turn, and shown nothing but their own View."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.games.chance import seeded
from bot.games.contract import AnyGame, Seat
from bot.players import Family
from bot.simulate.players import find


class Played(NamedTuple):
    """A whole game: what happened, how many moves were made, how it ended."""

    events: tuple[Any, ...]
    moves: int
    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[Seat, ...]


class Stalled(Exception):
    """A player wanted nothing while the game waited for it alone, which is a bug in the player."""


def play(game: AnyGame, family: Family, players: Sequence[str], seed: str) -> Played:
    """Play a whole game between these players, one for each seat; the same seed makes the same game.

    Raises Refusal for a move that is not lawful, Stalled for a player that holds up the game: bugs of players.
    """
    chance = seeded(seed)
    happened, state, _ = game.start(len(players), chance)
    events = [*happened]
    choosers = [find(family, player) for player in players]
    everybody = range(len(players))
    everyone = False
    moves = 0
    seat = -1
    while waiting := game.to_act(state):
        # Once around the table while all may want something, so that who asks for something hears an answer.
        seat = _next(everybody if everyone else waiting, seat)
        view = game.view(state, seat)
        everyone = family.everyone_may_act(view)
        move = choosers[seat](view, chance)
        if move is not None:
            happened, state, _ = game.decide(state, seat, move, chance)
            events += happened
            moves += 1
        elif waiting == (seat,):
            raise Stalled(f"{players[seat]} at seat {seat} wants nothing, seed {seed!r}")
    outcome = game.outcome(state)
    if outcome is None:
        raise Stalled(f"the game waits for nobody and has not ended, seed {seed!r}")
    scores = tuple([standing.score for standing in sorted(outcome.standings)])
    return Played(tuple(events), moves, scores, outcome.winners)


def _next(seats: Sequence[Seat], after: Seat) -> Seat:
    """The next of these seats clockwise."""
    for seat in seats:
        if seat > after:
            return seat
    return seats[0]
