"""The commands are put into all languages once for all stories, and not at each start of the bot; and what Discord
says back of them, which the bot does not look at, is not read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest
from discord import app_commands

from bot.slash import Translation
from bot.words import languages, saying

Command: TypeAlias = app_commands.Command[Any, ..., Any]

_in_all_languages = app_commands.Command.get_translated_payload
_known: dict[tuple[Any, ...], _Known] = {}


class _Known(dict[str, Any]):
    """A command as it goes over the wire. Discord keeps it in one of its own, and changes nothing inside."""

    def __deepcopy__(self, _: object) -> _Known:
        return _Known(self)


class _Unread:
    """A command as Discord has answered it."""

    def __init__(self, *, data: Any, state: Any) -> None:
        pass


@contextmanager
def quick_commands() -> Iterator[None]:
    """Meanwhile what a command is in all languages is remembered, as long as all words stay."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.Command, "get_translated_payload", _remembered)
        patch.setattr(app_commands.tree, "AppCommand", _Unread)
        yield


async def _remembered(command: Command, tree: Any, translator: app_commands.Translator) -> dict[str, Any]:
    if type(translator) is not Translation:
        return await _in_all_languages(command, tree, translator)
    said = command.callback, saying._made, languages._folders
    if said not in _known:
        _known[said] = _Known(json.loads(json.dumps(await _in_all_languages(command, tree, translator))))
    return _known[said]
