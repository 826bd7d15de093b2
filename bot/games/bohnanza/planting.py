"""Planting: where a card may go, and the two phases in which cards are planted (B4)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.events import Planted
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.state import PLANT, PLANT_OFFERED, PLANT_RECEIVED, PLANT_TURNED_UP, State
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat

FROM_FACE_UP = frozenset({PLANT_OFFERED, PLANT_TURNED_UP})
"""The steps of a duel in which cards lying face up may be planted (D3)."""


def may_plant_from_hand(state: State) -> bool:
    """Whether the active player may plant the first card of the hand now (B4.1)."""
    player = state.players[state.active]
    return state.phase is PLANT and bool(player.hand) and state.planted < state.rules.module.plant_limit(player)


def plantable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may plant now."""
    if state.phase is PLANT_RECEIVED:
        return state.players[seat].set_aside
    if seat != state.active:
        return ()
    if state.phase in FROM_FACE_UP:
        return state.face_up
    return state.players[seat].hand[:1] if may_plant_from_hand(state) else ()


def plant(log: Log, seat: Seat, card: Card, place: int, *, stew: bool) -> None:
    """Plant a card in a field, to begin a `stew` where that is wished; raises Refusal where rules forbid it."""
    state = log.state
    player = state.players[seat]
    if card not in plantable(state, seat):
        raise why_not_plantable(state, seat, card)
    if not 0 <= place < len(player.fields):
        raise MalformedMove("no-such-field")
    bean, module = BEAN[card], state.rules.module
    if place not in module.places(state.rules, player, bean):
        raise IllegalMove("no-room", bean=bean, field=place + 1)
    if stew or player.estate is not None:
        module.begin_stew(log, seat, bean, place, wished=stew)
    log.add(Planted(seat, card, place, state.phase is PLANT))


def why_not_plantable(state: State, seat: Seat, card: Card) -> IllegalMove | OutOfDate:
    """Why this seat may not plant this card now."""
    player = state.players[seat]
    if state.phase is PLANT_RECEIVED:
        return OutOfDate("card-not-set-aside", bean=BEAN.get(card, ""))
    if seat != state.active:
        return IllegalMove("not-your-turn")
    if state.phase in FROM_FACE_UP:
        return OutOfDate("card-not-face-up", bean=BEAN.get(card, ""))
    if state.phase is not PLANT:
        return IllegalMove("not-planting-now")
    if not may_plant_from_hand(state):
        return IllegalMove("planted-enough")
    if card in player.hand:
        return IllegalMove("not-the-first-card", bean=BEAN[card])
    return OutOfDate("card-not-in-hand", bean=BEAN.get(card, ""))
