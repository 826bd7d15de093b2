"""Which parts of a panel need more of the table than the panel itself shows."""

from __future__ import annotations

WIDE = frozenset({"town", "as-text"})
"""They are drawn from all that their reader sees."""
