"""What happens in the small Discord; the bot, the page and the file beside the database are told of it."""

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
    """Nothing shows this file any more."""

    id: int


class Changed(NamedTuple):
    """The people, the channels, the commands or the emojis are not what they were."""


Happening = Posted | Edited | Deleted | Uploaded | Discarded | Changed
