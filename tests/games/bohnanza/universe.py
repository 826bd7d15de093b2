"""All that somebody might try in a position, and what their options name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, permutations, product
from typing import TypeAlias

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.high_bohn import moves as town
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.harvesting import choices
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.high_bohn.town import holdings
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
    if isinstance(move, town.HarvestFor) and move.thalers is not None:
        return (town.HarvestFor, (move.field, tuple(sorted(move.thalers)), move.tribute))
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
    moves += [m.ComeBack()] * options.may_come_back
    moves += [m.BuyField()] * options.buy_field
    moves += [m.Discard(card) for card in options.discard]
    moves += [m.LeaveOffer()] * options.leave_offer
    found = options_of(options)
    if found:
        moves += in_town(found)
    return {as_key(move): move for move in moves}


def in_town(options: TownOptions) -> Iterator[Move]:
    """Every move that a town's options name, of purchases at once those of two."""
    yield from (town.BuyBuildings((building,)) for building in options.buy)
    yield from (town.NameType(kind) for kind in options.name_type)
    yield from [town.BuyNoMore()] * options.buy_no_more
    yield from [town.TakeLastPlanted()] * bool(options.final_harvest)
    yield from (town.Store(card) for card in options.store)
    yield from [town.Peek()] * options.peek
    yield from [town.PutToBottom()] * (options.peeked is not None)
    for card in options.move_card:
        yield from (town.MoveCard(card, to) for to, other in enumerate(options.move_card) if other != card)
    if options.reorder:
        yield from (town.Reorder(cards) for cards in permutations(options.reorder))
    yield from (town.BeginStew(way.card, place) for way in options.stews for place in (*way.must, *way.may))
    for choice in options.harvests:
        for thalers in combinations(choice.beans, choice.pays):
            yield town.HarvestFor(choice.field, thalers)
            if choice.under_distillery:
                yield from (town.HarvestFor(choice.field, thalers, bean) for bean in thalers)
                if choice.under_distillery in choice.thalers:
                    yield from (town.HarvestFor(choice.field, None, bean) for bean in choice.thalers)


def ways(option: AcceptOption) -> Iterator[Move]:
    """Every choice of copies with which an offer may be accepted."""
    for chosen in product(*(combinations(copies.cards, copies.needed) for copies in option.wanted)):
        yield m.Accept(option.offer, tuple(chain.from_iterable(chosen)))


def imaginable(state: State, seat: Seat) -> Iterator[Move]:
    """Moves with all cards, fields, offers and seats in sight, and some that do not exist."""
    yield from (m.TurnUp(), m.EndTrading(), m.Pass(), m.ComeBack(), m.BuyField(), m.LeaveOffer())
    cards = list(_cards(state, seat))
    yield from (m.Discard(card) for card in cards)
    for place in range(-1, 5):
        yield m.Harvest(place)
        yield from (m.Plant(card, place) for card in cards)
        yield from (town.BeginStew(card, place) for card in cards)
    yield from _in_town(state, seat, cards)
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


def _in_town(state: State, seat: Seat, cards: Sequence[Card]) -> Iterator[Move]:
    yield from (town.BuyNoMore(), town.TakeLastPlanted(), town.Peek(), town.PutToBottom(), town.BuyBuildings(()))
    yield from (town.BuyBuildings((building,)) for building in BUILDINGS)
    yield town.BuyBuildings((Building("castle-1"),))
    yield from (town.NameType(facts.type) for facts in BUILDINGS.values() if facts.price == 1)
    for card in cards:
        yield town.Store(card)
        yield from (town.MoveCard(card, to) for to in range(-1, len(state.players[seat].hand) + 1))
    yield from (town.Reorder(drawn) for drawn in permutations(state.players[seat].hand[-3:]))
    yield town.Reorder(())
    if not state.common:
        return
    for choice in choices(state, seat):
        for pays in range(6):
            for thalers in combinations(choice.beans, pays):
                yield town.HarvestFor(choice.field, thalers)
                yield from (town.HarvestFor(choice.field, thalers, bean) for bean in {*choice.beans})
        yield town.HarvestFor(choice.field, (Bean("rice"),) * choice.pays)


def _cards(state: State, seat: Seat) -> Iterable[Card]:
    """The seat's own cards, those face up, and some that belong to others or to nobody yet."""
    own = state.players[seat]
    yield from (*own.hand, *own.set_aside, *state.face_up, *own.thalers[-1:], *state.draw_pile[-1:])
    yield from (player.hand[0] for player in state.players if player is not own and player.hand)
    yield from (field.crop[0] for field in own.fields if field.crop)
    if own.estate:
        yield from holdings(own).stored
