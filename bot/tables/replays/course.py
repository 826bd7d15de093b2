"""A game that is over, as one viewer lived through it: what they saw after each thing that they heard of."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from bot.games.contract import AnyGame, Seat, Viewer
from bot.tables.recent import RECENT, Recent


class Moment(NamedTuple):
    """One happening, and what its viewer saw before the next one; another game that looked the same to them has
    an equal one."""

    number: int
    """Counted from 0, the deal. What the viewer did not hear of is not counted: a gap would tell of it."""
    last: int
    """The number of the game's last happening."""
    view: Any
    told: tuple[Any, ...]
    """What the viewer heard; nothing of the deal."""
    news: tuple[Any, ...]
    """What everybody had heard last by then, oldest first."""
    hands: tuple[Any, ...] = ()
    """What each seat saw then, where all hands are open."""


class Decision(NamedTuple):
    """A move that a seat made, and what it saw just before."""

    place: int
    """The place of its event in the game, counted from 0."""
    view: Any
    move: Any
    taker: Seat | None
    """Who accepted the offer that it made."""


class Step(NamedTuple):
    """A happening by itself: what a viewer heard, and how to look at the table after it as everybody saw it."""

    number: int
    told: tuple[Any, ...]
    look: Callable[[], Any]


class Course:
    """The states of a game from the deal to the end: one for each event, which led to it."""

    def __init__(self, game: AnyGame, states: Sequence[Any], events: Sequence[Any]) -> None:
        self._game = game
        self._states = states
        self._events = events
        self._heard = cache(self._hear)
        self._public = cache(partial(self._tell, None))
        """What everybody heard of the event at a place: a moment tells again most of what the last one did."""
        self._turns = [place for place, event in enumerate(events) if not place or game.begins_turn(event)]

    def last(self, viewer: Viewer) -> int:
        """The number of the last happening."""
        return len(self._heard(viewer)) - 1

    def moment(self, viewer: Viewer, number: int, hands_of: Iterable[Seat] = ()) -> Moment:
        """This happening, or the nearest one that there is; `hands_of` are the seats whose hands are open."""
        heard = self._heard(viewer)
        number = max(0, min(number, len(heard) - 1))
        until = self._until(viewer, number)
        return Moment(
            number,
            len(heard) - 1,
            self._view(viewer, number),
            tuple(self._told(viewer, range(heard[number], until + 1))),
            self._news(until),
            tuple([self._game.view(self._states[until], seat) for seat in hands_of]),
        )

    def steps(self, viewer: Viewer) -> Iterator[Step]:
        """All happenings of this viewer, from the deal on."""
        heard = self._heard(viewer)
        for number, place in enumerate(heard):
            until = self._until(viewer, number)
            told = tuple(self._told(viewer, range(place, until + 1)))
            yield Step(number, told, partial(self._game.view, self._states[until], None))

    def decisions(self, seat: Seat) -> Iterator[Decision]:
        """The moves of this seat, as far as its game can tell them; some follow by themselves."""
        for place, by, move, taker in self._game.made(self._events):
            if by == seat:
                yield Decision(place, self._game.view(self._states[place - 1], seat), move, taker)

    def before(self, seat: Seat, place: int) -> Moment:
        """What this seat saw just before the event at this place, with what everybody had heard last; it is the
        moment that is under way then."""
        number = max(0, bisect_left(self._heard(seat), place) - 1)
        view = self._game.view(self._states[place - 1], seat)
        return Moment(number, self.last(seat), view, (), self._news(place - 1))

    def for_everybody(self, viewer: Viewer, number: int) -> Moment:
        """The moment of everybody that this one of a viewer is, or the last one before it."""
        place = self._heard(viewer)[max(0, min(number, self.last(viewer)))]
        return self.moment(None, bisect_right(self._heard(None), place) - 1)

    def turn_begins(self, viewer: Viewer, number: int, turn_of: Callable[[Any], int], *, later: bool) -> int:
        """The happening with which the next turn begins, or (not `later`) the turn of this one, or the one before
        if this is its first; `turn_of` gives the turn of a View, which never falls."""
        turn = turn_of(self._view(viewer, number))
        if later:
            return min(self._first(viewer, turn + 1, turn_of), self.last(viewer))
        first = self._first(viewer, turn, turn_of)
        if first < number or not first:
            return first
        return self._first(viewer, turn_of(self._view(viewer, first - 1)), turn_of)

    def _first(self, viewer: Viewer, turn: int, turn_of: Callable[[Any], int]) -> int:
        """The first happening of this turn or of a later one."""
        numbers = range(self.last(viewer) + 1)
        return bisect_left(numbers, turn, key=lambda number: turn_of(self._view(viewer, number)))

    def _view(self, viewer: Viewer, number: int) -> Any:
        """What the viewer saw until they heard the next thing."""
        return self._game.view(self._states[self._until(viewer, number)], viewer)

    def _until(self, viewer: Viewer, number: int) -> int:
        """The place of the last event before the next happening."""
        heard = self._heard(viewer)
        return (heard[number + 1] if number + 1 < len(heard) else len(self._events)) - 1

    def _hear(self, viewer: Viewer) -> tuple[int, ...]:
        """The places of the events that this viewer heard of, the deal among them. What happens in passing is told
        with what was heard before it. So is that a turn begins: in between nobody saw the table."""
        asked = [place for place, event in enumerate(self._events) if place and not self._follows(event)]
        return (0, *[place for place in asked if self._tell(viewer, place) is not None])

    def _follows(self, event: Any) -> bool:
        return self._game.begins_turn(event) or self._game.in_passing(event)

    def _told(self, viewer: Viewer, places: Iterable[int]) -> Iterator[Any]:
        told = [self._tell(viewer, place) for place in places]
        return (news for news in told if news is not None)

    def _tell(self, viewer: Viewer, place: int) -> Any:
        return self._game.tell(self._states[place - 1], self._events[place], viewer) if place else None

    def _news(self, until: int) -> tuple[Any, ...]:
        """What a table remembers of this turn and of what was told last before it."""
        turn = self._turns[bisect_right(self._turns, until) - 1]
        recent = Recent(self._game)
        for place in range(max(1, min(turn, until - 2 * RECENT)), until + 1):
            recent.add(self._events[place], self._public(place))
        return recent.news
