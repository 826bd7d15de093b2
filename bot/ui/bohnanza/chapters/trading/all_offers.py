"""All open offers beside the hand, with what the viewer can do about each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.bohnanza.view import OfferView
from bot.ui.bohnanza.chapters.trading.buttons import answer_buttons, withdraw_button
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control, number
from bot.ui.layout import Button, Item, button, row, rows, text
from bot.ui.messages.playing import back_button
from bot.words import say

PAGE_OFFERS = 4
"""Offers on one page: each takes up to six of the forty components, a text, a row and four buttons, and the hand
stands beside them."""
PAGE_TEXT = 2500
"""Characters of offers on one page; a single longer offer has a page of its own."""


class Line(NamedTuple):
    """An open offer in words, and the buttons that work for the viewer."""

    words: str
    buttons: tuple[Button, ...]


def offers(seen: Sight) -> Iterator[Item]:
    """One page of the open offers: first those the viewer may answer, then their own, then those between
    others."""
    args = seen.part.args if seen.part else ()
    ordered = sorted(seen.view.offers, key=lambda offer: _order(seen, offer))
    lines = [Line(offer_line(seen, offer), tuple(_buttons(seen, offer))) for offer in ordered]
    pages = _pages(lines)
    page = min(number(args, 0) if args else 0, len(pages) - 1)
    yield text(say(seen.locale, "offers-title", count=len(lines)))
    for line in pages[page]:
        yield text(line.words)
        if line.buttons:
            yield row(*line.buttons)
    turning = _turning(seen, page, len(pages)) if len(pages) > 1 else ()
    yield from rows([*turning, back_button(seen)])


def _order(seen: Sight, offer: OfferView) -> tuple[int, int]:
    mine = own(seen.view)
    if offer.number in mine.options.decline:
        return 0, offer.number
    if offer.seat == mine.seat:
        return 2, offer.number
    return (1 if offer.to in (None, mine.seat) else 3), offer.number


def _buttons(seen: Sight, offer: OfferView) -> Sequence[Button]:
    if offer.seat == own(seen.view).seat:
        withdraw = withdraw_button(seen, offer)
        return () if withdraw is None else (withdraw,)
    return answer_buttons(seen, offer) if offer.to in (None, own(seen.view).seat) else ()


def _pages(lines: Sequence[Line]) -> Sequence[Sequence[Line]]:
    """The offers divided into pages that a message can hold; at least one page."""
    pages: list[list[Line]] = [[]]
    for line in lines:
        full = len(pages[-1]) == PAGE_OFFERS
        long = sum(len(other.words) for other in pages[-1]) + len(line.words) > PAGE_TEXT
        if pages[-1] and (full or long):
            pages.append([])
        pages[-1].append(line)
    return pages


def _turning(seen: Sight, page: int, pages: int) -> Sequence[Button]:
    back = button(
        say(seen.locale, "offers-back", page=max(page, 1), pages=pages),
        control(seen.table.id, "offers", max(page - 1, 0), "back"),
        disabled=page == 0,
    )
    on = button(
        say(seen.locale, "offers-on", page=min(page + 2, pages), pages=pages),
        control(seen.table.id, "offers", min(page + 1, pages - 1), "on"),
        disabled=page == pages - 1,
    )
    return back, on
