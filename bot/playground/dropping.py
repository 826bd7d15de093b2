"""What happens when a file is dropped on the page: whoever serves the playground says which command shows it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from bot.playground.protocol.payload import Payload


class Command(NamedTuple):
    """A slash command with its options, as if the person had typed it."""

    name: str
    options: tuple[Payload, ...]


Opener: TypeAlias = Callable[[str, int, int], Awaitable[Command | None]]
"""Takes the text of a dropped file, for a guild and a channel; None means that it cannot be shown."""
