"""The rules in brief, with the numbers of the game itself."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import CATALOGUE
from bot.games.nicht_die_bohne.cards import DECK, MINUS_CARDS, NUMBERS, ROUNDS, Colour
from bot.ui.layout import Item, Screen, Separator, container, screen, text
from bot.ui.nicht_die_bohne.wording.symbols import colour_short
from bot.ui.phrases import listed
from bot.words import say

COLOUR = 0x5B8C3A


def rules_screen(game: str, locale: str) -> Screen:
    """The rules of this game (N1-N4), its numbers from the game itself."""
    return screen(container(*rules_items(game, locale), colour=COLOUR))


def rules_items(game: str, locale: str) -> Iterator[Item]:
    """The rules as items of another message."""
    yield text("\n".join(_beginning(game, locale)))
    yield Separator()
    yield text("\n".join([say(locale, "bohne-rules-trick"), say(locale, "bohne-rules-round")]))
    yield Separator()
    yield text("\n".join([say(locale, "bohne-rules-score"), say(locale, "bohne-rules-open")]))


def _beginning(game: str, locale: str) -> Iterator[str]:
    players = CATALOGUE[game].players
    name = say(locale, f"game-{game}")
    yield say(locale, "bohne-rules-title", game=name, least=players[0], most=players[-1])
    yield say(locale, "bohne-rules-goal", rounds=ROUNDS)
    yield say(
        locale,
        "bohne-rules-cards",
        cards=len(DECK),
        count=len(Colour),
        colours=listed(locale, [colour_short(locale, colour) for colour in Colour]),
        least=NUMBERS[0],
        most=NUMBERS[-1],
        minus=MINUS_CARDS,
    )
    hands = [say(locale, "bohne-rules-deal-each", cards=len(DECK) // n, players=n) for n in players]
    yield say(locale, "bohne-rules-deal", hands=listed(locale, hands))
