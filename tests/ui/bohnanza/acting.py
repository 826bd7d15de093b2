"""Clicking in tests: what controls a screen has, and what a click brings about in a position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import discord

from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.games.contract import Refusal, Seat, Viewer
from bot.ui.bohnanza.clicks import controls, resolve
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import read
from bot.ui.layout import Screen
from bot.ui.screens import Answer, Click, Face, Look, Open, OpenModal, Part, Play
from bot.words import say
from tests.ui.bohnanza.examples import BOHNANZA, Position, look
from tests.ui.reading import items, keeps_the_limits, raw

WORDLESS = "wordless"
"""Stands for the reason of a refusal that says nothing."""


def click(action: str, *args: str | int, **values: Sequence[str]) -> Click:
    """A click on a control with these arguments."""
    return Click(action, tuple(map(str, args)), {name: tuple(chosen) for name, chosen in values.items()})


def command(name: str, **options: str) -> Click:
    """A slash command with these options."""
    return Click(f"/{name}", (), {option: (typed,) for option, typed in options.items()})


def pressed(custom_id: str, values: Mapping[str, tuple[str, ...]] | None = None) -> Click:
    """The click that a control of a screen makes."""
    control = read(custom_id)
    assert control is not None
    assert control.table == 12
    return Click(control.action, control.args, values or {})


def answer(position: Position, seat: Seat, clicked: Click) -> Answer:
    """What this seat is answered."""
    return answered(look(position, seat), clicked)


def answered(seen: Sight, clicked: Click) -> Answer:
    """What whoever sees this is answered."""
    found = controls().get(clicked.action)
    return Open(Part(clicked.action, clicked.args)) if isinstance(found, Look) else resolve(seen, clicked)


def moves(position: Position, seat: Seat, clicked: Click, now: Position | None = None) -> tuple[Move, ...]:
    """The moves that a click makes, in the position that it was made in or in a later one."""
    found = answer(position, seat, clicked)
    assert isinstance(found, Play)
    return tuple(found.choose(view(now or position, seat)))


def view(position: Position, seat: Viewer) -> View:
    return BOHNANZA.view(position.state, seat)


def play(position: Position, seat: Seat, clicked: Click, now: Position | None = None) -> Position:
    """The position after a click, which the rules must accept; nothing is dealt anew in it."""
    state = (now or position).state
    for move in moves(position, seat, clicked, now):
        state = BOHNANZA.decide(state, seat, move, seeded(7)).after
    return Position(state)


def refusal(position: Position, seat: Seat, clicked: Click, *, made: bool = True) -> str | None:
    """Why a click is refused by the screens, or where its moves are made by the rules; None where it is not."""
    try:
        if isinstance(answer(position, seat, clicked), Play) and made:
            play(position, seat, clicked)
    except Refusal as refused:
        return refused.reason if said(refused) else WORDLESS
    return None


def said(refused: Refusal) -> str:
    """A refusal in words."""
    return say("en", refused.reason, **refused.facts)


def shown(position: Position, seat: Seat, clicked: Click) -> Screen:
    """The screen that a click leads to: for a part, the panel with it."""
    found = answer(position, seat, clicked)
    assert isinstance(found, Open)
    return hand_screen(look(position, seat)._replace(part=found.part), face=Face.LIVE)


def form(position: Position, seat: Seat, clicked: Click) -> discord.ui.Modal:
    found = answer(position, seat, clicked)
    assert isinstance(found, OpenModal)
    return found.modal


def buttons(layout: discord.ui.LayoutView) -> list[str]:
    """The custom_ids of the buttons that can be pressed."""
    found = [item for item in items(layout) if isinstance(item, discord.ui.Button)]
    return [str(button.custom_id) for button in found if not button.disabled]


def selects(
    layout: discord.ui.LayoutView | discord.ui.Modal,
) -> dict[str, discord.ui.Select[discord.ui.LayoutView]]:
    """The selects of a screen or a form by their custom_id."""
    return {item.custom_id: item for item in items(layout) if isinstance(item, discord.ui.Select)}


def words(layout: discord.ui.LayoutView | discord.ui.Modal) -> str:
    """Everything that Discord is sent, as text."""
    if isinstance(layout, discord.ui.Modal):
        return json.dumps(layout.to_dict(), ensure_ascii=False)
    return raw(layout)


def fits(layout: discord.ui.LayoutView | discord.ui.Modal) -> None:
    """Demand that Discord takes the screen or the form (DESIGN.md 10)."""
    found = items(layout)
    ids = [item.custom_id for item in found if isinstance(item, discord.ui.Button | discord.ui.Select)]
    assert len(ids) == len(set(ids))
    assert all(len(str(custom_id)) <= 100 for custom_id in ids)
    for select in selects(layout).values():
        assert 1 <= len(select.options) <= 25
        assert select.min_values <= select.max_values <= len(select.options)
        assert len({option.value for option in select.options}) == len(select.options)
        assert len(select.placeholder or "") <= 150
        for option in select.options:
            assert 1 <= len(option.label) <= 100
            assert len(option.value) <= 100
            assert len(option.description or "") <= 100
    if isinstance(layout, discord.ui.Modal):
        labels = [item for item in found if isinstance(item, discord.ui.Label)]
        assert 1 <= len(labels) <= 5
        assert 1 <= len(layout.title) <= 45
        assert len(layout.custom_id) <= 100
        assert all(1 <= len(label.text) <= 45 and len(label.description or "") <= 100 for label in labels)
        return
    assert keeps_the_limits(layout)
    assert len(found) <= 40
    assert sum(len(item.content) for item in found if isinstance(item, discord.ui.TextDisplay)) <= 4000
    assert all(1 <= len(item.label or "") <= 80 for item in found if isinstance(item, discord.ui.Button))
