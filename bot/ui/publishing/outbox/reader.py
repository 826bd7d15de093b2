"""For whom a message is rendered, as a plain value."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import MessageRow
from bot.tables import Table
from bot.ui.messages.hints import Given
from bot.ui.screens import Face, Part


class Reader(NamedTuple):
    """For whom a slot is rendered: their language, and where the table message is."""

    locale: str
    url: str | None
    closed_dms: frozenset[int] = frozenset()
    waiting_dms: frozenset[int] = frozenset()
    """Who has not been written to yet, since others come first."""
    face: Face = Face.RESTING
    """How much the reader's own message shows."""
    part: Part | None = None
    """What it shows besides the game, and what has happened to the reader since:"""
    happened: str = ""
    hint: Given | None = None
    """The last hint that the reader asked for."""
    called: bool = False
    """Whether a direct message has called the reader."""
    told: bool = False
    """Whether an answer has told the reader that they left or closed the lobby."""
    mark: str = ""
    """Which emojis there are (`Dressing.mark`)."""
    pictures: bool = False
    """Whether they are shown pictures."""
    switch: str = ""
    """What they may do about pictures: turn them `off` or `on`; empty where none are drawn."""
    announced: str = ""
    """The line above an open table of whoever runs the bot."""
    asks: bool = False
    """Whether they are asked at this table's end if leaderboards may list them."""
    resting: bool = False
    """Whether no message shows them the table, since its own rests where the bot is not."""
    until: int = 0
    """Until when a table's message that only a token reaches is kept up to date, in unix seconds; 0: for ever."""


def url_of(table: Table, row: MessageRow | None) -> str | None:
    """Where the table message is, for a link."""
    if row is None:
        return None
    server = abs(table.row.guild_id)
    # A direct message among people stands in its own server's place.
    among_people = table.elsewhere and server == row.channel_id
    return f"https://discord.com/channels/{'@me' if among_people else server}/{row.channel_id}/{row.message_id}"
