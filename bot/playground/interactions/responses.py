"""The bot's answers to interactions: the first one, and what follows it."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from bot.playground.interactions.interactions import AUTOCOMPLETE, COMPONENT, FORM, Interaction, Outcome, about
from bot.playground.protocol.components import check_modal
from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import UNKNOWN_MESSAGE
from bot.playground.world.messages import EPHEMERAL, LOADING, Body, changed, create
from bot.playground.world.world import World


class Kind(IntEnum):
    """What the first answer does."""

    MESSAGE = 4
    THINKING = 5
    """A message that follows later; until then it is shown that the bot thinks."""
    LATER = 6
    """The clicked message is changed later, or not at all."""
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


MOST_CHOICES = 25


class Answers:
    """Carries the answers out."""

    def __init__(self, world: World) -> None:
        self._world = world

    def first(self, interaction: Interaction, body: Body) -> Payload:
        """Carry out the first answer and give what Discord tells about it; raises Refused."""
        kind, data = body.data.get("type"), body.data.get("data") or {}
        _check_kind(interaction, kind)
        inner = Body(data, body.files)
        outcome, message = Outcome("ok"), None
        match kind:
            case Kind.MESSAGE:
                message = self._post(interaction, inner)
            case Kind.THINKING:
                message = self._post(
                    interaction, Body({"flags": int(data.get("flags") or 0) & EPHEMERAL}), LOADING
                )
                outcome = Outcome("thinking")
            case Kind.LATER:
                interaction.original = _clicked(interaction)
            case Kind.UPDATE:
                interaction.original = _clicked(interaction)
                message = self._edit(interaction.original, inner)
            case Kind.CHOICES:
                outcome = Outcome("choices", choices=_choices(data))
            case _:
                outcome = Outcome("modal", modal=_modal(data))
        interaction.answered = True
        if not interaction.outcome.done():
            interaction.outcome.set_result(outcome)
        return _callback(interaction, kind, message)

    def follow(self, interaction: Interaction, body: Body) -> Payload:
        """One more message after the first answer; instead of it where that only said "thinking"."""
        original = self._world.messages.get(interaction.original or 0)
        if original is not None and original["flags"] & LOADING:
            return self._edit(int(original["id"]), body)
        return self._post(interaction, body, first=False)

    def message(self, interaction: Interaction, which: str) -> Payload:
        """The first answer (@original) or one that followed; raises Refused."""
        if which != "@original" and not which.isdecimal():
            raise UNKNOWN_MESSAGE()
        number = (interaction.original or 0) if which == "@original" else int(which)
        found = self._world.message(interaction.channel.id, number)
        mine = found.get("application_id") == str(self._world.place.bot)
        if number != interaction.original and not mine:
            raise UNKNOWN_MESSAGE()
        return found

    def edit(self, interaction: Interaction, which: str, body: Body) -> Payload:
        """Change the first answer or one that followed; raises Refused."""
        return self._edit(int(self.message(interaction, which)["id"]), body)

    def delete(self, interaction: Interaction, which: str) -> None:
        """Take the first answer or one that followed away; raises Refused."""
        self._world.delete(self.message(interaction, which))

    def _post(self, interaction: Interaction, body: Body, flags: int = 0, *, first: bool = True) -> Payload:
        more = about(self._world, interaction)
        if flags:
            more["flags"] = flags | int(body.data.get("flags") or 0)
        private = int(body.data.get("flags") or 0) & EPHEMERAL
        if private:
            more["ephemeral_for"] = str(interaction.person)
        message = create(self._world, interaction.channel.id, self._world.place.bot, body, **more)
        if first:
            interaction.original = int(message["id"])
        self._world.post(message)
        return message

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
    """Each kind of interaction takes some kinds of answers."""
    allowed = {Kind.MESSAGE, Kind.THINKING, Kind.MODAL}
    if interaction.kind == AUTOCOMPLETE:
        allowed = {Kind.CHOICES}
    elif interaction.kind == FORM:
        allowed.remove(Kind.MODAL)
    if interaction.kind in (COMPONENT, FORM) and interaction.message is not None:
        allowed |= {Kind.LATER, Kind.UPDATE}
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
    return data


def _callback(interaction: Interaction, kind: Any, message: Payload | None) -> Payload:
    told: Payload = {"id": str(interaction.id), "type": interaction.kind}
    if message is None:
        return {"interaction": told, "resource": {"type": kind}}
    told["response_message_id"] = message["id"]
    told["response_message_loading"] = bool(message["flags"] & LOADING)
    told["response_message_ephemeral"] = bool(message["flags"] & EPHEMERAL)
    return {"interaction": told, "resource": {"type": kind, "message": message}}
