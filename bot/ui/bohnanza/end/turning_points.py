"""The steps of a game of Bohnanza at which most was decided, by what everybody saw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import View
from bot.games.contract import Seat
from bot.tables.replays.course import Step
from bot.ui.bohnanza.book import book
from bot.ui.screens import Turning

BOUGHT = frozenset({"field-bought", "field-bought-box"})
A_TRADE = 3
"""A big trade has at least so many cards."""


def turning_points(steps: Iterable[Step]) -> Sequence[Turning]:
    """The biggest harvest and trade, the first third field, the last change of the lead, the last end of the draw
    pile: each of them where there was one, as they came."""
    known = list(steps)
    told = [(step.number, news) for step in known for news in step.told]
    found = [*_lead(known), *_harvest(told), *_trade(told), *_field(told), *_pile(told)]
    # One step may be several of them: then it is the first.
    return sorted({one.number: one for one in reversed(found)}.values())


def _harvest(told: Sequence[tuple[int, News]]) -> Iterator[Turning]:
    kinds = book().news
    harvests = [(news.number, -step, news.seat or 0) for step, news in told if kinds[news.what].harvest]
    if harvests and max(harvests)[0]:
        thalers, step, seat = max(harvests)
        yield Turning(-step, "harvest", seat, thalers)


def _trade(told: Sequence[tuple[int, News]]) -> Iterator[Turning]:
    """The trade in which most cards changed hands."""
    trades = [(len(news.beans + news.taken), -step, news) for step, news in told if news.what == "traded"]
    if trades:
        cards, step, news = max(trades, key=lambda one: one[:2])
        if cards >= A_TRADE:
            yield Turning(-step, "trade", news.seat or 0, cards, news.other)


def _field(told: Sequence[tuple[int, News]]) -> Iterator[Turning]:
    bought = [(step, news) for step, news in told if news.what in BOUGHT]
    for step, news in bought[:1]:
        yield Turning(step, "field", news.seat or 0)


def _pile(told: Sequence[tuple[int, News]]) -> Iterator[Turning]:
    out = [(step, news) for step, news in told if news.what in ("exhausted", "exhausted-last")]
    for step, news in out[-1:]:
        yield Turning(step, "pile", news.seat or 0, news.number)


def _lead(steps: Iterable[Step]) -> Iterator[Turning]:
    """The last time that somebody else came to have more thalers than anybody."""
    kinds = book().news
    leader: Seat | None = None
    last = []
    for step in steps:
        if not any(kinds[news.what].thalers for news in step.told):
            continue
        view: View = step.look()
        now = _alone_ahead([len(seat.thalers) for seat in view.seats])
        if now is None:
            continue
        if leader not in (None, now):
            last = [Turning(step.number, "lead", now, len(view.seats[now].thalers), leader)]
        leader = now
    yield from last


def _alone_ahead(thalers: Sequence[int]) -> Seat | None:
    """Who has more than anybody else."""
    return thalers.index(max(thalers)) if thalers.count(max(thalers)) == 1 else None
