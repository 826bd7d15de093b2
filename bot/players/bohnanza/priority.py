"""The order in which every strength considers its moves; each decides for itself what it wants of each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.moves import Discard, EndTrading, Harvest, LeaveOffer, Move, Plant, TurnUp
from bot.games.bohnanza.view import FieldView, Own, View

Considered: TypeAlias = Callable[[View, Own], Move | None]
"""What a player wants of one kind of moves, if anything."""


def first_wanted(view: View, *, in_town: Considered, trade: Considered, plant: Considered) -> Move | None:
    """The first move that is wanted: in the town, in trading, for a field that is full, for a card to be planted.

    None where nothing is wanted and the game does not wait for this seat.
    """
    own = view.own
    if own is None:
        return None
    bought = in_town(view, own)
    if bought is not None:
        return bought
    if own.options.may_offer:
        wanted = trade(view, own)
        # Moves without fields are empty tuples, and so no truths.
        return EndTrading() if wanted is None and own.options.end_trading else wanted
    if own.seat not in view.waiting_for:
        return None
    return _harvest_full(view, own) or plant(view, own)


def growing(fields: Iterable[FieldView]) -> set[Bean | None]:
    """The beans that stand in these fields."""
    return {field.bean for field in fields if field.cards}


def plant_growing(view: View, own: Own) -> Plant | None:
    """Plant a card whose bean stands in a field already; None where there is none."""
    grown = growing(view.seats[own.seat].fields)
    for option in own.options.plant:
        if option.places and BEAN[option.card] in grown:
            return Plant(option.card, option.places[0])
    return None


def do_without(own: Own) -> Move | None:
    """Go on without planting, where that is allowed (B4.1, D3)."""
    can = own.options
    if can.turn_up:
        return TurnUp()
    if can.leave_offer:
        return LeaveOffer()
    return Discard(can.plant[0].card) if can.discard else None


def _harvest_full(view: View, own: Own) -> Harvest | None:
    """Harvest a field that cannot pay more; None where there is none."""
    fields = view.seats[own.seat].fields
    return next((Harvest(place) for place in own.options.harvest if fields[place].next_step is None), None)
