"""What expansions add to the base's closed unions; no type of theirs is named anywhere else in the base."""

from __future__ import annotations

from typing import TypeAlias

from bot.games.bohnanza.high_bohn import events, moves, shown

ExpansionMove: TypeAlias = moves.TownMove
ExpansionEvent: TypeAlias = events.TownEvent
ExpansionView: TypeAlias = shown.TownView
ExpansionOptions: TypeAlias = shown.TownOptions
ExpansionNews: TypeAlias = shown.TownNews
