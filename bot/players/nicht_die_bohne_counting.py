"""A player of Nicht die Bohne who counts: takes what gains most, and lays what helps the others least."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.scoring import ColourScore, worth
from bot.games.nicht_die_bohne.view import View

STILL_TO_COME = 0.9
"""How many points a colour will still get from the numbers of each further trick, before x2 and minus."""


def counting_player(view: View, chance: Chance) -> Move | None:
    """A sensible move; None where the game does not wait for this seat."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    if own.options.take:
        return Take(max(own.options.take, key=lambda card: gain(view, own.seat, card)))
    others = [seat.seat for seat in view.seats if seat.seat != own.seat]
    return Lay(min(own.options.lay, key=lambda card: sum(gain(view, seat, card) for seat in others)))


def gain(view: View, seat: Seat, card: Card) -> float:
    """What a card is worth to this seat: what its colour promises with it and without."""
    score = next(score for score in view.seats[seat].area if score.colour == FACE[card].colour)
    tricks = view.tricks - view.trick
    return promise(_with(score, card), tricks) - promise(score, tricks)


def promise(score: ColourScore, tricks: int) -> float:
    """What a colour will be worth after so many more tricks, should it get none but numbers."""
    a_point = worth((1,), x2=score.x2, minus=score.minus, nicht_die_bohne=score.nicht_die_bohne)
    return a_point * (sum(score.numbers) + STILL_TO_COME * tricks)


def _with(score: ColourScore, card: Card) -> ColourScore:
    """The colour with this card."""
    _, kind, number = FACE[card]
    if kind is Kind.NUMBER:
        return score._replace(numbers=(*score.numbers, number))
    if kind is Kind.MINUS:
        return score._replace(minus=score.minus + 1)
    return score._replace(x2=True) if kind is Kind.X2 else score._replace(nicht_die_bohne=True)
