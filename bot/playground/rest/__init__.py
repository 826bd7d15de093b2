"""The REST API that the bot calls, /api/v10/…; anything else is answered with 404, and logged."""

from bot.playground.rest.app import api

__all__ = ["api"]
