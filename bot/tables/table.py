"""One table in memory: who sits there and, once it runs, its game as it stands after the last commit."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision, IllegalMove, NotYourSeat, Seat, Viewer
from bot.store import ALONE, NOWHERE, Clock, GuestStatus, SeatRow, Status, TableRow
from bot.store.calling.seats import Coming
from bot.tables.clocks.pace import AWAY, Pace
from bot.tables.computers.strengths import FOR_PEOPLE
from bot.tables.daily.week import KINDS, Daily, day_of
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.library import LESSONS
from bot.tables.recent import Recent

AT_ONCE = 200
"""How many events are replayed at once: some 2 ms of work. A game may have over a thousand."""
STATES = 2
"""Of how many states the Views are kept: what is announced of a change compares the state after with the one
before."""


class Changed(NamedTuple):
    """A table has changed: the game's states before and after (None: no game yet), whose click did it, and the
    decision if one was made."""

    table: Table
    before: Any
    after: Any
    actor: int | None
    decision: Decision[Any, Any] | None = None


def present(seats: Iterable[SeatRow]) -> tuple[Seat, ...]:
    """The seats that are played by their people: no computers, nobody who left or is away."""
    return tuple([seat.seat for seat in seats if seat.computer is None and not seat.left and seat.missed < AWAY])


def with_missed(seats: Sequence[SeatRow], which: Seat, missed: int) -> tuple[SeatRow, ...]:
    """The same seats, with so many decisions in a row made for one of them."""
    return tuple([seat._replace(missed=missed) if seat.seat == which else seat for seat in seats])


class Views:
    """What each viewer sees of the last states that somebody looked at."""

    def __init__(self) -> None:
        self._made: deque[tuple[Any, dict[Viewer, Any]]] = deque(maxlen=STATES)

    def of(self, game: AnyGame, state: Any, viewer: Viewer) -> Any:
        """What this viewer sees of this very state."""
        views: dict[Viewer, Any] | None = None
        for known, made in self._made:
            if known is state:
                views = made
        if views is None:
            views = {}
            self._made.append((state, views))
        if viewer not in views:
            views[viewer] = game.view(state, viewer)
        return views[viewer]


class Table:
    """A table; whoever changes it holds its lock."""

    def __init__(self, table_id: int, game: AnyGame, live: int = Pace().live) -> None:
        self.id = table_id
        self.game = game
        self.live = live
        """How many seconds a decision takes at the pace `live`."""
        self.lock = asyncio.Lock()
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self.guests: Mapping[int, GuestStatus] = {}
        """What the host has said of people: whom they invite, whom they have removed."""
        self.watchers: tuple[int, ...] = ()
        """Who watches; whoever sits down here stays among them, and does not count."""
        self.coming: tuple[Coming, ...] = ()
        """Who has said that they are coming to this lobby; whoever sits down stays there, without counting."""
        self.state: Any = None
        self.sequence = 0
        self.recent = Recent(game)
        self.clocks: dict[Seat, Clock] = {}
        self.overdue: set[Seat] = set()
        """The seats whose time is over: a computer makes their next decision."""
        self.goes_on_at: int | None = None
        """When the computer that leads the trading ends it at the latest, in unix seconds; None where it waits for
        nobody. The computers keep it."""
        self.played_before: tuple[SeatRow, ...] = ()
        """Of a rematch, who sat at the table before; known until the lobby is over, or the bot restarts."""
        self.loaded = False
        self._views = Views()

    async def load(
        self,
        row: TableRow,
        seats: tuple[SeatRow, ...],
        guests: Mapping[int, GuestStatus],
        watchers: tuple[int, ...],
        coming: tuple[Coming, ...],
        clocks: Iterable[Clock],
        events: Sequence[str],
    ) -> None:
        """Take the table as it is stored; the game is what its events led to."""
        state, recent = await self._replayed(len(seats), events)
        self.row, self.seats, self.guests, self.watchers, self.coming = row, seats, guests, watchers, coming
        self.sequence = len(events)
        self.set_clocks(clocks)
        self.state = state
        self.recent = recent
        self.loaded = True

    async def _replayed(self, players: int, events: Sequence[str]) -> tuple[Any, Recent]:
        """The state that these events led to, and the news of the last; others have their turn in between."""
        state: Any = None
        recent = Recent(self.game)
        for number, written in enumerate(events, 1):
            event = self.game.load(json.loads(written))
            if state is None:
                state = self.game.replay(players, (event,))
                continue
            recent.add(event, self.game.tell(state, event, None))
            state = self.game.evolve(state, event)
            if not number % AT_ONCE:
                await asyncio.sleep(0)
        return state, recent

    def advance(self, row: TableRow, decision: Decision[Any, Any]) -> None:
        """Take over what was just committed."""
        self.row, self.state = row, decision.after
        self.sequence += len(decision.events)
        for before, event in zip(decision.before, decision.events, strict=True):
            if before is not None:
                self.recent.add(event, self.game.tell(before, event, None))

    def set_clocks(self, clocks: Iterable[Clock]) -> None:
        """Replace the clocks; a seat whose clock has started anew is no longer overdue."""
        before, self.clocks = self.clocks, {clock.seat: clock for clock in clocks}
        self.overdue = {seat for seat in self.overdue if seat in before and before[seat] == self.clocks.get(seat)}

    def seat_of(self, person_id: int) -> Seat | None:
        """Where this person sits and plays, or None."""
        for seat in self.seats:
            if seat.person_id == person_id and not seat.left:
                return seat.seat
        return None

    def seated(self, person_id: int) -> Seat:
        """Where this person sits and plays; raises NotYourSeat for everybody else."""
        seat = self.seat_of(person_id)
        if seat is None:
            raise self._without_a_seat(person_id)
        return seat

    def _without_a_seat(self, person_id: int) -> NotYourSeat:
        """Why this person does not play here."""
        if self.open and self.guests.get(person_id) is GuestStatus.REMOVED:
            return NotYourSeat("host-removed-you", table=self.id, host=self.host)
        left = self.running and any(other.person_id == person_id for other in self.seats)
        return NotYourSeat("you-left" if left else "not-seated", table=self.id)

    def people(self) -> tuple[int, ...]:
        """The people who sit here and have not left, computers not among them."""
        return tuple(seat.person_id for seat in self.seats if not seat.left and seat.computer is None)

    def played_by_computers(self) -> dict[Seat, str]:
        """The seats that are played by computers, and how well: their own, those of people who left or are away,
        and those whose time for a decision is over. Where somebody was given the game there are none: what they do
        follows at once."""
        if self.given:
            return {}
        people = set(self.present()) - self.overdue
        return {seat.seat: seat.computer or FOR_PEOPLE for seat in self.seats if seat.seat not in people}

    def present(self) -> tuple[Seat, ...]:
        """The seats that are played by their people."""
        return present(self.seats)

    @property
    def host(self) -> str:
        """The name of the host."""
        return next(seat.name for seat in self.seats if seat.person_id == self.row.host_id)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here; None at a table where people play as they like."""
        return LESSONS.get(self.row.game)

    @property
    def daily(self) -> Daily | None:
        """The deal of the day that is played here: that of the day on which it was begun."""
        kind = KINDS.get(self.row.game)
        return None if kind is None else Daily(day_of(self.row.created_at), kind)

    @property
    def given(self) -> bool:
        """Whether this was given to one person where they asked for it: a lesson, or a deal of the day."""
        return self.row.guild_id == NOWHERE

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers here, among their direct messages."""
        return self.row.guild_id == ALONE

    @property
    def elsewhere(self) -> bool:
        """Whether it stands where the bot is not: its message is reached by the tokens of clicks alone."""
        return self.row.guild_id < NOWHERE

    @property
    def in_a_channel(self) -> bool:
        """Whether it has a message that others see; otherwise its one person has all of it in their panel."""
        return not self.given and not self.alone

    @property
    def running(self) -> bool:
        """Whether a game has begun here and is not over; it may be paused."""
        return self.row.status is Status.RUNNING

    @property
    def under_way(self) -> bool:
        """Whether a game is being played here: begun, not over, not paused."""
        return self.row.status is Status.RUNNING and self.row.paused_at is None

    @property
    def open(self) -> bool:
        """Whether this is a lobby or a game that goes on."""
        return self.row.status in (Status.LOBBY, Status.RUNNING)

    def view(self, viewer: Viewer) -> Any:
        """What this viewer sees of the game; only where there is one."""
        return self._views.of(self.game, self.state, viewer)

    def view_of(self, state: Any, viewer: Viewer) -> Any:
        """What this viewer sees, or saw, of a state of the game."""
        return self._views.of(self.game, state, viewer)

    def require(self, *statuses: Status) -> None:
        """Refuse, and say why, unless the table has one of these statuses."""
        if self.row.status in statuses:
            return
        if self.lesson is not None and not self.open:
            raise IllegalMove("lesson-is-over")
        raise IllegalMove(f"table-is-{self.row.status}", table=self.id)

    def require_host(self, person_id: int) -> None:
        """Refuse everybody but the host."""
        if person_id != self.row.host_id:
            raise NotYourSeat("only-the-host", host=self.host)

    def play(self, seat: Seat, choose: Callable[[Any], Sequence[Any]], chance: Chance) -> Decision[Any, Any]:
        """What these moves of one seat bring about together, without changing anything yet."""
        return self.follow(Decision((), self.state, ()), seat, choose(self.view(seat)), chance)

    def follow(
        self, made: Decision[Any, Any], seat: Seat, moves: Sequence[Any], chance: Chance
    ) -> Decision[Any, Any]:
        """The same decision, and what these moves of one seat bring about after it."""
        for move in moves:
            events, after, before = self.game.decide(made.after, seat, move, chance)
            made = Decision(made.events + events, after, made.before + before)
        return made

    def news(self, decision: Decision[Any, Any], viewer: Viewer) -> tuple[Any, ...]:
        """What this viewer hears of a decision at this table; of the deal nobody hears anything."""
        steps = zip(decision.before, decision.events, strict=True)
        told = [self.game.tell(before, event, viewer) for before, event in steps if before is not None]
        return tuple([news for news in told if news is not None])

    def written(self, events: Iterable[Any]) -> list[str]:
        """The events as the store keeps them."""
        return [json.dumps(self.game.dump(event), separators=(",", ":")) for event in events]
