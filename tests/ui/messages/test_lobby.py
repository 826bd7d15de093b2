"""The lobby's message: which games it offers, what it says about them, and what is missing before the start."""

from __future__ import annotations

import re

import discord
import pytest

from bot.games import CATALOGUE
from bot.ui.controls import control
from bot.ui.layout import OPTION_LIMIT
from bot.ui.messages.games import LABEL_LIMIT, brief, chooser
from bot.ui.messages.guests import players_screen
from bot.ui.messages.lobby import lobby_screen
from bot.ui.messages.refusals import readable
from bot.ui.screens import SeatFacts, TableFacts
from bot.words import locales, say
from tests.ui.reading import items, keeps_the_limits, words

LONG = "x" * 32
"""A name of as many characters as Discord lets one have."""


def lobby(game: str, count: int, name: str = "Ana") -> discord.ui.LayoutView:
    seats = tuple(SeatFacts(number, name, left=False) for number in range(count))
    return lobby_screen(TableFacts(1, game, 2, 3, 0, "en", seats), {}, 5)


def options(layout: discord.ui.LayoutView) -> list[discord.SelectOption]:
    selects = [item for item in items(layout) if isinstance(item, discord.ui.Select)]
    (select,) = [select for select in selects if select.custom_id == control(1, "game")]
    return select.options


HOST = "(The host can also add computers, or call players with **Players**.)"


@pytest.mark.parametrize("count", range(1, 8))
def test_the_games_offered_are_those_with_a_seat_for_everybody(count: int) -> None:
    offered = [option.value for option in options(lobby("rio_grande_2000", count))]
    assert offered == [key for key, game in CATALOGUE.items() if game.players[-1] >= count]


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_current_game_alone_is_marked(game: str) -> None:
    assert [option.value for option in options(lobby(game, 1)) if option.default] == [game]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_list_says_of_each_game_for_how_many_it_is_and_what_is_special(game: str, locale: str) -> None:
    (select,) = chooser(locale, 1, game, 1).items
    assert isinstance(select, discord.ui.Select)
    (option,) = [option for option in select.options if option.value == game]
    assert option.label == say(locale, f"game-{game}")
    assert option.description is not None
    players = CATALOGUE[game].players
    assert re.match(rf"{players[0]}\b", option.description)
    assert str(players[-1]) in option.description
    # Whole sentences, so that nothing is cut off in the middle.
    assert option.description.endswith(".")
    assert len(option.description) <= LABEL_LIMIT
    assert say(locale, f"about-{game}").startswith(option.description.partition(" · ")[2])


def test_there_are_no_more_games_than_a_list_can_hold() -> None:
    assert len(CATALOGUE) <= OPTION_LIMIT


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_message_says_all_about_its_game(game: str) -> None:
    assert say("en", f"game-{game}") in words(lobby(game, 1))
    assert say("en", f"about-{game}") in words(lobby(game, 1))
    assert keeps_the_limits(lobby(game, CATALOGUE[game].players[-1], LONG))


@pytest.mark.parametrize(
    ("game", "count", "state"),
    [
        (
            "amigo_1997",
            1,
            "2 more players needed: press **Join**. " + HOST,
        ),
        (
            "amigo_1997",
            2,
            "1 more player needed: press **Join**. " + HOST,
        ),
        ("amigo_1997", 3, "Ready: the host can press **Start**, or wait for more."),
        ("amigo_1997", 5, "All seats are taken: the host can press **Start**."),
        ("amigo_1997", 6, "One player too many: host, pick a bigger game"),
        (
            "duel",
            1,
            "1 more player needed: press **Join**. " + HOST,
        ),
        ("duel", 2, "All seats are taken: the host can press **Start**."),
        ("duel", 4, "2 players too many: host, pick a bigger game"),
    ],
)
def test_the_lobby_says_what_is_missing(game: str, count: int, state: str) -> None:
    assert state in words(lobby(game, count))


def test_where_the_number_does_not_fit_the_games_that_could_start_are_named() -> None:
    two = words(lobby("rio_grande_2000", 2))
    fitting = ", ".join(say("en", f"game-{key}") for key, game in CATALOGUE.items() if 2 in game.players)
    assert f"With 2 players you could already start {fitting}." in two
    # The name of the duel has a colon of its own.
    assert [line.count(":") for line in two.splitlines() if fitting in line] == [1]
    four = words(lobby("duel", 4))
    assert all(say("en", f"game-{key}") in four for key, game in CATALOGUE.items() if 4 in game.players)
    for game, count in (("rio_grande_2000", 1), ("rio_grande_2000", 3), ("duel", 2)):
        assert "already start" not in words(lobby(game, count))


def test_a_game_for_one_number_of_people_alone_says_that_number_alone() -> None:
    assert "For 2 players." in words(lobby("duel", 1))
    assert "For 3 to 7 players." in words(lobby("rio_grande_2000", 1))


def test_words_are_shortened_to_whole_sentences_or_else_to_whole_words() -> None:
    assert brief("One. Two. Three.", 16) == "One. Two. Three."
    assert brief("One. Two. Three.", 15) == "One. Two."
    assert brief("One two three.", 13) == "One two…"
    assert len(brief("One two three.", 8)) <= 8


def test_names_in_a_refusal_are_escaped_and_games_are_named() -> None:
    assert readable("en", {"host": "*Ana*", "table": 4}) == {"host": r"\*Ana\*", "table": 4}
    named = readable("en", {"game": "duel", "games": "amigo_1997 amigo_2016", "count": 3})
    assert (named["game"], named["players"], named["fitting"]) == (say("en", "game-duel"), "2", 2)
    assert named["games"] == f"{say('en', 'game-amigo_1997')} or {say('en', 'game-amigo_2016')}"
    assert readable("en", {"games": ""})["fitting"] == 0


@pytest.mark.parametrize(("guild", "there"), [(2, True), (-5, False)])
def test_where_the_bot_writes_to_nobody_no_button_promises_it(guild: int, there: bool) -> None:
    seats = (SeatFacts(7, "Ana", left=False),)
    facts = TableFacts(1, "amigo_1997", guild, 3, 7, "en", seats)
    for made, action in (
        (lobby_screen(facts, {}, 5), control(1, "coming")),
        (lobby_screen(facts, {}, 5), control(0, "call-me")),
        (players_screen(facts, "en"), control(1, "call-players")),
    ):
        pressed = [item.custom_id for item in items(made) if isinstance(item, discord.ui.Button)]
        assert (action in pressed) is there
