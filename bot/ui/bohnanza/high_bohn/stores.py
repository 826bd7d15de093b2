"""The General Store in the hand (H7): the cards that may be stored instead of planted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import Store
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.controls import control, word
from bot.ui.layout import Button, button
from bot.ui.screens import Play
from bot.words import say


def storable(mine: Own) -> tuple[Card, ...]:
    """The cards that this seat may store now."""
    can = options_of(mine.options)
    return () if can is None else can.store


def has_store(view: View) -> bool:
    """Whether the viewer owns a General Store that takes beans, full or not."""
    town = town_of(view)
    owned = () if town is None else town.seats[own(view).seat].buildings
    return any(effect.room() for building in owned for effect in BUILDINGS[building].effects)


def store_buttons(seen: Sight, mine: Own) -> Iterator[Button]:
    """A button for one card of each kind that may be stored now."""
    for card in one_of_each_kind(storable(mine)):
        label = say(seen.locale, "store-button", bean=bean_name(seen.locale, BEAN[card]))
        yield button(label, control(seen.table.id, "store", card), emoji=BUILDING_SYMBOL["general_store"])


def one_of_each_kind(cards: Sequence[Card]) -> list[Card]:
    """The first card of each kind, in the order in which the kinds come."""
    first: dict[Bean, Card] = {}
    for card in cards:
        first.setdefault(BEAN[card], card)
    return list(first.values())


def store(args: Sequence[str]) -> Play[View, Move]:
    """Store the card of the button."""
    return store_card(known_card(word(args, 0)))


def store_card(card: Card) -> Play[View, Move]:
    """Store this very card; the rules say why if that is not allowed."""
    return Play(lambda view: (Store(card),))
