"""The words and the picture of a deal of the day, in every language."""

from __future__ import annotations

import pytest

from bot.art.scenes.daily import Scores
from bot.store.daily import Try
from bot.tables.daily.standing import Standing
from bot.tables.daily.week import WEEK, Daily, Kind
from bot.ui.controls import read
from bot.ui.layout import Button, Row, Screen
from bot.ui.messages.daily import MOST, begun_lines, columns, result_screen, scores_picture, shared_screen
from bot.words import locales, say
from tests.tables.daily.tries import SATURDAY

OWN, HARD = Try(4, 12, 2), Try(9, 14, 1)
TODAY = Standing(Daily(SATURDAY, WEEK[0]), OWN, HARD, (15, 14, 12, 12, 9, 7), 6, over=False)


def actions(shown: Screen) -> list[str]:
    """What its buttons do."""
    found = [item for row in shown.items if isinstance(row, Row) for item in row.items if isinstance(item, Button)]
    read_ = [read(one.custom_id or "") for one in found]
    return [":".join([one.action, *one.args]) for one in read_ if one is not None]


@pytest.mark.parametrize("kind", WEEK, ids=lambda kind: kind.key)
@pytest.mark.parametrize("locale", locales())
def test_its_rule_says_all_that_makes_it_shorter(locale: str, kind: Kind) -> None:
    said = begun_lines(Daily(SATURDAY, kind), locale)
    assert all(say(locale, "bean-full-name", bean=bean) in said for bean in kind.without)
    assert ("(" in said.splitlines()[2]) is bool(kind.without)


@pytest.mark.parametrize(
    ("scores", "hard", "shown"),
    [
        ((9, 9, 8, 8, 7), 8, ["7", "8", "9"]),
        ((9, 9, 9, 9, 9), 11, ["9", "10", "11"]),
        ((30, 12, 5, 4, 3), 14, ["3–6", "7–10", "11–14", "15–18"]),
        ((0, 0, 0, 0, 0), 0, ["0"]),
    ],
)
def test_the_columns_stand_for_all_scores_without_a_gap(
    scores: tuple[int, ...], hard: int, shown: list[str]
) -> None:
    found = list(columns(TODAY._replace(scores=scores, hard=Try(9, hard, 1), own=Try(4, scores[1], 2))))
    assert [column.scores for column in found][: len(shown)] == shown
    assert len(found) <= MOST
    assert sum(column.people for column in found) == len(scores)
    assert [sum(column.own for column in found), sum(column.hard for column in found)] == [1, 1]


@pytest.mark.parametrize("locale", locales())
def test_a_picture_and_the_words_say_the_same(locale: str) -> None:
    drawn = result_screen(TODAY, locale, pictures=True, shares=True)
    assert drawn.picture is not None
    assert isinstance(drawn.picture.scene, Scores)
    assert drawn.in_words is not None
    in_words = drawn.in_words()
    assert in_words.picture is None
    line = in_words.texts()[0].splitlines()[-1]
    assert drawn.picture.alt.startswith(line)
    assert actions(drawn) == actions(in_words)
    assert scores_picture(TODAY, locale).name == "daily.png", "it tells nothing"


def test_what_can_be_done_then() -> None:
    day, before = "2026-11-28", "2026-11-27"
    today = [f"daily-share:{day}", "replay", "review", f"daily-result:{before}:here"]
    assert actions(result_screen(TODAY, "en", pictures=False, shares=True)) == today
    assert actions(result_screen(TODAY, "en", pictures=False, shares=False)) == today[1:]
    over = TODAY._replace(over=True)
    past = [f"daily-share:{day}", "replay:0:stay:all", "review", "replay:0:stay:all", "daily"]
    assert actions(result_screen(over, "en", pictures=False, shares=True)) == past
    assert actions(result_screen(over._replace(own=None), "en", pictures=False, shares=True)) == past[3:]


@pytest.mark.parametrize("locale", locales())
def test_the_line_for_a_channel_tells_neither_cards_nor_scores(locale: str) -> None:
    shared = "\n".join(shared_screen(TODAY, locale, "*Ana*").texts())
    assert "\\*Ana\\*" in shared
    assert shared.count("🫘") == 4
    digits = "".join(one for one in shared if one.isdigit())
    assert digits == "1795867200", "only the date"


def test_it_takes_no_picture_where_too_few_have_finished() -> None:
    few = TODAY._replace(scores=(), finished=4)
    assert result_screen(few, "en", pictures=True, shares=True).picture is None
    said = "\n".join(result_screen(few, "en", pictures=True, shares=True).texts())
    assert "You're among the first 4 to finish it! Once 5 people have" in said
    assert "Results:" not in said
