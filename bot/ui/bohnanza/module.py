"""The questions that an expansion's screens may answer; without it, each has an answer that changes nothing.

The base asks and never knows who answers: by the type that an expansion adds to a View, the module of a game is
found; games without expansions have one that changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.art.drawings import Drawing
from bot.art.scenes.fields import Building
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.edition import Edition, Expansion
from bot.games.bohnanza.expansion_types import ExpansionOptions, ExpansionView
from bot.games.bohnanza.moves import Move, Plant
from bot.games.bohnanza.news import News
from bot.games.bohnanza.options import Options, PlantOption
from bot.games.bohnanza.view import FieldView, Own, View
from bot.games.contract import IllegalMove, Seat
from bot.players.hint import Fact
from bot.ui.bohnanza.chapter import Chapter, List
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.layout import Button, Item, Screen
from bot.ui.screens import Answer, Click

USUAL = ""
"""The way of planting that is meant where a control names none: the card joins its kind, or begins a field."""


class Asked(NamedTuple):
    """What interrupts the game: who is asked. `step` is the question as message ids call it, `about` what it is
    about, if the words say that."""

    seat: Seat
    step: str
    about: str = ""


class Beside(NamedTuple):
    """A place beside the hand from which cards may be given: `name` as message ids and lists of words call it,
    `symbol` as it stands in a list."""

    name: str
    symbol: str


class Built(NamedTuple):
    """What a picture shows of an expansion before a seat: its buildings, and the beans that lie on them."""

    buildings: tuple[Building, ...]
    stored: tuple[Bean, ...]


class RulesPage(NamedTuple):
    """A page of an expansion's own rules: its number, which old buttons carry, and the words of the button that
    leads there."""

    number: int
    words: str


class Module:
    """Answers every question so that nothing changes; the module of an expansion's screens overrides what is
    different there."""

    expansion: Expansion | None = None
    """The expansion whose screens it answers for."""
    added: type[ExpansionView] | None = None
    """The type of what this expansion adds to the Views of its games."""
    chapters: tuple[Chapter, ...] = ()
    """What it adds to what people do and see."""
    drawings: Mapping[str, Drawing] = {}
    """The drawing that may take the place of each symbol in its words."""
    built: bool = False
    """Whether something is built before the seats of its games."""
    ways: tuple[str, ...] = ()
    """The ways of planting that it adds, as controls and message ids call them."""
    field_words: tuple[str, ...] = ()
    """The lists of words that may stand beside the number of a field, besides those of the base."""
    beside: Beside | None = None
    """The place beside the hand that it adds."""
    lists: Mapping[tuple[str, str], List] = {}
    """What completes an option in its own games, in place of the base's list."""
    rules_pages: tuple[RulesPage, ...] = ()
    """The pages that it adds to the rules of its editions, in the order in which they are read."""

    def missing(self) -> Iterable[str]:
        """Whatever its files name that has no words or no symbol, a line each."""
        return ()

    # What it interrupts and understands.

    def asked(self, seen: Sight) -> Asked | None:
        """What the game waits for before anything else goes on."""
        return None

    def command(self, seen: Sight, click: Click) -> Answer | None:
        """What a command of the base means with what this adds, in any game; None if it is not about that."""
        return None

    # Planting and harvesting.

    def ways_to_plant(
        self, mine: Own, option: PlantOption, field: FieldView, place: int, ways: tuple[str, ...]
    ) -> tuple[str, ...]:
        """What planting this card in this one of its places may mean; if several things, its owner chooses."""
        return ways

    def plant(self, card: Card, place: int, way: str) -> Move:
        """The move that plants this card in one of these ways."""
        return Plant(card, place)

    def instead(self, mine: Own) -> tuple[Card, ...]:
        """The cards that may be put elsewhere instead of planting them."""
        return ()

    def no_room(self, cards: Sequence[Card], mine: Own, words: str) -> str:
        """The words for cards that no field takes now."""
        return words

    def harvest_choices(self, seen: Sight, mine: Own) -> Iterator[Button]:
        """What stands in the menu of harvests beside a button for each field."""
        return iter(())

    # Cards beside the hand.

    def cards_beside(self, view: View) -> tuple[Card, ...]:
        """The cards that the viewer may give from beside their hand."""
        return ()

    # What a private message shows.

    def uses_turn(self, options: Options) -> bool:
        """Whether somebody for whom the game does not wait may still do something that names the turn."""
        return False

    def options_shown(self, can: ExpansionOptions) -> ExpansionOptions:
        """What of these options a panel shows that can't be edited freely."""
        return can

    def view_shown(self, added: ExpansionView, seat: Seat, *, live: bool) -> ExpansionView:
        """What of this public part of a View the panel of this seat shows; `live`: while it follows the table."""
        return added

    # Seats, news and hints in words.

    def seat_lines(self, seen: Sight, seat: Seat) -> list[str]:
        """The lines about a seat that everybody reads below its fields."""
        return []

    def own_lines(self, seen: Sight, seat: Seat) -> list[str]:
        """The lines about their own seat that a player reads below their fields."""
        return []

    def score_lines(self, seen: Sight, seat: Seat) -> list[str]:
        """The lines below a score that say what it is made of."""
        return []

    def news_facts(self, seen: Sight, news: News) -> Mapping[str, str | int]:
        """What the words of a piece of news may name besides what those of the base name."""
        return {}

    def after_final_harvest(self, seen: Sight, news: Sequence[News]) -> list[str]:
        """What happened between the final harvest and the score."""
        return []

    def fact(self, seen: Sight, name: str, fact: Fact) -> str | None:
        """A fact of the reason for a move in words, if it is one of its own."""
        return None

    # Pictures, and the same in sentences.

    def before_seat(self, view: View, seat: Seat) -> Built | None:
        """What a picture shows before a seat besides its fields."""
        return None

    def seat_sentences(self, seen: Sight, seat: Seat) -> Iterator[str]:
        """What this expansion adds before a seat to the picture of the table, in sentences."""
        return iter(())

    # The rules.

    def rules_lines(self, locale: str) -> list[str]:
        """What the first page of the rules says of this expansion."""
        return []

    def rules_page(self, edition: Edition, locale: str, number: int, *below: Item) -> Screen:
        """Draw one of its pages of rules, with these items below it."""
        raise NotImplementedError("a module with pages of its own draws them")


PLAIN = Module()
"""Answers in games without an expansion."""
_ADOPTED: list[Module] = []


def adopt(*modules: Module) -> None:
    """Let these answer from now on in the games of their expansions."""
    _ADOPTED.extend(module for module in modules if module not in _ADOPTED)


def adopted() -> tuple[Module, ...]:
    """All modules, whichever game is played: what is typed is understood in every one."""
    return tuple(_ADOPTED)


def module_of(view: View) -> Module:
    """The module that answers in the game of this View; raises LookupError where nobody has adopted it."""
    for added in view.expansions:
        for module in _ADOPTED:
            if type(added) is module.added:
                return module
        raise LookupError(f"no screens for {type(added).__name__}: adopt their module first")
    return PLAIN


def require_nobody_asked(seen: Sight) -> None:
    """Refuse what has to wait until somebody has answered."""
    asked = module_of(seen.view).asked(seen)
    if asked is not None:
        raise IllegalMove("answer-first" if own(seen.view).seat == asked.seat else "somebody-else-is-asked")


def module_for(edition: Edition) -> Module:
    """The module that answers for the games of an edition."""
    return next((one for one in _ADOPTED if one.expansion is edition.expansion), PLAIN)
