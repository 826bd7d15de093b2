"""A thread that is opened for a table: what it is called, and the line in the channel from which it hangs."""

from __future__ import annotations

from bot.ui.layout import Screen, screen, text
from bot.ui.messages import games
from bot.ui.names import escape
from bot.ui.phrases import cut
from bot.ui.screens import TableFacts
from bot.words import say

NAME_LIMIT = 100
"""Characters of a thread's name."""


def thread_name(locale: str, game: str, host: str) -> str:
    """The name of a thread, by the game and its host, in plain text."""
    return cut(say(locale, "thread-name", game=games.name(locale, game), host=host), NAME_LIMIT)


def starter_screen(table: TableFacts) -> Screen:
    """The line in the channel; Discord shows the thread right below it."""
    return screen(text(starter_words(table)))


def starter_words(table: TableFacts) -> str:
    """What that line says."""
    host = next((seat.name for seat in table.seats if seat.person_id == table.host_id), "")
    return say(
        table.locale,
        "thread-opened",
        host=escape(host),
        game=games.name(table.locale, table.game),
        table=table.id,
        invited=str(table.invited_only),
    )
