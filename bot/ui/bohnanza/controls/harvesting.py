"""Harvesting: the private menu of a player's fields, and the question before a harvest they might regret."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.moves import Harvest, Move
from bot.games.bohnanza.view import FieldView, Harvesting, View
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.controls.fields import field_args, shown_field
from bot.ui.bohnanza.controls.stews import crop_on_button
from bot.ui.bohnanza.controls.thalers import choose_buttons
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.controls import control, number
from bot.ui.layout import Button, button, rows, screen, text
from bot.ui.messages.playing import back_button
from bot.ui.screens import Play, Show
from bot.words import say

LONG = 3
"""A field with this many cards beyond the last step of its beanometer is harvested only after a question."""


def menu(seen: Sight) -> Show:
    """The viewer's fields: what each pays now, which are protected, and a button for each that may be
    harvested."""
    seat = own(seen.view)
    at_this_time(seen.view)
    lines = [say(seen.locale, "harvest-title")]
    buttons = []
    for place, field in enumerate(seen.view.seats[seat.seat].fields):
        lines.append(_line(seen.locale, place, field))
        if place in seat.options.harvest:
            label = say(seen.locale, "harvest-button", field=place + 1, crop=crop_on_button(seen.locale, field))
            buttons.append(button(label, harvest_control(seen.table.id, place, field), _style(field)))
    buttons += choose_buttons(seen, seat)
    return Show(screen(text("\n".join(lines)), *rows(buttons)))


def harvest_control(table: int, place: int, field: FieldView) -> str:
    """The control that harvests this field as it stands, with a question first if there is reason to ask."""
    action = "ask-harvest-field" if regrettable(field) else "harvest-field"
    return control(table, action, *field_args(place, field))


def regrettable(field: FieldView) -> bool:
    """Whether a harvest pays nothing or wastes many cards, so that it is confirmed first."""
    if not field.cards:
        return False
    long = field.bean is not None and field.cards >= len(KINDS[field.bean].pays) - 1 + LONG
    return field.pays == 0 or long


def at_this_time(view: View) -> None:
    """Refuse to harvest on another player's turn where that is not allowed (D2)."""
    if view.harvesting is Harvesting.ON_OWN_TURN and own(view).seat != view.active:
        raise IllegalMove("harvest-on-own-turn")


def may_harvest(view: View, place: int) -> None:
    """Refuse to harvest on the opponent's turn in a duel (D2), an empty field, or a protected one (B6.3)."""
    at_this_time(view)
    field = view.seats[own(view).seat].fields[place]
    if not field.cards:
        raise IllegalMove("field-empty", field=place + 1)
    if field.protected:
        raise IllegalMove("bean-protection", field=place + 1)


def ask_harvest(seen: Sight, args: Sequence[str]) -> Show:
    """Ask before harvesting the field that the control showed."""
    place = number(args, 0)
    field = shown_field(seen.view, args, 0)
    confirm = button(
        say(seen.locale, "harvest-anyway", field=place + 1),
        control(seen.table.id, "harvest-field", *field_args(place, field)),
        discord.ButtonStyle.danger,
    )
    return question(seen, regret(seen.locale, place, field), confirm)


def question(seen: Sight, words: str, confirm: Button) -> Show:
    """Ask for confirmation: yes, or back to the hand."""
    return Show(screen(text(words), *rows([confirm, back_button(seen)])), in_place=True)


def harvest(args: Sequence[str]) -> Play[View, Move]:
    """Harvest the field that the control showed, if it is still as it was."""
    place = number(args, 0)

    def choose(view: View) -> Sequence[Move]:
        shown_field(view, args, 0)
        return (Harvest(place),)

    return Play(choose)


def regret(locale: str, place: int, field: FieldView) -> str:
    """Why this harvest might be regretted."""
    return say(
        locale,
        "harvest-regret",
        kind="long" if field.pays else "unpaid",
        field=place + 1,
        crop=crop(locale, field),
        pays=field.pays,
        lost=field.cards - field.pays,
    )


def _line(locale: str, place: int, field: FieldView) -> str:
    facts: dict[str, str | int] = {"field": place + 1, "crop": crop(locale, field), "pays": field.pays}
    if not field.cards:
        return say(locale, "harvest-line-empty", field=place + 1)
    if field.protected:
        return say(locale, "harvest-line-protected", **facts)
    if field.next_step is None:
        return say(locale, "harvest-line-full", **facts)
    return say(locale, "harvest-line", **facts, more=field.next_step - field.cards)


def _style(field: FieldView) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if regrettable(field) else discord.ButtonStyle.success
