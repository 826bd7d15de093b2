"""What a card of Nicht die Bohne adds to a score sheet at once, whatever may still come."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.scoring import ColourScore, worth
from bot.games.nicht_die_bohne.view import View


def colour_of(view: View, seat: Seat, card: Card) -> ColourScore:
    """The card's colour in this seat's scoring area."""
    return next(score for score in view.seats[seat].area if score.colour == FACE[card].colour)


def added(view: View, seat: Seat, card: Card) -> int:
    """What the card adds to this seat's score sheet as it stands now (N3); negative where it costs points."""
    score = colour_of(view, seat, card)
    _, kind, number = FACE[card]
    with_it = worth(
        (*score.numbers, number),
        x2=score.x2 or kind is Kind.X2,
        minus=score.minus + (kind is Kind.MINUS),
        nicht_die_bohne=score.nicht_die_bohne or kind is Kind.NICHT_DIE_BOHNE,
    )
    return with_it - score.result
