"""What can be counted at a table of Bohnanza: the cards that are out of sight, and the time that is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, KINDS, Bean
from bot.games.bohnanza.view import View

RETURNING = 0.75
"""Which part of the cards drawn comes back in the next draw pile; the rest stays where it went."""

DRAWN = 3
"""About how many cards a player draws at the end of a turn (B4.4)."""


class Count(NamedTuple):
    """What is known of the cards that a seat does not see, and of the turns to come."""

    share: Mapping[Bean, float]
    """How large a part of all the cards out of sight each bean is."""
    hidden: Mapping[Bean, int]
    """How many cards of each bean are out of sight."""
    rounds: float
    """About how many turns everybody still has."""


def count(view: View) -> Count:
    """Count what the viewer sees and what is therefore out of its sight."""
    seen = Counter(BEAN[card] for card in view.face_up)
    for seat in view.seats:
        seen.update(seat.thalers)
        seen.update(seat.set_aside)
        for field in seat.fields:
            if field.bean is not None and not field.mixed:
                seen[field.bean] += field.cards
            seen.update(field.mixed)
    if view.own is not None:
        seen.update([BEAN[card] for card in view.own.hand])
    seen.update(dict(zip(view.beans, view.discarded, strict=False)))
    hidden = {bean: max(0, KINDS[bean].copies - seen[bean]) for bean in view.beans}
    total = sum(hidden.values()) or 1
    return Count({bean: cards / total for bean, cards in hidden.items()}, hidden, _rounds(view))


def _rounds(view: View) -> float:
    """The rounds to come: the cards of all draw piles still to come, divided by what is taken in a round."""
    pile = cards = float(view.draw_pile)
    discard = view.discard
    for _ in range(view.exhaustions + 1, view.last_exhaustion):
        pile, discard = RETURNING * (pile + discard), 0
        cards += pile
    return 0.0 if view.ending else cards / ((view.turn_up + DRAWN) * len(view.seats))
