"""Decide: a seat's move, checked by the chapter that it belongs to, and all that follows from it."""

from __future__ import annotations

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
from bot.games.bohnanza.edition import Rules
from bot.games.bohnanza.events import Dealt, Event
from bot.games.bohnanza.expansion_types import ExpansionMove
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import ENDED, Field, Player, State
from bot.games.chance import Chance
from bot.games.contract import Decision, IllegalMove, MalformedMove, Seat


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
    log = Log(state)
    _make(log, seat, move, chance)
    follow(log, chance)
    return log.decision()


def _make(log: Log, seat: Seat, move: Move, chance: Chance) -> None:
    match move:
        case m.Plant(card, field):
            plant(log, seat, card, field)
        case m.MakeOffer():
            make_offer(log, seat, move)
        case m.Accept(offer, give):
            accept(log, seat, offer, give)
        case m.Decline(offer):
            decline(log, seat, offer)
        case m.Withdraw(offer):
            withdraw(log, seat, offer)
        case m.TurnUp():
            choose_to_turn_up(log, seat, chance)
        case m.EndTrading():
            end_trading(log, seat)
        case m.Discard(card):
            discard_and_go_on(log, seat, card, chance)
        case m.LeaveOffer():
            leave_and_go_on(log, seat, chance)
        case m.Harvest(field):
            harvest(log, seat, field)
        case m.Pass():
            pass_(log, seat)
        case m.ComeBack():
            come_back(log, seat)
        case m.BuyField():
            buy_field(log, seat)
        case _:
            _make_of_expansion(log, seat, move)


def _make_of_expansion(log: Log, seat: Seat, move: ExpansionMove) -> None:
    for module in log.state.rules.modules:
        if isinstance(move, module.moves):
            module.make(log, seat, move)
            return
    raise IllegalMove("no-buildings-here")
