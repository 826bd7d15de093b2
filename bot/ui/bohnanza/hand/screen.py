"""A person's private message: their panel, with only the buttons that work now, or the hand by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Own, Phase
from bot.games.contract import Outcome
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.ending import sheet as end
from bot.ui.bohnanza.chapters.planting.panel import planting
from bot.ui.bohnanza.chapters.trading.panel import Room, offers, shown_offers
from bot.ui.bohnanza.hand.buttons import foot, phase_buttons
from bot.ui.bohnanza.hand.card import card_screen
from bot.ui.bohnanza.hand.parts import Drawn, drawn
from bot.ui.bohnanza.hand.sight import hand_sight
from bot.ui.bohnanza.hand.title import over, silent, title
from bot.ui.bohnanza.high_bohn import banks, questions
from bot.ui.bohnanza.pictures.end import end_picture
from bot.ui.bohnanza.pictures.hand import hand_picture
from bot.ui.bohnanza.table.screen import COLOURS
from bot.ui.bohnanza.telling.hand_cards import beside_fields, field_lines, hand_lines
from bot.ui.bohnanza.wording import phrases
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.fitting import fullest
from bot.ui.layout import Item, Screen, Separator, container, rows, text
from bot.ui.messages.all_hands import over_buttons
from bot.ui.messages.pace import paused_buttons, stands_still
from bot.ui.messages.playing import (
    table_text_button,
    what_button,
    where_line,
    with_notice,
)
from bot.ui.phrases import cut
from bot.ui.screens import Face


class Detail(NamedTuple):
    """How much the panel tells: the offers that have room, how many buttons for single cards (`/plant` lists the
    rest), and at the end each field of the final harvest or sums."""

    offers: Room
    singles: int = 20
    fields: bool = True


DETAILS = (
    Detail(Room(to=3, lacking=6, by=3, declined=True)),
    Detail(Room(to=3, lacking=3, by=3, declined=True)),
    Detail(Room(to=2, lacking=3, by=2, declined=True), fields=False),
    Detail(Room(to=1, lacking=0, by=1, declined=False), fields=False),
    Detail(Room(to=1, lacking=0, by=1, declined=False), singles=10, fields=False),
)
"""From the most to the least; forty components have no room for more."""


PAGE_NOTICE = 140
"""Characters of what stands above a page, which needs nearly all the room there is."""


def hand_screen(seen: Sight, notice: str | None = None, face: Face = Face.RESTING) -> Screen:
    """The message with this face of the seat whose View this is; `notice` stands above it."""
    return drawn_hand(hand_sight(seen, face), notice, face)


def drawn_hand(sight: Sight, notice: str | None, face: Face) -> Screen:
    """The same, of what `hand_sight` has left for this face."""
    if face in (Face.CARD, Face.ASLEEP):
        return card_screen(sight, notice or "", face)
    return fullest(lambda detail: _panel(sight, notice or "", face, detail), DETAILS)


def _panel(seen: Sight, notice: str, face: Face, detail: Detail) -> Screen:
    outcome, part = seen.view.outcome, drawn(seen)
    if part is not None and part.page:
        notice = cut(notice, PAGE_NOTICE)
    if outcome is None:
        items: Iterable[Item] = _playing(seen, phrases.own(seen.view), face, detail, part)
    else:
        items = _ended(seen, outcome, detail)
    return with_notice(notice, container(*items, colour=_colour(seen, face)))


def _colour(seen: Sight, face: Face) -> int | None:
    """The colour of the phase, unless nobody can move; a panel that can't be edited freely has it only for a
    player whom it waits for."""
    view = seen.view
    if stands_still(seen.table):
        return None
    waited = view.own is not None and view.own.seat in view.waiting_for
    shown = waited or face is Face.LIVE or view.phase is Phase.ENDED
    return COLOURS[view.phase] if shown else None


def _ended(seen: Sight, outcome: Outcome, detail: Detail) -> Iterator[Item]:
    _, harvest, ranking = end.sheet(seen, outcome, brief=not detail.fields)
    yield text("\n".join(over(seen, outcome)))
    if seen.pictures:
        yield end_picture(seen, outcome)
        yield from rows([*over_buttons(seen), table_text_button(seen)])
    else:
        yield text(ranking)
        yield Separator()
        yield text(harvest)
        yield from rows(over_buttons(seen))
    yield where_line(seen)


def _playing(seen: Sight, own: Own, face: Face, detail: Detail, part: Drawn | None) -> Iterator[Item]:
    if part is None or not part.page:
        yield text(title(seen, own, face))
        yield from _hand_and_fields(seen, own)
    if part is not None:
        yield from part.items
    elif stands_still(seen.table):
        yield from rows(paused_buttons(seen.table, seen.table.seats[own.seat].person_id, seen.locale))
    else:
        yield from _usual(seen, own, face, detail)
    yield where_line(seen)


def _hand_and_fields(seen: Sight, own: Own) -> Iterator[Item]:
    """In words, or as a picture with what it leaves out."""
    if not seen.pictures:
        yield text("\n".join([hand_lines(seen.locale, beans(own.hand)), field_lines(seen, own)]))
        return
    yield hand_picture(seen, own)
    if lines := beside_fields(seen, own):
        yield text("\n".join(lines))


def _usual(seen: Sight, own: Own, face: Face, detail: Detail) -> Iterator[Item]:
    """What can be done now."""
    yield from questions.answers(seen, own)
    plant = planting(seen, own, detail.singles)
    if plant.lines:
        yield text("\n".join(plant.lines))
    yield from banks.order_items(seen, own)
    shown = shown_offers(seen, own, detail.offers)
    yield from offers(seen, shown)
    what = [what_button(seen)] if silent(seen.view, own, face) else []
    yield from rows([*what, *plant.buttons, *phase_buttons(seen, own, len(shown.all))])
    yield from duel.discard_select(seen, own)
    yield from rows(list(foot(seen, own, face)))
