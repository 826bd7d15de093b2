"""The slash commands in every language: what Discord lists of them, in the words of whoever reads the list.

| what | its words |
|---|---|
| a command's name and description | `name-COMMAND`, `command-COMMAND` |
| an option's name | `option-name-COMMAND-OPTION`, or `option-name-OPTION` where all commands call it alike |
| an option's description | `option-COMMAND-OPTION`, or `option-OPTION` |
| a choice's name | whatever it was `offered` with |

What comes back from Discord is English, whatever the reader sees: names of commands and options, and values.
"""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.words import DEFAULT, has, language, say

log = logging.getLogger(__name__)

NAME_LIMIT, DESCRIPTION_LIMIT, CHOICE_LIMIT = 32, 100, 100
"""The most characters that Discord allows."""

Command: TypeAlias = app_commands.Command[Any, ..., Any]
Place: TypeAlias = tuple[Where, str, str]
"""What kind of text this is, of which command, and of which of its options, or "" for the command itself."""
Naming: TypeAlias = Callable[[str, str], str]
"""The name of a value in a language: `("de", "calm")` gives “Gemütliches Tempo”."""


def offered(values: Iterable[str], name: Naming) -> list[app_commands.Choice[str]]:
    """Make choices of an option from these values; each reader's language says what they are called."""
    english = tuple((value, name(DEFAULT, value)) for value in values)
    return [
        app_commands.Choice(name=app_commands.locale_str(words, name=name, english=english), value=value)
        for value, words in english
    ]


def option_name(locale: str, command: str, option: str) -> str:
    """What an option of a command is called in a language."""
    return say(locale, _own_or_shared(f"option-name-{command}-{option}", f"option-name-{option}"))


async def sync(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None) -> None:
    """Tell Discord the commands; in English alone if it refuses them otherwise, since it takes all or none."""
    try:
        await tree.sync(guild=guild)
    except app_commands.CommandSyncFailure as failure:
        if tree.translator is None:
            raise
        log.error("Discord does not take the commands in all languages, so they are English: %s", failure)
        await tree.set_translator(None)
        await tree.sync(guild=guild)


class Translation(app_commands.Translator):
    """Says everything about the commands of a tree in the languages in which there are words."""

    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        self._tree = tree
        self._said: dict[str, Mapping[Place, str]] = {}
        self._choices: dict[tuple[str, Naming, tuple[tuple[str, str], ...]], Mapping[str, str]] = {}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Say this in a language; None where there are no words in that language, or none for this."""
        spoken = _spoken(locale.value)
        if spoken is None:
            return None
        if context.location is Where.choice_name:
            return self._choice(spoken, string) if string.extras else None
        if spoken not in self._said:
            commands = [one for one in self._tree.get_commands() if isinstance(one, app_commands.Command)]
            self._said[spoken] = said(spoken, commands)
        place = _place(context)
        return None if place is None else self._said[spoken].get(place)

    def _choice(self, locale: str, string: app_commands.locale_str) -> str:
        name, english = string.extras["name"], string.extras["english"]
        if (locale, name, english) not in self._choices:
            names = {words: name(locale, value) for value, words in english}
            self._choices[locale, name, english] = _distinct(locale, names, _is_choice)
        return self._choices[locale, name, english][string.message]


def said(locale: str, commands: Sequence[Command]) -> Mapping[Place, str]:
    """Give all names and descriptions in a language. What Discord would refuse stays English, and is logged."""
    names = _distinct(locale, {one.name: say(locale, f"name-{one.name}") for one in commands}, is_name)
    found = {(Where.command_name, name, ""): called for name, called in names.items()}
    for command in commands:
        found |= _of_command(locale, command)
    return found


def _of_command(locale: str, command: Command) -> Iterator[tuple[Place, str]]:
    name, options = command.name, [option.name for option in command.parameters]
    yield (Where.command_description, name, ""), _described(locale, f"command-{name}")
    called = _distinct(locale, {option: option_name(locale, name, option) for option in options}, is_name)
    for option in options:
        yield (Where.parameter_name, name, option), called[option]
        words = _own_or_shared(f"option-{name}-{option}", f"option-{option}")
        yield (Where.parameter_description, name, option), _described(locale, words)


def is_name(words: str) -> bool:
    """Whether Discord takes this as the name of a command or an option: letters in lower case, digits, `-`, `_`
    and `'`, and whatever else Devanagari and Thai are written with."""
    return 1 <= len(words) <= NAME_LIMIT and words == words.lower() and all(map(_in_names, words))


def _in_names(character: str) -> bool:
    script = unicodedata.name(character, "").split(" ")[0]
    return character.isalnum() or character in "-_'" or script in {"DEVANAGARI", "THAI"}


def _is_choice(words: str) -> bool:
    return 1 <= len(words) <= CHOICE_LIMIT


def _distinct(locale: str, names: Mapping[str, str], fits: Callable[[str], bool]) -> dict[str, str]:
    """Give names in a language by the English ones.

    A name stays English if it does not fit, or if another has it already. English names count among those: they
    can be typed in every language.
    """
    taken, found = set(names), dict[str, str]()
    for english, name in names.items():
        right = name == english or (fits(name) and name not in taken)
        if not right:
            log.error("%s: %s cannot be called %r, and keeps its English name", locale, english, name)
        found[english] = name if right else english
        taken.add(found[english])
    return found


def _described(locale: str, message: str) -> str:
    words = say(locale, message)
    if 1 <= len(words) <= DESCRIPTION_LIMIT:
        return words
    log.error("%s: %s has not 1 to %d characters, and stays English", locale, message, DESCRIPTION_LIMIT)
    return say(DEFAULT, message)


def _own_or_shared(own: str, shared: str) -> str:
    return own if has(DEFAULT, own) else shared


def _spoken(locale: str) -> str | None:
    """The language in which one of Discord's locales is answered, unless English only stands in for it."""
    found = language(locale)
    return found if found.partition("-")[0] == locale.partition("-")[0] else None


def _place(context: app_commands.TranslationContextTypes) -> Place | None:
    data = context.data
    if isinstance(data, app_commands.Parameter):
        return context.location, data.command.name, data.name
    return (context.location, data.name, "") if isinstance(data, app_commands.Command) else None
