"""What a control of a public message may say: at most the turn or an offer's number, never a card or a place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.view import Turn
from bot.ui.bohnanza.book import BASE
from bot.ui.bohnanza.chapter import Chapter, Says
from bot.ui.bohnanza.chapters.duel import DUEL
from bot.ui.bohnanza.module import module_for

IN_THE_LOBBY = (
    "join",
    "leave",
    "start",
    "game",
    "pace",
    "tempo",
    "language",
    "computers",
    "players",
    "watch",
    "coming",
    "call-me",
    "cancel",
    "learn",
    "rules",
)
OF_EVERY_GAME = ("hand", "rules", "as-text", "rematch", "replay", "review")
"""What stands in the message of a table, whatever is played there."""
WHILE_TRADING_ALONE = ("end",)
"""What no duel shows, although its chapter belongs to duels, too."""


def chapters_of(game: str) -> tuple[Chapter, ...]:
    """The chapters that are played in this game."""
    edition = all_editions()[game]
    duel = edition.turn is Turn.DUEL
    base = [one for one in BASE if (one.in_a_duel if duel else one is not DUEL)]
    return (*base, *module_for(edition).chapters)


def shown_to_all(game: str) -> Mapping[str, Says]:
    """What each control says that chapters may show to everybody at a table of this game, by its action."""
    duel = all_editions()[game].turn is Turn.DUEL
    return {
        action: one.public
        for chapter in chapters_of(game)
        for action, one in chapter.actions.items()
        if one.public is not None and not (duel and action in WHILE_TRADING_ALONE)
    }


def at_a_table(game: str) -> Iterator[str]:
    """All that the controls at a table of this game may be."""
    yield from OF_EVERY_GAME
    for action, says in shown_to_all(game).items():
        yield re.escape(action) + r":\d+" * len(says.value)


def allowed(game: str, *others: str) -> re.Pattern[str]:
    """The custom_ids of what the message of any table of this game may offer, and of these other controls."""
    return re.compile(rf"bean:\d+:(?:{'|'.join((*at_a_table(game), *others))})")
