"""When a third field is worth its price (B7): by what it will still bring."""

from __future__ import annotations

from bot.games.bohnanza.moves import BuyField
from bot.games.bohnanza.view import Own, View
from bot.players.bohnanza.valuation.counting import count

A_ROUND = 0.75
"""What one more field brings in a round, in thalers, where the others are taken."""


def third_field(view: View, own: Own) -> BuyField | None:
    """Buy a field where none is empty and it will bring more than it costs."""
    price = view.third_field_price
    if not own.options.buy_field or price is None:
        return None
    fields = view.seats[own.seat].fields
    if any(not field.cards and field.only is None for field in fields):
        return None
    return BuyField() if count(view).rounds * A_ROUND > price else None
