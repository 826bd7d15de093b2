"""What a person at the page does: clicks, commands, forms, words; each becomes an interaction, or a change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.playground.interactions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, Interaction, Outcome
from bot.playground.protocol.components import SELECT, SELECTS, walk
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import Refused
from bot.playground.small_discord import SmallDiscord
from bot.playground.web.modals import Forms
from bot.playground.world.commands import Mistyped, called, find
from bot.playground.world.messages import Body, create
from bot.playground.world.world import MOST_PEOPLE, Channel

LONGEST_NAME = 32
AWAY = "The bot is not connected."
NOT_HERE = "There is no such message here any more."


class Deeds:
    """Carries out what the page asks; `do` gives the outcome, which never is an exception."""

    def __init__(self, here: SmallDiscord) -> None:
        self._here = here
        self._world = here.world
        self._forms = Forms()

    async def do(self, asked: Payload) -> Outcome:
        """Carry out one frame of the page."""
        deed = DEEDS.get(asked.get("type"))
        try:
            person = _number(asked.get("person"))
            if deed is None or person not in self._world.people:
                raise Mistyped("Nobody can do that.")
            return await deed(self, person, asked)
        except Mistyped as mistyped:
            return Outcome("failed", str(mistyped))
        except Refused as refused:
            return Outcome("failed", str(refused.body["message"]))

    # What the bot is asked

    async def _click(self, person: int, asked: Payload) -> Outcome:
        channel, message = self._channel(person, asked), self._message(person, asked)
        control = _control(message, asked)
        data: Payload = {"component_type": control["type"], "custom_id": control["custom_id"], "id": control["id"]}
        if control["type"] in SELECTS:
            data["values"] = _values(control, asked.get("values"))
            if control["type"] != SELECT:
                data["resolved"] = {}
        return await self._ask(COMPONENT, person, channel, data, message)

    async def _command(self, person: int, asked: Payload) -> Outcome:
        channel = self._channel(person, asked)
        command = find(self._world, channel, str(asked.get("name")))
        return await self._ask(COMMAND, person, channel, called(command, asked.get("options"), complete=True))

    async def _autocomplete(self, person: int, asked: Payload) -> Outcome:
        channel = self._channel(person, asked)
        command = find(self._world, channel, str(asked.get("name")))
        return await self._ask(
            AUTOCOMPLETE, person, channel, called(command, asked.get("options"), complete=False)
        )

    async def _modal(self, person: int, asked: Payload) -> Outcome:
        channel = self._channel(person, asked)
        message = self._message(person, asked) if asked.get("message") is not None else None
        custom_id, components = str(asked.get("custom_id")), asked.get("components")
        self._forms.check(person, custom_id, components)
        data = {"custom_id": custom_id, "components": components}
        return await self._ask(FORM, person, channel, data, message)

    async def _ask(
        self, kind: int, person: int, channel: Channel, data: Payload, message: Payload | None = None
    ) -> Outcome:
        if not self._here.gateway.known:
            raise Mistyped(AWAY)
        interaction: Interaction = self._here.interactions.ask(kind, person, channel, message)
        interaction.name = str(data.get("name", ""))
        self._here.tell(interaction, data)
        outcome = await self._here.interactions.outcome(interaction)
        if outcome.modal is not None:
            self._forms.opened(person, outcome.modal)
        return outcome

    # What happens without the bot

    async def _say(self, person: int, asked: Payload) -> Outcome:
        body = Body({"content": str(asked.get("content") or "").strip()})
        self._world.post(create(self._world, self._channel(person, asked).id, person, body))
        return Outcome("ok")

    async def _dms(self, person: int, asked: Payload) -> Outcome:
        self._world.set_dms(person, is_open=bool(asked.get("open")))
        return Outcome("ok")

    async def _add_person(self, person: int, asked: Payload) -> Outcome:
        name = " ".join(str(asked.get("name") or "").split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise Mistyped(f"A name has 1 to {LONGEST_NAME} characters.")
        if len(self._world.people) >= MOST_PEOPLE:
            raise Mistyped(f"There are {MOST_PEOPLE} people already.")
        if any(other.name.casefold() == name.casefold() for other in self._world.people.values()):
            raise Mistyped(f"There is a {name} already.")
        self._world.add_person(name)
        return Outcome("ok")

    async def _dismiss(self, person: int, asked: Payload) -> Outcome:
        found = self._world.messages.get(_number(asked.get("message")))
        if found is None or found.get("ephemeral_for") != str(person):
            raise Mistyped(NOT_HERE)
        self._world.delete(found)
        return Outcome("ok")

    # What it is about

    def _channel(self, person: int, asked: Payload) -> Channel:
        channel = self._world.channels.get(_number(asked.get("channel")))
        if channel is None or channel.person not in (None, person):
            raise Mistyped("There is no such channel.")
        return channel

    def _message(self, person: int, asked: Payload) -> Payload:
        """The message, if this person sees it."""
        channel = self._channel(person, asked)
        found = self._world.messages.get(_number(asked.get("message")))
        if found is None or found["channel_id"] != str(channel.id):
            raise Mistyped(NOT_HERE)
        if found.get("ephemeral_for", str(person)) != str(person):
            raise Mistyped(NOT_HERE)
        return found


DEEDS: Mapping[Any, Callable[[Deeds, int, Payload], Awaitable[Outcome]]] = {
    "click": Deeds._click,
    "command": Deeds._command,
    "autocomplete": Deeds._autocomplete,
    "modal": Deeds._modal,
    "say": Deeds._say,
    "dms": Deeds._dms,
    "add_person": Deeds._add_person,
    "dismiss": Deeds._dismiss,
}


def _number(value: Any) -> int:
    text = str(value)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else 0


def _control(message: Payload, asked: Payload) -> Payload:
    """The control of the message that was used."""
    for one in walk(message["components"]):
        if one.get("custom_id") == asked.get("custom_id") is not None:
            if one.get("disabled"):
                raise Mistyped("This cannot be used now.")
            return one
    raise Mistyped("This is not on the message any more.")


def _values(control: Payload, values: Any) -> list[str]:
    """What was chosen in a select, if it can be."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Mistyped("The values should be a list of texts.")
    low, high = control.get("min_values", 1), control.get("max_values", 1)
    known = {option["value"] for option in control.get("options", ())}
    fits = low <= len(values) <= high and len(set(values)) == len(values)
    if not fits or (control["type"] == SELECT and not known.issuperset(values)):
        raise Mistyped("This cannot be chosen here.")
    return values
