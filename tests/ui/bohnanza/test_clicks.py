"""Every control of every screen, in real positions and in old ones: lawful, or refused in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import discord
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import bot.ui.bohnanza
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.games.contract import IllegalMove, MalformedMove, NotYourSeat, OutOfDate, Seat
from bot.ui.bohnanza.clicks import controls, resolve
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.layout import Screen
from bot.ui.screens import Click, Face, Look, Open, OpenModal, Play
from tests.ui.bohnanza.acting import (
    WORDLESS,
    answer,
    answered,
    buttons,
    click,
    fits,
    moves,
    play,
    pressed,
    refusal,
    said,
    selects,
    view,
)
from tests.ui.bohnanza.examples import BOHNANZA, Position, crop, game, look, position
from tests.ui.reading import items
from tests.words.reading import has

ELSEWHERE = {
    "hand",
    "back",
    "hint",
    "resume",
    "done-by-default",
    "ask-leave",
    "players",
    "table",
    "rules",
    "rematch",
    "replay",
    "hands",
}
"""Controls of a table that belong to every game."""
FOR_PLAYERS = [action for action, answered in controls().items() if not isinstance(answered, Look)]


def private(there: Position, seat: Seat) -> Iterator[Click]:
    """Every click that the hand offers, and every one that the private answers to those offer; with it comes what
    is marked in the message, as after a restart."""
    seen = look(there, seat)
    queue = offered(hand_screen(seen))
    asked: set[tuple[str, ...]] = set()
    while queue:
        clicked = queue.pop()
        if (clicked.action, *clicked.args) in asked or clicked.action in ELSEWHERE:
            continue
        asked.add((clicked.action, *clicked.args))
        yield clicked
        found = answered(seen, clicked)
        if isinstance(found, Open):
            screen = hand_screen(seen._replace(part=found.part), face=Face.LIVE)
            fits(screen)
            queue += offered(screen)
            yield from filled(screen)
        elif isinstance(found, OpenModal):
            fits(found.modal)
            yield from filled(found.modal)


def offered(screen: Screen) -> list[Click]:
    """A click of each button."""
    marked = marks(screen)
    return [pressed(custom_id, {"chosen": marked}) for custom_id in buttons(screen)]


def filled(screen: Screen | discord.ui.Modal) -> Iterator[Click]:
    """A form as it opens with its last options chosen, or a choice of the last options of a list."""
    chosen = {
        name: tuple(option.value for option in select.options[-max(1, select.min_values) :])
        for name, select in selects(screen).items()
    }
    if isinstance(screen, discord.ui.Modal):
        yield pressed(screen.custom_id, chosen)
        return
    marked = marks(screen)
    for custom_id, values in chosen.items():
        yield pressed(custom_id, {"": values, "chosen": marked})


def marks(screen: Screen) -> tuple[str, ...]:
    """What is marked in a message: its green buttons, and what is chosen in its lists."""
    green = [item for item in items(screen) if isinstance(item, discord.ui.Button)]
    lists = selects(screen).values()
    return (
        *[str(item.custom_id) for item in green if item.style is discord.ButtonStyle.success],
        *[option.value for select in lists for option in select.options if option.default],
    )


@cache
def positions() -> list[Position]:
    """Those of three whole games."""
    return [Position(there.state) for players in (3, 4, 6) for there in game(players)[:-1]]


ANYWHERE = st.deferred(lambda: st.sampled_from(positions()))


@settings(deadline=None, max_examples=50)
@given(ANYWHERE, st.integers(0, 5))
def test_every_private_control_is_answered_and_lawful(there: Position, seat: int) -> None:
    seat %= len(there.state.players)
    for clicked in private(there, seat):
        assert (clicked.action, refusal(there, seat, clicked)) in LAWFUL or refusal(there, seat, clicked) is None


LAWFUL = {("offer-form", "offered-already"), ("send", "offered-already"), ("accept-with", "other-copies-needed")}
"""A form filled in anyhow may repeat an offer, and a choice made anyhow be one of other copies."""


@settings(deadline=None, max_examples=50)
@given(ANYWHERE, st.integers(0, 5))
def test_every_public_control_is_answered_or_kindly_refused(there: Position, seat: int) -> None:
    seat %= len(there.state.players)
    for custom_id in buttons(table_screen(look(there))):
        if pressed(custom_id).action not in ELSEWHERE:
            assert refusal(there, seat, pressed(custom_id)) not in ("unknown-control", WORDLESS)


@settings(deadline=None, max_examples=50)
@given(st.data())
def test_an_old_control_is_out_of_date_or_does_what_it_said(data: st.DataObject) -> None:
    """Whatever happened since, a control makes the very moves that it made then, or is refused in words."""
    players = data.draw(st.sampled_from((3, 4, 6)))
    played = game(players)
    at = data.draw(st.integers(0, len(played) - 2))
    later = played[min(len(played) - 2, at + data.draw(st.integers(1, 40)))]
    seat = data.draw(st.integers(0, players - 1))
    for clicked in private(played[at], seat):
        found = answer(played[at], seat, clicked)
        if not isinstance(found, Play) or clicked.action == "accept-with":
            continue
        then = tuple(found.choose(view(played[at], seat)))
        now = made_later(found, view(later, seat))
        assert now is None or now == then or clicked.action in ("plant-all", "accept")


def made_later(found: Play[View, m.Move], now: View) -> tuple[m.Move, ...] | None:
    """The moves that a click from earlier makes now, or None where it is refused in words."""
    try:
        return tuple(found.choose(now))
    except (IllegalMove, OutOfDate) as refused:
        return None if said(refused) else ()


@settings(deadline=None, max_examples=50)
@given(st.data())
def test_a_click_on_what_others_did_not_touch_goes_on(data: st.DataObject) -> None:
    """A harvest by somebody else, at any time, makes nobody's buttons out of date."""
    there = data.draw(ANYWHERE)
    seats = range(len(there.state.players))
    harvesters = [s for s in seats if _options(there, s)]
    if len(harvesters) == 0:
        return
    other = data.draw(st.sampled_from(harvesters))
    state = BOHNANZA.decide(there.state, other, m.Harvest(_options(there, other)[0]), seeded(1)).after
    now = Position(state)
    for seat in seats:
        if seat != other and state.phase is there.state.phase:
            for clicked in private(there, seat):
                found = answer(there, seat, clicked)
                if isinstance(found, Play) and clicked.action not in ("accept-with", "offer-form"):
                    assert moves(there, seat, clicked, now) == moves(there, seat, clicked)


