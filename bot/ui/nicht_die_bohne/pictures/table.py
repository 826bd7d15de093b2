"""The picture of the table: the trick, and everybody's scoring area."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.scenes.bohne import Laid, Scorer, Trick
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.view import Phase, SeatView, TrickCard, View
from bot.ui.components import Picture
from bot.ui.messages.pictures import by_computer, picture, said_name, said_names
from bot.ui.nicht_die_bohne.pictures.areas import area, overall, said_area, said_overall
from bot.ui.nicht_die_bohne.pictures.trick import laid, said
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.situation import situation
from bot.ui.phrases import listed, signed
from bot.words import say


def table_picture(seen: Sight) -> Picture:
    """The picture of the table while the game goes on."""
    return picture(seen, _scene(seen), _sentences(seen))


def _scene(seen: Sight) -> Trick:
    view, now = seen.view, situation(seen)
    return Trick(
        laid=tuple(_trick(seen)),
        seats=tuple([_scorer(seen, seat) for seat in view.seats]),
        turn=None if now.phase is Phase.LAY else next(iter(now.acting), None),
    )


def _trick(seen: Sight) -> Iterator[Laid]:
    """The trick; until a card lies face down, what was revealed and taken before stays to be seen."""
    view = seen.view
    before = {card.seat: card for card in _still_lies(view)}
    order = list(before) if view.phase is Phase.LEAD and before else _clockwise(view)
    for seat in order:
        if seat in before and _up(view, seat) is None:
            # Once the lead lies, the token lies on it.
            yield laid(seen, before[seat])._replace(token=before[seat].token and view.phase is Phase.LEAD)
        else:
            yield _laid(seen, seat)


def _still_lies(view: View) -> Sequence[TrickCard]:
    """The trick before, until somebody lays a card face down; everybody sees when that is."""
    face_down = view.phase is not Phase.LEAD and any(
        seat.has_laid for seat in view.seats if seat.seat != view.leader
    )
    return () if view.phase is Phase.TAKE or face_down else view.past


def _clockwise(view: View) -> Sequence[Seat]:
    """The seats from the leader on, as their cards lie."""
    count = len(view.seats)
    return [(view.leader + step) % count for step in range(count)]


def _laid(seen: Sight, seat: Seat) -> Laid:
    up = _up(seen.view, seat)
    if up is not None:
        return laid(seen, up)._replace(token=seat == seen.view.leader)
    return Laid(
        place=seat,
        name=seen.table.seats[seat].name,
        card=None,
        down=seen.view.seats[seat].has_laid,
        token=seat == seen.view.leader,
        awaited=seat in situation(seen).awaited,
    )


def _up(view: View, seat: Seat) -> TrickCard | None:
    """The card of this seat if it lies face up."""
    return next((card for card in view.up if card.seat == seat), None)


def _scorer(seen: Sight, seat: SeatView) -> Scorer:
    return Scorer(
        place=seat.seat,
        name=seen.table.seats[seat.seat].name,
        hand=seat.hand,
        areas=area(seat.area),
        worth=seat.value,
        total=overall(seat),
        computer=by_computer(seen, seat.seat),
        awaited=seat.seat in situation(seen).awaited,
    )


def _sentences(seen: Sight) -> Iterator[str]:
    """The table in sentences: whose turn it is, the trick, then every seat."""
    view, locale, now = seen.view, seen.locale, situation(seen)
    yield say(
        locale,
        "bohne-alt-turn",
        phase=str(now.phase),
        names=said_names(seen, now.acting),
        waiting=(said_names(seen, now.awaited) if now.phase is Phase.LAY else "") or "none",
        round=view.round,
        rounds=view.rounds,
        trick=view.trick,
        tricks=view.tricks,
    )
    cards = [words for seat in _clockwise(view) if (words := _said(seen, seat))]
    if cards:
        yield say(locale, "bohne-alt-trick", cards=listed(locale, cards))
    before = [said(seen, card._replace(token=False)) for card in _still_lies(view) if _up(view, card.seat) is None]
    if before:
        yield say(locale, "bohne-alt-past", cards=listed(locale, before))
    yield from [_seat(seen, seat) for seat in view.seats]


def _said(seen: Sight, seat: Seat) -> str:
    """This seat's card in the trick; empty if it has laid none."""
    up = _up(seen.view, seat)
    if up is not None:
        return said(seen, up)
    if not seen.view.seats[seat].has_laid:
        return ""
    return say(seen.locale, "bohne-alt-card", state="down", card="", name=said_name(seen, seat), taker="")


def _seat(seen: Sight, seat: SeatView) -> str:
    return say(
        seen.locale,
        "bohne-alt-seat",
        name=said_name(seen, seat.seat),
        hand=seat.hand,
        area=said_area(seen.locale, seat.area) or "none",
        now=signed(seat.value),
        total=said_overall(seat),
    )
