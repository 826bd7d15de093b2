"""Replays that play by themselves: a turn after the other, as long as the token of the click lasts.

They are kept in memory alone: after a restart a replay stands still, and its buttons lead on from there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot.games.contract import IllegalMove
from bot.store import MessageRow
from bot.tables import Tables
from bot.tables.sleep import Sleep, sleep
from bot.ui.faults import TRANSIENT, trace
from bot.ui.layout import Screen
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.editing import Editing

log = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds in which each turn is shown."""
MOST = 24
"""So many replays play at once: each has a picture drawn for every turn."""
PATIENCE = 1.0
"""Seconds for which whoever presses something waits for a turn that is just being shown."""


class Frame(NamedTuple):
    """A moment of a replay: its number, what shows it, and whether it is the last one."""

    number: int
    screen: Screen
    last: bool


class Draw(Protocol):
    """Draws the moment so many turns after the one with this number; with the button that stops it if it plays."""

    def __call__(self, number: int, turns: int, *, playing: bool) -> Awaitable[Frame]:
        """The moment."""


@dataclass(slots=True)
class Film:
    """A replay that plays: in which message, and whether it has to stop."""

    row: MessageRow
    draw: Draw
    number: int
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    says_so: bool = False
    """Whether it shows that it has stopped; else whatever stops it shows something else there."""


class Playback:
    """Plays replays: one for each person."""

    def __init__(self, tables: Tables, editing: Editing) -> None:
        self._tables = tables
        self._editing = editing
        self._films: dict[int, Film] = {}
        """By the number of the message."""
        self.sleep: Sleep = sleep

    def require_room(self, person_id: int) -> None:
        """Raise IllegalMove where too many other people's replays play."""
        others = [film for film in self._films.values() if film.row.person_id != person_id]
        if len(others) >= MOST:
            raise IllegalMove("replay-busy")

    def play(self, row: MessageRow, draw: Draw, number: int) -> None:
        """Let the replay in this message play on from the moment with this number; another one of the same person
        stops."""
        for other in self._films.values():
            if other.row.person_id == row.person_id:
                other.says_so = other.row.message_id != row.message_id
                other.stop.set()
        film = self._films[row.message_id] = Film(row, draw, number)
        film.task = asyncio.create_task(self._show(film), name="publisher-playback")

    async def stop(self, message_id: int) -> None:
        """Let no replay play in this message: something else is about to be shown there."""
        film = self._films.pop(message_id, None)
        if film is not None and film.task is not None:
            film.stop.set()
            _, late = await asyncio.wait({film.task}, timeout=PATIENCE)
            for task in late:
                task.cancel()

    def playing(self) -> int:
        """How many replays play."""
        return len(self._films)

    def finish(self) -> None:
        """Let none play any longer."""
        for film in self._films.values():
            if film.task is not None:
                film.task.cancel()

    async def _show(self, film: Film) -> None:
        try:
            await self._turns(film)
            if film.says_so:
                frame = await film.draw(film.number, 0, playing=False)
                await self._editing.edit_aside(film.row, frame.screen)
        except TRANSIENT:
            # Dismissed, or Discord is not to be reached: there is nothing to be said, and nowhere.
            pass
        except Exception as error:
            log.error("a replay of table %d: %s", film.row.table_id, trace(error))
        finally:
            if self._films.get(film.row.message_id) is film:
                del self._films[film.row.message_id]

    async def _turns(self, film: Film) -> None:
        """Show turn after turn; turns whose time is over are left out."""
        tables = self._tables
        begun, turns = tables.moment(), 0
        while True:
            await self.sleep(film.stop, max(0.0, begun + (turns + 1) * EVERY - tables.moment()))
            if film.stop.is_set():
                return
            now = tables.moment()
            due = max(turns + 1, int((now - begun) // EVERY))
            awake = tokens.awake(film.row, int(now))
            frame = await film.draw(film.number, due - turns, playing=awake)
            if film.stop.is_set():
                return
            await self._editing.edit_aside(film.row, frame.screen)
            film.number, turns = frame.number, due
            if frame.last or not awake:
                return
