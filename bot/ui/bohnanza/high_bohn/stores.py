"""The General Store in the hand (H7): the cards that may be stored instead of planted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import Store
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.chapter import Action, Chapter, Command, Told
from bot.ui.bohnanza.chapters.planting.naming import card_to_plant
from bot.ui.bohnanza.details import PanelDetail
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL
from bot.ui.bohnanza.places import INSTEAD, Placed
from bot.ui.bohnanza.typed.listing import of_beans
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own
from bot.ui.bohnanza.wording.symbols import label_name
from bot.ui.controls import control, word
from bot.ui.layout import Button, button
from bot.ui.screens import Answer, Choice, Click, Play
from bot.words import say


def storable(mine: Own) -> tuple[Card, ...]:
    """The cards that this seat may store now."""
    can = options_of(mine.options)
    return () if can is None else can.store


def _has_store(view: View) -> bool:
    """Whether the viewer owns a General Store that takes beans, full or not."""
    town = town_of(view)
    owned = () if town is None else town.seats[own(view).seat].buildings
    return any(effect.room() for building in owned for effect in BUILDINGS[building].effects)


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    """A button for one card of each kind that may be stored now."""
    for card in one_of_each_kind(storable(mine)):
        label = say(seen.locale, "store-button", bean=label_name(seen.locale, BEAN[card]))
        yield Placed(
            INSTEAD, button(label, control(seen.table.id, "store", card), emoji=BUILDING_SYMBOL["general_store"])
        )


def one_of_each_kind(cards: Sequence[Card]) -> list[Card]:
    """The first card of each kind, in the order in which the kinds come."""
    first: dict[Bean, Card] = {}
    for card in cards:
        first.setdefault(BEAN[card], card)
    return list(first.values())


def no_room(cards: Sequence[Card], mine: Own, words: str) -> str:
    """The words for cards that no field takes now: others than these where all of the cards may be stored
    instead."""
    return "hand-no-room-store" if all(card in storable(mine) for card in cards) else words


def _store(card: Card) -> Play[View, Move]:
    """Store this very card; the rules say why if that is not allowed."""
    return Play(lambda view: (Store(card),))


def _typed(seen: Sight, click: Click) -> Answer:
    """`/store [card]` puts a card on the General Store instead of planting it."""
    typed, may = click.typed("card"), storable(own(seen.view))
    if typed is None and may:
        return _store(may[0])
    if not _has_store(seen.view):
        raise IllegalMove("no-buildings-here" if town_of(seen.view) is None else "no-store")
    option = card_to_plant(seen, typed)
    alike = [card for card in may if BEAN[card] == BEAN[option.card]]
    # If none of them may be stored, the rules say why.
    return _store(alike[0] if alike else option.card)


def _listed(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return of_beans(seen, [BEAN[card] for card in storable(own(seen.view))], typed)


STORES = Chapter(
    actions={"store": Action(lambda seen, click: _store(known_card(word(click.args, 0))))},
    commands={"store": Command(_typed)},
    lists={("store", "card"): _listed},
    private=_private,
    news={"stored": Told()},
    advice={
        Store: lambda seen, move: say(seen.locale, "advice-store", beans=cards(seen.locale, [BEAN[move.card]]))
    },
    taken={Store: lambda seen, move: ("store", move.card)},
)
