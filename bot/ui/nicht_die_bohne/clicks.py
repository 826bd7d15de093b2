"""What a click means: each action of the controls, and each slash command, to its answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.games.contract import IllegalMove, MalformedMove
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.view import Phase
from bot.ui.nicht_die_bohne.controls import moving
from bot.ui.nicht_die_bohne.messages.sheets import sheets_screen
from bot.ui.nicht_die_bohne.typed import naming
from bot.ui.nicht_die_bohne.wording.phrases import Sight, own
from bot.ui.screens import Answer, Click

Resolve: TypeAlias = Callable[[Sight, Click], Answer]


def resolve(seen: Sight, click: Click) -> Answer:
    """The answer to a control or a command of Nicht die Bohne; raises Refusal for what cannot be."""
    own(seen.view)
    if seen.view.phase is Phase.ENDED:
        raise IllegalMove("game-over")
    action = ACTIONS.get(click.action)
    if action is None:
        raise MalformedMove("unknown-control")
    return action(seen, click)


def _lay(seen: Sight, click: Click) -> Answer:
    """A command is about what lies there at this moment: it may change it."""
    return moving.this_trick(seen.view, Lay(naming.card_to_lay(seen, click.typed("card") or "")))


def _take(seen: Sight, click: Click) -> Answer:
    return moving.this_trick(seen.view, Take(naming.card_to_take(seen, click.typed("card") or "")))


ACTIONS: Mapping[str, Resolve] = {
    "lay": lambda seen, click: moving.lay(seen.locale, click.args),
    "change": lambda seen, click: moving.change(seen.locale, click.args),
    "take": lambda seen, click: moving.take(click.args),
    "/lay": _lay,
    "/take": _take,
}
"""Every action of a control, and every slash command, by its name."""

LOOKS: Mapping[str, Callable[[Sight], discord.ui.LayoutView]] = {"sheets": sheets_screen}
"""What anybody may look at, by its control."""
