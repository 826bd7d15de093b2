"""High Bohn's answers to the rules' questions."""

from __future__ import annotations

from typing import assert_never, get_args

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.events import Event, Harvested, Traded
from bot.games.bohnanza.high_bohn import banks, buying, harvesting, news, planting, questions, view
from bot.games.bohnanza.high_bohn import evolve as evolving
from bot.games.bohnanza.high_bohn import moves as m
from bot.games.bohnanza.high_bohn.buildings import in_play
from bot.games.bohnanza.high_bohn.effects import Meter
from bot.games.bohnanza.high_bohn.events import BuildingBought, StewHarvested, TownEvent
from bot.games.bohnanza.high_bohn.moves import TownMove
from bot.games.bohnanza.high_bohn.score import score as parts
from bot.games.bohnanza.high_bohn.shown import TownOptions, TownView
from bot.games.bohnanza.high_bohn.town import Holdings, Town, holdings, question
from bot.games.bohnanza.moves import Harvest, Move
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import Common, Estate, Field, Log, Module, Player, Rules, State
from bot.games.contract import Seat, Viewer


class HighBohn(Module[TownMove, TownEvent]):
    """Answers as the buildings of each player say."""

    moves = get_args(TownMove)
    events = get_args(TownEvent)

    def common(self, rules: Rules) -> tuple[Common, ...]:
        """Keep a town in which nothing is sold yet."""
        return (Town(in_play(rules.beans)),)

    def estate(self, rules: Rules) -> tuple[Estate, ...]:
        """Keep for each seat that it holds nothing yet."""
        return (Holdings(),)

    def plant_limit(self, player: Player, limit: int) -> int:
        """The usual limit, or what a building says."""
        for effect in holdings(player).effects():
            limit = effect.plant_limit(limit)
        return limit

    def places(self, player: Player, bean: Bean, places: tuple[int, ...]) -> tuple[int, ...]:
        """The usual fields, and those that buildings open."""
        return planting.places(player, bean, places)

    def meter(self, player: Player, field: Field, meter: Meter) -> Meter:
        """The meter of a building, or else the bean's own, with what a building changes in any meter."""
        effects = holdings(player).effects()
        for effect in effects:
            meter = effect.meter(field, meter)
        for effect in effects:
            meter = effect.raised(meter)
        return meter

    def harvestable(self, player: Player, places: tuple[int, ...]) -> tuple[int, ...]:
        """What bean protection allows, and what a building frees."""
        return harvesting.harvestable(player, places)

    def third_field_price(self, player: Player, price: int | None) -> int | None:
        """The usual price, or what a building says."""
        for effect in holdings(player).effects():
            price = None if price is None else effect.third_field_price(price)
        return price

    def tradable(self, player: Player, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The hand and the stored beans (H7)."""
        return cards + holdings(player).stored

    def score(self, player: Player, score: int) -> int:
        """The thalers and all other parts of the score (H8)."""
        return score + parts(player).added

    def before_planted(self, log: Log, seat: Seat, bean: Bean, place: int) -> None:
        """Let a stew begin where the bean must begin one (H7)."""
        planting.before_planted(log, seat, bean, place)

    def harvest(self, state: State, harvested: Event) -> Event:
        """The harvest as it is, or as that of a stew (H7)."""
        return harvesting.harvest(state, harvested) if isinstance(harvested, Harvested) else harvested

    def after_harvest(self, log: Log, before: State, harvested: Event) -> None:
        """Let others take their part of the harvest, and drop questions that nobody can answer any more."""
        harvesting.after_harvest(log, before, harvested)
        questions.settle(log, question(before))

    def handed_over(self, state: State, players: tuple[Player, ...], traded: Traded) -> tuple[Player, ...]:
        """The players after a trade, in which cards may come from stores (H7)."""
        return evolving.handed_over(state, players, traded)

    def turn_began(self, log: Log) -> None:
        """Let Banks 2 and 4 be used (H6)."""
        banks.open_(log)

    def cards_drawn(self, log: Log, cards: int) -> None:
        """Let Bank 3 put the cards in order."""
        banks.ask_for_order(log, cards)

    def before_final_harvest(self, log: Log) -> None:
        """Ask which cards of mixed fields become thalers, where a last purchase can depend on it (H7)."""
        questions.ask_for_final_harvest(log)

    def all_harvested(self, log: Log) -> None:
        """Ask who buys a building at last (H8)."""
        questions.ask_for_last_purchases(log)

    def before_planting(self, state: State) -> bool:
        """Whether Bank 2 or 4 may be used."""
        return banks.before_planting(state)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what must wait until a question is answered."""
        questions.check(state, seat, move)

    def make(self, log: Log, seat: Seat, move: TownMove) -> None:
        """Make a move of the town, and all that follows from it."""
        asked = question(log.state)
        match move:
            case m.BuyBuildings(buildings):
                buying.buy(log, seat, buildings)
            case m.BuyNoMore():
                questions.buy_no_more(log, seat)
            case m.TakeLastPlanted():
                questions.take_last_planted(log, seat)
            case m.NameType(type_):
                questions.name_type(log, seat, type_)
            case m.BeginStew(card, field):
                planting.begin_stew(log, seat, card, field)
            case m.HarvestFor():
                harvesting.harvest_for(log, seat, move)
            case m.Store(card):
                planting.store(log, seat, card)
            case m.Peek():
                banks.peek(log, seat)
            case m.PutToBottom():
                banks.put_to_bottom(log, seat)
            case m.MoveCard(card, to):
                banks.move_card(log, seat, card, to)
            case m.Reorder(cards):
                banks.reorder(log, seat, cards)
            case _:
                assert_never(move)
        questions.settle(log, asked)

    def evolve(self, state: State, event: TownEvent) -> State:
        """The state after an event of the town."""
        return evolving.evolve(state, event)

    def paid(self, event: TownEvent) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """What stews pay, and what others take of a harvest (H5 Jail, Distillery)."""
        return harvesting.paid(event)

    def made(self, event: TownEvent) -> tuple[Seat, Move] | None:
        """What was bought, and which stew was harvested."""
        match event:
            case BuildingBought(seat, building):
                return seat, m.BuyBuildings((building,))
            case StewHarvested(seat, field):
                return seat, Harvest(field)
            case _:
                return None

    def tell(self, before: State, event: TownEvent, viewer: Viewer) -> News | None:
        """What this viewer hears of an event of the town."""
        return news.tell(before, event, viewer)

    def options(self, state: State, seat: Seat) -> tuple[TownOptions, ...]:
        """What this seat may do in the town."""
        return (view.options(state, seat),)

    def view(self, state: State) -> tuple[TownView, ...]:
        """What everybody sees of the town."""
        return (view.view(state),)
