"""What a person at the page does: clicks, commands, modals, messages. Each becomes an interaction, or a change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.playground.interactions.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    Outcome,
)
from bot.playground.protocol.components import ROLES, SELECT, SELECTS, USERS, walk
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import Refused
from bot.playground.small_discord import SmallDiscord
from bot.playground.web.modals import Modals
from bot.playground.world.commands import Type, find, invocation
from bot.playground.world.messages import Body, create
from bot.playground.world.objects import resolved
from bot.playground.world.places import Channel, Thread
from bot.playground.world.reasons import InvalidAction, Reason
from bot.playground.world.roles import roles
from bot.playground.world.world import MOST_PEOPLE

LONGEST_NAME = 32
FURTHEST = 366 * 24 * 3600
"""Seconds by which the clock can be set forward at once."""
NOT_HERE = "page-no-message"


class Actions:
    """Carries out what the page asks for; what cannot be done is an outcome, not an exception."""

    def __init__(self, here: SmallDiscord) -> None:
        self._here = here
        self._world = here.world
        self._modals = Modals()

    async def perform(self, frame: Payload, locale: str) -> Outcome:
        """Carry out one frame from a page whose reader has this Discord locale."""
        action = ACTIONS.get(frame.get("type"))
        try:
            person = _number(frame.get("person"))
            if action is None or person not in self._world.people:
                raise InvalidAction("page-nobody")
            return await action(self, person, {**frame, "locale": locale})
        except InvalidAction as invalid:
            return Outcome("failed", invalid.reason)
        except Refused as refused:
            return Outcome("failed", Reason("page-refused", {"message": str(refused.body["message"])}))

    # What goes to the bot

    async def _click(self, person: int, frame: Payload) -> Outcome:
        message = self._message(person, frame)
        control = _control(message, frame)
        data: Payload = {"component_type": control["type"], "custom_id": control["custom_id"], "id": control["id"]}
        if control["type"] in SELECTS:
            data["values"] = _values(control, frame.get("values"))
            if control["type"] != SELECT:
                data["resolved"] = {}
            if control["type"] == USERS:
                data["resolved"] = resolved(self._world, data["values"], self._channel(person, frame).guild)
            if control["type"] == ROLES:
                data["resolved"] = self._roles(person, frame, data["values"])
        return await self._interact(COMPONENT, person, frame, data, message)

    async def _command(self, person: int, frame: Payload) -> Outcome:
        channel = self._channel(person, frame)
        command = find(self._world, channel, person, str(frame.get("name")))
        data = invocation(command, frame.get("options"), complete=True)
        people = [str(option["value"]) for option in data["options"] if option["type"] == Type.USER]
        if people:
            data["resolved"] = resolved(self._world, people, channel.guild)
        return await self._interact(COMMAND, person, frame, data, command=command)

    async def _autocomplete(self, person: int, frame: Payload) -> Outcome:
        channel = self._channel(person, frame)
        command = find(self._world, channel, person, str(frame.get("name")))
        data = invocation(command, frame.get("options"), complete=False)
        return await self._interact(AUTOCOMPLETE, person, frame, data, command=command)

    async def _modal(self, person: int, frame: Payload) -> Outcome:
        message = self._message(person, frame) if frame.get("message") is not None else None
        custom_id, components = str(frame.get("custom_id")), frame.get("components")
        self._modals.check(person, custom_id, components)
        data = {"custom_id": custom_id, "components": components}
        return await self._interact(MODAL_SUBMIT, person, frame, data, message)

    async def _interact(
        self,
        kind: int,
        person: int,
        frame: Payload,
        data: Payload,
        message: Payload | None = None,
        *,
        command: Payload | None = None,
    ) -> Outcome:
        channel = self._channel(person, frame)
        if not self._here.gateway.has_session(channel.guild):
            raise InvalidAction("page-bot-away")
        create = self._here.interactions.create
        interaction: Interaction = create(kind, person, channel, message, frame["locale"], command)
        interaction.name = str(data.get("name", ""))
        self._here.dispatch(interaction, data)
        outcome = await self._here.interactions.outcome(interaction)
        if outcome.modal is not None:
            self._modals.opened(person, outcome.modal)
        return outcome

    async def _drop(self, person: int, frame: Payload) -> Outcome:
        """Send the command that shows what a dropped file holds."""
        channel, opener = self._channel(person, frame), self._here.opener
        command = opener and await opener(
            str(frame.get("text")), channel.guild or self._world.place.guild, channel.id
        )
        if not command:
            raise InvalidAction("page-not-a-record")
        options = [dict(option) for option in command.options]
        return await self._command(person, {**frame, "name": command.name, "options": options})

    # What needs no bot

    async def _say(self, person: int, frame: Payload) -> Outcome:
        body = Body({"content": str(frame.get("content") or "").strip()})
        self._world.post(create(self._world, self._channel(person, frame).id, person, body))
        return Outcome("ok")

    async def _dms(self, person: int, frame: Payload) -> Outcome:
        self._world.set_dms(person, is_open=bool(frame.get("open")))
        return Outcome("ok")

    async def _add_person(self, person: int, frame: Payload) -> Outcome:
        name = " ".join(str(frame.get("name") or "").split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise InvalidAction("page-name-length", most=LONGEST_NAME)
        if len(self._world.people) >= MOST_PEOPLE:
            raise InvalidAction("page-most-people", most=MOST_PEOPLE)
        if any(other.name.casefold() == name.casefold() for other in self._world.people.values()):
            raise InvalidAction("page-name-taken", name=name)
        self._world.add_person(name)
        return Outcome("ok")

    async def _dismiss(self, person: int, frame: Payload) -> Outcome:
        found = self._world.messages.get(_number(frame.get("message")))
        if found is None or found.get("ephemeral_for") != str(person):
            raise InvalidAction(NOT_HERE)
        self._world.delete(found)
        return Outcome("ok")

    async def _set_forward(self, person: int, frame: Payload) -> Outcome:
        """Let so many seconds pass at once, for everybody."""
        seconds = frame.get("seconds")
        if not isinstance(seconds, int) or not 0 < seconds <= FURTHEST:
            raise InvalidAction("page-garbled")
        await self._here.set_forward(seconds)
        return Outcome("ok")

    async def _permit(self, person: int, frame: Payload) -> Outcome:
        """Give the bot a permission, or take it; or people that of using it where it is not."""
        if "external_apps" in frame:
            self._world.let_use_external_apps(may=bool(frame["external_apps"]))
        else:
            self._world.let_create_events(may=bool(frame.get("create_events")))
        return Outcome("ok")

    async def _install(self, person: int, frame: Payload) -> Outcome:
        """Add the bot to a person's own apps, or take it away; the first one finds places where it is not."""
        if frame.get("installed"):
            self._world.open_places(person)
        self._world.install(person, is_installed=bool(frame.get("installed")))
        return Outcome("ok")

    async def _delete_event(self, person: int, frame: Payload) -> Outcome:
        """Delete a scheduled event, as those may who manage the server."""
        event = self._world.scheduled.all.get(_number(frame.get("event")))
        if event is None:
            raise InvalidAction("page-no-event")
        self._world.scheduled.delete(event)
        return Outcome("ok")

    async def _lock_thread(self, person: int, frame: Payload) -> Outcome:
        """Lock a thread, as those may who manage threads."""
        self._world.lock(*self._thread(person, frame))
        return Outcome("ok")

    async def _delete_thread(self, person: int, frame: Payload) -> Outcome:
        """Delete a thread, as those may who manage threads."""
        self._world.delete_thread(*self._thread(person, frame))
        return Outcome("ok")

    # What the frame refers to

    def _thread(self, person: int, frame: Payload) -> tuple[Channel, Thread]:
        channel = self._channel(person, frame)
        if channel.thread is None:
            raise InvalidAction("page-no-channel")
        return channel, channel.thread

    def _channel(self, person: int, frame: Payload) -> Channel:
        channel = self._world.channels.get(_number(frame.get("channel")))
        if channel is None or not _sees(person, channel):
            raise InvalidAction("page-no-channel")
        return channel

    def _roles(self, person: int, frame: Payload, values: list[str]) -> Payload:
        """Write what the bot is told of the roles that were chosen."""
        guild = self._channel(person, frame).guild
        known = {} if guild is None else {role["id"]: role for role in roles(self._world, guild)}
        if not known.keys() >= set(values):
            raise InvalidAction("page-not-here")
        return {"roles": {one: known[one] for one in values}}

    def _message(self, person: int, frame: Payload) -> Payload:
        """Find the message, if this person can see it."""
        channel = self._channel(person, frame)
        found = self._world.messages.get(_number(frame.get("message")))
        if found is None or found["channel_id"] != str(channel.id):
            raise InvalidAction(NOT_HERE)
        if found.get("ephemeral_for", str(person)) != str(person):
            raise InvalidAction(NOT_HERE)
        return found


