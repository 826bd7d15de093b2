"""Tables of High Bohn on which everybody soon owns a building; some stop in the middle of a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.bohnanza.high_bohn.moves import BuyBuildings, NameType
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.shown import QuestionKind
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import EndTrading, Harvest, Move, Plant
from bot.games.bohnanza.view import View
from bot.tables import Tables
from bot.tables.acting import act
from tests.cogs.shuffling import Stacked
from tests.store.milestones.playing import play_on

ROUNDS = 3
"""In these everybody plants ten cards of a bean of their own, or eight black-eyed ones."""


class Plan(NamedTuple):
    """A bean for each seat, the building that it buys, if any, the type that the last seat names, and the question
    at which the game stops, if any."""

    game: str
    beans: str
    buildings: str
    naming: str = ""
    stop: QuestionKind | None = None

    def deal(self) -> Stacked:
        """The deal that brings it about."""
        kinds = self.beans.split()
        first = [f"{kind}×5" for kind in kinds]
        again = [f"{'red' if kind == 'black_eyed' else kind}×2 soy chili garden" for kind in kinds]
        return Stacked(first, " ".join([*first, *again]))


TOWN, COGNAC = "high_bohn", "high_bohn_cognac"
STILLS = "chili green black_eyed cognac", "- saloon-4 bank-4 distillery-2"
PLANS = (
    Plan(TOWN, "black_eyed green stink", "bank-3 saloon-4 general_store-3", stop=QuestionKind.ORDER_DRAWN),
    Plan(
        TOWN,
        "black_eyed green blue stink",
        "bank-2 saloon-3 jail-4 general_store-2",
        stop=QuestionKind.LAST_PURCHASES,
    ),
    Plan(TOWN, "black_eyed green chili blue stink", "bank-4 saloon-4 blacksmith-2 jail-4 general_store-4"),
    Plan(COGNAC, "green stink cognac", "saloon-4 general_store-2 distillery-2", stop=QuestionKind.NAME_TYPE),
    Plan(COGNAC, *STILLS, "blacksmith", QuestionKind.BUY_BEFORE_IT_GOES),
    Plan(COGNAC, *STILLS, "blacksmith"),
    Plan(COGNAC, "cognac green black_eyed stink blue", "distillery-3 saloon-4 bank-3 general_store-4 jail-4"),
)
"""All of them; the numbers of players differ."""


async def settle(tables: Tables, table_id: int, plan: Plan, moves: int) -> None:
    """Play three rounds, let everybody buy, and play on so far, or until the question is asked."""
    table = await tables.get(table_id)
    while table.state.turn <= ROUNDS * len(table.seats):
        await _act(tables, table_id, table.game.to_act(table.state)[0], _plod)
    for seat, building in enumerate(plan.buildings.split()):
        if building != "-":
            await _act(tables, table_id, seat, lambda view: Harvest(0))
            await _act(tables, table_id, seat, _buy(building))
    if plan.naming:
        await _act(tables, table_id, len(table.seats) - 1, lambda view: NameType(Type(plan.naming)))
    if plan.stop is None:
        await play_on(tables, table_id, moves)
    while plan.stop is not None and _asked(table.view(0)) is not plan.stop:
        await play_on(tables, table_id, 1)


def _asked(view: View) -> QuestionKind | None:
    town = town_of(view)
    assert town is not None
    return town.question and town.question.kind


def _plod(view: View) -> Move:
    """Plant what can be planted, harvest the newest field for what cannot, trade nothing."""
    assert view.own is not None
    if not view.own.options.plant:
        return EndTrading()
    option = view.own.options.plant[0]
    return Plant(option.card, option.places[0]) if option.places else Harvest(option.harvest_first[-1])


def _buy(building: str) -> Callable[[View], Move]:
    return lambda view: BuyBuildings((Building(building),))


async def _act(tables: Tables, table_id: int, seat: int, choose: Callable[[View], Move]) -> None:
    person = (await tables.get(table_id)).seats[seat].person_id
    await act(tables, table_id, person, lambda view: (choose(view),), None)
