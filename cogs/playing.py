"""What the commands of play of all games share: each is a click at a table, completed with its possible values."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar
from unicodedata import normalize

from discord import app_commands
from discord.ext import commands

from bot.games.contract import IllegalMove, Refusal
from bot.store import Status
from bot.ui.incoming import focused_option
from bot.ui.screens import Click
from bot.ui.seeing import screens, seen
from bot.words import DEFAULT, say
from cogs.acting import Interaction, act, explain
from cogs.choosing import table_choices, which_table
from cogs.guard import answering, suggesting
from cogs.reading import read_by

LONGEST = 300
"""Characters of one option that are read: the longest offer that makes sense has about a hundred. Discord lets
people type 6,000, and to read some kinds of these would keep everybody waiting."""

C = TypeVar("C", bound=commands.Cog)
P = ParamSpec("P")


def command(
    family: str, name: str
) -> Callable[
    [Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]], app_commands.Command[C, P, None]
]:
    """Make a function a slash command of this family of games.

    It is described by the words `command-NAME`, its options by `option-NAME-OPTION`. They are completed by the
    screens of the table that is meant; the last one, `table`, names it.
    """

    @suggesting
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await _complete(interaction, family, typed)

    @suggesting
    async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await table_choices(interaction, typed, family=family)

    def made(
        callback: Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]],
    ) -> app_commands.Command[C, P, None]:
        described = app_commands.command(name=name, description=say(DEFAULT, f"command-{name}"))(callback)
        options = [parameter.name for parameter in described.parameters if parameter.name != "table"]
        words = {option: say(DEFAULT, f"option-{name}-{option}") for option in options}
        app_commands.describe(**words, table=say(DEFAULT, "option-table"))(described)
        for option in options:
            described.autocomplete(option)(complete)
        described.autocomplete("table")(complete_table)
        return described

    return made


async def run(interaction: Interaction, family: str, named: int | None, **options: str | None) -> None:
    """Answer a command of play like a click at the table that is meant; options left out are None."""
    async with answering(interaction) as reply:
        if _too_long(*options.values()):
            raise IllegalMove("typed-too-much", most=LONGEST)
        table = await which_table(interaction, named, family=family)
        try:
            await act(interaction, reply, table, _click(interaction, options))
        except Refusal as refusal:
            await explain(interaction, reply, table, refusal)


def _click(interaction: Interaction, options: Mapping[str, str | None]) -> Click:
    name = interaction.command.name if interaction.command else ""
    typed = {option: (_whole(value),) for option, value in options.items() if value is not None}
    return Click(f"/{name}", values=typed)


def _too_long(*typed: str | None) -> bool:
    return any(len(one) > LONGEST for one in typed if one)


def _whole(typed: str) -> str:
    """What is typed, with each accent joined to its letter: some keyboards send them apart."""
    return normalize("NFC", typed)


async def _complete(interaction: Interaction, family: str, typed: str) -> list[app_commands.Choice[str]]:
    # dict() would ask for an option called `keys`.
    given = {option: value for option, value in interaction.namespace if value}
    named = given.pop("table", None)
    if _too_long(typed, *map(str, given.values())):
        return []
    table = await which_table(interaction, named if isinstance(named, int) else None, family=family)
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.row.status is not Status.RUNNING:
        return []
    looked = seen(table, seat, await read_by(interaction))
    click = _click(interaction, {option: str(value) for option, value in given.items()})
    choices = screens(table).complete(looked, click, focused_option(interaction), _whole(typed))
    return [app_commands.Choice(name=choice.name, value=choice.value) for choice in choices]
