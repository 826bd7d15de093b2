"""What somebody did in all their games of one kind: the thalers, the trades and the favourite bean."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import Bean
from bot.store import Played
from bot.ui.bohnanza.wording.symbols import full_name
from bot.ui.messages.past import tenths
from bot.words import say


def deeds(locale: str, played: Played) -> str:
    """What somebody did in so many games, in a line; empty where it is not known."""
    return " · ".join(_parts(locale, played)) if played.turns else ""


def _parts(locale: str, played: Played) -> Iterator[str]:
    yield say(locale, "stats-thalers", thalers=tenths(locale, played.thalers, played.turns))
    # In a duel nobody trades.
    if played.trades or played.gifts:
        yield say(locale, "stats-trades", trades=played.trades)
        yield say(locale, "stats-gifts", gifts=played.gifts)
    if played.favourite is not None:
        yield say(locale, "stats-favourite", bean=full_name(locale, Bean(played.favourite)))
