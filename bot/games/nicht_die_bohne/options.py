"""What a seat may do now, from the same questions that `decide` asks."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.laying import layable
from bot.games.nicht_die_bohne.state import State
from bot.games.nicht_die_bohne.taking import takable


class Options(NamedTuple):
    """All that a seat may do now."""

    lay: tuple[Card, ...] = ()
    """The cards that may be laid, as the lead or face down."""
    may_exchange: bool = False
    """Whether laying one of them takes back the card laid before."""
    take: tuple[Card, ...] = ()
    """The cards that may be taken, by the seats that laid them; two or more, or none."""


def options(state: State, seat: Seat) -> Options:
    """All that this seat may do now."""
    lay = layable(state, seat)
    return Options(lay, bool(lay) and state.players[seat].laid is not None, takable(state, seat))
