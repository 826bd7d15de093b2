"""What computers owe the people at their table: which moves take something that a person may still want."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.high_bohn.moves import TakeLastPlanted
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import Accept, Decline, EndTrading, Move, Pass, Withdraw
from bot.games.bohnanza.view import OfferView, Phase, View

DOUBT = 0.3
"""The interest of somebody who has declined everything."""

HASTE = 0.2
"""The interest in a single offer: computers leave people the time to read it, no more."""


def closing(move: Move) -> bool:
    """Whether the others cannot trade any more after this move (B4.2)."""
    return isinstance(move, EndTrading)


def trivial(move: Move) -> bool:
    """Whether the move changes nothing for the others: a no, or an offer taken back."""
    return isinstance(move, (Decline, Pass, Withdraw))


def done(before: View | None, after: View) -> Sequence[Pass]:
    """“I'm done” for a seat that says so by default, where trading has begun between these Views (B5.8)."""
    begun = before is None or before.phase is not Phase.TRADE or before.turn != after.turn
    return (Pass(),) if begun and after.own is not None and after.own.options.may_pass else ()


def default(view: View) -> TakeLastPlanted | None:
    """The default in all mixed fields, for whoever is asked for their thalers and does not answer (H7)."""
    town = None if view.own is None else options_of(view.own.options)
    return TakeLastPlanted() if town is not None and town.final_harvest else None


def interest(view: View, move: Move, seat: int) -> float:
    """How likely this seat wants to trade before the end of trading, or to accept an offer to all itself.

    Not at all once it has said that it does not mean to trade any more.
    """
    match move:
        case _ if view.seats[seat].passed:
            return 0.0
        case EndTrading():
            return _interest_in_trading(view, seat)
        case Accept(number):
            return HASTE if any(_may_want(offer, seat) for offer in view.offers if offer.number == number) else 0.0
        case _:
            return 0.0


def _may_want(offer: OfferView, seat: int) -> bool:
    """Whether the offer is to this seat as well as to others, and it has not said no."""
    return offer.to is None and offer.seat != seat and seat not in offer.declined


def _interest_in_trading(view: View, seat: int) -> float:
    """Little after it said no to all that it was offered, when it may still want to offer something itself."""
    mine = [offer for offer in view.offers if offer.seat == view.active and offer.to in (None, seat)]
    return DOUBT if mine and all(seat in offer.declined for offer in mine) else 1.0
