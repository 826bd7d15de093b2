"""A player of Nicht die Bohne who looks ahead to the end of a trick: who takes next, and what is left for whom."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.moves import Move, Take
from bot.games.nicht_die_bohne.view import View
from bot.players.nicht_die_bohne_normal import normal_player
from bot.players.nicht_die_bohne_worth import gain


def hard_player(view: View, chance: Chance) -> Move | None:
    """A good move; None where the game does not wait for this seat."""
    own = view.own
    if own is None or own.seat not in view.waiting_for:
        return None
    if not own.options.take:
        return normal_player(view, chance)
    left = {laid.seat: laid.card for laid in view.up if laid.taken_by is None and not laid.token}
    gains = {(seat.seat, laid.card): gain(view, seat.seat, laid.card) for seat in view.seats for laid in view.up}
    return Take(max(own.options.take, key=lambda card: _lead_of(view, gains, left, own.seat, card)))


def _lead_of(
    view: View, gains: Mapping[tuple[Seat, Card], float], left: Mapping[Seat, Card], taker: Seat, card: Card
) -> float:
    """How far this seat gets ahead of the others, on average, by taking this card."""
    shares = {taker: gains[taker, card], **_rest(view, gains, left, card)}
    others = [share for seat, share in shares.items() if seat != taker]
    return shares[taker] - sum(others) / len(view.seats)


def _rest(
    view: View, gains: Mapping[tuple[Seat, Card], float], left: Mapping[Seat, Card], taken: Card
) -> dict[Seat, float]:
    """What everybody gains after this card was taken, if each takes what gains most."""
    shares: dict[Seat, float] = {}
    while True:
        taker = next(seat for seat, card in left.items() if card == taken)
        left = {seat: card for seat, card in left.items() if seat != taker}
        taken = max(left.values(), key=lambda card: gains[taker, card]) if left else view.up[0].card
        shares[taker] = gains[taker, taken]
        if not left:
            return shares
