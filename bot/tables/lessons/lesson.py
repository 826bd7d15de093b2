"""A lesson: its game, its stacked deck, and at which of its steps a table stands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from bot.games.chance import Chance, seeded
from bot.games.contract import AnyGame, Decision, IllegalMove, Refusal, Seat
from bot.tables.lessons.script import Press, Script, move_of, seat_and_move

PERSON: Seat = 0
"""Where the person sits."""

T = TypeVar("T")


class Step(NamedTuple):
    """One thing that the person does, and what follows from it."""

    number: int
    """Counted from 1."""
    key: str
    press: tuple[Press, ...]
    do: tuple[Any, ...]
    also: tuple[Any, ...]
    then: tuple[tuple[Seat, Any], ...]
    begin: int
    """How many events there are before it."""
    done: int
    """How many there are once the person has done it, before anybody else does anything."""

    def right(self, moves: Sequence[Any]) -> bool:
        """Whether these moves are of this step; the game knows which of them have been made already."""
        return all(any(_same(move, one) for one in (*self.do, *self.also)) for move in moves)

    def meant(self, moves: Sequence[Any]) -> tuple[Any, ...]:
        """The moves that the script has for these, which may be others that count as one of them."""
        return tuple([self.do[-1] if any(_same(move, one) for one in self.also) else move for move in moves])


class Lesson:
    """A lesson, whose script is played through once, when it is first needed."""

    def __init__(self, script: Script, game: AnyGame) -> None:
        self.key = script.key
        self.teaches = script.game
        """The key of the game that it teaches."""
        self.game = game
        self.players = script.players
        dealt = [card for hand in script.hands for card in hand]
        self.chance: Chance = Stacked(script.key, dealt, script.pile[::-1])
        self._script = script

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its steps, in their order."""
        return self._played[0]

    @property
    def _length(self) -> int:
        """How many events there are in all."""
        return self._played[1]

    @cached_property
    def _played(self) -> tuple[tuple[Step, ...], int]:
        made, steps = self.deal(), list[Step]()
        for number, written in enumerate(self._script.steps, 1):
            moves = tuple(map(move_of, written.do))
            then = tuple(map(seat_and_move, written.then))
            also = tuple(map(move_of, written.also))
            before, made = made, self.follow(made, [(PERSON, move) for move in moves])
            begin, done = len(before.events), len(made.events)
            press = tuple(written.press)
            steps.append(Step(number, written.key, press, moves, also, then, begin, done))
            made = self.follow(made, then)
        return tuple(steps), len(made.events)

    @property
    def computers(self) -> int:
        """How many computers play."""
        return self.players - 1

    def deal(self) -> Decision[Any, Any]:
        """The game as it begins."""
        return self.game.start(self.players, self.chance)

    def step(self, sequence: int) -> Step | None:
        """At which step a game with so many events stands; None at the end."""
        return next((step for step in self.steps if step.begin <= sequence < step.done), None)

    def leads_on(self, players: int, written: Sequence[str]) -> bool:
        """Whether a game of so many players, with these events as they are stored, was played to its end by the
        script, or can be: the script may have changed since it began."""
        if players != self.players or not written:
            return players == self.players
        try:
            state = self.game.replay(players, [self.game.load(json.loads(event)) for event in written])
            return self.over(len(written)) or self._leads_to_the_end(len(written), state)
        except (LookupError, TypeError, ValueError, Refusal):
            return False

    def _leads_to_the_end(self, sequence: int, state: Any) -> bool:
        step = self.step(sequence)
        if step is None:
            return False
        made = Decision[Any, Any]((), state, ())
        for move in step.do:
            if self._lawful(made.after, move):
                made = self.follow(made, [(PERSON, move)])
        if sequence + len(made.events) != step.done:
            return False
        made = self.follow(made, step.then)
        for later in self.steps[step.number :]:
            made = self.follow(self.follow(made, [(PERSON, move) for move in later.do]), later.then)
        return sequence + len(made.events) == self._length

    def _lawful(self, state: Any, move: Any) -> bool:
        try:
            self.game.decide(state, PERSON, move, self.chance)
        except Refusal:
            return False
        return True

    def decide(self, sequence: int, state: Any, moves: Sequence[Any]) -> Decision[Any, Any]:
        """What these moves of the person bring about; raises Refusal for moves against the rules, and for others
        than those of this step."""
        self.follow(Decision((), state, ()), [(PERSON, move) for move in moves])
        step = self.step(sequence)
        if step is None or not step.right(moves):
            raise IllegalMove("lesson-another-move")
        return self.follow(Decision((), state, ()), [(PERSON, move) for move in step.meant(moves)])

    def answer(self, sequence: int, own: Decision[Any, Any]) -> Decision[Any, Any]:
        """What the person's moves bring about after so many events, and what the computers do once all of a step
        is done."""
        done = sequence + len(own.events)
        then = next((step.then for step in self.steps if step.done == done), ())
        return self.follow(own, then)

    def over(self, sequence: int) -> bool:
        """Whether a game with so many events has come to the script's end."""
        return sequence >= self._length

    def follow(self, made: Decision[Any, Any], moves: Sequence[tuple[Seat, Any]]) -> Decision[Any, Any]:
        """The same decision, and what these moves bring about after it."""
        for seat, move in moves:
            events, after, before = self.game.decide(made.after, seat, move, self.chance)
            made = Decision(made.events + events, after, made.before + before)
        return made


class Stacked:
    """The luck of a lesson, which is the same after any restart: whatever is shuffled, `first` comes first and
    `last` comes last."""

    def __init__(self, key: str, first: Sequence[str], last: Sequence[str]) -> None:
        self._key = key
        self._first = first
        self._last = last

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things: those that were arranged in their places, all others between them."""
        by_name = {str(thing): thing for thing in things}
        first, last = ([by_name[name] for name in names if name in by_name] for names in (self._first, self._last))
        arranged = {*self._first, *self._last}
        rest = seeded(self._key).shuffle([thing for thing in things if str(thing) not in arranged])
        return (*first, *rest, *last)

    def lot(self, below: int) -> int:
        """The first of them, so that the person begins."""
        return 0


def _same(one: Any, other: Any) -> bool:
    """Whether these are the same move: as tuples, moves of two kinds are equal where they are about the same."""
    return type(one) is type(other) and one == other
