"""What lies before a seat as scenes have it: fields with the steps of their meters, and buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.art.scenes.fields import Building as Built
from bot.art.scenes.fields import Field, Step
from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import TownSeatView
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import FieldView, View
from bot.games.contract import Seat
from bot.words import say


def field(locale: str, shown: FieldView) -> Field:
    """A field."""
    step = None if shown.next_step is None else Step(shown.next_step, shown.next_pays)
    beans = shown.mixed or (() if shown.bean is None else (shown.bean,))
    most = say(locale, "picture-most")
    return Field(beans, shown.cards, shown.pays, step, most, shown.only, shown.protected)


def meter(bean: Bean) -> tuple[Step, ...]:
    """The steps of a bean's meter, as they are printed on its card."""
    pays = KINDS[bean].pays
    return tuple([Step(cards, pays[cards]) for cards in range(1, len(pays)) if pays[cards] > pays[cards - 1]])


def town(buildings: Iterable[Building]) -> tuple[Built, ...]:
    """Buildings with their prices."""
    return tuple([Built(BUILDINGS[one].type, BUILDINGS[one].price) for one in buildings])


def town_at(view: View, seat: Seat) -> TownSeatView | None:
    """What everybody sees of this seat's town, where the game has towns."""
    here = town_of(view)
    return None if here is None else here.seats[seat]


def best_paid(view: View, seat: Seat) -> Bean | None:
    """The bean of most of this seat's thalers, in doubt the first in the order of the box; None without any."""
    often = Counter(view.seats[seat].thalers)
    return max((bean for bean in view.beans if often[bean]), key=lambda bean: often[bean], default=None)
