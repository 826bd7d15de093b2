"""Clicking in tests: what a click is answered, and what it brings about in a position."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.games.contract import Refusal, Seat
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.state import State
from bot.ui.controls import read
from bot.ui.nicht_die_bohne.clicks import resolve
from bot.ui.screens import Answer, Click, Play
from bot.words import say
from tests.games.nicht_die_bohne.random_games import GAME
from tests.games.nicht_die_bohne.tables import act
from tests.ui.nicht_die_bohne.examples import look
from tests.ui.reading import items


def click(action: str, *args: str | int) -> Click:
    """A click on a control with these arguments."""
    return Click(action, tuple(map(str, args)))


def command(name: str, card: str) -> Click:
    """A slash command that names a card."""
    return Click(f"/{name}", (), {"card": (card,)})


def pressed(custom_id: str | None) -> Click:
    """The click that a control of a screen makes."""
    control = read(custom_id or "")
    assert control is not None
    assert control.table == 12
    return Click(control.action, control.args)


def answer(state: State, seat: Seat, clicked: Click) -> Answer:
    """What this seat is answered."""
    return resolve(look(state, seat), clicked)


def moves(state: State, seat: Seat, clicked: Click, now: State | None = None) -> tuple[Move, ...]:
    """The moves that a click makes, in the position that it was made in or in a later one."""
    found = answer(state, seat, clicked)
    assert isinstance(found, Play)
    return tuple(found.choose(GAME.view(now or state, seat)))


def play(state: State, seat: Seat, clicked: Click, now: State | None = None) -> State:
    """The position after a click, which the rules must accept."""
    (move,) = moves(state, seat, clicked, now)
    return act(now or state, seat, move)


def refusal(state: State, seat: Seat, clicked: Click, now: State | None = None) -> str | None:
    """Why a click is refused, by the screens or by the rules, in words; None where it is not."""
    try:
        if isinstance(answer(state, seat, clicked), Play):
            play(state, seat, clicked, now)
    except Refusal as refused:
        return said(refused.reason, refused.facts)
    return None


def said(reason: str, facts: Mapping[str, str | int] | None = None) -> str:
    """A refusal in words."""
    return say("en", reason, **(facts or {}))


def enabled(layout: discord.ui.LayoutView) -> list[str]:
    """What the buttons are about that can be pressed, and each card of a list that can be chosen anew."""
    ids: list[str] = []
    for item in items(layout):
        if isinstance(item, discord.ui.Button) and not item.disabled and item.custom_id:
            ids.append(item.custom_id)
        elif isinstance(item, discord.ui.Select):
            ids += [f"{item.custom_id}:{option.value}" for option in item.options if not option.default]
    return [custom_id.removeprefix("bean:12:") for custom_id in ids]
