"""Why to harvest a field, or to buy one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import FieldView, Own, View
from bot.players.bohnanza.explaining.fields import homeless, pending
from bot.players.bohnanza.explaining.planting import must
from bot.players.hint import Fact, Reason

FOREVER = 100
"""How many cards count as missing where no number of them pays more."""


def harvest(view: View, own: Own, place: int) -> Reason:
    """Why to harvest: the field pays no more, or room is needed and this field is the one to make it."""
    fields = view.seats[own.seat].fields
    needed = needing(own, place)
    if needed is not None:
        return _for(own, fields, needed, place)
    if fields[place].next_step is None:
        return _full(fields, place)
    stuck = homeless(view, own, pending(view, own))
    if stuck:
        return Reason("hint-harvest-pending", {"beans": stuck}, _next(fields, place))
    return Reason("hint-harvest-free", {"field": place + 1}, _next(fields, place))


def needing(own: Own, place: int) -> PlantOption | None:
    """A card for which this field may be harvested, of the kind of which there are most; None if there is none."""
    options = [option for option in own.options.plant if place in option.harvest_first]
    kinds = [BEAN[option.card] for option in options]
    return max(options, key=lambda option: kinds.count(BEAN[option.card]), default=None)


def _for(own: Own, fields: Sequence[FieldView], needed: PlantOption, place: int) -> Reason:
    """Why to harvest this field to make room: it is the only one that may, pays no more, or is the best."""
    field, beans = fields[place], (BEAN[needed.card],)
    if field.only not in (None, *beans):
        return Reason("hint-harvest-first", {"beans": beans})
    if len(needed.harvest_first) == 1:
        due = "yes" if must(own, needed.card) else "no"
        return Reason("hint-harvest-only", {"field": place + 1, "beans": beans, "must": due}, _next(fields, place))
    besides = (*_best(fields, needed, place), *_next(fields, place))
    room = Reason("hint-harvest-room", {"field": place + 1, "beans": beans}, besides)
    return room if field.next_step is not None else _full(fields, place, room._replace(besides=()))


def _full(fields: Sequence[FieldView], place: int, *besides: Reason) -> Reason:
    return Reason("hint-harvest-full", {"field": place + 1, "pays": fields[place].pays}, besides)


def _next(fields: Sequence[FieldView], place: int) -> tuple[Reason, ...]:
    """With how many cards the field would pay more, if any number does."""
    field = fields[place]
    if field.next_step is None:
        return ()
    facts: dict[str, Fact] = {"field": place + 1, "next": field.next_step, "next_pays": field.next_pays}
    return (Reason("hint-harvest-next", facts),)


def _best(fields: Sequence[FieldView], needed: PlantOption, place: int) -> tuple[Reason, ...]:
    """What makes this field the best to harvest of all that would do, if anything plain to see does."""
    others = [fields[other] for other in needed.harvest_first if other != place]
    for words, measure in BY.items():
        if all(measure(fields[place]) > measure(other) for other in others):
            return (Reason(words, {"field": place + 1, "beans": (BEAN[needed.card],)}),)
    return ()


def _missing(field: FieldView) -> int:
    return FOREVER if field.next_step is None else field.next_step - field.cards


BY: dict[str, Callable[[FieldView], int]] = {
    "hint-harvest-far": _missing,
    "hint-harvest-most": lambda field: field.pays,
    "hint-harvest-few": lambda field: -field.cards,
}
"""By the id of the sentence that says it, a measure of which a field may have more than any other."""


def buy_field(view: View, own: Own) -> Reason:
    """Why to buy a field: room is needed, or there is time for one more field to pay (B7)."""
    needing = tuple(BEAN[option.card] for option in own.options.plant if option.harvest_first)
    stuck: tuple[Bean, ...] = needing or homeless(view, own, pending(view, own))
    if stuck:
        return Reason("hint-buy-field-room", {"beans": stuck[:1]})
    return Reason("hint-buy-field", {"cards": view.draw_pile, "times": view.last_exhaustion - view.exhaustions})


def late(view: View) -> Reason:
    """Why to buy no field any more: how little of the game is left (B7)."""
    return Reason("hint-field-late", {"cards": view.draw_pile, "times": view.last_exhaustion - view.exhaustions})
