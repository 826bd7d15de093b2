"""What stands in a panel besides the hand, or in its place, once its player has asked for it."""

from __future__ import annotations

import discord
import pytest

from bot.games.contract import IllegalMove, MalformedMove
from bot.games.nicht_die_bohne.ending import rank
from bot.games.nicht_die_bohne.state import Phase, State
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.parts import PARTS, open_part
from bot.ui.nicht_die_bohne.messages.rulebook import rules_screen
from bot.ui.nicht_die_bohne.messages.sheets import sheets_screen
from bot.ui.screens import Face, Open, Part
from tests.games.nicht_die_bohne.tables import lay, table, take, trick
from tests.ui.nicht_die_bohne.examples import NASTY, game, huge, look
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, words

START = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2", areas=["", "blue-3 blue-minus-1"], round=2)
LED = lay(START, 0, "red-1")
UP = trick(START, "red-1", "blue-1", "green-1")


def panel(state: State, seat: int, action: str, face: Face = Face.LIVE) -> discord.ui.LayoutView:
    """The panel of a seat with this part."""
    return hand_screen(look(state, seat)._replace(part=Part(action)), None, face)


def test_more_stands_beside_the_hand_in_place_of_the_usual_buttons_and_leave_is_last() -> None:
    layout = panel(LED, 1, "more")
    assert words(layout).startswith("### 🫘 Lay a card face down · Ana led 🍅 Red 1")
    assert "**Your cards** (2)" in words(layout)
    assert controls(layout) == ["rules", "sheets", "as-text", "back", "ask-leave"]
    labels = [button.label for button in buttons(layout)]
    assert labels == ["Rules", "Score sheets", "Table as text", "Back", "Leave"]


def test_score_sheets_are_offered_once_there_are_any() -> None:
    assert controls(panel(table("red-1", "blue-1", "green-1"), 0, "more")) == [
        "rules",
        "as-text",
        "players",
        "back",
        "ask-leave",
    ]


def test_the_rules_take_the_place_of_the_hand() -> None:
    layout = panel(LED, 1, "read-rules")
    assert words(layout).startswith("### 🫘 Lay a card face down · Ana led 🍅 Red 1")
    assert words(rules_screen("nicht_die_bohne", "en")) in words(layout)
    assert "Your cards" not in words(layout)
    assert controls(layout) == ["back"]


def test_the_score_sheets_take_the_place_of_the_hand() -> None:
    for state in (LED, game(3)[-1].state):
        layout = panel(state, 1, "sheets")
        assert words(sheets_screen(look(state, 1))) in words(layout)
        assert controls(layout) == ["back"]


def test_the_table_as_text_has_the_trick_and_all_players() -> None:
    text = words(panel(UP, 1, "as-text"))
    assert text.startswith(
        "### 🫳 Ana is taking a card\n-# Nicht die Bohne · table #12 · round 2 of 3 · trick 1 of"
    )
    assert "\n🫘 **🍅 Red 1** · Ana · for the last player, with the token\n🎴 **💧 Blue 1** · Ben\n" in text
    assert "\n**Ben** · 1 card · **−3 points** (0, now −3)\n> 💧 Blue: 3 🔻 = **−3**\n" in text
    over = take(UP, 0, "blue-1")
    assert "-# Previous trick: 🫘 🍅 Red 1 (Ana → Cleo) · 💧 Blue 1 (Ben → Ana)" in words(
        panel(over, 2, "as-text")
    )
    assert controls(panel(UP, 1, "as-text")) == ["back"]


@pytest.mark.parametrize("action", PARTS)
def test_a_part_is_drawn_anew_with_the_game(action: str) -> None:
    assert words(panel(LED, 1, action)).startswith("### 🫘 Lay a card face down")
    assert words(panel(lay(LED, 1, "blue-1"), 1, action)).startswith("### ✓ Down: 💧 Blue 1\n")


@pytest.mark.parametrize("action", [*PARTS, "harvest"])
@pytest.mark.parametrize("face", [Face.RESTING, Face.CARD, Face.ASLEEP])
def test_what_is_not_kept_up_to_date_has_no_part(action: str, face: Face) -> None:
    for state in (LED, UP):
        assert raw(panel(state, 1, action, face)) == raw(hand_screen(look(state, 1), None, face))


def test_a_part_that_is_not_possible_any_more_is_left_out() -> None:
    over = game(3)[-1].state
    assert raw(panel(over, 0, "more")) == raw(hand_screen(look(over, 0), None, Face.LIVE))
    assert raw(panel(LED, 0, "harvest")) == raw(hand_screen(look(LED, 0), None, Face.LIVE))


def test_only_what_is_possible_is_opened() -> None:
    assert open_part(look(LED, 1), Part("more")) == Open(Part("more"))
    with pytest.raises(IllegalMove, match="game-over"):
        open_part(look(game(3)[-1], 1), Part("more"))
    with pytest.raises(MalformedMove, match="unknown-control"):
        open_part(look(LED, 1), Part("harvest"))


@pytest.mark.parametrize("action", PARTS)
@pytest.mark.parametrize("players", range(3, 7))
def test_the_longest_parts_keep_the_limits(players: int, action: str) -> None:
    ended = huge(Phase.LEAD, players=players, round=4)._replace(round=3, phase=Phase.ENDED)
    for state in (
        huge(Phase.LAY, players=players),
        huge(Phase.TAKE, players=players),
        ended._replace(outcome=rank(ended)),
    ):
        for seat in range(players):
            seen = look(state, seat, names=NASTY)._replace(part=Part(action))
            assert keeps_the_limits(hand_screen(seen, "n" * 1500, Face.LIVE))
