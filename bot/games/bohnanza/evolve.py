"""How each event changes the state; the one place where states change."""

from __future__ import annotations

from typing import assert_never

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.state import Field, Offer, Phase, Player, State
from bot.games.contract import Seat


def evolve(state: State, event: Event) -> State:
    """The state after an event; the commonest kinds are asked for first."""
    match event:
        case e.Planted():
            return _planted(state, event)
        case e.Offered(number, seat, to, give, want):
            offers = (*state.offers, Offer(number, seat, to, give, want))
            return state._replace(offers=offers, offered=number, passed=state.passed - {seat})
        case e.Traded():
            return _traded(state, event)
        case e.Declined(seat, number):
            return _declined(state, seat, number)
        case e.Withdrawn(number) | e.Lapsed(number):
            return state._replace(offers=without(state.offers, number))
        case e.Harvested():
            return _harvested(state, event)
        case e.TurnedUp(cards):
            pile = state.draw_pile[: -len(cards)]
            return state._replace(phase=Phase.TRADE, draw_pile=pile, face_up=state.face_up + cards)
        case e.TradingEnded():
            return _trading_ended(state)
        case e.Drawn(seat, cards):
            player = state.players[seat]
            state = _with(state, seat, player._replace(hand=player.hand + cards))
            return state._replace(draw_pile=state.draw_pile[: -len(cards)])
        case e.TurnBegan(turn, active):
            return state._replace(phase=Phase.PLANT, turn=turn, active=active, planted=0)
        case e.Passed(seat):
            return state._replace(passed=state.passed | {seat})
        case e.Exhausted(time, last):
            return state._replace(exhaustions=time, ending=last)
        case e.Shuffled(draw_pile):
            return state._replace(draw_pile=draw_pile, discard=())
        case e.FieldBought(seat, paid):
            return _field_bought(state, seat, paid)
        case e.Ended(outcome):
            return state._replace(phase=Phase.ENDED, outcome=outcome)
        case e.Dealt():
            raise ValueError("a game is dealt once, at its start")
        case _:
            assert_never(event)


def _with(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    return state._replace(players=(*players[:seat], player, *players[seat + 1 :]))


def _less(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards without those gone; the rest keep their order (B3.1)."""
    return tuple([card for card in cards if card not in gone])


def without(offers: tuple[Offer, ...], number: int) -> tuple[Offer, ...]:
    """The offers but for this one."""
    return tuple([offer for offer in offers if offer.number != number])


def _planted(state: State, event: e.Planted) -> State:
    seat, card, place, from_hand = event
    player = state.players[seat]
    fields = player.fields
    field = fields[place]
    fields = (*fields[:place], Field((*field.crop, card), field.only), *fields[place + 1 :])
    if from_hand:
        player = player._replace(hand=_less(player.hand, (card,)), fields=fields)
        return _with(state, seat, player)._replace(planted=state.planted + 1)
    return _with(state, seat, player._replace(set_aside=_less(player.set_aside, (card,)), fields=fields))


def _traded(state: State, event: e.Traded) -> State:
    number, giver, taker, given, taken = event
    giving, taking = state.players[giver], state.players[taker]
    state = _with(
        state,
        giver,
        giving._replace(hand=_less(giving.hand, given), set_aside=giving.set_aside + taken),
    )
    state = _with(
        state,
        taker,
        taking._replace(hand=_less(taking.hand, taken), set_aside=taking.set_aside + given),
    )
    return state._replace(
        face_up=_less(state.face_up, given + taken),
        offers=without(state.offers, number),
        passed=state.passed - {taker},
    )


def _declined(state: State, seat: Seat, number: int) -> State:
    return state._replace(
        offers=tuple(
            [
                offer._replace(declined=offer.declined | {seat}) if offer.number == number else offer
                for offer in state.offers
            ]
        )
    )


def _trading_ended(state: State) -> State:
    active = state.players[state.active]
    state = _with(state, state.active, active._replace(set_aside=active.set_aside + state.face_up))
    return state._replace(phase=Phase.PLANT_RECEIVED, face_up=(), offers=(), passed=frozenset())


def _harvested(state: State, event: e.Harvested) -> State:
    seat, place, thalers, discarded = event
    player = state.players[seat]
    fields = player.fields
    fields = (*fields[:place], Field((), fields[place].only), *fields[place + 1 :])
    player = player._replace(fields=fields, thalers=player.thalers + thalers)
    return _with(state, seat, player)._replace(discard=state.discard + discarded)


def _field_bought(state: State, seat: Seat, paid: tuple[Card, ...]) -> State:
    player = state.players[seat]
    player = player._replace(
        thalers=player.thalers[: len(player.thalers) - len(paid)],
        fields=(*player.fields, Field()),
        bought_field=True,
    )
    return _with(state, seat, player)._replace(discard=state.discard + paid)
