"""A player of Bohnanza who counts cards, looks ahead, and counts the others' gain as a loss."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.moves import (
    Decline,
    Harvest,
    Move,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Own, Turn, View
from bot.games.chance import Chance
from bot.players.bohnanza.duel.player import duel_move
from bot.players.bohnanza.high_bohn import sensible_town_move
from bot.players.bohnanza.manners import AMONG_COMPUTERS, AMONG_PEOPLE, Manners
from bot.players.bohnanza.planting import planned_planting
from bot.players.bohnanza.priority import first_wanted, plant_growing
from bot.players.bohnanza.third_field import third_field
from bot.players.bohnanza.trading import Trader
from bot.players.bohnanza.valuation.prospects import Prospects


def hard_player(view: View, chance: Chance) -> Move | None:
    """The move that promises most; None where nothing is wanted and the game does not wait for this seat."""
    return _move(view, AMONG_COMPUTERS)


def hard_among_people(view: View, chance: Chance) -> Move | None:
    """The same where people sit at the table, who do not want to hear so much."""
    return _move(view, AMONG_PEOPLE)


def _move(view: View, manners: Manners) -> Move | None:
    # Moves without fields are empty tuples, and so no truths.
    def trade(view: View, own: Own) -> Move | None:
        bought = third_field(view, own)
        return _trade(view, own, manners) if bought is None else bought

    def plant(view: View, own: Own) -> Move | None:
        bought = third_field(view, own)
        return _plant(view, own) if bought is None else bought

    if view.kind is Turn.DUEL:
        plant = duel_move
    return first_wanted(view, in_town=sensible_town_move, trade=trade, plant=plant)


def _trade(view: View, own: Own, manners: Manners) -> Move | None:
    """Take back what has become a bad offer, accept the best one, answer one, or make one's own."""
    can = own.options
    trader = Trader(view, own)
    regretted = trader.regretted_offer()
    if regretted is not None:
        return Withdraw(regretted)
    accepted = trader.best_accepted()
    if accepted is not None:
        return accepted
    may_offer = manners.allow_offer(view, own)
    if can.decline:
        counter = trader.counter_offer(can.decline[0]) if may_offer and manners.counter_offers else None
        return counter or Decline(can.decline[0])
    return trader.best_offer() if may_offer else None


def _plant(view: View, own: Own) -> Move | None:
    """Plant what grows already or is worth it, do without what costs more than it brings, else make room."""
    planned = planned_planting(view, own)
    if planned is not None:
        return planned
    grown = plant_growing(view, own)
    if grown is not None:
        return grown
    if own.options.plant:
        return _plant_new(Prospects(view), own)
    return TurnUp() if own.options.turn_up else None


def _plant_new(prospects: Prospects, own: Own) -> Move:
    """Something new is planted, or need not be, or makes a harvest needed."""
    can = own.options
    worth = {option.card: gain(prospects, own, option.card) for option in can.plant}
    option = max(can.plant, key=lambda option: (bool(option.places), worth[option.card]))
    if can.turn_up and worth[option.card] <= 0:
        return TurnUp()
    if option.places:
        return Plant(option.card, option.places[0])
    return _make_room(prospects, own, option)


def gain(prospects: Prospects, own: Own, card: Card) -> float:
    """What planting this card brings."""
    hand = [BEAN[held] for held in own.hand]
    after = [BEAN[held] for held in own.hand if held != card]
    return prospects.worth(own.seat, [BEAN[card]], after) - prospects.worth(own.seat, [], hand)


def _make_room(prospects: Prospects, own: Own, option: PlantOption) -> Move:
    """Harvest what loses least."""
    fields = prospects.view.seats[own.seat].fields

    def lost(place: int) -> float:
        field = fields[place]
        return 0.0 if field.bean is None else prospects.lost(own.seat)[field.bean][field.cards]

    return Harvest(min(option.harvest_first, key=lost))
