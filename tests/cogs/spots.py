"""Places where others read along, or may: somebody does something there, whatever Discord offers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from simcord.backend.models import Interaction, Message
from simcord.backend.serializers import message_payload, user_payload
from simcord.enums import ComponentType, InteractionType, OptionType
from simcord.interactions import base_payload

from tests.cogs.installs import OWNERS
from tests.cogs.world import World

LAYOUT = 1 << 15
"""Discord's flag of a message that is made of components."""
COMPLETING = 4
"""The type of an interaction of somebody who still types."""

KINDS = {str: OptionType.STRING, int: OptionType.INTEGER, bool: OptionType.BOOLEAN}


class Said(NamedTuple):
    """What Discord says of a place."""

    about: Mapping[str, Any]
    in_server: bool = False
    may: discord.Permissions | None = None
    """What somebody may do there, by its permissions."""


THEIRS = {"1": "5"}
"""Somebody has installed the bot for themselves."""
GROUP = Said({"context": 2, OWNERS: THEIRS})
STRANGE_SERVER = Said({"context": 0, OWNERS: THEIRS}, in_server=True)
NOTHING = Said({})
NOTHING_BUT_A_SERVER = Said({}, in_server=True)


class Spot:
    """A place of which Discord says this; somebody else's channel stands for a group message."""

    def __init__(self, here: World, said: Said, group: int) -> None:
        self._here = here
        self._backend = here.env.backend
        self._said = said
        self.channel = here.channel.id if said.in_server else group

    def about(self, said: Said) -> None:
        """From now on Discord says this of the place."""
        self._said = said

    def does(self, name: str, kind: int, data: Mapping[str, Any], message: Message | None = None) -> Interaction:
        """Somebody does something here; nothing is waited for."""
        record, fields = base_payload(
            self._backend,
            type=kind,
            channel_id=self.channel,
            guild_id=self._here.guild.id if self._said.in_server else None,
            user_id=self._here[name].id,
            data=dict(data),
        )
        told = {key: value for key, value in fields.items() if key not in ("context", OWNERS)}
        if kind == InteractionType.APPLICATION_COMMAND and self._said.about.get(OWNERS) == THEIRS:
            # Whoever types a command where the bot is not has installed it.
            told[OWNERS] = {"1": str(self._here[name].id)}
        if self._said.may is not None:
            told["member"] = {**told["member"], "permissions": str(self._said.may.value)}
        if message is not None:
            record.source_message_id = message.id
            told["message"] = dict(message_payload(self._backend, message))
        self._backend.emit("INTERACTION_CREATE", {**self._said.about, **told})
        return record

    def types(self, name: str, command: str, options: Mapping[str, Any], focused: str = "") -> Interaction:
        """Somebody sends a command off, or is still typing the option that is `focused`."""
        people = {str(one.id): one for one in options.values() if not isinstance(one, (str, int))}
        given = [_given(option, value) for option, value in options.items()]
        if focused:
            given.append({"name": focused, "type": OptionType.STRING, "value": "", "focused": True})
        users = {number: dict(user_payload(self._backend.get_user(one.id))) for number, one in people.items()}
        data = {"id": "1", "name": command, "type": 1, "options": given, "resolved": {"users": users}}
        return self.does(name, COMPLETING if focused else InteractionType.APPLICATION_COMMAND, data)

    def presses(self, name: str, message: Message, custom_id: str) -> Interaction:
        """Somebody presses a button."""
        data = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        return self.does(name, InteractionType.MESSAGE_COMPONENT, data, message)

    def chooses(self, name: str, message: Message, custom_id: str, *values: str) -> Interaction:
        """Somebody chooses in a list."""
        data = {"custom_id": custom_id, "component_type": ComponentType.STRING_SELECT, "values": list(values)}
        return self.does(name, InteractionType.MESSAGE_COMPONENT, data, message)

    def submits(self, name: str, message: Message, custom_id: str) -> Interaction:
        """Somebody sends off a form."""
        return self.does(name, InteractionType.MODAL_SUBMIT, {"custom_id": custom_id, "components": []}, message)

    def posted(self, components: Sequence[Mapping[str, Any]]) -> Message:
        """A message of the bot that everybody here reads, as older versions answered."""
        bot = self._backend.bot_user.id
        made = [dict(one) for one in components]
        return self._backend.create_message(self.channel, bot, "", components=made, flags=LAYOUT)

    def everybody_reads(self) -> dict[int, str]:
        """All messages here that are not for one person alone."""
        there = self._backend.messages.get(self.channel, {})
        return {
            number: json.dumps(message_payload(self._backend, one), ensure_ascii=False, default=str)
            for number, one in there.items()
            if not one.is_ephemeral
        }


def _given(option: str, value: Any) -> dict[str, Any]:
    """An option as Discord sends it: a word, a number or a person."""
    if isinstance(value, (str, int)):
        return {"name": option, "type": KINDS[type(value)], "value": value}
    return {"name": option, "type": OptionType.USER, "value": str(value.id)}
