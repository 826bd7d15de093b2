"""What is seldom needed, beside the hand: the rules, and leaving, which stands last."""

from __future__ import annotations

from collections.abc import Iterator

from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import Item, rows
from bot.ui.messages.playing import back_button, leave_button, rules_button


def more(seen: Sight) -> Iterator[Item]:
    """A button for each."""
    yield from rows([rules_button(seen), back_button(seen), leave_button(seen)])
