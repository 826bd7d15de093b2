"""What players of Bohnanza ask about their own offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.view import Heard, OfferView, Own, View
from bot.players.bohnanza.valuation.counting import count


def is_open(view: View, own: Own, offer: MakeOffer) -> bool:
    """Whether this offer, or one of the same beans, stands open already (B5.7)."""
    return any(same(other, own, offer) for other in view.offers)


def was_made(view: View, own: Own, offer: MakeOffer) -> bool:
    """Whether this offer stands open, or was made in this turn and nobody took it."""
    over = [heard for heard in view.heard if heard.turn == view.turn and heard.taker is None]
    return is_open(view, own, offer) or any(same(heard, own, offer) for heard in over)


def was_answered(view: View, own: Own, offer: OfferView) -> bool:
    """Whether this seat has offered something else to whoever made this offer since."""
    return any(one.seat == own.seat and one.to == offer.seat and one.number > offer.number for one in view.offers)


def same(other: OfferView | Heard, own: Own, offer: MakeOffer) -> bool:
    """Whether this is an offer of the same beans, made by this seat to the same player."""
    return (
        other.seat == own.seat
        and other.to == offer.to
        and other.want == offer.want
        and sorted(other.give) == sorted([BEAN[card] for card in offer.give])
    )


def may_be_taken(view: View, own: Own, offer: MakeOffer) -> bool:
    """Whether somebody to whom this offer is made may have what it wants, by what this seat has seen."""
    seats = range(len(view.seats)) if offer.to is None else (offer.to,)
    hidden = count(view).hidden
    return any(seat != own.seat and _may_have(view, seat, offer.want, hidden) for seat in seats)


def _may_have(view: View, seat: int, want: Sequence[Bean], hidden: Mapping[Bean, int]) -> bool:
    face_up = Counter([BEAN[card] for card in view.face_up] if seat == view.active else ())
    in_hand = Counter(want) - face_up
    return in_hand.total() <= view.seats[seat].hand and all(in_hand[bean] <= hidden[bean] for bean in in_hand)


def given_away(view: View, seat: int) -> frozenset[Bean]:
    """The beans that this seat has given in the trades of this turn."""
    traded = [heard for heard in view.heard if heard.turn == view.turn and heard.taker is not None]
    given = [heard.give for heard in traded if heard.seat == seat]
    return frozenset(chain(*given, *[heard.want for heard in traded if heard.taker == seat]))
