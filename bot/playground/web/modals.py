"""Remembers the modals that are open at the page, and checks whether what is submitted fits them."""

from __future__ import annotations

from typing import Any

from bot.playground.protocol.components import INPUT, walk
from bot.playground.protocol.payload import Payload
from bot.playground.world.reasons import InvalidAction

REMEMBERED = 100


class Modals:
    """Remembers the fields of the modals that were opened."""

    def __init__(self) -> None:
        self._fields: dict[tuple[int, str], dict[str, Payload]] = {}

    def opened(self, person: int, modal: Payload) -> None:
        """Note that a person was shown a modal."""
        fields = {one["custom_id"]: one for one in walk(modal["components"]) if "custom_id" in one}
        self._fields.pop((person, modal["custom_id"]), None)
        self._fields[person, modal["custom_id"]] = fields
        if len(self._fields) > REMEMBERED:
            del self._fields[next(iter(self._fields))]

    def check(self, person: int, custom_id: str, components: Any) -> None:
        """Check what a person submitted; raises InvalidAction. Modals opened before a restart are not known."""
        if not isinstance(components, list) or not all(isinstance(one, dict) for one in components):
            raise InvalidAction("page-garbled")
        fields = self._fields.get((person, custom_id))
        if fields is None:
            return
        filled = {str(one["custom_id"]): one for one in walk(components) if "custom_id" in one}
        if not filled.keys() <= fields.keys():
            raise InvalidAction("page-no-field")
        for name, field in fields.items():
            if not _fits(field, filled.get(name, {})):
                raise InvalidAction("page-form")


def _fits(field: Payload, filled: Payload) -> bool:
    """Whether one field is filled as it may be."""
    required = field.get("required") is not False
    if field["type"] == INPUT:
        text = filled.get("value") or ""
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if not isinstance(text, str):
            return False
        return (not required and not text) or max(low, int(required)) <= len(text) <= high
    values = filled.get("values") or []
    low, high = field.get("min_values", 1), field.get("max_values", 1)
    known = {option["value"] for option in field.get("options", ())}
    if not isinstance(values, list) or (known and not known.issuperset(values)):
        return False
    return (not required and not values) or max(low, int(required)) <= len(values) <= high
