"""The final sheet: who won, the ranking, and all score sheets of the game."""

from __future__ import annotations

import pytest

from bot.games.nicht_die_bohne.ending import rank
from bot.games.nicht_die_bohne.state import Phase, State
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.screens import Face
from tests.games.nicht_die_bohne.tables import lay, table, take
from tests.ui.nicht_die_bohne.examples import NAMES, NASTY, game, huge, look
from tests.ui.reading import controls, keeps_the_limits, words

AREAS = ("red-3 red-6", "blue-4", "green-5 green-nicht_die_bohne")


def ended(*areas: str) -> State:
    """The end of a game in which Ana leads red 10, Ben and Cleo lay a minus; two rounds before brought nothing."""
    state = table("red-10", "yellow-minus-1", "yellow-minus-2", areas=areas, round=3)
    for seat, card in enumerate(("red-10", "yellow-minus-1", "yellow-minus-2")):
        state = lay(state, seat, card)
    state = take(state, 0, "yellow-minus-1")
    assert state.phase is Phase.ENDED
    return state


def test_the_ranking_has_the_total_and_every_round() -> None:
    text = words(table_screen(look(ended(*AREAS))))
    assert "### 🏁 Cleo wins!" in text
    assert (
        "**The ranking**\n🏆 **Cleo** – **10 points** (0, 0, 10)\n"
        "2. **Ana** – **9 points** (0, 0, 9)\n3. **Ben** – **4 points** (0, 0, 4)"
    ) in text
    assert "share" not in text


def test_n4_equals_share_the_win_and_it_says_so() -> None:
    text = words(table_screen(look(ended("red-3 red-7", "blue-4", ""))))
    assert "### 🏁 Ana and Cleo share the win!" in text
    assert "🏆 **Ana** – **10 points** (0, 0, 10)\n🏆 **Cleo** – **10 points** (0, 0, 10)\n3. **Ben**" in text
    assert "-# Ana and Cleo tied on 10 points: they share the place." in text


def test_all_score_sheets_of_the_game_are_shown() -> None:
    text = words(table_screen(look(ended(*AREAS))))
    assert (
        "**Ana**\n> Round 1: nothing taken → sum **0**\n> Round 2: nothing taken → sum **0**\n"
        "> Round 3: 🍅 3 + 6 = **9**  ·  🌽 🔻 = **0** → sum **9**"
    ) in text
    assert "> Round 3: 🍅 10 = **10**  ·  🥦 5 🚫 = **0** → sum **10**" in text


@pytest.mark.parametrize("players", range(3, 7))
def test_every_round_of_a_real_game_is_there(players: int) -> None:
    position = game(players)[-1]
    text = words(table_screen(look(position)))
    for scores in (score for each in position.state.sheets for score in each):
        assert f"→ sum **{str(scores.total).replace('-', '−')}**" in text
    assert text.count("> Round ") == 3 * players
    assert all(name in text for name in NAMES[:players])


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "## 🏁 Cleo wins with 10 points\nYou are 2nd with 9 points.\n"),
        (1, "## 🏁 Cleo wins with 10 points\nYou are 3rd with 4 points.\n"),
        (2, "## 🏁 You win with 10 points!\n"),
    ],
)
def test_every_seat_reads_the_same_result_and_its_own_place(face: Face, seat: int, said: str) -> None:
    layout = hand_screen(look(ended(*AREAS), seat), None, face)
    assert words(layout).startswith(said)
    assert "3. **Ben** – **4 points** (0, 0, 4)" in words(layout)
    assert controls(layout) == ["rematch", "replay", "review", "hands", "sheets"]


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "## 🏁 Cleo gewinnt mit 10 Punkten\nDu bist mit 9 Punkten auf Platz 2.\n"),
        (2, "## 🏁 Du gewinnst mit 10 Punkten!\n"),
    ],
)
def test_a_sentence_has_its_own_form_of_the_word_beside_the_points(seat: int, said: str) -> None:
    seen = look(ended(*AREAS), seat)._replace(locale="de")
    assert words(hand_screen(seen, None, Face.LIVE)).startswith(said)
    end = table_screen(seen._replace(pictures=True)).picture
    assert end is not None
    assert end.alt.startswith("Cleo gewinnt mit 10 Punkten. 1. Cleo: 10 Punkte, ")


def test_who_shares_the_win_is_told_so() -> None:
    shared = ended("red-3 red-7", "blue-4", "")
    assert words(hand_screen(look(shared, 0))).startswith("## 🏁 You share the win with 10 points!\n")
    assert words(hand_screen(look(shared, 1))).startswith("## 🏁 Ana and Cleo share the win with 10 points\n")


@pytest.mark.parametrize("face", [Face.CARD, Face.ASLEEP])
def test_beside_the_end_sheet_a_line_says_that_the_game_is_over(face: Face) -> None:
    layout = hand_screen(look(ended(*AREAS), 0), None, face)
    assert words(layout).startswith("### 🏁 Game over: Cleo won with 10 points\n-# Nicht die Bohne · table")
    assert controls(layout) == []
    assert "shared the win" in words(hand_screen(look(ended("red-3 red-7", "blue-4", ""), 0), None, face))


def test_the_end_offers_a_rematch_and_the_score_sheets() -> None:
    assert controls(table_screen(look(ended(*AREAS)))) == ["rematch", "replay", "review", "sheets", "rules"]


@pytest.mark.parametrize("pictures", [False, True])
def test_the_last_trick_stays_to_be_read_below_the_end(pictures: bool) -> None:
    text = words(table_screen(look(ended(*AREAS))._replace(pictures=pictures)))
    assert (
        "-# Previous trick: 🫘 🍅 Red 10 (Ana → Cleo) · 🌽 Yellow minus 🔻 (Ben → Ana)"
        " · 🌽 Yellow minus 🔻 (Cleo → Ben)"
    ) in text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("taken", [10, 20])
def test_the_longest_end_keeps_the_limits(taken: int) -> None:
    state = huge(Phase.LEAD, round=4, taken=taken)._replace(round=3, phase=Phase.ENDED)
    state = state._replace(outcome=rank(state))
    assert keeps_the_limits(table_screen(look(state, names=NASTY)))
    assert keeps_the_limits(hand_screen(look(state, 0, names=NASTY), "n" * 1500))
