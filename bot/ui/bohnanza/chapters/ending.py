"""The end of a game on the screens (B8): the kinds of its news."""

from __future__ import annotations

from bot.ui.bohnanza.chapter import Chapter, Told

ENDING = Chapter(news={"face-up-discarded": Told(), "ended": Told(to_all=True)})
