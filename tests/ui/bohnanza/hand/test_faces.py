"""A person's private message by its face: what each shows, and that none is ever too full."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot.words
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.hand.title import title as heading
from bot.ui.bohnanza.wording.colours import PHASE_COLOURS
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.screens import Face, Part
from bot.words import say
from tests.breadth import examples
from tests.games.bohnanza.random_games import Recipe, play, recipes
from tests.ui.bohnanza.examples import LINK, NAMES, NASTY, Position, cards, crop, game, huge, look, position
from tests.ui.bohnanza.high_bohn.test_questions import CHANCE
from tests.ui.bohnanza.test_clicks import ANYWHERE
from tests.ui.bohnanza.test_family import redealt
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, sent, words

ALONE = [(Face.CARD, "Play here"), (Face.ASLEEP, "Wake up")]
OFFERS = [
    Offer(1, 0, None, cards("soy"), (Bean("red"),)),
    Offer(2, 0, 1, cards("soy soy"), (Bean("cocoa"),)),
    Offer(3, 0, None, cards("soy"), (Bean("wax"),)),
    Offer(4, 1, 0, cards("red"), (Bean("soy"),), frozenset({0})),
]
TRADE = position(["soy soy", "red blue red", "wax"], phase=Phase.TRADE, offers=OFFERS, face_up="stink")

HELD = ("red", "blue", "wax", "garden", "coffee")
MINE = Offer(1, 1, 0, cards("red"), (Bean("soy"),))
PARTS = (*book().parts, "as-text")


def title(seen: Sight, face: Face = Face.LIVE) -> str:
    """The first line of a panel, a live one if not said otherwise."""
    return words(hand_screen(seen, face=face)).split("\n")[0]


def paused(seen: Sight) -> Sight:
    return seen._replace(table=seen.table._replace(paused="asked"))


@pytest.mark.parametrize(("face", "label"), ALONE)
def test_what_stands_in_place_of_a_panel_has_no_button_of_the_game(face: Face, label: str) -> None:
    layout = hand_screen(look(TRADE, 0), face=face)
    assert [(button.label, button.custom_id) for button in buttons(layout)] == [(label, "bean:12:hand")]
    assert "trading" not in words(layout)


def test_a_sleeping_panel_has_the_hand_and_says_how_it_wakes() -> None:
    text = words(hand_screen(look(TRADE, 0), face=Face.ASLEEP))
    assert text.startswith("### 💤 Press **Wake up** to see your hand\n")
    assert "📍\u00a0**1.\u00a0🌱\u00a0Soy**\u00a0· 2.\u00a0🌱\u00a0Soy" in text


@pytest.mark.parametrize("pictures", [False, True])
def test_a_card_says_where_its_reader_plays_and_shows_no_card(*, pictures: bool) -> None:
    layout = hand_screen(look(TRADE, 0)._replace(pictures=pictures), face=Face.CARD)
    first, *more = words(layout).split("\n")
    assert first == "### 🃏 You're playing in the channel: your hand is there"
    assert more == [f"-# Bohnanza (Rio Grande 2000) · table #12 · [to the table]({LINK})"]
    assert layout.picture is None


@pytest.mark.parametrize(("face", "label"), ALONE)
def test_what_stands_in_place_of_a_panel_tells_who_won(face: Face, label: str) -> None:
    layout = hand_screen(look(game(4)[-1], 2), face=face)
    assert words(layout).startswith("🏁 Game over: ")
    assert not controls(layout)


def test_a_sleeping_panel_changes_with_its_cards_only() -> None:
    fields = {0: [crop("soy", 1), crop("red", 2), crop("wax", 0)]}
    other = position(["soy soy", "", "red"], phase=Phase.PLANT_RECEIVED, fields=fields, thalers={0: "soy"})
    assert hand_excerpt(look(TRADE, 0), Face.ASLEEP) == hand_excerpt(look(other, 0), Face.ASLEEP)


@examples(15)
@given(recipes)
def test_a_card_is_the_same_from_the_first_move_to_the_last(recipe: Recipe) -> None:
    """Each change of it costs a call to Discord."""
    *played, over = play(recipe).states()
    for seat in range(recipe.players):
        drawn = {hand_excerpt(look(Position(state), seat), Face.CARD) for state in played}
        assert len(drawn) == 1
        assert hand_excerpt(look(Position(over), seat), Face.CARD) not in drawn


def test_a_card_that_calls_its_reader_still_shows_nothing_of_their_hand() -> None:
    one, other = (position([hand, "red", "wax"]) for hand in ("soy red", "wax blue soy"))
    first, second = (hand_excerpt(look(at, 0)._replace(called=True), Face.CARD) for at in (one, other))
    assert first.view.own == second.view.own == Own(0, (), (), Options())
    assert raw(hand_screen(first, face=Face.CARD)) == raw(hand_screen(second, face=Face.CARD))


def test_a_resting_panel_has_the_colour_of_the_phase_only_while_its_player_is_waited_for() -> None:
    at = position(["soy soy", "red blue red", "wax"])
    colours = {(seat, face): colour(look(at, seat), face) for seat in (0, 1) for face in (Face.LIVE, Face.RESTING)}
    green = PHASE_COLOURS[Phase.PLANT]
    assert colours == {
        (0, Face.LIVE): green,
        (0, Face.RESTING): green,
        (1, Face.LIVE): green,
        (1, Face.RESTING): None,
    }
    assert colour(paused(look(at, 0)), Face.LIVE) is None


def colour(seen: Sight, face: Face) -> object:
    """The colour of the stripe beside a panel."""
    (box,) = [part for part in sent(hand_screen(seen, face=face)) if "accent_color" in part]
    return box["accent_color"]


def test_whoever_waits_reads_whose_turn_it_is_and_when_theirs_comes() -> None:
    there = position(["soy", "red", "wax"])
    assert title(look(there, 1)) == "### 🪴 Ana is planting · you're next"
    assert title(look(there, 2)) == "### 🪴 Ana is planting · you come after Ben"
    assert title(look(there, 0)) == "### 🪴 Your turn: plant your front card"
    received = position(["soy", "red", "wax"], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy"})
    assert title(look(received, 0)) == "### 🧺 Planting the new beans · waiting for Ben"


@pytest.mark.parametrize("last", ["ending", "last_draw"])
def test_in_the_last_turn_nobody_is_next(last: str) -> None:
    seen = look(position(["soy", "red", "wax"]), 1)
    view = seen.view._replace(ending=last == "ending", last_draw=last == "last_draw")
    text = words(hand_screen(seen._replace(view=view), face=Face.LIVE))
    assert text.startswith("🏁 Last turn: ")
    assert "\n### 🪴 Ana is planting\n" in text


def test_the_trade_of_another_shows_what_one_can_take_first() -> None:
    layout = hand_screen(look(TRADE, 1), face=Face.LIVE)
    text = words(layout)
    assert text.startswith("### 🤝 Trade with Ana\nFace up: 🦨 Stink\n")
    assert text.index("**#1**") > text.index("Field 3")
    assert "-# Cards you don't have: #3 wants 🕯️ Wax (gives 🌱 Soy)" in text
    assert "Your offer: **#4** → Ana: 🍒 Red for 🌱 Soy · no from Ana" in text
    labels = [button.label for button in buttons(layout)]
    assert labels[:6] == ["Accept: give Red (card 1)", "Other copy", "Counter", "Decline", "Counter", "Decline"]
    assert labels[6:] == ["Withdraw #4", "Offer", "I'm done", "All offers", "Hint", "Meters", "More"]


def test_whoever_is_done_may_come_back() -> None:
    done = Position(TRADE.state._replace(passed=frozenset({2})))
    layout = hand_screen(look(done, 2), face=Face.LIVE)
    assert words(layout).startswith("### ✓ You're done trading with Ana\n")
    assert "Back in" in [button.label for button in buttons(layout)]
    mine = words(hand_screen(look(done, 0), face=Face.LIVE))
    assert "\nFace up: 🦨 Stink · done ✓ Cleo · still to answer: Ben\n" in mine


def test_whoever_has_answered_all_that_is_open_to_them_is_not_said_to_be_thinking() -> None:
    def below(declined: set[int], passed: set[int], *offers: Offer) -> str:
        state = position(["soy soy", "red", "wax", "blue"], phase=Phase.TRADE, face_up="stink").state
        asks = [Offer(1, 0, None, cards("soy"), (Bean("red"),), frozenset(declined)), *offers]
        at = Position(state._replace(offers=tuple(asks), passed=frozenset(passed)))
        return words(hand_screen(look(at, 0), face=Face.LIVE)).split("\n")[1]

    assert below(set(), set()) == "Face up: 🦨 Stink · still to answer: Ben, Cleo and Dev"
    assert below({1}, set()) == "Face up: 🦨 Stink · still to answer: Cleo and Dev · may still offer: Ben"
    assert below({1, 2}, {3}) == "Face up: 🦨 Stink · done ✓ Dev · may still offer: Ben and Cleo"
    assert below({1, 2, 3}, set()) == "Face up: 🦨 Stink · may still offer: Ben, Cleo and Dev"
    named = Offer(2, 0, 1, cards("soy"), (Bean("blue"),))
    assert below({1, 2, 3}, set(), named).endswith("· still to answer: Ben · may still offer: Cleo and Dev")
    mine = Offer(2, 3, 0, cards("blue"), (Bean("soy"),))
    assert below({1, 2, 3}, set(), mine).endswith("· may still offer: Ben, Cleo and Dev")


def test_right_after_turning_up_nobody_is_said_to_be_thinking_but_all_may_offer() -> None:
    at = position(["soy soy", "red", "wax"], phase=Phase.TRADE, face_up="stink")
    assert words(hand_screen(look(at, 0), face=Face.LIVE)).split("\n")[1] == (
        "Face up: 🦨 Stink · may still offer: Ben and Cleo"
    )


def test_a_live_panel_names_what_others_want_whether_its_player_has_it_or_not() -> None:
    asks = Offer(1, 0, None, cards("soy"), (Bean("blue"),))
    at = position(["soy soy", "blue", "wax"], phase=Phase.TRADE, face_up="stink", offers=[asks])
    has, lacks = (words(hand_screen(look(at, seat), face=Face.LIVE)) for seat in (1, 2))
    assert "**#1** Ana → anyone: **🌱 Soy** for **🫐 Blue**" in has
    assert "-# Cards you don't have: #1 wants 🫐 Blue (gives 🌱 Soy)" in lacks
    done = Position(at.state._replace(offers=(asks._replace(declined=frozenset({1})),)))
    assert "**#1**" not in words(hand_screen(look(done, 1), face=Face.LIVE))


def test_what_is_asked_for_is_in_view_also_where_its_buttons_have_no_room() -> None:
    offers = [Offer(n, 0, None, cards("soy"), (Bean(bean),)) for n, bean in enumerate(HELD, start=1)]
    at = position(["soy soy", " ".join(HELD), "wax"], phase=Phase.TRADE, offers=offers, face_up="stink")
    layout = hand_screen(look(at, 1), face=Face.LIVE)
    assert all(f"**#{number}** Ana" in words(layout) for number in (1, 2, 3))
    assert "\n-# More for you: #4 wants 🌻 Garden (gives 🌱 Soy) · #5 wants ☕ Coffee (gives 🌱 Soy)\n" in words(
        layout
    )


def test_a_panel_at_rest_says_what_stays_true_and_what_waking_it_does() -> None:
    planting = position(["soy", "red", "wax"])
    quiet, by_name = look(planting, 1), Offer(1, 0, 1, cards("soy"), (Bean("red"),))
    asked = look(position(["soy soy", "red", "wax"], phase=Phase.TRADE, offers=[by_name]), 1)
    in_a_duel = look(position(["soy", "red"], edition="duel"), 1)
    first = [hand_screen(seen) for seen in (quiet, asked, in_a_duel)]
    assert [next(b.label for b in buttons(one) if b.custom_id == "bean:12:hand") for one in first] == [
        "Take part",
        "Join the trade",
        "Follow the game",
    ]
    assert words(first[0]).startswith(say("en", "hand-resting", to="turns"))
    assert words(hand_screen(look(TRADE, 2))) == words(hand_screen(look(position(["", "", "wax"]), 2)))
    done = Position(position(["soy soy", "red", "wax"], phase=Phase.TRADE, offers=[MINE]).state)
    passed = look(Position(done.state._replace(passed=frozenset({1}))), 1)
    assert "Take part" in [one.label for one in buttons(hand_screen(passed))]


def test_whose_turn_waits_for_the_answer_of_another_reads_so_also_at_rest() -> None:
    live, resting = (title(look(CHANCE, 0), face) for face in (Face.LIVE, Face.RESTING))
    assert live == "### ⏳ Your turn continues when Ben has answered"
    assert resting == "### ⏳ Your turn continues when somebody else has answered"
    assert title(look(CHANCE, 2)) == "### 🤝 Ana is trading · waiting for Ben · you come after Ben"


def test_the_last_turn_stands_above_the_title() -> None:
    last = Position(TRADE.state._replace(ending=True))
    assert title(look(last, 1)) == "🏁 Last turn: the game ends once this turn's cards are planted."


def test_in_the_last_turn_nobody_at_rest_is_promised_another_one() -> None:
    seen = look(position(["soy", "red", "wax"]), 2)
    assert seen.view.own is not None
    assert "when it's your turn" in heading(seen, seen.view.own, Face.RESTING)
    last = seen._replace(view=seen.view._replace(ending=True))
    assert heading(last, seen.view.own, Face.RESTING).endswith("### 🃏 Your hand\n-# You have no more turns.")


def test_a_pause_leaves_the_hand_and_for_the_host_a_way_on() -> None:
    host, other = (hand_screen(paused(look(TRADE, seat)), face=Face.LIVE) for seat in (0, 1))
    assert words(host).startswith("### ⏸️ Paused. The clock is stopped, nothing is lost.\n📍")
    assert controls(host) == ["resume"]
    assert controls(other) == []


def test_while_the_game_is_paused_nothing_opened_before_it_has_buttons_of_play() -> None:
    seen = paused(look(TRADE, 1))
    for action in ("build", "offers", "harvest"):
        assert controls(hand_screen(look(TRADE, 1)._replace(part=Part(action)), face=Face.LIVE))
        assert controls(hand_screen(seen._replace(part=Part(action)), face=Face.LIVE)) == []
    read = hand_screen(seen._replace(part=Part("read-rules", ("0",))), face=Face.LIVE)
    assert "back" in controls(read)


@pytest.mark.parametrize("face", [Face.LIVE, Face.RESTING])
def test_a_pause_because_nobody_was_there_ends_with_a_move(face: Face) -> None:
    seen = look(TRADE, 1)
    left = seen._replace(table=seen.table._replace(paused="nobody"))
    assert controls(hand_screen(left, face=face)) == controls(hand_screen(seen, face=face)) != []
    assert words(hand_screen(left, face=face)) == words(hand_screen(seen, face=face))


FULL = [huge(phase, players=7, offers=40, hand=14) for phase in (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED)]


@pytest.mark.parametrize("at", [*FULL, *(huge(at, hand=33) for at in (Phase.PLANT, Phase.TRADE))])
@pytest.mark.parametrize("seat", [0, 1, 6])
@pytest.mark.parametrize("face", Face)
def test_seven_players_many_offers_and_a_long_hand_have_room(at: Position, seat: int, face: Face) -> None:
    for seen in (look(at, seat, names=NASTY), paused(look(at, seat, names=NASTY))):
        assert keeps_the_limits(hand_screen(seen, "n" * 1500, face))
        for action in PARTS:
            assert keeps_the_limits(hand_screen(seen._replace(part=Part(action)), "n" * 1500, face))


def test_a_usual_trade_is_read_at_a_glance() -> None:
    """Fourteen cards, seven players, and three offers each way; the others' fields stand in a line each."""
    fields = {seat: [crop("soy", 4), crop("red", 2), crop("wax", 3)] for seat in range(7)}
    hand = "soy chili red wax blue stink garden soy chili red wax blue stink garden"
    offers = [Offer(n, n % 3 + 1, 0, cards("soy"), (Bean("chili"),)) for n in range(1, 4)]
    offers += [Offer(n, 0, None, cards("garden"), (Bean("soy"),)) for n in range(4, 6)]
    at = position([hand] * 7, phase=Phase.TRADE, offers=offers, face_up="stink garden", fields=fields)
    layout = hand_screen(look(at, 0, link=None), "✅ Ben took #7: you gave 🌱 Soy and plant 🍒 Red.", Face.LIVE)
    lines = words(layout).splitlines()
    above = [line for line in lines if line.startswith(tuple([f"**{name}** · 14 cards" for name in NAMES[1:]]))]
    assert len(above) == 6
    assert max(map(len, above)) <= 82
    assert len(words(layout)) - sum(len(line) + 1 for line in above) < 900
    assert all(f"**#{number}**" in words(layout) for number in range(1, 6))


