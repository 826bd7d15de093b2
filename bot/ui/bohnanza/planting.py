"""The buttons that plant: one for each lawful place of each kind of card, with the harvest that it needs."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import FieldView, Own
from bot.ui.bohnanza.harvests import regrettable
from bot.ui.bohnanza.phrases import Sight
from bot.ui.bohnanza.plants import harvest_plant_control, obvious
from bot.ui.bohnanza.symbols import SYMBOL, bean_name
from bot.ui.controls import control
from bot.ui.layout import button
from bot.words import say

Button = discord.ui.Button[discord.ui.LayoutView]

MOST = 20
"""So many buttons for single cards have room beside all else; `/plant` lists what is left."""


def plant_buttons(seen: Sight, own: Own, most: int = MOST) -> tuple[list[Button], list[Bean]]:
    """At most so many buttons for one card of each kind, copies being alike; and the kinds that had no room."""
    buttons: list[Button] = []
    left: list[Bean] = []
    for option in _one_of_each_kind(own.options.plant):
        new = _buttons(seen, own, option)
        if left or len(buttons) + len(new) > most:
            left.append(BEAN[option.card])
        else:
            buttons += new
    return buttons, left


def plant_all_button(seen: Sight, own: Own) -> list[Button]:
    """The button that plants all cards set aside, where there are several and each has one sensible place."""
    count = len(own.set_aside)
    if count < 2 or not own.options.plant or obvious(seen.view) is None:
        return []
    label = say(seen.locale, "hand-button-plant-all", count=count)
    what = control(seen.table.id, "plant-all", count, own.set_aside[0])
    return [button(label, what, discord.ButtonStyle.primary)]


def _one_of_each_kind(options: Sequence[PlantOption]) -> Sequence[PlantOption]:
    return list({BEAN[option.card]: option for option in reversed(options)}.values())[::-1]


def _buttons(seen: Sight, own: Own, option: PlantOption) -> list[Button]:
    fields = seen.view.seats[own.seat].fields
    if option.places:
        return [_plant(seen, option, place, fields) for place in option.places]
    return [_harvest_plant(seen, option, place, fields[place]) for place in option.harvest_first]


def _plant(seen: Sight, option: PlantOption, place: int, fields: Sequence[FieldView]) -> Button:
    """Where the bean may join its kind or begin anew (B2), the button says which it does."""
    bean = BEAN[option.card]
    words = "hand-button-plant" if len(option.places) == 1 else "hand-button-plant-in"
    standing = fields[place].cards if any(fields[other].cards for other in option.places) else None
    if len(option.places) > 1 and standing is not None:
        words = "hand-button-plant-beside" if standing else "hand-button-plant-anew"
    return button(
        say(seen.locale, words, bean=bean_name(seen.locale, bean), field=place + 1, count=standing or 0),
        control(seen.table.id, "plant", option.card, place),
        discord.ButtonStyle.success,
        SYMBOL[bean],
    )


def _harvest_plant(seen: Sight, option: PlantOption, place: int, field: FieldView) -> Button:
    bean = BEAN[option.card]
    standing = bean if field.bean is None else field.bean
    label = say(
        seen.locale,
        "hand-button-harvest-plant",
        field=place + 1,
        crop=say(
            seen.locale,
            "bean-several",
            count=field.cards,
            name=bean_name(seen.locale, standing, field.cards),
        ),
        pays=field.pays,
        bean=bean_name(seen.locale, bean),
    )
    style = discord.ButtonStyle.secondary if regrettable(field) else discord.ButtonStyle.success
    what = harvest_plant_control(seen.table.id, option.card, place, field)
    return button(label, what, style, SYMBOL[bean])
