"""When a third field is worth its price (B7): by what it will still bring."""

from __future__ import annotations

from bot.games.bohnanza.moves import BuyField
from bot.games.bohnanza.view import Own, View
from bot.players.bohnanza.valuation.buildings import A_FIELD
from bot.players.bohnanza.valuation.counting import count


def third_field(view: View, own: Own) -> BuyField | None:
    """Buy a field where none is empty and it will bring more than it costs."""
    price = view.third_field_price
    if not own.options.buy_field or price is None:
        return None
    fields = view.seats[own.seat].fields
    if any(not field.cards and field.only is None for field in fields):
        return None
    return BuyField() if count(view).rounds * A_FIELD > price else None
