"""How much of a table its hands are drawn from: a hand whose part has not changed need not be rendered again.

Whatever hands are to show besides must be let through here.
"""

from __future__ import annotations

from bot.games.nicht_die_bohne.view import Own, Phase, SeatView, View
from bot.ui.nicht_die_bohne.wording.phrases import Sight


def hand_sight(seen: Sight) -> Sight:
    """Only what of this the hand shows: `hand_screen` draws the same from either. After the end a hand shows
    everything."""
    view, own = seen.view, seen.view.own
    if own is None or view.outcome is not None:
        return seen
    return seen._replace(view=_view(view, own), news=())


def _view(view: View, own: Own) -> View:
    waited = own.seat in view.waiting_for
    acting = bool(own.options.lay or own.options.take)
    laid = view.phase is Phase.LAY and own.seat != view.leader and own.laid is not None
    shown = waited or acting or laid
    return view._replace(
        phase=view.phase if shown else Phase.LEAD,
        round=view.round if acting else 0,
        trick=view.trick if acting else 0,
        leader=view.leader if shown else 0,
        lead=view.lead if waited else None,
        taker=None,
        waiting_for=(own.seat,) if waited else (),
        up=view.up if own.options.take else (),
        past=(),
        seats=tuple([_seat(seat, mine=acting and seat.seat == own.seat) for seat in view.seats]),
        # One button stands for all of them.
        sheets=view.sheets[:1] and ((),),
        own=own if shown else own._replace(laid=None),
    )


def _seat(seat: SeatView, *, mine: bool) -> SeatView:
    """The own scoring area, beside the cards to lay or take."""
    area, value = (seat.area, seat.value) if mine else ((), 0)
    return SeatView(seat.seat, hand=0, has_laid=False, area=area, value=value, rounds=(), total=0)
