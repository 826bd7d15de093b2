"""The moves of a game that is over, found in its events alone, without states or Views."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Made, Seat
from bot.games.nicht_die_bohne.events import Event, Exchanged, LaidDown, Led, Taken
from bot.games.nicht_die_bohne.moves import Lay, Take


def made(events: Sequence[Event]) -> Sequence[Made]:
    """Which cards were laid and taken; of one that was exchanged, what lay there at last.

    Whoever takes last takes the card with the token, which is no choice.
    """
    found: list[Made] = []
    laid: dict[Seat, int] = {}
    for place, event in enumerate(events):
        match event:
            case Led(seat, card) | LaidDown(seat, card):
                laid[seat] = len(found)
                found.append(Made(place, seat, Lay(card)))
            case Exchanged(seat, card):
                found[laid[seat]] = found[laid[seat]]._replace(move=Lay(card))
            case Taken(seat, card):
                found.append(Made(place, seat, Take(card)))
    return found
