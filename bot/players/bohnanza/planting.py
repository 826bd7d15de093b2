"""What a player of Bohnanza who plans ahead plants and harvests, in games with trading."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.moves import Harvest, Move, Plant, TurnUp
from bot.games.bohnanza.view import Own, Phase, Turn, View
from bot.players.bohnanza.valuation.planning import Crop, Planner
from bot.players.bohnanza.valuation.prospects import Prospects

FROM_HAND = 2
"""How many cards of the hand may be planted in a turn (B4.1)."""


def planned_planting(view: View, own: Own) -> Move | None:
    """The first step of the best plan; None where there are fields of other kinds than the usual ones."""
    mine, can = view.seats[own.seat], own.options
    if view.kind is not Turn.TRADING or any(field.only or field.mixed for field in mine.fields) or not can.plant:
        return None
    crops = tuple([Crop(field.bean, field.cards) for field in mine.fields])
    if len({crop.bean for crop in crops if crop.bean}) < sum(crop.bean is not None for crop in crops):
        return None
    plan = _plan(view, own, crops)
    if plan is None:
        return TurnUp() if can.turn_up else None
    bean, harvest = plan
    option = next(option for option in can.plant if BEAN[option.card] == bean)
    if option.places:
        return Plant(option.card, option.places[0])
    return Harvest(harvest) if harvest in option.harvest_first else None


def _plan(view: View, own: Own, crops: tuple[Crop, ...]) -> tuple[Bean, int | None] | None:
    """What to plant first, if anything, and what to harvest for it."""
    hand = tuple([BEAN[card] for card in own.hand])
    if view.phase is not Phase.PLANT:
        aside = tuple(sorted([BEAN[card] for card in own.set_aside]))
        return Planner(Prospects(view), own.seat, hand).best(crops, aside).step
    must = hand[: not view.planted]
    planner = Planner(Prospects(view), own.seat, hand[len(must) :])
    return planner.best(crops, must, FROM_HAND - view.planted - len(must)).step
