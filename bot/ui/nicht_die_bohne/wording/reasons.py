"""Reasons for moves in words, for a hint."""

from __future__ import annotations

from bot.games.nicht_die_bohne.cards import Card, Colour
from bot.players import Reason
from bot.players.hint import Fact
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import colour_short, short
from bot.ui.phrases import listed, player, signed
from bot.words import say


def why(seen: Sight, reason: Reason) -> str:
    """The reason as one sentence or several, addressed to the player who may make the move."""
    facts = {name: _said(seen, name, fact) for name, fact in reason.facts.items()}
    return " ".join([say(seen.locale, reason.id, **facts), *[why(seen, one) for one in reason.besides]])


def _said(seen: Sight, name: str, fact: Fact) -> str | int:
    match name, fact:
        case _, tuple():
            return listed(seen.locale, [short(seen.locale, Card(card)) for card in fact])
        case "colour", str():
            return colour_short(seen.locale, Colour(fact))
        case "who", int():
            return player(seen, fact)
        case "before" | "after", int():
            return signed(fact)
        case _:
            return fact
