"""Nights on the screen: within Discord's limits however much there is to say, and a plan that its buttons hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove, OutOfDate
from bot.store.nights.rows import Answer, Division, GuestRow, NightRow, Stage
from bot.tables.nights.planning import FARTHEST, MOST_GUESTS
from bot.ui.components import Screen, units
from bot.ui.controls import LONGEST_ID, Control, read
from bot.ui.fitting import ROOM
from bot.ui.messages.nights import actions
from bot.ui.messages.nights.announcement import announcement_screen
from bot.ui.messages.nights.draft import LONGEST, Draft, draft_in, typed
from bot.ui.messages.nights.managing import (
    Listed,
    Reader,
    cancel_question,
    move_question,
    night_screen,
    start_screen,
)
from bot.ui.messages.nights.planning import Planner, draft_screen, plan_form
from bot.words import locales, say
from bot.words.zones import Clock
from tests.breadth import few
from tests.ui.reading import keeps_the_limits, sent

NOW = 1_900_000_000
LONG = "*" * 32
LINK = "https://discord.com/channels/1456074443980800046/1456074443980800049/1456074443980800057"


def a_night(locale: str = "en", **other: object) -> NightRow:
    night = NightRow(
        10**6,
        10**6,
        1,
        10**18,
        10**18,
        locale,
        "*" * LONGEST,
        "high_bohn_cognac",
        7,
        NOW,
        "Europe/Berlin",
        weekly=True,
        division=Division.RATING,
        computers=True,
        minute=1200,
        stage=Stage.PLANNED,
        rings_at=NOW - 3600,
        message_id=10**18,
        event_id=10**18,
        wants_event=True,
    )
    return night._replace(**other)  # type: ignore[arg-type]


def guests(coming: int, others: int = 0, name: str = LONG) -> Sequence[GuestRow]:
    """So many who come, and so many who may and who don't."""
    answers = [Answer.COMING] * coming + [Answer.MAYBE, Answer.NOT] * others
    return [
        GuestRow(1, person, name, answer, direct=True, answered_at=NOW) for person, answer in enumerate(answers, 1)
    ]


def controls_on(layout: Screen) -> Iterator[Control]:
    found = [read(str(part.get("custom_id", ""))) for part in sent(layout)]
    return (control for control in found if control is not None)


def wrong_with(draft: Draft) -> list[IllegalMove]:
    """What is wrong with a plan, long before its time."""
    found = draft.wrong(0)
    return [] if found is None else [found]


@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("stage", few([*Stage], Stage.PLANNED))
def test_a_night_fits_a_message_however_many_come(locale: str, stage: Stage) -> None:
    for name in (LONG, "\N{DANCER}" * 32, "Ana"):
        there, night = guests(MOST_GUESTS, 200, name), a_night(locale, stage=stage)
        for layout in (
            announcement_screen(night, there),
            night_screen(Listed(night, there), Reader(locale, 1, changes=True), LINK),
            start_screen(locale, [Listed(night._replace(id=number), there) for number in range(1, 41)], None),
        ):
            assert layout.length <= ROOM
            assert keeps_the_limits(layout)


def test_as_many_names_are_said_as_there_is_room_for() -> None:
    few_of_them = "\n".join(announcement_screen(a_night(), guests(20, name="Ana")).texts())
    assert few_of_them.count("Ana") == 21
    many = "\n".join(announcement_screen(a_night(), guests(MOST_GUESTS)).texts())
    assert say("en", "night-coming", count=MOST_GUESTS, names="").rstrip() in many
    assert "more" in many


@pytest.mark.parametrize("locale", few(locales(), "de"))
def test_a_plan_and_the_questions_fit_and_their_custom_ids_are_short_enough(locale: str) -> None:
    clocks = tuple([Clock(f"Europe/Berlin{number}", "20:00", ("Berlin",) * 3) for number in range(25)])
    for game in CATALOGUE:
        draft = Draft("*" * LONGEST, ":" * LONGEST, (NOW, NOW + 1)).playing(game)
        planner = Planner(locale, "Berlin", "Europe/Berlin", f"<#{10**18}>", clocks)
        for wrong in ((), wrong_with(draft)):
            layout = draft_screen(draft, planner, *wrong)
            assert layout.length <= ROOM
            assert keeps_the_limits(layout)
    for question in (move_question(a_night(), locale, NOW, ":" * LONGEST), cancel_question(a_night(), locale)):
        assert keeps_the_limits(question)
    assert len(plan_form(locale, "duel").modal.to_dict()["components"]) <= 5


@pytest.mark.parametrize(
    "draft",
    [
        Draft("Beans: the 2nd", "friday 20:00", (NOW,), "duel", 2),
        Draft("", "", (), "amigo_1997", 9, weekly=True, division=Division.RATING, computers=True),
        Draft("::", ":", (NOW, NOW + 43_200), "high_bohn", 5, computers=True),
    ],
)
def test_the_buttons_hold_the_whole_plan(draft: Draft) -> None:
    layout = draft_screen(draft, Planner("en", "Berlin", "Europe/Berlin", "<#1>"), *wrong_with(draft))
    assert draft_in(controls_on(layout)) == draft


@pytest.mark.parametrize(
    "facts",
    [
        "",
        "x:duel:2:off:off:lot",
        "1:duel:2:off:off",
        "1:duel:two:off:off:lot",
        "1:duel:2:maybe:off:lot",
        "1:duel:2:off:off:pea",
    ],
)
def test_a_plan_that_nobody_has_made_is_out_of_date(facts: str) -> None:
    there = [read(f"bean:0:{one}") for one in (f"{actions.DROP}:{facts}", f"{actions.TITLE}:", f"{actions.WHEN}:")]
    with pytest.raises(OutOfDate):
        draft_in([one for one in there if one is not None])
    with pytest.raises(OutOfDate):
        draft_in([])


@pytest.mark.parametrize("words", ["x" * 300, "\N{DANCER}" * 60, "a\nb\u202ec", "  friday   20:00  ", "", " \n "])
def test_what_is_typed_becomes_one_line_that_a_button_can_hold(words: str) -> None:
    found = typed(words)
    assert units([found]) <= LONGEST
    assert "\n" not in found
    assert "\u202e" not in found
    assert bool(found) == bool(words.strip())
    assert len(f"bean:0:{actions.TITLE}:{found}") <= LONGEST_ID


def test_what_is_wrong_with_a_plan() -> None:
    def reason(draft: Draft) -> str:
        wrong = draft.wrong(NOW)
        return "" if wrong is None else wrong.reason

    good = Draft("Beans", "then", (NOW + 1,)).playing("amigo_1997")
    assert reason(good) == ""
    assert reason(good._replace(words="")) == "night-when-missing"
    assert reason(good._replace(moments=())) == "night-unreadable"
    assert reason(good._replace(moments=(NOW + 1, NOW + 2))) == "night-which"
    assert reason(good._replace(moments=(NOW,))) == "night-past"
    assert reason(good._replace(moments=(NOW + FARTHEST + 1,))) == "night-too-far"
    assert reason(good._replace(seats=7)) == "night-seats"
    assert reason(good.playing("duel")) == ""
