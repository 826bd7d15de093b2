"""Editions as files: what may stand in one, how a mistake is told, and that a new one needs nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.errors import BadFile
from bot.games.bohnanza.edition import Edition
from bot.games.bohnanza.events import FaceUpDiscarded, FieldBought, Joined, OfferLeft, Shuffled, TurnedUp
from bot.games.bohnanza.expansions import rules_of
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.library import read_edition, read_editions
from bot.games.contract import Outcome
from bot.players import FAMILIES
from bot.simulate.playing import play
from tests.breadth import few

MADE_UP = """
key = "made_up"
beans = ["soy", "black_eyed", "red", "garden", "cocoa"]
turn = "trading"
turn_up = 2
same_bean_twice = true
harvesting = "any_time"
bean_protection = "while_another_has_more"
third_field_thalers = "discard_pile"
start_player = "holder_of_start_bean"
last_exhaustion_in_phase_2 = "ends_at_once"
tie = "farthest_from_start"

[players.2]
first_hands = [2, 4]
fields = 1
third_field_price = 1
draw = 1
last_exhaustion = 4

[players.3]
without = ["cocoa"]
first_hands = [2]
fields = 4
draw = 2
last_exhaustion = 1
"""


MADE_UP_DUEL = """
key = "made_up"
beans = ["blue", "chili", "stink", "green", "soy", "black_eyed", "red", "garden"]
turn = "duel"
turn_up = 4
same_bean_twice = true
harvesting = "any_time"
bean_protection = "unless_all_have_one"
third_field_thalers = "discard_pile"
start_player = "holder_of_start_bean"
last_exhaustion_in_phase_2 = "ends_at_once"
tie = "farthest_from_start"

