"""The controls of a lobby that bring people to it."""

from __future__ import annotations

CALL, COMING, WANT_SEAT = "call-players", "coming", "want-seat"
"""The host's, and those of whoever has no seat there yet."""
