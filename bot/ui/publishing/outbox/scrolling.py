"""How far the tables of a channel have scrolled up; messages are counted here, never read."""

from __future__ import annotations

from bot.ui.publishing.outbox.slots import Slot


class Scrolling:
    """Counts the messages below each open table since the program started."""

    def __init__(self) -> None:
        self._below: dict[int, dict[Slot, int]] = {}
        self._channels: dict[Slot, int] = {}
        self._turns: dict[Slot, int] = {}

    def written(self, channel_id: int) -> None:
        """A message was written in this channel."""
        below = self._below.get(channel_id, {})
        for slot in below:
            below[slot] += 1

    def posted(self, slot: Slot, channel_id: int) -> None:
        """The slot's message is the last one in this channel."""
        self.forget(slot)
        self._channels[slot] = channel_id
        self._below.setdefault(channel_id, {})[slot] = 0

    def below(self, slot: Slot, channel_id: int) -> int:
        """How many messages are known to stand below the slot's; from now on they are counted."""
        if self._channels.get(slot) != channel_id:
            self.posted(slot, channel_id)
        return self._below[channel_id][slot]

    def shows(self, slot: Slot, turn: int) -> None:
        """The slot's message shows this turn; 0: the game has not begun."""
        self._turns[slot] = turn

    def shown(self, slot: Slot, turn: int) -> bool:
        """Whether the slot's message is known to show this turn of the game already."""
        return bool(turn) and self._turns.get(slot) == turn

    def forget(self, slot: Slot) -> None:
        """Stop counting for this slot."""
        self._turns.pop(slot, None)
        channel_id = self._channels.pop(slot, None)
        if channel_id is not None:
            del self._below[channel_id][slot]
            if not self._below[channel_id]:
                del self._below[channel_id]

    def __len__(self) -> int:
        return len(self._channels)
