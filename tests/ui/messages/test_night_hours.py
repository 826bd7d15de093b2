"""What a night says by itself: within Discord's limits, in every language, and known by its first paragraph."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.tables.nights.planning import CALLED_AT_ONCE
from bot.ui.components import Screen
from bot.ui.messages.nights import hours
from bot.ui.messages.nights.hours import Called, How, Outcome
from bot.words import locales
from tests.ui.messages.test_nights import LINK, LONG, a_night
from tests.ui.reading import keeps_the_limits, words

PEOPLE = [10**18 + number for number in range(CALLED_AT_ONCE)]


def everything(locale: str, part: int = 0) -> Iterator[tuple[str, Screen]]:
    """Every message, with as much in it as there may be."""
    night = a_night(locale)
    once = night._replace(weekly=False)
    refused = [Called(None, None, PEOPLE[3:5], server=server) for server in (True, False)]
    called = [Called(10**6, LINK, PEOPLE[:1], 2), Called(10**6 + 1, None, PEOPLE[1:3], 1), *refused]
    outcomes = [Outcome(10**6, LINK, how, [LONG] * 7 if how is How.WON else ()) for how in How] * 3
    yield "reminder", hours.reminder_screen(night, part, PEOPLE, 70, LINK)
    yield "direct", hours.direct_reminder_screen(locale, night, LINK)
    yield "moved", hours.moved_screen(night, part, PEOPLE, LINK)
    yield "cancelled", hours.cancelled_screen(night, part, PEOPLE, goes_on=True)
    yield "asked", hours.asked_screen(night._replace(wants_event=False))
    yield "call", hours.call_screen(night, part, called, late=True)
    yield "missed", hours.missed_screen(night, nobody=False)
    yield "nobody", hours.missed_screen(night, nobody=True)
    yield "last", hours.last_screen(once, outcomes)
    yield "rests", hours.resting_screen(night, 3)
    yield "lost", hours.lost_screen(locale, night)


@pytest.mark.parametrize("locale", locales())
def test_every_message_keeps_the_limits(locale: str) -> None:
    for name, screen in everything(locale):
        assert keeps_the_limits(screen), name


@pytest.mark.parametrize("locale", locales())
def test_each_begins_in_its_own_way(locale: str) -> None:
    parts = [[screen.texts()[0] for _, screen in everything(locale, part)] for part in range(3)]
    assert all(len({*first}) == len(first) for first in parts)
    for number, (name, _) in enumerate(everything(locale)):
        if name in ("reminder", "moved", "cancelled", "call"):
            assert len({first[number] for first in parts}) == len(parts), name


def test_more_messages_of_the_same_say_that_they_are_parts_of_it() -> None:
    called = [Called(7, LINK, [1, 2])]
    texts = [hours.call_screen(a_night(), part, called, late=False).texts()[0] for part in range(3)]
    assert [text.rpartition(": ")[2] for text in texts[1:]] == ["more tables (part 2)", "more tables (part 3)"]


@pytest.mark.parametrize("locale", locales())
def test_all_who_are_called_are_mentioned(locale: str) -> None:
    for name, screen in everything(locale):
        if name in ("reminder", "moved", "cancelled"):
            assert all(f"<@{person}>" in words(screen) for person in PEOPLE), name


def test_a_table_says_whom_it_lacks_and_where_it_is() -> None:
    text = words(
        hours.call_screen(
            a_night(), 0, [Called(7, LINK, [1, 2], 1, host=2), Called(8, LINK, [3, 4, 5])], late=False
        )
    )
    assert f"**[Table #7]({LINK}):** <@1> <@2> (host) · 1 more player needed: whoever wants to can join" in text
    assert f"**[Table #8]({LINK}):** <@3> <@4> <@5>\n" in f"{text}\n"
    assert "away" not in text


def test_winners_share_a_line() -> None:
    outcomes = [Outcome(7, None, How.WON, ["Ana"]), Outcome(8, None, How.WON, ["Ben", "Cleo_"])]
    text = words(hours.last_screen(a_night(), outcomes))
    assert "**Table #7:** 🏆 Ana won" in text
    assert "**Table #8:** 🏆 Ben and Cleo\\_ won together" in text


def test_a_weekly_night_needs_no_button_for_the_next_one() -> None:
    for weekly in (True, False):
        screen = hours.last_screen(a_night()._replace(weekly=weekly), [])
        assert (len(screen.items) == 1) is weekly
