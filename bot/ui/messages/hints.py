"""The private answer to somebody who asked for a hint: what to do, why, and the button that does it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

import discord

from bot.games.contract import MalformedMove, Seat
from bot.players import Hint
from bot.ui.components import Item
from bot.ui.controls import LONGEST_ID, control
from bot.ui.layout import button, rows, text
from bot.ui.messages.pace import stands_still
from bot.ui.phrases import names
from bot.ui.screens import Advised, AnyScreens, Click, Seen
from bot.words import say

HINTED = "hinted"
"""The action of the control that takes a hint."""
VALUE = "="
"""Stands in an argument between a field of a list or a form and what is chosen there."""


class Given(NamedTuple):
    """A hint that somebody was given (None: to do nothing), and what of their View it was about."""

    hint: Hint | None
    about: Hashable


def given(screens: AnyScreens, view: Any, hint: Hint | None) -> Given:
    """This hint, as the seat of this View is given it."""
    return Given(hint, screens.concerns(view, None if hint is None else hint.move))


def advised(screens: AnyScreens, seen: Seen[Any, Any], shown: Given) -> Advised | None:
    """The hint as the game is now; None once what it is about is another."""
    if given(screens, seen.view, shown.hint) != shown:
        return None
    words = hint_words(screens, seen, shown.hint)
    return Advised(words) if shown.hint is None else Advised(words, taking(screens, seen, shown.hint.move))


def hint_words(screens: AnyScreens, seen: Seen[Any, Any], hint: Hint | None) -> str:
    """What a computer would do in the reader's place and why, or that it would do nothing now."""
    if hint is None:
        return "\n".join([say(seen.locale, "hint-nothing"), *_waits_for(seen)])
    what = say(seen.locale, "hint", move=screens.advice(seen, hint.move))
    return f"{what}\n{screens.why(seen, hint.reason)}"


def _waits_for(seen: Seen[Any, Any]) -> Iterator[str]:
    """Whom the game waits for, unless it is the reader."""
    waiting: Sequence[Seat] = seen.view.waiting_for
    if waiting and seen.view.own is not None and seen.view.own.seat not in waiting:
        yield say(seen.locale, "hint-waits-for", names=names(seen, waiting))


def taking(screens: AnyScreens, seen: Seen[Any, Any], move: Any) -> str:
    """The control that takes a hint: the control of its move stands in it; empty where it has no room."""
    args = screens.taken(seen, move)
    room = LONGEST_ID - len(control(seen.table.id, HINTED, ""))
    return control(seen.table.id, HINTED, *args) if len(":".join(args)) <= room else ""


def suggested(args: Sequence[str]) -> Click:
    """The click that a control which takes a hint stands for; raises MalformedMove if it is none."""
    if not args:
        raise MalformedMove("unknown-control")
    values: dict[str, tuple[str, ...]] = {}
    for field, _, value in (arg.partition(VALUE) for arg in args[1:] if VALUE in arg):
        values[field] = (*values.get(field, ()), value)
    return Click(args[0], tuple([arg for arg in args[1:] if VALUE not in arg]), values)


def hint_items(seen: Seen[Any, Any]) -> list[Item]:
    """The hint, and the button that takes it, for below the picture of a panel."""
    if seen.advised is None or stands_still(seen.table):
        return []
    words, take = text(seen.advised.words), seen.advised.take
    if not take:
        return [words]
    label = say(seen.locale, "button-take-hint")
    return [words, *rows([button(label, take, discord.ButtonStyle.primary, "💡")])]
