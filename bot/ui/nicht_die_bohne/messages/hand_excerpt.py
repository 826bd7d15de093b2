"""How much of a table its hands are drawn from: a hand whose part has not changed need not be rendered again.

Whatever hands are to show besides must be let through here.
"""

from __future__ import annotations

from bot.games.nicht_die_bohne.options import Options
from bot.games.nicht_die_bohne.view import Own, Phase, SeatView, View
from bot.ui.messages.pace import stands_still
from bot.ui.nicht_die_bohne.messages.first_line import down, silent
from bot.ui.nicht_die_bohne.messages.parts import drawn
from bot.ui.nicht_die_bohne.wording.areas import shows_others
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.screens import Face


def hand_excerpt(seen: Sight, face: Face = Face.RESTING) -> Sight:
    """What of this a hand with this face shows, and nothing else: `hand_screen` draws the same from either. After
    the end a hand shows everything."""
    view, own = seen.view, seen.view.own
    if own is None or view.outcome is not None:
        return seen
    if face is Face.CARD:
        # It says nothing of the game but why it calls its reader.
        bare = Own(own.seat, (), None, Options())
        shown = _followed(view, bare, Face.RESTING, area=False) if seen.called else _quiet(view, bare)
        return seen._replace(view=shown, news=(), pictures=False)
    if face is Face.ASLEEP:
        return seen._replace(view=_quiet(view, own), news=())
    part = next(iter(drawn(seen, face)), None)
    if part is not None and part.page:
        return seen._replace(news=())
    if stands_still(seen.table) and part is None:
        return seen._replace(view=_quiet(view, own, area=True), news=())
    if silent(own, face):
        return seen._replace(view=_quiet(view, own), news=())
    shown = _followed(view, own, face, more=part is not None)
    if shows_others(seen, face):
        seats = tuple([seat._replace(has_laid=False) for seat in view.seats])
        shown = shown._replace(seats=seats, leader=view.leader, waiting_for=view.waiting_for)
    return seen._replace(view=shown, news=())


def _quiet(view: View, own: Own, *, area: bool = False) -> View:
    """A View with the hand, perhaps with the own scoring area, and nothing that others do."""
    return _followed(
        view._replace(phase=Phase.LEAD, waiting_for=()),
        Own(own.seat, own.hand, None, Options()),
        Face.RESTING,
        area=area,
    )


def _followed(view: View, own: Own, face: Face, *, area: bool = True, more: bool = False) -> View:
    waited, laid = own.seat in view.waiting_for, down(view, own)
    told = not silent(own, face)
    others = view.waiting_for if face is Face.LIVE else ()
    take = view.phase is Phase.TAKE
    return view._replace(
        round=view.round if told else 0,
        trick=view.trick if told else 0,
        leader=view.leader if view.phase is Phase.LAY else 0,
        lead=view.lead if (view.phase is Phase.LAY and not laid) or (take and waited) else None,
        taker=None,
        waiting_for=(own.seat,) if waited else others,
        up=view.up if take else (),
        past=(),
        seats=tuple([_seat(seat, mine=area and seat.seat == own.seat) for seat in view.seats]),
        # One button stands for all of them.
        sheets=view.sheets[:1] and ((),) if more else (),
        own=own if laid else own._replace(laid=None),
    )


def _seat(seat: SeatView, *, mine: bool) -> SeatView:
    """A seat as a hand shows it: only if it is `mine`, with its scoring area and its points of all rounds."""
    shown = seat if mine else seat._replace(area=(), value=0, rounds=(), total=0)
    return shown._replace(hand=0, has_laid=False)
