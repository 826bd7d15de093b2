"""What a player of Bohnanza who plans ahead plants and harvests, in games with trading."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.moves import Harvest, Move, Plant, TurnUp
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Own, Phase, View
from bot.players.bohnanza.valuation.planning import Farm, Planner, Step
from bot.players.bohnanza.valuation.prospects import Prospects
from bot.players.bohnanza.valuation.special import crop_of


def planned_planting(view: View, own: Own) -> Move | None:
    """The first step of the best plan; None where the game does not wait for this seat to plant."""
    can = own.options
    step = _plan(view, own) if can.plant else None
    if step is None:
        if can.turn_up:
            return TurnUp()
        return _unprotect(view, own, can.plant[0]) if can.plant else None
    option = next(option for option in can.plant if BEAN[option.card] == step.bean)
    if not step.harvest:
        return Plant(option.card, step.place)
    return Harvest(step.place) if step.place in option.harvest_first else _unprotect(view, own, option)


def _plan(view: View, own: Own) -> Step | None:
    """What to plant first, if anything, where, and whether to harvest for it."""
    farm = Farm(tuple([crop_of(field) for field in view.seats[own.seat].fields]))
    hand = tuple([BEAN[card] for card in own.hand])
    prospects = Prospects(view)
    if view.phase is not Phase.PLANT:
        aside = tuple(sorted([BEAN[card] for card in own.set_aside]))
        return Planner(prospects, own.seat, hand).best(farm, aside).step
    must = hand[: not view.planted]
    more = prospects.special(own.seat).from_hand - view.planted - len(must)
    return Planner(prospects, own.seat, hand[len(must) :]).best(farm, must, more).step


def _unprotect(view: View, own: Own, option: PlantOption) -> Harvest:
    """Harvest what pays most, so that bean protection lets the field be harvested that is wanted (B4, B6.3)."""
    fields = view.seats[own.seat].fields
    return Harvest(max(option.harvest_first, key=lambda place: fields[place].pays))
