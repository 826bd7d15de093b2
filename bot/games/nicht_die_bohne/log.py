"""The log of one decision of Nicht die Bohne."""

from __future__ import annotations

from bot.games import log
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.evolve import evolve
from bot.games.nicht_die_bohne.state import State


class Log(log.Log[State, Event]):
    """Collects events; `state` is always what follows from them."""

    __slots__ = ()
    evolve = staticmethod(evolve)
