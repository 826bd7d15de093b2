"""Which copy of a bean is meant: cards by their place, and the copies that accepting an offer gives."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.options import AcceptOption, Copies
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import label_name, short
from bot.words import say

FACE_UP, BESIDE = -1, -2
"""Here copies are interchangeable wherever they lie; in the hand only within a run, and runs count from 1."""
UP = "up"
"""What the words call a card that lies face up."""


def place_of(seen: Sight, card: Card) -> str:
    """A card that one may give: its place in the hand, counted from the front, or where else it lies."""
    name = short(seen.locale, BEAN[card])
    hand = own(seen.view).hand
    if card not in hand:
        where = _elsewhere(seen.view, card)
        return say(seen.locale, "copies-face-up" if where == UP else f"copies-{where}", card=name)
    place = hand.index(card) + 1
    return say(seen.locale, "copies-front" if place == 1 else "copies-place", place=place, card=name)


def on_button(seen: Sight, card: Card) -> str:
    """The same where the symbol of the bean stands beside the words."""
    where, place = whereabouts(seen, card)
    name = label_name(seen.locale, BEAN[card])
    return say(seen.locale, "build-card", where=where, place=place, card=name)


def whereabouts(seen: Sight, card: Card) -> tuple[str, int]:
    """Where a card lies that the viewer may give (`front`, `hand`, `up`, or what an expansion calls it), and its
    place in the hand, counted from the front; 0 elsewhere."""
    hand = own(seen.view).hand
    if card not in hand:
        return _elsewhere(seen.view, card), 0
    place = hand.index(card) + 1
    return ("front" if place == 1 else "hand"), place


def _elsewhere(view: View, card: Card) -> str:
    module = module_of(view)
    return module.beside.name if module.beside and card in module.cards_beside(view) else UP


def groups(view: View, bean: Bean) -> tuple[tuple[Card, ...], ...]:
    """The copies of a bean that may be given, face-up ones first, those beside the hand last, in groups of
    interchangeable ones: side by side in the hand, all face up, or all beside it, and named by the same open
    offers of their owner (B5.5)."""
    found: dict[tuple[int, frozenset[int]], list[Card]] = {}
    beside = module_of(view).cards_beside(view)
    run = 0
    last = None
    for card in own(view).options.give:
        if BEAN[card] != bean:
            last = None
            continue
        offered = frozenset(offer.number for offer in view.offers if card in offer.cards)
        where = FACE_UP if card in view.face_up else BESIDE if card in beside else run
        if where >= 0 and last != (run, offered):
            run += 1
            where = run
        last = (where, offered)
        found.setdefault(last, []).append(card)
    return tuple(tuple(group) for group in found.values())


def usual_copies(view: View, option: AcceptOption) -> tuple[Card, ...]:
    """The cards with which an offer is accepted unless the player names others."""
    return tuple(card for copies in option.wanted for card in usual(view, copies))


def usual(view: View, copies: Copies) -> tuple[Card, ...]:
    """The copies to give. Where the bean grows in a field of the viewer's, those that they would plant last or
    never: those beside the hand, and those behind the others. Else those that they would have to plant first: face
    up, or nearest the front."""
    ordered = copies.cards[::-1] if grows(view, copies.bean) else copies.cards
    return ordered[: copies.needed]


def grows(view: View, bean: Bean) -> bool:
    """Whether this bean stands in a field of the viewer's."""
    return any(bean in (field.bean, *field.mixed) for field in view.seats[own(view).seat].fields)


def open_choices(option: AcceptOption) -> tuple[Copies, ...]:
    """The beans of which the accepting player has more copies than are needed."""
    return tuple(copies for copies in option.wanted if copies.needed < len(copies.cards))


def narrowed(choices: Sequence[Copies], limit: int) -> tuple[Card, ...]:
    """The copies to choose from, at most `limit`: as many as are needed of each bean, then the rest in turn."""
    shown = [card for copies in choices for card in copies.cards[: copies.needed]]
    spare = [card for copies in choices for card in copies.cards[copies.needed :]]
    kept = {*shown, *spare[: max(0, limit - len(shown))]}
    return tuple(card for copies in choices for card in copies.cards if card in kept)
