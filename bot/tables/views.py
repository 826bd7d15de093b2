"""The Views of one table: each is made once for a state, and given to its own viewer only."""

from __future__ import annotations

from collections import deque
from typing import Any

from bot.games.contract import AnyGame, Viewer

STATES = 2
"""Of how many states the Views are kept: what is announced of a change compares the state after with the one
before."""


class Views:
    """What each viewer sees of the last states that somebody looked at."""

    def __init__(self) -> None:
        self._made: deque[tuple[Any, dict[Viewer, Any]]] = deque(maxlen=STATES)

    def of(self, game: AnyGame, state: Any, viewer: Viewer) -> Any:
        """What this viewer sees of this very state."""
        views: dict[Viewer, Any] | None = None
        for known, made in self._made:
            if known is state:
                views = made
        if views is None:
            views = {}
            self._made.append((state, views))
        if viewer not in views:
            views[viewer] = game.view(state, viewer)
        return views[viewer]
