"""Two plain traders of Bohnanza: one card for one card where both sides gain, no gifts, no foresight.

They play as the simplest public programs do, and as many people do who know the rules and no more.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import Accept, BuyField, Decline, Harvest, MakeOffer, Move, Plant
from bot.games.bohnanza.view import Own, View
from bot.games.chance import Chance
from tests.benchmarks.players.hard_0_1.bohnanza.high_bohn import eager_town_move
from tests.benchmarks.players.hard_0_1.bohnanza.offers import is_open
from tests.benchmarks.players.hard_0_1.bohnanza.priority import do_without, first_wanted, plant_growing

OPEN = 10
"""How many offers a swapper keeps open at most."""

FOR_A_FIELD = 3
"""With so many thalers a third field is bought."""


def swapper(view: View, chance: Chance) -> Move | None:
    """Swap as often as both sides gain."""
    return first_wanted(view, in_town=_in_town, trade=_swap, plant=_plant)


def single_swapper(view: View, chance: Chance) -> Move | None:
    """Swap once a turn: who has received something has had a trade."""
    return first_wanted(view, in_town=_in_town, trade=_swap_once, plant=_plant)


def _in_town(view: View, own: Own) -> Move | None:
    """Buy the field, in High Bohn buildings too."""
    if own.options.buy_field and len(view.seats[own.seat].thalers) >= FOR_A_FIELD:
        return BuyField()
    return eager_town_move(view, own)


def _plant(view: View, own: Own) -> Move | None:
    """What grows, what must be planted, else the harvest that pays most."""
    can = own.options
    grown = plant_growing(view, own)
    if grown is not None:
        return grown
    spared = do_without(own)
    if spared is not None or not can.plant:
        return spared
    option = next((option for option in can.plant if option.places), None)
    if option is not None:
        return Plant(option.card, option.places[0])
    fields = view.seats[own.seat].fields
    return Harvest(max(can.plant[0].harvest_first, key=lambda place: (fields[place].pays, -fields[place].cards)))


def _swap_once(view: View, own: Own) -> Move | None:
    if not view.seats[own.seat].set_aside:
        return _swap(view, own)
    return Decline(own.options.decline[0]) if own.options.decline else None


def _swap(view: View, own: Own) -> Move | None:
    """Accept a swap that gains, decline the rest, then offer what somebody grows for what grows here."""
    offers = {offer.number: offer for offer in view.offers}
    for way in own.options.accept:
        offer = offers[way.offer]
        if len(offer.give) == len(offer.want) == 1 and gains(view, own.seat, offer.give[0], offer.want[0]):
            return Accept(way.offer, (way.wanted[0].cards[0],))
    if own.options.decline:
        return Decline(own.options.decline[0])
    if len(own.options.withdraw) >= OPEN:
        return None
    return next((offer for offer in _swaps(view, own) if not is_open(view, own, offer)), None)


def _swaps(view: View, own: Own) -> Iterable[MakeOffer]:
    """Every swap from which this seat and another gain; cards face up go first."""
    seats = range(len(view.seats)) if own.seat == view.active else (view.active,)
    to = None if own.seat == view.active else view.active
    for card in _one_of_each(own):
        for bean in _growing(view, own.seat):
            gaining = (seat for seat in seats if seat != own.seat and gains(view, seat, BEAN[card], bean))
            if gains(view, own.seat, bean, BEAN[card]) and any(_may_have(view, seat, bean) for seat in gaining):
                yield MakeOffer((card,), (bean,), to)


def _may_have(view: View, seat: int, bean: Bean) -> bool:
    """Whether this seat has cards in hand, or such a one face up."""
    face_up = {BEAN[card] for card in view.face_up} if seat == view.active else set()
    return bean in face_up or view.seats[seat].hand > 0


def gains(view: View, seat: int, get: Bean, give: Bean) -> bool:
    """Whether this seat gains by such a swap: what it gets grows there, what it gives does not."""
    grown = _growing(view, seat)
    return get in grown and give not in grown


def _growing(view: View, seat: int) -> list[Bean]:
    """The beans of which one more card is of use to this seat."""
    facts = view.seats[seat]
    fields = [field.bean for field in facts.fields if field.bean is not None and field.next_step is not None]
    return list(dict.fromkeys([*fields, *facts.set_aside]))


def _one_of_each(own: Own) -> list[Card]:
    return list({BEAN[card]: card for card in reversed(own.options.give)}.values())[::-1]
