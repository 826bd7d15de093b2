"""How much a player of Bohnanza says while others trade: people are not to be flooded with offers."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.bohnanza.view import OfferView, Own, View


class Manners(NamedTuple):
    """How many offers a player makes at most, and which."""

    on_turn: int
    """How many it makes in a turn of its own."""
    off_turn: int
    """How many it makes in a turn of somebody else."""
    unanswered: int
    """How many of its offers may wait for an answer at the same time."""
    counter_offers: bool
    """Whether an offer is answered with another one rather than with a bare no."""
    asks_for_gifts: bool = False
    """Whether it asks for a gift, one at a time; whoever asks for one after the other is soon disliked."""
    likely: float = 0.0
    """How likely it must be that somebody takes an offer for it to be made."""
    polite: bool = False
    """Whether nothing is asked for that nobody can give, no gift without a reason, nor what was given away; those
    who plan ahead ask for no such thing in any case."""
    even: bool = False
    """Whether in another's turn nothing is offered that brings whoever is on turn more than its maker."""

    def allow_offer(self, view: View, own: Own) -> bool:
        """Whether this player may make one more offer now."""
        mine = [offer for offer in view.offers if offer.seat == own.seat]
        over = sum(heard.seat == own.seat and heard.turn == view.turn for heard in view.heard)
        most = self.on_turn if own.seat == view.active else self.off_turn
        return len(mine) + over < most and sum(waits(view, offer) for offer in mine) < self.unanswered


AMONG_COMPUTERS = Manners(on_turn=10, off_turn=10, unanswered=3, counter_offers=False, asks_for_gifts=True)
"""Computers make all offers that they think of; counter-offers would only tell the others more."""

EXPECTANT = AMONG_COMPUTERS._replace(off_turn=0)
"""The same for those who wait in another's turn for what that player must be rid of: offers of their own would
bring them no more than that, and most to whoever draws out the turn to hear as many of them as possible."""

AMONG_PEOPLE = Manners(
    on_turn=3, off_turn=2, unanswered=3, counter_offers=True, likely=0.5, polite=True, even=True
)
"""People read every offer: they get few, and such as they are likely to take. Who lets a turn of theirs last hears
two of each computer; if these were for their good most of all, whoever dawdles would win."""


def waits(view: View, offer: OfferView) -> bool:
    """Whether somebody to whom this open offer is made has not answered it, and is not done with trading."""
    to = range(len(view.seats)) if offer.to is None else (offer.to,)
    silent = [seat for seat in to if seat != offer.seat and seat not in offer.declined]
    return any(not view.seats[seat].passed for seat in silent)