def _options(there: Position, seat: Seat) -> tuple[int, ...]:
    own = view(there, seat).own
    assert own is not None
    return own.options.harvest


# Planting


def test_a_card_is_planted_once() -> None:
    there = position(["soy red", "red", "wax"])
    clicked = click("plant", "soy-1", 0)
    once = play(there, 0, clicked)
    with pytest.raises(OutOfDate, match="card-not-to-plant-now"):
        moves(there, 0, clicked, once)


def test_two_blues_in_a_row_are_two_cards() -> None:
    there = position(["blue blue", "red", "wax"])
    once = play(there, 0, click("plant", "blue-1", 0))
    with pytest.raises(OutOfDate):
        moves(there, 0, click("plant", "blue-1", 0), once)
    assert moves(there, 0, click("plant", "blue-2", 0), once) == (m.Plant(Card("blue-2"), 0),)


def test_a_field_that_filled_up_takes_no_more() -> None:
    there = position(["", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy red"})
    once = play(there, 1, click("plant", "soy-1", 0))
    with pytest.raises(OutOfDate, match="field-takes-no-more"):
        moves(there, 1, click("plant", "red-1", 0), once)


def test_planting_all_takes_each_card_to_its_one_place() -> None:
    there = position(
        ["", "", "", ""],
        phase=Phase.PLANT_RECEIVED,
        set_aside={0: "green", 1: "soy red wax"},
        fields={1: (crop("red", 2), crop("wax", 1)), 0: (crop("blue", 1), crop("blue", 0))},
    )
    assert _all(there, 0, 1, "green-1") == (m.Plant(Card("green-1"), 1),)
    with pytest.raises(OutOfDate, match="no-single-place"):
        _all(there, 1, 3, "soy-1")
    for count, first in ((2, "soy-1"), (3, "red-1"), (0, "soy-1")):
        with pytest.raises(OutOfDate, match="set-aside-changed"):
            _all(there, 1, count, first)


def test_planting_all_counts_a_field_begun_on_the_way() -> None:
    aside = {0: "soy red red soy"}
    there = position(["", "", "wax"], phase=Phase.PLANT_RECEIVED, set_aside=aside)
    made = _all(there, 0, 4, "soy-1")
    assert [move.field for move in made if isinstance(move, m.Plant)] == [0, 1, 1, 0]
    after = play(there, 0, click("plant-all", 4, "soy-1"))
    with pytest.raises(OutOfDate, match="set-aside-changed"):
        moves(there, 0, click("plant-all", 4, "soy-1"), after)


def _all(there: Position, seat: Seat, count: int, first: str) -> tuple[m.Move, ...]:
    return moves(there, seat, click("plant-all", count, first))


# The course of a turn


TRADE = position(["soy", "blue", "red", "wax"], phase=Phase.TRADE, thalers={0: "wax wax wax"})


@pytest.mark.parametrize("action", ["end", "turn-up"])
def test_only_the_active_player_goes_on(action: str) -> None:
    with pytest.raises(IllegalMove, match="turn-of-another") as refused:
        moves(TRADE, 1, click(action, 1))
    assert "Ana" in said(refused.value)
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 0, click(action, 7))


def test_a_second_click_on_going_on_is_out_of_date() -> None:
    with pytest.raises(OutOfDate, match="phase-over"):
        moves(TRADE, 0, click("turn-up", 1))
    over = Position(TRADE.state._replace(phase=Phase.PLANT_RECEIVED))
    with pytest.raises(OutOfDate, match="phase-over"):
        moves(TRADE, 0, click("end", 1), over)


def test_saying_no_more_is_for_this_turn() -> None:
    assert moves(TRADE, 1, click("pass", 1)) == (m.Pass(),)
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 1, click("pass", 2))


