"""What people choose for themselves, and for the tables of a server: whether there are pictures."""

from __future__ import annotations

from bot.ui.components import COMPONENT_LIMIT, Container, Item, Picture, Row, Screen
from bot.ui.controls import control
from bot.ui.layout import button, row, screen, text
from bot.words import say

SWITCH = "pictures-off"
"""The button under the first picture that a person sees."""


def with_switch(shown: Screen, table: int, locale: str) -> Screen:
    """The message with a button under its picture that turns pictures off; as it is where there is no picture, or
    no room."""
    switch = row(button(say(locale, "button-pictures-off"), control(table, SWITCH)))
    if shown.picture is None or shown.size + 2 > COMPONENT_LIMIT:
        return shown
    return screen(*[part for item in shown.items for part in _followed(item, switch)])


def _followed(item: Item | Container, switch: Row) -> tuple[Item | Container, ...]:
    """The item, with the switch below the picture if that is in it."""
    if isinstance(item, Container):
        inside = [part for one in item.items for part in ((one, switch) if isinstance(one, Picture) else (one,))]
        return (item._replace(items=tuple(inside)),)
    return (item, switch) if isinstance(item, Picture) else (item,)


def settings_screen(locale: str, *, pictures: bool, at_tables: bool | None) -> Screen:
    """What a person has chosen, and what holds for the tables of this server; None: they are on none."""
    words = [say(locale, "settings-pictures", on=_on(on=pictures))]
    if at_tables is not None:
        words.append(say(locale, "settings-pictures-at-tables", on=_on(on=at_tables)))
    return screen(text("\n".join([*words, say(locale, "settings-how")])))


def chosen(locale: str, *, pictures: bool, at_tables: bool = False) -> str:
    """What has just been chosen: for oneself, or for the tables of a server."""
    return say(locale, "pictures-chosen-at-tables" if at_tables else "pictures-chosen", on=_on(on=pictures))


def _on(*, on: bool) -> str:
    return "on" if on else "off"
