"""The guide of each lesson leads from its first step to its last, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.lessons.lesson import PERSON, Lesson
from bot.tables.lessons.library import LESSONS
from bot.ui.components import COMPONENT_LIMIT
from bot.ui.controls import read
from bot.ui.families import FAMILIES
from bot.ui.layout import TEXT_LIMIT, Screen
from bot.ui.messages.lessons import ROOM, Guide, closed_screen, guided, how_screen, leave_question
from bot.ui.messages.pointing import Target, next_target
from bot.ui.screens import Click, Face, Open, Play, SeatFacts, Seen, TableFacts
from bot.words import locales
from bot.words.files import sources
from tests.words.reading import messages

NAMES = ("Ana", "Bruno", "Clara", "Dario")


def seen_at(lesson: Lesson, state: Any, locale: str) -> Seen[Any, Any]:
    """What the person sees of a lesson; the others are computers."""
    seats = [SeatFacts(-seat, NAMES[seat], False, "normal" if seat else None) for seat in range(lesson.players)]
    facts = TableFacts(12, lesson.teaches, 0, 0, 0, locale, tuple(seats))
    return Seen(facts, lesson.game.view(state, PERSON), (), locale)


def guide_at(lesson: Lesson, sequence: int) -> Guide:
    step = lesson.step(sequence)
    if step is None:
        return Guide(lesson.key)
    press = tuple([tuple(one) for one in step.press])
    return Guide(lesson.key, step.key, step.number, len(lesson.steps), press)


def drawn(seen: Seen[Any, Any], guide: Guide) -> tuple[Screen, Screen]:
    """The panel, and the panel with its guide."""
    panel = FAMILIES[LESSONS[guide.lesson].game.family].hand(seen, ROOM, Face.LIVE)
    return panel, guided(panel, guide, seen, "")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", LESSONS)
def test_the_buttons_that_are_pointed_at_lead_through_the_lesson(key: str, locale: str) -> None:
    lesson = LESSONS[key]
    made, seen, presses, titles = lesson.deal(), None, 0, set()
    while (guide := guide_at(lesson, len(made.events))).step:
        seen = seen or seen_at(lesson, made.after, locale)
        panel, whole = drawn(seen, guide)
        assert whole.size <= COMPONENT_LIMIT
        words, target = whole.texts()[0], next_target(panel, guide.press)
        assert f"**{_label(target)}**" in words
        titles.add(words.splitlines()[1])
        answer = FAMILIES[lesson.game.family].click(seen, _click(target))
        presses += 1
        assert presses < 100
        if isinstance(answer, Open):
            seen = seen._replace(part=answer.part)
            continue
        assert isinstance(answer, Play)
        own = lesson.decide(len(made.events), made.after, answer.choose(seen.view))
        done = lesson.answer(len(made.events), own)
        made = done._replace(events=made.events + done.events, before=made.before + done.before)
        seen = None
    assert lesson.over(len(made.events))
    assert len(titles) == len(lesson.steps)
    assert all(title.startswith("### ") for title in titles)


def _label(found: Target | None) -> str:
    assert found is not None
    return found.label


def _click(found: Target | None) -> Click:
    assert found is not None
    pressed = read(found.custom_id)
    assert pressed is not None
    chosen = {} if found.value is None else {"": (found.value,)}
    return Click(pressed.action, pressed.args, chosen)


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_the_words_of_its_steps_and_no_others(key: str) -> None:
    lesson = LESSONS[key]
    (file,) = [text for name, text in sources("en").items() if name.endswith(f"/{key}.ftl")]
    assert set(messages(file)) == {
        f"lesson-{key}-{step}" for step in (*[step.key for step in lesson.steps], "over")
    }


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", LESSONS)
def test_at_the_end_there_are_no_buttons_of_the_game_but_those_that_lead_on(key: str, locale: str) -> None:
    lesson = LESSONS[key]
    made = lesson.deal()
    for step in lesson.steps:
        made = lesson.follow(lesson.follow(made, [(PERSON, move) for move in step.do]), step.then)
    _, whole = drawn(seen_at(lesson, made.after, locale), Guide(key))
    pressed = [read(part["custom_id"]) for part in _parts(whole.to_components()) if "custom_id" in part]
    others = [("learn", (other,)) for other in LESSONS if other != key]
    assert [(one.action, one.args) for one in pressed if one] == [*others, ("learn-how", ())]
    assert whole.texts()[0].startswith("### 🎓")
    # A game that would go on is not shown: it says what to do next, and with which button.
    assert (len(whole.texts()) == 1) == (lesson.game.outcome(made.after) is None)


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    inside = [part for one in components for part in _parts(one.get("components", []))]
    return [*components, *inside]


@pytest.mark.parametrize("locale", locales())
def test_what_stands_around_a_lesson_has_room(locale: str) -> None:
    screens = [leave_question(12, locale), how_screen(locale), *(closed_screen(key, locale) for key in LESSONS)]
    for one in screens:
        assert sum(map(len, one.texts())) < TEXT_LIMIT
