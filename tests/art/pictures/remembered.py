"""Everything that pictures and what they are drawn with remember."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

ROOMS = ("bot.art.pictures", "bot.art.canvas")


def remembered(*rooms: str) -> Iterator[_lru_cache_wrapper[Any]]:
    """What remembers in modules of these packages that are loaded; without any, in those of all pictures."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith(rooms or ROOMS):
            own = (one for one in vars(module).values() if isinstance(one, _lru_cache_wrapper))
            yield from (one for one in own if one.__module__ == name)
