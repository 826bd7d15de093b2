"""The players of Bohnanza, and the simplest of them, who plays the seat of somebody who left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.bohnanza.moves import (
    Discard,
    EndTrading,
    Harvest,
    LeaveOffer,
    Move,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.view import SeatView, View
from bot.games.chance import Chance
from bot.players.bohnanza.easy import easy_player
from bot.players.bohnanza.etiquette import closing as closing
from bot.players.bohnanza.etiquette import interest as interest
from bot.players.bohnanza.etiquette import trivial as trivial
from bot.players.bohnanza.hard import hard_player
from bot.players.bohnanza.high_bohn import simplest_answer
from bot.players.bohnanza.normal import normal_player
from bot.players.bohnanza.random_player import random_player
from bot.players.bohnanza.reasons import explain as explain


def simplest(view: View) -> Move | None:
    """The simplest lawful move: plant where there is room, harvest what pays most, never trade.

    None where the game does not wait for this seat.
    """
    own = view.own
    if own is None:
        return None
    if own.options.end_trading:
        return EndTrading()
    answer = simplest_answer(own.options.town) if own.options.town else None
    if answer is not None:
        return answer
    return _plant(own.options, view.seats[own.seat])


def everyone_may_act(view: View) -> bool:
    """Whether the table is trading, when all may want something (B5)."""
    return view.own is not None and view.own.options.may_offer


def _plant(can: Options, seat: SeatView) -> Move | None:
    """Plant what has room, do without what need not be planted (B4.1, D3), else harvest what pays most for it."""
    for option in can.plant:
        if option.places:
            return Plant(option.card, option.places[0])
    if can.turn_up:
        return TurnUp()
    if can.leave_offer:
        return LeaveOffer()
    if not can.plant:
        return None
    if can.discard:
        return Discard(can.plant[0].card)
    return Harvest(max(can.plant[0].harvest_first, key=lambda place: seat.fields[place].pays))


def leaving_moves(view: View) -> Sequence[Move]:
    """Withdraw the own offers (B5.7)."""
    return [] if view.own is None else [Withdraw(number) for number in view.own.options.withdraw]


PLAYERS: Mapping[str, Callable[[View, Chance], Move | None]] = {
    "simplest": lambda view, chance: simplest(view),
    "random": random_player,
    "easy": easy_player,
    "normal": normal_player,
    "hard": hard_player,
}
"""By name; the last one plays best."""
