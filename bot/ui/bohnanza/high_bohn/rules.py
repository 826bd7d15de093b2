"""What High Bohn adds to the rules: a page on the town, and one that describes every building."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from bot.games.bohnanza.edition import Edition
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, PRICES, TYPE_BEANS, in_play, types_in_play
from bot.games.bohnanza.high_bohn.effects import Effect, ExtraField, MovesCard, Peeks, SowAmong, TakesToll
from bot.games.bohnanza.high_bohn.score import BONUS
from bot.ui.bohnanza.high_bohn.buildings import building_name, does, type_name, type_short
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.layout import Item, Screen, container, screen, text
from bot.ui.phrases import together
from bot.words import say

COLOUR = 0x8B5A2B


def town_screen(edition: Edition, locale: str, *below: Item) -> Screen:
    """High Bohn's own rules in brief (H1–H8)."""
    title = say(locale, "rules-town-title", game=say(locale, f"game-{edition.key}"))
    about = _town_rules(edition, locale)
    return screen(container(text(f"{title}\n{about}"), *below, colour=COLOUR))


def _town_rules(edition: Edition, locale: str) -> str:
    types = types_in_play(edition.beans)
    adds = [(number, bonus) for number, bonus in enumerate(BONUS[: len(types) + 1]) if bonus]
    return say(
        locale,
        "rules-town-about",
        least=PRICES[0],
        most=PRICES[-1],
        types=together(
            locale,
            [
                say(
                    locale,
                    "rules-town-type",
                    type=type_name(locale, kind),
                    bean=short(locale, TYPE_BEANS[kind]),
                )
                for kind in types
            ],
        ),
        all=max(edition.players),
        numbers=together(locale, [str(number) for number, _ in adds]),
        bonus=together(locale, [str(bonus) for _, bonus in adds]),
        toll=_named(edition, locale, lambda effect: isinstance(effect, TakesToll)),
        banks=_named(edition, locale, lambda effect: isinstance(effect, Peeks | MovesCard)),
        farm=_named(edition, locale, lambda effect: isinstance(effect, SowAmong)),
        fields=_named(edition, locale, lambda effect: isinstance(effect, ExtraField) and effect.only is not None),
    )


def _named(edition: Edition, locale: str, meant: Callable[[Effect], bool]) -> str:
    """The buildings of this edition with an effect that is meant."""
    found = [building for building in in_play(edition.beans) if any(map(meant, BUILDINGS[building].effects))]
    return together(locale, [building_name(locale, building) for building in found])


def buildings_screen(edition: Edition, locale: str, *below: Item) -> Screen:
    """Every building of this edition and what it does."""
    title = say(locale, "buildings-title", game=say(locale, f"game-{edition.key}"))
    lines = "\n".join([title, *_buildings(edition, locale)])
    return screen(container(text(lines), *below, colour=COLOUR))


def _buildings(edition: Edition, locale: str) -> Iterator[str]:
    for kind, group in groupby(in_play(edition.beans), key=lambda building: BUILDINGS[building].type):
        buildings = [building for building in group if BUILDINGS[building].effects]
        bean = BUILDINGS[buildings[0]].bean
        yield say(locale, "buildings-type", name=type_short(locale, kind), bean=short(locale, bean))
        for building in buildings:
            price = BUILDINGS[building].price
            yield say(locale, "buildings-line", price=price, does=does(locale, building, edition.beans))
