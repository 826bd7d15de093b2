"""News in words: every kind of it, for the table and for whoever brought it about."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.news import News
from bot.ui.bohnanza.chapters.news import condensed, deals, line
from bot.ui.bohnanza.latest import latest, notice
from tests.ui.bohnanza.examples import game, look, position

SOY, RED = Bean("soy"), Bean("red")


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        (News("planted", 0, beans=(SOY,), place=1), "Ana planted 🌱 Soy in field 2."),
        (News("turned-up", 0, beans=(SOY, RED), number=2), "Ana turned up 🌱 Soy, 🍒 Red."),
        (News("drew", 0, number=3), "Ana drew 3 cards."),
        (News("drew", 0, number=1), "Ana drew a card."),
        (News("exhausted", number=1), "The draw pile ran out: the discard pile was shuffled into a new one."),
        (News("exhausted-last", number=3), "The draw pile ran out for the last time."),
        (News("offered", 0, None, (SOY, SOY), (RED,), offer=4), "Ana offered anyone 🌱 Soy ×2 for 🍒 Red (#4)."),
        (News("offered", 0, 1, (SOY,), (), offer=4), "Ana offered Ben a gift: 🌱 Soy (#4)."),
        (News("offered", 1, 0, (), (RED,), offer=1234), "Ben asked Ana for 🍒 Red (#1234)."),
        (News("declined", 1, offer=4), "Ben declined offer #4."),
        (News("withdrawn", 0, offer=4), "Ana withdrew offer #4."),
        (News("lapsed", 0, offer=4), "Offer #4 is off: a card that was offered is gone."),
        (News("passed", 1), "Ben is done with this turn's trading."),
        (News("back-in", 1), "Ben is back in."),
        (News("traded", 0, 1, (SOY,), (RED,), offer=4), "Ana gave Ben 🌱 Soy for 🍒 Red."),
        (News("traded", 0, 1, (SOY,), (), offer=4), "Ana gave Ben 🌱 Soy as a gift."),
        (News("traded", 0, 1, (), (RED,), offer=4), "Ana got 🍒 Red from Ben as a gift."),
        (News("trading-ended", 0), "Ana ended trading."),
        (News("trading-ended", 0, beans=(RED,)), "Ana ended trading, keeping 🍒 Red."),
        (News("harvested", 1, beans=(SOY,) * 4, number=2, place=0), "Ben harvested 🌱 Soy ×4 for 2 thalers."),
        (News("harvested", 1, beans=(SOY,) * 2, number=1, place=0), "Ben harvested 🌱 Soy ×2 for 1 thaler."),
        (News("harvested", 1, beans=(SOY,), place=0), "Ben harvested 🌱 Soy for nothing."),
        (News("field-bought", 1, number=3), "Ben bought a third field for 3 thalers."),
        (News("turn-began", 2, number=7), "Turn 7: Cleo."),
        (
            News("face-up-discarded", 0, beans=(SOY, RED)),
            "The game ends at once. Discarded from the table: 🌱 Soy, 🍒 Red.",
        ),
        (News("ended"), "The game is over."),
    ],
)
def test_every_kind_has_its_words(news: News, expected: str) -> None:
    assert line(look(position(["soy", "red", "wax"])), news) == expected


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        (News("planted", 0, beans=(SOY,), place=1), "You planted 🌱 Soy in field 2."),
        (News("drew", 0, beans=(SOY, RED), number=2), "You drew 🌱 Soy, 🍒 Red."),
        (News("offered", 1, 0, (SOY,), (RED,), offer=4), "Ben offered you 🌱 Soy for 🍒 Red (#4)."),
        (News("traded", 0, 1, (), (RED,), offer=4), "You got 🍒 Red from Ben as a gift."),
        (News("traded", 1, 0, (SOY,), (RED,), offer=4), "Ben gave you 🌱 Soy for 🍒 Red."),
        (News("turn-began", 0, number=7), "Turn 7 is yours."),
    ],
)
def test_the_reader_is_addressed(news: News, expected: str) -> None:
    assert line(look(position(["soy", "red", "wax"]), 0), news) == expected


def test_names_are_escaped() -> None:
    seen = look(position(["soy", "red", "wax"]), names=["**A**", "_B_", "C"])
    assert line(seen, News("offered", 0, 1, (SOY,), (), offer=4)).startswith(r"\*\*A\*\* offered \_B\_ a gift")


def test_what_the_table_shows_anyway_leaves_room_for_what_came_before() -> None:
    told = (News("turned-up", 0, beans=(SOY,)), News("withdrawn", 0, offer=1))
    offered = (News("offered", 0, None, (SOY,), (RED,), offer=2), News("traded", 0, 1, (SOY,), (RED,), offer=2))
    answers = (News("declined", 1, offer=1), News("declined", 2, offer=1), News("passed", 1))
    seen = look(position(["soy", "red", "wax"]))._replace(news=told + offered + answers)
    assert latest(seen, 2) == ["Ana turned up 🌱 Soy.", "Ana withdrew offer #1."]
    assert deals(seen) == ["Ana gave Ben 🌱 Soy for 🍒 Red."]


def test_the_trades_of_the_turn_before_are_news_like_any_other() -> None:
    told = (News("traded", 0, 1, (SOY,), (RED,), offer=2), News("turn-began", 1, number=2))
    seen = look(position(["soy", "red", "wax"]))._replace(news=told)
    assert (deals(seen), latest(seen, 2)) == ([], ["Ana gave Ben 🌱 Soy for 🍒 Red."])


def test_cards_planted_in_one_field_are_told_together() -> None:
    planted = [News("planted", 0, beans=(SOY,), place=0), News("planted", 0, beans=(SOY,), place=0)]
    other = News("planted", 0, beans=(RED,), place=1)
    told = [News("planted", 0, beans=(SOY, SOY), place=0), other]
    assert condensed([*planted, other]) == told


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        ([], ""),
        ([News("passed", 1)], ""),
        ([News("planted", 0, beans=(SOY,), place=0), News("passed", 1)], "You planted 🌱 Soy in field 1."),
        ([News("turn-began", 0, number=2)], ""),
        (
            [News("drew", 0, beans=(RED,), number=1), News("exhausted-last"), News("ended")],
            "You drew 🍒 Red.\nThe draw pile ran out for the last time.\nThe game is over.",
        ),
    ],
)
def test_a_notice_tells_what_concerns_its_reader(news: Sequence[News], expected: str) -> None:
    assert notice(look(position(["soy", "red", "wax"]), 0), news) == expected


def test_the_table_has_no_notice() -> None:
    assert notice(look(position(["soy", "red", "wax"])), [News("ended")]) == ""


@pytest.mark.parametrize("players", [3, 5, 7])
def test_whole_games_can_be_told_to_everybody(players: int) -> None:
    at = game(players)[-1]
    for viewer in (None, 0, players - 1):
        seen = look(at, viewer, last=len(at.past))
        assert all(line(seen, news).endswith((".", ").")) for news in seen.news)
