"""The playground: a small Discord on this machine, with one page. Any bot can log in; it knows none of them."""

from bot.playground.errors import PlaygroundError
from bot.playground.protocol.limits import Limits
from bot.playground.server import Playground, playground

__all__ = ["Limits", "Playground", "PlaygroundError", "playground"]