ACTIONS: Mapping[Any, Callable[[Actions, int, Payload], Awaitable[Outcome]]] = {
    "click": Actions._click,
    "command": Actions._command,
    "drop": Actions._drop,
    "autocomplete": Actions._autocomplete,
    "modal": Actions._modal,
    "say": Actions._say,
    "dms": Actions._dms,
    "add_person": Actions._add_person,
    "dismiss": Actions._dismiss,
    "set_forward": Actions._set_forward,
    "permit": Actions._permit,
    "install": Actions._install,
    "delete_event": Actions._delete_event,
    "lock_thread": Actions._lock_thread,
    "delete_thread": Actions._delete_thread,
}


def _sees(person: int, channel: Channel) -> bool:
    """Whether this person sees the channel: messages between others are hidden from them."""
    let_in = channel.thread is None or channel.thread.members is None or person in channel.thread.members
    return let_in and channel.person in (None, person) and (not channel.group or person in channel.group)


def _number(value: Any) -> int:
    text = str(value)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else 0


def _control(message: Payload, frame: Payload) -> Payload:
    """Find the component of the message that was used."""
    for one in walk(message["components"]):
        if one.get("custom_id") == frame.get("custom_id") is not None:
            if one.get("disabled"):
                raise InvalidAction("page-not-now")
            return one
    raise InvalidAction("page-no-control")


def _values(control: Payload, values: Any) -> list[str]:
    """Read the values chosen in a select; raises InvalidAction if they are not valid."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise InvalidAction("page-garbled")
    low, high = control.get("min_values", 1), control.get("max_values", 1)
    known = {option["value"] for option in control.get("options", ())}
    fits = low <= len(values) <= high and len(set(values)) == len(values)
    if not fits or (control["type"] == SELECT and not known.issuperset(values)):
        raise InvalidAction("page-not-here")
    return values
