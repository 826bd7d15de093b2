"""How a trick of Nicht die Bohne will be shared out if everybody takes what is worth most to them (N2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from tests.benchmarks.players.hard_0_1.nicht_die_bohne.worth import Worth


class Shares(NamedTuple):
    """What everybody who still had to take a card has gained by it, by seat, and who leads next."""

    gained: Sequence[float]
    leader: Seat


def share_out(worth: Worth, cards: Sequence[Card], token: Seat, taker: Seat, left: Iterable[Seat]) -> Shares:
    """Let everybody take, beginning with `taker`, from the cards of the seats `left`, then the token's card.

    The cards stand by the seats that laid them.
    """
    gained = [0.0] * len(cards)
    owners = list(left)
    while owners:
        mine = worth[taker]
        best, most = owners[0], mine[cards[owners[0]]]
        for owner in owners[1:]:
            value = mine[cards[owner]]
            if value > most:
                best, most = owner, value
        gained[taker] = most
        owners.remove(best)
        taker = best
    gained[taker] = worth[taker][cards[token]]
    return Shares(gained, taker)
