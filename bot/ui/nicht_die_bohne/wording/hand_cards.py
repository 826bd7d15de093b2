"""A person's own cards in lines: the scoring area, and the hand by colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.games.nicht_die_bohne.cards import FACE, Card
from bot.games.nicht_die_bohne.view import Own
from bot.ui.nicht_die_bohne.wording.areas import yours
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import colour_short, of_its_colour
from bot.words import say


def own_cards(seen: Sight, own: Own) -> Iterator[str]:
    """The hand, and the own scoring area, which matters for what to lay and take."""
    yield yours(seen.locale, seen.view.seats[own.seat].area)
    yield from hand_lines(seen.locale, own.hand)


def hand_lines(locale: str, hand: Sequence[Card]) -> Iterator[str]:
    """The hand, a line for each colour."""
    if not hand:
        yield say(locale, "bohne-hand-empty")
        return
    yield say(locale, "bohne-hand-cards", count=len(hand))
    separator = say(locale, "bohne-hand-separator")
    for colour, cards in groupby(hand, key=lambda card: FACE[card].colour):
        listed = separator.join([of_its_colour(locale, card) for card in cards])
        yield say(locale, "bohne-hand-colour", name=colour_short(locale, colour), cards=listed)
