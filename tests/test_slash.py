"""The slash commands in every language: names that Discord takes, and English where it would not."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot import slash
from bot.client import COGS
from bot.slash import Command, Translation, is_name, offered, option_name, said
from bot.words import DEFAULT, locales, say
from tests.cogs.world import world

Tree = app_commands.CommandTree[discord.Client]

SPOKEN = {"en-US", "en-GB", "de", "es-ES", "es-419", "it"}
"""Discord's locales that have words; a language that ships adds its own here."""


@pytest.fixture(scope="module")
def tree() -> Tree:
    """All commands, of a bot that is nowhere."""
    made = Tree(discord.Client(intents=discord.Intents.none()))
    for room in map(importlib.import_module, COGS):
        for cog in vars(room).values():
            if getattr(cog, "__module__", "") == room.__name__:
                for command in getattr(cog, "__cog_app_commands__", ()):
                    made.add_command(command)
    return made


def commands(tree: Any) -> list[Command]:
    return [one for one in tree.get_commands() if isinstance(one, app_commands.Command)]


async def payload(tree: Tree) -> list[Any]:
    """What Discord is told."""
    translation = Translation(tree)
    return [await command.get_translated_payload(tree, translation) for command in commands(tree)]


def named(one: Any) -> Iterator[Any]:
    """A command, its options and their choices."""
    yield one
    for part in (*one.get("options", ()), *one.get("choices", ())):
        yield from named(part)


@pytest.mark.parametrize("locale", locales())
async def test_every_shipped_name_is_one_that_discord_takes(
    tree: Tree, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    found = said(locale, commands(tree))
    for command in commands(tree):
        assert found[Where.command_name, command.name, ""] == say(locale, f"name-{command.name}")
        for option in command.parameters:
            place = (Where.parameter_name, command.name, option.name)
            assert found[place] == option_name(locale, command.name, option.name)
    assert [
        words for (where, *_), words in found.items() if where.name.endswith("_name") and not is_name(words)
    ] == []
    assert max(len(words) for words in found.values()) <= 100
    await payload(tree)
    assert caplog.records == []


async def test_each_locale_of_a_language_is_named_and_no_other(tree: Tree) -> None:
    for one in (part for command in await payload(tree) for part in named(command)):
        assert set(one.get("description_localizations", SPOKEN)) == SPOKEN
        # Numbers, and languages by their own names, are the same for everybody.
        if not one["name"].isdecimal() and one.get("value") not in locales():
            assert set(one["name_localizations"]) == SPOKEN
            assert {one["name_localizations"][english] for english in ("en-US", "en-GB")} == {one["name"]}


async def test_in_spain_and_in_america_everything_is_found_by_its_name(tree: Tree) -> None:
    found = [part.get("name_localizations", {}) for command in await payload(tree) for part in named(command)]
    spain, america = ([one[locale] for one in found if locale in one] for locale in ("es-ES", "es-419"))
    assert {"plantar", "campo"} <= set(spain) & set(america)
    assert ("ajustes" in spain, "configuración" in spain) == (True, False)
    assert ("ajustes" in america, "configuración" in america) == (False, True)


async def test_a_german_lists_german_commands_options_and_choices(tree: Tree) -> None:
    by_name = {command["name"]: command for command in await payload(tree)}
    assert by_name["play"]["name_localizations"]["de"] == "spielen"
    options = {option["name"]: option for option in by_name["play"]["options"]}
    assert options["pace"]["name_localizations"]["de"] == "bedenkzeit"
    assert options["pace"]["description_localizations"]["de"] == say("de", "option-pace")
    calm = next(choice for choice in options["tempo"]["choices"] if choice["value"] == "calm")
    assert calm["name_localizations"]["de"] == say("de", "tempo", tempo="calm") != calm["name"]
    move, offer = by_name["move"]["options"], by_name["offer"]["options"]
    assert [one["name_localizations"]["de"] for one in (*move, *offer) if one["name"] == "to"] == ["platz", "an"]
    shown = {
        one["name_localizations"]["de"]
        for command in by_name.values()
        for one in named(command)
        if "value" not in one
    }
    assert {"anbauen", "ernten", "feld", "tisch"} <= shown


async def test_a_command_has_at_most_8000_characters_in_its_longest_language(tree: Tree) -> None:
    for command in await payload(tree):
        assert sum(map(longest, named(command))) <= 8000


def longest(one: Mapping[str, Any]) -> int:
    """The characters that Discord counts of this."""
    texts = [[one.get(key, ""), *one.get(f"{key}_localizations", {}).values()] for key in ("name", "description")]
    return sum(max(map(len, told)) for told in texts) + len(str(one.get("value", "")))


@pytest.mark.parametrize(
    "name", ["spielen", "qué", "città", "schließen", "ho-finito", "a_1", "l'orto", "遊ぶ", "เล่น", "खेलें", "x" * 32]
)
def test_what_discord_takes_as_a_name(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["", "Spielen", "zwei worte", "x" * 33, "a:b", "a/b", "🫘", "É", "a.b", "a’b", "a\u0301"]
)
def test_what_discord_does_not_take_as_a_name(name: str) -> None:
    assert not is_name(name)


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Words of a host's German, by their ids."""
    own: dict[str, str] = {}

    def host_says(locale: str, message: str, /, **facts: str | int) -> str:
        return own[message] if locale == "de" and message in own else say(locale, message, **facts)

    monkeypatch.setattr(slash, "say", host_says)
    return own


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("name-hint", "Tipp"),
        ("name-hint", "ein tipp"),
        ("name-hint", "x" * 33),
        ("name-hint", ""),
        # Another command's name in German, and in English.
        ("name-hint", "spielen"),
        ("name-hint", "play"),
        ("name-hint", "town"),
    ],
)
async def test_a_name_that_cannot_be_stays_english_and_all_others_are_translated(
    tree: Tree, wrong: dict[str, str], caplog: pytest.LogCaptureFixture, name: str, called: str
) -> None:
    right = said("de", commands(tree))
    wrong[name] = called
    found = said("de", commands(tree))
    assert found[Where.command_name, "hint", ""] == "hint"
    assert {place for place in right if found[place] != right[place]} == {(Where.command_name, "hint", "")}
    assert len(caplog.records) == 1
    assert "hint" in caplog.text


