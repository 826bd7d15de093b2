"""The scheduled events of all servers: each begins and ends by itself when its time has come."""

from __future__ import annotations

from collections.abc import Callable

from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import UNKNOWN_EVENT
from bot.playground.protocol.scheduled_events import OVER, Status, seconds
from bot.playground.world.events import EventChanged, EventGone, EventMade


class Scheduled:
    """The events that there are; `emit` is given each change, `now` gives seconds since 1970."""

    def __init__(
        self, emit: Callable[[EventMade | EventChanged | EventGone], None], now: Callable[[], float]
    ) -> None:
        self.all: dict[int, Payload] = {}
        self._emit = emit
        self._now = now

    def of(self, guild: int) -> list[Payload]:
        """The events of a server that are not over, the next one first."""
        self.keep_time()
        here = [one for one in self.all.values() if one["guild_id"] == str(guild) and one["status"] not in OVER]
        return sorted(here, key=_begins)

    def get(self, guild: int, number: int) -> Payload:
        """Give an event of this server; raises Refused."""
        self.keep_time()
        found = self.all.get(number)
        if found is None or found["guild_id"] != str(guild):
            raise UNKNOWN_EVENT()
        return found

    def put(self, event: Payload) -> None:
        """Take in an event, or another version of one that is there."""
        number = int(event["id"])
        known = number in self.all
        self.all[number] = event
        self._emit(EventChanged(event) if known else EventMade(event))

    def delete(self, event: Payload) -> None:
        """Delete an event."""
        del self.all[int(event["id"])]
        self._emit(EventGone(event))

    def keep_time(self) -> None:
        """Begin and end the events whose time has come."""
        for event in list(self.all.values()):
            status = _by(event, self._now())
            if status != event["status"]:
                self.put({**event, "status": int(status)})

    def next_moment(self) -> float | None:
        """When the next event begins or ends, in seconds since 1970; None where there is none."""
        waiting = [one for one in self.all.values() if one["status"] not in OVER]
        return min(
            (_ends(one) if one["status"] == Status.ACTIVE else _begins(one) for one in waiting), default=None
        )


def _by(event: Payload, now: float) -> int:
    """How far this event is by this time."""
    status: int = event["status"]
    if status == Status.SCHEDULED and _begins(event) <= now:
        status = Status.ACTIVE
    return Status.COMPLETED if status == Status.ACTIVE and _ends(event) <= now else status


def _begins(event: Payload) -> float:
    return seconds(event["scheduled_start_time"]) or 0.0


def _ends(event: Payload) -> float:
    return seconds(event["scheduled_end_time"]) or 0.0
