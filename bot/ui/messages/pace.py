"""The pace of a game in words: how long a decision may take, whose time is running, and whether it is paused."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.tables.clocks.pace import PACES
from bot.ui.controls import control
from bot.ui.layout import Button, Row, Select, button, row
from bot.ui.phrases import called, together
from bot.ui.screens import ClockFacts, TableFacts
from bot.words import say

ASKED = "asked"
"""Why a game is paused that only the host or a moderator lets go on."""


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
    return row(select)


def stands_still(table: TableFacts) -> bool:
    """Whether nobody can move, because somebody paused the game. Where `nobody` was left to play, a move lets it
    go on."""
    return table.paused == ASKED


def paused(table: TableFacts, locale: str) -> str:
    """That the game is paused, and by whom if that is known; `none` if it is not."""
    if table.paused is None:
        return "none"
    name = "none" if table.paused_by is None else called(locale, table.seats[table.paused_by])
    return say(locale, "pace-paused-by", name=name)


def pace_lines(table: TableFacts) -> Iterator[str]:
    """Says how a paused game goes on, or for whom it waits until when."""
    if table.paused is not None:
        yield say(table.locale, "pace-paused", why="asked" if stands_still(table) else "nobody")
        return
    ends: dict[int, list[ClockFacts]] = {}
    for clock in table.clocks:
        ends.setdefault(clock.due_at, []).append(clock)
    for due_at, running in sorted(ends.items()):
        names = together(table.locale, [called(table.locale, table.seats[clock.seat]) for clock in running])
        yield say(table.locale, "pace-waiting", names=names, when=f"<t:{due_at}:R>")


def resume_buttons(table: TableFacts, locale: str) -> Iterator[Button]:
    """The button with which a paused game goes on."""
    if table.paused is not None:
        label, success = say(locale, "button-resume"), discord.ButtonStyle.success
        yield button(label, control(table.id, "resume"), success)


def paused_buttons(table: TableFacts, person: int, locale: str) -> list[Button]:
    """The buttons of a hand while nobody can move: the host lets the game go on."""
    return list(resume_buttons(table, locale)) if person == table.host_id else []


def own_notice(table: TableFacts, seat: int, locale: str) -> str | None:
    """What is said above the hand of this seat: how much time is left, or that time has stopped while nobody was
    there. Of a game that somebody paused the hand's title tells."""
    if table.paused is not None:
        return None if stands_still(table) else say(locale, "pace-nobody")
    for clock in table.clocks:
        if clock.seat == seat:
            again = "yes" if clock.reminded else "no"
            return say(locale, "pace-yours", table=table.id, when=f"<t:{clock.due_at}:R>", reminded=again)
    return None
