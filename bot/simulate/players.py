"""Who may play in a simulated game: the players of its family, and players of your own, found as `module:name`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path

from bot.players import Family, Player


class NoSuchPlayer(Exception):
    """Nobody can be seated under this name; the message says why in one line."""


def find(family: Family, name: str) -> Player:
    """The player of this name, or that which stands at `module:name`; raises NoSuchPlayer."""
    if ":" in name:
        return _imported(name)
    if name not in family.players:
        names = ", ".join(family.players)
        raise NoSuchPlayer(f"there is no player {name!r}; there are {names}, and your own as module:name")
    return family.players[name]


@cache
def _imported(place: str) -> Player:
    module, _, name = place.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        # As `python -m` does: a module of one's own stands in the folder where the command is called.
        sys.path.insert(0, here)
    try:
        player: object = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchPlayer(f"{place} cannot be imported ({error})") from error
    if not callable(player):
        raise NoSuchPlayer(f"{place} is no player: a player is called with a View and a Chance, and gives a move")
    return player
