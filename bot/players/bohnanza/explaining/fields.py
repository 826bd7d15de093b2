"""What beans are for a seat by its View alone: where they grow, what they would pay, whether a field is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, Card, next_step
from bot.games.bohnanza.high_bohn.buildings import effects
from bot.games.bohnanza.high_bohn.effects import SowAmong, Stew
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import FieldView, Own, Phase, View
from bot.games.contract import Seat
from bot.players.bohnanza.valuation.meters import meters
from bot.players.hint import Fact


class Growth(NamedTuple):
    """What more cards do for a field: its place, what it then holds and pays, what it would pay without them, and
    how many of its bean pay more still (`next` is 0 where none do)."""

    place: int
    crop: tuple[Bean, ...]
    pays: int
    before: int
    next: int
    next_pays: int

    def facts(self) -> dict[str, Fact]:
        """The same as variables of a sentence; `more` are the cards that pay more still."""
        more = self.crop[:1] * self.next
        facts: dict[str, Fact] = {"field": self.place + 1, "crop": self.crop, "pays": self.pays}
        return {**facts, "before": self.before, "more": more, "next_pays": self.next_pays}


def pending(view: View, own: Own, given: Sequence[Card] = ()) -> tuple[Bean, ...]:
    """What this seat has to plant before the turn is over: its cards set aside and, on its own turn, those face
    up; without the cards that it gives."""
    mine = view.phase is Phase.TRADE and own.seat == view.active
    return tuple(BEAN[card] for card in (*own.set_aside, *(view.face_up if mine else ())) if card not in given)


def due(view: View, seat: Seat) -> tuple[Bean, ...]:
    """The beans that everybody sees a seat has to plant before the turn is over, unless it trades them."""
    mine = view.phase is Phase.TRADE and seat == view.active
    return (*view.seats[seat].set_aside, *(BEAN[card] for card in view.face_up if mine))


def growth(view: View, seat: Seat, bean: Bean, more: int, besides: Iterable[Bean] = ()) -> Growth | None:
    """What so many more cards of a bean do for the longest field in which a seat grows it, once those of `besides`
    are planted; None where it grows nowhere by itself."""
    fields = view.seats[seat].fields
    place = max(range(len(fields)), key=lambda at: (fields[at].bean == bean, fields[at].cards))
    if fields[place].bean != bean:
        return None
    meter = meters(view, seat)[bean]
    joining = (bean,) * (list(besides).count(bean) + more)
    cards = fields[place].cards + len(joining)
    without = cards - more
    pays, step = meter[min(cards, len(meter) - 1)], next_step(meter, cards)
    next_pays = 0 if step is None else meter[step]
    crop = standing(fields[place]) + joining
    return Growth(place, crop, pays, meter[min(without, len(meter) - 1)], step or 0, next_pays)


def first_step(view: View, own: Own, bean: Bean) -> dict[str, Fact]:
    """How many cards of a bean pay at all, and how much, as variables of a sentence."""
    meter = meters(view, own.seat)[bean]
    step = next_step(meter, 0) or 0
    return {"more": (bean,) * step, "next_pays": meter[step]}


def grows(view: View, seat: Seat, bean: Bean) -> bool:
    """Whether this bean stands in a field of that seat."""
    return any(bean in standing(field) for field in view.seats[seat].fields)


def standing(field: FieldView) -> tuple[Bean, ...]:
    """What stands in a field, card by card."""
    return field.mixed or (() if field.bean is None else (field.bean,) * field.cards)


def empty_for(view: View, seat: Seat, bean: Bean) -> bool:
    """Whether an empty field of that seat takes this bean, whatever else it has to plant."""
    return any(not field.cards and field.only in (None, bean) for field in view.seats[seat].fields)


def homeless(view: View, own: Own, wanted: Iterable[Bean], besides: Iterable[Bean] = ()) -> tuple[Bean, ...]:
    """Those of the beans `wanted` for which room has to be made, once `besides` are planted."""
    return () if mixes(view, own) else unplaced(view, own, wanted, besides)


def unplaced(view: View, own: Own, wanted: Iterable[Bean], besides: Iterable[Bean] = ()) -> tuple[Bean, ...]:
    """Those of the beans `wanted` that grow nowhere and have no empty field left, once `besides` are planted."""
    fields = view.seats[own.seat].fields
    placed = {field.bean for field in fields if field.cards}
    placed |= {field.only for field in fields if not field.cards and field.only is not None}
    room = sum(not field.cards and field.only is None for field in fields)
    for bean in besides:
        room -= bean not in placed
        placed.add(bean)
    left = []
    for bean in wanted:
        if bean not in placed and room <= 0:
            left.append(bean)
        room -= bean not in placed
        placed.add(bean)
    return tuple(left)


def mixes(view: View, own: Own) -> bool:
    """Whether a building lets different beans stand together, so that any of them may find a place."""
    town = town_of(view)
    return town is not None and any(
        isinstance(effect, (Stew, SowAmong)) for effect in effects(town.seats[own.seat].buildings)
    )
