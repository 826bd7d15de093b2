"""The small Discord holds its world together with everything that serves the bot."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.playground.dropping import Opener
from bot.playground.gateway.events import GatewayEvents
from bot.playground.gateway.gateway import Gateway
from bot.playground.interactions.grants import restored
from bot.playground.interactions.interactions import Interaction, Interactions, interaction_object
from bot.playground.interactions.responses import Responses
from bot.playground.protocol.limits import Limits
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.rates import Rates
from bot.playground.world.turning import Turning
from bot.playground.world.world import World


class SmallDiscord:
    """As much of Discord as a bot for games needs.

    `secret` is part of the page's address, `token` is the bot's. Both are new at each start: a page that was left
    open tells its secret to whoever listens on its port meanwhile.
    """

    def __init__(self, world: World, limits: Limits) -> None:
        self.world = world
        self.secret = secrets.token_urlsafe(24)
        self.limits = limits
        self.token = secrets.token_urlsafe(32)
        self.opener: Opener | None = None
        """It takes in what is dropped on the page."""
        self.let_pass: Callable[[float], Awaitable[None]] | None = None
        """It sets the clock forward by so many seconds, where somebody else goes by this clock, too."""
        self.on_connection: list[Callable[[], None]] = []
        self.interactions = Interactions(world, limits, restored(world))
        self.responses = Responses(world, self.limits)
        self.rates = Rates(limits, time.time)
        self.turning = Turning(world.scheduled, world.now)
        self.gateway = Gateway(world, self.token, limits, self._connection)
        world.listeners += [GatewayEvents(world, self.gateway).on_event, self.turning.on_event]

    def dispatch(self, interaction: Interaction, data: Payload) -> None:
        """Send the bot an interaction."""
        guild = interaction.channel.guild
        self.gateway.dispatch("INTERACTION_CREATE", interaction_object(self.world, interaction, data), guild=guild)

    async def set_forward(self, seconds: float) -> None:
        """Set the clock forward by so many seconds."""
        if self.let_pass is None:
            self.world.set_forward(seconds)
        else:
            await self.let_pass(seconds)

    def _connection(self) -> None:
        for listener in self.on_connection:
            listener()


HERE = web.AppKey("here", SmallDiscord)
"""The key under which a request finds the small Discord."""
