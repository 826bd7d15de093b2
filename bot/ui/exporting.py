"""A game that is over as one viewer saw it, as a text: what its replay shows step by step, and nothing besides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract import Viewer
from bot.tables import Table
from bot.tables.replays.course import Course
from bot.ui.replaying import replay_screen
from bot.ui.seeing import screens

HEAD = "bean-table replay 1"
"""The first line, with the version of this form."""
MARK = re.compile(r"=== ([0-9]{1,9}) · ([0-9]{1,9}) ===")
"""The line above each step: its number from 1, and its turn. Nothing that is said of a step makes such a line."""


class Page(NamedTuple):
    """A step in words: its number, from 1, and its turn."""

    number: int
    turn: int
    text: str


def exported(table: Table, course: Course, viewer: Viewer, locale: str) -> Iterator[str]:
    """The text in pieces, one for each step after the head."""
    yield f"{HEAD}\n"
    for page in pages(table, course, viewer, locale):
        yield f"\n=== {page.number} · {page.turn} ===\n{page.text}\n"


def pages(table: Table, course: Course, viewer: Viewer, locale: str, *, all_hands: bool = False) -> Iterator[Page]:
    """The steps of a game in words; `all_hands` only where they are open."""
    for number in range(course.last(viewer) + 1):
        yield page(table, course, viewer, number, locale, all_hands=all_hands)


def page(
    table: Table, course: Course, viewer: Viewer, number: int, locale: str, *, all_hands: bool = False
) -> Page:
    """One step in words, or the nearest that there is; numbers are counted from 0."""
    moment = course.moment(viewer, number, range(len(table.seats)) if all_hands else ())
    shown = replay_screen(table, moment, locale, pictures=False)
    return Page(moment.number + 1, screens(table).turn(moment.view), "\n".join(shown.texts()))


def imported(text: str) -> list[Page]:
    """The steps of an exported text; none in any other text."""
    head, *lines = text.splitlines() or [""]
    found: list[tuple[int, int, list[str]]] = []
    for line in lines if head == HEAD else ():
        if marked := MARK.fullmatch(line):
            found.append((int(marked[1]), int(marked[2]), []))
        elif found:
            found[-1][2].append(line)
    return [Page(number, turn, "\n".join(said).strip("\n")) for number, turn, said in found]
