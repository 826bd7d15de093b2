"""Turns named tuples into JSON values and back; every stored game relies on the form staying as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

T = TypeVar("T", bound=tuple[Any, ...])


class Codec(Generic[T]):
    """Writes each kind of named tuple as an object: its kind, then its fields by name."""

    def __init__(self, kinds: Iterable[type[T]]) -> None:
        self._adapters = {_name(kind): TypeAdapter(kind) for kind in kinds}
        self._names = {kind: _name(kind) for kind in kinds}

    def dump(self, value: T) -> dict[str, object]:
        """Write the value as JSON values, `kind` first."""
        return {"kind": self._names[type(value)], **_fields(value)}

    def load(self, fields: Mapping[str, object]) -> T:
        """Read what `dump` wrote; raises ValueError for an unknown kind, an unknown field or a wrong value."""
        rest = dict(fields)
        adapter = self._adapters.get(str(rest.pop("kind", None)))
        if adapter is None:
            raise ValueError(f"unknown kind {fields.get('kind')!r}")
        try:
            return adapter.validate_python(rest)
        except ValidationError as error:
            places = ", ".join(".".join(map(str, problem["loc"])) for problem in error.errors())
            raise ValueError(f"{fields['kind']}: unreadable {places}") from None


def _fields(value: Any) -> dict[str, object]:
    return {field: _plain(part) for field, part in zip(value._fields, value, strict=True)}


def _plain(value: object) -> object:
    """Write named tuples by their fields' names, at any depth, so that fields can be added later."""
    if not isinstance(value, tuple):
        return value
    return _fields(value) if hasattr(value, "_fields") else [_plain(part) for part in value]


def _name(kind: type) -> str:
    """The name of a kind as it is stored: `FieldBought` is written as `field_bought`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
