"""All hands on the screen: only where they are open, in words and as a picture, and in no screen besides."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.art.pictures import draw
from bot.art.scenes.all_hands import AllHands
from bot.games import CATALOGUE
from bot.tables.replays.course import Course
from bot.tables.replays.replays import course_of
from bot.ui.exporting import exported
from bot.ui.families import FAMILIES
from bot.ui.layout import TEXT_LIMIT, Screen
from bot.ui.messages.all_hands import Question, hands_question
from bot.ui.replaying import Offered, replay_screen, shared_screen
from bot.words import locales
from tests.breadth import few_rows
from tests.tables.replays.games import GAMES, lived
from tests.tables.replays.test_course import begun, never_seen, swapped
from tests.ui.reading import buttons, words
from tests.ui.test_replaying import MANY, table

EVERYTHING = Offered(shares=True, opens=True, all_hands=True)


@pytest.mark.parametrize(("key", "players"), few_rows(MANY))
def test_all_hands_fit_in_every_language(key: str, players: int) -> None:
    course, here = lived(key, players).course(), table(key, players)
    last = course.last(0)
    for number in (0, last // 3, last // 2, last - 3, last):
        moment = course.moment(0, number, range(players))
        for locale in locales():
            for pictures in (False, True):
                screen = replay_screen(here, moment, locale, pictures=pictures, offered=EVERYTHING)
                assert screen.length <= TEXT_LIMIT
                assert (screen.picture is not None) is pictures


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_each_hand_is_there_in_words_and_in_the_picture(key: str, players: int) -> None:
    here, moment = table(key, players), lived(key, players).course().moment(0, 9, range(players))
    in_words = words(replay_screen(here, moment, "en", pictures=False, offered=EVERYTHING))
    assert "All hands" in in_words
    screen = replay_screen(here, moment, "en", pictures=True, offered=EVERYTHING)
    assert screen.picture is not None
    scene = screen.picture.scene
    assert isinstance(scene, AllHands)
    assert [len(held.cards) for held in scene.hands] == [len(view.own.hand) for view in moment.hands]
    assert draw(scene).startswith(b"\x89PNG")
    if CATALOGUE[key].family == "bohnanza":
        assert [[card.name for card in held.cards] for held in scene.hands] == [
            [card.rpartition("-")[0] for card in view.own.hand] for view in moment.hands
        ]


def test_buttons_keep_to_all_hands_until_they_are_left() -> None:
    here, course = table("duel", 2), lived("duel", 2).course()
    closed = buttons(replay_screen(here, course.moment(0, 7), "en", pictures=False, offered=EVERYTHING))
    opened = buttons(replay_screen(here, course.moment(0, 7, range(2)), "en", pictures=False, offered=EVERYTHING))
    assert [str(one.custom_id) for one in closed[5:]] == [
        "bean:12:share:7",
        "bean:12:replay:7:stay:all",
        "bean:12:export",
        "bean:12:hands:ask:7",
    ]
    assert [str(one.custom_id) for one in opened[:5]] == [f"{one.custom_id}:all" for one in closed[:5]]
    assert str(opened[6].custom_id) == "bean:12:replay:7:stay"


def test_the_question_says_how_it_stands_and_nothing_of_the_others() -> None:
    closed = Question(12, 5, opened=False, possible=True, all_open=False)
    said = closed._replace(opened=True)
    for asked, answers in (
        (closed, ["bean:12:hands:open:5", "bean:12:replay:5:stay"]),
        (said, ["bean:12:hands:close:5", "bean:12:replay:5:stay"]),
        (said._replace(all_open=True), ["bean:12:hands:close:5", "bean:12:replay:5:stay:all"]),
        (closed._replace(possible=False), ["bean:12:replay:5:stay"]),
    ):
        for locale in locales():
            assert [str(one.custom_id) for one in buttons(hands_question(locale, asked))] == answers
    assert "Your hand is closed" in words(hands_question("en", closed))
    assert "You've said yes" in words(hands_question("en", said))


@pytest.mark.long
@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[1]))
def test_with_one_no_nothing_of_that_seat_is_in_any_screen_of_another(key: str, players: int) -> None:
    """Cards that only the seat without a yes ever saw are others: every replay, shared moment and picture of
    everybody else is as it was."""
    played = begun(key, players)
    course = played.course()
    as_it_was = cache(lambda viewer: list(shown(key, players, course, viewer)))
    for owner in range(players):
        held = course.moment(owner, course.last(owner)).view.own.hand
        for viewer in (None, *(seat for seat in range(players) if seat != owner)):
            changed = course_of(played.game, players, swapped(played, *never_seen(played, viewer, held)))
            assert list(shown(key, players, changed, viewer)) == as_it_was(viewer)
        assert list(shown(key, players, changed, owner)) != as_it_was(owner)


def shown(key: str, players: int, course: Course, viewer: int | None) -> Iterator[tuple[str, Any]]:
    """The export, and every replay screen and shared moment of this viewer, in words and with its picture,
    while hands are closed."""
    here = table(key, players)
    offered = Offered(shares=True, opens=viewer is not None)
    yield "".join(exported(here, course, viewer, "en")), None
    for number in range(0, course.last(viewer) + 1, 7):
        moment = course.moment(viewer, number)
        for pictures in (False, True):
            yield raw(replay_screen(here, moment, "en", pictures=pictures, offered=offered))
            yield raw(shared_screen(here, course.for_everybody(viewer, number), "Ana", pictures=pictures))


def raw(screen: Screen) -> tuple[str, Any]:
    """All that is sent, and what the picture is drawn from."""
    scene = None if screen.picture is None else screen.picture.scene
    return json.dumps(screen.to_components()), scene


def test_every_family_shows_the_hands_of_its_own_game() -> None:
    assert {CATALOGUE[key].family for key, _ in GAMES} == set(FAMILIES)
