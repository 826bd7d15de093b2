"""Slash commands: checks them as Discord does, and whether what a person typed is one of them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from bot.playground.protocol.form_errors import BodyPath, FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.world.command_names import check_alike, check_choice, check_size, check_texts
from bot.playground.world.installs import BY_DEFAULT, owners
from bot.playground.world.places import Channel
from bot.playground.world.reasons import InvalidAction
from bot.playground.world.world import World


class Type(IntEnum):
    """The types of options."""

    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    NUMBER = 10


MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES = 100, 25, 25


def accept(world: World, guild: int | None, commands: Sequence[Payload]) -> list[Payload]:
    """Give the commands as Discord stores them; each keeps its id as long as its name. Raises Refused."""
    errors = FormErrors()
    errors.check_length((), commands, 0, MOST_COMMANDS)
    for place, command in enumerate(commands):
        check_texts((place,), command, errors)
        check_size((place,), command, errors)
        errors.check_length((place, "options"), command.get("options") or [], 0, MOST_OPTIONS)
        _check_options((place, "options"), command.get("options") or [], errors)
    unique = "Application command names must be unique"
    check_alike(("name",), commands, "APPLICATION_COMMANDS_DUPLICATE_NAME", unique, errors)
    errors.raise_if_any()
    numbers = {command["name"]: command["id"] for command in world.commands_of(guild)}
    return [_stored(world, guild, command, numbers.get(command["name"])) for command in commands]


def _stored(world: World, guild: int | None, command: Payload, number: str | None) -> Payload:
    place: Payload = {} if guild is None else {"guild_id": str(guild)}
    return {
        "type": 1,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        **command,
        "integration_types": command.get("integration_types") or BY_DEFAULT,
        **place,
        "id": number or str(world.snowflakes.next()),
        "application_id": str(world.place.bot),
        "version": str(world.snowflakes.next()),
    }


def _check_options(path: BodyPath, options: Sequence[Payload], errors: FormErrors) -> None:
    optional = False
    unique = "Option name already exists"
    check_alike(path, options, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", unique, errors)
    for place, option in enumerate(options):
        here = (*path, place)
        check_texts(here, option, errors)
        _check_choices((*here, "choices"), option.get("choices") or [], errors)
        if option.get("required") and optional:
            words = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional = optional or not option.get("required")


def _check_choices(path: BodyPath, choices: Sequence[Payload], errors: FormErrors) -> None:
    errors.check_length(path, choices, 0, MOST_CHOICES)
    for place, choice in enumerate(choices):
        check_choice((*path, place), choice, errors)
    unique = "Option choice name already exists"
    check_alike(path, choices, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", unique, errors)


def find(world: World, channel: Channel, person: int, name: str) -> Payload:
    """Find the command of this name that is offered to this person in this channel; raises InvalidAction."""
    for command in world.commands.values():
        here = command["name"] == name and command["type"] == 1
        if command.get("dm_permission") is False and channel.guild is None:
            continue
        if here and owners(world, channel, person, command):
            return command
    raise InvalidAction("page-unknown-command", name=name)


def invocation(command: Payload, options: Any, *, complete: bool) -> Payload:
    """Make the data of a command interaction, `complete` unless it is still being typed. Raises InvalidAction."""
    if not isinstance(options, list):
        raise InvalidAction("page-garbled")
    known = {option["name"]: option for option in command.get("options") or []}
    given = [_given(known, option, complete=complete) for option in options]
    names = {option["name"] for option in given}
    for name, option in known.items():
        if complete and option.get("required") and name not in names:
            raise InvalidAction("page-option-needed", name=name)
    data: Payload = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
    return data | {key: command[key] for key in ("guild_id",) if key in command}


def _given(known: dict[str, Payload], option: Any, *, complete: bool) -> Payload:
    if not isinstance(option, dict) or option.get("name") not in known:
        raise InvalidAction("page-no-option")
    name, value = option["name"], option.get("value")
    declared = known[name]
    data: Payload = {"name": name, "type": declared["type"], "value": value}
    if option.get("focused"):
        return data | {"focused": True}
    if complete and not _fits(declared, value):
        raise InvalidAction("page-option-fits-not", name=name)
    return data


def _fits(declared: Payload, value: Any) -> bool:
    """Whether a value is of the option's type, within its limits, and one of its choices."""
    choices = [choice["value"] for choice in declared.get("choices") or []]
    if choices and value not in choices:
        return False
    match declared["type"]:
        case Type.STRING:
            low, high = declared.get("min_length") or 0, declared.get("max_length") or 6000
            return isinstance(value, str) and low <= len(value) <= high
        case Type.INTEGER | Type.NUMBER:
            kinds = int if declared["type"] == Type.INTEGER else (int, float)
            low, high = declared.get("min_value", -(2**53)), declared.get("max_value", 2**53)
            return isinstance(value, kinds) and not isinstance(value, bool) and low <= value <= high
        case Type.BOOLEAN:
            return isinstance(value, bool)
        case Type.USER:
            return isinstance(value, str) and value.isdecimal()
        case _:
            return isinstance(value, str)
