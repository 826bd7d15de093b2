"""The public message of a table: what everybody must find in it, and what nobody may."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.state import Phase
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.phrases import together
from tests.breadth import examples, few
from tests.games.nicht_die_bohne.tables import lay, table, take, trick
from tests.ui.nicht_die_bohne.examples import NAMES, NASTY, PLAYING, game, huge, look, where
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, words

PLAYERS = range(3, 7)
CARD = re.compile(r"\b(red|blue|green|yellow)-(\d+|minus|x2|nicht)")
START = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2", leader=1)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PLAYING)
def test_it_tells_whom_the_game_waits_for(players: int, phase: Phase) -> None:
    seen = look(where(lambda state: state.phase is phase and state.trick > 1, players))
    waited_for = together("en", [NAMES[seat] for seat in seen.view.waiting_for])
    assert f"⏳ Waiting for **{waited_for}** to {'take' if phase is Phase.TAKE else 'l'}" in words(
        table_screen(seen)
    )


def test_round_and_trick_are_counted() -> None:
    text = words(table_screen(look(START)))
    assert "Nicht die Bohne · table #12" in text
    assert "round 1 of 3 · trick 1 of 15" in text


def test_the_last_round_and_its_last_trick_are_named_first() -> None:
    seen = look(START)
    for number, now, said in ((2, 15, ""), (3, 14, "🏁 Last round · "), (3, 15, "🏁 Last trick · ")):
        text = words(table_screen(seen._replace(view=seen.view._replace(round=number, trick=now))))
        assert text.startswith(f"### {said}🫘 Ben is leading\n")


def test_before_the_lead_no_card_lies() -> None:
    layout = table_screen(look(START))
    assert "Waiting for **Ben** to lead" in words(layout)
    assert controls(layout) == ["hand", "rules"]


def test_the_lead_lies_open_and_it_is_told_who_has_laid() -> None:
    state = lay(START, 1, "blue-2")
    seen = look(state)
    text = words(table_screen(seen))
    assert "🫘 **Ben** led **💧 Blue 2**" in text
    assert "🎴 Laid face down: nobody yet" in text
    led = News("led", 1, card=seen.view.up[0].card)
    assert "led" not in words(table_screen(seen._replace(news=(led,)))).replace("🫘 **Ben** led", "")
    state = lay(lay(state, 3, "yellow-1"), 0, "red-2")
    text = words(table_screen(look(state)))
    assert "✅ Laid face down: Ana and Dev" in text
    assert "Waiting for **Cleo** to lay a card face down" in text
    assert "Yellow" not in text
    assert "Red" not in text


def test_the_cards_turned_up_have_their_owners_and_their_buttons() -> None:
    layout = table_screen(look(trick(START, "red-1", "blue-1", "green-1", "yellow-1")))
    assert (
        "🫘 **💧 Blue 1** · Ben · for the last player, with the token\n"
        "🎴 **🥦 Green 1** · Cleo\n🎴 **🌽 Yellow 1** · Dev\n🎴 **🍅 Red 1** · Ana"
    ) in words(layout)
    assert controls(layout) == ["take:1:1:2", "take:1:1:3", "take:1:1:0", "hand", "rules"]
    assert [button.label for button in buttons(layout)][:3] == [
        "Take Green 1 (Cleo)",
        "Take Yellow 1 (Dev)",
        "Take Red 1 (Ana)",
    ]


def test_while_a_computer_takes_nobody_is_shown_a_button_for_it() -> None:
    state = trick(START, "red-1", "blue-1", "green-1", "yellow-1")
    layout = table_screen(look(state, left=[1]))
    assert "Waiting for **Ben** to take" in words(layout)
    assert controls(layout) == ["hand", "rules"]


def test_a_card_taken_shows_by_whom_and_has_no_button() -> None:
    state = take(trick(START, "red-1", "blue-1", "green-1", "yellow-1"), 1, "yellow-1")
    layout = table_screen(look(state))
    assert "✅ 🌽 Yellow 1 · Dev → Ben" in words(layout)
    assert "Waiting for **Dev** to take" in words(layout)
    assert controls(layout) == ["take:1:1:2", "take:1:1:0", "hand", "rules"]


def test_two_cards_that_look_alike_are_told_apart_by_their_owners() -> None:
    hands = ("red-1", "blue-minus-1", "blue-minus-2", "yellow-1")
    layout = table_screen(look(trick(table(*hands), *hands)))
    labels = [button.label for button in buttons(layout)]
    assert {"Take Blue minus\N{NO-BREAK SPACE}🔻 (Ben)", "Take Blue minus\N{NO-BREAK SPACE}🔻 (Cleo)"} <= set(
        labels
    )
    assert len(set(controls(layout))) == len(controls(layout))


def test_the_trick_before_is_told_in_short() -> None:
    state = take(trick(START, "red-1", "blue-1", "green-1", "yellow-1"), 1, "yellow-1")
    state = take(state, 3, "red-1")
    assert (
        "-# Previous trick: 🫘 💧 Blue 1 (Ben → Cleo) · 🥦 Green 1 (Cleo → Ana) · "
        "🌽 Yellow 1 (Dev → Ben) · 🍅 Red 1 (Ana → Dev)"
    ) in words(table_screen(look(state)))
    assert "Last trick" not in words(table_screen(look(START)))


@pytest.mark.parametrize("players", range(4, 7))
def test_the_last_news_is_told(players: int) -> None:
    position = where(lambda state: state.trick == 3 and state.taker not in (None, state.leader), players)
    seen = look(position)
    (taken,) = [card for card in seen.view.up if card.taken_by is not None][:1]
    assert taken.taken_by is not None
    line = f"{NAMES[taken.taken_by]} took {short('en', taken.card)} from {NAMES[taken.seat]}."
    assert f"-# {line}" in words(table_screen(seen))


@pytest.mark.parametrize("players", few(PLAYERS, 4))
def test_the_score_sheet_stands_at_the_table_through_the_first_trick_of_the_next_round(players: int) -> None:
    for position in game(players, 2)[::3]:
        state = position.state
        layout = table_screen(look(position))
        first = state.outcome is None and state.round > 1 and state.trick == 1
        assert (f"Score sheet of round {state.round - 1}" in words(layout)) == first
        assert ("sheets" in controls(layout)) == (state.round > 1)


@pytest.mark.parametrize("players", few(PLAYERS, 4))
def test_what_is_hidden_is_named_nowhere(players: int) -> None:
    for position in game(players, seed=players)[::3]:
        text = raw(table_screen(look(position)))
        assert not CARD.search(text)
        if position.state.phase is Phase.LAY:
            guide = words(table_screen(look(position))).split("**Ana**")[0]
            lead = short("en", look(position).view.up[0].card)
            assert not re.search("Red|Blue|Green|Yellow", guide.replace(lead, ""))


@pytest.mark.parametrize("players", few(PLAYERS, 6))
def test_a_whole_game_keeps_the_limits(players: int) -> None:
    for position in game(players, seed=players)[::4]:
        assert keeps_the_limits(table_screen(look(position, names=NASTY)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PLAYING)
@pytest.mark.parametrize("trick", [1, 7])
def test_the_largest_positions_keep_the_limits_and_lose_no_area(players: int, phase: Phase, trick: int) -> None:
    state = huge(phase, players=players, trick=trick)
    seen = look(state, names=NASTY, left=range(players))
    told = tuple(
        News("taken", seat % players, (seat + 1) % players, state.players[0].area[0]) for seat in range(6)
    )
    layout = table_screen(seen._replace(news=told))
    assert keeps_the_limits(layout)
    assert words(layout).count("⏳") == 1 + len(seen.view.waiting_for)
    for seat in seen.view.seats:
        assert f"now {str(seat.value).replace('-', '−')})" in words(layout)


@examples(40)
@given(
    names=st.lists(st.text("*_~|`>#-[](): @<ab☕é\u200b", max_size=32), min_size=6, max_size=6),
    players=st.integers(3, 6),
    phase=st.sampled_from(PLAYING),
    taken=st.integers(0, 20),
    trick=st.sampled_from((1, 2)),
)
def test_no_names_and_no_sizes_break_the_limits(
    names: list[str], players: int, phase: Phase, taken: int, trick: int
) -> None:
    seen = look(huge(phase, players=players, taken=taken, trick=trick), names=names)
    assert keeps_the_limits(table_screen(seen))


def test_names_are_no_markdown_and_no_mention() -> None:
    names = ["**A**", "@everyone", "<@123456789012345678>", "D"]
    text = words(table_screen(look(lay(START, 1, "blue-1"), names=names)))
    assert r"\*\*A\*\*" in text
    assert "@everyone" not in text
    assert "<@123456789012345678>" not in text


@pytest.mark.parametrize("why", ["asked", "nobody"])
def test_a_paused_game_waits_for_nobody(why: str) -> None:
    for at in (START, lay(START, 1, "blue-1"), trick(START, "red-1", "blue-1", "green-1", "yellow-1")):
        seen = look(at)
        assert "Waiting for" in words(table_screen(seen))
        paused = words(table_screen(seen._replace(table=seen.table._replace(paused=why))))
        assert "aiting for" not in paused
