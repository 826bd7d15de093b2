"""Tables with computers, set up in a lobby or in the middle of trading, at which time moves on as they wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.games.bohnanza.moves import (
    Accept,
    Decline,
    EndTrading,
    Move,
)
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.tables import Changed, Computers, Table, Timing, lobby
from bot.tables.computers import thinking
from bot.tables.computers.seats import add_computer
from bot.tables.computers.tempo import USUAL_TEMPO
from tests.games.bohnanza.tables import table as position_of
from tests.tables.hall import ANA, BEN, Hall

NAMES = ("Alma", "Bruno", "Clara", "Dario")

Chooser = Callable[[View, Chance], Move | None]


class Clock:
    """Instead of waiting time is moved on; how long was waited for what, and what happens meanwhile."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.began = hall.time
        self.waits: list[float] = []
        self.after: dict[float, Callable[[], Awaitable[object] | None]] = {}
        """What happens so many seconds after the scene began."""
        self._left: dict[Phase, float] = {}
        hall.tables.subscribe(self._note)

    async def __call__(self, until: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(0)
        if until.is_set():
            return
        self.waits.append(seconds)
        end = self.hall.time + seconds
        while not until.is_set() and self.after and self.began + min(self.after) <= end:
            due = min(self.after)
            self.hall.time = max(self.hall.time, self.began + due)
            happening = self.after.pop(due)()
            if happening is not None:
                await happening
        if not until.is_set():
            self.hall.time = end

    def begin(self) -> None:
        """Let the scene begin now."""
        self.began = self.hall.time
        self.waits.clear()
        self._left.clear()

    def took(self, phase: Phase) -> float:
        """How many seconds after the scene began this phase ended."""
        return self._left[phase] - self.began

    def _note(self, changed: Changed) -> None:
        before, after = changed.before, changed.after
        if before is not None and before.phase is not after.phase:
            self._left.setdefault(before.phase, self.hall.time)


async def among(
    hall: Hall, people: int, computers: int, timing: Timing | None = None, tempo: str = USUAL_TEMPO
) -> tuple[Table, Clock]:
    """A table of Ana (and Ben) and computers, in the lobby yet; time moves on as the computers wait."""
    await hall.computers.finish()
    hall.computers = Computers(hall.tables, timing or Timing(delay=1.0, patience=20.0))
    clock = Clock(hall)
    hall.computers.sleep = clock
    table = await hall.open(*(ANA, BEN)[:people], start=False)
    for _ in range(computers):
        await add_computer(hall.tables, table.id, ANA.id, "normal", NAMES, None)
    if tempo != USUAL_TEMPO:
        await lobby.choose_tempo(hall.tables, table.id, ANA.id, tempo, None)
    return table, clock


async def trading(
    hall: Hall,
    people: int,
    computers: int,
    active: int,
    timing: Timing | None = None,
    tempo: str = USUAL_TEMPO,
) -> tuple[Table, Clock]:
    """The same table in the middle of trading."""
    table, clock = await among(hall, people, computers, timing, tempo)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    hands = ["soy soy", "red red", "blue", "chili"][: people + computers]
    table.state = position_of(
        phase=Phase.TRADE, players=people + computers, hands=hands, face_up="wax", active=active
    )
    clock.begin()
    return table, clock


def playing_like(monkeypatch: pytest.MonkeyPatch, chooser: Chooser) -> None:
    """All computers play like this."""
    monkeypatch.setattr(thinking, "player", lambda family, strength, among_people: chooser)


def ends(view: View, chance: Chance) -> Move | None:
    """Wants to end trading where it can, else nothing."""
    assert view.own is not None
    return EndTrading() if view.own.options.end_trading else None


def declines(view: View, chance: Chance) -> Move | None:
    """Says no to whatever it is offered."""
    assert view.own is not None
    return Decline(view.own.options.decline[0]) if view.own.options.decline else ends(view, chance)


def accepts(view: View, chance: Chance) -> Move | None:
    """Takes whatever it is given."""
    assert view.own is not None
    ways = view.own.options.accept
    return Accept(ways[0].offer, ()) if ways else ends(view, chance)


async def set_going(hall: Hall, table: Table) -> None:
    """Let the computers look at a position that was set up, and do what they want."""
    hall.tables.announce(Changed(table, None, table.state, None))
    await hall.computers.idle()
