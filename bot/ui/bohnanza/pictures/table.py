"""The picture of the table: everybody's fields, thalers and cards to plant, what lies face up, and the piles."""

from __future__ import annotations

from bot.art.scenes.table import Mark, Table
from bot.art.scenes.table import Seat as Drawn
from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Phase, SeatView, Turn, View
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.situation import Situation, situation
from bot.ui.bohnanza.module import Built, module_of
from bot.ui.bohnanza.pictures.before_seats import field
from bot.ui.bohnanza.pictures.table_alt import sentences
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.components import Picture
from bot.ui.messages.pictures import by_computer, drawn_name, drawn_names, picture
from bot.words import say

NOTHING = Built((), ())


def table_picture(seen: Sight) -> Picture:
    """The picture of the table while the game goes on."""
    return picture(seen, _scene(seen), sentences(seen))


def _scene(seen: Sight) -> Table:
    view, now = seen.view, situation(seen)
    return Table(
        title=say(seen.locale, "picture-turn", phase=now.phase, name=drawn_name(seen, now.active)),
        line=_line(seen, now),
        seats=tuple([_seat(seen, seat) for seat in view.seats]),
        acting=_acting(view, now),
        face_up=beans(view.face_up),
        face_up_says=_face_up_says(seen),
        draw_pile=view.draw_pile,
        discard=view.discard,
        discard_top=view.discard_top,
        towns=module_of(view).built,
    )


def _acting(view: View, now: Situation) -> tuple[Seat, ...]:
    """Whose turn it is; others only plant what they received while they are waited for."""
    return (view.phase is Phase.PLANT_RECEIVED and now.acting) or (now.active,)


def _line(seen: Sight, now: Situation) -> str:
    """Whether it is the last turn, and who is waited for, as long as that lasts longer than an answer to an offer:
    it need not be drawn anew for each."""
    return say(
        seen.locale,
        "picture-line",
        last="yes" if now.last else "no",
        names=("" if now.trading else drawn_names(seen, now.awaited)) or "none",
    )


def _face_up_says(seen: Sight) -> str:
    """Whose cards lie face up, in a duel."""
    view = seen.view
    if view.kind is not Turn.DUEL or not view.face_up:
        return ""
    other = drawn_name(seen, duel.opponent(view))
    return say(
        seen.locale, "picture-face-up", offered="yes" if view.phase is Phase.PLANT_OFFERED else "no", other=other
    )


def _seat(seen: Sight, seat: SeatView) -> Drawn:
    built = module_of(seen.view).before_seat(seen.view, seat.seat) or NOTHING
    return Drawn(
        place=seat.seat,
        name=seen.table.seats[seat.seat].name,
        hand=seat.hand,
        thalers=len(seat.thalers),
        fields=tuple([field(seen.locale, one) for one in seat.fields]),
        mark=_mark(seen.view, seat.seat),
        to_plant=seat.set_aside,
        town=built.buildings,
        stored=built.stored,
        computer=by_computer(seen, seat.seat),
    )


def _mark(view: View, seat: Seat) -> Mark | None:
    """What this seat has said in trading."""
    if view.phase is not Phase.TRADE:
        return None
    if view.seats[seat].passed:
        return Mark.DONE
    return Mark.OFFERS if any(offer.seat == seat for offer in view.offers) else None
