"""Re-dealing all that a viewer cannot know: a game that looks the same from one seat and is another."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Seat, Viewer
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.cards import DECK, Card, in_order
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.state import Phase, State


def redeal(state: State, viewer: Viewer, luck: Chance) -> State:
    """Another game that this viewer must not be able to tell from the real one.

    Re-dealt are the hands of others together with the cards that lie face down before them.
    """
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    left = list(luck.shuffle([card for seat in others for card in hidden(state, seat)]))
    players = list(state.players)
    for seat in others:
        size = len(players[seat].hand)
        hand, left = left[:size], left[size:]
        players[seat] = players[seat]._replace(hand=in_order(hand))
        if face_down(state, seat):
            players[seat] = players[seat]._replace(laid=left.pop())
    return state._replace(players=tuple(players))


def face_down(state: State, seat: Seat) -> bool:
    """Whether a card of this seat lies face down."""
    return state.phase is Phase.LAY and seat != state.leader and state.players[seat].laid is not None


def hidden(state: State, seat: Seat) -> list[Card]:
    """The cards that this seat alone sees."""
    player = state.players[seat]
    return [*player.hand, player.laid] if player.laid and face_down(state, seat) else [*player.hand]


def disguise(event: Event, viewer: Viewer, luck: Chance) -> Event:
    """The same event with everything in it changed that this viewer does not learn from it."""
    match event:
        case e.Dealt(number, leader, hands):
            size = len(hands[0])
            deck = luck.shuffle(DECK)
            return e.Dealt(number, leader, tuple(deck[seat * size :][:size] for seat in range(len(hands))))
        case e.LaidDown(seat) if seat != viewer:
            return e.LaidDown(seat, luck.shuffle(DECK)[0])
        case e.Exchanged(seat) if seat != viewer:
            return e.Exchanged(seat, luck.shuffle(DECK)[0])
        case _:
            return event
