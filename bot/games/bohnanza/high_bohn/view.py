"""What is seen of a town, built from nothing: what is not put in here stays hidden."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.chapters.harvesting import third_field_price
from bot.games.bohnanza.high_bohn.banks import may_move_card, may_peek, peeked, to_order
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, in_play
from bot.games.bohnanza.high_bohn.buying import affordable, may_buy
from bot.games.bohnanza.high_bohn.final_harvest import in_question
from bot.games.bohnanza.high_bohn.harvesting import choices
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.planting import room, stew_options, storable
from bot.games.bohnanza.high_bohn.questions import types_to_name
from bot.games.bohnanza.high_bohn.score import score
from bot.games.bohnanza.high_bohn.shown import (
    BuildingView,
    QuestionKind,
    QuestionView,
    TownOptions,
    TownSeatView,
    TownView,
)
from bot.games.bohnanza.high_bohn.town import (
    FinalHarvest,
    LastChance,
    LastPurchases,
    Order,
    Question,
    TypeToName,
    bank_moment,
    holdings,
    question,
    town,
)
from bot.games.bohnanza.state import Player, Rules, State
from bot.games.contract import Seat
from bot.games.lately import lately

KIND: Mapping[type[Question], QuestionKind] = {
    Order: QuestionKind.ORDER_DRAWN,
    TypeToName: QuestionKind.NAME_TYPE,
    LastChance: QuestionKind.BUY_BEFORE_IT_GOES,
    LastPurchases: QuestionKind.LAST_PURCHASES,
    FinalHarvest: QuestionKind.FINAL_HARVEST,
}
"""The name that each question has in Views."""


def view(state: State) -> TownView:
    """What everybody sees of the town."""
    laid_out = _laid_out(state.players, state.rules, town(state).unsold)
    return TownView(*laid_out, _question(state, question(state)))


@lately
def _laid_out(
    players: tuple[Player, ...], rules: Rules, unsold: tuple[Building, ...]
) -> tuple[tuple[BuildingView, ...], tuple[TownSeatView, ...]]:
    """The buildings, and what lies before each player; the answer is remembered, since people often only talk."""
    purses = tuple([Player((), (), thalers=player.thalers, estate=player.estate) for player in players])
    seats = tuple([_seat(rules, seat, Player((), *player[1:])) for seat, player in enumerate(players)])
    return _buildings(rules.beans, unsold, purses), seats


@lru_cache(maxsize=4096)
def _buildings(
    in_deck: tuple[Bean, ...], unsold: tuple[Building, ...], purses: tuple[Player, ...]
) -> tuple[BuildingView, ...]:
    """Every building of this game, remembered by thalers and estates alone, which most moves do not change."""
    owners = {building: seat for seat, player in enumerate(purses) for building in holdings(player).buildings}
    able = [affordable(player, unsold) for player in purses]
    return tuple([_building(one, unsold, owners, able) for one in in_play(in_deck)])


def _building(
    building: Building,
    unsold: tuple[Building, ...],
    owners: Mapping[Building, Seat],
    able: list[tuple[Building, ...]],
) -> BuildingView:
    _, type_, price, bean, _ = BUILDINGS[building]
    buyers = tuple([seat for seat, affords in enumerate(able) if building in affords])
    return BuildingView(building, type_, price, bean, owners.get(building), building in unsold, buyers)


@lru_cache(maxsize=4096)
def _seat(rules: Rules, seat: Seat, player: Player) -> TownSeatView:
    """What lies open before a player; the answer is remembered without the hand, which changes with most moves."""
    held = holdings(player)
    return TownSeatView(
        seat,
        held.buildings,
        tuple(sorted(beans(held.stored), key=rules.beans.index)),
        room(player),
        beans(held.under_saloon),
        beans(held.under_distillery),
        third_field_price(rules, player),
        score(player),
    )


def _question(state: State, asked: Question | None) -> QuestionView | None:
    if asked is None:
        return None
    about = asked.type if isinstance(asked, LastChance) else None
    fields = in_question(state, asked.seat) if isinstance(asked, FinalHarvest) else ()
    return QuestionView(KIND[type(asked)], asked.seat, about, fields)


def options(state: State, seat: Seat) -> TownOptions:
    """What this seat alone sees of the town, and what it may do."""
    asked = question(state)
    mine = asked is not None and asked.seat == seat
    stored, harvests = holdings(state.players[seat]).stored, choices(state, seat)
    if asked is not None:
        return TownOptions(
            buy=may_buy(state, seat) if isinstance(asked, LastChance | LastPurchases) else (),
            name_type=types_to_name(state) if mine and isinstance(asked, TypeToName) else (),
            buy_no_more=mine and isinstance(asked, LastChance | LastPurchases),
            stored=stored,
            reorder=to_order(state, seat),
            final_harvest=in_question(state, seat) if mine and isinstance(asked, FinalHarvest) else (),
            harvests=harvests,
        )
    at_the_bank = bank_moment(state) is not None
    return TownOptions(
        buy=may_buy(state, seat),
        stored=stored,
        store=storable(state, seat),
        peek=at_the_bank and may_peek(state, seat),
        peeked=peeked(state, seat) if at_the_bank else None,
        move_card=state.players[seat].hand if at_the_bank and may_move_card(state, seat) else (),
        harvests=harvests,
        stews=stew_options(state, seat),
    )
