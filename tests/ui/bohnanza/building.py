"""Pressing in an offer builder in tests, as somebody does who sees only the message."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.games.bohnanza.moves import Move
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters.trading.builder import build
from bot.ui.bohnanza.chapters.trading.drafting import Draft, begun
from bot.ui.bohnanza.clicks import resolve
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import screen
from bot.ui.screens import Answer, Open, Part, Play
from tests.ui.bohnanza.acting import pressed, view
from tests.ui.bohnanza.examples import Position, look
from tests.ui.reading import items


class Builder(NamedTuple):
    """What a seat sees of the offer that it builds."""

    there: Position
    seat: Seat
    part: Part | None

    def seen(self) -> Sight:
        return look(self.there, self.seat)._replace(part=self.part)

    def layout(self) -> discord.ui.LayoutView:
        return screen(*build(self.seen()))

    def labels(self) -> list[str]:
        return [str(item.label) for item in self.buttons()]

    def buttons(self) -> list[discord.ui.Button[discord.ui.LayoutView]]:
        return [item for item in items(self.layout()) if isinstance(item, discord.ui.Button)]

    def control(self, label: str) -> str:
        """The custom_id of the button that says this."""
        (found,) = [item for item in self.buttons() if item.label == label]
        assert not found.disabled
        return str(found.custom_id)

    def chosen(self) -> tuple[str, ...]:
        """What the core reads from the message: its green buttons, and what is chosen in its lists."""
        green = [str(item.custom_id) for item in self.buttons() if item.style is discord.ButtonStyle.success]
        lists = [item for item in items(self.layout()) if isinstance(item, discord.ui.Select)]
        return (*green, *(option.value for item in lists for option in item.options if option.default))

    def answer(self, custom_id: str, *values: str) -> Answer:
        clicked = {"": values} if values else {}
        return resolve(self.seen(), pressed(custom_id, {**clicked, "chosen": self.chosen()}))

    def press(self, *labels: str) -> Builder:
        """The builder after pressing the buttons that say this, one after the other; a bean that has none is
        chosen from the list of the others."""
        now = self
        for label in labels:
            listed = now.other_beans()
            now = now.use(*listed[label]) if label in listed else now.use(now.control(label))
        return now

    def other_beans(self) -> dict[str, tuple[str, str]]:
        """The beans that stand in a list, by what they are called there, each with the list and its line."""
        lists = [item for item in items(self.layout()) if isinstance(item, discord.ui.Select)]
        found = [item for item in lists if ":want-list" in str(item.custom_id)]
        return {option.label: (str(item.custom_id), option.value) for item in found for option in item.options}

    def use(self, custom_id: str, *values: str) -> Builder:
        found = self.answer(custom_id, *values)
        assert isinstance(found, Open)
        return self._replace(part=found.part)

    def forgotten(self) -> Builder:
        """The same message after the bot was restarted, with what the next press reads from it."""
        return Forgotten(*self)

    def send(self, label: str = "Send") -> tuple[Move, ...]:
        found = self.answer(self.control(label))
        assert isinstance(found, Play)
        return tuple(found.choose(view(self.there, self.seat)))


class Forgotten(Builder):
    """A message whose part nobody remembers."""

    def answer(self, custom_id: str, *values: str) -> Answer:
        clicked = {"": values} if values else {}
        unknown = self.seen()._replace(part=None)
        return resolve(unknown, pressed(custom_id, {**clicked, "chosen": self.chosen()}))


def builder(there: Position, seat: Seat, draft: Draft | None = None) -> Builder:
    """A builder with this draft; with nothing chosen if there is none."""
    return Builder(there, seat, (draft or begun(look(there, seat))).part())
