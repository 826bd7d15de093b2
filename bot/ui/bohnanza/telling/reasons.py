"""Reasons for moves in words, for a hint."""

from __future__ import annotations

from bot.games.bohnanza.cards import Bean
from bot.players import Reason
from bot.players.hint import Fact
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight, cards
from bot.ui.phrases import player
from bot.words import say


def why(seen: Sight, reason: Reason) -> str:
    """The reason as one sentence or several, addressed to the player who may make the move."""
    facts = {name: _said(seen, name, fact) for name, fact in reason.facts.items()}
    if isinstance(more := reason.facts.get("more"), tuple):
        facts["more_cards"] = len(more)
    return " ".join([say(seen.locale, reason.id, **facts), *[why(seen, one) for one in reason.besides]])


def _said(seen: Sight, name: str, fact: Fact) -> str | int:
    match name, fact:
        case _, tuple():
            return cards(seen.locale, [Bean(bean) for bean in fact])
        case "who", int():
            return player(seen, fact)
        case _:
            said = module_of(seen.view).fact(seen, name, fact)
            return fact if said is None else said
