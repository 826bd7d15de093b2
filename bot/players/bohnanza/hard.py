"""A player of Bohnanza who counts cards, looks ahead, and counts the others' gain as a loss."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.moves import BuyField, Decline, Harvest, Move, Plant, TurnUp, Withdraw
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Own, Phase, Turn, View
from bot.games.chance import Chance
from bot.players.bohnanza.buying import planned_town_move
from bot.players.bohnanza.duel.player import duel_move
from bot.players.bohnanza.manners import AMONG_PEOPLE, EXPECTANT, Manners
from bot.players.bohnanza.priority import first_wanted
from bot.players.bohnanza.trading import Trader
from bot.players.bohnanza.valuation.buildings import A_FIELD
from bot.players.bohnanza.valuation.counting import count
from bot.players.bohnanza.valuation.planning import Farm, Planner, Step
from bot.players.bohnanza.valuation.prospects import Prospects
from bot.players.bohnanza.valuation.special import crop_of
from bot.players.bohnanza.valuation.weights import HARD, Weights


def hard_player(view: View, chance: Chance) -> Move | None:
    """The move that promises most; None where the player wants nothing and the game does not wait for it."""
    return best_move(view, EXPECTANT, HARD)


def hard_among_people(view: View, chance: Chance) -> Move | None:
    """The same where people sit at the table, to whom fewer offers are made."""
    return best_move(view, AMONG_PEOPLE, HARD)


def best_move(view: View, manners: Manners, weights: Weights) -> Move | None:
    """The move that promises most to whoever believes these weights, and has these manners."""

    # Moves without fields are empty tuples, and so no truths.
    def trade(view: View, own: Own) -> Move | None:
        bought = _third_field(view, own)
        return _trade(view, own, manners, weights) if bought is None else bought

    def plant(view: View, own: Own) -> Move | None:
        bought = _third_field(view, own)
        return _plant(view, own, weights) if bought is None else bought

    if view.kind is Turn.DUEL:
        plant = duel_move
    return first_wanted(view, in_town=planned_town_move, trade=trade, plant=plant)


def _third_field(view: View, own: Own) -> BuyField | None:
    """Buy a field where none is empty and it will bring more than it costs."""
    price = view.third_field_price
    if not own.options.buy_field or price is None:
        return None
    fields = view.seats[own.seat].fields
    if any(not field.cards and field.only is None for field in fields):
        return None
    return BuyField() if count(view).rounds * A_FIELD > price else None


def _trade(view: View, own: Own, manners: Manners, weights: Weights) -> Move | None:
    """Take back an offer that has become bad, accept the best one, answer one, or make one."""
    can = own.options
    trader = Trader(view, own, manners, weights)
    regretted = trader.regretted_offer()
    if regretted is not None:
        return Withdraw(regretted)
    accepted = trader.best_accepted()
    if accepted is not None:
        contradicted = trader.contradicted_by(accepted)
        return accepted if contradicted is None else Withdraw(contradicted)
    may_offer = manners.allow_offer(view, own)
    if can.decline:
        counter = trader.counter_offer(can.decline[0]) if may_offer and manners.counter_offers else None
        return counter or Decline(can.decline[0])
    return trader.best_offer() if may_offer else None


def _plant(view: View, own: Own, weights: Weights) -> Move | None:
    """The first step of the best plan; None where the game does not wait for this seat to plant."""
    can = own.options
    step = _plan(view, own, weights) if can.plant else None
    if step is None:
        if can.turn_up:
            return TurnUp()
        return _unprotect(view, own, can.plant[0]) if can.plant else None
    option = next(option for option in can.plant if BEAN[option.card] == step.bean)
    if not step.harvest:
        return Plant(option.card, step.place)
    return Harvest(step.place) if step.place in option.harvest_first else _unprotect(view, own, option)


def _plan(view: View, own: Own, weights: Weights) -> Step | None:
    """What to plant first, if anything, where, and whether to harvest for it."""
    farm = Farm(tuple([crop_of(field) for field in view.seats[own.seat].fields]))
    hand = tuple([BEAN[card] for card in own.hand])
    prospects = Prospects(view, weights)
    if view.phase is not Phase.PLANT:
        aside = tuple(sorted([BEAN[card] for card in own.set_aside]))
        return Planner(prospects, own.seat, hand).best(farm, aside).step
    must = hand[: not view.planted]
    more = prospects.special(own.seat).from_hand - view.planted - len(must)
    return Planner(prospects, own.seat, hand[len(must) :]).best(farm, must, more).step


def _unprotect(view: View, own: Own, option: PlantOption) -> Harvest:
    """Harvest what pays most, so that bean protection frees the field that is wanted (B4, B6.3)."""
    fields = view.seats[own.seat].fields
    return Harvest(max(option.harvest_first, key=lambda place: fields[place].pays))
