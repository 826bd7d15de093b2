"""What people choose for themselves, and for the tables of a server: the language, and pictures or words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Screen, button, row, screen, text
from bot.ui.messages.calling import call_me
from bot.ui.messages.elsewhere import mentions_button, mentions_line
from bot.ui.messages.invitations import switch_button
from bot.ui.messages.servers import AtTables, lacking, to_server, told_of
from bot.ui.messages.zones import zone_button, zone_line
from bot.ui.screens import Seen
from bot.words import say
from bot.words.own_names import own_name

PICTURES_OFF, PICTURES_ON = "pictures-off", "pictures-on"
"""The buttons with which somebody turns pictures off for themselves, and on again."""


def pictures_button(locale: str, table: int, *, on: bool) -> Button:
    """Turns pictures off for whoever presses it and has them `on`, otherwise on."""
    label = say(locale, "button-pictures", on=_on(on=on))
    return button(label, control(table, PICTURES_OFF if on else PICTURES_ON))


def pictures_buttons(seen: Seen[Any, Any]) -> list[Button]:
    """That button, for a reader of a panel; none where pictures can't be drawn."""
    if not seen.switch:
        return []
    return [pictures_button(seen.locale, seen.table.id, on=seen.switch == "off")]


class Choices(NamedTuple):
    """What a person has chosen."""

    pictures: bool
    language: str
    """Empty if they have chosen none."""
    invitable: bool = True
    """Whether others may invite them to tables."""
    drawn: bool = True
    """Whether there are pictures at all."""
    zone: str | None = None
    """Their IANA time zone, if they have said it."""
    called_here: bool | None = None
    """Whether they are called to the tables of this server; None where they are on none."""
    called_on: int = 0
    """On how many servers they are."""
    mentioned: bool | None = None
    """Whether they are mentioned when it is their turn where the bot is not; None where nobody plays there."""


def settings_screen(
    locale: str, own: Choices, at_tables: AtTables | None, now: int, *, listed: bool, manages: bool = False
) -> Screen:
    """What a person has chosen, also whether leaderboards may list them, and what holds for the tables of this
    server; None: they are on none. Whoever `manages` it has a button to change that."""
    words = [
        say(locale, "settings-language", language=own_name(locale), chosen="yes" if own.language else "no"),
        say(locale, "settings-pictures", on=_on(on=own.pictures)),
        say(locale, "settings-leaderboard", on=_on(on=listed)),
        say(locale, "settings-invitations", on=_on(on=own.invitable)),
        zone_line(locale, own.zone, now),
        call_me.line(locale, here=own.called_here, servers=own.called_on),
        *([] if own.mentioned is None else [mentions_line(locale, on=own.mentioned)]),
        say(locale, "settings-how"),
    ]
    pictures = [pictures_button(locale, ANYWHERE, on=own.pictures)] if own.drawn else []
    calls = list(_calls(locale, own))
    switch = row(*pictures, switch_button(locale, invitable=own.invitable), zone_button(locale), *calls)
    if at_tables is None:
        return screen(text("\n".join(words)), switch)
    there = [say(locale, "server-title"), *told_of(locale, at_tables), *lacking(locale, at_tables)]
    if not manages:
        there.append(say(locale, "server-who"))
    last = (to_server(locale),) if manages else ()
    return screen(text("\n".join(words)), switch, text("\n".join(there)), *last)


def _calls(locale: str, own: Choices) -> Iterator[Button]:
    """Has them called on this server, or shows how; away from servers it ends all of it. Then, whether they are
    mentioned where the bot is not."""
    if own.called_here is not None:
        label = say(locale, "button-call-me-change" if own.called_here else "button-call-me")
        yield call_me.call_me_button(locale)._replace(label=label)
    elif own.called_on:
        yield call_me.off_button(locale, call_me.EVERYWHERE)
    if own.mentioned is not None:
        yield mentions_button(locale, on=own.mentioned, page=True)


def chosen(locale: str, *, pictures: bool, at_tables: bool = False) -> str:
    """What has just been chosen: for oneself, or for the tables of a server."""
    return say(locale, "pictures-chosen-at-tables" if at_tables else "pictures-chosen", on=_on(on=pictures))


def language_chosen(locale: str, language: str) -> str:
    """Which language a person reads from now on, who has chosen it; an empty one: that of their Discord."""
    chosen = "yes" if language else "no"
    return say(locale, "settings-language-chosen", language=own_name(locale), chosen=chosen)


def _on(*, on: bool) -> str:
    return "on" if on else "off"
