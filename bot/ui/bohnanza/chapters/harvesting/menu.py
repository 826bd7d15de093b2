"""Harvesting beside the hand: which field, and the question before a harvest that one may regret."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games.bohnanza.view import FieldView
from bot.ui.bohnanza.chapters.harvesting.fields import field_args, shown_field
from bot.ui.bohnanza.chapters.harvesting.moves import harvest_control, kind, may_harvest_any, regret, regrettable
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight, crop_by_name, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL
from bot.ui.controls import control, number
from bot.ui.layout import Button, Item, button, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut
from bot.words import say


def menu(seen: Sight) -> Iterator[Item]:
    """A button for each planted field, with what it pays now; only those that may be harvested can be pressed."""
    may_harvest_any(seen.view)
    seat = own(seen.view)
    may = seat.options.harvest
    buttons = [
        _field(seen, place, field, disabled=place not in may)
        for place, field in enumerate(seen.view.seats[seat.seat].fields)
        if field.cards
    ]
    yield text(say(seen.locale, "harvest-which"))
    yield from rows([*buttons, *module_of(seen.view).harvest_choices(seen, seat), back_button(seen)])


def _field(seen: Sight, place: int, field: FieldView, *, disabled: bool) -> Button:
    words = "harvest-button-protected" if field.protected else "harvest-button"
    label = say(seen.locale, words, field=place + 1, crop=crop_by_name(seen.locale, field), pays=field.pays)
    style = discord.ButtonStyle.secondary
    if not disabled and not regrettable(field):
        style = discord.ButtonStyle.success
    symbol = None if field.bean is None else BEAN_SYMBOL[field.bean]
    return button(cut(label, 80), harvest_control(seen.table.id, place, field), style, symbol, disabled=disabled)


def question(seen: Sight) -> Iterator[Item]:
    """Asks before the harvest of the field that the control showed."""
    args = () if seen.part is None else seen.part.args
    place = number(args, 0)
    field = shown_field(seen.view, args, 0)
    yield text(regret(seen.locale, field))
    confirm = button(
        say(seen.locale, "harvest-anyway", kind=kind(field)),
        control(seen.table.id, "harvest-field", *field_args(place, field)),
        discord.ButtonStyle.danger,
    )
    yield from rows([confirm, back_button(seen)])
