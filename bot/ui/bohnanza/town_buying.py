"""Buying in the town: buttons and a list of what can be paid now, and what `/buy` names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.high_bohn.buildings import DEEDS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.phrases import Sight, own
from bot.ui.bohnanza.symbols import bean_name, short
from bot.ui.bohnanza.town_words import SYMBOL, building_name, does, type_name
from bot.ui.bohnanza.vocabulary import plain
from bot.ui.controls import control, word
from bot.ui.layout import OPTION_LIMIT, button, rows
from bot.ui.phrases import cut, quoted
from bot.ui.screens import Play
from bot.words import say

Item = discord.ui.Item[discord.ui.LayoutView]

BUTTONS = 5
"""So many buildings have a button each; more are bought from the list."""


def buy_items(seen: Sight, buildings: Sequence[Building]) -> Iterator[Item]:
    """A button for each of these buildings while they are few, and a list where several can be bought."""
    if len(buildings) <= BUTTONS:
        yield from rows([_button(seen, building) for building in buildings])
    types = len({DEEDS[building].type for building in buildings})
    if types > 1 or len(buildings) > BUTTONS:
        yield discord.ui.ActionRow(_select(seen, buildings[:OPTION_LIMIT], types))


def _button(seen: Sight, building: Building) -> discord.ui.Button[discord.ui.LayoutView]:
    deed = DEEDS[building]
    label = say(
        seen.locale,
        "town-button-buy",
        building=building_name(seen.locale, building),
        price=deed.price,
        bean=bean_name(seen.locale, deed.bean, deed.price),
    )
    what = control(seen.table.id, "buy-building", building)
    return button(label, what, discord.ButtonStyle.success, SYMBOL[deed.type])


def _select(seen: Sight, buildings: Sequence[Building], types: int) -> discord.ui.Select[discord.ui.LayoutView]:
    """A list from which as many may be chosen as there are types, since nobody owns two of one."""
    options = [
        discord.SelectOption(
            label=choice_name(seen, building),
            value=building,
            description=cut(does(seen.locale, building, seen.view.beans), 100),
            emoji=SYMBOL[DEEDS[building].type],
        )
        for building in buildings
    ]
    return discord.ui.Select(
        custom_id=control(seen.table.id, "buy-buildings"),
        placeholder=say(seen.locale, "town-choose"),
        options=options,
        max_values=min(types, len(options)),
    )


def choice_name(seen: Sight, building: Building) -> str:
    """A building in a list, with its price: `Gold Mine 3 – 3 🌻 Garden`."""
    deed = DEEDS[building]
    name = building_name(seen.locale, building)
    bean = short(seen.locale, deed.bean, deed.price)
    return say(seen.locale, "choice-building", building=name, price=deed.price, bean=bean)


def buy(names: Sequence[str]) -> Play[View, Move]:
    """Buy the buildings of these names, all or none."""
    buildings = tuple(Building(name) for name in names)
    if not buildings or not all(building in DEEDS for building in buildings):
        raise MalformedMove("unknown-control")

    def choose(view: View) -> Sequence[Move]:
        return (BuyBuildings(buildings),)

    return Play(choose)


def bought_from(args: Sequence[str], chosen: Sequence[str]) -> Play[View, Move]:
    """Buy the building of a button, or those chosen from a list."""
    return buy(chosen or (word(args, 0),))


def is_field(seen: Sight, typed: str) -> bool:
    """Whether this names the third field: some or all of its words, from one of them on."""
    words = plain(say(seen.locale, "typed-third-field")).split()
    wish = " ".join(plain(typed).split())
    return bool(wish) and any(" ".join(words[start:]).startswith(wish) for start in range(len(words)))


def parts(typed: str) -> list[str]:
    """The single things that a text names."""
    return [part.strip() for part in re.split(r"[,;+&\n]", typed) if part.strip()]


def named(seen: Sight, typed: str) -> Building:
    """The building that is meant: `Gold Mine 3`, `gold mine-3`, or `gold` where only one can be paid."""
    if seen.view.town is None:
        raise IllegalMove("no-buildings-here")
    wish, price = _split(typed)
    town = [one.building for one in seen.view.town.buildings]
    meant = [building for building in town if _called(seen, building, wish, price)]
    if not meant:
        raise MalformedMove("building-unknown", word=quoted(typed))
    types = {DEEDS[building].type for building in meant}
    payable = [building for building in meant if building in buyable(seen.view)]
    if len(meant) > 1 and len(types) == 1 and not payable:
        raise IllegalMove("nothing-to-buy-of-type", type=type_name(seen.locale, DEEDS[meant[0]].type))
    found = meant if len(meant) == 1 else payable
    if len(found) != 1:
        raise MalformedMove(
            "building-unclear", word=quoted(typed), example=building_name(seen.locale, (payable or meant)[-1])
        )
    return found[0]


def buyable(view: View) -> tuple[Building, ...]:
    """What this seat may buy now."""
    can = own(view).options.town
    return () if can is None else can.buy


def _split(typed: str) -> tuple[str, int | None]:
    """A name and a price: what follows the price in a list is left out."""
    found = re.match(r"\s*(\D*?)[\s#-]*(\d+)?\b", typed.casefold())
    name, number = (found[1], found[2]) if found else ("", None)
    return "".join(plain(name).split()), None if number is None else int(number[:4])


def _called(seen: Sight, building: Building, wish: str, price: int | None) -> bool:
    deed = DEEDS[building]
    names = [plain(name).split() for name in (deed.type, type_name(seen.locale, Type(deed.type)))]
    begins = any("".join(name[start:]).startswith(wish) for name in names for start in range(len(name)))
    return bool(wish) and begins and price in (None, deed.price)
