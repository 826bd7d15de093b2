"""What is worth remembering of a whole game, from its events alone; neither states nor Views."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Deeds, Summary
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.events import Event


def summary(players: int, events: Sequence[Event]) -> Summary | None:
    """What these events come to; a trick counts as a turn, in which all play. None while the game goes on."""
    last = events[-1] if events else None
    if not isinstance(last, e.Ended):
        return None
    tricks = sum(isinstance(event, e.Led) for event in events)
    return Summary(last.outcome, tricks, (Deeds(tricks),) * players)
