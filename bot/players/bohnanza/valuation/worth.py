"""What cards are worth to a player of Bohnanza, in thalers and as far as its own View tells."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.view import FieldView, View

WAITING = 0.6
"""What a card in hand that fits a field is worth, as a part of what it is worth planted."""

CLUTTER = 0.15
"""What it is worth to be rid of a card in hand that fits nowhere, since planting it would cost a field."""


class Fields(NamedTuple):
    """A seat's fields once all that it has received is planted."""

    standing: Mapping[Bean, int]
    """How many cards of each bean; of two fields of one bean the longer counts."""
    room: int
    """How many fields are left empty; negative where fields will have to be harvested."""
    cheapest: float
    """What the harvest that loses least loses of its promise, in thalers."""


def fields_of(view: View, seat: int) -> Fields:
    """The fields of this seat once all that is set aside is planted."""
    facts = view.seats[seat]
    standing: dict[Bean, int] = {}
    room = 0
    for field in facts.fields:
        if not field.cards:
            room += 1
        elif field.bean is not None:
            standing[field.bean] = max(field.cards, standing.get(field.bean, 0))
    for bean in facts.set_aside:
        if bean not in standing:
            room -= 1
        standing[bean] = standing.get(bean, 0) + 1
    return Fields(standing, room, min([lost(field) for field in facts.fields]))


@cache
def promise(bean: Bean, cards: int) -> float:
    """What so many cards of a bean pay, with a share of the next step for the cards towards it."""
    kind = KINDS[bean]
    pays = kind.pays[min(cards, len(kind.pays) - 1)]
    step = kind.next_step(cards)
    if step is None:
        return pays
    reached = max([n for n in range(cards + 1) if kind.pays[n] < pays], default=-1) + 1
    return pays + (kind.pays[step] - pays) * (cards - reached) / (step - reached)


def lost(field: FieldView) -> float:
    """What harvesting this field now loses of its promise."""
    return 0.0 if field.bean is None else promise(field.bean, field.cards) - field.pays


def worth_planted(fields: Fields, bean: Bean) -> float:
    """What one more card of this bean, which must be planted, is worth; negative where it costs a field."""
    cards = fields.standing.get(bean, 0)
    gain = promise(bean, cards + 1) - promise(bean, cards)
    if cards or fields.room > 0:
        return gain
    return gain - fields.cheapest - CLUTTER


def worth_in_hand(fields: Fields, bean: Bean) -> float:
    """What a card of this bean in hand is worth."""
    cards = fields.standing.get(bean, 0)
    if cards:
        return WAITING * (promise(bean, cards + 1) - promise(bean, cards))
    return -CLUTTER


def worth_kept(view: View, fields: Fields, card: Card) -> float:
    """What it costs to give this card: one face up would have to be planted, one in the hand could wait."""
    bean = BEAN[card]
    return worth_planted(fields, bean) if card in view.face_up else worth_in_hand(fields, bean)
