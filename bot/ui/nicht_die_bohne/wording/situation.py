"""How things stand at a table, as everybody may know it: table, panels and pictures claim nothing else of it."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.view import Phase, View
from bot.ui.nicht_die_bohne.wording.phrases import Sight


class Situation(NamedTuple):
    """Who acts, until when, and how near the end is."""

    phase: Phase
    acting: tuple[Seat, ...]
    """Who leads or takes, or has yet to lay a card."""
    awaited: tuple[Seat, ...]
    """Whom the words call waited for: nobody while the game is paused."""
    until: int | None
    """When the next clock runs out, in unix seconds."""
    last: str
    """Whether the last of several `round`s is played, or the last `trick`; `none` else."""


def situation(seen: Sight) -> Situation:
    """How things stand for everybody, whoever sees this."""
    view, table = seen.view, seen.table
    paused = table.paused is not None
    return Situation(
        phase=view.phase,
        acting=view.waiting_for,
        awaited=() if paused else view.waiting_for,
        until=None if paused else min((clock.due_at for clock in table.clocks), default=None),
        last=_last(view),
    )


def _last(view: View) -> str:
    if view.round < view.rounds:
        return "none"
    if view.trick == view.tricks:
        return "trick"
    return "round" if view.rounds > 1 else "none"
