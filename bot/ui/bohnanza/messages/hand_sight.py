"""How much of a table its hands are drawn from: a hand whose part has not changed need not be rendered again.

Whatever hands are to show besides must be let through here.
"""

from __future__ import annotations

from functools import cache

from bot.games.bohnanza.high_bohn.shown import ScoreView, TownOptions, TownSeatView, TownView
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.view import OfferView, Own, Phase, SeatView, View
from bot.games.contract import Seat
from bot.ui.bohnanza.wording.phrases import Sight

NO_SCORE = ScoreView(0, 0, 0, 0, 0)
NO_TOWN = TownOptions()


def hand_sight(seen: Sight) -> Sight:
    """Only what of this the hand shows: `hand_screen` draws the same from either. After the end a hand shows
    everything."""
    view, own = seen.view, seen.view.own
    if own is None or view.outcome is not None:
        return seen
    return seen._replace(view=_view(view, own), news=())


def _view(view: View, own: Own) -> View:
    seat = own.seat
    offers = tuple([offer for offer in view.offers if seat in (offer.seat, offer.to)])
    waited = seat in view.waiting_for
    # The turn and its phase are shown to those who can do something about them.
    shown = waited or offers or (seat == view.active and view.face_up) or _banking(own.options)
    return view._replace(
        turn=view.turn if shown else 0,
        phase=view.phase if shown else Phase.PLANT,
        active=view.active if shown else (seat + 1) % len(view.seats),
        start=0,
        start_bean=None,
        waiting_for=(seat,) if waited else (),
        planted=view.planted if waited else 0,
        may_plant_more=waited and view.may_plant_more,
        seats=tuple([_seat(other, mine=other.seat == seat) for other in view.seats]),
        face_up=view.face_up if seat == view.active else (),
        offers=offers,
        offered=0,
        draw_pile=0,
        discard=0,
        discard_top=None,
        box=0,
        exhaustions=0,
        ending=bool(shown) and view.ending,
        third_field_price=view.third_field_price if own.options.buy_field else None,
        own=own._replace(options=_options(own.options, offers, waited=waited)),
        expansions=tuple([_town(added, seat) for added in view.expansions]),
    )


def _banking(options: Options) -> bool:
    """Whether the player may use a Bank (H5), whose buttons name the turn."""
    can = options_of(options) or NO_TOWN
    return can.peek or can.peeked is not None or bool(can.move_card)


def _seat(seat: SeatView, *, mine: bool) -> SeatView:
    return seat._replace(passed=False) if mine else _place(seat.seat)


@cache
def _place(seat: Seat) -> SeatView:
    """Another player's seat, of which a hand shows nothing."""
    return SeatView(seat, 0, (), (), (), bought_field=False, passed=False)


def _options(options: Options, offers: tuple[OfferView, ...], *, waited: bool) -> Options:
    """Without the cards to offer, and what to say to offers that stand at the table only."""
    numbers = {offer.number for offer in offers}
    trading = waited or bool(offers)
    return options._replace(
        may_offer=trading and options.may_offer,
        give=(),
        accept=tuple([way for way in options.accept if way.offer in numbers]),
        decline=tuple([number for number in options.decline if number in numbers]),
        withdraw=(),
        may_pass=trading and options.may_pass,
        may_come_back=False,
        # One button stands for all harvests.
        harvest=options.harvest[:1] and (0,),
        expansions=tuple([_bought(added) for added in options.expansions]),
    )


def _bought(can: TownOptions) -> TownOptions:
    """What can be bought is shown to those only who are asked whether they buy."""
    return can if can.buy_no_more else can._replace(buy=())


def _town(town: TownView, seat: Seat) -> TownView:
    """The question to this player, if there is one, with the buildings that it may be about; and the towns."""
    asked = town.question is not None and town.question.seat == seat
    seats = tuple([_town_of(other, mine=other.seat == seat) for other in town.seats])
    return TownView(town.buildings if asked else (), seats, town.question if asked else None)


def _town_of(town: TownSeatView, *, mine: bool) -> TownSeatView:
    """Of other towns only what a third field costs, beside which an own lower price is named."""
    if mine:
        return town._replace(room=0, score=NO_SCORE)
    return TownSeatView(town.seat, (), (), 0, (), (), town.third_field_price, NO_SCORE)
