"""All that somebody might try in a position, and what their options name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations, product
from typing import TypeAlias

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.options import AcceptOption, Options
from bot.games.bohnanza.rules import decide
from bot.games.bohnanza.state import State
from bot.games.contract import Refusal, Seat
from tests.games.bohnanza.playing import STACKED

Key: TypeAlias = tuple[type, object]


def as_key(move: Move) -> Key:
    """What tells two moves apart: named tuples of different kinds may be equal; cards given have no order."""
    if isinstance(move, m.Accept):
        return (m.Accept, (move.offer, tuple(sorted(move.give))))
    return (type(move), tuple(move))


def accepted(state: State, seat: Seat, move: Move) -> bool:
    """Whether the rules let this happen."""
    try:
        decide(state, seat, move, STACKED)
    except Refusal:
        return False
    return True


def allowed(options: Options) -> Mapping[Key, Move]:
    """Every move that options name, offers apart."""
    moves: list[Move] = [m.Plant(option.card, place) for option in options.plant for place in option.places]
    moves += [m.Harvest(place) for place in options.harvest]
    moves += [m.Harvest(place) for option in options.plant for place in option.harvest_first]
    moves += [m.Decline(offer) for offer in options.decline]
    moves += [m.Withdraw(offer) for offer in options.withdraw]
    moves += chain.from_iterable(ways(option) for option in options.accept)
    moves += [m.TurnUp()] * options.turn_up
    moves += [m.EndTrading()] * options.end_trading
    moves += [m.Pass()] * options.may_pass
    moves += [m.BuyField()] * options.buy_field
    moves += [m.Discard(card) for card in options.discard]
    moves += [m.LeaveOffer()] * options.leave_offer
    return {as_key(move): move for move in moves}


def ways(option: AcceptOption) -> Iterator[Move]:
    """Every choice of copies with which an offer may be accepted."""
    for chosen in product(*(combinations(copies.cards, copies.needed) for copies in option.wanted)):
        yield m.Accept(option.offer, tuple(chain.from_iterable(chosen)))


def imaginable(state: State, seat: Seat) -> Iterator[Move]:
    """Moves with all cards, fields, offers and seats in sight, and some that do not exist."""
    yield from (m.TurnUp(), m.EndTrading(), m.Pass(), m.BuyField(), m.LeaveOffer())
    cards = list(_cards(state, seat))
    yield from (m.Discard(card) for card in cards)
    for place in range(-1, 5):
        yield m.Harvest(place)
        yield from (m.Plant(card, place) for card in cards)
    for number in {
        *range(max(0, state.offered - 4), state.offered + 2),
        *(offer.number for offer in state.offers),
    }:
        yield m.Decline(number)
        yield m.Withdraw(number)
        for size in range(3):
            yield from (m.Accept(number, give) for give in combinations(cards, size))
    for to in (None, *range(len(state.players))):
        yield m.MakeOffer((), (), to)
        yield m.MakeOffer((), state.rules.beans[:1], to)
        yield from (m.MakeOffer((card,), (), to) for card in cards)
    for offer in state.offers:
        yield m.MakeOffer(offer.give[::-1], offer.want[::-1], offer.to)


def _cards(state: State, seat: Seat) -> Iterable[Card]:
    """The seat's own cards, those face up, and some that belong to others or to nobody yet."""
    own = state.players[seat]
    yield from (*own.hand, *own.set_aside, *state.face_up, *own.thalers[-1:], *state.draw_pile[-1:])
    yield from (player.hand[0] for player in state.players if player is not own and player.hand)
    yield from (field.crop[0] for field in own.fields if field.crop)
