"""Which copy of a bean: cards by their places, and the choice among copies that an acceptance may need."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.options import AcceptOption, Copies
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.phrases import Sight, own
from bot.ui.bohnanza.symbols import short
from bot.words import say


def place_of(seen: Sight, card: Card) -> str:
    """A card that one may give: its place in the hand, counted from the front, or that it lies face up."""
    name = short(seen.locale, BEAN[card])
    hand = own(seen.view).hand
    if card not in hand:
        return say(seen.locale, "copies-face-up", card=name)
    place = hand.index(card) + 1
    return say(seen.locale, "copies-front" if place == 1 else "copies-place", place=place, card=name)


def groups(view: View, bean: Bean) -> tuple[tuple[Card, ...], ...]:
    """The copies of a bean that one may give, face-up ones first; it is all the same which of one group goes:
    they lie side by side, and their own offers name either all or none of them (B5.5)."""
    seat = own(view)
    found: list[list[Card]] = []
    last: tuple[int, frozenset[int]] | None = None
    for card in seat.options.give:
        if BEAN[card] != bean:
            last = None
            continue
        offered = frozenset(offer.number for offer in view.offers if card in offer.cards)
        where = (-1 if card in view.face_up else 0, offered)
        if where != last:
            found.append([])
        found[-1].append(card)
        last = where
    return tuple(tuple(group) for group in found)


def obvious(view: View, copies: Copies) -> tuple[Card, ...] | None:
    """The cards to give of this bean where it does not matter which, else None."""
    if copies.needed == len(copies.cards):
        return copies.cards
    if len(groups(view, copies.bean)) == 1:
        return copies.cards[: copies.needed]
    return None


def open_choices(view: View, option: AcceptOption) -> tuple[Copies, ...]:
    """The beans of which somebody who accepts must say which copies go."""
    return tuple(copies for copies in option.wanted if obvious(view, copies) is None)


def narrowed(choices: Sequence[Copies], limit: int) -> tuple[Card, ...]:
    """The copies to choose from, at most `limit`: as many as are needed of each bean, then the rest in turn."""
    shown = [card for copies in choices for card in copies.cards[: copies.needed]]
    spare = [card for copies in choices for card in copies.cards[copies.needed :]]
    kept = {*shown, *spare[: max(0, limit - len(shown))]}
    return tuple(card for copies in choices for card in copies.cards if card in kept)
