"""The base bears any expansion: modules made up here, several at once, of which it knows nothing."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.chapters.harvesting import worth
from bot.games.bohnanza.chapters.planting import places
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.options import options
from bot.games.bohnanza.rules import begin, deal
from bot.games.bohnanza.state import (
    FINAL_HARVEST,
    AnyModule,
    Common,
    Estate,
    Field,
    Log,
    Module,
    Phase,
    Player,
    State,
)
from bot.games.chance import seeded
from bot.games.contract import IllegalMove, Seat
from tests.games.bohnanza.playing import act, happens, refused
from tests.games.bohnanza.tables import farm, pick, rules, table, thalers


class Answer(NamedTuple):
    """A made-up move."""


class Asked(NamedTuple):
    """A made-up event: this seat is asked something before the final harvest."""

    seat: Seat


class Answered(NamedTuple):
    """A made-up event: it has answered."""


class Oracle(Module[Answer, Asked | Answered]):
    """Asks the active player something before the final harvest."""

    moves = (Answer,)
    events = (Asked, Answered)

    def before_final_harvest(self, log: Log) -> None:
        """The question."""
        log.add(cast(Event, Asked(log.state.active)))

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Nothing but the answer."""
        if not isinstance(move, Answer):
            raise IllegalMove("answer-first")

    def make(self, log: Log, seat: Seat, move: Answer) -> None:
        """The answer."""
        log.add(cast(Event, Answered()))

    def evolve(self, state: State, event: Asked | Answered) -> State:
        """Somebody is asked, or nobody any more."""
        if isinstance(event, Asked):
            return state._replace(asked=(event.seat,), phase=FINAL_HARVEST)
        return state._replace(asked=())


class Purse(Estate):
    """What a made-up expansion keeps for a seat."""


class Bank(Common):
    """What it keeps for the table."""


class Rich(Module[Any, Any]):
    """Everything is worth a little more, in the order of the modules."""

    def __init__(self, times: int, plus: int) -> None:
        self._times, self._plus = times, plus

    def _more(self, number: int) -> int:
        return number * self._times + self._plus

    def common(self, rules: object) -> tuple[Common, ...]:
        """A bank."""
        return (Bank(),)

    def estate(self, rules: object) -> tuple[Estate, ...]:
        """A purse."""
        return (Purse(),)

    def plant_limit(self, player: Player, limit: int) -> int:
        """More cards."""
        return self._more(limit)

    def places(self, player: Player, bean: Bean, places: tuple[int, ...]) -> tuple[int, ...]:
        """All fields."""
        return tuple(range(len(player.fields)))

    def meter(self, player: Player, field: Field, meter: tuple[int, ...]) -> tuple[int, ...]:
        """Higher pay."""
        return tuple(map(self._more, meter))

    def harvestable(self, player: Player, places: tuple[int, ...]) -> tuple[int, ...]:
        """Any planted field."""
        return tuple(place for place, field in enumerate(player.fields) if field.crop)

    def third_field_price(self, player: Player, price: int | None) -> int | None:
        """A higher price."""
        return None if price is None else self._more(price)

    def tradable(self, player: Player, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Thalers, too."""
        return cards + player.thalers

    def score(self, player: Player, score: int) -> int:
        """A higher score."""
        return self._more(score)


def bearing(state: State, *modules: AnyModule) -> State:
    """The same table under rules with these modules."""
    return state._replace(rules=state.rules._replace(modules=modules))


def test_each_module_is_told_the_answer_of_those_before_it() -> None:
    state = bearing(table(hands=["soy"], thalers=["red×2"]), Rich(2, 0), Rich(1, 1))
    player = state.players[0]
    assert score(state.rules, player) == 2 * 2 + 1
    other_way_round = bearing(state, Rich(1, 1), Rich(2, 0))
    assert score(other_way_round.rules, player) == (2 + 1) * 2


def test_a_module_may_change_every_answer() -> None:
    state = bearing(
        table(players=4, hands=["blue red soy green wax"], fields=["blue×4 chili"], thalers=["red×2"], planted=3),
        Rich(1, 3),
    )
    (option,) = options(state, 0).plant
    assert (option.card, option.places) == (pick(state.players[0].hand, "blue")[0], (0, 1))
    assert refused(state._replace(planted=5), 0, m.Plant(option.card, 0)) == "planted-enough"
    assert places(state.rules, state.players[0], Bean("blue")) == (0, 1)
    assert worth(state.rules, state.players[0], Field(state.players[0].fields[0].crop)) == 1 + 3
    assert options(state, 0).harvest == (0, 1)
    assert refused(state, 0, m.BuyField()) == "too-few-thalers"
    trading = state._replace(phase=Phase.TRADE)
    assert set(state.players[0].thalers) <= set(options(trading, 0).give)


def test_what_modules_keep_is_carried_in_the_order_of_the_modules() -> None:
    law = rules(3)._replace(modules=(Rich(1, 0), Oracle(), Rich(1, 0)))
    state = begin(law, deal(law, seeded(1)))
    assert [type(kept) for kept in state.common] == [Bank, Bank]
    assert {tuple(type(kept) for kept in player.estate) for player in state.players} == {(Purse, Purse)}


def test_what_is_asked_before_the_final_harvest_is_answered_before_anything_is_harvested() -> None:
    state = table(
        phase=Phase.PLANT_RECEIVED, set_aside=["soy"], fields=["soy×3 blue×4"], ending=True, exhaustions=3
    )
    (card,) = state.players[0].set_aside
    asked = act(bearing(state, Oracle()), 0, m.Plant(card, 0))
    assert (asked.phase, to_act(asked), farm(asked, 0)) == (FINAL_HARVEST, (0,), "soy×4 blue×4")
    assert refused(asked, 0, m.Harvest(0)) == "answer-first"
    over = act(asked, 0, cast(Move, Answer()))
    assert (over.phase, farm(over, 0), thalers(over, 0)) == (Phase.ENDED, "- -", "soy soy blue")


def test_without_a_question_the_final_harvest_follows_at_once() -> None:
    state = table(
        phase=Phase.PLANT_RECEIVED, set_aside=["soy"], fields=["soy×3 blue×4"], ending=True, exhaustions=3
    )
    (card,) = state.players[0].set_aside
    happened = happens(bearing(state, Rich(1, 0)), 0, m.Plant(card, 0))
    assert [type(event).__name__ for event in happened] == ["Planted", "Harvested", "Harvested", "Ended"]


def test_a_module_that_says_nothing_of_its_own_moves_and_events_is_told_what_it_lacks() -> None:
    bare, state = Module[Answer, Asked](), table()
    with pytest.raises(NotImplementedError, match="moves of its own"):
        bare.make(cast(Any, None), 0, Answer())
    with pytest.raises(NotImplementedError, match="what they change"):
        bare.evolve(state, Asked(0))
    with pytest.raises(NotImplementedError, match="who hears"):
        bare.tell(state, Asked(0), None)
