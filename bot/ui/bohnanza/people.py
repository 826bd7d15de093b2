"""The people at a table: several by name, and how the words address one."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.ui.bohnanza.phrases import Sight, player
from bot.ui.bohnanza.symbols import listed


def names(seen: Sight, seats: Iterable[Seat]) -> str:
    """Who sits there, one after the other."""
    return listed(seen.locale, [player(seen, seat) for seat in seats])


def role(seen: Sight, seat: Seat | None) -> str:
    """`you` for the reader's own seat, `anyone` for no seat, else `other`: words choose their form by it."""
    if seat is None:
        return "anyone"
    own = seen.view.own
    return "you" if own is not None and own.seat == seat else "other"
