"""The pace of a game in words: how long a decision may take, whose time is running, and whether it is paused."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.tables.clocks.pace import PACES
from bot.ui.controls import control
from bot.ui.layout import Button, Row, Select, button
from bot.ui.phrases import called, listed
from bot.ui.screens import ClockFacts, TableFacts
from bot.words import say


def pace_name(locale: str, pace: str, minutes: int) -> str:
    """What a pace is called; `minutes`: how long a decision takes in a live game."""
    return say(locale, "pace", pace=pace, minutes=minutes)


def chooser(table: TableFacts) -> Row:
    """The list of paces, with the current one selected."""
    options = [
        discord.SelectOption(
            label=pace_name(table.locale, pace, table.minutes),
            value=pace,
            description=say(table.locale, "pace-about", pace=pace, minutes=table.minutes),
            default=pace == table.pace,
        )
        for pace in PACES
    ]
    select: Select = discord.ui.Select(
        custom_id=control(table.id, "pace"), placeholder=say(table.locale, "pace-choose"), options=options
    )
    return discord.ui.ActionRow(select)


def pace_lines(table: TableFacts) -> Iterator[str]:
    """Says that the game is paused, or for whom it waits until when."""
    if table.paused is not None:
        yield say(table.locale, "pace-paused", table=table.id, why=table.paused)
        return
    ends: dict[int, list[ClockFacts]] = {}
    for clock in table.clocks:
        ends.setdefault(clock.due_at, []).append(clock)
    for due_at, running in sorted(ends.items()):
        names = listed(table.locale, [called(table.locale, table.seats[clock.seat]) for clock in running])
        yield say(table.locale, "pace-waiting", names=names, when=f"<t:{due_at}:R>")


def resume_buttons(table: TableFacts, locale: str) -> Iterator[Button]:
    """The button with which a paused game goes on."""
    if table.paused is not None:
        label, success = say(locale, "button-resume"), discord.ButtonStyle.success
        yield button(label, control(table.id, "resume"), success)


def own_notice(table: TableFacts, seat: int, locale: str) -> str | None:
    """What is said above the hand of this seat: that the game is paused, or how much time is left."""
    if table.paused is not None:
        return say(locale, "pace-paused", table=table.id, why=table.paused)
    for clock in table.clocks:
        if clock.seat == seat:
            again = "yes" if clock.reminded else "no"
            return say(locale, "pace-yours", table=table.id, when=f"<t:{clock.due_at}:R>", reminded=again)
    return None
