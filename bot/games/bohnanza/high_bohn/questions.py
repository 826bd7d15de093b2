"""What the town asks: Distillery 2's type, who buys before it goes, the thalers of mixed fields
at the end, and the last purchases (H5, H7, H8)."""

from __future__ import annotations

from bot.games.bohnanza.high_bohn import moves as m
from bot.games.bohnanza.high_bohn.buildings import types_in_play
from bot.games.bohnanza.high_bohn.buying import affordable, unsold, within_reach
from bot.games.bohnanza.high_bohn.events import (
    BuildingsLeft,
    ChancePassed,
    FinalHarvestAsked,
    FinalHarvestEnded,
    LastPurchasesAsked,
    LastPurchasesEnded,
    NoLongerAsked,
    TypeNamed,
)
from bot.games.bohnanza.high_bohn.final_harvest import in_question
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.high_bohn.town import (
    FinalHarvest,
    LastChance,
    LastPurchases,
    Order,
    Question,
    TypeToName,
    question,
    town,
)
from bot.games.bohnanza.moves import Harvest, Move
from bot.games.bohnanza.state import CARDS_DRAWN, Log, State
from bot.games.contract import IllegalMove, MalformedMove, Seat

ANSWERS: dict[type[Question], tuple[type[Move], ...]] = {
    Order: (m.Reorder,),
    TypeToName: (m.NameType,),
    LastChance: (m.BuyBuildings, m.BuyNoMore),
    LastPurchases: (m.BuyBuildings, m.BuyNoMore),
    FinalHarvest: (Harvest, m.HarvestFor, m.TakeLastPlanted),
}
"""The moves that answer each question."""


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what would come between a question and its answer; harvests are allowed (B6.1), but not while cards
    just drawn are put in order."""
    asked = question(state)
    if asked is None or (isinstance(move, Harvest | m.HarvestFor) and state.phase is not CARDS_DRAWN):
        return
    if seat != asked.seat:
        raise IllegalMove("somebody-else-is-asked")
    if not isinstance(move, ANSWERS[type(asked)]):
        raise IllegalMove("answer-first")


def clockwise(state: State) -> list[Seat]:
    """All seats clockwise, from the active player on."""
    seats = list(range(len(state.players)))
    return seats[state.active :] + seats[: state.active]


def types_to_name(state: State) -> tuple[Type, ...]:
    """The types of which there are unsold buildings."""
    return tuple([kind for kind in types_in_play(state.rules.beans) if unsold(state, kind)])


def name_type(log: Log, seat: Seat, kind: Type) -> None:
    """Name the type that is to leave, and ask the others whether they buy one of it (H5)."""
    state = log.state
    if not isinstance(question(state), TypeToName):
        raise IllegalMove("nothing-to-name")
    if kind not in types_in_play(state.rules.beans):
        raise MalformedMove("no-such-building")
    rest = unsold(state, kind)
    if not rest:
        raise IllegalMove("none-of-that-type-left")
    asked = [
        other
        for other in clockwise(state)
        if other != seat and within_reach(state.rules, state.players[other], rest)
    ]
    log.add(TypeNamed(seat, kind, tuple(asked)))


def buy_no_more(log: Log, seat: Seat) -> None:
    """Answer that one buys nothing, or nothing more."""
    match question(log.state):
        case LastChance():
            log.add(ChancePassed(seat))
        case LastPurchases():
            log.add(LastPurchasesEnded(seat))
        case _:
            raise IllegalMove("nobody-asks-what-you-buy")


def take_last_planted(log: Log, seat: Seat) -> None:
    """Answer that the final harvest takes the default in all own mixed fields (H7)."""
    if not isinstance(question(log.state), FinalHarvest):
        raise IllegalMove("nobody-asks-for-thalers")
    log.add(FinalHarvestEnded(seat))


def ask_for_last_purchases(log: Log) -> None:
    """Ask everybody who could buy a building (H8)."""
    state = log.state
    able = [seat for seat in clockwise(state) if affordable(state.players[seat], town(state).unsold)]
    if able:
        log.add(LastPurchasesAsked(tuple(able)))


def ask_for_final_harvest(log: Log) -> None:
    """Ask everybody whose last purchases can depend on the thalers of mixed fields (H7)."""
    asked = [seat for seat in clockwise(log.state) if in_question(log.state, seat)]
    if asked:
        log.add(FinalHarvestAsked(tuple(asked)))


def settle(log: Log, before: Question | None) -> None:
    """Drop questions that nobody can answer any more, and let the type that was named leave once all were asked.

    `before` is the question that was open when the move was made: whoever answered it is done with it. Those who
    were still to be asked, and have nothing left to choose from, are not asked (H9).
    """
    while True:
        state = log.state
        asked = question(state)
        if isinstance(asked, LastChance):
            rest = unsold(state, asked.type)
            if within_reach(state.rules, state.players[asked.seat], rest):
                return
            log.add(ChancePassed(asked.seat) if asked is before else NoLongerAsked(asked.seat))
        elif (leaving := town(state).leaving) is not None:
            log.add(BuildingsLeft(unsold(state, leaving)))
        elif isinstance(asked, LastPurchases):
            if affordable(state.players[asked.seat], town(state).unsold):
                return
            log.add(LastPurchasesEnded(asked.seat) if asked is before else NoLongerAsked(asked.seat))
        elif isinstance(asked, FinalHarvest):
            if in_question(state, asked.seat):
                return
            log.add(FinalHarvestEnded(asked.seat) if asked is before else NoLongerAsked(asked.seat))
        else:
            return
