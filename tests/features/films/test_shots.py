"""What a film shows: the table once a turn, as everybody saw it, within a minute, and nothing of a hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.films.shots import LAST, MINUTE, QUICKEST, SLOWEST, moments, timed
from bot.games.chance import seeded
from bot.tables.replays.course import Course
from bot.ui.components import ALT_LIMIT, Scene
from bot.ui.families import FAMILIES
from tests.breadth import few_rows
from tests.games.bohnanza import resampling as of_bohnanza
from tests.games.nicht_die_bohne import resampling as of_nicht_die_bohne
from tests.tables.replays.games import GAMES, lived
from tests.ui.test_replaying import table

REDEALING: dict[str, Any] = {"bohnanza": of_bohnanza, "nicht_die_bohne": of_nicht_die_bohne}
"""Where it is written how each family is dealt anew."""


def shown(key: str, players: int, course: Course) -> list[Scene]:
    """What a film of this game would show."""
    return [one.picture.scene for one in moments(table(key, players), course)]


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[0], GAMES[-1]))
def test_nothing_of_it_depends_on_what_nobody_saw_of_hands_and_piles(key: str, players: int) -> None:
    """Deal all that not everybody could know anew, in each position: the film is the same."""
    played = lived(key, players)
    again, luck = REDEALING[played.game.family], seeded(key)
    course = played.course()
    states = [again.redeal(state, None, luck) for state in course._states]
    befores = zip(course._states, played.events[1:], strict=False)
    if played.game.family == "bohnanza":
        events = [again.disguise(before, event, None, luck) for before, event in befores]
    else:
        events = [again.disguise(event, None, luck) for _, event in befores]
    other = Course(played.game, states, [played.events[0], *events])
    assert [state for state, one in zip(course._states, states, strict=True) if state != one]
    assert shown(key, players, other) == shown(key, players, course)


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[0], GAMES[-1]))
def test_it_begins_with_the_deal_has_every_turn_and_ends_with_the_end(key: str, players: int) -> None:
    course, screens = lived(key, players).course(), FAMILIES[lived(key, players).game.family]
    found = list(moments(table(key, players), course))
    turns = {screens.turn(course.moment(None, number).view) for number in range(course.last(None) + 1)}
    assert len(turns) <= len(found) <= 2 * len(turns) + 1
    assert type(found[-1].picture.scene).__name__ == "End"
    assert [one.over for one in found] == sorted(one.over for one in found)
    assert (found[0].over, found[-1].over) == (0, 1)


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[0]))
def test_how_it_ended_fits_into_what_is_said_to_those_who_do_not_see_it(key: str, players: int) -> None:
    *_, end = moments(table(key, players), lived(key, players).course())
    assert 0 < len(end.picture.alt) <= ALT_LIMIT


@given(st.integers(1, 400), st.integers(1, 4))
def test_it_lasts_a_minute_at_most_and_the_end_longest(many: int, alike: int) -> None:
    shots = timed([str(number // alike).encode() for number in range(many)])
    assert sum(shot.milliseconds for shot in shots) <= MINUTE
    assert shots[-1].milliseconds >= LAST
    assert all(shot.milliseconds % 10 == 0 for shot in shots)
    assert all(shot.milliseconds >= QUICKEST for shot in shots)


def test_few_turns_are_shown_slowly_and_of_too_many_some_evenly_apart() -> None:
    few, many = (timed([str(number).encode() for number in range(count)]) for count in (5, 1000))
    assert [shot.milliseconds for shot in few] == [*[SLOWEST] * 4, LAST]
    numbers = [int(shot.png) for shot in many]
    assert (numbers[0], numbers[-1]) == (0, 999)
    gaps = [after - before for before, after in pairwise(numbers[:-1])]
    assert max(gaps) - min(gaps) <= 1


def test_what_stays_as_it_is_is_one_frame() -> None:
    shots = timed([b"a", b"b", b"b", b"c", b"c"])
    assert [shot.png for shot in shots] == [b"a", b"b", b"c"]
    assert [shot.milliseconds for shot in shots] == [SLOWEST, 2 * SLOWEST, SLOWEST + LAST]
