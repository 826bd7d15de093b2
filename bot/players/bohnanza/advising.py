"""What a person is advised to do, by what a computer would do: never an answer for which nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.games.bohnanza.moves import Decline, Move, Pass
from bot.games.bohnanza.view import Own, View
from bot.games.chance import Chance


def advised(view: View, player: Callable[[View, Chance], Move | None], chance: Chance) -> Move | None:
    """What this player would do; None where there is nothing to be done.

    Computers say no to whatever they do not want, since the time that they take would tell what they hold. A
    person is advised to say no only where somebody waits for an answer that could be yes. Whoever has nothing to
    trade in another's turn is advised to say that they are done (B5.8).
    """
    own = view.own
    if own is None:
        return None
    awaited = _awaited(view, own)
    asked = own._replace(options=own.options._replace(decline=awaited))
    move = player(view._replace(own=asked), chance)
    if isinstance(move, Decline) and move.offer not in awaited:
        move = None
    if move is None and own.options.may_pass and not own.options.withdraw:
        return Pass()
    return move


def _awaited(view: View, own: Own) -> tuple[int, ...]:
    """The offers to this seat by name that it could accept and has not declined."""
    ways = {way.offer for way in own.options.accept}
    named: Collection[int] = {offer.number for offer in view.offers if offer.to == own.seat}
    return tuple(number for number in own.options.decline if number in ways and number in named)
