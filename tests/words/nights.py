"""The screens of nights, in all that they can say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.store.nights.rows import Answer, Division, GuestRow, NightRow, Stage
from bot.ui.components import Screen
from bot.ui.messages.nights.announcement import announcement_screen
from bot.ui.messages.nights.draft import LONGEST, Draft
from bot.ui.messages.nights.managing import (
    Listed,
    Reader,
    answered_screen,
    cancel_question,
    move_form,
    move_question,
    night_screen,
    start_screen,
    unreadable_screen,
)
from bot.ui.messages.nights.planning import (
    Planner,
    draft_screen,
    dropped_screen,
    plan_form,
    posted_screen,
    title_form,
    when_form,
)
from bot.words import say
from tests.ui.bohnanza.examples import LINK
from tests.words.crawling import NAMES, Shown

NOW = 1_900_000_000
TITLE = "Ω" * LONGEST


def night(locale: str, **other: object) -> NightRow:
    """A night next week, of which everything is said that can be."""
    plan = (1, 1, 101, 10**18, 10**18, locale, TITLE, "high_bohn", 7, NOW, "Europe/Berlin")
    made = NightRow(*plan, True, Division.RATING, True, 1200, Stage.PLANNED, NOW, 5, 5, True)
    return made._replace(**other)  # type: ignore[arg-type]


def guests() -> list[GuestRow]:
    """Some who come, some who may, and one who doesn't."""
    answers = [*[Answer.COMING] * 4, Answer.MAYBE, Answer.MAYBE, Answer.NOT]
    said = zip(NAMES, answers, strict=True)
    return [GuestRow(1, 101 + n, name, answer, n == 0, NOW) for n, (name, answer) in enumerate(said)]


def nights(locale: str) -> Iterator[Shown]:
    """Every such screen."""
    yield from _planned(locale)
    yield from _announced(locale)
    for title, url, invite in product((TITLE,), (LINK, None), (LINK, None)):
        yield Shown("nights", posted_screen(locale, title, url, invite, hidden=invite is None))
    yield Shown("nights", dropped_screen(locale))
    for form in (plan_form(locale, "duel"), title_form(locale, ""), when_form(locale, ""), when_form(locale, "8")):
        yield Shown("nights", form.modal)


def _planned(locale: str) -> Iterator[Shown]:
    for game, weekly, division, computers in product(CATALOGUE, (True, False), Division, (True, False)):
        draft = Draft(TITLE, "8", (NOW,), weekly=weekly, division=division, computers=computers).playing(game)
        for one in (draft, draft._replace(words=""), draft._replace(moments=()), draft._replace(seats=99)):
            planner = Planner(locale, NAMES[0], "Europe/Berlin", "<#5>")
            yield Shown("nights", _shown(one, planner, NOW - 60))
    for moments, now in (((NOW,), NOW), ((NOW,), 0), ((NOW, NOW + 1), 0)):
        draft = Draft(TITLE, "8", moments).playing("duel")
        planner = Planner(locale, NAMES[0], "Europe/Berlin", "<#5>")
        yield Shown("nights", _shown(draft, planner, now))
        nowhere = planner._replace(city="", zone=None)
        yield Shown("nights", draft_screen(draft, nowhere, IllegalMove("night-zone-missing")))


def _shown(draft: Draft, planner: Planner, now: int) -> Screen:
    wrong = draft.wrong(now)
    return draft_screen(draft, planner, *([] if wrong is None else [wrong]))


def _announced(locale: str) -> Iterator[Shown]:
    there = guests()
    for stage, weekly in product(Stage, (True, False)):
        one = night(locale, stage=stage, weekly=weekly)
        yield Shown("nights", announcement_screen(one, there))
        for reader in (101, 105, 107, 5):
            listed = Listed(one, there)
            yield Shown("nights", night_screen(listed, Reader(locale, reader, changes=True), LINK))
        yield Shown("nights", cancel_question(one, locale))
        yield Shown("nights", move_question(one, locale, NOW + 60, "8"))
    one = night(locale)
    yield Shown("nights", announcement_screen(one, []))
    for count in (0, 1, 40):
        yield Shown("nights", start_screen(locale, [Listed(one, there), Listed(one, there[:1])] * count, None))
    yield Shown("nights", answered_screen(one, there[0], locale, [one]))
    yield Shown("nights", answered_screen(one, there[1], locale))
    yield Shown("nights", move_form(one, locale, "Europe/Berlin").modal)
    yield Shown(
        "nights", unreadable_screen(one, locale, "Europe/Berlin", say(locale, "night-past"), "8", (NOW, NOW + 1))
    )
