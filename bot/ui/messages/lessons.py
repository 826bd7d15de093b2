"""The guide of a lesson: above the panel, as it is in any game, what to do now, why, and with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord

from bot.tables.lessons.library import LESSONS
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Container, Item, Row, Screen, button, rows, screen, text
from bot.ui.messages.pointing import next_target
from bot.ui.phrases import player
from bot.ui.screens import Seen
from bot.words import say

ROOM = "…"
"""The notice of a panel that has none of its own, so that the guide has a notice to take the place of."""


class Guide(NamedTuple):
    """At which step of which lesson somebody is; without a step the lesson is over."""

    lesson: str
    step: str = ""
    number: int = 0
    total: int = 0
    press: tuple[tuple[str, ...], ...] = ()
    """The buttons to press, or the lines to choose, one after the other: an action, then what its arguments begin
    with; of a line of a list its value is the last of them."""


def guided(panel: Screen, guide: Guide, seen: Seen[Any, Any], notice: str) -> Screen:
    """This panel, with the guide in place of the notice with which it begins. Once the lesson is over, the buttons
    that lead on take the place of the panel's own. Where the game itself goes on then, nothing is left of the
    panel, since it would say what to do next."""
    hand = panel.items[1:]
    if not guide.step:
        bare = [_without_buttons(item) for item in hand] if seen.view.outcome is not None else []
        return screen(text(say(seen.locale, f"lesson-{guide.lesson}-over")), *bare, *_onwards(guide, seen.locale))
    place = say(seen.locale, "lesson-place", lesson=guide.lesson, number=guide.number, total=guide.total)
    others = {f"computer{seat}": player(seen, seat) for seat in range(1, len(seen.table.seats))}
    words = say(seen.locale, f"lesson-{guide.lesson}-{guide.step}", **others)
    return screen(text("\n".join([place, words, *filter(None, [notice]), *_pointing(panel, guide, seen)])), *hand)


def _pointing(panel: Screen, guide: Guide, seen: Seen[Any, Any]) -> Iterator[str]:
    """Which button is the next one, or what to choose from a list."""
    target = next_target(panel, guide.press)
    if target is None:
        return
    if target.value is None:
        yield say(seen.locale, "lesson-press", button=target.label)
    else:
        yield say(seen.locale, "lesson-choose", choice=target.label, list=target.among)


def _without_buttons(item: Item | Container) -> Item | Container:
    if not isinstance(item, Container):
        return item
    return item._replace(items=tuple([inside for inside in item.items if not isinstance(inside, Row)]))


def _onwards(guide: Guide, locale: str) -> Iterator[Row]:
    """To the other lessons, and to a game with others."""
    others = [learn_button(key, locale) for key in LESSONS if key != guide.lesson]
    play = button(say(locale, "button-how-to-play"), control(ANYWHERE, "learn-how"), discord.ButtonStyle.success)
    yield from rows([*others, play])


def learn_button(lesson: str, locale: str) -> Button:
    """The button that begins a lesson."""
    return button(say(locale, "lesson-name", lesson=lesson), control(ANYWHERE, "learn", lesson), emoji="🎓")


def leave_question(table: int, locale: str) -> Screen:
    """Asks whether somebody wants to end a lesson, which goes on by itself whenever they come back to it."""
    end = button(say(locale, "lesson-button-end"), control(table, "leave"), discord.ButtonStyle.danger)
    back = button(say(locale, "button-back"), control(table, "back"))
    return screen(text(say(locale, "lesson-leave")), *rows([end, back]))


def closed_screen(lesson: str, locale: str) -> Screen:
    """What is left of a lesson that was ended, or that nobody has touched for a day."""
    return screen(text(say(locale, "lesson-closed")), *rows([learn_button(lesson, locale)]))


def how_screen(locale: str) -> Screen:
    """How a table is opened."""
    return screen(text(say(locale, "lesson-how")))
