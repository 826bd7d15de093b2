"""Turning up cards on the screens (B4.2), and what becomes of the draw pile."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games.bohnanza.moves import Move, TurnUp
from bot.games.bohnanza.view import Own, Phase, View
from bot.ui.bohnanza.chapter import Action, Chapter, Says, Told
from bot.ui.bohnanza.chapters.course import on_own_turn, to_turn_up
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.places import ACTIVE_PLAYER, NEXT, Placed
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import control, number
from bot.ui.layout import Button, button
from bot.ui.screens import Play
from bot.words import say


def _public(seen: Sight, detail: TableDetail) -> Iterator[Placed[Button]]:
    if seen.view.phase is Phase.PLANT and seen.view.planted:
        yield Placed(ACTIVE_PLAYER, _button(seen, discord.ButtonStyle.success))


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    if mine.options.turn_up:
        yield Placed(NEXT, _button(seen, discord.ButtonStyle.primary))


def _button(seen: Sight, style: discord.ButtonStyle) -> Button:
    """The button that turns up cards, and says so if the last turn or the end comes with them (B8)."""
    view = seen.view
    label = say(seen.locale, "turn-up-button", cards=view.turn_up, ahead=str(view.turning_up))
    return button(label, control(seen.table.id, "turn-up", view.turn), style)


def turn_up(seen: Sight, turn: int) -> Play[View, Move]:
    """End phase 1 of this turn (B4.1)."""
    return on_own_turn(seen, turn, Phase.PLANT, TurnUp())


DRAWING = Chapter(
    actions={
        "turn-up": Action(lambda seen, click: turn_up(seen, number(click.args, 0)), waits=True, public=Says.TURN)
    },
    public=_public,
    private=_private,
    news={
        "turned-up": Told(thalers=False),
        "drew": Told(thalers=False),
        "exhausted": Told(to_all=True),
        "exhausted-last": Told(to_all=True),
    },
    advice={TurnUp: lambda seen, move: say(seen.locale, "advice-turn-up", cards=to_turn_up(seen.view))},
    taken={TurnUp: lambda seen, move: ("turn-up", seen.view.turn)},
)