@examples(20)
@given(recipes, st.integers(0, 9), st.sampled_from(Face), st.sampled_from([None, *PARTS]))
def test_no_face_shows_more_than_its_sight(recipe: Recipe, offset: int, face: Face, action: str | None) -> None:
    for state in play(recipe).states()[offset::20]:
        for seat in range(recipe.players):
            seen = look(Position(state), seat, names=NAMES)._replace(part=Part(action) if action else None)
            sight = hand_excerpt(seen, face)
            assert raw(hand_screen(sight, "said", face)) == raw(hand_screen(seen, "said", face))
            assert hand_excerpt(sight, face) == sight


@examples(30)
@given(ANYWHERE, st.integers(0, 5), st.randoms(use_true_random=False))
def test_no_face_depends_on_what_only_others_know(there: Position, seat: int, luck: random.Random) -> None:
    seat %= len(there.state.players)
    again = redealt(there, seat, luck)
    for face in Face:
        for part in (None, *map(Part, PARTS)):
            first, second = (look(at, seat)._replace(part=part) for at in (there, again))
            assert raw(hand_screen(first, face=face)) == raw(hand_screen(second, face=face))


def test_where_nothing_is_offered_no_button_shows_all_offers() -> None:
    quiet = position(["soy soy", "red blue red", "wax"], phase=Phase.TRADE, face_up="stink")
    for seat in (0, 1):
        labels = [button.label for button in buttons(hand_screen(look(quiet, seat), face=Face.LIVE))]
        assert "Offer" in labels
        assert "All offers" not in labels


