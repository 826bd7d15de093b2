"""The private list of all open offers, with what the viewer can do about each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.games.bohnanza.view import OfferView
from bot.ui.bohnanza.wording.offers import offer_line
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control
from bot.ui.layout import Button, Item, Row, button, screen, text
from bot.ui.screens import Show
from bot.words import say

PAGE_OFFERS = 6
"""Offers on one page: each takes up to five of the forty components, a text, a row and three buttons."""
PAGE_TEXT = 3500
"""Characters of offers on one page; a single longer offer has a page of its own."""


class Line(NamedTuple):
    """An open offer in words, and the buttons that work for the viewer."""

    words: str
    buttons: tuple[Button, ...]


def offer_list(seen: Sight, page: int = 0) -> Show:
    """One page of the open offers: first those the viewer may answer, then their own, then those between
    others."""
    ordered = sorted(seen.view.offers, key=lambda offer: _order(seen, offer))
    lines = [Line(offer_line(seen, offer), tuple(_buttons(seen, offer))) for offer in ordered]
    pages = _pages(lines)
    page = min(page, len(pages) - 1)
    title = say(seen.locale, "offers-title", count=len(lines))
    items: list[Item] = [text(title)]
    for line in pages[page]:
        items.append(text(line.words))
        if line.buttons:
            items.append(discord.ui.ActionRow(*line.buttons))
    if len(pages) > 1:
        items.append(_turning(seen, page, len(pages)))
    return Show(screen(*items))


def _order(seen: Sight, offer: OfferView) -> tuple[int, int]:
    options = own(seen.view).options
    if offer.number in options.decline:
        return 0, offer.number
    if offer.number in options.withdraw:
        return 2, offer.number
    mine = offer.to in (None, own(seen.view).seat)
    return (1 if mine else 3), offer.number


def _buttons(seen: Sight, offer: OfferView) -> Sequence[Button]:
    seat, table = own(seen.view), seen.table.id
    styles = discord.ButtonStyle
    buttons = []
    if any(option.offer == offer.number for option in seat.options.accept):
        label = say(seen.locale, "offers-accept", offer=str(offer.number))
        buttons.append(button(label, control(table, "accept", offer.number), styles.success))
    if offer.number in seat.options.decline:
        label = say(seen.locale, "offers-decline", offer=str(offer.number))
        buttons.append(button(label, control(table, "decline", offer.number)))
    if offer.number in seat.options.withdraw:
        label = say(seen.locale, "offers-withdraw", offer=str(offer.number))
        buttons.append(button(label, control(table, "withdraw", offer.number)))
    elif offer.to in (None, seat.seat):
        label = say(seen.locale, "offers-counter", offer=str(offer.number))
        buttons.append(button(label, control(table, "counter", offer.number)))
    return buttons


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


def _turning(seen: Sight, page: int, pages: int) -> Row:
    back = button(
        say(seen.locale, "offers-back", page=max(page, 1), pages=pages),
        control(seen.table.id, "offers", max(page - 1, 0), "back"),
    )
    on = button(
        say(seen.locale, "offers-on", page=min(page + 2, pages), pages=pages),
        control(seen.table.id, "offers", min(page + 1, pages - 1), "on"),
    )
    back.disabled = page == 0
    on.disabled = page == pages - 1
    return discord.ui.ActionRow(back, on)
