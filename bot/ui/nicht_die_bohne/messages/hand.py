"""The private message of a seat: what to do now, its hand by colour and number, and only the buttons that work
now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.contract import Outcome
from bot.games.nicht_die_bohne.view import Own, Phase
from bot.ui.fitting import fullest
from bot.ui.layout import Item, Screen, container, rows, text
from bot.ui.messages.all_hands import over_buttons
from bot.ui.messages.hints import hint_items
from bot.ui.messages.pace import paused_buttons, stands_still
from bot.ui.messages.playing import (
    hint_button,
    more_button,
    paused_title,
    play_here_button,
    quiet_title,
    take_part_button,
    text_buttons,
    wake_button,
    where_line,
    with_notice,
)
from bot.ui.nicht_die_bohne.controls.buttons import lay_rows, sheets_button, take_buttons
from bot.ui.nicht_die_bohne.messages import end
from bot.ui.nicht_die_bohne.messages.first_line import acting, call, down, first_line, silent
from bot.ui.nicht_die_bohne.messages.parts import Drawn, drawn
from bot.ui.nicht_die_bohne.messages.table import COLOURS
from bot.ui.nicht_die_bohne.pictures.end import end_picture
from bot.ui.nicht_die_bohne.pictures.hand import hand_picture
from bot.ui.nicht_die_bohne.wording import phrases
from bot.ui.nicht_die_bohne.wording.areas import others, shows_others
from bot.ui.nicht_die_bohne.wording.hand_cards import hand_lines, own_cards
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.trick import trick_lines
from bot.ui.screens import Face

PANEL = (Face.LIVE, Face.RESTING)


def hand_screen(seen: Sight, notice: str | None = None, face: Face = Face.RESTING) -> Screen:
    """The message of the seat whose View this is, with this face; `notice` stands above it. A page without room
    below a long notice is left out."""
    own = phrases.own(seen.view)
    return fullest(lambda part: _hand(seen, own, notice, face, part), (*drawn(seen, face), None))


def _hand(seen: Sight, own: Own, notice: str | None, face: Face, part: Drawn | None) -> Screen:
    items = [*_items(seen, own, face, part), where_line(seen, face)]
    return with_notice(notice, container(*items, colour=_colour(seen, own, face)))


def _colour(seen: Sight, own: Own, face: Face) -> int | None:
    """The colour of the phase; that of a hand which does not follow it only where the game waits for its player,
    so that it needs no edits."""
    view = seen.view
    follows = face is Face.LIVE or (face is Face.RESTING and own.seat in view.waiting_for)
    ended = view.phase is Phase.ENDED
    return COLOURS[view.phase] if ended or (follows and not stands_still(seen.table)) else None


def _items(seen: Sight, own: Own, face: Face, part: Drawn | None) -> Iterator[Item]:
    outcome = seen.view.outcome
    if outcome is not None:
        yield from _ended(seen, own, outcome, face, part)
    elif face not in PANEL:
        yield from _elsewhere(seen) if face is Face.CARD else _asleep(seen, own)
    else:
        yield text(_title(seen, own, face))
        yield from part.items if part is not None and part.page else _playing(seen, own, face, part)


def _elsewhere(seen: Sight) -> Iterator[Item]:
    """Why this message has come, if it calls its reader, and where they play."""
    calling = [call(seen)] if seen.called else []
    yield text("\n".join([*calling, quiet_title(seen, Face.CARD)]))
    yield from rows([play_here_button(seen)])


def _asleep(seen: Sight, own: Own) -> Iterator[Item]:
    yield text(quiet_title(seen, Face.ASLEEP))
    yield _shown_cards(seen, own, Face.ASLEEP, follows=False)
    yield from rows([wake_button(seen)])


def _title(seen: Sight, own: Own, face: Face) -> str:
    if stands_still(seen.table):
        return paused_title(seen, seen.table.seats[own.seat].person_id)
    return first_line(seen, own, face)


def _playing(seen: Sight, own: Own, face: Face, part: Drawn | None) -> Iterator[Item]:
    still = stands_still(seen.table)
    if not (still or silent(own, face) or seen.pictures) and seen.view.phase is Phase.TAKE:
        yield text("\n".join(trick_lines(seen)))
    yield _shown_cards(seen, own, Face.LIVE if still else face, follows=not still)
    if shows_others(seen, face):
        yield text("\n".join(others(seen, own)))
    if part is not None:
        yield from part.items
    elif still:
        yield from rows(paused_buttons(seen.table, seen.table.seats[own.seat].person_id, seen.locale))
    else:
        yield from _buttons(seen, own, face)


def _shown_cards(seen: Sight, own: Own, face: Face, *, follows: bool) -> Item:
    """The hand with the own scoring area, in words or as a picture; if it `follows` the game, the picture shows
    also the card face down, or those to take."""
    told = face in PANEL and not silent(own, face)
    if seen.pictures and (own.hand or told):
        asks = follows and told
        return hand_picture(seen, own, down=asks and down(seen.view, own), area_too=told, asks=asks)
    return text("\n".join(own_cards(seen, own) if told else hand_lines(seen.locale, own.hand)))


def _buttons(seen: Sight, own: Own, face: Face) -> Iterator[Item]:
    if silent(own, face):
        yield from rows([take_part_button(seen, "game")])
        return
    yield from hint_items(seen)
    yield from lay_rows(seen, own)
    if own.options.take:
        yield from rows(take_buttons(seen))
    yield from rows([*([hint_button(seen)] if acting(own) else ()), more_button(seen)])


def _ended(seen: Sight, own: Own, outcome: Outcome, face: Face, part: Drawn | None) -> Iterator[Item]:
    if face not in PANEL:
        yield text(end.over(seen, outcome))
        return
    yield text(end.for_player(seen, own.seat, outcome))
    if part is not None:
        yield from part.items
        return
    yield end_picture(seen, outcome) if seen.pictures else text(end.ranking(seen, outcome))
    yield from rows([*over_buttons(seen), *sheets_button(seen), *text_buttons(seen)])
