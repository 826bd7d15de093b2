"""The question which time it is where somebody lives, asked once, before what they wanted."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.ui.controls import ANYWHERE, Control, control
from bot.ui.layout import OPTION_LIMIT, Button, Row, Screen, Select, button, row, screen, text
from bot.ui.modals import open_modal
from bot.ui.phrases import cut
from bot.ui.screens import OpenModal
from bot.words import say
from bot.words.zones import Clock, city_of, clock_of

ASKED, CHOSEN, ELSEWHERE, TYPED = "zone", "zone-chosen", "zone-elsewhere", "zone-typed"
"""The actions: to be asked again, the list, the button for a form, and that form. Their arguments are the control
with which it goes on: its table, action and arguments; none where nothing follows."""
PLACE = "place"
"""The field of the form."""
MOST = OPTION_LIMIT
"""Times in the list."""
OPTION = 100
"""Characters of an option."""


def zone_question(locale: str, clocks: Sequence[Clock], then: Sequence[str] = (), notice: str = "") -> Screen:
    """The question, with a list of these times, and a form for others; `then` is with what it goes on."""
    elsewhere = button(say(locale, "button-zone-elsewhere"), control(ANYWHERE, ELSEWHERE, *then), emoji="🌍")
    above = (text(notice),) if notice else ()
    there = zone_list(locale, clocks, control(ANYWHERE, CHOSEN, *then))
    return screen(*above, text(say(locale, "zone-ask")), there, row(elsewhere))


def zone_list(locale: str, clocks: Sequence[Clock], custom_id: str, zone: str | None = None) -> Row:
    """A list of these times, in which that of this IANA zone is chosen; their values are IANA zones."""
    options = [
        discord.SelectOption(label=cut(_label(one), OPTION), value=one.zone, default=one.zone == zone)
        for one in clocks
    ]
    select: Select = discord.ui.Select(
        custom_id=custom_id, placeholder=say(locale, "zone-choose"), options=options
    )
    return row(select)


def zone_form(locale: str, custom_id: str) -> OpenModal:
    """The form in which somebody types a city or a country, into PLACE."""
    field = discord.ui.TextInput["discord.ui.Modal"](custom_id=PLACE, max_length=60)
    label = discord.ui.Label["discord.ui.Modal"](
        text=say(locale, "zone-form-place"), description=say(locale, "zone-form-about"), component=field
    )
    return open_modal(say(locale, "zone-form"), custom_id, [label])


def zone_chosen(locale: str, zone: str, now: int) -> str:
    """What has just been chosen, in words."""
    return say(locale, "zone-chosen", city=city_of(zone, locale), time=clock_of(zone, now))


def zone_chosen_screen(locale: str, zone: str, now: int, then: Control | None) -> Screen:
    """The same, with a button that goes on with what was wanted; a form cannot open another one."""
    if then is None:
        return screen(text(zone_chosen(locale, zone, now)))
    on = button(say(locale, "button-zone-on"), control(*then[:2], *then.args), discord.ButtonStyle.primary)
    return screen(text(zone_chosen(locale, zone, now)), row(on))


def zone_line(locale: str, zone: str | None, now: int) -> str:
    """What the page of settings says of it."""
    if zone is None:
        return say(locale, "settings-zone-none")
    return say(locale, "settings-zone", city=city_of(zone, locale), time=clock_of(zone, now))


def zone_button(locale: str, *then: str | int) -> Button:
    """Lets somebody choose it again, and goes on with this control, if there is one."""
    return button(say(locale, "button-zone"), control(ANYWHERE, ASKED, *then), emoji="🕰️")


def _label(clock: Clock) -> str:
    return f"{clock.time} · {', '.join(clock.cities)}"
