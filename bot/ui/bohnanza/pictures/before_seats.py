"""What lies before a seat as scenes have it: fields with the steps of their meters."""

from __future__ import annotations

from collections import Counter

from bot.art.scenes.fields import Field, Step
from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.view import FieldView, View
from bot.games.contract import Seat
from bot.words import say


def field(locale: str, shown: FieldView) -> Field:
    """A field as scenes have it."""
    step = None if shown.next_step is None else Step(shown.next_step, shown.next_pays)
    beans = shown.mixed or (() if shown.bean is None else (shown.bean,))
    most = say(locale, "picture-most")
    return Field(beans, shown.cards, shown.pays, step, most, shown.only, shown.protected)


def meter(bean: Bean) -> tuple[Step, ...]:
    """The steps of a bean's meter, as they are printed on its card."""
    pays = KINDS[bean].pays
    return tuple([Step(cards, pays[cards]) for cards in range(1, len(pays)) if pays[cards] > pays[cards - 1]])


def best_paid(view: View, seat: Seat) -> Bean | None:
    """The bean of most of this seat's thalers, in doubt the first in the order of the box; None without any."""
    often = Counter(view.seats[seat].thalers)
    return max((bean for bean in view.beans if often[bean]), key=lambda bean: often[bean], default=None)
