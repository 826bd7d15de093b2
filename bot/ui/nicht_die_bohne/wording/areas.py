"""Players with their scoring areas, as everybody at the table sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.nicht_die_bohne.scoring import ColourScore
from bot.games.nicht_die_bohne.view import Own, SeatView
from bot.ui.messages.pace import stands_still
from bot.ui.nicht_die_bohne.wording.phrases import Sight, added, points
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, colour_short
from bot.ui.phrases import listed, player, signed
from bot.ui.screens import Face
from bot.words import say

NO_BREAK = "\N{NO-BREAK SPACE}"


def seat_block(seen: Sight, seat: SeatView, *, named: bool = True) -> str:
    """A player: name, cards, points, and the scoring area by colour; `named`: the colours with their names."""
    return "\n".join([_head(seen, seat), area_line(seen.locale, seat.area, named=named)])


def shows_others(seen: Sight, face: Face) -> bool:
    """Whether a panel with this face shows the others: where no other message does, or may rest; never while the
    game is paused."""
    table = seen.table
    return face is Face.LIVE and (table.alone or table.elsewhere) and not stands_still(table)


def others(seen: Sight, own: Own) -> Iterator[str]:
    """All but the reader, in the order in which they play after them."""
    seats = seen.view.seats
    for seat in (*seats[own.seat + 1 :], *seats[: own.seat]):
        yield seat_block(seen, seat, named=False)


def area_line(locale: str, colours: Sequence[ColourScore], *, named: bool) -> str:
    """A scoring area on a line of its own; `named`: the colours with their names."""
    shown = area(locale, colours, named=named)
    return say(locale, "bohne-area", colours=shown) if shown else say(locale, "bohne-area-empty")


def area(locale: str, colours: Sequence[ColourScore], *, named: bool) -> str:
    """The colours of which there are cards, with what each is worth; empty if there are none."""
    shown = [_colour(locale, colour, named=named) for colour in colours if _cards(colour)]
    return say(locale, "bohne-area-separator").join(shown)


def _colour(locale: str, colour: ColourScore, *, named: bool) -> str:
    return say(
        locale,
        "bohne-area-colour" if named else "bohne-area-colour-short",
        name=colour_short(locale, colour.colour) if named else COLOUR_SYMBOL[colour.colour],
        formula=formula(colour),
        result=signed(colour.result),
    )


def yours(locale: str, colours: Sequence[ColourScore]) -> str:
    """The reader's own scoring area in a line: `Yours: 🍅 3 6 → 9 · 💧 8 minus → −8`."""
    shown = [_of_yours(locale, colour) for colour in colours if _cards(colour)]
    if not shown:
        return say(locale, "bohne-yours-none")
    return say(locale, "bohne-yours", colours=say(locale, "bohne-hand-separator").join(shown))


def _of_yours(locale: str, colour: ColourScore) -> str:
    marks = ["x2"] * colour.x2 + ["minus"] * colour.minus + ["nicht_die_bohne"] * colour.nicht_die_bohne
    cards = [*map(str, colour.numbers), *[say(locale, "bohne-yours-mark", mark=mark) for mark in marks]]
    said = say(
        locale,
        "bohne-yours-colour",
        symbol=COLOUR_SYMBOL[colour.colour],
        cards=" ".join(cards),
        result=signed(colour.result),
    )
    return said.replace(" ", NO_BREAK)


def formula(colour: ColourScore) -> str:
    """How a colour is scored, in figures and symbols only: `(2 + 8) ×2 🔻`."""
    marks = [mark for mark in ("×2" * colour.x2, "🔻" * colour.minus, "🚫" * colour.nicht_die_bohne) if mark]
    if not colour.numbers:
        return " ".join(marks)
    numbers = added(colour.numbers)
    return " ".join([f"({numbers})" if marks and len(colour.numbers) > 1 else numbers, *marks])


def _cards(colour: ColourScore) -> bool:
    """Whether there is any card of this colour."""
    return bool(colour.numbers or colour.x2 or colour.minus or colour.nicht_die_bohne)


def _head(seen: Sight, seat: SeatView) -> str:
    view = seen.view
    words = [
        say(
            seen.locale,
            "bohne-seat",
            token="yes" if seat.seat == view.leader else "no",
            name=player(seen, seat.seat),
            hand=seat.hand,
            points=points(seen.locale, seat.total + seat.value),
            rounds=listed(seen.locale, map(signed, seat.rounds)) or "none",
            now=signed(seat.value),
        )
    ]
    if seat.seat in view.waiting_for:
        words.append(say(seen.locale, "bohne-seat-waited-for"))
    if seen.table.seats[seat.seat].removed:
        words.append(say(seen.locale, "seat-removed"))
    elif seen.table.seats[seat.seat].left:
        words.append(say(seen.locale, "bohne-seat-left"))
    elif seen.table.seats[seat.seat].away:
        words.append(say(seen.locale, "seat-away"))
    return " ".join(words)
