"""Whole games between computers that several tests look at, each played once."""

from __future__ import annotations

from functools import cache

from bot.games import CATALOGUE
from bot.players import FAMILIES
from bot.simulate.playing import Played, play

KEY = "rio_grande_2000"


@cache
def alike(player: str, players: int, seed: int) -> Played:
    """The game with this number between so many players of one kind."""
    return play(CATALOGUE[KEY], FAMILIES["bohnanza"], [player] * players, f"alike {seed}")
