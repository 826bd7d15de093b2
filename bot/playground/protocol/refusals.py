"""What the small Discord refuses, with Discord's own numbers and words; and the form that collects mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.playground.protocol.payload import Payload

Path = tuple[str | int, ...]
"""Where in a body a mistake stands: components, 0, custom_id."""


class Refused(Exception):
    """A call is refused: the HTTP status, Discord's code and its words for it."""

    def __init__(self, status: int, code: int, words: str, **more: object) -> None:
        super().__init__(words)
        self.status = status
        self.code = code
        self.body: Payload = {"message": words, "code": code, **more}
        self.headers: dict[str, str] = {}
        """What is said beside it."""


class Refusal(NamedTuple):
    """One of Discord's errors."""

    status: int
    code: int
    words: str

    def __call__(self) -> Refused:
        """The error itself, to be raised."""
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
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
NOT_YOURS = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY = Refusal(400, 50006, "Cannot send an empty message")
DMS_CLOSED = Refusal(403, 50007, "Cannot send messages to this user")
NO_PERMISSION = Refusal(403, 50013, "Missing Permissions")
TOKEN_OVER = Refusal(401, 50027, "Invalid Webhook Token")
BAD_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")


class Form:
    """Collects what is wrong in a body, each at its place, as Discord's error 50035 tells it."""

    def __init__(self) -> None:
        self._mistakes: list[tuple[Path, str, str]] = []

    def wrong(self, path: Path, code: str, words: str) -> None:
        """Note a mistake."""
        self._mistakes.append((path, code, words))

    def missing(self, path: Path) -> None:
        """Note that something needed is not there."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def size(self, path: Path, value: object, low: int, high: int) -> None:
        """Check how long a text or a list is."""
        if not isinstance(value, (str, Sequence)):
            self.missing(path)
        elif not low <= len(value) <= high:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def optional(self, path: Path, value: object, high: int) -> None:
        """Check how long a text is, where there is one."""
        if value is not None:
            self.size(path, value, 0, high)

    def within(self, path: Path, value: object, low: int, high: int) -> None:
        """Check a whole number."""
        if not isinstance(value, int) or not low <= value <= high:
            self.wrong(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")

    def refuse(self) -> None:
        """Raise Refused where something was wrong."""
        if not self._mistakes:
            return
        errors: Payload = {}
        for path, code, words in self._mistakes:
            place = errors
            for step in path:
                place = place.setdefault(str(step), {})
            place.setdefault("_errors", []).append({"code": code, "message": words})
        raise Refused(400, 50035, "Invalid Form Body", errors=errors)
