"""The guide of a lesson: in the panel, as it is in any game, above its buttons what to press now, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord

from bot.tables.lessons.library import LESSONS
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Container, Item, Row, Screen, Text, button, rows, screen, text
from bot.ui.messages.adding import Links, adding_buttons
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
    """This panel, whose first item keeps room for the guide: that stands where the eye goes from the picture to
    the buttons, and so does the notice, such as why a press did nothing."""
    guiding = text("\n".join([*filter(None, [notice]), *_guiding(panel, guide, seen)]))
    return screen(*[_above_buttons(item, guiding) for item in panel.items if isinstance(item, Container)])


def over_screen(hand: Screen, guide: Guide, seen: Seen[Any, Any]) -> Screen:
    """What a lesson was, and the buttons that lead on in place of those of the game, whose end stands between.
    Where the game itself goes on then, nothing is left of it, since it would say what to do next."""
    bare = [_without_buttons(item) for item in hand.items] if seen.view.outcome is not None else []
    return screen(text(say(seen.locale, f"lesson-{guide.lesson}-over")), *bare, *_onwards(guide, seen.locale))


def _guiding(panel: Screen, guide: Guide, seen: Seen[Any, Any]) -> Iterator[str]:
    """Which step this is, why to take it, and below that what to press; away from the step only how to come
    back."""
    target = next_target(panel, guide.press)
    yield say(seen.locale, "lesson-place", lesson=guide.lesson, number=guide.number, total=guide.total)
    if target is None or target.number:
        others = {f"computer{seat}": player(seen, seat) for seat in range(1, len(seen.table.seats))}
        press = 1 if target is None else target.number
        yield say(seen.locale, f"lesson-{guide.lesson}-{guide.step}", press=press, **others)
    if target is not None and target.value is None:
        yield say(seen.locale, "lesson-press", button=target.label)
    elif target is not None:
        yield say(seen.locale, "lesson-choose", choice=target.label, list=target.among)


def _above_buttons(hand: Container, guiding: Text) -> Container:
    """With the guide directly above the first row of buttons."""
    first = next((at for at, item in enumerate(hand.items) if isinstance(item, Row)), len(hand.items))
    return hand._replace(items=(*hand.items[:first], guiding, *hand.items[first:]))


def _without_buttons(item: Item | Container) -> Item | Container:
    if not isinstance(item, Container):
        return item
    return item._replace(items=tuple([inside for inside in item.items if not isinstance(inside, Row)]))


def _onwards(guide: Guide, locale: str) -> Iterator[Row]:
    """To the other lessons, and to a game with others."""
    others = [learn_button(key, locale) for key in LESSONS if key != guide.lesson]
    play = button(
        say(locale, "button-how-to-play"),
        control(ANYWHERE, "learn-how", guide.lesson),
        discord.ButtonStyle.success,
    )
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


def how_screen(locale: str, links: Links) -> Screen:
    """How a table is opened, and the `links` by which the bot comes to where friends are."""
    how = [say(locale, "lesson-how"), *([say(locale, "lesson-how-apps")] if links.apps else [])]
    return screen(text("\n".join(how)), *rows(adding_buttons(locale, links)))
