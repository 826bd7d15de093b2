"""Why to plant a card, to go on without planting it, or to be rid of it."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Own, Turn, View
from bot.players.bohnanza.explaining.fields import first_step, grows, growth, homeless, standing
from bot.players.hint import Fact, Reason


def plant(view: View, own: Own, card: Card, place: int) -> Reason:
    """Why to plant this card here: the field pays more or will, is free, or takes the card beside others."""
    bean, field = BEAN[card], view.seats[own.seat].fields[place]
    if field.cards and (field.bean != bean or field.mixed):
        return Reason("hint-plant-mixed", {"beans": (bean,), "field": place + 1, "crop": standing(field)})
    held = tuple(BEAN[other] for other in own.hand if other != card and BEAN[other] == bean)
    besides = (Reason("hint-held", {"beans": held}),) if held else ()
    if not field.cards:
        only = "yes" if must(own, card) and len(own.options.plant[0].places) == 1 else "no"
        facts: dict[str, Fact] = {"beans": (bean,), "field": place + 1, "only": only}
        return Reason("hint-plant-begins", {**facts, **first_step(view, own, bean)}, besides)
    more = growth(view, own.seat, bean, 1)
    if more is None or more.place != place:
        return Reason("hint-plant-joins", {"beans": (bean,), "field": place + 1})
    if more.pays > more.before:
        return Reason("hint-plant-pays", more.facts())
    return Reason(
        "hint-plant-grows" if more.next else "hint-plant-full", {**more.facts(), "beans": (bean,)}, besides
    )


def must(own: Own, card: Card) -> bool:
    """Whether this card, and no other, has to be planted now."""
    can, town = own.options, options_of(own.options)
    stored = town is not None and card in town.store
    free = can.turn_up or can.leave_offer or card in can.discard or stored
    return not free and [option.card for option in can.plant] == [card]


def turn_up(view: View, own: Own) -> Reason:
    """Why to go on: there is nothing to plant, or the next card had better wait."""
    if not own.hand:
        return Reason("hint-turn-up-empty")
    if not own.options.plant:
        return Reason("hint-turn-up-limit")
    option = own.options.plant[0]
    return _waits(view, own, option)


def _waits(view: View, own: Own, option: PlantOption) -> Reason:
    bean, fields = BEAN[option.card], view.seats[own.seat].fields
    facts: dict[str, Fact] = {"beans": (bean,)}
    if not option.places and homeless(view, own, [bean]):
        return Reason("hint-turn-up-homeless", facts)
    free = [place for place in option.places if not fields[place].cards]
    if free and not grows(view, own.seat, bean):
        return Reason("hint-turn-up-free", {**facts, "field": free[0] + 1})
    return Reason("hint-turn-up-trade" if view.kind is Turn.TRADING else "hint-turn-up-later", facts)


def discard(view: View, own: Own, card: Card) -> Reason:
    """Why to discard this card: no field is left, it grows nowhere, or where it grows it pays no more (D3)."""
    bean = BEAN[card]
    facts: dict[str, Fact] = {"beans": (bean,)}
    if homeless(view, own, [bean]):
        return Reason("hint-discard-homeless", facts)
    more = growth(view, own.seat, bean, 1)
    if more is None:
        return Reason("hint-discard-new", facts)
    if more.pays == more.before and not more.next:
        return Reason("hint-discard-full", {**facts, "field": more.place + 1, "pays": more.pays})
    return Reason("hint-discard", facts)


def leave_offer(view: View, own: Own) -> Reason:
    """Why to leave the cards: no field is left for them, or others are better (D3)."""
    beans = tuple(BEAN[card] for card in view.face_up)
    facts: dict[str, Fact] = {"beans": beans, "who": 1 - own.seat}
    if view.ending or view.last_draw:
        return Reason("hint-leave-offer-last", facts)
    nowhere = len(homeless(view, own, beans)) == len(beans)
    return Reason("hint-leave-offer-homeless" if nowhere else "hint-leave-offer", facts)
