"""Making things go wrong: positions set up at once, old and replayed clicks, and a watch that nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from simcord.backend.models import Interaction
from simcord.backend.serializers import message_payload
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.games.bohnanza.state import State
from bot.store import events_of
from bot.ui.messages.refusals import readable
from bot.ui.publishing.outbox.places import PUBLIC, Place, hand_of
from bot.ui.publishing.outbox.slots import Slot
from bot.words import say
from tests.cogs.world import World, custom_id, words
from tests.cogs.world import controls as controls_of

HAND = ("📍", "> ")
"""How the lines of a hand begin, in Bohnanza that with the front card."""
TOWN = ("> 🪙", "> 🏘️")
"""How the lines of a town begin in High Bohn, which only a panel has."""


async def position(here: World, table: int, state: State) -> None:
    """Put a running table into this position, and show it to everybody."""
    found = await here.bot.tables.get(table)
    found.state = state
    await show(here, table, PUBLIC, *map(hand_of, found.people()))


async def show(here: World, table: int, *places: Place, fresh: bool = False) -> None:
    """Let the publisher show the table in these places, and wait until it has."""
    found = await here.bot.tables.get(table)
    with here.env._bot_scope():
        # What the bot does of its own accord belongs to the bot; only for that does SimCord wait.
        for place in places:
            here.bot.publisher.outbox.mark(found, place, fresh=fresh)
    await here.env.settle()


def payload(
    here: World, name: str, message: Any, custom: str, values: Sequence[str] | None = None
) -> tuple[Interaction, dict[str, Any]]:
    """What Discord sends for a click on a message, whatever stands on it now."""
    stored = here.env.backend.get_message(message.channel.id, message.id)
    in_guild = here.env.backend.get_channel(message.channel.id).guild_id
    kind = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
    data: dict[str, Any] = {"custom_id": custom, "component_type": kind}
    if values is not None:
        data["values"] = list(values)
    record, fields = base_payload(
        here.env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel.id,
        guild_id=in_guild,
        user_id=here[name].id,
        data=data,
    )
    record.source_message_id = stored.id
    return record, fields | {"message": dict(message_payload(here.env.backend, stored))}


async def deliver(here: World, fields: Mapping[str, Any]) -> None:
    """Let this interaction reach the bot (again)."""
    here.env.backend.emit("INTERACTION_CREATE", dict(fields))
    await here.env.settle()


async def press(
    here: World, name: str, message: Any, custom: str, values: Sequence[str] | None = None
) -> InteractionResult:
    """Press a button that perhaps stands on this message no longer."""
    record, fields = payload(here, name, message, custom, values)
    await deliver(here, fields)
    return InteractionResult(here.env, record)


def old_button(message: Any, action: str) -> str:
    """The custom_id of a button of this action, to be pressed later."""
    return next(custom_id(control) for control in controls_of(message) if control.action == action)


def private(result: InteractionResult) -> str:
    """The words of all private answers, one at least."""
    return "\n".join(_answers(result))


def _answers(result: InteractionResult) -> list[str]:
    """The private answers: messages of their own, or the private one that was clicked; a public one that was
    clicked may have been edited as well."""
    answers = [answer for answer in (*result.followups, result.response) if answer is not None]
    found = [words(answer) for answer in answers if answer.ephemeral or result._interaction.guild_id is None]
    assert found, "no answer"
    return found


def told(result: InteractionResult, reason: str, **facts: str | int) -> bool:
    """Whether the person was told just this, perhaps above their panel; games are named by their keys."""
    expected = say("en", reason, **readable("en", facts))
    assert any(text == expected or text.startswith(expected + "\n") for text in _answers(result))
    return True


def public(here: World) -> list[str]:
    """All that everybody can read in the channel."""
    return [words(message) for message in here.channel.history()]


@asynccontextmanager
async def unchanged(here: World, table: int, *names: str) -> AsyncIterator[None]:
    """Nothing is stored, and neither the channel nor what these people have in private shows anything new. Whoever
    is answered meanwhile may only have their panel brought where they pressed, with the hand as it was."""

    async def picture() -> object:
        return await events_of(here.database, table), public(here)

    first = len(here.env.http_requests)
    before, private, hands = await picture(), _in_private(here, names), _hands(here, names)
    yield
    await here.env.settle()
    assert await picture() == before
    answered = set(_answered(here, first))
    for name, shown in _in_private(here, names).items():
        assert here[name].id in answered or shown == private[name], name
    for name, lines in _hands(here, names).items():
        # A panel that was called into the channel leaves a message without a hand.
        assert lines == hands[name] or (here[name].id in answered and not lines), name
    assert not here.env.errors


def _answered(here: World, first: int) -> Iterator[int]:
    """Whose clicks and commands were answered since this request, also those that came again."""
    for request in here.env.http_requests[first:]:
        _, place, number, *_ = request.path.split("/")
        if place == "interactions":
            yield here.env.backend.interactions[int(number)].user_id


def _in_private(here: World, names: Sequence[str]) -> dict[str, list[tuple[int, str, list[str]]]]:
    """All that each of these people alone can read and press."""
    return {
        name: [(one.id, words(one), [custom_id(found) for found in controls_of(one)]) for one in _own(here, name)]
        for name in names
    }


def _own(here: World, name: str) -> list[Any]:
    """The messages that this person alone sees, as Discord holds them."""
    messages, person = here.env.backend.messages, here[name]
    below = [one for one in messages.get(here.channel.id, {}).values() if one.is_ephemeral]
    mine = [one for one in below if one.visible_to(person.id)]
    return [*messages.get(person.user.dm_channel.id, {}).values(), *mine]


def _hands(here: World, names: Sequence[str]) -> dict[str, set[str]]:
    """The lines of cards that each of these people has among their direct messages."""
    found = {name: here.env.backend.messages.get(here[name].user.dm_channel.id, {}).values() for name in names}
    return {
        name: {
            line
            for one in messages
            for line in words(one).splitlines()
            if line.startswith(HAND) and not line.startswith(TOWN)
        }
        for name, messages in found.items()
    }


def has(here: World, table: int, place: Place) -> bool:
    """Whether the bot shows this table in this place."""
    return here.bot.publisher.slots.get(Slot(table, place)) is not None
