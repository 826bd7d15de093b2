"""Hands that their people have opened to everybody who looks back, from the front."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.drawings import Drawing
from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.messages.all_hands import OpenHand


def open_hands(locale: str, hands: Sequence[View]) -> list[OpenHand]:
    """The hand of each seat whose View is among these."""
    found = []
    for view in hands:
        if view.own is not None:
            held = beans(view.own.hand)
            words = tuple([short(locale, bean) for bean in held])
            drawn = tuple([Drawing("beans", bean) for bean in held])
            found.append(OpenHand(view.own.seat, words, drawn, ordered=True))
    return found
