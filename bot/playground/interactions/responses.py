"""The bot's responses to interactions: the first, and the followups."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from bot.playground.interactions.grants import granted
from bot.playground.interactions.interactions import (
    AUTOCOMPLETE,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    Outcome,
    response_fields,
)
from bot.playground.protocol.components import check_modal, signs
from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.limits import Limits
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import TOO_MANY_FOLLOW_UPS, UNKNOWN_MESSAGE
from bot.playground.world import roles
from bot.playground.world.messages import EPHEMERAL, LOADING, Body, changed, create
from bot.playground.world.world import World


class ResponseType(IntEnum):
    """What the first response does."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    """A message follows later; until then the bot is shown thinking."""
    DEFERRED_UPDATE = 6
    """The clicked message is edited later, or not at all."""
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


MOST_CHOICES = 25


class Responses:
    """Carries out the bot's responses."""

    def __init__(self, world: World, limits: Limits) -> None:
        self._world = world
        self._limits = limits

    def respond(self, interaction: Interaction, body: Body) -> Payload:
        """Carry out the first response; returns the callback object. Raises Refused."""
        kind, data = body.data.get("type"), body.data.get("data") or {}
        _check_kind(interaction, kind)
        inner = Body(data, body.files)
        outcome, message = Outcome("ok"), None
        match kind:
            case ResponseType.MESSAGE:
                message = self._post(interaction, inner)
            case ResponseType.DEFERRED_MESSAGE:
                message = self._post(
                    interaction, Body({"flags": int(data.get("flags") or 0) & EPHEMERAL}), LOADING
                )
                outcome = Outcome("thinking")
            case ResponseType.DEFERRED_UPDATE:
                interaction.original = _clicked(interaction)
            case ResponseType.UPDATE:
                interaction.original = _clicked(interaction)
                message = self._edit(interaction.original, inner)
            case ResponseType.CHOICES:
                outcome = Outcome("choices", choices=_choices(data))
            case _:
                outcome = Outcome("modal", modal=_modal(data))
        interaction.answered = True
        if kind != ResponseType.CHOICES:
            self._keep(interaction)
        if not interaction.outcome.done():
            interaction.outcome.set_result(outcome)
        return _callback(interaction, kind, message)

    def follow_up(self, interaction: Interaction, body: Body) -> Payload:
        """Post a followup message; after a deferred response it takes that one's place."""
        original = self._world.messages.get(interaction.original or 0)
        if original is not None and original["flags"] & LOADING:
            return self._edit(int(original["id"]), body)
        if interaction.brought_along and interaction.followed >= self._limits.follow_ups:
            raise TOO_MANY_FOLLOW_UPS()
        message = self._post(interaction, body, first=False)
        interaction.followed += 1
        self._keep(interaction)
        return message

    def get(self, interaction: Interaction, which: str) -> Payload:
        """Give the original response (@original) or a followup of this interaction, by its id; raises Refused."""
        if which != "@original" and not which.isdecimal():
            raise UNKNOWN_MESSAGE()
        number = (interaction.original or 0) if which == "@original" else int(which)
        if not interaction.reaches(number):
            raise UNKNOWN_MESSAGE()
        return self._world.message(interaction.channel.id, number)

    def edit(self, interaction: Interaction, which: str, body: Body) -> Payload:
        """Edit the original response or a followup; raises Refused."""
        return self._edit(int(self.get(interaction, which)["id"]), body)

    def delete(self, interaction: Interaction, which: str) -> None:
        """Delete the original response or a followup; raises Refused."""
        self._world.delete(self.get(interaction, which))

    def _post(self, interaction: Interaction, body: Body, flags: int = 0, *, first: bool = True) -> Payload:
        if interaction.brought_along and not roles.answers_for_all(
            self._world, interaction.person, interaction.channel
        ):
            body = Body({**body.data, "flags": int(body.data.get("flags") or 0) | EPHEMERAL}, body.files)
        more = response_fields(self._world, interaction)
        if flags:
            more["flags"] = flags | int(body.data.get("flags") or 0)
        private = int(body.data.get("flags") or 0) & EPHEMERAL
        if private:
            more["ephemeral_for"] = str(interaction.person)
        message = create(self._world, interaction.channel.id, self._world.place.bot, body, **more)
        interaction.posted.add(int(message["id"]))
        if first:
            interaction.original = int(message["id"])
        self._world.post(message)
        return message

    def _keep(self, interaction: Interaction) -> None:
        """Note what the token reaches now."""
        self._world.grant(interaction.id, granted(interaction))

    def _edit(self, number: int, body: Body) -> Payload:
        if number not in self._world.messages:
            raise UNKNOWN_MESSAGE()
        message = changed(self._world, self._world.messages[number], body)
        self._world.edit(message)
        return message


def _clicked(interaction: Interaction) -> int:
    assert interaction.message is not None
    return int(interaction.message["id"])


def _check_kind(interaction: Interaction, kind: Any) -> None:
    """Raise Refused for a response type that this kind of interaction does not allow."""
    allowed = {ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE, ResponseType.MODAL}
    if interaction.kind == AUTOCOMPLETE:
        allowed = {ResponseType.CHOICES}
    elif interaction.kind == MODAL_SUBMIT:
        allowed.remove(ResponseType.MODAL)
    if interaction.kind in (COMPONENT, MODAL_SUBMIT) and interaction.message is not None:
        allowed |= {ResponseType.DEFERRED_UPDATE, ResponseType.UPDATE}
    if kind not in allowed:
        errors = FormErrors()
        errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {sorted(map(int, allowed))}.")
        errors.raise_if_any()


def _choices(data: Payload) -> list[Payload]:
    errors, path = FormErrors(), ("data", "choices")
    choices: list[Payload] = data.get("choices") or []
    errors.check_length(path, choices, 0, MOST_CHOICES)
    for place, choice in enumerate(choices):
        errors.check_length((*path, place, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            errors.check_length((*path, place, "value"), choice["value"], 1, 100)
    errors.raise_if_any()
    return choices


def _modal(data: Payload) -> Payload:
    errors = FormErrors()
    check_modal(errors, data)
    errors.raise_if_any()
    list(signs(data["components"]))
    return data


def _callback(interaction: Interaction, kind: Any, message: Payload | None) -> Payload:
    about: Payload = {"id": str(interaction.id), "type": interaction.kind}
    if message is None:
        return {"interaction": about, "resource": {"type": kind}}
    about["response_message_id"] = message["id"]
    about["response_message_loading"] = bool(message["flags"] & LOADING)
    about["response_message_ephemeral"] = bool(message["flags"] & EPHEMERAL)
    return {"interaction": about, "resource": {"type": kind, "message": message}}
