"""The public message of a table: what everybody may see, whom the game waits for, and buttons for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract import Outcome
from bot.games.nicht_die_bohne.view import Phase
from bot.ui.fitting import fullest
from bot.ui.layout import Button, Item, Screen, Separator, container, rows, screen, text
from bot.ui.messages.pace import pace_lines, paused, resume_buttons
from bot.ui.messages.playing import (
    back_button,
    hand_button,
    rematch_button,
    replay_button,
    review_button,
    rules_button,
    text_buttons,
)
from bot.ui.nicht_die_bohne.controls.buttons import sheets_button, take_buttons
from bot.ui.nicht_die_bohne.messages import end
from bot.ui.nicht_die_bohne.messages.sheets import sheet
from bot.ui.nicht_die_bohne.pictures.end import end_picture
from bot.ui.nicht_die_bohne.pictures.table import table_picture
from bot.ui.nicht_die_bohne.wording.areas import seat_block
from bot.ui.nicht_die_bohne.wording.news import latest
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.situation import situation
from bot.ui.nicht_die_bohne.wording.trick import past_line, trick_lines
from bot.ui.phrases import names, played
from bot.words import say

COLOURS = {Phase.LEAD: 0x8B5A2B, Phase.LAY: 0x5B8C3A, Phase.TAKE: 0xE0A030, Phase.ENDED: 0xF1C40F}


class Detail(NamedTuple):
    """How much the message tells: the last score sheet step by step, how much news, the previous trick."""

    steps: bool
    news: int
    past: bool


DETAILS = (
    Detail(steps=True, news=3, past=True),
    Detail(steps=False, news=2, past=True),
    Detail(steps=False, news=0, past=True),
    Detail(steps=False, news=0, past=False),
)
"""From the most to the least."""


def table_screen(seen: Sight) -> Screen:
    """The message of the table; it is the same for everybody who reads it."""
    return fullest(lambda detail: _table(seen, detail), DETAILS)


def text_screen(seen: Sight) -> Screen:
    """All that the message says where it has no picture, for whoever asks; for players with a way back."""
    words = table_screen(seen._replace(pictures=False)).texts()
    back = [back_button(seen)] if seen.view.own else []
    return screen(container(*map(text, words), colour=COLOURS[seen.view.phase]), *rows(back))


def _table(seen: Sight, detail: Detail) -> Screen:
    outcome = seen.view.outcome
    items = _playing(seen, detail) if outcome is None else _ended(seen, outcome, detail)
    return screen(container(*items, colour=COLOURS[seen.view.phase]))


def _title(seen: Sight) -> str:
    game = say(seen.locale, f"game-{seen.table.game}")
    return say(seen.locale, "bohne-table-title", game=game, table=str(seen.table.id))


def _ended(seen: Sight, outcome: Outcome, detail: Detail) -> Iterator[Item]:
    yield text("\n".join([_title(seen), end.winner(seen, outcome)]))
    if seen.pictures:
        yield end_picture(seen, outcome)
    else:
        yield Separator()
        yield text(end.ranking(seen, outcome))
        yield Separator()
        yield text(end.sheets(seen))
    if detail.past and (past := past_line(seen)):
        yield text(past)
    yield from rows(
        [
            rematch_button(seen),
            replay_button(seen),
            review_button(seen),
            *sheets_button(seen),
            rules_button(seen),
            *text_buttons(seen),
        ]
    )


def _playing(seen: Sight, detail: Detail) -> Iterator[Item]:
    yield text("\n".join([*_guidance(seen), *pace_lines(seen.table)]))
    if seen.pictures:
        yield table_picture(seen)
        yield from _take_buttons(seen)
    else:
        yield from _trick(seen)
        yield Separator()
    if seen.view.sheets and seen.view.trick == 1:
        yield text(sheet(seen, len(seen.view.sheets), steps=detail.steps))
        yield Separator()
    if not seen.pictures:
        yield text("\n".join([seat_block(seen, seat) for seat in seen.view.seats]))
    yield from _before(seen, detail)
    yield from rows(list(_always(seen)))


def table_words(seen: Sight, *, named: bool) -> Iterator[str]:
    """The table in words, for a page of a panel: which round and trick it is, the trick, and all players;
    `named`: the colours of their scoring areas with their names."""
    if seen.view.outcome is None:
        yield "\n".join([where(seen), *trick_lines(seen)])
    yield "\n".join([seat_block(seen, seat, named=named) for seat in seen.view.seats])
    if past := past_line(seen):
        yield past


def where(seen: Sight) -> str:
    """Which game this is, at which table, and which round and trick."""
    view, table = seen.view, seen.table
    return say(
        seen.locale,
        "bohne-table-where",
        game=say(seen.locale, f"game-{table.game}"),
        table=str(table.id),
        round=view.round,
        rounds=view.rounds,
        trick=view.trick,
        tricks=view.tricks,
    )


def _guidance(seen: Sight) -> Iterator[str]:
    now = situation(seen)
    yield say(
        seen.locale,
        "bohne-table-turn",
        phase=str(now.phase),
        names=names(seen, now.acting),
        paused=paused(seen.table, seen.locale),
        last=now.last,
        until="none" if now.until is None else f"<t:{now.until}:R>",
    )
    yield where(seen)
    if now.awaited:
        yield say(seen.locale, f"bohne-table-guide-{now.phase}", names=names(seen, now.awaited))


def _trick(seen: Sight) -> Iterator[Item]:
    lines = list(trick_lines(seen))
    if lines:
        yield text("\n".join(lines))
    yield from _take_buttons(seen)


def _take_buttons(seen: Sight) -> Iterator[Item]:
    """The buttons that take cards, if a person takes next."""
    if not all(played(seen.table.seats[seat]) for seat in situation(seen).acting):
        yield from rows(take_buttons(seen))


def _before(seen: Sight, detail: Detail) -> Iterator[Item]:
    """The latest news, and above them the previous trick."""
    lines = [say(seen.locale, "bohne-table-news-line", line=line) for line in latest(seen, detail.news)]
    past = past_line(seen)
    if detail.past and past:
        lines.insert(0, past)
    if lines:
        yield Separator()
        yield text("\n".join(lines))


def _always(seen: Sight) -> Iterator[Button]:
    yield from resume_buttons(seen.table, seen.locale)
    yield hand_button(seen)
    yield from sheets_button(seen)
    yield rules_button(seen)
    yield from text_buttons(seen)
