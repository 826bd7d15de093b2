"""Making moves at a table, and asking why one is refused."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import TypeVar

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.planting import plantable
from bot.games.bohnanza.chapters.trading import tradable
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.rules import decide
from bot.games.bohnanza.state import State
from bot.games.chance import Chance
from bot.games.contract import Refusal
from tests.games.bohnanza.tables import bean_words, pick

T = TypeVar("T")


class Stacked:
    """Luck that shuffles nothing and lets the lot fall on one number."""

    def __init__(self, lot: int = 0) -> None:
        self._lot = lot

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things as they are; of a discard pile, what was discarded last is drawn first."""
        return tuple(things)

    def lot(self, below: int) -> int:
        """The number chosen beforehand."""
        assert self._lot < below
        return self._lot


STACKED: Chance = Stacked()


def happens(state: State, seat: int, move: Move, chance: Chance = STACKED) -> tuple[Event, ...]:
    """The events of a move."""
    return decide(state, seat, move, chance).events


def act(state: State, seat: int, move: Move, chance: Chance = STACKED) -> State:
    """The state after a move."""
    return decide(state, seat, move, chance).after


def refusal(state: State, seat: int, move: Move) -> Refusal:
    """Why a move is refused; it must be, and nothing may have changed."""
    position = tuple(state)[1:]
    before = deepcopy(position)
    with pytest.raises(Refusal) as caught:
        decide(state, seat, move, STACKED)
    assert position == before
    return caught.value


def refused(state: State, seat: int, move: Move) -> str:
    """The reason for which a move is refused."""
    return refusal(state, seat, move).reason


def plant(state: State, seat: int, bean: str, field: int) -> State:
    """Plant the first lawful card of this bean."""
    return act(state, seat, m.Plant(pick(plantable(state, seat), bean)[0], field))


def an_offer(state: State, seat: int, give: str = "", want: str = "", to: int | None = None) -> m.MakeOffer:
    """An offer of the first tradable copies (face-up cards come before the hand)."""
    return m.MakeOffer(pick(tradable(state, seat), give), bean_words(want), to)


def offer(state: State, seat: int, give: str = "", want: str = "", to: int | None = None) -> State:
    """Make such an offer."""
    return act(state, seat, an_offer(state, seat, give, want, to))


def accept(state: State, seat: int, number: int, give: str = "") -> State:
    """Accept an offer with the first tradable copies."""
    return act(state, seat, m.Accept(number, pick(tradable(state, seat), give)))


def end_trading(state: State) -> State:
    """The active player ends phase 2."""
    return act(state, state.active, m.EndTrading())


def trade(state: State, giver: int, taker: int, given: str = "", taken: str = "") -> State:
    """An offer to one seat, and its acceptance."""
    state = offer(state, giver, given, taken, to=taker)
    return accept(state, taker, state.offered, taken)