def test_coming_back_is_for_this_turn() -> None:
    assert moves(TRADE, 1, click("back-in", 1)) == (m.ComeBack(),)
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 1, click("back-in", 2))


def test_a_field_is_bought_once_and_for_the_thalers_seen() -> None:
    once = play(TRADE, 0, click("buy", 3))
    assert once.state.players[0].bought_field
    with pytest.raises(IllegalMove, match="third-field-bought-already"):
        play(TRADE, 0, click("buy", 3), once)
    with pytest.raises(OutOfDate, match="thalers-changed"):
        moves(TRADE, 0, click("buy", 2))


# Wrong people, wrong controls


def test_who_only_watches_is_told_so() -> None:
    for action in FOR_PLAYERS:
        with pytest.raises(NotYourSeat, match="only-for-players"):
            resolve(look(TRADE), Click(action))


def test_nothing_happens_after_the_end() -> None:
    for action in FOR_PLAYERS:
        with pytest.raises(IllegalMove, match="game-over"):
            resolve(look(game(3)[-1], 0), Click(action))


@example("move-card", [], "")
@settings(deadline=None, max_examples=50)
@given(
    st.sampled_from([*sorted(FOR_PLAYERS), "", "pea", "hand"]),
    st.lists(st.text(max_size=5) | st.sampled_from(["0", "1", "soy-1", "-1", "²", "99999999999"]), max_size=4),
    st.text(max_size=5),
)
def test_any_control_is_answered_or_refused_in_words(action: str, args: list[str], value: str) -> None:
    """A control can be forged; it is never more than a wish of the one who sends it."""
    values = dict.fromkeys(("give", "want", "to", "card", "field", "harvest", "offer"), (value,))
    assert refusal(TRADE, 0, Click(action, tuple(args), values)) != WORDLESS


def test_an_unknown_control_is_malformed() -> None:
    with pytest.raises(MalformedMove, match="unknown-control"):
        answer(TRADE, 0, click("pea"))


def test_every_refusal_of_the_screens_has_words() -> None:
    folder = Path(str(bot.ui.bohnanza.__file__)).parent
    found = [
        reason
        for file in folder.rglob("*.py")
        for reason in re.findall(
            r"(?:IllegalMove|MalformedMove|OutOfDate|NotYourSeat)\(\s*\"([a-z-]+)\"", file.read_text("utf-8")
        )
    ]
    assert len(found) > 30
    assert not [reason for reason in found if not has(reason)]
