"""The guide of each lesson leads from its first step to its last, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.tables.lessons.lesson import PERSON, Lesson
from bot.tables.lessons.library import LESSONS
from bot.ui.components import COMPONENT_LIMIT
from bot.ui.controls import read
from bot.ui.families import FAMILIES
from bot.ui.layout import TEXT_LIMIT, Container, Row, Screen, Text
from bot.ui.messages.adding import Links
from bot.ui.messages.lessons import ROOM, Guide, closed_screen, guided, how_screen, leave_question, over_screen
from bot.ui.messages.pointing import Target, next_target
from bot.ui.screens import Click, Face, Open, Part, Play, SeatFacts, Seen, TableFacts
from bot.words import locales
from bot.words.files import sources
from tests.breadth import few
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


def drawn(seen: Seen[Any, Any], guide: Guide, notice: str = "") -> tuple[Screen, Screen]:
    """The panel, and the panel with its guide."""
    panel = FAMILIES[LESSONS[guide.lesson].game.family].hand(seen, ROOM, Face.LIVE)
    return panel, guided(panel, guide, seen, notice)


def above_buttons(whole: Screen) -> str:
    """What stands directly above the first row of buttons."""
    (hand,) = whole.items
    assert isinstance(hand, Container)
    first = next(at for at, item in enumerate(hand.items) if isinstance(item, Row))
    above = hand.items[first - 1]
    assert isinstance(above, Text)
    return above.content


class Screened(NamedTuple):
    """A screen of a lesson: where the guide points, and what its reader sees."""

    step: str
    target: Target
    whole: Screen
    seen: Seen[Any, Any]
    guide: Guide


def walked(key: str, locale: str, *, pictures: bool) -> Iterator[Screened]:
    """Every screen of a lesson, from the first press to the last."""
    lesson = LESSONS[key]
    made, seen, presses = lesson.deal(), None, 0
    while (guide := guide_at(lesson, len(made.events))).step:
        seen = seen or seen_at(lesson, made.after, locale)._replace(pictures=pictures)
        panel, whole = drawn(seen, guide)
        target = next_target(panel, guide.press)
        assert target is not None
        yield Screened(guide.step, target, whole, seen, guide)
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


@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("key", LESSONS)
def test_the_buttons_that_are_pointed_at_lead_through_the_lesson(key: str, locale: str) -> None:
    steps = [one.step for one in walked(key, locale, pictures=False)]
    assert [*dict.fromkeys(steps)] == [step.key for step in LESSONS[key].steps]


@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("key", LESSONS)
def test_every_press_is_named_directly_above_the_buttons(key: str, locale: str, *, pictures: bool) -> None:
    """Why stands above it, and what to press is the last line, in every screen and inside the offer form."""
    for one in walked(key, locale, pictures=pictures):
        place, *_, why, press = above_buttons(one.whole).splitlines()
        assert place.startswith("-# 🎓")
        assert len(why.split()) > 1
        assert press.startswith("### 👉")
        assert f"**{one.target.label}**" in press
        assert one.whole.size <= COMPONENT_LIMIT
        # Nothing of the lesson stands anywhere else.
        assert sum("👉" in text or "🎓" in text for text in one.whole.texts()) == 1


@pytest.mark.parametrize("locale", locales())
def test_why_a_press_did_nothing_stands_where_one_looks(locale: str) -> None:
    one = next(walked("first_game", locale, pictures=True))
    _, refused = drawn(one.seen, one.guide, "Not now")
    assert above_buttons(refused).splitlines()[0] == "Not now"
    assert "Not now" not in "".join(refused.texts()[:-2])


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", ["first_game", "first_duel"])
def test_the_front_card_is_where_the_reader_sees_a_mark(key: str, locale: str) -> None:
    """It is the pin that a picture has over it, and so it is in a hand in words, and on buttons."""
    in_words, pictured = (next(walked(key, locale, pictures=pictures)) for pictures in (False, True))
    assert "📍" in above_buttons(in_words.whole)
    assert any(text.startswith("📍") for text in in_words.whole.texts())
    assert "📍" in above_buttons(pictured.whole)
    assert pictured.whole.picture is not None


@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("key", LESSONS)
def test_no_lesson_names_the_front_card_by_another_mark(key: str, locale: str, *, pictures: bool) -> None:
    for one in walked(key, locale, pictures=pictures):
        assert "▶" not in above_buttons(one.whole)


@pytest.mark.parametrize("locale", locales())
def test_each_press_of_an_offer_has_words_of_its_own(locale: str) -> None:
    offering = [one for one in walked("first_game", locale, pictures=True) if one.step == "offer"]
    whys = [above_buttons(one.whole).splitlines()[1] for one in offering]
    assert len(set(whys)) == len(whys) == 4


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", LESSONS)
def test_the_first_sentence_says_what_it_is_about(key: str, locale: str) -> None:
    first = above_buttons(next(walked(key, locale, pictures=True)).whole).splitlines()[1]
    sentence = first.split(". ")[0].split(": ")[0]
    goal = (
        "🪙"
        if LESSONS[key].game.family == "bohnanza"
        else {"en": "points", "de": "Punkte", "es": "puntos", "it": "punti"}[locale.partition("-")[0]]
    )
    assert goal in sentence


@pytest.mark.parametrize("locale", locales())
def test_who_looks_elsewhere_is_told_how_to_come_back_and_no_more(locale: str) -> None:
    one = next(walked("first_game", locale, pictures=True))
    away = one.seen._replace(part=Part("meters"))
    panel, whole = drawn(away, one.guide)
    back = next_target(panel, one.guide.press)
    assert back is not None
    assert back.number == 0
    place, press = above_buttons(whole).splitlines()
    assert place.startswith("-# 🎓")
    assert f"**{back.label}**" in press


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
    seen = seen_at(lesson, made.after, locale)
    whole = over_screen(FAMILIES[lesson.game.family].hand(seen), Guide(key), seen)
    pressed = [read(part["custom_id"]) for part in _parts(whole.to_components()) if "custom_id" in part]
    others = [("learn", (other,)) for other in LESSONS if other != key]
    assert [(one.action, one.args) for one in pressed if one] == [*others, ("learn-how", (key,))]
    assert whole.texts()[0].startswith("### 🎓")
    # A game that would go on is not shown: it says what to do next, and with which button.
    assert (len(whole.texts()) == 1) == (lesson.game.outcome(made.after) is None)


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    inside = [part for one in components for part in _parts(one.get("components", []))]
    return [*components, *inside]


@pytest.mark.parametrize("locale", locales())
def test_what_stands_around_a_lesson_has_room(locale: str) -> None:
    screens = [
        leave_question(12, locale),
        how_screen(locale, Links("https://a.example", "https://b.example")),
        *(closed_screen(key, locale) for key in LESSONS),
    ]
    for one in screens:
        assert sum(map(len, one.texts())) < TEXT_LIMIT
