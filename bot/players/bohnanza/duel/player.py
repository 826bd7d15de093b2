"""What the best player does on its turn of a duel (D3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, beans
from bot.games.bohnanza.moves import BuyField, Discard, Harvest, LeaveOffer, Move, Plant, TurnUp
from bot.games.bohnanza.view import Own, Phase, View
from bot.players.bohnanza.duel.farm import Farm, Planting
from bot.players.bohnanza.duel.outlook import Outlook
from bot.players.bohnanza.duel.plan import Planner, discardable, without

DENIAL = 0.7
"""The part of the opponent's gain that counts against leaving cards."""


class Choice(NamedTuple):
    """One choice of the cards that lie face up to plant."""

    taken: frozenset[Bean] = frozenset()
    first: tuple[Bean, Planting] | None = None
    """What is planted first; None where nothing is."""
    thalers: int = 0


def duel_move(view: View, own: Own) -> Move:
    """The move that promises most on the player's own turn."""
    outlook = Outlook(view, own.seat)
    planner = Planner(outlook)
    if own.options.buy_field and _pays_back(outlook, planner, view, own):
        return BuyField()
    if view.phase is Phase.PLANT:
        return max(from_hand(outlook, planner, own), key=lambda one: one[0])[1]
    best = max(face_up(outlook, planner, view, own), key=lambda one: one[0])
    return _first_step(view, own, best[1])


def _pays_back(outlook: Outlook, planner: Planner, view: View, own: Own) -> bool:
    """Whether a third field brings more than its price until the end (B7)."""
    hand = beans(own.hand)
    more = planner.begun((*outlook.farm, None), hand) - planner.begun(outlook.farm, hand)
    return more > (view.third_field_price or 0)


def from_hand(outlook: Outlook, planner: Planner, own: Own) -> list[tuple[float, Move]]:
    """To plant the first card, perhaps the second, or discard one or none (D3.2), with what each promises."""
    can, hand, farm = own.options, beans(own.hand), outlook.farm
    found: list[tuple[float, Move]] = []
    for option in can.plant:
        after = planner.both_planted if can.turn_up else planner.first_planted
        for one in outlook.ways(farm, hand[0]):
            move = Plant(option.card, option.places[0]) if one.harvested is None else Harvest(one.harvested)
            found.append((one.thalers + after(one.farm, hand[1:]), move))
    if can.turn_up:
        found.append((planner.over(farm, hand), TurnUp()))
    for place in discardable(farm, hand) if can.discard else ():
        found.append((planner.over(farm, without(hand, place)), Discard(own.hand[place])))
    return found


def face_up(outlook: Outlook, planner: Planner, view: View, own: Own) -> Iterator[tuple[float, Choice]]:
    """All choices of the cards face up to plant, with what each promises; the others are discarded (D3.1) or left
    as an offer (D3.3)."""
    hand, cards = beans(own.hand), beans(view.face_up)

    def promise(choice: Choice, farm: Farm) -> float:
        if view.phase is Phase.PLANT_OFFERED:
            return choice.thalers + planner.begun(farm, hand)
        left = [bean for bean in cards if bean not in choice.taken]
        return choice.thalers + planner.over(farm, hand) - DENIAL * outlook.gain_of_opponent(left)

    kinds = tuple(dict.fromkeys(cards))
    for choice, farm in _choices(outlook, outlook.farm, kinds, cards):
        yield promise(choice, farm), choice


def _choices(
    outlook: Outlook, farm: Farm, kinds: Sequence[Bean], cards: Sequence[Bean]
) -> Iterator[tuple[Choice, Farm]]:
    """Every choice of kinds to plant, each with all its cards, and the fields after it."""
    yield Choice(), farm
    for place, bean in enumerate(kinds):
        for one in outlook.ways(farm, bean, cards.count(bean)):
            for more, after in _choices(outlook, one.farm, kinds[place + 1 :], cards):
                yield Choice(more.taken | {bean}, (bean, one), one.thalers + more.thalers), after


def _first_step(view: View, own: Own, choice: Choice) -> Move:
    """The move that begins this choice: planting, harvesting to make room, or doing without all cards."""
    if choice.first is None:
        return LeaveOffer() if own.options.leave_offer else Discard(view.face_up[0])
    bean, one = choice.first
    if one.harvested is not None:
        return Harvest(one.harvested)
    option = next(option for option in own.options.plant if BEAN[option.card] == bean)
    return Plant(option.card, option.places[0])
