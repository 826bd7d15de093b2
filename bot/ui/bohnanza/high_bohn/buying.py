"""Buying in the town: buttons and a list of what can be paid now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

import discord

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.contract import IllegalMove, MalformedMove, Refusal
from bot.ui.bohnanza.chapters.turns import buy_now, field_choice
from bot.ui.bohnanza.high_bohn import names
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, building_name, does
from bot.ui.bohnanza.typed.listing import matching
from bot.ui.bohnanza.typed.third_field import parts
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.controls import control, word
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows
from bot.ui.phrases import cut
from bot.ui.screens import Answer, Choice, Click, Open, Part, Play
from bot.words import say

BUTTONS = 5
"""Up to this many buildings have a button each; more are bought from the list."""


def buy_items(seen: Sight, buildings: Sequence[Building]) -> Iterator[Item]:
    """A button for each of these buildings while they are few, and a list where several can be bought."""
    if len(buildings) <= BUTTONS:
        yield from rows([_button(seen, building) for building in buildings])
    types = len({BUILDINGS[building].type for building in buildings})
    if types > 1 or len(buildings) > BUTTONS:
        yield row(_select(seen, _weightiest(buildings), types))


def _weightiest(buildings: Sequence[Building]) -> list[Building]:
    """As many of them as a list holds, in their order; the cheapest are left out, which do nothing in play."""
    dearest = sorted(buildings, key=lambda building: BUILDINGS[building].price, reverse=True)[:OPTION_LIMIT]
    return [building for building in buildings if building in dearest]


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
            label=_choice_name(seen, building),
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


def _choice_name(seen: Sight, building: Building) -> str:
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


def typed(seen: Sight, click: Click) -> Answer | None:
    """What `/buy` means in a game with buildings; with nothing named, it shows what there is to buy."""
    if town_of(seen.view) is None:
        return None
    what = parts(seen.locale, click.typed("what") or "")
    fields = [part for part in what if names.is_field(seen, part)]
    if what and not fields:
        return buy([names.named(seen, part) for part in what])
    if len(what) > 1:
        raise IllegalMove("field-or-buildings")
    return buy_now(seen) if fields else Open(Part("town", ("0",)))


def listed(seen: Sight, click: Click, typed: str) -> Iterator[Choice]:
    """The third field and every building that can be paid for now; after a comma further buildings of other
    types."""
    before, comma, last = typed.rpartition(",")
    kept = f"{before.strip()}, " if comma else ""
    before_types = {BUILDINGS[building].type for building in _named_before(seen, before)}
    choices = [] if comma else field_choice(seen)
    for building in names.buyable(seen.view):
        if BUILDINGS[building].type not in before_types:
            choices.append(Choice(_choice_name(seen, building), building))
    for choice in matching(choices, last) or _begun(seen, choices, last):
        yield Choice(kept + choice.name, kept + choice.value)


def _begun(seen: Sight, choices: Iterable[Choice], typed: str) -> Iterable[Choice]:
    """The buildings that this begins by a name that no list shows."""
    begun = names.begun(seen, typed)
    return [choice for choice in choices if choice.value in begun]


def _named_before(seen: Sight, typed: str) -> Iterator[Building]:
    for part in parts(seen.locale, typed):
        with suppress(Refusal):
            yield names.named(seen, part)
