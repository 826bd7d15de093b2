"""The names of buildings and of their types."""

from __future__ import annotations

from typing import NewType

Type = NewType("Type", str)
"""A type of buildings, such as `general_store`."""

Building = NewType("Building", str)
"""One card: its type and its price, such as `general_store-3`."""
