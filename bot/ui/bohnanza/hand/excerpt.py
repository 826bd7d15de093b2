"""How much of a table a person's private message is drawn from, by its face: where that is as it was, the message
need not be rendered again.

Whatever it is to show besides must be let through here: messages are drawn from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.view import Ahead, OfferView, Own, Phase, SeatView, View
from bot.games.contract import Seat
from bot.ui.bohnanza.hand.parts import part_of
from bot.ui.bohnanza.hand.title import waits
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.pictures.others import shows_others
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.screens import Face

OWN_OFFERS = 3
"""So many of a player's own offers have room in their panel."""
KEPT = 1024
"""How many seats are kept as others see them: most look alike."""


NOT_SHOWN: Mapping[str, Any] = {
    "start": 0,
    "start_bean": None,
    "offered": 0,
    "draw_pile": 0,
    "turning_up": Ahead.NOTHING,
    "discard": 0,
    "discard_top": None,
    "box": 0,
    "exhaustions": 0,
    "heard": (),
    "discarded": (),
}
"""The piles, what was heard before, and whatever else of a View few panels show or none: nothing stands in its
place."""


def hand_excerpt(seen: Sight, face: Face = Face.RESTING) -> Sight:
    """What of this a message with this face shows, and nothing else. After the end that is everything, but what
    stands in place of a panel only says who won."""
    view, own = seen.view, seen.view.own
    if own is None:
        return seen
    if face is Face.CARD:
        # It says nothing of the game but why it calls its reader.
        shown, bare = _resting if seen.called and view.outcome is None else _alone, _bare(own)
        return seen._replace(view=shown(view, bare), news=(), part=None, pictures=False)
    if face is Face.ASLEEP:
        return seen._replace(view=_alone(view, own), news=(), part=None)
    if view.outcome is not None:
        return seen
    part = None if seen.part is None else part_of(seen.part)
    if part is not None and part.everything:
        return seen
    if face is Face.LIVE or seen.part is not None:
        return seen._replace(view=_live(view, own, others=shows_others(seen, own)), news=())
    return seen._replace(view=_resting(view, own), news=())


def _alone(view: View, own: Own) -> View:
    """The View that a hand by itself is drawn from: its cards, and after the end who won."""
    return view._replace(
        **NOT_SHOWN,
        turn=0,
        phase=view.phase if view.outcome else Phase.PLANT,
        active=_another(view, own.seat),
        waiting_for=(),
        planted=0,
        may_plant_more=False,
        seats=tuple([_place(seat.seat) for seat in view.seats]),
        face_up=(),
        offers=(),
        ending=False,
        last_draw=False,
        third_field_price=None,
        own=_bare(own)._replace(hand=own.hand),
        expansions=(),
    )


def _bare(own: Own) -> Own:
    """A seat without its cards, and without what it may do."""
    return Own(own.seat, (), (), Options())


def _live(view: View, own: Own, *, others: bool) -> View:
    """The View that a panel is drawn from while it follows the table, also with whom the table waits for and who
    is done trading; with the fields of the `others` only while it shows them. How many cards the active player has
    planted is told to nobody else."""
    mine = own.seat == view.active
    return view._replace(
        **{**NOT_SHOWN, **_ahead(view)},
        planted=view.planted if mine else 0,
        may_plant_more=mine and view.may_plant_more,
        seats=tuple([seat if seat.seat == own.seat else _seat(seat, shown=others) for seat in view.seats]),
        own=own._replace(options=own.options._replace(withdraw=())) if own.options.withdraw else own,
        expansions=tuple([module_of(view).view_shown(added, own.seat, live=True) for added in view.expansions]),
    )


def _ahead(view: View) -> Mapping[str, Any]:
    """What turning up brings about, and how many cards are left for it."""
    if view.turning_up is Ahead.NOTHING:
        return {}
    return {"turning_up": view.turning_up, "draw_pile": view.draw_pile}


def _seat(seat: SeatView, *, shown: bool) -> SeatView:
    """Another's seat as a live panel has it: whether they have cards to plant, and are done; if they are `shown`
    above the hand, also their fields, and how many cards and thalers they have."""
    if shown:
        return seat._replace(set_aside=seat.set_aside[:1], bought_field=False)
    return _place(seat.seat, seat.set_aside[:1], passed=seat.passed)


def _resting(view: View, own: Own) -> View:
    """The View that a panel is drawn from which can't be edited freely: it tells of the table only while that
    concerns its player."""
    seat = own.seat
    offers = _concerning(view.offers, seat)
    waited = seat in view.waiting_for
    options = _options(view, own.options, offers, waited=waited)
    # Whoever may trade can answer; then the game waits for nobody but the active player.
    trading = bool(offers) and options.may_offer
    # The turn and its phase are shown to those who can do something about them, and to whom the turn belongs.
    shown = waited or offers or module_of(view).uses_turn(own.options) or waits(view, own)
    return view._replace(
        **{**NOT_SHOWN, **(_ahead(view) if seat == view.active else {})},
        turn=view.turn if shown else 0,
        phase=view.phase if shown else Phase.PLANT,
        active=view.active if shown else _another(view, seat),
        waiting_for=(seat,) if waited else (view.active,) if trading else (),
        planted=view.planted if waited else 0,
        may_plant_more=waited and view.may_plant_more,
        seats=tuple([_resting_seat(other, mine=other.seat == seat, trading=bool(offers)) for other in view.seats]),
        face_up=view.face_up if waited else (),
        offers=offers,
        ending=bool(shown) and view.ending,
        last_draw=bool(shown) and view.last_draw,
        third_field_price=view.third_field_price if own.options.buy_field else None,
        own=own._replace(options=options),
        expansions=tuple([module_of(view).view_shown(added, seat, live=False) for added in view.expansions]),
    )


def _concerning(offers: Iterable[OfferView], seat: Seat) -> tuple[OfferView, ...]:
    """The offers to this seat and by it; only of its newest ones who declined and which copies they give."""
    newest = [offer.number for offer in offers if offer.seat == seat][-OWN_OFFERS:]
    return tuple(
        [
            offer if offer.number in newest else offer._replace(declined=(), cards=())
            for offer in offers
            if seat in (offer.seat, offer.to)
        ]
    )


def _another(view: View, seat: Seat) -> Seat:
    return (seat + 1) % len(view.seats)


def _resting_seat(seat: SeatView, *, mine: bool, trading: bool) -> SeatView:
    return seat._replace(passed=trading and seat.passed) if mine else _place(seat.seat)


@lru_cache(KEPT)
def _place(seat: Seat, set_aside: tuple[Bean, ...] = (), *, passed: bool = False) -> SeatView:
    """A seat of which nothing else is shown."""
    return SeatView(seat, 0, (), set_aside, (), bought_field=False, passed=passed)


def _options(view: View, options: Options, offers: tuple[OfferView, ...], *, waited: bool) -> Options:
    """The options of a panel that can't be edited freely: without the cards to offer, and without answers to
    offers that only the table shows."""
    numbers = {offer.number for offer in offers}
    trading = waited or bool(offers)
    return options._replace(
        may_offer=trading and options.may_offer,
        give=(),
        accept=tuple([way for way in options.accept if way.offer in numbers]),
        decline=tuple([number for number in options.decline if number in numbers]),
        withdraw=(),
        may_pass=trading and options.may_pass,
        may_come_back=trading and options.may_come_back,
        # One button stands for all harvests.
        harvest=options.harvest[:1] and (0,),
        expansions=tuple([module_of(view).options_shown(added) for added in options.expansions]),
    )
