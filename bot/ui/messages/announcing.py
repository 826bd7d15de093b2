"""The line of whoever runs the bot, above a table or in /help."""

from __future__ import annotations

from bot.ui.layout import TEXT_LIMIT, Overfull, Screen, screen, text
from bot.ui.names import escape
from bot.words import say


def announcement(locale: str, announced: str) -> str:
    """The line: what they typed, in whatever language, as plain text."""
    return say(locale, "announcement", text=escape(announced))


def with_announcement(layout: Screen, line: str) -> Screen:
    """The same message below this line; as it is where there is no room for it."""
    try:
        below = screen(text(line), *layout.items)
    except Overfull:
        return layout
    return below if below.length <= TEXT_LIMIT else layout
