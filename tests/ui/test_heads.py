"""The heads of tables and panels in English: a call to action begins with its verb, each part fits a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.art.canvas.letters import font
from bot.games import CATALOGUE
from bot.ui.families import FAMILIES
from bot.ui.screens import Face
from tests.breadth import few
from tests.ui.test_agreement import KINDS, Moment, games, moment

LINE = 300
"""Pixels of a line in a container of a phone of 360: the edges, the stripe and the padding take 60."""
SIZE = 16
"""Pixels of the letters of Discord's `###`; those of the font here are bolder and wider than Discord's."""
MEASURED = 100
"""So many times as large they are measured: in their own size each is rounded to pixels on some machines only."""
SYMBOL = 22
"""Pixels of a symbol and the space behind it."""
VERBS = ("Buy", "Choose", "Discard", "Lay", "Lead", "Make", "Name", "Plant", "Put", "Take", "Trade", "Use")
"""With what a call to action begins, behind its symbol."""
FILLED_IN = re.compile(r"<t:\d+:R>|: [^\w\s].*$")
"""How long such a part is depends on the game: cards, or a moment to which the reader's client counts down."""


@cache
def heads(key: str) -> frozenset[tuple[bool, str]]:
    """The first line of each message in all forms of positions of ten games, and whether it calls its reader."""
    met = dict[tuple[object, ...], Moment]()
    for number, state in games(key):
        if CATALOGUE[key].outcome(state) is None:
            kind, acting = KINDS[number % len(KINDS)], CATALOGUE[key].to_act(state)
            planted = getattr(state, "planted", 0)
            met.setdefault((kind, state.phase, planted, bool(acting)), moment(key, state, kind))
    return frozenset(one for now in met.values() for one in _heads(now))


def _heads(now: Moment) -> Iterator[tuple[bool, str]]:
    yield False, head(now, None, None)
    for seat in range(len(now.table.seats)):
        acts = seat in CATALOGUE[now.key].to_act(now.state) and now.table.paused is None
        for face in (Face.LIVE, Face.RESTING):
            yield acts, head(now, seat, face)


def head(now: Moment, seat: int | None, face: Face | None) -> str:
    """The head of this message, without its mark and the symbol at its beginning."""
    screens, seen = FAMILIES[CATALOGUE[now.key].family], now.look(seat, face)
    made = screens.table(seen) if face is None else screens.hand(screens.hand_excerpt(seen, face), None, face)
    first = next(line for text in made.texts() for line in text.splitlines() if line.startswith("### "))
    return first.removeprefix("### ")


@cache
def width(words: str) -> int:
    """How wide these words are, in pixels."""
    plain = re.sub(r"[^\x20-\x7eö-ü·]", "", words)
    return round(font(SIZE * MEASURED).getlength(plain) / MEASURED) + SYMBOL * (len(plain) < len(words))


@pytest.mark.parametrize("key", few(CATALOGUE, "high_bohn_cognac"))
def test_each_part_of_a_head_fits_a_line_of_a_phone(key: str) -> None:
    said = {part for _, words in heads(key) for part in re.split(r" · |#\d+: ", FILLED_IN.sub("", words))}
    assert {part: width(part) for part in said if width(part) > LINE} == {}


@pytest.mark.parametrize("key", few(CATALOGUE, "high_bohn_cognac", "nicht_die_bohne"))
def test_a_call_to_action_begins_with_its_verb(key: str) -> None:
    calls = {re.sub(r"^\W+|.*(?:Table #\d+|Your turn): ", "", words) for acts, words in heads(key) if acts}
    assert {words for words in calls if re.split(r"\W", words)[0].capitalize() not in VERBS} == set()
