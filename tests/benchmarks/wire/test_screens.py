"""What the benchmark knows of the messages that people see."""

from __future__ import annotations

import random

from bot.playground.protocol.payload import Payload
from bot.playground.protocol.snowflakes import Snowflakes
from bot.playground.world.events import Deleted, Edited, Posted
from bot.playground.world.places import Place
from bot.playground.world.world import World
from tests.benchmarks.wire.screens import Screens
from tests.benchmarks.wire.template import Seated

CHANNEL, PERSON, DIRECT = 3, 4, 5
BUTTON = {"type": 2, "id": 7, "custom_id": "bean:1:hand"}


def message(number: int, *components: Payload) -> Payload:
    return {"id": str(number), "channel_id": str(CHANNEL), "components": list(components)}


def test_a_table_is_looked_at_in_its_newest_message_though_the_one_before_is_edited_and_deleted_later() -> None:
    world = World(Place(1, "Beans", 2), Snowflakes())
    screens = Screens(world, [Seated(1, CHANNEL, {PERSON: DIRECT})], random.Random(0))

    def happens(event: Posted | Edited | Deleted) -> None:
        world.messages[int(event.message["id"])] = event.message
        world.emit(event)

    happens(Posted(message(10, BUTTON)))
    happens(Posted(message(11, BUTTON)))
    happens(Edited(message(10)))
    assert screens.look(0).message == 11
    happens(Deleted(message(10, BUTTON)))
    assert screens.look(0).message == 11


def test_what_somebody_may_do_in_a_private_message_in_the_channel_counts_as_their_hand() -> None:
    world = World(Place(1, "Beans", 2), Snowflakes())
    screens = Screens(world, [Seated(1, CHANNEL, {PERSON: DIRECT})], random.Random(0))
    plant = BUTTON | {"custom_id": "bean:1:plant:1"}
    panel = message(12, plant) | {"ephemeral_for": str(PERSON)}
    world.emit(Posted(panel))
    assert (target := screens.move(0)) is not None
    assert (target.person, target.message, target.custom_id) == (PERSON, 12, "bean:1:plant:1")
    world.emit(Deleted(panel))
    assert screens.move(0) is None
