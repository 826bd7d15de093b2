"""How many calls a move costs that Discord counts, by where people play; played in virtual time."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from tests.cogs.calling import EVENINGS, spend

MOVES = 200


class Way(StrEnum):
    """Where everybody plays, and whether somebody presses a button of the table now and then."""

    CHANNEL = "channel"
    """From panels in the channel, with presses at the table."""
    DIRECT = "direct"
    """From direct messages, with presses at the table."""
    ALONE = "alone"
    """From direct messages and panels of `/hand`, and nobody ever presses anything at the table."""


class Calls(NamedTuple):
    """What so many moves came to."""

    a_move: float
    """Calls that count, for each move."""
    between: float
    """Seconds from one move to the next."""


async def calls(path: Path, moves: int, way: Way) -> Calls:
    """Let five people play so many moves in this way."""
    found = await spend(path, EVENINGS[list(Way).index(way)], moves)
    return Calls(found.a_move, found.seconds / found.moves)
