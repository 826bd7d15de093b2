"""How much it matters what each rival gains: the nearer they are to winning, the more (B8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bot.players.bohnanza.valuation.prospects import Prospects

APART = 4.0
"""A rival so many thalers behind another one is a good deal less likely to win."""

SHARED = 1.2
"""How much of a thaler it costs that all rivals together gain one."""


def envy(prospects: Prospects, me: int) -> Sequence[float]:
    """By seat, the part of its gain that counts as a loss to this seat: to gain with the last is no harm."""
    totals = [len(seat.thalers) + prospects.worth(seat.seat, ()) for seat in prospects.view.seats]
    best = max(total for seat, total in enumerate(totals) if seat != me)
    weights = [0.0 if seat == me else exp((total - best) / APART) for seat, total in enumerate(totals)]
    return [SHARED * weight / sum(weights) for weight in weights]
