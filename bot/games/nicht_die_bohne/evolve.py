"""How each event changes the state; the one place where states change."""

from __future__ import annotations

from typing import assert_never

from bot.games.contract import Seat
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.cards import Card, in_order
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.state import Past, Phase, Player, State


def begin(dealt: e.Dealt) -> State:
    """The state after the first deal."""
    return State(_players(dealt), dealt.leader, dealt.round)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case e.LaidDown(seat, card) | e.Exchanged(seat, card):
            return _with(state, seat, _laying(state.players[seat], card))
        case e.Led(seat, card):
            return _with(state, seat, _laying(state.players[seat], card))._replace(phase=Phase.LAY)
        case e.TurnedUp():
            return state._replace(phase=Phase.TAKE, taker=state.leader)
        case e.Taken(seat, card, owner):
            return _taken(state, seat, card, owner)._replace(taker=owner)
        case e.TokenTaken(seat, card, owner):
            return _next_trick(_taken(state, seat, card, owner), seat)
        case e.RoundEnded(_, sheets):
            return state._replace(sheets=(*state.sheets, sheets))
        case e.Dealt():
            return begin(event)._replace(
                sheets=state.sheets, past=state.past, rounds=state.rounds, cards=state.cards
            )
        case e.Ended(outcome):
            return state._replace(phase=Phase.ENDED, outcome=outcome)
        case _:
            assert_never(event)


def _players(dealt: e.Dealt) -> tuple[Player, ...]:
    return tuple([Player(in_order(hand)) for hand in dealt.hands])


def _with(state: State, seat: Seat, player: Player) -> State:
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _laying(player: Player, card: Card) -> Player:
    """The player once this card is laid, and the one that lay there before is back in the hand."""
    back = () if player.laid is None else (player.laid,)
    hand = in_order((*[held for held in player.hand if held != card], *back))
    return player._replace(hand=hand, laid=card)


def _taken(state: State, seat: Seat, card: Card, owner: Seat) -> State:
    taker = state.players[seat]
    state = _with(state, seat, taker._replace(area=(*taker.area, card)))
    return _with(state, owner, state.players[owner]._replace(taken_by=seat))


def _next_trick(state: State, leader: Seat) -> State:
    """The state after a trick; the next one is counted only if there are cards left for it."""
    count = len(state.players)
    past = []
    for step in range(count):
        seat = (state.leader + step) % count
        _, _, card, taken_by = state.players[seat]
        if card is not None and taken_by is not None:
            past.append(Past(seat, card, taken_by))
    return state._replace(
        players=tuple([player._replace(laid=None, taken_by=None) for player in state.players]),
        leader=leader,
        trick=state.trick + bool(state.players[leader].hand),
        phase=Phase.LEAD,
        taker=None,
        past=tuple(past),
    )
