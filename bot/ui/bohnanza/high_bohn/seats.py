"""A seat's town in a line, as everybody at the table sees it, and the parts of its score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.bohnanza.high_bohn.shown import TownSeatView
from bot.games.bohnanza.high_bohn.slots import news_of, town_of
from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import View
from bot.games.contract import Seat
from bot.ui.bohnanza.high_bohn.buildings import buildings_short
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import player
from bot.words import say


def town_line(seen: Sight, seat: Seat) -> list[str]:
    """A player's buildings and what lies on them, in one line; no line if there is nothing to show."""
    here = town_of(seen.view)
    if here is None:
        return []
    parts = list(_parts(seen, here.seats[seat]))
    if not parts:
        return []
    return [say(seen.locale, "town-of", parts=say(seen.locale, "town-part-separator").join(parts))]


def built_line(seen: Sight, seat: Seat) -> list[str]:
    """A player's buildings in one line, without what lies on them; no line if there are none."""
    held = town_at(seen.view, seat)
    if held is None or not held.buildings:
        return []
    return [say(seen.locale, "town-of", parts=buildings_short(seen.locale, held.buildings))]


def thalers(seen: Sight, seat: Seat) -> str:
    """A player's thalers by their bean side (B3.2), which decides what they can pay for; empty if there are
    none."""
    return bunch(seen.locale, sorted(seen.view.seats[seat].thalers, key=seen.view.beans.index))


def thalers_line(seen: Sight, seat: Seat) -> list[str]:
    """A player's thalers by their bean side in a line of its own, if they have any and there is a town to spend
    them in."""
    if town_of(seen.view) is None or not (found := thalers(seen, seat)):
        return []
    return [say(seen.locale, "town-own-thalers-line", thalers=found)]


def _parts(seen: Sight, held: TownSeatView) -> Iterator[str]:
    locale = seen.locale
    if held.buildings:
        yield buildings_short(locale, held.buildings)
    if held.stored:
        yield say(locale, "town-part-stored", beans=bunch(locale, held.stored))
    if held.under_saloon:
        yield say(locale, "town-part-saloon", thalers=len(held.under_saloon))
    if held.under_distillery:
        yield say(locale, "town-part-distillery", thalers=len(held.under_distillery))
    if _other_price(seen, held):
        yield say(locale, "town-part-third-field", price=held.third_field_price or 0)


def _other_price(seen: Sight, held: TownSeatView) -> bool:
    """Whether a third field, not yet bought, costs this player less than others."""
    prices = {other.third_field_price for other in _towns(seen)}
    dear = max((price for price in prices if price is not None), default=None)
    return held.third_field_price not in (None, dear) and not seen.view.seats[held.seat].bought_field


def _towns(seen: Sight) -> tuple[TownSeatView, ...]:
    here = town_of(seen.view)
    return () if here is None else here.seats


def score_parts(seen: Sight, seat: Seat) -> list[str]:
    """The parts of a score (H8) in a line; no line in a game whose score has only one part."""
    here = town_of(seen.view)
    if here is None:
        return []
    held = here.seats[seat]
    numbers = {
        "cash": held.score.cash,
        "saloon": len(held.under_saloon),
        "distillery": len(held.under_distillery),
        "tipi": held.score.tipi,
        "buildings": held.score.buildings,
        "bonus": held.score.bonus,
    }
    parts = [
        say(seen.locale, f"end-part-{part}", number=number, count=len(held.buildings))
        for part, number in numbers.items()
        if number or part == "cash"
    ]
    return [say(seen.locale, "end-parts", parts=say(seen.locale, "end-parts-separator").join(parts))]


def purchases(seen: Sight, after: Sequence[News]) -> list[str]:
    """What each player bought after the final harvest (H8)."""
    bought = {item.seat or 0: news_of(item).buildings for item in after if item.what == "building-bought"}
    for seat in bought:
        bought[seat] = tuple(one for item in after if item.seat == seat for one in news_of(item).buildings)
    lines = [
        say(
            seen.locale, "end-purchase", name=player(seen, seat), buildings=buildings_short(seen.locale, buildings)
        )
        for seat, buildings in bought.items()
    ]
    return [say(seen.locale, "end-purchases"), *lines] if lines else []


def town_at(view: View, seat: Seat) -> TownSeatView | None:
    """What everybody sees of this seat's town, where the game has towns."""
    here = town_of(view)
    return None if here is None else here.seats[seat]
