"""What players of Bohnanza ask of their own open offers."""

from __future__ import annotations

from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.view import Own, View


def is_open(view: View, own: Own, wish: MakeOffer) -> bool:
    """Whether this offer, or one of the same beans, stands open already (B5.7)."""
    return any(
        offer.seat == own.seat
        and offer.to == wish.to
        and offer.want == wish.want
        and sorted(offer.give) == sorted(card.rpartition("-")[0] for card in wish.give)
        for offer in view.offers
    )
