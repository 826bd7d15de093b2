"""The last news of a table, for its public message: what lasts is kept until the turn is over."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.games.contract import AnyGame

RECENT = 32
"""How many pieces of news a table remembers: enough for everything that the end of a game brings about."""


class Told(NamedTuple):
    """A piece of news, and whether it is kept while this turn goes on."""

    news: Any
    lasting: bool


class Recent:
    """What everybody was told last, oldest first."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._told: list[Told] = []
        self.news: tuple[Any, ...] = ()
        """The news, oldest first; they are kept ready, since every message of the table asks for them at every
        change."""

    def add(self, event: Any, news: Any) -> None:
        """Remember what everybody heard of an event (None: nothing), and forget what is old."""
        if self._game.begins_turn(event):
            self._told = [told._replace(lasting=False) for told in self._told]
        if news is None:
            return
        self._told.append(Told(news, self._game.lasts(event)))
        old, fresh = self._told[:-RECENT], self._told[-RECENT:]
        self._told = [told for told in old if told.lasting] + fresh
        self.news = tuple([told.news for told in self._told])
