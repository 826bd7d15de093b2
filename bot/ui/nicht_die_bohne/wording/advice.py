"""Moves in words, as something to do: what a hint says."""

from __future__ import annotations

from typing import assert_never

from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.words import say


def advice(seen: Sight, move: Move) -> str:
    """The move as one sentence, addressed to the player who may make it."""
    match move:
        case Lay(card):
            return say(seen.locale, "bohne-advice-lay", card=short(seen.locale, card))
        case Take(card):
            return say(seen.locale, "bohne-advice-take", card=short(seen.locale, card))
        case _:
            assert_never(move)
