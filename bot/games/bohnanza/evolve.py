"""How each event changes the state; the one place where states change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.edition import Turn
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.heard import Heard
from bot.games.bohnanza.state import (
    ENDED,
    PLANT,
    PLANT_OFFERED,
    PLANT_RECEIVED,
    PLANT_TURNED_UP,
    TRADE,
    Field,
    Offer,
    Phase,
    Player,
    State,
)
from bot.games.contract import Seat


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    known = BY_EVENT.get(type(event))
    if known is None:
        return state.rules.module_of(event).evolve(state, event)
    return known(state, event)


TURNED_UP: Mapping[Turn, Phase] = {Turn.TRADING: TRADE, Turn.DUEL: PLANT_TURNED_UP}
"""For each kind of turn the phase that turning up begins."""


def with_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players, with this one in this seat."""
    return (*players[:seat], player, *players[seat + 1 :])


def less(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards without those that are gone; the rest keep their order (B3.1)."""
    return tuple([card for card in cards if card not in gone])


def without(offers: tuple[Offer, ...], number: int) -> tuple[Offer, ...]:
    """The offers without the one of this number."""
    return tuple([offer for offer in offers if offer.number != number])


def over(state: State, number: int, taker: Seat | None = None) -> tuple[Heard, ...]:
    """What was heard in trading once the offer of this number, which is over now, is added."""
    return (*state.heard, *[_heard(state, offer, taker) for offer in state.offers if offer.number == number])


def _heard(state: State, offer: Offer, taker: Seat | None = None) -> Heard:
    number, seat, to, give, want, declined = offer
    beans = tuple(sorted([BEAN[card] for card in give], key=state.rules.beans.index))
    return Heard(number, state.turn, seat, to, beans, want, tuple(sorted(declined)), taker)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    phase = PLANT_OFFERED if state.face_up else PLANT
    scores = tuple([score(state.rules, player) for player in state.players])
    course = (*state.course, scores)
    turn, round_began = event.turn, event.turn - len(state.players)
    heard = tuple([one for one in state.heard if one.turn > round_began])
    return state._replace(phase=phase, turn=turn, active=event.active, planted=0, course=course, heard=heard)


def _offered(state: State, event: e.Offered) -> State:
    number, seat, to, give, want = event
    offers = (*state.offers, Offer(number, seat, to, give, want))
    return state._replace(offers=offers, offered=number, passed=state.passed - {seat})


def _planted(state: State, event: e.Planted) -> State:
    seat, card, place, from_hand = event
    player = state.players[seat]
    field = player.fields[place]
    fields = (*player.fields[:place], Field((*field.crop, card), field.plot), *player.fields[place + 1 :])
    face_up = less(state.face_up, (card,)) if state.face_up else ()
    if from_hand:
        player = player._replace(hand=less(player.hand, (card,)), fields=fields)
        players = with_player(state.players, seat, player)
        return state._replace(players=players, planted=state.planted + 1, face_up=face_up)
    player = player._replace(fields=fields, set_aside=less(player.set_aside, (card,)))
    return state._replace(players=with_player(state.players, seat, player), face_up=face_up)


def _harvested(state: State, event: e.Harvested) -> State:
    seat, place, thalers, discarded = event
    player = state.players[seat]
    field = player.fields[place]._replace(crop=())
    fields = (*player.fields[:place], field, *player.fields[place + 1 :])
    player = player._replace(fields=fields, thalers=player.thalers + thalers)
    players = with_player(state.players, seat, player)
    return state._replace(players=players, discard=state.discard + discarded)


def _traded(state: State, event: e.Traded) -> State:
    number, giver, taker, given, taken = event
    players = with_player(state.players, giver, _exchanged(state.players[giver], given, taken))
    players = with_player(players, taker, _exchanged(players[taker], taken, given))
    for module in state.rules.modules:
        players = module.handed_over(state, players, event)
    return state._replace(
        players=players,
        face_up=less(state.face_up, given + taken),
        offers=without(state.offers, number),
        passed=state.passed - {taker},
        heard=over(state, number, taker),
    )


def _exchanged(player: Player, given: tuple[Card, ...], received: tuple[Card, ...]) -> Player:
    return player._replace(hand=less(player.hand, given), set_aside=player.set_aside + received)


def _declined(state: State, event: e.Declined) -> State:
    seat, number = event
    offers = tuple(
        [
            offer._replace(declined=offer.declined | {seat}) if offer.number == number else offer
            for offer in state.offers
        ]
    )
    return state._replace(offers=offers)


def _over(state: State, event: e.Withdrawn | e.Lapsed) -> State:
    return state._replace(offers=without(state.offers, event.offer), heard=over(state, event.offer))


def _turned_up(state: State, event: e.TurnedUp) -> State:
    cards = event.cards
    phase = TURNED_UP[state.rules.turn]
    return state._replace(phase=phase, draw_pile=state.draw_pile[: -len(cards)], face_up=state.face_up + cards)


def _drawn(state: State, event: e.Drawn) -> State:
    seat, cards = event
    player = state.players[seat]
    players = with_player(state.players, seat, player._replace(hand=player.hand + cards))
    return state._replace(players=players, draw_pile=state.draw_pile[: -len(cards)])


def _passed(state: State, event: e.Passed) -> State:
    return state._replace(passed=state.passed | {event.seat})


def _came_back(state: State, event: e.CameBack) -> State:
    return state._replace(passed=state.passed - {event.seat})


def _exhausted(state: State, event: e.Exhausted) -> State:
    return state._replace(exhaustions=event.time, ending=event.last)


def _shuffled(state: State, event: e.Shuffled) -> State:
    return state._replace(draw_pile=event.draw_pile, discard=())


def _joined(state: State, event: e.Joined) -> State:
    cards = event.cards
    return state._replace(face_up=state.face_up + cards, discard=state.discard[: -len(cards)])


def _offer_answered(state: State, event: e.OfferAnswered) -> State:
    return state._replace(phase=PLANT)


def _offer_left(state: State, event: e.OfferLeft) -> State:
    return state._replace(phase=PLANT_OFFERED)


def _ended(state: State, event: e.Ended) -> State:
    return state._replace(phase=ENDED, outcome=event.outcome)


def _face_up_discarded(state: State, event: e.FaceUpDiscarded) -> State:
    cards = event.cards
    return state._replace(face_up=less(state.face_up, cards), discard=state.discard + cards)


def _dealt(state: State, event: e.Dealt) -> State:
    raise ValueError("a game is dealt once, at its start")


def _trading_ended(state: State, event: e.TradingEnded) -> State:
    active = state.players[state.active]
    active = active._replace(set_aside=active.set_aside + state.face_up)
    players = with_player(state.players, state.active, active)
    heard = (*state.heard, *[_heard(state, offer) for offer in state.offers])
    return state._replace(
        players=players, phase=PLANT_RECEIVED, face_up=(), offers=(), passed=frozenset(), heard=heard
    )


def _discarded(state: State, event: e.Discarded) -> State:
    seat, card, from_hand = event
    discard = (*state.discard, card)
    if not from_hand:
        return state._replace(face_up=less(state.face_up, (card,)), discard=discard)
    player = state.players[seat]
    player = player._replace(hand=less(player.hand, (card,)))
    return state._replace(players=with_player(state.players, seat, player), discard=discard)


def _field_bought(state: State, event: e.FieldBought) -> State:
    seat, paid, to_box = event
    player = state.players[seat]
    player = player._replace(
        thalers=player.thalers[: len(player.thalers) - len(paid)],
        fields=(*player.fields, Field()),
        bought_field=True,
    )
    players = with_player(state.players, seat, player)
    if to_box:
        return state._replace(players=players, box=state.box + paid)
    return state._replace(players=players, discard=state.discard + paid)


BY_EVENT: Mapping[type[Event], Callable[[State, Any], State]] = {
    e.Offered: _offered,
    e.Planted: _planted,
    e.Harvested: _harvested,
    e.Traded: _traded,
    e.Declined: _declined,
    e.Withdrawn: _over,
    e.Lapsed: _over,
    e.TurnedUp: _turned_up,
    e.TradingEnded: _trading_ended,
    e.Drawn: _drawn,
    e.TurnBegan: _turn_began,
    e.Passed: _passed,
    e.CameBack: _came_back,
    e.Exhausted: _exhausted,
    e.Shuffled: _shuffled,
    e.FieldBought: _field_bought,
    e.Joined: _joined,
    e.Discarded: _discarded,
    e.OfferAnswered: _offer_answered,
    e.OfferLeft: _offer_left,
    e.Ended: _ended,
    e.FaceUpDiscarded: _face_up_discarded,
    e.Dealt: _dealt,
}
"""For each kind of event the function that changes the state; Any: each takes its own kind of event."""
