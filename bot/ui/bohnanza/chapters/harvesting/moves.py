"""Harvesting: which fields may be harvested, and when there is reason to ask first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.moves import Harvest, Move
from bot.games.bohnanza.protection import why_protected
from bot.games.bohnanza.view import FieldView, Harvesting, View
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.chapters.harvesting.fields import field_args, shown_field
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.controls import control, number
from bot.ui.screens import Open, Part, Play
from bot.words import say

LONG = 3
"""A field with this many cards beyond the last step of its beanometer is harvested only after a question."""


def menu(seen: Sight) -> Open:
    """Ask which field to harvest; raises Refusal if none may be."""
    may_harvest_any(seen.view)
    return Open(Part("harvest"))


def may_harvest_any(view: View) -> None:
    """Refuse to harvest on another player's turn where that is not allowed (D2), with nothing planted, or where
    all that is planted is protected (B6.3)."""
    _at_this_time(view)
    fields = view.seats[own(view).seat].fields
    planted = [place for place, field in enumerate(fields) if field.cards]
    if not planted:
        raise IllegalMove("nothing-planted")
    if all(fields[place].protected for place in planted):
        raise _why_protected(view, planted[0])


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


def _at_this_time(view: View) -> None:
    """Refuse to harvest on another player's turn where that is not allowed (D2)."""
    if view.harvesting is Harvesting.ON_OWN_TURN and own(view).seat != view.active:
        raise IllegalMove("harvest-on-own-turn")


def may_harvest(view: View, place: int) -> None:
    """Refuse to harvest on the opponent's turn in a duel (D2), an empty field, or a protected one (B6.3)."""
    _at_this_time(view)
    field = view.seats[own(view).seat].fields[place]
    if not field.cards:
        raise IllegalMove("field-empty", field=place + 1)
    if field.protected:
        raise _why_protected(view, place)


def _why_protected(view: View, place: int) -> IllegalMove:
    sizes = [field.cards for field in view.seats[own(view).seat].fields]
    return why_protected(view.bean_protection, sizes, place)


def ask_harvest(seen: Sight, args: Sequence[str]) -> Open:
    """Ask before harvesting the field that the control showed."""
    shown_field(seen.view, args, 0)
    return Open(Part("ask-harvest-field", tuple(args)))


def harvest(args: Sequence[str]) -> Play[View, Move]:
    """Harvest the field that the control showed, if it is still as it was."""
    place = number(args, 0)

    def choose(view: View) -> Sequence[Move]:
        shown_field(view, args, 0)
        return (Harvest(place),)

    return Play(choose)


def regret(locale: str, field: FieldView) -> str:
    """Why this harvest might be regretted."""
    return say(
        locale,
        "harvest-regret",
        kind=kind(field),
        crop=crop(locale, field),
        pays=field.pays,
        lost=field.cards - field.pays,
    )


def kind(field: FieldView) -> str:
    """What might be regretted: the field pays nothing (`unpaid`), or it is `long`."""
    return "long" if field.pays else "unpaid"
