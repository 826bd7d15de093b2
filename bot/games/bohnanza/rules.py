"""Decides a seat's move: the chapter that it belongs to checks and makes it, then what follows happens, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.chapters.harvesting import buy_field, harvest
from bot.games.bohnanza.chapters.planting import plant
from bot.games.bohnanza.chapters.trading import (
    accept,
    come_back,
    decline,
    end_trading,
    make_offer,
    pass_,
    withdraw,
)
from bot.games.bohnanza.chapters.turn import choose_to_turn_up, discard_and_go_on, follow, leave_and_go_on
from bot.games.bohnanza.events import Dealt, Event
from bot.games.bohnanza.evolve import evolve
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import ENDED, Field, Log, Player, Rules, State
from bot.games.chance import Chance
from bot.games.contract import Decision, IllegalMove, MalformedMove, Seat
from bot.games.log import EventLog


def deal(rules: Rules, chance: Chance) -> Dealt:
    """Draw the start player by lot and deal the first hands (B2)."""
    start = chance.lot(rules.players)
    deck = chance.shuffle(rules.deck())
    hands: list[tuple[Card, ...]] = [()] * rules.players
    for step, size in enumerate(rules.first_hands):
        hands[(start + step) % rules.players] = deck[:size]
        deck = deck[size:]
    return Dealt(start, tuple(hands), deck)


def begin(rules: Rules, dealt: Dealt) -> State:
    """The state after the deal."""
    fields = (Field(),) * rules.fields
    common = tuple(kept for module in rules.modules for kept in module.common(rules))
    estate = tuple(kept for module in rules.modules for kept in module.estate(rules))
    players = tuple(Player(hand, fields, estate=estate) for hand in dealt.hands)
    return State(rules, players, dealt.draw_pile, dealt.start, dealt.start, common=common)


def decide(state: State, seat: Seat, move: Move, chance: Chance) -> Decision[State, Event]:
    """What happens when this seat makes this move; raises Refusal and changes nothing where it may not."""
    if not 0 <= seat < len(state.players):
        raise MalformedMove("no-such-seat")
    if state.phase is ENDED:
        raise IllegalMove("game-over")
    if state.asked:
        for module in state.rules.modules:
            module.check(state, seat, move)
    log: Log = EventLog(state, evolve)
    _make(log, seat, move, chance)
    follow(log, chance)
    return log.decision()


def _make(log: Log, seat: Seat, move: Move, chance: Chance) -> None:
    known = BY_MOVE.get(type(move))
    if known is None:
        _make_of_expansion(log, seat, move)
    else:
        known(log, seat, move, chance)


BY_MOVE: Mapping[type[Move], Callable[[Log, Seat, Any, Chance], None]] = {
    m.Plant: lambda log, seat, move, chance: plant(log, seat, move.card, move.field),
    m.MakeOffer: lambda log, seat, move, chance: make_offer(log, seat, move),
    m.Accept: lambda log, seat, move, chance: accept(log, seat, move.offer, move.give),
    m.Decline: lambda log, seat, move, chance: decline(log, seat, move.offer),
    m.Withdraw: lambda log, seat, move, chance: withdraw(log, seat, move.offer),
    m.TurnUp: lambda log, seat, move, chance: choose_to_turn_up(log, seat, chance),
    m.EndTrading: lambda log, seat, move, chance: end_trading(log, seat),
    m.Discard: lambda log, seat, move, chance: discard_and_go_on(log, seat, move.card, chance),
    m.LeaveOffer: lambda log, seat, move, chance: leave_and_go_on(log, seat, chance),
    m.Harvest: lambda log, seat, move, chance: harvest(log, seat, move.field),
    m.Pass: lambda log, seat, move, chance: pass_(log, seat),
    m.ComeBack: lambda log, seat, move, chance: come_back(log, seat),
    m.BuyField: lambda log, seat, move, chance: buy_field(log, seat),
}
"""For each kind of move the function of the chapter that makes it; Any: each takes its own kind of move."""


def _make_of_expansion(log: Log, seat: Seat, move: Move) -> None:
    for module in log.state.rules.modules:
        if isinstance(move, module.moves):
            module.make(log, seat, move)
            return
    raise IllegalMove("no-buildings-here")
