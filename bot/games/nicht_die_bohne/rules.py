"""Decides a seat's move: the chapter that it belongs to checks and makes it, then what follows happens, too."""

from __future__ import annotations

from typing import assert_never

from bot.games.chance import Chance
from bot.games.contract import Decision, IllegalMove, MalformedMove, Seat
from bot.games.log import EventLog
from bot.games.nicht_die_bohne import moves as m
from bot.games.nicht_die_bohne.ending import end_round
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.evolve import evolve
from bot.games.nicht_die_bohne.laying import lay, turn_up, waited_for
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.state import Log, Phase, State
from bot.games.nicht_die_bohne.taking import take, take_what_is_left


def to_act(state: State) -> tuple[Seat, ...]:
    """Whom the game is waiting for: the leader, then all who have not laid a card, then who takes."""
    return waited_for(state) if state.taker is None else (state.taker,)


def decide(state: State, seat: Seat, move: Move, chance: Chance) -> Decision[State, Event]:
    """What happens when this seat makes this move; raises Refusal and changes nothing where it may not."""
    if not 0 <= seat < len(state.players):
        raise MalformedMove("no-such-seat")
    if state.phase is Phase.ENDED:
        raise IllegalMove("game-over")
    log: Log = EventLog(state, evolve)
    match move:
        case m.Lay(card):
            lay(log, seat, card)
        case m.Take(card):
            take(log, seat, card)
        case _:
            assert_never(move)
    _follow(log, chance)
    return log.decision()


def _follow(log: Log, chance: Chance) -> None:
    """Let happen what follows by itself: turning up, takes without a choice, the next round, the end."""
    if log.state.phase is Phase.LAY and not waited_for(log.state):
        turn_up(log)
    if log.state.phase is Phase.TAKE:
        take_what_is_left(log)
    if log.state.phase is Phase.LEAD and not any(player.hand for player in log.state.players):
        end_round(log, chance)
