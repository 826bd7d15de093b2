"""What somebody chooses who wants to be called to the tables of a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.games import CATALOGUE
from bot.store.calling.call_me import CallMe
from bot.tables.calling.call_me import OFTEN
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Row, Screen, Select, button, row, rows, screen, text
from bot.ui.messages import games
from bot.ui.messages.invitations import switch_button
from bot.ui.messages.zones import zone_button
from bot.ui.phrases import cut, listed
from bot.words import say
from bot.words.zones import city_of, clock_of

CALL_ME, GAMES, FROM, UNTIL, OFTEN_CHOSEN, OFF = (
    *("call-me", "call-me-games", "call-me-from"),
    *("call-me-until", "call-me-often", "call-me-off"),
)
"""The actions: to be called and see how, what is chosen of that, and to be called no more."""
EVERYWHERE = "everywhere"
"""The argument of OFF where it is about all servers."""
ANY_HOUR = "any"
"""In place of the hour from which somebody is called."""


def call_me_button(locale: str) -> Button:
    """Lets whoever presses it be called on this server, and shows them how."""
    return button(say(locale, "button-call-me"), control(ANYWHERE, CALL_ME), emoji="🔔")


def off_button(locale: str, *args: str) -> Button:
    """Ends that."""
    return button(say(locale, "button-call-me-off"), control(ANYWHERE, OFF, *args), emoji="🔕")


def call_me_screen(locale: str, wish: CallMe, zone: str | None, now: int, *, invitable: bool) -> Screen:
    """For whoever is called on this server: when, with lists that change it, and the button that ends it. Somebody
    who is not `invitable` reads that this comes first."""
    words = [say(locale, "call-me-on"), *told(locale, wish, zone, now)]
    more = []
    if not invitable:
        words.append(say(locale, "call-me-uninvitable"))
        more.append(switch_button(locale, invitable=False))
    return screen(
        text("\n".join(words)),
        _games(locale, wish),
        _hours(locale, FROM, wish, [ANY_HOUR, *range(24)]),
        _hours(locale, UNTIL, wish, [*range(24)]),
        _often(locale, wish),
        *rows([off_button(locale), zone_button(locale, ANYWHERE, CALL_ME), *more]),
    )


def off_screen(locale: str, *, everywhere: bool = False) -> Screen:
    """What somebody reads who is called no more; on a server with the button that takes it back."""
    said = text(say(locale, "call-me-ended", where="everywhere" if everywhere else "here"))
    return screen(said) if everywhere else screen(said, row(call_me_button(locale)))


def told(locale: str, wish: CallMe, zone: str | None, now: int) -> list[str]:
    """For which games somebody is called, when and how often."""
    chosen = listed(locale, [games.name(locale, key) for key in wish.games if key in CATALOGUE])
    any_hour = wish.from_hour == wish.until_hour
    return [
        say(locale, "call-me-games", games=chosen, count=len(wish.games)),
        say(
            locale,
            "call-me-hours",
            first=hour(wish.from_hour),
            last=hour(wish.until_hour),
            when="always" if any_hour else "unknown" if zone is None else "known",
            city="" if zone is None else city_of(zone, locale),
            time="" if zone is None else clock_of(zone, now),
        ),
        say(locale, "call-me-often", count=wish.a_day),
    ]


def line(locale: str, *, here: bool | None, servers: int) -> str:
    """What the page of settings says: whether somebody is called here, or, away from servers, on how many."""
    if here is None:
        return say(locale, "settings-call-me-elsewhere", count=servers)
    return say(locale, "settings-call-me", on="yes" if here else "no")


def hour(number: int) -> str:
    """An hour as the clock shows it: `09:00`."""
    return f"{number:02}:00"


def _games(locale: str, wish: CallMe) -> Row:
    options = [
        discord.SelectOption(label=cut(games.name(locale, key), 100), value=key, default=key in wish.games)
        for key in CATALOGUE
    ]
    return _select(locale, GAMES, options, most=len(options), least=0)


def _hours(locale: str, action: str, wish: CallMe, hours: Iterable[int | str]) -> Row:
    any_hour = wish.from_hour == wish.until_hour
    marked = ANY_HOUR if any_hour else wish.from_hour if action == FROM else wish.until_hour
    options = [
        discord.SelectOption(label=_hour_label(locale, action, one), value=str(one), default=one == marked)
        for one in hours
    ]
    return _select(locale, action, options)


def _hour_label(locale: str, action: str, one: int | str) -> str:
    which = "any" if isinstance(one, str) else "from" if action == FROM else "until"
    return say(locale, "call-me-hour", which=which, hour="" if isinstance(one, str) else hour(one))


def _often(locale: str, wish: CallMe) -> Row:
    options = [
        discord.SelectOption(
            label=say(locale, "call-me-often-option", count=one), value=str(one), default=one == wish.a_day
        )
        for one in OFTEN
    ]
    return _select(locale, OFTEN_CHOSEN, options)


def _select(
    locale: str, action: str, options: Sequence[discord.SelectOption], *, most: int = 1, least: int = 1
) -> Row:
    select: Select = discord.ui.Select(
        custom_id=control(ANYWHERE, action),
        placeholder=say(locale, "call-me-choose", what=action.rpartition("-")[2]),
        options=list(options),
        min_values=least,
        max_values=most,
    )
    return row(select)
