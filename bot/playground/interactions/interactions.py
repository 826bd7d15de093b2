"""Interactions: what a person did, and whether the bot has responded in time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.playground.protocol.limits import Limits
from bot.playground.protocol.locales import USUAL
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import ACKNOWLEDGED, INVALID_TOKEN, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK
from bot.playground.protocol.snowflakes import seconds_of
from bot.playground.world import objects, roles
from bot.playground.world.installs import Install, context_of, owners, owners_of_control
from bot.playground.world.messages import EPHEMERAL
from bot.playground.world.places import Channel
from bot.playground.world.reasons import Reason
from bot.playground.world.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SILENCE = Reason("page-bot-silent")


class Outcome(NamedTuple):
    """The result of an action, for the page."""

    outcome: str
    """One of ok, thinking, failed, modal, choices."""
    reason: Reason | None = None
    modal: Payload | None = None
    choices: list[Payload] | None = None


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing that one person did."""

    id: int
    token: str
    kind: int
    person: int
    channel: Channel
    outcome: asyncio.Future[Outcome]
    message: Payload | None = None
    """The message whose component was used, or from which the modal was opened."""
    name: str = ""
    """The name of the command."""
    answered: bool = False
    original: int | None = None
    """The id of the original response: that of a new message, or of the one that was clicked and edited."""
    posted: set[int] = field(default_factory=set)
    """The ids of the messages that were posted with its token: the answer, and what followed."""
    locale: str = USUAL
    """The person's language, as Discord writes it."""
    owners: Payload = field(default_factory=dict)
    """The installs by which it can be done, and whose they are."""
    followed: int = 0
    """How many messages have followed the answer."""

    @property
    def created_at(self) -> float:
        """When the person did it, in seconds since 1970."""
        return seconds_of(self.id)

    @property
    def brought_along(self) -> bool:
        """Whether a person alone has installed the bot where this was done."""
        return set(self.owners) == {str(Install.ONESELF.value)}

    def reaches(self, message: int) -> bool:
        """Whether its token edits and deletes this message."""
        return message == self.original or message in self.posted


class Interactions:
    """Holds all interactions whose tokens are valid."""

    def __init__(self, world: World, limits: Limits, kept: Iterable[Interaction] = ()) -> None:
        """Begin with those that were `kept`, oldest first: their tokens may still be valid."""
        self._world = world
        self._limits = limits
        self._by_token = {one.token: one for one in kept}
        self._drop_expired()

    def create(
        self,
        kind: int,
        person: int,
        channel: Channel,
        message: Payload | None = None,
        locale: str = USUAL,
        command: Payload | None = None,
    ) -> Interaction:
        """Make an interaction that is not sent yet: of a `command`, or of a control of a message or a form."""
        self._drop_expired()
        token, outcome = secrets.token_urlsafe(48), asyncio.get_running_loop().create_future()
        number = self._world.snowflakes.next()
        interaction = Interaction(number, token, kind, person, channel, outcome, message, locale=locale)
        interaction.owners = (
            owners_of_control(self._world, channel, message)
            if command is None
            else owners(self._world, channel, person, command)
        )
        self._by_token[token] = interaction
        return interaction

    def awaiting(self, number: int, token: str) -> Interaction:
        """Give the interaction that awaits its first response; raises Refused."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != number:
            raise UNKNOWN_INTERACTION()
        if interaction.answered:
            raise ACKNOWLEDGED()
        if self._world.now() - interaction.created_at > self._limits.answer_within:
            raise UNKNOWN_INTERACTION()
        return interaction

    def answered(self, token: str) -> Interaction:
        """Give the interaction that already has its first response; raises Refused."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise INVALID_TOKEN()
        if self._world.now() - interaction.created_at > self._limits.token_lives:
            raise INVALID_TOKEN()
        if not interaction.answered:
            raise UNKNOWN_WEBHOOK()
        return interaction

    async def outcome(self, interaction: Interaction) -> Outcome:
        """Wait for the first response, as long as Discord does."""
        try:
            return await asyncio.wait_for(interaction.outcome, self._limits.answer_within)
        except TimeoutError:
            return Outcome("failed", SILENCE)

    def _drop_expired(self) -> None:
        """Drop the interactions whose tokens expired long ago."""
        until = self._world.now() - 2 * self._limits.token_lives
        for token, interaction in list(self._by_token.items()):
            if interaction.created_at >= until:
                return
            del self._by_token[token]
            self._world.revoke(interaction.id)


def interaction_object(world: World, interaction: Interaction, data: Payload) -> Payload:
    """Write the interaction as the gateway sends it to the bot."""
    here, place, guild = interaction.channel, world.place, str(interaction.channel.guild)
    may = roles.in_channel(world, place.bot) if world.has_bot(here) else roles.BROUGHT_ALONG
    body: Payload = {
        "id": str(interaction.id),
        "application_id": str(place.bot),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel": objects.channel(world, here),
        "channel_id": str(here.id),
        "locale": interaction.locale,
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        "app_permissions": str(may),
        "context": context_of(here),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.message is not None:
        body["message"] = interaction.message
    if here.guild is None:
        return {**body, "user": objects.user(world, interaction.person)}
    own = str(roles.in_channel(world, interaction.person))
    return {
        **body,
        "guild_id": guild,
        "guild": {"id": guild, "locale": USUAL, "features": []},
        "guild_locale": USUAL,
        "member": {**objects.member(world, here.guild, interaction.person), "permissions": own},
    }


def response_fields(world: World, interaction: Interaction) -> Payload:
    """Give the fields by which a message refers to the interaction that it answers."""
    metadata: Payload = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": objects.user(world, interaction.person),
        "authorizing_integration_owners": interaction.owners,
    }
    more: Payload = {"interaction_metadata": metadata, "application_id": str(world.place.bot)}
    if interaction.kind == COMMAND:
        short = {key: metadata[key] for key in ("id", "type", "user")}
        return {**more, "type": 20, "interaction": {**short, "name": interaction.name}}
    if interaction.message is not None and not interaction.message["flags"] & EPHEMERAL:
        source = {"channel_id": str(interaction.channel.id), "message_id": interaction.message["id"]}
        return {**more, "message_reference": source}
    return more
