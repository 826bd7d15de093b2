"""The errors with which the small Discord refuses a call: Discord's own codes and messages."""

from __future__ import annotations

from typing import NamedTuple

from bot.playground.protocol.payload import Payload


class Refused(Exception):
    """A refused call: the HTTP status, Discord's error code and its message."""

    def __init__(self, status: int, code: int, words: str, **more: object) -> None:
        super().__init__(words)
        self.status = status
        self.code = code
        self.body: Payload = {"message": words, "code": code, **more}
        self.headers: dict[str, str] = {}
        """Headers of the response, such as Retry-After."""


class Refusal(NamedTuple):
    """One of Discord's errors."""

    status: int
    code: int
    words: str

    def __call__(self) -> Refused:
        """Make the exception, to be raised."""
        return Refused(*self)


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
NOT_FOUND = Refusal(404, 0, "404: Not Found")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Refusal(404, 10014, "Unknown Emoji")
TOO_MANY_EMOJIS = Refusal(400, 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_EVENTS = Refusal(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_EVENT = Refusal(404, 10070, "Unknown Guild Scheduled Event")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
TOO_MANY_FOLLOW_UPS = Refusal(400, 40094, "This interaction has reached the maximum number of follow-up messages")
ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
NOT_YOURS = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY = Refusal(400, 50006, "Cannot send an empty message")
DMS_CLOSED = Refusal(403, 50007, "Cannot send messages to this user")
NO_PERMISSION = Refusal(403, 50013, "Missing Permissions")
WRONG_KIND_OF_CHANNEL = Refusal(400, 50024, "Cannot execute action on this channel type")
INVALID_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
BAD_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
EVENT_OVER = Refusal(400, 180000, "Cannot update a finished event")
THREAD_THERE = Refusal(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Refusal(400, 160005, "Thread is locked")
