"""How far a turn is: what it waits for, and whether a click is still about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Ahead, Phase, Turn, View
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapters.situation import last_turn
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.phrases import player
from bot.ui.screens import Play


def trading_ends_game(view: View) -> bool:
    """Whether the game ends with the trading, since nothing is left to plant after it."""
    return last_turn(view) and not view.face_up and not any(seat.set_aside for seat in view.seats)


def on_own_turn(seen: Sight, turn: int, phase: Phase, move: Move) -> Play[View, Move]:
    """A move of the active player in this phase of this turn."""

    def choose(view: View) -> Sequence[Move]:
        same_turn(view, turn)
        if own(view).seat != view.active:
            raise turn_of_another(seen)
        if view.phase is not phase:
            raise OutOfDate("phase-over", phase=str(view.phase))
        return (move,)

    return Play(choose)


def in_turn(turn: int, move: Move) -> Play[View, Move]:
    """A move that is about this turn alone; the rules know whose it is, and when."""

    def choose(view: View) -> Sequence[Move]:
        same_turn(view, turn)
        return (move,)

    return Play(choose)


def turn_of_another(seen: Sight) -> IllegalMove:
    """What somebody is told who is not the active player."""
    view = seen.view
    when = "duel" if view.kind is Turn.DUEL else str(view.phase)
    return IllegalMove("turn-of-another", player=player(seen, view.active), phase=when)


def step(seen: Sight) -> tuple[str, str]:
    """What the table waits for now, as the last part of the message ids that say it, and what a question is about
    that interrupts the game; empty where there is none."""
    asked = module_of(seen.view).asked(seen)
    return (_step(seen.view), "") if asked is None else (asked.step, asked.about)


def _step(view: View) -> str:
    if view.phase is not Phase.PLANT:
        return STEPS[view.phase]
    if not view.planted:
        return "first" if view.seats[view.active].hand else "bank"
    if view.kind is Turn.TRADING:
        return "more" if view.may_plant_more else "turn-up"
    if view.may_plant_more:
        return "duel-more"
    return "duel-discard" if view.seats[view.active].hand else "turn-up"


def to_turn_up(view: View) -> int:
    """How many cards are turned up next: fewer than ever where the draw pile runs out for the last time (B8)."""
    return view.turn_up if view.turning_up is Ahead.NOTHING else min(view.turn_up, view.draw_pile)


STEPS: Mapping[Phase, str] = {
    Phase.TRADE: "trade",
    Phase.PLANT_RECEIVED: "received",
    Phase.PLANT_OFFERED: "offered",
    Phase.PLANT_TURNED_UP: "turned-up",
}
"""What each phase but the first waits for."""


def same_turn(view: View, turn: int) -> None:
    """Refuse a click that was about an earlier turn."""
    if view.turn != turn:
        raise OutOfDate("earlier-turn")
