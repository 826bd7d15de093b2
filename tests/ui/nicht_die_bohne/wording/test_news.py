"""News in words: every kind of it, for the table and for whoever brought it about."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.nicht_die_bohne.cards import Card, Laid
from bot.games.nicht_die_bohne.news import News
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.wording.news import happened, latest, line, notice
from bot.ui.screens import Face
from tests.games.nicht_die_bohne.tables import lay, table, trick
from tests.ui.nicht_die_bohne.examples import game, look
from tests.ui.reading import words

START = table("red-1 red-7", "blue-1 blue-2", "green-1 green-2")
LED = lay(START, 0, "red-7")
UP = trick(START, "red-7", "blue-1", "green-1")
RED = Card("red-7")


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        (News("dealt", 0, round=2), "Round 2: the cards are dealt, and Ana leads."),
        (News("led", 0, card=RED), "Ana led 🍅 Red 7."),
        (News("laid-down", 0), "Ana laid a card face down."),
        (
            News("turned-up", turned_up=(Laid(1, Card("blue-1")), Laid(2, RED))),
            "The cards were turned up: 💧 Blue 1 (Ben), 🍅 Red 7 (Cleo).",
        ),
        (News("taken", 1, 0, RED), "Ben took 🍅 Red 7 from Ana."),
        (News("token-taken", 1, 2, RED), "Ben took 🍅 Red 7 with the token from Cleo."),
        (News("round-ended", round=1, scores=(24, -3, 0)), "Round 1 is over: Ana 24, Ben −3, Cleo 0."),
        (News("ended"), "The game is over."),
    ],
)
def test_every_kind_has_its_words(news: News, expected: str) -> None:
    assert line(look(LED), news) == expected


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        (News("dealt", 0, round=2), "Round 2: the cards are dealt, and you lead."),
        (News("led", 0, card=RED), "You led 🍅 Red 7."),
        (News("laid-down", 0, card=RED), "You laid 🍅 Red 7 face down."),
        (News("exchanged", 0, card=RED), "You laid 🍅 Red 7 face down instead."),
        (News("taken", 1, 0, RED), "Ben took 🍅 Red 7 from you."),
        (News("token-taken", 0, 2, RED), "You took 🍅 Red 7 with the token from Cleo."),
    ],
)
def test_the_reader_is_addressed(news: News, expected: str) -> None:
    assert line(look(LED, 0), news) == expected


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        ([News("led", 0, card=RED)], "You led 🍅 Red 7."),
        (
            [News("taken", 0, 2, RED), News("taken", 2, 1, RED), News("token-taken", 1, 0, RED)],
            "You took 🍅 Red 7 from Cleo.\nBen took 🍅 Red 7 with the token from you.",
        ),
        (
            [News("taken", 1, 2, RED), News("round-ended", round=1, scores=(1, 2, 3))],
            "Round 1 is over: Ana 1, Ben 2, Cleo 3.",
        ),
        ([], ""),
    ],
)
def test_what_one_brought_about_is_told_and_no_more(news: Sequence[News], expected: str) -> None:
    assert notice(look(UP, 0), news) == expected


def test_until_the_cards_are_up_the_hand_says_itself_what_is_laid() -> None:
    laid = lay(LED, 1, "blue-1")
    assert notice(look(laid, 1), [News("laid-down", 1, card=Card("blue-1"))]) == ""
    assert notice(look(laid, 1), [News("exchanged", 1, card=Card("blue-1"))]) == ""
    assert notice(look(UP, 1), [News("laid-down", 1, card=Card("blue-1"))]) == "You laid 💧 Blue 1 face down."


def test_whoever_lays_last_reads_the_cards_turned_up_once() -> None:
    up = News("turned-up", turned_up=(Laid(1, Card("blue-1")), Laid(2, Card("green-1"))))
    assert (
        notice(look(UP, 2), [News("laid-down", 2, card=Card("green-1")), up]) == "You laid 🥦 Green 1 face down."
    )
    panel = words(hand_screen(look(UP, 2), face=Face.LIVE))
    assert all(panel.count(card) == 1 for card in ("Blue 1", "Green 1"))


def test_spectators_have_brought_nothing_about() -> None:
    assert notice(look(UP), [News("ended")]) == ""


def test_the_table_shows_itself_what_was_led_who_has_laid_and_what_was_turned_up() -> None:
    taken = [News("taken", 0, 1, Card("blue-1")), News("taken", 1, 0, RED)]
    news = (taken[1], News("led", 0, card=RED), News("laid-down", 1), News("turned-up"), taken[0])
    seen = look(UP)._replace(news=news)
    assert latest(seen, 3) == ["Ben took 🍅 Red 7 from Ana.", "Ana took 💧 Blue 1 from Ben."]
    assert latest(seen, 1) == ["Ana took 💧 Blue 1 from Ben."]
    assert latest(seen, 0) == []


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        ([News("taken", 1, 0, RED)], "Ben took 🍅 Red 7 from you."),
        ([News("taken", 1, 2, RED)], ""),
        (
            [News("taken", 2, 1, RED), News("token-taken", 0, 2, RED)],
            "You took 🍅 Red 7 with the token from Cleo.",
        ),
        ([News("led", 0, card=RED)], "You led 🍅 Red 7."),
        ([News("led", 1, card=RED), News("laid-down", 2), News("turned-up")], ""),
        ([News("laid-down", 0, card=RED), News("exchanged", 0, card=RED)], ""),
        ([News("round-ended", round=1, scores=(1, 2, 3))], "Round 1 is over: Ana 1, Ben 2, Cleo 3."),
        ([News("dealt", 1, round=2)], ""),
        ([], ""),
    ],
)
def test_a_player_hears_what_others_did_to_them_and_no_more(news: Sequence[News], expected: str) -> None:
    assert happened(look(LED, 0), news) == expected


def test_the_end_is_told_by_the_end_sheet_and_spectators_have_no_cards() -> None:
    taken = [News("taken", 1, 0, RED)]
    assert happened(look(game(3)[-1], 0), taken) == ""
    assert happened(look(LED), taken) == ""
