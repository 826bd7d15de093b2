"""Which types the fields of a type lead to."""

from __future__ import annotations

import typing


def reachable(hint: object, found: set[object]) -> set[object]:
    """Every class and alias that the fields of a type lead to."""
    if hint in found:
        return found
    found.add(hint)
    for argument in typing.get_args(hint):
        reachable(argument, found)
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        for field in typing.get_type_hints(hint).values():
            reachable(field, found)
    return found
