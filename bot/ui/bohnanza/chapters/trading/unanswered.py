"""The question before trading is ended over an offer to the active player by name: asked once, beside the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.view import OfferView, Phase, View
from bot.games.contract import OutOfDate
from bot.ui.bohnanza.chapters.trading.buttons import answer_buttons
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control, number
from bot.ui.layout import Item, button, row, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.screens import Part
from bot.words import say

ASKING = "ask-end"
"""The part in which the question stands."""
SURE = "anyway"
"""Marks the control that answers it."""
SHOWN = 3
"""So many of these offers have room in it, the newest ones."""


def question_before_end(seen: Sight, turn: int) -> Part | None:
    """The part that asks, where there is something to ask and it was not asked yet; in a lesson the guide says
    when trading ends."""
    view = seen.view
    now = view.turn == turn and view.phase is Phase.TRADE and own(view).seat == view.active
    if seen.table.lesson or not now or not _unanswered(view) or _asked(seen):
        return None
    return Part(ASKING, (str(turn), str(view.offered)))


def _unanswered(view: View) -> Sequence[OfferView]:
    """The open offers to the viewer by name that they have not declined."""
    mine = own(view)
    return [one for one in view.offers if one.to == mine.seat and one.number in mine.options.decline]


def _asked(seen: Sight) -> bool:
    """Whether the panel asks already."""
    return seen.part is not None and seen.part.action == ASKING and bool(_asked_about(seen))


def _asked_about(seen: Sight) -> Sequence[OfferView]:
    """The offers that the question was about, as far as they are still open; what came since has its place among
    the usual buttons."""
    args = seen.part.args if seen.part else ()
    turn, newest = number(args, 0), number(args, 1)
    if seen.view.turn != turn or seen.view.phase is not Phase.TRADE:
        return ()
    return [one for one in _unanswered(seen.view) if one.number <= newest]


def question(seen: Sight) -> Iterator[Item]:
    """The offers, with what answers them, and what ends trading all the same; raises Refusal once it is idle."""
    offers = _asked_about(seen)
    if not offers:
        raise OutOfDate("trading-over")
    yield text(say(seen.locale, "end-unanswered", count=len(offers)))
    for offer in offers[-SHOWN:]:
        yield text(offer_line(seen, offer, declined=False))
        yield row(*answer_buttons(seen, offer))
    end = control(seen.table.id, "end", seen.view.turn, SURE)
    sure = button(say(seen.locale, "end-anyway"), end, discord.ButtonStyle.danger)
    yield from rows([sure, back_button(seen)])
