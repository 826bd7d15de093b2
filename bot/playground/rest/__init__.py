"""The REST API that the bot calls, /api/v10/…; what is not here answers 404 and is logged."""

from bot.playground.rest.app import api

__all__ = ["api"]
