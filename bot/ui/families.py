"""Which screens belong to which family of games, and which of them anybody may look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import discord

from bot.ui.bohnanza.family import BohnanzaScreens
from bot.ui.nicht_die_bohne.clicks import LOOKS as TRICKS
from bot.ui.nicht_die_bohne.family import NichtDieBohneScreens
from bot.ui.screens import AnyScreens, Seen

Look: TypeAlias = Callable[[Seen[Any, Any]], discord.ui.LayoutView]

FAMILIES: Mapping[str, AnyScreens] = {
    "bohnanza": BohnanzaScreens(),
    "nicht_die_bohne": NichtDieBohneScreens(),
}
"""The screens of every family of games."""

LOOKS: Mapping[str, Mapping[str, Look]] = {"nicht_die_bohne": TRICKS}
"""Public screens by family and by the control that asks for them: for who does not play too, and after the end."""
