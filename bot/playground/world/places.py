"""Who and what there is in the small Discord's world, as plain values."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    """A person at the page."""

    id: int
    name: str
    dms_open: bool = True
    installed: bool = False
    """Whether they have installed the bot's application for themselves."""


class Thread(NamedTuple):
    """What makes a channel a thread."""

    parent: int
    """The channel in which it was opened."""
    owner: int
    """Who has opened it."""
    minutes: int
    """After so many minutes without a message Discord would archive it; here time archives none."""
    archived: bool = False
    turned_at: float = 0.0
    """When it was archived or opened last, in seconds since 1970."""
    members: tuple[int, ...] | None = None
    """The people who are in a private one; None for one that everybody sees."""
    locked: bool = False
    """Whether only those who manage threads write in it and open it again; the bot is none of them."""


class Channel(NamedTuple):
    """A server's channel or thread, or (with a person) the direct messages between that person and the bot, or
    (with a group) messages between people."""

    id: int
    name: str
    person: int | None = None
    guild: int | None = None
    """The server; None for direct messages."""
    thread: Thread | None = None
    group: tuple[int, ...] = ()
    """The people who write to each other; the bot is not among them."""


class File(NamedTuple):
    """A file that was sent."""

    name: str
    kind: str
    """Its media type."""
    content: bytes


class Place(NamedTuple):
    """The ids and names of the bot and the first server."""

    bot: int
    bot_name: str
    guild: int
    guild_name: str = "Playground"