async def test_of_two_commands_called_alike_the_first_keeps_the_name(
    tree: Tree, wrong: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    first, second = [command.name for command in commands(tree)][:2]
    wrong |= {f"name-{first}": "dasselbe", f"name-{second}": "dasselbe"}
    found = said("de", commands(tree))
    assert [found[Where.command_name, name, ""] for name in (first, second)] == ["dasselbe", second]
    assert len(caplog.records) == 1


@pytest.mark.parametrize("called", ["gebe", "give", "zwei worte"])
async def test_an_option_like_another_of_its_command_stays_english(
    tree: Tree, wrong: dict[str, str], called: str
) -> None:
    wrong["option-name-want"] = called
    found = said("de", commands(tree))
    assert found[Where.parameter_name, "offer", "want"] == "want"
    assert found[Where.parameter_name, "offer", "give"] == "gebe"


async def test_options_of_different_commands_may_be_alike(tree: Tree) -> None:
    found = said("de", commands(tree))
    assert found[Where.parameter_name, "plant", "card"] == found[Where.parameter_name, "lay", "card"]


@pytest.mark.parametrize("words", ["x" * 101, ""])
async def test_a_description_of_a_wrong_length_stays_english(
    tree: Tree, wrong: dict[str, str], words: str
) -> None:
    wrong |= {"command-hint": words, "option-table": words}
    found = said("de", commands(tree))
    assert found[Where.command_description, "hint", ""] == say(DEFAULT, "command-hint")
    assert found[Where.parameter_description, "hint", "table"] == say(DEFAULT, "option-table")


@pytest.mark.parametrize("called", ["x" * 101, "", "Laut", "quiet"])
async def test_a_choice_that_cannot_be_stays_english(
    tree: Tree, called: str, caplog: pytest.LogCaptureFixture
) -> None:
    names = {("de", "loud"): "Laut", ("de", "quiet"): "Leise", ("de", "between"): called}
    choices = offered(("loud", "quiet", "between"), lambda locale, value: names.get((locale, value), value))
    # The value decides what an answer means, whatever it is called.
    assert [choice.value for choice in choices] == ["loud", "quiet", "between"]
    translation = Translation(tree)
    told = [await choice.get_translated_payload(translation) for choice in choices]
    assert [one["name_localizations"]["de"] for one in told] == ["Laut", "Leise", "between"]
    assert len(caplog.records) == 1


async def test_commands_that_discord_refuses_in_all_languages_are_told_in_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, "Ana") as here:
        told = here.env.backend.commands[None].values()
        assert all(command["name_localizations"] for command in told)
        here.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
        with caplog.at_level(logging.ERROR):
            await slash.sync(here.bot.tree)
        assert [record.name for record in caplog.records] == ["bot.slash"]
        told = here.env.backend.commands[None].values()
        assert {command["name"] for command in told} == {command.name for command in commands(here.bot.tree)}
        assert not any(command.get("name_localizations") for command in told)
        here.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
        with pytest.raises(app_commands.CommandSyncFailure):
            await slash.sync(here.bot.tree)
