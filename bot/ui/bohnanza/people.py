"""How the words of Bohnanza address somebody at the table."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.ui.bohnanza.phrases import Sight


def role(seen: Sight, seat: Seat | None) -> str:
    """`you` for the reader's own seat, `anyone` for no seat, else `other`: words choose their form by it."""
    if seat is None:
        return "anyone"
    own = seen.view.own
    return "you" if own is not None and own.seat == seat else "other"
