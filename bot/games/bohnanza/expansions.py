"""Expansions: which modules answer the rules' questions for each of them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza.edition import Edition, Expansion, Rules, rules_for
from bot.games.bohnanza.high_bohn.module import HighBohn
from bot.games.bohnanza.module import AnyModule

MODULES: Mapping[Expansion | None, tuple[AnyModule, ...]] = {None: (), Expansion.HIGH_BOHN: (HighBohn(),)}
"""For each expansion, and for none, who answers."""


def rules_of(edition: Edition, players: int) -> Rules:
    """The rules of this edition, with its expansion, for so many players."""
    return rules_for(edition, players, MODULES[edition.expansion])
