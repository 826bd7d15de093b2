"""The picture of the table: everybody's fields, thalers and cards to plant, what lies face up, and the piles."""

from __future__ import annotations

from bot.art.scenes.table import Mark, Table
from bot.art.scenes.table import Seat as Drawn
from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Phase, SeatView, Turn, View
from bot.games.contract import Seat
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.course import last_turn, others_awaited, phase_word
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
    view = seen.view
    return Table(
        title=say(seen.locale, "picture-turn", phase=phase_word(view), name=drawn_name(seen, view.active)),
        line=_line(seen),
        seats=tuple([_seat(seen, seat) for seat in view.seats]),
        acting=_acting(view),
        face_up=beans(view.face_up),
        face_up_says=_face_up_says(seen),
        draw_pile=view.draw_pile,
        discard=view.discard,
        discard_top=view.discard_top,
        towns=module_of(view).built,
    )


def _acting(view: View) -> tuple[Seat, ...]:
    """Whose turn it is; others only plant what they received while they are waited for."""
    return (view.phase is Phase.PLANT_RECEIVED and view.waiting_for) or (view.active,)


def _line(seen: Sight) -> str:
    """Whether it is the last round, and who is waited for."""
    return say(
        seen.locale,
        "picture-line",
        last="yes" if last_turn(seen.view) else "no",
        names=drawn_names(seen, others_awaited(seen)) or "none",
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
