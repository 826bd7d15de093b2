"""The thread events that the bot receives over the gateway, as its intents ask."""

from __future__ import annotations

from bot.playground.gateway.gateway import Gateway
from bot.playground.world import objects
from bot.playground.world.events import Event, ThreadChanged, ThreadOpened
from bot.playground.world.world import World

GUILDS = 1 << 0


class ThreadEvents:
    """Turns what happens to threads into gateway events."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def on_event(self, event: Event) -> None:
        """Dispatch it to the bot."""
        match event:
            case ThreadOpened(number):
                self._dispatch("THREAD_CREATE", number, newly_created=True)
            case ThreadChanged(number):
                self._dispatch("THREAD_UPDATE", number)
            case _:
                pass

    def _dispatch(self, name: str, number: int, **more: bool) -> None:
        thread = self._world.channels[number]
        self._gateway.dispatch(name, objects.channel(self._world, thread) | more, GUILDS, thread.guild)
