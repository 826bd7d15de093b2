"""What a hint is about: once that is another, the hint no longer holds."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.bohnanza.moves import Accept, Decline, EndTrading, Move, Pass, Withdraw
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.wording.phrases import own


def concerns(view: View, move: Move | None) -> Hashable:
    """The turn and its phase, the reader's own cards and fields, what others grow, and what may be done now; of
    offers only the own ones and the one that the move is about, since others come and go while one reads. Whoever
    ends trading, is done or does nothing leaves all the offers that they could accept."""
    mine = own(view)
    options = mine.options
    named = move.offer if isinstance(move, Accept | Decline | Withdraw) else None
    leaves = move is None or isinstance(move, EndTrading | Pass)
    options = options._replace(
        accept=tuple([way for way in options.accept if leaves or way.offer == named]),
        decline=tuple([number for number in options.decline if number == named]),
    )
    fields = tuple([seat.fields for seat in view.seats])
    return (
        *(view.turn, view.phase, view.active, mine.seat in view.waiting_for, view.face_up, fields),
        *(mine._replace(options=options), view.seats[mine.seat], view.expansions),
    )
