"""The log of one decision of Bohnanza."""

from __future__ import annotations

from bot.games import log
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.state import State


class Log(log.Log[State, Event]):
    """Collects events; `state` is always what follows from them."""

    __slots__ = ()
    evolve = staticmethod(evolve)
