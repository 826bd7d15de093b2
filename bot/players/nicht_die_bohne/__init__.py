"""The players of Nicht die Bohne, and the simplest of them, who plays the seat of somebody who left."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from bot.games.chance import Chance
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import View
from bot.players.nicht_die_bohne.easy import easy_player
from bot.players.nicht_die_bohne.foresight import normal_player
from bot.players.nicht_die_bohne.hard import hard_player
from bot.players.nicht_die_bohne.judging import AS_GOOD as AS_GOOD
from bot.players.nicht_die_bohne.judging import PARTS as PARTS
from bot.players.nicht_die_bohne.judging import judge as judge
from bot.players.nicht_die_bohne.reasons import explain as explain
from bot.players.nicht_die_bohne.strengths import STANDINGS as STANDINGS
from bot.players.nicht_die_bohne.strengths import VERSIONS as VERSIONS


def simplest(view: View) -> Move | None:
    """The first card that may be laid or taken; None where the game does not wait for this seat."""
    return next(iter(_asked(view)), None)


def random_player(view: View, chance: Chance) -> Move | None:
    """Any card that may be laid or taken, by lot; None where the game does not wait for this seat."""
    moves = _asked(view)
    return moves[chance.lot(len(moves))] if moves else None


def everyone_may_act(view: View) -> bool:
    """Never: a face-down card may be exchanged, but no computer changes its mind."""
    return False


def stage(view: View) -> Hashable:
    """The stage of the game: the cards of a trick are laid in one, each card is taken in its own."""
    return view.round, view.trick, view.phase, view.lead, view.taker


def leaving_moves(view: View) -> Sequence[Move]:
    """No moves: no card waits for an answer by others."""
    return ()


def _asked(view: View) -> Sequence[Move]:
    """Every lawful answer to what the game waits for."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return ()
    return [*map(Lay, own.options.lay), *map(Take, own.options.take)]


PLAYERS: Mapping[str, Callable[[View, Chance], Move | None]] = {
    "simplest": lambda view, chance: simplest(view),
    "random": random_player,
    "easy": easy_player,
    "normal": normal_player,
    "hard": hard_player,
}
"""By name; the last one plays best."""
