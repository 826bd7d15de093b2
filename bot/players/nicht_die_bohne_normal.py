"""A player of Nicht die Bohne who counts: takes what gains most, and lays what helps the others least."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import View
from bot.players.nicht_die_bohne_worth import gain


def normal_player(view: View, chance: Chance) -> Move | None:
    """A sensible move; None where the game does not wait for this seat."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    if own.options.take:
        return Take(max(own.options.take, key=lambda card: gain(view, own.seat, card)))
    others = [seat.seat for seat in view.seats if seat.seat != own.seat]
    return Lay(min(own.options.lay, key=lambda card: sum(gain(view, seat, card) for seat in others)))
