"""Buying in the town: buttons and a list of what can be paid now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.contract import MalformedMove
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, building_name, does
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.controls import control, word
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows
from bot.ui.phrases import cut
from bot.ui.screens import Play
from bot.words import say

BUTTONS = 5
"""Up to this many buildings have a button each; more are bought from the list."""


def buy_items(seen: Sight, buildings: Sequence[Building]) -> Iterator[Item]:
    """A button for each of these buildings while they are few, and a list where several can be bought."""
    if len(buildings) <= BUTTONS:
        yield from rows([_button(seen, building) for building in buildings])
    types = len({BUILDINGS[building].type for building in buildings})
    if types > 1 or len(buildings) > BUTTONS:
        yield row(_select(seen, buildings[:OPTION_LIMIT], types))


def field_button(seen: Sight, mine: Own) -> Iterator[Button]:
    """The button that buys the third field, while the player can pay for it."""
    if mine.options.buy_field:
        label = say(seen.locale, "hand-button-buy", price=seen.view.third_field_price or 0)
        yield button(label, control(seen.table.id, "buy", len(seen.view.seats[mine.seat].thalers)))


def _button(seen: Sight, building: Building) -> Button:
    facts = BUILDINGS[building]
    label = say(
        seen.locale,
        "town-button-buy",
        building=building_name(seen.locale, building),
        price=facts.price,
        bean=bean_name(seen.locale, facts.bean, facts.price),
    )
    what = control(seen.table.id, "buy-building", building)
    return button(label, what, discord.ButtonStyle.success, BUILDING_SYMBOL[facts.type])


def _select(seen: Sight, buildings: Sequence[Building], types: int) -> Select:
    """A list that allows as many choices as there are types, since nobody may own two of one type."""
    options = [
        discord.SelectOption(
            label=choice_name(seen, building),
            value=building,
            description=cut(does(seen.locale, building, seen.view.beans), 100),
            emoji=BUILDING_SYMBOL[BUILDINGS[building].type],
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
    facts = BUILDINGS[building]
    name = building_name(seen.locale, building)
    bean = short(seen.locale, facts.bean, facts.price)
    return say(seen.locale, "choice-building", building=name, price=facts.price, bean=bean)


def buy(names: Sequence[str]) -> Play[View, Move]:
    """Buy the buildings of these names, all or none."""
    buildings = tuple(Building(name) for name in names)
    if not buildings or not all(building in BUILDINGS for building in buildings):
        raise MalformedMove("unknown-control")

    def choose(view: View) -> Sequence[Move]:
        return (BuyBuildings(buildings),)

    return Play(choose)


def bought_from(args: Sequence[str], chosen: Sequence[str]) -> Play[View, Move]:
    """Buy the building of a button, or those chosen from a list."""
    return buy(chosen or (word(args, 0),))


def buyable(view: View) -> tuple[Building, ...]:
    """The buildings that the viewer may buy now."""
    can = options_of(own(view).options)
    return () if can is None else can.buy
