"""Random lawful games, driven by chosen numbers: players who see Views and do whatever these allow."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from hypothesis import strategies as st

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.high_bohn import moves as town
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, in_play
from bot.games.bohnanza.high_bohn.events import BuildingBought
from bot.games.bohnanza.high_bohn.shown import ThalerChoice, TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.high_bohn.town import holdings
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.options import AcceptOption, PlantOption
from bot.games.bohnanza.state import State
from bot.games.bohnanza.view import Own, View
from bot.games.chance import Chance, seeded
from bot.games.contract import Decision, Seat
from tests.breadth import few
from tests.games.bohnanza.tables import EDITION, EDITIONS

GAMES = {key: Bohnanza(edition) for key, edition in EDITIONS.items()}
GAME = GAMES[EDITION]
"""Any of them serves where a state is at hand, which knows its own rules."""
SIZES = [(key, players) for key, game in GAMES.items() for players in game.players]
"""Every edition at every number of players."""
FEW_SIZES = (("duel", 2), ("high_bohn_cognac", 5))
"""Those of the quick run, where each takes long."""
EACH_SIZE = pytest.mark.parametrize("size", few(SIZES, *FEW_SIZES), ids="{0[0]} {0[1]}".format)
LONGEST = 5_000
"""No random game may take more moves than this."""


class Recipe(NamedTuple):
    """What a random game comes from: the first choices, then a seed for all the others."""

    players: int
    choices: tuple[int, ...]
    seed: int
    edition: str = EDITION


class Step(NamedTuple):
    """One move of a game and what came of it."""

    before: State
    seat: Seat
    move: Move
    decision: Decision[State, Event]


class RandomGame(NamedTuple):
    """A whole game, move by move."""

    deal: Decision[State, Event]
    steps: tuple[Step, ...]

    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return (*self.deal.events, *(event for step in self.steps for event in step.decision.events))

    def states(self) -> tuple[State, ...]:
        """Every position between two moves."""
        return (self.deal.after, *(step.decision.after for step in self.steps))

    def transitions(self) -> Iterator[tuple[State, Event]]:
        """Every event after the deal, with the state that it happened to."""
        for step in self.steps:
            state = step.before
            for event in step.decision.events:
                yield state, event
                state = GAME.evolve(state, event)


recipes = st.builds(
    lambda size, choices, seed: Recipe(size[1], tuple(choices), seed, size[0]),
    st.sampled_from(SIZES),
    st.lists(st.integers(0, 999), max_size=40),
    st.integers(0, 2**32),
)
"""Recipes for hypothesis; small ones are short lists of choices."""


class Choices:
    """Numbers below a bound: those of the recipe first."""

    def __init__(self, recipe: Recipe) -> None:
        self._first = iter(recipe.choices)
        self._luck = random.Random(recipe.seed)

    def below(self, bound: int) -> int:
        """A number from 0 up to `bound`, excluded."""
        return next(self._first, self._luck.randrange(1000)) % bound

    def some(self, cards: Sequence[Card], count: int) -> tuple[Card, ...]:
        """So many of these cards, in any order."""
        left = list(cards)
        return tuple(left.pop(self.below(len(left))) for _ in range(min(count, len(left))))


def play(recipe: Recipe) -> RandomGame:
    """Play a game to its end; fails where it does not come to one."""
    choices, chance = Choices(recipe), seeded(recipe.seed)
    deal = settle_in(GAMES[recipe.edition].start(recipe.players, chance), chance)
    state, steps = deal.after, list[Step]()
    while waiting := GAME.to_act(state):
        assert len(steps) < LONGEST, "the game does not end"
        seat = choices.below(recipe.players) if choices.below(3) == 0 else waiting[choices.below(len(waiting))]
        move = wish(GAME.view(state, seat), choices)
        if move is None:
            continue
        decision = GAME.decide(state, seat, move, chance)
        steps.append(Step(state, seat, move, decision))
        state = decision.after
    return RandomGame(deal, tuple(steps))


def settle_in(deal: Decision[State, Event], chance: Chance) -> Decision[State, Event]:
    """In a game with a town every seat has some buildings from the first: too few thalers are won at random."""
    events, state, before = list(deal.events), deal.after, list(deal.before)
    if not state.common:
        return deal
    for building in chance.shuffle(in_play(state.rules.beans)):
        seat = chance.lot(2 * len(state.players))
        if seat < len(state.players) and BUILDINGS[building].type not in holdings(state.players[seat]).types():
            events.append(BuildingBought(seat, building, ()))
            before.append(state)
            state = GAME.evolve(state, events[-1])
    return Decision(tuple(events), state, tuple(before))


def wish(view: View, choices: Choices) -> Move | None:
    """Something that this seat may do now, harvesting and buying more seldom than the rest."""
    own = view.own
    assert own is not None
    may = own.options
    wishes: list[Move] = []
    for option in may.plant:
        wishes += [m.Plant(option.card, place) for place in option.places]
        wishes += [m.Harvest(place) for place in _ripest(view, own.seat, option)]
    wishes += [m.TurnUp()] * may.turn_up
    wishes += [m.Discard(card) for card in may.discard]
    wishes += [m.LeaveOffer()] * may.leave_offer
    wishes += [m.EndTrading()] * may.end_trading
    wishes += [m.Pass()] * may.may_pass
    wishes += [m.ComeBack()] * may.may_come_back
    wishes += [_acceptance(option, choices) for option in may.accept for _ in range(4)]
    wishes += [m.Decline(offer) for offer in may.decline]
    wishes += [m.Withdraw(offer) for offer in may.withdraw]
    if may.may_offer:
        wishes += _offers(view, own, choices)
    town_options = options_of(may)
    if town_options:
        wishes += in_town(town_options, choices)
    if choices.below(12) == 0:
        wishes += [m.Harvest(place) for place in may.harvest]
        wishes += [m.BuyField()] * may.buy_field
    return wishes[choices.below(len(wishes))] if wishes else None


def _ripest(view: View, seat: Seat, option: PlantOption) -> tuple[int, ...]:
    """The fields to harvest first; where there is something to buy, one that pays most."""
    if town_of(view) is None or not option.harvest_first:
        return option.harvest_first
    return (max(option.harvest_first, key=lambda place: view.seats[seat].fields[place].pays),)


def in_town(may: TownOptions, choices: Choices) -> list[Move]:
    """What the town allows; harvests with a choice of thalers as seldom as the others."""
    wishes: list[Move] = [town.BuyBuildings((building,)) for building in may.buy]
    wishes += [town.NameType(kind) for kind in may.name_type]
    wishes += [town.BuyNoMore()] * may.buy_no_more
    wishes += [town.TakeLastPlanted()] * bool(may.final_harvest)
    wishes += [town.BeginStew(way.card, place) for way in may.stews for place in way.may]
    wishes += [town.Store(card) for card in may.store]
    wishes += [town.Peek()] * may.peek
    wishes += [town.PutToBottom()] * (may.peeked is not None)
    wishes += [
        town.MoveCard(card, to)
        for card in choices.some(may.move_card, 1)
        for to in range(len(may.move_card))
        if may.move_card[to] != card
    ]
    wishes += [town.Reorder(choices.some(may.reorder, len(may.reorder)))] * bool(may.reorder)
    if choices.below(6) == 0:
        wishes += [_harvest(choice, choices) for choice in may.harvests]
    return wishes


def _harvest(choice: ThalerChoice, choices: Choices) -> town.HarvestFor:
    left = list(choice.beans)
    thalers = tuple(left.pop(choices.below(len(left))) for _ in range(choice.pays))
    return town.HarvestFor(
        choice.field, thalers, thalers[choices.below(len(thalers))] if choice.under_distillery else None
    )


def _acceptance(option: AcceptOption, choices: Choices) -> m.Accept:
    give = [card for copies in option.wanted for card in choices.some(copies.cards, copies.needed)]
    return m.Accept(option.offer, tuple(give))


def _offers(view: View, own: Own, choices: Choices) -> list[Move]:
    """Up to two offers that were not made already."""
    found: list[Move] = []
    for _ in range(2):
        give = choices.some(own.options.give, choices.below(3))
        want = tuple(view.beans[choices.below(len(view.beans))] for _ in range(choices.below(3)))
        to = _partner(view, own.seat, choices)
        made = any(
            offer.seat == own.seat
            and offer.to == to
            and set(offer.cards) == set(give)
            and sorted(offer.want) == sorted(want)
            for offer in view.offers
        )
        if (give or want) and not made:
            found.append(m.MakeOffer(give, want, to))
    return found


def _partner(view: View, seat: Seat, choices: Choices) -> Seat | None:
    if seat != view.active:
        return view.active
    others = [None, *(other.seat for other in view.seats if other.seat != seat)]
    return others[choices.below(len(others))]
