"""Hands that their people have opened to everybody who looks back, and the cards that lay face down then."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.drawings import Drawing
from bot.games.nicht_die_bohne.view import Own, View
from bot.ui.messages.all_hands import OpenHand
from bot.ui.nicht_die_bohne.messages.first_line import down
from bot.ui.nicht_die_bohne.pictures.areas import drawing
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.phrases import player
from bot.words import say


def open_hands(seen: Sight, hands: Sequence[View]) -> list[OpenHand]:
    """The hand of each seat whose View is among these."""
    return [_open_hand(seen, view, view.own) for view in hands if view.own is not None]


def _open_hand(seen: Sight, view: View, own: Own) -> OpenHand:
    words = tuple([short(seen.locale, card) for card in own.hand])
    drawn = tuple([Drawing("bohne", drawing(card)) for card in own.hand])
    laid = ""
    if own.laid is not None and down(view, own):
        name, card = player(seen, own.seat), short(seen.locale, own.laid)
        laid = say(seen.locale, "replay-laid", name=name, card=card)
    return OpenHand(own.seat, words, drawn, laid)
