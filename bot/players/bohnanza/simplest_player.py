"""The simplest player of Bohnanza: it plays for people who left, and where another player fails."""

from __future__ import annotations

from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import (
    Discard,
    EndTrading,
    Harvest,
    LeaveOffer,
    Move,
    Plant,
    TurnUp,
)
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.view import SeatView, View
from bot.players.bohnanza.high_bohn import simplest_answer


def simplest(view: View) -> Move | None:
    """The simplest lawful move: plant where there is room, harvest what pays most, never trade.

    None where the game does not wait for this seat.
    """
    own = view.own
    if own is None:
        return None
    if own.options.end_trading:
        return EndTrading()
    asked = options_of(own.options)
    answer = simplest_answer(asked) if asked else None
    if answer is not None:
        return answer
    return _plant(own.options, view.seats[own.seat])


def _plant(can: Options, seat: SeatView) -> Move | None:
    """Plant what has room, do without what need not be planted (B4.1, D3), else harvest what pays most for it."""
    for option in can.plant:
        if option.places:
            return Plant(option.card, option.places[0])
    if can.turn_up:
        return TurnUp()
    if can.leave_offer:
        return LeaveOffer()
    if not can.plant:
        return None
    if can.discard:
        return Discard(can.plant[0].card)
    return Harvest(max(can.plant[0].harvest_first, key=lambda place: seat.fields[place].pays))
