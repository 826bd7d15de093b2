"""What computers must mind for the people at their table: which moves come together, and which end a chance."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from bot.games.bohnanza.high_bohn.moves import TakeLastPlanted
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Accept, Decline, EndTrading, Move, Pass
from bot.games.bohnanza.view import OfferView, Phase, View
from bot.players.talk import OpenOffer, Talk


def talk(view: View) -> Talk | None:
    """The trading under way, as far as everybody sees it (B5); None in every other phase."""
    if view.phase is not Phase.TRADE:
        return None
    undecided = frozenset(seat.seat for seat in view.seats if not seat.passed)
    offers = {offer.number: _open(offer, len(view.seats)) for offer in view.offers}
    return Talk(view.turn, view.active, undecided, offers)


def _open(offer: OfferView, seats: int) -> OpenOffer:
    to = frozenset(range(seats)) - {offer.seat} if offer.to is None else frozenset({offer.to})
    return OpenOffer(offer.seat, to, frozenset(offer.declined), by_name=offer.to is not None)


def closing(move: Move) -> bool:
    """Whether the others cannot trade any more after this move (B4.2)."""
    return isinstance(move, EndTrading)


def accepts(move: Move) -> int | None:
    """The number of the offer that this move takes."""
    return move.offer if isinstance(move, Accept) else None


def answers(move: Move) -> bool:
    """Whether this move says yes or no to an offer."""
    return isinstance(move, (Accept, Decline))


def stage(view: View) -> Hashable:
    """The stage of the game: planting and turning up are one, planting what was received is another."""
    town = town_of(view)
    asked = None if town is None else town.question
    return view.turn, TOGETHER.get(view.phase, view.phase), asked and (asked.kind, asked.seat)


TOGETHER = {Phase.PLANT_OFFERED: Phase.PLANT}
"""The phases that come at once with another: in a duel the opponent's offer is planted with the own cards (D3)."""


def default(view: View) -> TakeLastPlanted | None:
    """The move for whoever is asked about mixed fields and does not answer: the default in all of them (H7)."""
    town = None if view.own is None else options_of(view.own.options)
    return TakeLastPlanted() if town is not None and town.final_harvest else None


def done(before: View | None, after: View) -> Sequence[Pass]:
    """“I'm done” for a seat that says so by itself, where trading has begun between these Views (B5.8)."""
    begun = before is None or before.phase is not Phase.TRADE or before.turn != after.turn
    return (Pass(),) if begun and after.own is not None and after.own.options.may_pass else ()
