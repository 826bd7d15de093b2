"""What players of Bohnanza ask about their own open offers."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.view import Own, View


def is_open(view: View, own: Own, offer: MakeOffer) -> bool:
    """Whether this offer, or one of the same beans, stands open already (B5.7)."""
    return any(
        other.seat == own.seat
        and other.to == offer.to
        and other.want == offer.want
        and sorted(other.give) == sorted(BEAN[card] for card in offer.give)
        for other in view.offers
    )
