"""Discord's error 50035, Invalid Form Body, names every error of a body at the path where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import Refused

BodyPath = tuple[str | int, ...]
"""Where in a body an error stands: components, 0, custom_id."""


class FormErrors:
    """Collects the errors of a body and raises them together."""

    def __init__(self) -> None:
        self._found: list[tuple[BodyPath, str, str]] = []

    def add(self, path: BodyPath, code: str, message: str) -> None:
        """Note an error: its path, its code and its message."""
        self._found.append((path, code, message))

    def missing(self, path: BodyPath) -> None:
        """Note that a required field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check_length(self, path: BodyPath, value: object, low: int, high: int) -> None:
        """Check the length of a text or a list."""
        if not isinstance(value, (str, Sequence)):
            self.missing(path)
        elif not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def check_optional(self, path: BodyPath, value: object, high: int) -> None:
        """Check the length of a text that may be left out."""
        if value is not None:
            self.check_length(path, value, 0, high)

    def check_range(self, path: BodyPath, value: object, low: int, high: int) -> None:
        """Check a whole number against its limits."""
        if not isinstance(value, int) or not low <= value <= high:
            self.add(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")

    def raise_if_any(self) -> None:
        """Raise Refused if anything was wrong."""
        if not self._found:
            return
        errors: Payload = {}
        for path, code, message in self._found:
            place = errors
            for step in path:
                place = place.setdefault(str(step), {})
            place.setdefault("_errors", []).append({"code": code, "message": message})
        raise Refused(400, 50035, "Invalid Form Body", errors=errors)