@pytest.mark.parametrize("face", [Face.RESTING, Face.CARD])
def test_a_direct_message_that_calls_says_why_in_its_first_words(face: Face) -> None:
    def called(at: Position, seat: int) -> str:
        return title(look(at, seat)._replace(called=True), face)

    first = position(["soy red", "red", "wax"])
    assert called(first, 0) == "### 🔔 Table #12: plant your front card"
    assert called(TRADE, 0) == "### 🔔 Table #12: trade, then end trading"
    assert called(TRADE, 1) == "### 🔔 Table #12: answer the offer from Ana"
    two = [Offer(number, 0, 1, cards("soy"), (Bean(want),)) for number, want in ((1, "red"), (2, "blue"))]
    offered = position(["soy soy", "red blue", "wax"], phase=Phase.TRADE, offers=two)
    assert called(offered, 1).endswith(": answer the offers from Ana")
    received = position(["red", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy wax"})
    assert called(received, 1).endswith("plant 🕯️ Wax, 🌱 Soy")
    ending = Position(first.state._replace(ending=True, exhaustions=2))
    assert called(ending, 0) == "### 🔔 Table #12: plant your front card"
    assert "Your turn" in title(look(first, 0)._replace(called=True), Face.LIVE)
    assert "Last turn" in words(hand_screen(look(ending, 0)._replace(called=True)))


def test_every_step_that_a_panel_asks_for_has_words_that_call() -> None:
    folder = Path(bot.words.__file__).parent / "locales" / "en" / "bohnanza"
    written = "\n".join(file.read_text() for file in folder.glob("*.ftl"))
    asked, called = (re.findall(rf"^{kind}-([\w-]+) =", written, re.MULTILINE) for kind in ("hand-do", "call"))
    assert set(called) == {*asked, "offer"}


def test_an_own_offer_names_its_beans_once_and_says_which_copies_it_gives() -> None:
    mine = Offer(7, 1, None, cards("red wax"), (Bean("soy"),))
    at = position(["soy", "red blue wax", "wax"], phase=Phase.TRADE, offers=[mine])
    (line,) = [line for line in words(hand_screen(look(at, 1), face=Face.LIVE)).splitlines() if "#7" in line]
    assert line.endswith("· cards 1, 3")
    assert line.count("Red") == line.count("Wax") == 1
