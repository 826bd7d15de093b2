"""Expansions: which modules answer the rules' questions for each of them, and the rules that follow."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.edition import Edition, Expansion
from bot.games.bohnanza.high_bohn.module import HighBohn
from bot.games.bohnanza.state import AnyModule, Rules

MODULES: Mapping[Expansion | None, tuple[AnyModule, ...]] = {None: (), Expansion.HIGH_BOHN: (HighBohn(),)}
"""For each expansion, and for none, the modules that answer."""


def rules_of(edition: Edition, players: int) -> Rules:
    """The rules of this edition, with its expansion, for so many players."""
    numbers, beans = edition.players[players], edition.beans_with(players)
    return Rules(
        edition=edition.key,
        players=players,
        beans=beans,
        pays={bean: KINDS[bean].pays for bean in beans},
        first_hands=numbers.hands(players),
        fields=numbers.fields,
        third_field_price=numbers.third_field_price,
        turn=edition.turn,
        turn_up=edition.turn_up,
        draw=numbers.draw,
        last_exhaustion=numbers.last_exhaustion,
        same_bean_twice=edition.same_bean_twice,
        harvesting=edition.harvesting,
        bean_protection=edition.bean_protection,
        third_field_thalers=edition.third_field_thalers,
        start_player=edition.start_player,
        last_exhaustion_in_phase_2=edition.last_exhaustion_in_phase_2,
        tie=edition.tie,
        modules=MODULES[edition.expansion],
    )
