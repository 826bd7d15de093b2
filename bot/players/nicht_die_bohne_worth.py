"""What a card of Nicht die Bohne is worth to whoever takes it: now, and with what is still to come."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.scoring import ColourScore, worth
from bot.games.nicht_die_bohne.view import View

STILL_TO_COME = 0.9
"""How many points a colour will still get from the numbers of each further trick, before x2 and minus."""


def points(view: View, seat: Seat, card: Card) -> int:
    """What the card adds to this seat's score sheet as it stands now (N3)."""
    score = _colour(view, seat, card)
    return _result(with_card(score, card)) - score.result


def gain(view: View, seat: Seat, card: Card) -> float:
    """What a card is worth to this seat: what its colour promises with it and without."""
    score = _colour(view, seat, card)
    tricks = view.tricks - view.trick
    return promise(with_card(score, card), tricks) - promise(score, tricks)


def promise(score: ColourScore, tricks: int) -> float:
    """What a colour will be worth after so many more tricks, should it get none but numbers."""
    a_point = worth((1,), x2=score.x2, minus=score.minus, nicht_die_bohne=score.nicht_die_bohne)
    return a_point * (sum(score.numbers) + STILL_TO_COME * tricks)


def with_card(score: ColourScore, card: Card) -> ColourScore:
    """The colour with this card; its result is left as it was."""
    _, kind, number = FACE[card]
    if kind is Kind.NUMBER:
        return score._replace(numbers=(*score.numbers, number))
    if kind is Kind.MINUS:
        return score._replace(minus=score.minus + 1)
    return score._replace(x2=True) if kind is Kind.X2 else score._replace(nicht_die_bohne=True)


def _colour(view: View, seat: Seat, card: Card) -> ColourScore:
    """The card's colour in this seat's scoring area."""
    return next(score for score in view.seats[seat].area if score.colour == FACE[card].colour)


def _result(score: ColourScore) -> int:
    return worth(score.numbers, x2=score.x2, minus=score.minus, nicht_die_bohne=score.nicht_die_bohne)
