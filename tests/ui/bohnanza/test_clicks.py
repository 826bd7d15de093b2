"""Every control of every screen, in real positions and in old ones: lawful, or refused in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import bot.ui.bohnanza
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.games.contract import IllegalMove, MalformedMove, NotYourSeat, OutOfDate, Seat
from bot.ui.bohnanza.clicks import controls, resolve
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.layout import Screen
from bot.ui.screens import Click, Face, Look, Open, OpenModal, Play
from tests.breadth import examples
from tests.ui.bohnanza.acting import (
    WORDLESS,
    answer,
    answered,
    buttons,
    click,
    fits,
    moves,
    pressed,
    refusal,
    said,
    selects,
    view,
)
from tests.ui.bohnanza.examples import BOHNANZA, Position, game, look, position
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
    "review",
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


@examples(50)
@given(ANYWHERE, st.integers(0, 5))
def test_every_private_control_is_answered_and_lawful(there: Position, seat: int) -> None:
    seat %= len(there.state.players)
    for clicked in private(there, seat):
        assert (clicked.action, refusal(there, seat, clicked)) in LAWFUL or refusal(there, seat, clicked) is None


LAWFUL = {("offer-form", "offered-already"), ("send", "offered-already"), ("accept-with", "other-copies-needed")}
"""A form filled in anyhow may repeat an offer, and a choice made anyhow be one of other copies."""


@examples(50)
@given(ANYWHERE, st.integers(0, 5))
def test_every_public_control_is_answered_or_kindly_refused(there: Position, seat: int) -> None:
    seat %= len(there.state.players)
    for custom_id in buttons(table_screen(look(there))):
        if pressed(custom_id).action not in ELSEWHERE:
            assert refusal(there, seat, pressed(custom_id)) not in ("unknown-control", WORDLESS)


@examples(50)
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


@examples(50)
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


TRADE = position(["soy", "blue", "red", "wax"], phase=Phase.TRADE, thalers={0: "wax wax wax"})


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
@examples(50)
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
