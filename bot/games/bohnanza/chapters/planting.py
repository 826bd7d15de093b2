"""Planting: where a card may go, and the two phases in which cards are planted (B4)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.events import Planted
from bot.games.bohnanza.state import (
    PLANT,
    PLANT_OFFERED,
    PLANT_RECEIVED,
    PLANT_TURNED_UP,
    TRADE,
    Log,
    Player,
    Rules,
    State,
)
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat

PLANT_LIMIT = 2
"""How many cards of the hand may be planted in phase 1 (B4.1)."""
FROM_FACE_UP = frozenset({PLANT_OFFERED, PLANT_TURNED_UP})
"""The steps of a duel in which cards lying face up may be planted (D3)."""


def may_plant_from_hand(state: State) -> bool:
    """Whether the active player may plant the first card of the hand now (B4.1)."""
    if state.phase is not PLANT:
        return False
    player = state.players[state.active]
    if not player.hand:
        return False
    limit = PLANT_LIMIT
    for module in state.rules.modules:
        limit = module.plant_limit(player, limit)
    return state.planted < limit


def plantable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may plant now."""
    if state.phase is PLANT_RECEIVED:
        return state.players[seat].set_aside
    if seat != state.active:
        return ()
    if state.phase in FROM_FACE_UP:
        return state.face_up
    return state.players[seat].hand[:1] if may_plant_from_hand(state) else ()


def places(rules: Rules, player: Player, bean: Bean) -> tuple[int, ...]:
    """The fields that take this bean now (B4): those where it grows, else (by B2: also) the empty ones."""
    same: list[int] = []
    empty: list[int] = []
    alone: list[int] = []
    for place, (crop, (only, mixed)) in enumerate(player.fields):
        if only is not None:
            if only == bean:
                alone.append(place)
        elif not crop:
            empty.append(place)
        elif BEAN[crop[0]] == bean and not mixed:
            same.append(place)
    usual = same + empty if rules.same_bean_twice else same or empty
    found = tuple(usual + alone)
    for module in rules.modules:
        found = module.places(player, bean, found)
    return found


def plant(log: Log, seat: Seat, card: Card, place: int) -> None:
    """Plant a card in a field; raises Refusal where the rules forbid it."""
    state = log.state
    require_room(state, seat, card, place)
    for module in state.rules.modules:
        module.before_planted(log, seat, BEAN[card], place)
    log.add(Planted(seat, card, place, state.phase is PLANT))


def require_room(state: State, seat: Seat, card: Card, place: int) -> None:
    """Raise Refusal unless this seat may plant this card in this field now."""
    player = state.players[seat]
    if card not in plantable(state, seat):
        raise why_not_plantable(state, seat, card)
    if not 0 <= place < len(player.fields):
        raise MalformedMove("no-such-field")
    if place not in places(state.rules, player, BEAN[card]):
        raise IllegalMove("no-room", bean=BEAN[card], field=place + 1)


def why_not_plantable(state: State, seat: Seat, card: Card) -> IllegalMove | OutOfDate:
    """Why this seat may not plant this card now."""
    player = state.players[seat]
    if state.phase is PLANT_RECEIVED:
        return OutOfDate("card-not-set-aside", bean=BEAN.get(card, ""))
    if card in player.set_aside or (card in state.face_up and state.phase is TRADE):
        return IllegalMove("planted-after-trading", bean=BEAN[card])
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
