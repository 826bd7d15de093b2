"""Pointing: which button of a panel comes next in a lesson, or which line of a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord

from bot.ui.controls import read
from bot.ui.layout import Button, Container, Row, Screen, Select


class Target(NamedTuple):
    """A button, or a line of a list."""

    custom_id: str
    label: str
    """What stands there, behind its symbol."""
    chosen: bool
    """Whether it is green, or marked in its list."""
    value: str | None = None
    """What choosing this line says; None for a button."""
    among: str = ""
    """What stands in the list as long as nothing is chosen."""
    number: int = 0
    """Which of the presses that were asked for it is, from 1 on; 0 leads back to them."""

    def answers(self, wanted: Sequence[str]) -> bool:
        """Whether it is wanted: an action, then what its arguments begin with; of a line its value is the last."""
        known = read(self.custom_id)
        if known is None:
            return False
        said = (known.action, *known.args)
        if self.value is not None:
            said = (known.action, *filter(None, known.args), self.value)
        return said[: len(wanted)] == tuple(wanted)


def next_target(panel: Screen, press: Sequence[Sequence[str]]) -> Target | None:
    """The first of these buttons or lines that is there and not chosen yet. The last one that is there counts even
    if it looks chosen, since it may be green for another reason. Where none of them is there, the target is the
    button that leads back to them."""
    wanted = [(number, _found(panel, one)) for number, one in enumerate(press, start=1)]
    found = [one._replace(number=number) for number, one in wanted if one is not None]
    for one in found:
        if one is found[-1] or not one.chosen:
            return one
    return _found(panel, ("back",))


def _found(panel: Screen, wanted: Sequence[str]) -> Target | None:
    return next((one for one in _targets(panel) if one.answers(wanted)), None)


def _targets(panel: Screen) -> Iterator[Target]:
    for item in panel.items:
        for inside in item.items if isinstance(item, Container) else (item,):
            if isinstance(inside, Row):
                for one in inside.items:
                    if isinstance(one, Button):
                        yield from _of_button(one)
                    elif isinstance(one, discord.ui.Select):
                        yield from _of_list(one)


def _of_button(one: Button) -> Iterator[Target]:
    if one.custom_id is not None and not one.disabled:
        yield Target(one.custom_id, _named(one.emoji, one.label), one.style is discord.ButtonStyle.success)


def _of_list(one: Select) -> Iterator[Target]:
    if one.disabled:
        return
    for line in one.options:
        label = _named(line.emoji, line.label)
        yield Target(one.custom_id, label, line.default, line.value, one.placeholder or "")


def _named(emoji: object, label: str) -> str:
    return f"{emoji} {label}" if emoji else label
