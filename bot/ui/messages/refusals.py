"""The facts of a refusal as its words need them: games, permissions, commands and options are called as the reader
calls them, names that people chose are escaped."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ui.messages.games import how_many, name, names
from bot.ui.names import escape
from bot.ui.phrases import together
from bot.words import say

CALLED = {"command": "name", "option": "option-name"}
"""Facts that are English names for Discord, and how the ids of their words begin."""


def readable(locale: str, facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """The variables of the words for these facts."""
    words = dict(facts)
    if "host" in facts:
        words["host"] = escape(str(facts["host"]))
    if "game" in facts:
        game = str(facts["game"])
        words |= {"game": name(locale, game), "players": how_many(locale, game)}
    if "games" in facts:
        games = str(facts["games"]).split()
        words |= {"games": names(locale, games), "fitting": len(games)}
    if "permissions" in facts:
        missing = str(facts["permissions"]).replace("_", "-").split()
        words["permissions"] = together(locale, [say(locale, f"permission-{one}") for one in missing])
    words |= {fact: say(locale, f"{begin}-{facts[fact]}") for fact, begin in CALLED.items() if fact in facts}
    return words
