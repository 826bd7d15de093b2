"""Which screens belong to which family of games."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ui.bohnanza.family import BohnanzaScreens
from bot.ui.nicht_die_bohne.family import NichtDieBohneScreens
from bot.ui.screens import AnyScreens

FAMILIES: Mapping[str, AnyScreens] = {
    "bohnanza": BohnanzaScreens(),
    "nicht_die_bohne": NichtDieBohneScreens(),
}
"""The screens of every family of games."""
