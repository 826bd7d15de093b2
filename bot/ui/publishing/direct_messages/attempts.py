"""A person whom no direct message reached is tried again once a turn, and once more if they are heard of."""

from __future__ import annotations

from bot.ui.publishing.outbox.slots import Slot


class Attempts:
    """Remembers in which turns hands could not be sent."""

    def __init__(self) -> None:
        self._failed: dict[Slot, int] = {}
        self._heard: dict[Slot, int] = {}

    def may_try(self, slot: Slot, turn: int) -> bool:
        """Whether nothing has failed yet in this turn."""
        return self._failed.get(slot) != turn

    def failed(self, slot: Slot, turn: int) -> None:
        """Note that this person could not be written to."""
        self._failed[slot] = turn

    def heard(self, slot: Slot, turn: int) -> bool:
        """Note that the person was heard of where direct messages arrive; returns whether that is news in this
        turn, so that one more attempt is worth it."""
        news = self._heard.get(slot) != turn
        self._heard[slot] = turn
        if news:
            self._failed.pop(slot, None)
        return news

    def forget(self, slot: Slot) -> None:
        """Forget what failed: a direct message has arrived, or there will be none any more."""
        self._failed.pop(slot, None)
        self._heard.pop(slot, None)

    def __len__(self) -> int:
        return len(self._failed.keys() | self._heard.keys())
