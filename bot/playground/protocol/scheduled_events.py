"""Checks scheduled events as Discord does; the small Discord has only external ones, since it has no voice."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any

from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.payload import Payload

EXTERNAL = 3
"""The type of an event that happens somewhere else than in a voice channel."""
SERVER_ONLY = 2
"""The only privacy that there is."""
LONGEST_NAME, LONGEST_DESCRIPTION, LONGEST_LOCATION = 100, 1000, 100
MOST = 100
"""So many events that are not over a server may have."""
NEEDED = ("name", "privacy_level", "scheduled_start_time", "entity_type")


class Status(IntEnum):
    """How far an event is."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


OVER = (Status.COMPLETED, Status.CANCELED)
FOLLOWS = {Status.SCHEDULED: (Status.ACTIVE, Status.CANCELED), Status.ACTIVE: (Status.COMPLETED,)}


def check_event(event: Payload, given: Collection[str], now: float, was: int = Status.SCHEDULED) -> None:
    """Check an event as it would be after a call at this time that gives these fields; before, it `was` so far.
    Raises Refused."""
    errors = FormErrors()
    for field in NEEDED:
        if event.get(field) is None:
            errors.missing((field,))
    if event.get("name") is not None:
        errors.check_length(("name",), event["name"], 1, LONGEST_NAME)
    errors.check_optional(("description",), event.get("description"), LONGEST_DESCRIPTION)
    _check_choice(errors, "privacy_level", event, (SERVER_ONLY,))
    _check_choice(errors, "entity_type", event, (EXTERNAL,))
    _check_place(errors, event)
    _check_times(errors, event, given, now)
    if "status" in given and event["status"] != was:
        _check_choice(errors, "status", event, FOLLOWS.get(Status(was), ()))
    errors.raise_if_any()


def seconds(stamp: Any) -> float | None:
    """Read a timestamp as seconds since 1970; None for what is none."""
    try:
        read = datetime.fromisoformat(stamp)
    except (TypeError, ValueError):
        return None
    return (read if read.tzinfo is not None else read.replace(tzinfo=UTC)).timestamp()


def _check_choice(errors: FormErrors, field: str, event: Payload, allowed: Collection[int]) -> None:
    if event.get(field) is not None and event[field] not in allowed:
        errors.add((field,), "BASE_TYPE_CHOICES", f"Value must be one of {sorted(map(int, allowed))}.")


def _check_place(errors: FormErrors, event: Payload) -> None:
    """Check that an external event says where it is, and in no channel."""
    if event.get("channel_id") is not None:
        errors.add(("channel_id",), "BASE_TYPE_CHOICES", "Channel id must be null for external events.")
    place = event.get("entity_metadata")
    location = place.get("location") if isinstance(place, dict) else None
    errors.check_length(("entity_metadata", "location"), location, 1, LONGEST_LOCATION)


def _check_times(errors: FormErrors, event: Payload, given: Collection[str], now: float) -> None:
    """Check that an external event begins in the future, and ends after that."""
    begins, ends = seconds(event.get("scheduled_start_time")), seconds(event.get("scheduled_end_time"))
    if begins is None and event.get("scheduled_start_time") is not None:
        errors.add(("scheduled_start_time",), "DATETIME_TYPE_PARSE", "Could not parse the date.")
    if begins is not None and "scheduled_start_time" in given and begins <= now:
        words = "Cannot schedule event in the past."
        errors.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", words)
    if ends is None:
        errors.missing(("scheduled_end_time",))
    elif begins is not None and ends <= begins:
        words = "Cannot schedule event end time before start time."
        errors.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", words)
