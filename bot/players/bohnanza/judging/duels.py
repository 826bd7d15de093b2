"""A duel: what the best player of it expects of each way to go on with an own turn (D3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import BEAN, beans
from bot.games.bohnanza.moves import BuyField, Discard, Harvest, LeaveOffer, Move, Plant
from bot.games.bohnanza.view import Own, Phase, View
from bot.players.bohnanza.duel.farm import Farm
from bot.players.bohnanza.duel.outlook import Outlook
from bot.players.bohnanza.duel.plan import Planner
from bot.players.bohnanza.duel.player import Choice, face_up, from_hand


def to_plant(view: View, own: Own) -> Iterator[tuple[Move, float]]:
    """All ways to plant a card or to make room for it, and to do without."""
    outlook = Outlook(view, own.seat)
    planner = Planner(outlook)
    if view.phase is Phase.PLANT:
        yield from [(move, worth) for worth, move in from_hand(outlook, planner, own)]
        return
    for worth, choice in face_up(outlook, planner, view, own):
        yield from [(move, worth) for move in _begun(view, own, choice)]


def _begun(view: View, own: Own, choice: Choice) -> Iterator[Move]:
    """The moves with which this choice may begin."""
    if choice.first is None and own.options.leave_offer:
        yield LeaveOffer()
    yield from [Discard(card) for card in own.options.discard if BEAN[card] not in choice.taken]
    if choice.first is None:
        return
    _, one = choice.first
    if one.harvested is not None:
        yield Harvest(one.harvested)
    for option in own.options.plant:
        if BEAN[option.card] in choice.taken and option.places:
            yield Plant(option.card, option.places[0])


def to_harvest(view: View, own: Own, done: Harvest) -> Iterator[tuple[Move | None, float]]:
    """All ways to go on where room is needed; otherwise all that could be harvested, or none."""
    if any(done.field in option.harvest_first for option in own.options.plant):
        yield from to_plant(view, own)
        return
    outlook = Outlook(view, own.seat)
    yield None, _promise(outlook, outlook.farm, view, own)
    for place in own.options.harvest:
        farm = (*outlook.farm[:place], None, *outlook.farm[place + 1 :])
        yield Harvest(place), view.seats[own.seat].fields[place].pays + _promise(outlook, farm, view, own)


def _promise(outlook: Outlook, farm: Farm, view: View, own: Own) -> float:
    """What these fields and the hand promise at this step of the turn; the cards face up are left out."""
    planner, hand = Planner(outlook), beans(own.hand)
    if view.phase is Phase.PLANT:
        return planner.first_planted(farm, hand) if own.options.turn_up else planner.begun(farm, hand)
    return planner.begun(farm, hand) if view.phase is Phase.PLANT_OFFERED else planner.over(farm, hand)


def to_buy(view: View, own: Own) -> Iterator[tuple[Move | None, float]]:
    """To buy a third field or none (B7)."""
    if own.options.buy_field:
        outlook, hand = Outlook(view, own.seat), beans(own.hand)
        planner = Planner(outlook)
        more = planner.begun((*outlook.farm, None), hand) - planner.begun(outlook.farm, hand)
        yield BuyField(), more - (view.third_field_price or 0)
        yield None, 0.0
