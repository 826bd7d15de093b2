"""What happens in the world, as events for the bot, the page and the file that keeps it all."""

from __future__ import annotations

from typing import NamedTuple

from bot.playground.protocol.payload import Payload


class Posted(NamedTuple):
    """A message is new."""

    message: Payload


class Edited(NamedTuple):
    """A message has changed."""

    message: Payload


class Deleted(NamedTuple):
    """A message is gone."""

    message: Payload


class Uploaded(NamedTuple):
    """A file came with a message or an emoji."""

    id: int


class Discarded(NamedTuple):
    """A file is no longer shown anywhere."""

    id: int


class Granted(NamedTuple):
    """The token of an interaction reaches a message, or one more."""

    grant: Payload


class Revoked(NamedTuple):
    """The token of an interaction reaches nothing any more."""

    id: int


class ThreadOpened(NamedTuple):
    """A thread is new."""

    id: int


class ThreadChanged(NamedTuple):
    """A thread has another name, or was archived, locked or opened again."""

    id: int


class ThreadDeleted(NamedTuple):
    """A thread is gone, with all that stood there."""

    id: int
    parent: int
    guild: int | None
    private: bool


class EventMade(NamedTuple):
    """A scheduled event is new."""

    event: Payload


class EventChanged(NamedTuple):
    """A scheduled event was changed, or has begun or ended."""

    event: Payload


class EventGone(NamedTuple):
    """A scheduled event was deleted."""

    event: Payload


class PermissionsChanged(NamedTuple):
    """The bot may do more on the servers than before, or less."""


class ClockSet(NamedTuple):
    """The clock was set forward."""


class DirectoryChanged(NamedTuple):
    """The people, channels, commands or emojis have changed."""


Event = (
    Posted
    | Edited
    | Deleted
    | Uploaded
    | Discarded
    | Granted
    | Revoked
    | ThreadOpened
    | ThreadChanged
    | ThreadDeleted
    | EventMade
    | EventChanged
    | EventGone
    | PermissionsChanged
    | ClockSet
    | DirectoryChanged
)
