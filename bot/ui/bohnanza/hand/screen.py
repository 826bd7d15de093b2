"""A person's private message: their panel, with only the buttons that work now, or the hand by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, takewhile

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.view import Own, Phase, Turn, View
from bot.games.contract import Outcome
from bot.ui.bohnanza.book import for_panel
from bot.ui.bohnanza.details import PANEL_DETAILS, PanelDetail
from bot.ui.bohnanza.end.sheet import sheet
from bot.ui.bohnanza.hand.card import card_screen
from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.parts import Drawn, drawn
from bot.ui.bohnanza.hand.title import over, title
from bot.ui.bohnanza.pictures.end import end_picture
from bot.ui.bohnanza.pictures.hand import hand_picture
from bot.ui.bohnanza.pictures.others import Others, others
from bot.ui.bohnanza.places import (
    ANSWERS,
    BEFORE_TURN,
    BUY,
    CHOICES,
    DRAWN,
    END,
    FIRST,
    FOOT,
    INSTEAD,
    LOOK,
    NEXT,
    OFFER,
    OFFERS,
    PLANT,
    PLANT_ALL,
    TAKING_PART,
    TO_PLANT,
    CardButtons,
)
from bot.ui.bohnanza.telling.hand_cards import beside_fields, field_lines, hand_lines
from bot.ui.bohnanza.telling.seats import other_line
from bot.ui.bohnanza.wording import phrases
from bot.ui.bohnanza.wording.colours import PHASE_COLOURS
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.fitting import fullest
from bot.ui.layout import Item, Screen, Separator, container, rows, text
from bot.ui.messages.all_hands import over_buttons
from bot.ui.messages.hints import hint_items
from bot.ui.messages.pace import paused_buttons, stands_still
from bot.ui.messages.playing import hint_button, table_text_button, take_part_button, where_line, with_notice
from bot.ui.phrases import cut
from bot.ui.screens import OFFERING, Face
from bot.words import say

PAGE_NOTICE = 140
"""Characters of what stands above a page, which needs nearly all the room there is."""


def hand_screen(seen: Sight, notice: str | None = None, face: Face = Face.RESTING) -> Screen:
    """The message with this face of the seat whose View this is; `notice` stands above it."""
    return drawn_hand(hand_excerpt(seen, face), notice, face)


def drawn_hand(seen: Sight, notice: str | None = None, face: Face = Face.RESTING) -> Screen:
    """The private message with this face, drawn from what `hand_excerpt` has left for it."""
    if face in (Face.CARD, Face.ASLEEP):
        return card_screen(seen, notice or "", face)
    return fullest(lambda detail: _panel(seen, notice or "", face, detail), PANEL_DETAILS)


def _panel(seen: Sight, notice: str, face: Face, detail: PanelDetail) -> Screen:
    outcome, colour = seen.view.outcome, _colour(seen, face)
    part = None if seen.part is None else drawn(seen)
    if part is not None and part.page:
        notice = cut(notice, PAGE_NOTICE)
    if outcome is None:
        items: Iterable[Item] = _playing(seen, phrases.own(seen.view), face, detail, part)
    else:
        items = _ended(seen, outcome, detail)
    return with_notice(notice, container(*items, colour=colour))


def _colour(seen: Sight, face: Face) -> int | None:
    """The colour of the phase, unless nobody can move; a panel that can't be edited freely has it only for a
    player whom it waits for."""
    view = seen.view
    if stands_still(seen.table):
        return None
    waited = view.own is not None and view.own.seat in view.waiting_for
    shown = waited or face is Face.LIVE or view.phase is Phase.ENDED
    return PHASE_COLOURS[view.phase] if shown else None


def _ended(seen: Sight, outcome: Outcome, detail: PanelDetail) -> Iterator[Item]:
    _, harvest, ranking = sheet(seen, outcome, brief=not detail.fields)
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


def _playing(seen: Sight, own: Own, face: Face, detail: PanelDetail, part: Drawn | None) -> list[Item]:
    above: list[Item] = []
    brief = part is not None and part.brief
    if part is None or not part.page:
        composing = part is not None and seen.part is not None and seen.part.action == OFFERING
        shown = others(seen, own, composing=composing) if face is Face.LIVE else Others()
        hand = _hand_and_fields(seen, own, shown if seen.pictures or detail.others else Others(), brief=brief)
        above = [text(title(seen, own, face, brief=brief)), *hand]
    if part is None:
        above += hint_items(seen)
    if part is not None:
        below: Sequence[Item] = part.items
    elif stands_still(seen.table):
        below = rows(paused_buttons(seen.table, seen.table.seats[own.seat].person_id, seen.locale))
    else:
        below = _usual(seen, own, face, detail)
    return [*above, *below, where_line(seen)]


def _hand_and_fields(seen: Sight, own: Own, above: Others, *, brief: bool) -> list[Item]:
    """Hand and fields in words, or as a picture; where there is room, with what that leaves out. Above them stand
    the others who are shown."""
    if not seen.pictures:
        seats = [other_line(seen, seat, above.fits(seat)) for seat in above.seats]
        return [text("\n".join([*seats, hand_lines(seen.locale, beans(own.hand)), field_lines(seen, own)]))]
    lines = [] if brief else beside_fields(seen, own)
    return [hand_picture(seen, own, above), *([text("\n".join(lines))] if lines else [])]


def _usual(seen: Sight, own: Own, face: Face, detail: PanelDetail) -> list[Item]:
    """What can be done now: questions, offers, and buttons in their order."""
    offered = for_panel(seen, own, detail)
    instead, kinds = offered.at(INSTEAD), offered.at(PLANT)
    above, below = offered.at(DRAWN, OFFERS), offered.at(CHOICES)
    moves = [*instead, *offered.at(BEFORE_TURN, NEXT, OFFER, END, TAKING_PART, BUY)]
    plant_all, foot, look = offered.at(PLANT_ALL), offered.at(FOOT), offered.at(LOOK)
    answers, lines = offered.at(ANSWERS), offered.at(FIRST, TO_PLANT)
    room = _room_for(kinds, detail.singles - len(instead))
    lines += _without_buttons(seen, kinds[room:])
    said = [text("\n".join(lines))] if lines else []
    join = [take_part_button(seen, way)] if (way := _way_in(seen.view, own, face)) else []
    single = [one for kind in kinds[:room] for one in kind.buttons]
    hint = [hint_button(seen)] if _decides(seen.view, own, face) and seen.table.daily is None else []
    buttons, last = rows([*join, *plant_all, *single, *moves]), rows([*foot, *hint, *look])
    return [*answers, *said, *above, *buttons, *below, *last]


def _way_in(view: View, own: Own, face: Face) -> str:
    """What waking a resting panel lets its player do, of what stays true; empty where it asks for something."""
    if face is not Face.RESTING or own.seat in view.waiting_for:
        return ""
    if own.options.may_offer and not view.seats[own.seat].passed:
        return "trade"
    return "turns" if view.kind is Turn.TRADING else "game"


def _decides(view: View, own: Own, face: Face) -> bool:
    """Whether there is something for its player to decide: a panel at rest knows only of what concerns them."""
    named = any(offer.to == own.seat for offer in view.offers)
    return face is Face.LIVE or own.seat in view.waiting_for or named


def _room_for(kinds: Sequence[CardButtons], most: int) -> int:
    """How many of these kinds, from the first one on, have room for all their buttons among so many."""
    sizes = accumulate(len(kind.buttons) for kind in kinds)
    return sum(1 for _ in takewhile(lambda size: size <= most, sizes))


def _without_buttons(seen: Sight, kinds: Sequence[CardButtons]) -> Iterator[str]:
    """Says which cards to plant have no button for lack of room."""
    if kinds:
        rest = [bean for kind in kinds for bean in kind.alike]
        yield say(seen.locale, "hand-set-aside-more", beans=bunch(seen.locale, rest))
