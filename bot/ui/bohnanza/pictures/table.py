"""The picture of the table: open offers or the steps of the turn, what lies face up, the piles, and everybody's
fields, thalers and cards to plant."""

from __future__ import annotations

from bot.art.scenes.table import Mark, Market, Table
from bot.art.scenes.table import Seat as Drawn
from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Phase, SeatView, View
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters.situation import OVER, Situation, situation
from bot.ui.bohnanza.module import Built, module_of
from bot.ui.bohnanza.pictures.above_seats import lane, shown_offers, steps
from bot.ui.bohnanza.pictures.before_seats import field
from bot.ui.bohnanza.pictures.table_alt import sentences
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.components import Picture
from bot.ui.messages.pictures import by_computer, picture

NOTHING = Built((), ())


def table_picture(seen: Sight) -> Picture:
    """The picture of the table while the game goes on."""
    return picture(seen, _scene(seen), sentences(seen))


def _scene(seen: Sight) -> Table:
    view, now, offers = seen.view, situation(seen), shown_offers(seen)
    return Table(
        seats=tuple([_seat(seen, now, seat) for seat in view.seats]),
        turn=None if view.phase in OVER else now.active,
        market=Market(beans(view.face_up), view.draw_pile, view.discard, view.discard_top),
        steps=steps(seen, now),
        lanes=tuple([lane(seen, offer) for offer in offers]),
        more=len(view.offers) - len(offers),
        towns=module_of(view).built,
    )


def _seat(seen: Sight, now: Situation, seat: SeatView) -> Drawn:
    built = module_of(seen.view).before_seat(seen.view, seat.seat) or NOTHING
    return Drawn(
        place=seat.seat,
        name=seen.table.seats[seat.seat].name,
        hand=seat.hand,
        thalers=len(seat.thalers),
        fields=tuple([field(seen.locale, one) for one in seat.fields]),
        mark=_mark(seen.view, now, seat.seat),
        to_plant=seat.set_aside,
        town=built.buildings,
        stored=built.stored,
        computer=by_computer(seen, seat.seat),
    )


def _mark(view: View, now: Situation, seat: Seat) -> Mark | None:
    """That this seat is waited for, or else what it has said in trading."""
    if seat in now.awaited:
        return Mark.WAITING
    if view.phase is not Phase.TRADE:
        return None
    if view.seats[seat].passed:
        return Mark.DONE
    return Mark.OFFERS if any(offer.seat == seat for offer in view.offers) else None
