"""What lies before a seat as scenes have it: fields with the steps of their meters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.art.scenes.fields import Field, Step
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.view import FieldView, View
from bot.games.contract import Seat
from bot.ui.bohnanza.wording.phrases import steps
from bot.words import say


def field(locale: str, shown: FieldView) -> Field:
    """A field as scenes have it."""
    step = None if shown.next_step is None else Step(shown.next_step, shown.next_pays)
    beans = shown.mixed or (() if shown.bean is None else (shown.bean,))
    most = say(locale, "picture-most")
    return Field(beans, shown.cards, shown.pays, step, most, shown.only, shown.protected)


def meter(bean: Bean) -> tuple[Step, ...]:
    """The steps of a bean's meter, as they are printed on its card."""
    return tuple([Step(cards, thalers) for cards, thalers in steps(bean)])


def paid_by(view: View, seat: Seat) -> Sequence[Bean]:
    """The beans of this seat's thalers, that of most of them first, in doubt in the order of the box."""
    often = Counter(view.seats[seat].thalers)
    return sorted((bean for bean in view.beans if often[bean]), key=lambda bean: -often[bean])
