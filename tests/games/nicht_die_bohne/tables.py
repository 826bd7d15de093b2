"""Tables set up in one line, and moves made at them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.chance import Chance, seeded
from bot.games.contract import Refusal, Seat
from bot.games.nicht_die_bohne.cards import FACE, Card
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.rules import decide
from bot.games.nicht_die_bohne.scoring import sheet
from bot.games.nicht_die_bohne.state import Player, State


def cards(text: str) -> tuple[Card, ...]:
    """`red-7 blue-x2` as two cards."""
    found = tuple(Card(word) for word in text.split())
    assert set(found) <= set(FACE)
    return found


def table(*hands: str, areas: Sequence[str] = (), leader: Seat = 0, round: int = 1) -> State:
    """Before the lead of a trick: the hands and the scoring areas by seat; seats left out have nothing."""
    texts = [areas[seat] if seat < len(areas) else "" for seat in range(len(hands))]
    players = [Player(cards(hand), cards(area)) for hand, area in zip(hands, texts, strict=True)]
    blank = tuple(sheet(seat, ()) for seat in range(len(hands)))
    return State(tuple(players), leader, round, sheets=(blank,) * (round - 1))


def trick(state: State, *laid: str) -> State:
    """The trick turned up in which everybody laid this card, by seat."""
    state = lay(state, state.leader, laid[state.leader])
    for seat, card in enumerate(laid):
        if seat != state.leader:
            state = lay(state, seat, card)
    return state


def happens(state: State, seat: Seat, move: Move, chance: Chance | None = None) -> tuple[Event, ...]:
    """The events of a move."""
    return decide(state, seat, move, chance or seeded(0)).events


def act(state: State, seat: Seat, move: Move) -> State:
    """The state after a move."""
    return decide(state, seat, move, seeded(0)).after


def lay(state: State, seat: Seat, card: str) -> State:
    """Lay this card."""
    return act(state, seat, Lay(Card(card)))


def take(state: State, seat: Seat, card: str) -> State:
    """Take this card."""
    return act(state, seat, Take(Card(card)))


def refusal(state: State, seat: Seat, move: Move) -> Refusal:
    """Why a move is refused; it must be, and nothing may have changed."""
    before = tuple(state)
    with pytest.raises(Refusal) as caught:
        decide(state, seat, move, seeded(0))
    assert tuple(state) == before
    return caught.value


def refused(state: State, seat: Seat, move: Move) -> str:
    """The reason for which a move is refused."""
    return refusal(state, seat, move).reason


def everything(state: State) -> list[Card]:
    """Every card of the game, wherever it lies; a card of the trick that was taken lies in an area."""
    found: list[Card] = []
    for player in state.players:
        found += [*player.hand, *player.area]
        found += [player.laid] if player.laid and player.taken_by is None else []
    return found
