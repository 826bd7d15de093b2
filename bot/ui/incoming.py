"""Reading what Discord sends for a click: which control, and what was chosen or typed in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord

from bot.tables import Person
from bot.ui.controls import Control, read
from bot.ui.names import NAMELESS, plain
from bot.ui.screens import Click


def is_click(interaction: discord.Interaction) -> bool:
    """Whether a button, a select or a form was used, no command."""
    return interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)


def control_of(interaction: discord.Interaction) -> Control | None:
    """The control of this bot that was used, or None if it was something else."""
    if not is_click(interaction):
        return None
    return read(str(_data(interaction).get("custom_id", "")))


def click_of(interaction: discord.Interaction, control: Control) -> Click:
    """The click, with the values of a select under "" and those of a form under their custom_ids."""
    data = _data(interaction)
    values = dict(_fields(data.get("components", ())))
    if "values" in data:
        values[""] = tuple(map(str, data["values"]))
    return Click(control.action, control.args, values)


def marked(interaction: discord.Interaction) -> tuple[str, ...]:
    """What was marked in the message that was clicked: the custom_ids of its green buttons, and the values
    chosen in its lists. After a restart they tell what a panel showed besides the hand."""
    if interaction.message is None:
        return ()
    return tuple(_marked(interaction.message.components))


def _marked(components: Iterable[Any]) -> Iterator[str]:
    # As they came: a view made of them would take a third of a millisecond, before every answer.
    for component in components:
        if isinstance(component, discord.Button):
            if component.style is discord.ButtonStyle.success and component.custom_id:
                yield component.custom_id
        elif isinstance(component, discord.SelectMenu):
            yield from [option.value for option in component.options if option.default]
        else:
            yield from _marked(getattr(component, "children", ()))


def controls_beside(interaction: discord.Interaction) -> tuple[Control, ...]:
    """All controls of the message that was clicked, or from which a form was opened: together they may say what it
    is about."""
    found = () if interaction.message is None else map(read, _custom_ids(interaction.message.components))
    return tuple([control for control in found if control is not None])


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield str(custom_id)
        yield from _custom_ids(getattr(component, "children", ()))


def chosen(interaction: discord.Interaction) -> str:
    """The one value that was chosen in a select; empty if none was."""
    return next(iter(map(str, _data(interaction).get("values", ()))), "")


def people_chosen(interaction: discord.Interaction) -> tuple[int, ...]:
    """The people who were chosen in a list of Discord's; bots are left out."""
    data = _data(interaction)
    users = data.get("resolved", {}).get("users", {})
    return tuple([int(one) for one in map(str, data.get("values", ())) if not users.get(one, {}).get("bot")])


def focused_option(interaction: discord.Interaction) -> str:
    """The option of a command that somebody is typing."""
    options = _data(interaction).get("options", ())
    return next((str(option["name"]) for option in options if option.get("focused")), "")


def person_of(interaction: discord.Interaction) -> Person:
    """Who acted, under the name that the server shows; if there is nothing to see in it, under their username."""
    user = interaction.user
    shown = plain(user.display_name)
    return Person(user.id, plain(user.name) if shown == NAMELESS else shown)


def _data(interaction: discord.Interaction) -> Mapping[str, Any]:
    # discord.py types the payload as a union without discriminator; it is plain JSON.
    return interaction.data or {}


def _fields(components: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every field of a form, in rows or under labels."""
    for component in components:
        if "values" in component:
            yield component["custom_id"], tuple(map(str, component["values"]))
        elif "value" in component:
            yield component["custom_id"], (str(component["value"]),)
        yield from _fields(component.get("components", ()))
        if "component" in component:
            yield from _fields((component["component"],))
