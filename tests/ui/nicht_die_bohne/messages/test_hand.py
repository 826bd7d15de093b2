"""The private message of a seat: its cards, what the game waits for, and only the buttons that work now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import discord
import pytest

from bot.games.nicht_die_bohne.cards import DECK, FACE, Colour
from bot.games.nicht_die_bohne.state import Phase
from bot.games.nicht_die_bohne.view import View
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, STYLE
from tests.games.nicht_die_bohne.tables import lay, table, trick
from tests.ui.nicht_die_bohne.acting import enabled
from tests.ui.nicht_die_bohne.examples import NASTY, PLAYING, game, huge, look
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, words

PLAYERS = range(3, 7)
HAND = "red-7 red-2 green-minus-1 green-x2 yellow-nicht_die_bohne green-10"
START = table(HAND, "blue-1 blue-2", "green-1 green-2", areas=["red-3 red-4"], leader=1)


def test_the_hand_stands_by_colour_and_number() -> None:
    state = table("blue-1", "blue-2", "red-2 red-7 green-10 green-minus-1 green-x2 yellow-nicht_die_bohne")
    assert (
        "**Your cards** (6)\n> 🍅 Red: 2 · 7\n> 🥦 Green: 10 · 🔻 minus · ⏫ ×2\n> 🌽 Yellow: 🚫 nicht die Bohne"
    ) in words(hand_screen(look(state, 2)))


def test_the_leader_is_told_to_lead() -> None:
    layout = hand_screen(look(START, 1))
    assert "### 🫘 You lead: choose the card that you lay face up" in words(layout)
    assert controls(layout) == ["lay:1:1:blue-1", "lay:1:1:blue-2", "ask-leave"]


def test_who_is_not_waited_for_sees_the_cards_and_no_buttons_of_play() -> None:
    layout = hand_screen(look(START, 0))
    assert "Nothing to do for you now" in words(layout)
    assert "Your cards" in words(layout)
    assert controls(layout) == ["ask-leave"]
    # The own lead lies at the table; the hand of the leader waits like any other.
    assert controls(hand_screen(look(lay(START, 1, "blue-1"), 1))) == ["ask-leave"]


def test_who_lays_sees_the_lead_and_the_own_scoring_area() -> None:
    text = words(hand_screen(look(lay(START, 1, "blue-1"), 0)))
    assert "### 🎴 Choose the card that you lay face down" in text
    assert "Ben led 🫘 **🫐 Blue 1**" in text
    assert "**Your scoring area** · 7 points\n> 🍅 Red: 3 + 4 = **7**" in text


def test_every_card_is_one_click_away_in_its_colour() -> None:
    layout = hand_screen(look(lay(START, 1, "blue-1"), 0))
    found = {button.custom_id: button for button in buttons(layout)}
    for card in START.players[0].hand:
        button = found[f"bean:12:lay:1:1:{card}"]
        assert button.style is STYLE[FACE[card].colour]
        assert str(button.emoji) == COLOUR_SYMBOL[FACE[card].colour]
    rows = [item for item in layout.walk_children() if isinstance(item, discord.ui.ActionRow)]
    colours = [{str(button.emoji) for button in buttons_of(row)} for row in rows[:-1]]
    assert colours == [{"🍅"}, {"🥦"}, {"🌽"}]


def buttons_of(
    row: discord.ui.ActionRow[discord.ui.LayoutView],
) -> Iterator[discord.ui.Button[discord.ui.LayoutView]]:
    return (item for item in row.children if isinstance(item, discord.ui.Button))


def test_a_laid_card_is_named_and_can_be_changed_and_no_button_moves() -> None:
    before = lay(START, 1, "blue-1")
    after = lay(before, 0, "red-7")
    layout = hand_screen(look(after, 0))
    assert "### ✅ You laid 🍅 Red 7 face down" in words(layout)
    assert "choose another one" in words(layout)
    labels = [button.label for button in buttons(hand_screen(look(before, 0)))]
    assert [(button.label or "").removeprefix("✅ ") for button in buttons(layout)] == labels
    assert "change:1:1:red-7:red-2" in enabled(layout)
    assert "change:1:1:red-7:red-7" not in enabled(layout)
    assert len(enabled(layout)) == len(START.players[0].hand)
    assert "🍅 Red: 2\n" in words(layout)


def test_the_last_card_of_a_round_cannot_be_changed() -> None:
    state = lay(lay(table("red-1", "blue-1", "green-1"), 0, "red-1"), 1, "blue-1")
    layout = hand_screen(look(state, 1))
    assert "You laid 🫐 Blue 1 face down" in words(layout)
    assert "**Your hand is empty.**" in words(layout)
    assert controls(layout) == ["ask-leave"]


def test_who_takes_has_the_cards_that_are_left() -> None:
    state = trick(table(HAND, "blue-1", "green-1", "yellow-1", leader=1), "red-2", "blue-1", "green-1", "yellow-1")
    layout = hand_screen(look(state, 1))
    assert "### 🫳 Your turn: take a card" in words(layout)
    assert "The card with the token 🫘, **🫐 Blue 1**, goes to the last player." in words(layout)
    assert controls(layout) == ["take:1:1:2", "take:1:1:3", "take:1:1:0", "ask-leave"]
    for seat in (0, 2, 3):
        assert controls(hand_screen(look(state, seat))) == ["ask-leave"]


def expected(view: View) -> Iterator[str]:
    """The controls of a hand that can be pressed, from the options alone."""
    own = view.own
    assert own is not None
    where = f"{view.round}:{view.trick}"
    for card in own.options.lay:
        yield f"change:{where}:{own.laid}:{card}" if own.options.may_exchange else f"lay:{where}:{card}"
    yield from (f"take:{where}:{card.seat}" for card in view.up if card.card in own.options.take)
    yield from ["sheets"] * bool(view.sheets and view.outcome is None)
    yield from ["ask-leave"] * (view.outcome is None)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_buttons_are_the_options_and_no_more(players: int) -> None:
    for number, position in enumerate(game(players, seed=players)[::2]):
        seen = look(position, number % players)
        layout = hand_screen(seen)
        assert sorted(enabled(layout)) == sorted(expected(seen.view))
        assert keeps_the_limits(layout)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PLAYING)
def test_the_largest_hands_keep_the_limits(players: int, phase: Phase) -> None:
    for seat in range(players):
        seen = look(huge(phase, players=players), seat, names=NASTY)
        assert keeps_the_limits(hand_screen(seen, "n" * 1500))


@pytest.mark.parametrize("counts", [(6, 6, 6, 2), (1, 6, 6, 7), (11, 1, 1, 7), (5, 5, 5, 5), (15, 5, 0, 0)])
def test_twenty_cards_have_a_button_each_however_they_fall(counts: tuple[int, ...]) -> None:
    hand = []
    for colour, count in zip(Colour, counts, strict=True):
        hand += [card for card in DECK if FACE[card].colour is colour][:count]
    state = huge(Phase.LEAD, players=3)
    state = state._replace(players=(state.players[0]._replace(hand=tuple(hand)), *state.players[1:]))
    layout = hand_screen(look(state, 0, names=NASTY), "n" * 1500)
    assert keeps_the_limits(layout)
    assert Counter(action.split(":")[0] for action in controls(layout))["lay"] == 20


def test_the_hands_of_others_change_only_when_it_is_their_turn() -> None:
    """Each change costs a call to Discord: between the cards turned up and the next lead nothing moves."""
    shown: dict[tuple[int, int, int], set[str]] = {}
    for position in game(5, seed=3):
        state = position.state
        waiting = look(position).view.waiting_for
        for seat in range(5):
            if state.phase is not Phase.LAY and seat not in waiting and state.outcome is None:
                key = (seat, state.round, len(state.players[seat].hand))
                shown.setdefault(key, set()).add(raw(hand_screen(look(position, seat))))
    assert len(shown) > 100
    assert all(len(sent) == 1 for sent in shown.values())


def test_the_end_is_shown_without_buttons_of_play() -> None:
    layout = hand_screen(look(game(4)[-1], 2))
    assert controls(layout) == []
    assert "**The ranking**" in words(layout)


def test_a_notice_stands_above_the_hand() -> None:
    assert words(hand_screen(look(START, 0), "Something happened.")).startswith(
        "Something happened.\n## 🃏 Your hand"
    )
