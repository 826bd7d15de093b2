"""Games that were played to their end, in words: which there were, and what somebody did in theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.store import Page, Partner, PastGame, PastSeat, Played
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Row, Screen, button, row, screen, text
from bot.ui.messages.games import name
from bot.ui.names import escape
from bot.ui.phrases import MINUS_SIGN, listed, signed
from bot.words import say

AT_ONCE = 6
"""Games, or kinds of games, on a page: with seven players of long names it is full."""
A_ROW = 3
"""Buttons of games in a row: their labels are long, and two rows take a whole page."""
ME, SERVER = "me", "server"
MOST_PARTNERS = 5


class Listed(NamedTuple):
    """A page of games, counted from 0, as somebody asked for it."""

    page: Page
    number: int
    whose: str
    """`me` or `server`."""
    reader: int
    counting: bool
    """Whether older games are still being added."""


def history_screen(locale: str, asked: Listed) -> Screen:
    """Some games, newest first, each with its day, everybody's places and scores."""
    games, total = asked.page
    parts = [say(locale, "history-title", whose=asked.whose)]
    parts += [_game(locale, game, asked.reader) for game in games]
    if not games:
        parts.append(say(locale, "history-none", whose=asked.whose))
    parts += _foot(locale, asked.number, total, total, counting=asked.counting)
    turning = _turning(locale, ("history", asked.whose), asked.number, pages_of(total))
    kept = [game for game in games if game.kept]
    own = [game for game in kept if any(seat.person_id == asked.reader for seat in game.seats)]
    looks = [*_buttons(locale, "replay", kept), *_buttons(locale, "review", own)]
    return screen(text("\n".join(parts)), *looks, *turning)


def _buttons(locale: str, action: str, games: Sequence[PastGame]) -> Iterator[Row]:
    """A button for each of these games, in the order of the list."""
    buttons = [
        button(say(locale, f"history-{action}", table=game.table_id), control(game.table_id, action))
        for game in games
    ]
    for first in range(0, len(buttons), A_ROW):
        yield row(*buttons[first : first + A_ROW])


def _game(locale: str, game: PastGame, reader: int) -> str:
    head = say(
        locale,
        "history-game",
        game=name(locale, game.game),
        table=game.table_id,
        when=f"<t:{game.ended_at}:d>",
    )
    alone = sum(map(_forgotten, game.seats)) == 1
    seats = [_seat(locale, seat, _called(locale, seat, alone=alone), reader) for seat in game.seats]
    return f"{head}\n{listed(locale, seats)}"


def _forgotten(seat: PastSeat) -> bool:
    return seat.person_id < 0 and seat.computer is None


def _called(locale: str, seat: PastSeat, *, alone: bool) -> str:
    """What a seat is called. Several people who were forgotten are told apart by their seats."""
    if _forgotten(seat):
        somebody = say(locale, "forgotten-name")
        return somebody if alone else say(locale, "forgotten-at-seat", name=somebody, seat=seat.seat + 1)
    shown = escape(seat.name)
    return shown if seat.computer is None else say(locale, "computer-name", name=shown)


def _seat(locale: str, seat: PastSeat, called: str, reader: int) -> str:
    words = say(
        locale,
        "history-seat",
        name=called,
        score=signed(seat.score),
        rank=seat.rank,
        left="yes" if seat.left else "no",
    )
    return f"**{words}**" if seat.person_id == reader else words


def stats_screen(
    locale: str,
    played: Sequence[Played],
    partners: Sequence[Partner],
    number: int,
    deeds: Callable[[Played], str],
    *,
    counting: bool,
    ratings: Iterable[str] = (),
) -> Screen:
    """What somebody did in all their games, by kind of game, most played first, below lines about their `ratings`;
    `deeds` says what only games of one family know."""
    parts = [say(locale, "stats-title"), *ratings]
    if partners:
        names = [say(locale, "stats-partner", name=escape(one.name), games=one.games) for one in partners]
        parts.append(say(locale, "stats-partners", names=listed(locale, names)))
    parts += [_kind(locale, kind, deeds(kind)) for kind in played[AT_ONCE * number :][:AT_ONCE]]
    if played:
        parts.append(say(locale, "stats-note"))
    else:
        parts.append(say(locale, "history-none", whose=ME))
    games = sum(kind.games for kind in played)
    parts += _foot(locale, number, len(played), games, counting=counting)
    return _paged(locale, parts, ("stats",), number, len(played))


def _kind(locale: str, kind: Played, deeds: str) -> str:
    head = say(
        locale,
        "stats-kind",
        game=name(locale, kind.game),
        players=kind.players,
        computers="yes" if kind.with_computers else "no",
    )
    line = say(
        locale,
        "stats-games",
        games=kind.games,
        wins=kind.wins,
        score=tenths(locale, kind.score, kind.games),
        place=tenths(locale, kind.places, kind.games),
    )
    return "\n".join([head, line, *([deeds] if deeds else [])])


def tenths(locale: str, total: int, count: int) -> str:
    """A total divided by a count, rounded to one digit behind the point."""
    # Of whole numbers alone: a half is rounded away from nothing, as people do.
    rounded = (20 * abs(total) + count) // (2 * count)
    sign = MINUS_SIGN if total < 0 < rounded else ""
    return say(locale, "number-with-tenths", whole=f"{sign}{rounded // 10}", tenths=str(rounded % 10))


def pages_of(total: int) -> int:
    """How many pages there are for so many; at least one."""
    return max(1, -(-total // AT_ONCE))


def _foot(locale: str, number: int, total: int, games: int, *, counting: bool) -> Iterator[str]:
    if total:
        yield say(locale, "history-page", page=number + 1, pages=pages_of(total), games=games)
    if counting:
        yield say(locale, "still-counting")


def _paged(locale: str, parts: Sequence[str], action: tuple[str, ...], number: int, total: int) -> Screen:
    """These paragraphs, and buttons to the pages around this one where there are several."""
    turning = _turning(locale, action, number, pages_of(total))
    return screen(text("\n".join(parts)), *turning)


def _turning(locale: str, action: tuple[str, ...], number: int, pages: int) -> Iterator[Row]:
    if pages > 1:
        yield row(
            _to(locale, "history-newer", action, number - 1, pages),
            _to(locale, "history-older", action, number + 1, pages),
        )


def _to(locale: str, words: str, action: tuple[str, ...], number: int, pages: int) -> Button:
    named, *args = action
    label = say(locale, words)
    return button(label, control(ANYWHERE, named, *args, number), disabled=not 0 <= number < pages)
