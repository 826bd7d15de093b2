"""What pictures show of the town before a seat, and the same in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.art.scenes.fields import Building
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.view import View
from bot.games.contract import Seat
from bot.ui.bohnanza.high_bohn.buildings import building_name
from bot.ui.bohnanza.high_bohn.seats import town_at
from bot.ui.bohnanza.module import Built
from bot.ui.bohnanza.pictures.table_alt import some
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.phrases import listed
from bot.words import say


def before_seat(view: View, seat: Seat) -> Built | None:
    """The buildings with their prices, and the beans on the store."""
    town = town_at(view, seat)
    if town is None:
        return None
    built = [Building(BUILDINGS[one].type, BUILDINGS[one].price) for one in town.buildings]
    return Built(tuple(built), town.stored)


def seat_sentences(seen: Sight, seat: Seat) -> Iterator[str]:
    """What the picture of the table shows of a seat's town."""
    town = town_at(seen.view, seat)
    if town is None:
        return
    locale = seen.locale
    if town.buildings:
        names = [building_name(locale, building) for building in town.buildings]
        yield say(locale, "alt-town", buildings=listed(locale, names))
    if town.stored:
        yield say(locale, "alt-stored", beans=some(locale, town.stored))
    if town.under_saloon:
        yield say(locale, "alt-saloon", thalers=len(town.under_saloon))
    if town.under_distillery:
        yield say(locale, "alt-distillery", thalers=len(town.under_distillery))
