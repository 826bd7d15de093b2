"""The buttons that plant: one for each legal field of each kind of card, including the harvest it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import FieldView, Own
from bot.ui.bohnanza.chapters.harvesting.moves import regrettable
from bot.ui.bohnanza.chapters.planting.moves import due_among, harvest_plant_control, makes_room, obvious, ways
from bot.ui.bohnanza.module import USUAL
from bot.ui.bohnanza.places import CardButtons
from bot.ui.bohnanza.wording.phrases import Sight, crop_by_name
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, label_name
from bot.ui.controls import control
from bot.ui.layout import Button, button
from bot.ui.phrases import cut
from bot.words import say


def plant_buttons(seen: Sight, own: Own) -> Iterator[CardButtons]:
    """The buttons for one card of each kind, since copies are alike."""
    alike: dict[Bean, list[PlantOption]] = {}
    for option in own.options.plant:
        alike.setdefault(BEAN[option.card], []).append(option)
    for bean, options in alike.items():
        yield CardButtons(tuple(_buttons(seen, own, due_among(seen.view, own, options))), (bean,) * len(options))


def plant_all_button(seen: Sight, own: Own) -> list[Button]:
    """The button that plants all cards set aside, if there are several and each has one sensible place."""
    count = len(own.set_aside)
    if count < 2 or not own.options.plant or obvious(seen.view) is None:
        return []
    label = say(seen.locale, "hand-button-plant-all", count=count)
    what = control(seen.table.id, "plant-all", count, own.set_aside[0])
    return [button(label, what, discord.ButtonStyle.primary)]


def _buttons(seen: Sight, own: Own, option: PlantOption) -> list[Button]:
    fields = seen.view.seats[own.seat].fields
    if option.places:
        return [
            _plant(seen, option, place, fields, way)
            for place in option.places
            for way in ways(seen.view, own, option, place)
        ]
    return harvest_plant_buttons(seen, own, option)


def harvest_plant_buttons(seen: Sight, own: Own, option: PlantOption) -> list[Button]:
    """A button for each harvest that makes room for this card, or has to come first."""
    fields = seen.view.seats[own.seat].fields
    return [_harvest_plant(seen, option, place, fields) for place in option.harvest_first]


def _plant(seen: Sight, option: PlantOption, place: int, fields: Sequence[FieldView], way: str) -> Button:
    """A button that says what the card joins or begins, unless the usual place is the only one."""
    bean, field = BEAN[option.card], fields[place]
    if way == USUAL and field.only is None:
        label = _usual_label(seen, option, place, fields)
    else:
        crop = crop_by_name(seen.locale, field) if field.cards else ""
        words = f"hand-button-plant-{way or 'only'}"
        facts: dict[str, str | int] = {"field": place + 1, "count": field.cards, "crop": crop}
        label = say(seen.locale, words, bean=label_name(seen.locale, bean), **facts)
    meant = (way,) if way else ()
    what = control(seen.table.id, "plant", option.card, place, *meant)
    return button(cut(label, 80), what, discord.ButtonStyle.success, BEAN_SYMBOL[bean])


def _usual_label(seen: Sight, option: PlantOption, place: int, fields: Sequence[FieldView]) -> str:
    """The label for the usual way: it says what the card joins; if its kind might also begin a second field (B2),
    that this one is empty. A bare ×1 would read as the card being planted, so the count says that it is there."""
    bean, count = BEAN[option.card], fields[place].cards
    other_kind = any(fields[other].cards for other in option.places)
    words = "hand-button-plant-anew" if other_kind and not count else "hand-button-plant"
    return say(seen.locale, words, bean=label_name(seen.locale, bean), field=place + 1, count=count)


def _harvest_plant(seen: Sight, option: PlantOption, place: int, fields: Sequence[FieldView]) -> Button:
    bean, field = BEAN[option.card], fields[place]
    alike = [other for other in fields if other.bean == field.bean and other.cards == field.cards]
    label = say(
        seen.locale,
        "hand-button-harvest-plant" if makes_room(option.card, field) else "hand-button-harvest-first",
        field=place + 1,
        twice="yes" if field.bean is None or len(alike) > 1 else "no",
        crop=crop_by_name(seen.locale, field),
        pays=field.pays,
        bean=label_name(seen.locale, bean),
    )
    style = discord.ButtonStyle.secondary if regrettable(field) else discord.ButtonStyle.success
    what = harvest_plant_control(seen, option, place)
    return button(cut(label, 80), what, style, BEAN_SYMBOL[bean])
