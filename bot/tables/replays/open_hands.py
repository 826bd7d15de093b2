"""When all hands of a game that is over may be seen: once every person who played has said yes."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.games.contract import Seat
from bot.store import SeatRow


def can_open(seats: Iterable[SeatRow]) -> bool:
    """Whether everybody is still there to say yes: who left the game or was forgotten never will."""
    return all(seat.computer is not None or (seat.person_id > 0 and not seat.left) for seat in seats)


def all_open(seats: Collection[SeatRow], agreed: Collection[Seat]) -> bool:
    """Whether all hands may be seen, where the people at these seats have said yes; computers always do."""
    return can_open(seats) and all(seat.computer is not None or seat.seat in agreed for seat in seats)
