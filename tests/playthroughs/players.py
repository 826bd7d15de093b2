"""A simple player for each family of games: it sees Views and draws its choices from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.high_bohn import moves as town
from bot.games.bohnanza.high_bohn.shown import ThalerChoice, TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.options import Options, PlantOption
from bot.games.bohnanza.view import FieldView, Own, View
from bot.games.nicht_die_bohne import view as bohne
from bot.games.nicht_die_bohne.moves import Lay, Take

Choose: TypeAlias = Callable[[Any, random.Random], object | None]
"""From the view of a seat to a move, or None where this seat waits; Any: each family has its own View."""


def bohnanza(view: View, luck: random.Random) -> Move | None:
    """Plants, harvests what pays, trades what it has no field for, and declines what it does not need."""
    own = view.own
    assert own is not None
    may = own.options
    town_options = options_of(may)
    if town_options and (move := _in_town(town_options, luck)) is not None:
        return move
    if may.buy_field and luck.random() < 0.1:
        return m.BuyField()
    if may.discard and luck.random() < 0.4:
        return m.Discard(luck.choice(may.discard))
    if may.leave_offer and luck.random() < 0.4:
        return m.LeaveOffer()
    if may.plant:
        return _plant(view, own, luck.choice(may.plant), luck)
    if may.turn_up:
        return m.TurnUp()
    return _trade(view, own, luck)


CHANCE = {"1": 0.001, "2": 0.04, "3": 1, "4": 1}
"""How likely a building of each price is bought that can be: who saves thalers gets what does most."""


def _in_town(may: TownOptions, luck: random.Random) -> Move | None:
    """Answers what is asked, buys now and then, and uses what its buildings offer."""
    if may.name_type:
        return town.NameType(luck.choice(may.name_type))
    if may.reorder:
        return town.Reorder(tuple(luck.sample(may.reorder, len(may.reorder))))
    wanted = [building for building in may.buy if may.buy_no_more or luck.random() < CHANCE[building[-1]]]
    if wanted:
        return town.BuyBuildings((luck.choice(wanted),))
    if may.buy_no_more:
        return town.BuyNoMore()
    if may.peek or may.peeked is not None:
        return luck.choice([town.Peek() if may.peek else town.PutToBottom(), None])
    if may.move_card[1:] and luck.random() < 0.5:
        return town.MoveCard(may.move_card[0], len(may.move_card) - 1)
    if may.store and luck.random() < 0.3:
        return town.Store(luck.choice(may.store))
    return _harvest(luck.choice(may.harvests), luck) if may.harvests and luck.random() < 0.1 else None


def _harvest(choice: ThalerChoice, luck: random.Random) -> Move:
    """A harvest with thalers by lot."""
    thalers = tuple(luck.sample(choice.beans, choice.pays))
    return town.HarvestFor(choice.field, thalers, thalers[0] if choice.under_distillery else None)


def _plant(view: View, own: Own, option: PlantOption, luck: random.Random) -> Move:
    """Into a field that takes it, else room is made by the harvest that pays most."""
    fields = view.seats[own.seat].fields
    if option.places:
        return m.Plant(option.card, _place(option, fields, luck))
    return m.Harvest(max(option.harvest_first, key=lambda place: (fields[place].pays, -fields[place].cards)))


def _place(option: PlantOption, fields: Sequence[FieldView], luck: random.Random) -> int:
    """The first place; by lot where the bean may join its kind or begin anew."""
    if len(option.places) > 1 and fields[option.places[0]].cards:
        return luck.choice(option.places)
    return option.places[0]


def _trade(view: View, own: Own, luck: random.Random) -> Move | None:
    may = own.options
    grown = {field.bean for field in view.seats[own.seat].fields}
    for option in may.accept:
        gains = next(offer for offer in view.offers if offer.number == option.offer).give
        if grown.issuperset(gains):
            give = [card for copies in option.wanted for card in luck.sample(copies.cards, copies.needed)]
            return m.Accept(option.offer, tuple(give))
    if may.decline and luck.random() < 0.2:
        return m.Decline(may.decline[0])
    if may.may_offer and len(may.withdraw) < 2 and luck.random() < 0.3:
        return _offer(view, own, luck)
    if may.withdraw and luck.random() < 0.1:
        return m.Withdraw(may.withdraw[0])
    if may.end_trading and luck.random() < 0.5:
        return m.EndTrading()
    return m.Pass() if may.may_pass and luck.random() < 0.1 else None


def _offer(view: View, own: Own, luck: random.Random) -> Move | None:
    """One card for a bean that grows here already."""
    grown = [field.bean for field in view.seats[own.seat].fields if field.bean is not None]
    options: Options = own.options
    if not grown or not options.give:
        return None
    to = None if own.seat == view.active else view.active
    move = m.MakeOffer((luck.choice(options.give),), (luck.choice(grown),), to)
    made = [m.MakeOffer(offer.cards, offer.want, offer.to) for offer in view.offers if offer.seat == own.seat]
    return None if move in made else move


def nicht_die_bohne(view: bohne.View, luck: random.Random) -> Lay | Take | None:
    """Lays and takes by lot, and now and then lays another card in place of the one before."""
    own = view.own
    assert own is not None
    if own.options.take:
        return Take(luck.choice(own.options.take))
    if not own.options.lay or (own.options.may_exchange and luck.random() < 0.8):
        return None
    return Lay(luck.choice(own.options.lay))


PLAYERS: Mapping[str, Choose] = {"bohnanza": bohnanza, "nicht_die_bohne": nicht_die_bohne}
"""The player of each family in the catalogue."""
