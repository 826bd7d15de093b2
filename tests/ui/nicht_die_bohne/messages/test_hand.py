"""The private message of a seat: its cards, what the game waits for, and only the buttons that work now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import discord
import pytest

from bot.games.nicht_die_bohne.cards import DECK, FACE, Colour
from bot.games.nicht_die_bohne.state import Phase, Player, State
from bot.games.nicht_die_bohne.view import View
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.wording.areas import others
from bot.ui.nicht_die_bohne.wording.phrases import own
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, STYLE, card_name
from bot.ui.screens import RULES, Face
from bot.words import shipped
from tests.breadth import few
from tests.games.nicht_die_bohne.tables import lay, table, trick
from tests.ui.nicht_die_bohne.acting import enabled
from tests.ui.nicht_die_bohne.examples import LINK, NASTY, PLAYING, Position, game, huge, look
from tests.ui.reading import buttons, controls, items, keeps_the_limits, raw, words

PLAYERS = range(3, 7)
HAND = "red-7 red-2 green-minus-1 green-x2 yellow-nicht_die_bohne green-10"
START = table(HAND, "blue-1 blue-2", "green-1 green-2", areas=["red-3 red-4"], leader=1)
LED = lay(START, 1, "blue-1")
UP = trick(START, "red-7", "blue-1", "green-1")


def read(layout: discord.ui.LayoutView) -> str:
    """All that it says; where lines may break makes no difference."""
    return words(layout).replace("\N{NO-BREAK SPACE}", " ")


def live(state: Position | State, seat: int) -> discord.ui.LayoutView:
    """The panel of a seat whose player clicked a moment ago."""
    return hand_screen(look(state, seat), None, Face.LIVE)


def test_the_hand_stands_by_colour_and_number() -> None:
    state = table("blue-1", "blue-2", "red-2 red-7 green-10 green-minus-1 green-x2 yellow-nicht_die_bohne")
    for face in (Face.LIVE, Face.RESTING, Face.ASLEEP):
        assert (
            "**Your cards** (6)\n> 🍅 Red: 2 · 7\n> 🥦 Green: 10 · 🔻 minus · ⏫ ×2\n"
            "> 🌽 Yellow: 🚫 nicht die Bohne"
        ) in read(hand_screen(look(state, 2), None, face))


def test_no_line_breaks_inside_a_card_or_a_colour() -> None:
    state = table("green-10 green-minus-1", "blue-2", "red-2", areas=["red-3 red-6 blue-8 blue-minus-1"])
    lines = words(live(state, 0)).replace("\N{NO-BREAK SPACE}", "~").split("\n")
    assert "> 🥦 Green: 10~· 🔻~minus" in lines
    assert "Your area: 🍅~3~6~→~9~· 💧~8~minus~→~−8" in lines


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
def test_the_leader_is_told_to_lead(face: Face) -> None:
    layout = hand_screen(look(START, 1), None, face)
    assert read(layout).startswith(
        "### 🫘 Lead: lay a card face up\n-# Your card goes to the last player who takes"
    )
    assert controls(layout) == ["lay:1:1:blue-1", "lay:1:1:blue-2", "hint", "more"]


@pytest.mark.parametrize("state", [START, lay(START, 1, "blue-1")])
def test_a_resting_panel_of_who_can_do_nothing_tells_nothing_of_the_others(state: State) -> None:
    # The own lead lies at the table; the hand of the leader waits like any other.
    seat = 0 if state is START else 1
    layout = hand_screen(look(state, seat))
    assert read(layout).startswith("### 🃏 Your hand\n-# I'll message you when it's your turn.\n**Your cards**")
    assert controls(layout) == ["hand"]
    assert [button.label for button in buttons(layout)] == ["Follow the game"]


@pytest.mark.parametrize(
    ("state", "seat", "first"),
    [
        (START, 0, "### 🫘 Ben is leading, then you lay"),
        (LED, 1, "### 🎴 You led 💧 Blue 1 · waiting for Ana and Cleo"),
        (lay(LED, 2, "green-1"), 1, "### 🎴 You led 💧 Blue 1 · waiting for Ana"),
        (
            lay(LED, 0, "red-7"),
            0,
            "### ✓ Down: 🍅 Red 7\n-# You may change your card until the last one is down.\n-# Waiting for Cleo",
        ),
        (UP, 0, "### 🫳 Ben is taking a card\n🫘 **💧 Blue 1** · Ben · for the last player, with the token"),
    ],
    ids=["lead", "led", "one has laid", "down", "take"],
)
def test_a_live_panel_says_whom_the_table_waits_for(state: State, seat: int, first: str) -> None:
    assert read(live(state, seat)).startswith(first)


def test_who_waits_has_the_cards_and_no_buttons_of_play() -> None:
    assert "**Your cards** (6)" in read(live(START, 0))
    assert controls(live(START, 0)) == ["more"]
    assert controls(live(LED, 1)) == ["more"]


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
def test_who_lays_sees_the_lead_and_the_own_scoring_area(face: Face) -> None:
    text = read(hand_screen(look(LED, 0), None, face))
    assert text.startswith(
        "### 🫘 Lay a card face down · Ben led 💧 Blue 1\n-# Somebody else takes your card, and you take next."
    )
    assert "\nYour area: 🍅 3 4 → 7\n**Your cards**" in text
    assert "\nYour area: nothing taken yet\n" in read(hand_screen(look(LED, 2), None, face))


def test_every_card_is_one_click_away_in_its_colour() -> None:
    layout = hand_screen(look(lay(START, 1, "blue-1"), 0))
    found = {button.custom_id: button for button in buttons(layout)}
    for card in START.players[0].hand:
        button = found[f"bean:12:lay:1:1:{card}"]
        assert button.style is STYLE[FACE[card].colour]
        assert str(button.emoji) == COLOUR_SYMBOL[FACE[card].colour]
    rows = [item for item in items(layout) if isinstance(item, discord.ui.ActionRow)]
    colours = [{str(button.emoji) for button in buttons_of(row)} for row in rows[:-1]]
    assert colours == [{"🍅"}, {"🥦"}, {"🌽"}]


def buttons_of(
    row: discord.ui.ActionRow[discord.ui.LayoutView],
) -> Iterator[discord.ui.Button[discord.ui.LayoutView]]:
    return (item for item in row.children if isinstance(item, discord.ui.Button))


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
def test_a_laid_card_is_named_and_can_be_changed_and_no_button_moves(face: Face) -> None:
    before = lay(START, 1, "blue-1")
    after = lay(before, 0, "red-7")
    layout = hand_screen(look(after, 0), None, face)
    assert read(layout).startswith(
        "### ✓ Down: 🍅 Red 7\n-# You may change your card until the last one is down.\n"
    )
    labels = [button.label for button in buttons(hand_screen(look(before, 0), None, face))]
    assert [(button.label or "").removeprefix("✅ ") for button in buttons(layout)] == labels
    assert "change:1:1:red-7:red-2" in enabled(layout)
    assert "change:1:1:red-7:red-7" not in enabled(layout)
    assert len(enabled(layout)) == len(START.players[0].hand) - 1 + len(["hint", "more"])
    assert "🍅 Red: 2\n" in read(layout)


def test_the_last_card_of_a_round_cannot_be_changed() -> None:
    state = lay(lay(table("red-1", "blue-1", "green-1"), 0, "red-1"), 1, "blue-1")
    assert read(live(state, 1)).startswith("### ✓ Down: 💧 Blue 1, your last card\n-# Waiting for Cleo")
    assert "**Your hand is empty.**" in read(live(state, 1))
    assert controls(live(state, 1)) == ["more"]
    assert controls(hand_screen(look(state, 1))) == ["hand"]


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
def test_who_takes_has_the_cards_that_are_left(face: Face) -> None:
    state = trick(table(HAND, "blue-1", "green-1", "yellow-1", leader=1), "red-2", "blue-1", "green-1", "yellow-1")
    layout = hand_screen(look(state, 1), None, face)
    assert read(layout).startswith("### 🫳 Take a card\n-# Whoever laid the card you take goes next.")
    assert "💧 Blue 1, with the token, goes to the last player." in read(layout)
    assert "🎴 **🥦 Green 1** · Cleo" in read(layout)
    assert controls(layout) == ["take:1:1:2", "take:1:1:3", "take:1:1:0", "hint", "more"]
    for seat in (0, 2, 3):
        assert controls(hand_screen(look(state, seat))) == ["hand"]
        assert controls(live(state, seat)) == ["more"]


@pytest.mark.parametrize("state", [START, LED, UP], ids=["lead", "lay", "take"])
@pytest.mark.parametrize("seat", range(3))
def test_a_card_says_where_its_reader_plays_and_a_sleeping_panel_has_the_hand(state: State, seat: int) -> None:
    card, asleep = (hand_screen(look(state, seat), None, face) for face in (Face.CARD, Face.ASLEEP))
    assert read(card).startswith("### 🃏 You're playing in the channel: your hand is there\n")
    assert "**Your cards**" not in read(card)
    assert [button.label for button in buttons(card)] == ["Play here"]
    assert read(asleep).startswith("### 💤 Press **Wake up** to see your hand\n**Your cards**")
    assert [button.label for button in buttons(asleep)] == ["Wake up"]
    for layout, named in ((card, ""), (asleep, "Your hand · ")):
        assert controls(layout) == ["hand"]
        assert words(layout).endswith(f"-# {named}Nicht die Bohne · table #12 · [to the table]({LINK})")


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
@pytest.mark.parametrize(("seat", "buttons_"), [(0, ["resume"]), (1, [])])
def test_while_the_game_stands_still_nobody_has_buttons_of_play(
    face: Face, seat: int, buttons_: list[str]
) -> None:
    seen = look(LED, seat)
    layout = hand_screen(seen._replace(table=seen.table._replace(paused="asked")), None, face)
    assert read(layout).startswith("### ⏸️ Paused. The clock is stopped, nothing is lost.")
    assert "**Your cards**" in read(layout)
    assert controls(layout) == buttons_


def test_the_rules_are_read_while_the_game_stands_still() -> None:
    seen = look(LED, 1)
    still = seen._replace(table=seen.table._replace(paused="asked"), part=RULES)
    layout = hand_screen(still, None, Face.LIVE)
    assert read(layout).startswith("### ⏸️ Paused. The clock is stopped")
    assert controls(layout) == controls(hand_screen(seen._replace(part=RULES), None, Face.LIVE)) != []


def test_a_pause_because_nobody_was_there_ends_with_a_move() -> None:
    seen = look(LED, 0)
    layout = hand_screen(seen._replace(table=seen.table._replace(paused="nobody")), None, Face.LIVE)
    assert "lay:1:1:red-2" in enabled(layout)


def expected(view: View, face: Face) -> Iterator[str]:
    """The controls of a hand that can be pressed, from the options alone."""
    own = view.own
    assert own is not None
    where = f"{view.round}:{view.trick}"
    for card in own.options.lay:
        yield f"change:{where}:{own.laid}:{card}" if own.options.may_exchange else f"lay:{where}:{card}"
    yield from (f"take:{where}:{card.seat}" for card in view.up if card.card in own.options.take)
    if view.outcome is not None:
        yield from ["rematch", "replay", "review", "hands", *["sheets"] * bool(view.sheets)]
    elif own.options.lay or own.options.take:
        yield from ["hint", "more"]
    else:
        yield "more" if face is Face.LIVE else "hand"


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
@pytest.mark.parametrize("players", few(PLAYERS, 4))
def test_the_buttons_are_the_options_and_no_more(players: int, face: Face) -> None:
    for number, position in enumerate(game(players, seed=players)[::2]):
        seen = look(position, number % players)
        layout = hand_screen(seen, None, face)
        assert sorted(enabled(layout)) == sorted(expected(seen.view, face))
        assert keeps_the_limits(layout)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PLAYING)
def test_the_largest_hands_keep_the_limits(players: int, phase: Phase) -> None:
    for seat in range(players):
        seen = look(huge(phase, players=players), seat, names=NASTY)
        for face in Face:
            assert keeps_the_limits(hand_screen(seen, "n" * 1500, face))


@pytest.mark.parametrize(
    "counts", [(6, 6, 6, 2), (1, 6, 6, 7), (11, 1, 1, 7), (5, 5, 5, 5), (15, 5, 0, 0), (13, 0, 0, 0)]
)
def test_more_than_twelve_cards_have_a_button_each_close_together_however_they_fall(
    counts: tuple[int, ...],
) -> None:
    seen = look(holding(counts), 0, names=NASTY)
    for pictures in (False, True):
        layout = hand_screen(seen._replace(pictures=pictures), "n" * 1500, Face.LIVE)
        assert keeps_the_limits(layout)
        assert len(items(layout)) <= 33
        hand = holding(counts).players[0].hand
        assert [one for one in controls(layout) if one.startswith("lay")] == [f"lay:3:1:{card}" for card in hand]
        rows = [list(buttons_of(item)) for item in items(layout) if isinstance(item, discord.ui.ActionRow)]
        assert [len(row) for row in rows[: len(hand) // 5]] == [5] * (len(hand) // 5)
        assert [str(one.emoji) for one in buttons(layout)[: len(hand)]] == [
            COLOUR_SYMBOL[FACE[card].colour] for card in hand
        ]


@pytest.mark.parametrize("locale", shipped())
def test_where_a_picture_shows_them_many_cards_stand_on_their_buttons_by_sign_and_number_alone(
    locale: str,
) -> None:
    seen = look(holding((15, 0, 0, 0)), 0)._replace(locale=locale)
    labels = [one.label for one in buttons(hand_screen(seen._replace(pictures=True), None, Face.LIVE))[:15]]
    assert labels == [*map(str, range(1, 11)), "🔻", "🔻", "🔻", "×2", "🚫"]
    # Who plays in words reads each card's whole name.
    assert seen.view.own is not None
    names = [one.label for one in buttons(hand_screen(seen, None, Face.LIVE))[:15]]
    assert names == [card_name(locale, card) for card in seen.view.own.hand]


@pytest.mark.parametrize("counts", [(6, 6, 0, 0), (1, 6, 4, 1), (3, 3, 3, 3), (12, 0, 0, 0), (1, 1, 1, 9)])
def test_twelve_cards_have_a_button_each_however_they_fall(counts: tuple[int, ...]) -> None:
    layout = hand_screen(look(holding(counts), 0, names=NASTY), "n" * 1500, Face.LIVE)
    assert keeps_the_limits(layout)
    assert len(items(layout)) <= 28
    assert Counter(action.split(":")[0] for action in controls(layout))["lay"] == 12


def holding(counts: tuple[int, ...]) -> State:
    """A leader who has so many cards of each colour."""
    hand = []
    for colour, count in zip(Colour, counts, strict=True):
        hand += [card for card in DECK if FACE[card].colour is colour][:count]
    state = huge(Phase.LEAD, players=3)
    return state._replace(players=(state.players[0]._replace(hand=tuple(hand)), *state.players[1:]))


def test_among_many_buttons_the_card_laid_is_marked_and_keeps_its_place() -> None:
    state = holding((5, 5, 5, 0))
    state = state._replace(leader=1, phase=Phase.LAY)
    state = state._replace(players=(state.players[0], state.players[1]._replace(laid=DECK[-1]), state.players[2]))
    mine = state.players[0]
    laid = mine._replace(hand=mine.hand[1:], laid=mine.hand[0])
    seen = [look(one, 0)._replace(pictures=True) for one in (state, with_first(state, laid))]
    before, after = [buttons(hand_screen(one, None, Face.LIVE)) for one in seen]
    assert [one.label for one in after] == [f"✅ {before[0].label}", *[one.label for one in before[1:]]]
    assert [one.disabled for one in after[:15]] == [True, *[False] * 14]
    assert after[1].custom_id == f"bean:12:change:3:1:{mine.hand[0]}:{mine.hand[1]}"


def with_first(state: State, player: Player) -> State:
    """The state with this player at the first seat."""
    return state._replace(players=(player, *state.players[1:]))


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


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
def test_the_end_is_shown_without_buttons_of_play(face: Face) -> None:
    layout = hand_screen(look(game(4)[-1], 2), None, face)
    assert controls(layout) == ["rematch", "replay", "review", "hands", "sheets"]
    assert "**The ranking**" in words(layout)


@pytest.mark.parametrize("face", list(Face))
def test_a_notice_stands_above_the_hand(face: Face) -> None:
    layout = hand_screen(look(START, 0), "Something happened.", face)
    assert words(layout).startswith("Something happened.\n### ")


def test_the_last_round_and_its_last_trick_are_named() -> None:
    seen = look(LED, 0)
    last = "🏁 Last trick: then the game ends."
    for number, now, line in ((2, 1, None), (3, 1, "🏁 Last round"), (3, seen.view.tricks, last)):
        view = seen.view._replace(round=number, trick=now)
        for face in (Face.LIVE, Face.RESTING):
            first = read(hand_screen(seen._replace(view=view), None, face)).splitlines()[0]
            assert first == line if line else "🏁" not in first
    waits = look(LED, 1)
    waits = waits._replace(view=waits.view._replace(round=3))
    assert read(hand_screen(waits, None, Face.LIVE)).startswith("🏁 Last round\n")
    assert "🏁" not in read(hand_screen(waits, None, Face.RESTING))


@pytest.mark.parametrize("pictures", [True, False])
def test_where_the_table_may_rest_a_panel_shows_what_the_others_have(*, pictures: bool) -> None:
    for position in game(4)[::10]:
        seen = look(position, 1)._replace(pictures=pictures)
        away = seen._replace(table=seen.table._replace(guild_id=-1))
        if seen.view.outcome is not None:
            continue
        theirs = list(others(away, own(away.view)))
        assert [line.split("**")[1] for line in theirs] == [seen.table.seats[seat].name for seat in (2, 3, 0)]
        for face in Face:
            assert ("\n".join(theirs) in words(hand_screen(away, None, face))) == (face is Face.LIVE)
            assert theirs[0] not in words(hand_screen(seen, None, face))
