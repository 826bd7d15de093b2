"""The other players above a hand, while cards may go to them or come from them: who is shown, and which of their
fields a bean would suit that may change hands; as tiles of a picture, and in sentences.

All of it is public; only the offer that the reader is putting together is not, and that no other message shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.art.scenes.hand import Other
from bot.games.bohnanza.cards import BEAN, Bean, beans
from bot.games.bohnanza.view import FieldView, Own, Phase, SeatView, View
from bot.ui.bohnanza.chapters.trading.drafting import Draft, kept
from bot.ui.bohnanza.pictures.before_seats import field
from bot.ui.bohnanza.pictures.table_alt import seat_cards, seat_field
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.messages.pace import stands_still
from bot.ui.messages.pictures import said_name
from bot.ui.phrases import listed
from bot.words import say

MANY = 5
"""Of so many others, whoever puts an offer together is shown only those whom it could interest."""
KEPT = 1024
"""How many seats are kept as tiles, and in sentences: all panels show the same, and most stay as they are."""
BETWEEN_TWO = (Phase.PLANT_OFFERED, Phase.PLANT_TURNED_UP)
"""In these phases of a duel its player plants what the opponent left, or decides what to leave."""


class Others(NamedTuple):
    """The other players above a hand; nobody, where nothing can be had from them or given to them."""

    seats: tuple[SeatView, ...] = ()
    beans: frozenset[Bean] = frozenset()
    """What is given or asked for."""
    composing: bool = False
    """Whether the reader is putting an offer together."""

    def fits(self, seat: SeatView) -> tuple[int, ...]:
        """The places of a seat's fields that one of these beans would suit."""
        return tuple([place for place, shown in enumerate(seat.fields) if _suits(shown, self.beans)])


def shows_others(seen: Sight, own: Own) -> bool:
    """Whether a panel that follows the table shows them now: never while the game is paused, and always where no
    other message does, or may rest."""
    view = seen.view
    if stands_still(seen.table):
        return False
    if seen.table.alone or seen.table.elsewhere:
        return True
    return view.phase is Phase.TRADE or (view.phase in BETWEEN_TWO and own.seat == view.active)


def others(seen: Sight, own: Own, *, composing: bool) -> Others:
    """Whom the panel shows now, in the order in which they sit; `composing`: beside an offer that is being put
    together."""
    view = seen.view
    if not shows_others(seen, own):
        return Others()
    draft = kept(seen) if composing else None
    everybody = tuple([seat for seat in view.seats if seat.seat != own.seat])
    found = Others(everybody, _chosen(draft) or _on_the_table(view), composing)
    if not composing or len(everybody) < MANY:
        return found
    # Where it would interest nobody, one looks for somebody with room.
    return found._replace(seats=tuple([seat for seat in everybody if found.fits(seat)]) or everybody)


def _chosen(draft: Draft | None) -> frozenset[Bean]:
    """What the reader's draft gives and asks for."""
    return frozenset() if draft is None else frozenset([*(BEAN[card] for card in draft.give), *draft.want])


def _on_the_table(view: View) -> frozenset[Bean]:
    """What lies face up, and what open offers give and ask for."""
    offered = [bean for offer in view.offers for bean in (*offer.give, *offer.want)]
    return frozenset([*beans(view.face_up), *offered])


def _suits(shown: FieldView, some: frozenset[Bean]) -> bool:
    """Whether one of these beans grows there, or is the only one that may; an empty field takes any."""
    if not shown.cards:
        return shown.only in some
    if shown.bean is None:
        # A stew takes only kinds that are not in it.
        return not some <= {*shown.mixed}
    return shown.bean in some


def tiles(seen: Sight, shown: Others) -> tuple[Other, ...]:
    """Them as tiles of the picture."""
    active, seats = seen.view.active, seen.table.seats
    return tuple(
        [
            _tile(seen.locale, seat, seats[seat.seat].name, shown.fits(seat), acts=seat.seat == active)
            for seat in shown.seats
        ]
    )


@lru_cache(KEPT)
def _tile(locale: str, seat: SeatView, name: str, fits: tuple[int, ...], *, acts: bool) -> Other:
    fields = tuple([field(locale, one) for one in seat.fields])
    return Other(seat.seat, name, seat.hand, len(seat.thalers), fields, fits, acts)


def sentences(seen: Sight, shown: Others) -> Iterator[str]:
    """Them in sentences, for whoever does not see the picture."""
    for seat in shown.seats:
        name, acts = said_name(seen, seat.seat), seat.seat == seen.view.active
        yield _sentence(seen.locale, seat, name, shown.fits(seat), acts=acts)


@lru_cache(KEPT)
def _sentence(locale: str, seat: SeatView, name: str, fits: tuple[int, ...], *, acts: bool) -> str:
    fields = [
        say(locale, "alt-other-field", field=seat_field(locale, one), fits="yes" if place in fits else "no")
        for place, one in enumerate(seat.fields)
    ]
    parts = say(locale, "alt-part-separator").join([seat_cards(locale, seat), listed(locale, fields)])
    return say(locale, "alt-other", name=name, acts="yes" if acts else "no", parts=parts)
