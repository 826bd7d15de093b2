"""Tables where the bot is not, and can only answer: until when they are kept up to date, and that they rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord

from bot.tables.clocks.pace import PACES
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import TEXT_LIMIT, Button, Overfull, Screen, button, rows, screen, text
from bot.ui.messages import games
from bot.ui.phrases import called, together
from bot.ui.screens import TableFacts
from bot.words import say

GO_ON = "go-on"
"""The control that brings such a table up to date."""
MENTIONS, PAGE = "mentions", "page"
"""The control by which somebody is mentioned where it is their turn, or no longer; where it stands on the page of
settings."""


def resting_screen(table: TableFacts) -> Screen:
    """What stands in place of a table that is kept up to date no longer: nothing that could become untrue."""
    locale = table.locale
    words = say(locale, "table-rests", game=games.name(locale, table.game), table=table.id)
    go_on = button(say(locale, "button-go-on"), control(table.id, GO_ON), discord.ButtonStyle.primary)
    return screen(text(words), *rows([go_on]))


def coming_screen(table: TableFacts) -> Screen:
    """What a table's new message shows at first: true, whatever comes of it."""
    locale = table.locale
    words = say(locale, "table-comes", game=games.name(locale, table.game), table=table.id)
    go_on = button(say(locale, "button-go-on"), control(table.id, GO_ON), discord.ButtonStyle.primary)
    return screen(text(words), *rows([go_on]))


def call_screen(table: TableFacts, person_id: int, now: int) -> Screen:
    """The line that mentions somebody for whom the game has begun to wait `now`, in unix seconds."""
    locale = table.locale
    words = say(locale, "table-calls", person=f"<@{person_id}>", table=table.id, when=f"<t:{now}:R>")
    go_on = button(say(locale, "button-go-on"), control(table.id, GO_ON), discord.ButtonStyle.primary)
    return screen(text(words), *rows([go_on, mentions_button(locale, on=True)]))


def mentions_screen(locale: str, *, on: bool) -> Screen:
    """Whether somebody is mentioned from now on, and a button that takes it back."""
    return screen(text(say(locale, "mentions-chosen", on=_on(on=on))), *rows([mentions_button(locale, on=on)]))


def mentions_line(locale: str, *, on: bool) -> str:
    """The same in the settings."""
    return say(locale, "settings-mentions", on=_on(on=on))


def mentions_button(locale: str, *, on: bool, page: bool = False) -> Button:
    """Ends the mentions of whoever presses it and has them `on`, or lets them be mentioned; on the `page` of
    settings, which then says so."""
    label = say(locale, "button-unmention" if on else "button-mention")
    then = (PAGE,) if page else ()
    return button(label, control(ANYWHERE, MENTIONS, _on(on=not on), *then), emoji="🔕" if on else "🔔")


def _on(*, on: bool) -> str:
    return "on" if on else "off"


def pace_lines(table: TableFacts, dms: Mapping[int, str]) -> Iterator[str]:
    """Says in a lobby there whether a deadline will hold; `dms`: who is not reached by messages."""
    if not table.elsewhere or table.pace == PACES[0]:
        return
    unreached = [called(table.locale, seat) for seat in table.seats if seat.person_id in dms]
    if unreached:
        yield say(table.locale, "pace-elsewhere-not", names=together(table.locale, unreached))
    else:
        yield say(table.locale, "pace-elsewhere")


def denied_screen(locale: str) -> Screen:
    """What somebody is told whose table nobody else would see."""
    return screen(text(say(locale, "external-apps-denied")))


def lasting_line(locale: str, until: int) -> str:
    """The line below a table that says until when, in unix seconds, it is kept up to date."""
    return say(locale, "table-lasts", when=f"<t:{until}:t>")


def with_line(layout: Screen, line: str) -> Screen:
    """The same message above this line; as it is where there is no room for it."""
    try:
        above = screen(*layout.items, text(line))
    except Overfull:
        return layout
    return above if above.length <= TEXT_LIMIT else layout
