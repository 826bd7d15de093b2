"""The messages that call people to a lobby, and why somebody was called."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.store.calling.call_me import CallMe
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Screen, button, link, row, rows, screen, text
from bot.ui.messages import games
from bot.ui.messages.calling.call_me import call_me_button, off_button, told
from bot.ui.messages.calling.coming import WANT_SEAT
from bot.ui.messages.guests import mentions
from bot.ui.names import escape
from bot.ui.screens import TableFacts
from bot.words import say

WHY = "why-called"
"""The action of the button that says why somebody was called; with the table and, if one was, the role."""
SIT_DOWN = "sit-down"
"""The action of the button that gives one a seat; its argument is the table. Were it a control of that table, the
message would be taken for the table's own."""
OFF = "off"
"""The argument of WANT_SEAT that takes it back."""


def call_screen(table: TableFacts, people: Collection[int], role_id: int, host: str, url: str | None) -> Screen:
    """The message in the channel that calls these people, or a role, to a lobby."""
    locale = table.locale
    whom = f"<@&{role_id}>" if role_id else mentions(locale, people)
    words = say(
        locale,
        "call-message",
        people=whom,
        host=escape(host),
        game=games.name(locale, table.game),
        table=table.id,
    )
    about = control(ANYWHERE, WHY, table.id, *([role_id] if role_id else []))
    why = button(say(locale, "button-why-called"), about, emoji="❓")
    off = () if role_id else (off_button(locale),)
    return screen(text(words), *rows([*_sit_down(table, url), why, *off]))


def seat_screen(table: TableFacts, person_id: int, url: str | None) -> Screen:
    """The message in the channel that calls somebody to a seat that has become free."""
    words = say(table.locale, "seat-is-free", person=f"<@{person_id}>", table=table.id)
    return screen(text(words), *rows(_sit_down(table, url)))


def why_screen(
    locale: str, wish: CallMe | None, table: int, zone: str | None, now: int, *, called: bool, role_id: int
) -> Screen:
    """Why whoever asks was called to a table, or was not, for them alone."""
    if role_id:
        return screen(text(say(locale, "why-called-role", role=f"<@&{role_id}>", table=table)))
    if wish is None:
        words = say(locale, "why-called-off", called="yes" if called else "no", table=table)
        return screen(text(words), row(call_me_button(locale)))
    words = say(locale, "why-called", called="yes" if called else "no", table=table)
    change = call_me_button(locale)._replace(label=say(locale, "button-call-me-change"))
    return screen(text("\n".join([words, *told(locale, wish, zone, now)])), row(off_button(locale), change))


def full_screen(locale: str, refused: str, table: int) -> Screen:
    """What somebody reads for whom no seat is left: they can be called to the next one that becomes free."""
    wants = button(
        say(locale, "button-want-seat"), control(table, WANT_SEAT), discord.ButtonStyle.primary, emoji="🔔"
    )
    return screen(text(f"{refused}\n{say(locale, 'want-seat-offer')}"), row(wants))


def free_screen(locale: str, table: int) -> Screen:
    """What they read if one is free by now, with a button that takes it."""
    join = button(say(locale, "button-join"), control(ANYWHERE, SIT_DOWN, table), discord.ButtonStyle.primary)
    return screen(text(say(locale, "seat-is-free-now", table=table)), row(join))


def wanted_screen(locale: str, table: int) -> Screen:
    """What they read who will be, with a button that takes it back."""
    back = button(say(locale, "button-want-seat-off"), control(table, WANT_SEAT, OFF))
    return screen(text(say(locale, "want-seat-done", table=table)), row(back))


def _sit_down(table: TableFacts, url: str | None) -> list[Button]:
    there = [link(say(table.locale, "button-go"), url)] if url else []
    what = control(ANYWHERE, SIT_DOWN, table.id)
    join = button(say(table.locale, "button-join"), what, discord.ButtonStyle.primary)
    return [join, *there]
