"""High Bohn on the screens: its answers to the questions of the base, and the chapters that it adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.art.drawings import Drawing
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.edition import Edition, Expansion
from bot.games.bohnanza.high_bohn.moves import BeginStew
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.shown import TownOptions, TownView
from bot.games.bohnanza.high_bohn.slots import news_of, options_of
from bot.games.bohnanza.moves import Move, Plant
from bot.games.bohnanza.news import News
from bot.games.bohnanza.options import Options, PlantOption
from bot.games.bohnanza.view import FieldView, Own, View
from bot.games.contract import Seat
from bot.players.hint import Fact
from bot.ui.bohnanza.chapter import List
from bot.ui.bohnanza.high_bohn import (
    banks,
    buildings,
    buying,
    excerpt,
    moving,
    pictures,
    questions,
    rules,
    seats,
    stews,
    stores,
    thalers,
    town,
)
from bot.ui.bohnanza.module import Asked, Beside, Built, Module, RulesPage
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.layout import Button, Item, Screen
from bot.ui.screens import Answer, Click
from bot.words import say

TYPED = {"/plant": stews.typed, "/harvest": thalers.typed, "/buy": buying.typed}
"""What commands of the base mean in addition."""


class HighBohn(Module):
    """The screens of High Bohn."""

    expansion = Expansion.HIGH_BOHN
    added = TownView
    chapters = (
        questions.QUESTIONS,
        banks.BANKS,
        moving.MOVING,
        stores.STORES,
        stews.STEWS,
        thalers.CHOOSING_THALERS,
        town.TOWN,
    )
    drawings: Mapping[str, Drawing] = {
        symbol: Drawing("buildings", kind) for kind, symbol in buildings.BUILDING_SYMBOL.items()
    }
    built = True
    ways = (stews.BEGIN, stews.JOIN, stews.SOW)
    field_words = ("stew",)
    beside = Beside("store", buildings.BUILDING_SYMBOL["general_store"])
    lists: Mapping[tuple[str, str], List] = {("plant", "field"): stews.listed, ("buy", "what"): buying.listed}
    rules_pages = (RulesPage(2, "rules-button-town"), RulesPage(1, "rules-button-buildings"))

    def missing(self) -> Iterable[str]:
        """Buildings that have no name, no description or no symbol."""
        return buildings.missing()

    def asked(self, seen: Sight) -> Asked | None:
        """The town's question to somebody."""
        return questions.interrupts(seen)

    def command(self, seen: Sight, click: Click) -> Answer | None:
        """Understands a stew to begin, thalers to choose, and buildings to buy."""
        typed = TYPED.get(click.action)
        return None if typed is None else typed(seen, click)

    def ways_to_plant(
        self, mine: Own, option: PlantOption, field: FieldView, place: int, ways: tuple[str, ...]
    ) -> tuple[str, ...]:
        """A card may also begin a stew, join one, or be sown among others (H6)."""
        return stews.ways(mine, option, field, place)

    def plant(self, card: Card, place: int, way: str) -> Move:
        """Beginning a stew is a move of its own."""
        return BeginStew(card, place) if way == stews.BEGIN else Plant(card, place)

    def instead(self, mine: Own) -> tuple[Card, ...]:
        """The cards that may be put on a General Store instead (H7)."""
        return stores.storable(mine)

    def no_room(self, cards: Sequence[Card], mine: Own, words: str) -> str:
        """What is said where all these cards may be stored instead."""
        return stores.no_room(cards, mine, words)

    def harvest_choices(self, seen: Sight, mine: Own) -> Iterator[Button]:
        """Harvests that leave a choice of thalers."""
        return thalers.choose_buttons(seen, mine)

    def cards_beside(self, view: View) -> tuple[Card, ...]:
        """The cards on the viewer's General Store, which may be given away like those in the hand (H7)."""
        can = options_of(own(view).options)
        return () if can is None else can.stored

    def uses_turn(self, options: Options) -> bool:
        """Whether the player may use a Bank (H5)."""
        return excerpt.uses_turn(options)

    def options_shown(self, can: TownOptions) -> TownOptions:
        """These options without what could be bought, unless their player is asked what they buy."""
        return excerpt.options_shown(can)

    def view_shown(self, added: TownView, seat: Seat, *, live: bool) -> TownView:
        """The question to this player, in a live panel also that to another, and their town."""
        return excerpt.view_shown(added, seat, live=live)

    def seat_lines(self, seen: Sight, seat: Seat) -> list[str]:
        """The town in a line."""
        return seats.town_line(seen, seat)

    def own_lines(self, seen: Sight, seat: Seat) -> list[str]:
        """The thalers by their bean, and the town."""
        return [*seats.thalers_line(seen, seat), *seats.town_line(seen, seat)]

    def score_lines(self, seen: Sight, seat: Seat) -> list[str]:
        """The parts of the score (H8), and the buildings."""
        return [*seats.score_parts(seen, seat), *seats.built_line(seen, seat)]

    def news_facts(self, seen: Sight, news: News) -> Mapping[str, str | int]:
        """Buildings, and a type of them."""
        told = news_of(news)
        return {
            "buildings": buildings.buildings_short(seen.locale, told.buildings),
            "type": "" if told.type is None else buildings.type_short(seen.locale, told.type),
        }

    def after_final_harvest(self, seen: Sight, news: Sequence[News]) -> list[str]:
        """The last purchases (H8)."""
        return seats.purchases(seen, news)

    def fact(self, seen: Sight, name: str, fact: Fact) -> str | None:
        """A building, or a type of them."""
        if name == "type":
            return buildings.type_short(seen.locale, Type(str(fact)))
        if name == "building":
            return buildings.does(seen.locale, Building(str(fact)), seen.view.beans)
        return None

    def before_seat(self, view: View, seat: Seat) -> Built | None:
        """The town of a seat."""
        return pictures.before_seat(view, seat)

    def seat_sentences(self, seen: Sight, seat: Seat) -> Iterator[str]:
        """The town of a seat in sentences."""
        return pictures.seat_sentences(seen, seat)

    def rules_lines(self, locale: str) -> list[str]:
        """The sentence that there is a town."""
        return [say(locale, "rules-town")]

    def rules_page(self, edition: Edition, locale: str, number: int, *below: Item) -> Screen:
        """The page about the town, or the one about every building."""
        draw = rules.buildings_screen if number == 1 else rules.town_screen
        return draw(edition, locale, *below)
