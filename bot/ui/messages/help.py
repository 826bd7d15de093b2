"""What a person can do next, and all commands in one line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.ui.controls import control
from bot.ui.fitting import fullest
from bot.ui.layout import LABEL_LIMIT, Screen, button, rows, screen, text
from bot.ui.messages import games
from bot.ui.messages.announcing import announcement
from bot.ui.messages.daily import waiting_line
from bot.ui.phrases import cut, listed
from bot.ui.screens import DailyFacts, TableFacts
from bot.words import say

MOST_TABLES = 10
"""So many of a person's tables are told of; those that wait for them come first."""

SHARED: Mapping[str, tuple[str, ...]] = {
    "tables": (
        "play",
        "daily",
        "night",
        "join",
        "start",
        "rematch",
        "leave",
        "close",
        "invite",
        "remove",
        "pause",
        "resume",
    ),
    "looking": ("learn", "watch", "hand", "table", "rules", "hint", "replay"),
    "yourself": ("history", "stats", "leaderboard", "settings", "about", "forget", "help"),
}
"""The commands that all games share, in groups."""


class OwnTable(NamedTuple):
    """A table at which a person sits, and how it stands with them there: it `waits` for them or for `others`, is
    `paused`, or has not begun, which is up to them (`host`) or not (`guest`)."""

    table: TableFacts
    how: str


class Helped(NamedTuple):
    """Who asks for help, and what is known of them."""

    locale: str
    """The language that they read."""
    listed_in: str
    """The language of their Discord, in which it lists the commands."""
    at: Sequence[OwnTable]
    """The tables at which they sit."""
    place: str
    """What there is in the channel in which they ask: an `open` table to join, `nothing`, or `messages`, their
    direct messages, where there are no tables."""
    announced: str = ""
    """What whoever runs the bot announces, as they typed it."""
    new: bool = False
    """Whether they have finished no game yet."""
    deal: DailyFacts | None = None
    """The deal of the day that they have begun and not finished."""


def help_screen(
    helped: Helped, played: Mapping[str, Sequence[str]], others: Mapping[str, Sequence[str]]
) -> Screen:
    """What to do next, and the commands: those of the families of games that are `played` with a line each, of
    `others` the names alone. Both by family."""
    at = sorted(helped.at, key=lambda standing: standing.how != "waits")[:MOST_TABLES]
    # Among direct messages the hand is there already.
    pressed = at if helped.place != "messages" else []
    labels = [cut(say(helped.locale, "help-button", table=one.table.id), LABEL_LIMIT) for one in pressed]
    buttons = [
        button(label, control(one.table.id, "hand"), _STYLES.get(one.how, discord.ButtonStyle.secondary))
        for label, one in zip(labels, pressed, strict=True)
    ]

    def with_lines(families: Sequence[str]) -> Screen:
        told = "\n".join([*_commands(helped, played, others, families)])
        return screen(text("\n".join(_next(helped, at))), *rows(buttons), text(told))

    return fullest(with_lines, [tuple(played), ()])


_STYLES = {"waits": discord.ButtonStyle.primary}


def _next(helped: Helped, at: Sequence[OwnTable]) -> Iterator[str]:
    if helped.new:
        yield say(helped.locale, "help-learn")
    if helped.announced:
        yield announcement(helped.locale, helped.announced)
    yield say(helped.locale, "help-title")
    for table, how in at:
        game = games.name(helped.locale, table.game)
        yield say(helped.locale, "help-at-table", table=table.id, game=game, how=how)
    if helped.deal is not None:
        yield waiting_line(helped.deal, helped.locale)
    elif not at:
        yield say(helped.locale, "help-no-table", place=helped.place)


def _commands(
    helped: Helped,
    played: Mapping[str, Sequence[str]],
    others: Mapping[str, Sequence[str]],
    in_lines: Iterable[str],
) -> Iterator[str]:
    """The commands of the families named `in_lines` are explained."""
    locale = helped.locale
    yield say(locale, "help-commands")
    for group, shared in SHARED.items():
        yield say(locale, "help-group", group=group)
        yield from _lines(helped, shared)
    explained = set(in_lines)
    for family, commands in {**played, **others}.items():
        yield say(locale, f"help-{family}")
        if family in explained:
            yield from _lines(helped, commands)
        else:
            yield listed(locale, [f"`/{_name(helped, command)}`" for command in commands])


def _lines(helped: Helped, commands: Iterable[str]) -> Iterator[str]:
    for command in commands:
        about = say(helped.locale, f"command-{command}")
        yield say(helped.locale, "help-command", name=_name(helped, command), about=about)


def _name(helped: Helped, command: str) -> str:
    """What their Discord calls it, whatever they read here."""
    return say(helped.listed_in, f"name-{command}")
