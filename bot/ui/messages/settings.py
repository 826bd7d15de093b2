"""What people choose for themselves, and for the tables of a server: the language, and pictures or words."""

from __future__ import annotations

from typing import NamedTuple

from bot.ui.components import COMPONENT_LIMIT, Container, Item, Picture, Row, Screen
from bot.ui.controls import control
from bot.ui.layout import button, row, screen, text
from bot.ui.messages.invitations import switch_button
from bot.ui.messages.servers import AtTables, to_server, told_of
from bot.words import say
from bot.words.own_names import own_name

SWITCH = "pictures-off"
"""The button under the first picture that a person sees."""


def with_switch(shown: Screen, table: int, locale: str, *, last: bool = False) -> Screen:
    """The message with a button under its picture that turns pictures off, or as its `last` one, where something
    else comes first; as it is where there is no picture, or no room."""
    switch = row(button(say(locale, "button-pictures-off"), control(table, SWITCH)))
    if shown.picture is None or shown.size + 2 > COMPONENT_LIMIT:
        return shown
    if last:
        return screen(*shown.items, switch)
    return screen(*[part for item in shown.items for part in _followed(item, switch)])


def _followed(item: Item | Container, switch: Row) -> tuple[Item | Container, ...]:
    """The item, with the switch below the picture if that is in it."""
    if isinstance(item, Container):
        inside = [part for one in item.items for part in ((one, switch) if isinstance(one, Picture) else (one,))]
        return (item._replace(items=tuple(inside)),)
    return (item, switch) if isinstance(item, Picture) else (item,)


class Choices(NamedTuple):
    """What a person has chosen."""

    pictures: bool
    language: str
    """Empty if they have chosen none."""
    invitable: bool = True
    """Whether others may invite them to tables."""


def settings_screen(
    locale: str, own: Choices, at_tables: AtTables | None, *, listed: bool, manages: bool = False
) -> Screen:
    """What a person has chosen, also whether leaderboards may list them, and what holds for the tables of this
    server; None: they are on none. Whoever `manages` it has a button to change that."""
    words = [
        say(locale, "settings-language", language=own_name(locale), chosen="yes" if own.language else "no"),
        say(locale, "settings-pictures", on=_on(on=own.pictures)),
        say(locale, "settings-leaderboard", on=_on(on=listed)),
        say(locale, "settings-invitations", on=_on(on=own.invitable)),
        say(locale, "settings-how"),
    ]
    switch = row(switch_button(locale, invitable=own.invitable))
    if at_tables is None:
        return screen(text("\n".join(words)), switch)
    there = [say(locale, "server-title"), *told_of(locale, at_tables)]
    if not manages:
        there.append(say(locale, "server-who"))
    last = (to_server(locale),) if manages else ()
    return screen(text("\n".join(words)), switch, text("\n".join(there)), *last)


def chosen(locale: str, *, pictures: bool, at_tables: bool = False) -> str:
    """What has just been chosen: for oneself, or for the tables of a server."""
    return say(locale, "pictures-chosen-at-tables" if at_tables else "pictures-chosen", on=_on(on=pictures))


def language_chosen(locale: str, language: str) -> str:
    """Which language a person reads from now on, who has chosen it; an empty one: that of their Discord."""
    chosen = "yes" if language else "no"
    return say(locale, "settings-language-chosen", language=own_name(locale), chosen=chosen)


def _on(*, on: bool) -> str:
    return "on" if on else "off"
