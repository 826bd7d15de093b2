"""What is seldom needed, beside the hand: the rules, the table in words, a switch, the host's list of players,
and last of all leaving."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.view import Turn
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control
from bot.ui.layout import Button, Item, button, rows
from bot.ui.messages.playing import as_text_button, back_button, leave_button, players_button
from bot.words import say


def more(seen: Sight) -> Iterator[Item]:
    """A button for each."""
    rules = button(say(seen.locale, "button-rules"), control(seen.table.id, "read-rules", 0))
    first = [rules, as_text_button(seen), *_switch(seen), *players_button(seen, own(seen.view).seat)]
    yield from rows([*first, back_button(seen), leave_button(seen)])


def _switch(seen: Sight) -> Iterator[Button]:
    """Switches *done by default* on or off, where there is trading."""
    if seen.view.kind is Turn.DUEL:
        return
    on = seen.table.seats[own(seen.view).seat].done_by_default
    label = say(seen.locale, "more-done-by-default", on="yes" if on else "no")
    yield button(label, control(seen.table.id, "done-by-default", "off" if on else "on"))