[players.2]
first_hands = [4, 5]
fields = 2
third_field_price = 2
draw = 3
last_exhaustion = 2
"""


@pytest.mark.parametrize("player", few(FAMILIES["bohnanza"].players, "simplest"))
def test_a_duel_made_up_here_is_played_to_the_end(player: str) -> None:
    game = Bohnanza(read_edition("made_up.toml", MADE_UP_DUEL))
    kinds: set[type] = set()
    for seed in range(3 if player == "hard" else 12):
        played = play(game, FAMILIES["bohnanza"], [player] * 2, f"{seed}")
        state = game.replay(2, played.events)
        assert isinstance(game.outcome(state), Outcome)
        assert (state.exhaustions, state.box) == (2, ())
        assert all(len(event.cards) <= 4 for event in played.events if isinstance(event, TurnedUp))
        kinds |= {type(event) for event in played.events}
    assert {Joined, OfferLeft, Shuffled, FaceUpDiscarded} <= kinds


@pytest.mark.parametrize("players", few([2, 3], 3))
@pytest.mark.parametrize("player", few(FAMILIES["bohnanza"].players, "simplest"))
def test_an_edition_made_up_here_is_played_to_the_end(tmp_path: Path, player: str, players: int) -> None:
    (tmp_path / "made_up.toml").write_text(MADE_UP, "utf-8")
    game = Bohnanza(read_editions(tmp_path)["made_up"])
    assert (game.key, list(game.players)) == ("made_up", [2, 3])
    kinds: set[type] = set()
    for seed in range(12):
        played = play(game, FAMILIES["bohnanza"], [player] * players, f"{seed}")
        state = game.replay(players, played.events)
        assert isinstance(game.outcome(state), Outcome)
        assert len(state.rules.deck()) == (40 if players == 2 else 36)
        kinds |= {type(event) for event in played.events}
    # Two cards are left for the last turning-up of three players, whoever does what.
    assert FaceUpDiscarded in kinds or players == 2
    assert (FieldBought in kinds) == (players == 2 and player != "simplest")


def test_first_hands_follow_the_start_player_and_the_last_one_is_all_the_others() -> None:
    edition = read_edition("made_up.toml", MADE_UP)
    assert [rules_of(edition, players).first_hands for players in (2, 3)] == [(2, 4), (2, 2, 2)]


def edition(**changes: str) -> str:
    """The file of an edition with some lines changed."""
    lines = {
        "key": '"test"',
        "beans": '["soy", "red"]',
        "turn": '"trading"',
        "turn_up": "2",
        "same_bean_twice": "true",
        "harvesting": '"any_time"',
        "bean_protection": '"unless_all_have_one"',
        "third_field_thalers": '"box"',
        "start_player": '"left_of_dealer"',
        "last_exhaustion_in_phase_2": '"finish_planting"',
        "tie": '"shared"',
        "players.3": numbers(),
    } | changes
    return "\n".join(f"{name} = {value}" for name, value in lines.items() if value)


def numbers(**changes: str) -> str:
    lines = {"first_hands": "[1]", "fields": "2", "draw": "1", "last_exhaustion": "1"} | changes
    return "{" + ", ".join(f"{name} = {value}" for name, value in lines.items()) + "}"


def test_an_edition_is_read_from_its_file() -> None:
    read = read_edition("test.toml", edition())
    assert isinstance(read, Edition)
    assert (read.players[3].first_hands, read.players[3].third_field_price) == ((1,), None)


MISTAKES: list[tuple[dict[str, str], str, str]] = [
    ({"tie": '"by_beauty"'}, "tie", "'most_cards_in_hand', 'shared' or 'farthest_from_start'"),
    ({"start_player": '"the_oldest"'}, "start_player", "'left_of_dealer' or 'holder_of_start_bean'"),
    (
        {"last_exhaustion_in_phase_2": '"never"'},
        "last_exhaustion_in_phase_2",
        "'finish_planting' or 'ends_at_once'",
    ),
    ({"same_bean_twice": '"yes"'}, "same_bean_twice", "valid boolean"),
    ({"tie": ""}, "tie", "required"),
    ({"turn": '"in_the_dark"'}, "turn", "'trading' or 'duel'"),
    ({"turn_up": "0"}, "turn_up", "greater than or equal to 1"),
    ({"harvesting": '"never"'}, "harvesting", "'any_time' or 'on_own_turn'"),
    ({"harvesting": '"on_own_turn"'}, "harvesting", "must be 'any_time' where turn is 'trading'"),
    (
        {"bean_protection": '"always"'},
        "bean_protection",
        "'unless_all_have_one' or 'while_another_has_more'",
    ),
    ({"expansion": '"high_bohn"'}, "expansion", "needs bean_protection 'while_another_has_more'"),
    ({"turn": '"duel"'}, "players", "a duel is for 2 players alone, not for 3"),
    ({"third_field_thalers": '"bank"'}, "third_field_thalers", "'discard_pile' or 'box'"),
    ({"expansion": '"high_moon"'}, "expansion", "'high_bohn'"),
    ({"colour": '"green"'}, "colour", "here there are key, beans, turn, turn_up, same_bean_twice,"),
    ({"beans": '["rice"]'}, "beans.0", "there is no bean 'rice'; there are coffee, wax,"),
    ({"beans": '["soy", "red", "soy"]'}, "beans", "once, not soy again"),
    ({"beans": "[]"}, "beans", "at least 1"),
    ({"key": '"other"'}, "key", "must be 'test', as the file is called"),
    ({"players.1": numbers()}, "players.1", "greater than or equal to 2"),
    ({"players.8": numbers()}, "players.8", "less than or equal to 7"),
    ({"players.5": numbers()}, "players", "from 3 to 5 each number needs a section, also 4"),
    ({"players.6": numbers()}, "players", "from 3 to 6 each number needs a section, also 4"),
    ({"players.3": numbers(without='["rice"]')}, "players.3.without.0", "there is no bean 'rice'"),
    ({"players.3": numbers(without='["wax"]')}, "players", "3.without: may name beans of this edition, not wax"),
    ({"players.3": numbers(first_hands="[]")}, "players.3.first_hands", "at least 1"),
    ({"players.3": numbers(first_hands="[5, 0]")}, "players.3.first_hands.1", "greater than or equal to 1"),
    ({"players.3": numbers(first_hands="[6, 7]")}, "players", "some of the 20 cards for the draw pile"),
    ({"players.3": numbers(fields="0")}, "players.3.fields", "greater than or equal to 1"),
    ({"players.3": numbers(fields="7")}, "players.3.fields", "less than or equal to 6"),
    ({"key": '"Big Name"'}, "key", "should match pattern '^[a-z][a-z0-9_]*$'"),
    ({"players.3": numbers(draw="true")}, "players.3.draw", "valid integer"),
    ({"players.3": numbers(colour="3")}, "players.3.colour", "here there are without, first_hands,"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "key", "allowed"), MISTAKES, ids=str)
def test_a_mistake_is_told_with_file_key_and_what_is_allowed(
    changes: dict[str, str], key: str, allowed: str
) -> None:
    with pytest.raises(BadFile) as caught:
        read_edition("test.toml", edition(**changes))
    title, mistake = str(caught.value).splitlines()
    assert title == "test.toml has mistakes:"
    assert mistake.startswith(f"{key}")
    assert allowed in mistake


def test_every_mistake_of_a_file_is_told_at_once() -> None:
    with pytest.raises(BadFile) as caught:
        read_edition("test.toml", edition(tie='"by_beauty"', same_bean_twice="3"))
    assert len(str(caught.value).splitlines()) == 3


def test_a_file_that_is_no_text_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "test.toml").write_bytes(b'key = "\xff"')
    with pytest.raises(BadFile, match=r"^test\.toml is not valid TOML: it must be written in UTF-8"):
        read_editions(tmp_path)


def test_a_file_that_is_no_toml_is_told_so() -> None:
    with pytest.raises(BadFile, match=r"^test\.toml is not valid TOML: Expected '='"):
        read_edition("test.toml", "key")
