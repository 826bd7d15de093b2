"""Settings keep their names, and what a host has written of an older version means the same to every later one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.config import Config, load
from bot.sources import ConfigError

Value = str | int | float | list[int] | list[str]

PROMISED: dict[str, dict[str, tuple[Value, ...]]] = {
    "discord": {
        "token": ("", "MTIz.one-word"),
        "token_file": ("", "token"),
        "api_url": ("https://discord.com/api/v10", "http://proxy:8080/api/v10"),
        "gateway_url": ("wss://gateway.discord.gg/", "ws://proxy:8081/"),
        "new_dms_every": (4.0, 0, 0.5, 600),
        "new_emojis_every": (1.0, 0, 0.5, 600),
        "shards": ("auto", 1, 10_000),
        "development_guilds": ([], [1], [123456789012345678, 2]),
    },
    "store": {"path": ("bean-table.sqlite3", "games/beans.sqlite3"), "keep": (365, 0, 36_500)},
    "backup": {"folder": ("", "backups"), "every": (24.0, 0.1, 8784), "keep": (7, 1, 100_000)},
    "computers": {"delay": (1.2, 0, 0.5, 60), "patience": (20.0, 0, 0.5, 3600)},
    "pace": {"live": (180, 60, 3600)},
    "limits": {
        "open_tables": (5, 0, 100_000),
        "lobbies_an_hour": (10, 0, 100_000),
        "open_offers": (10, 0, 100_000),
        "clicks_a_second": (8, 0, 100_000),
        "server_tables": (50, 0, 100_000),
        "lessons": (1000, 0, 100_000),
    },
    "about": {"contact": ("", "Ana, <@1>", "x" * 500)},
    "words": {"folder": ("", "my-words")},
    "workers": {"processes": ("auto", 0, 64)},
    "log": {"level": ("INFO", "DEBUG", "WARNING", "ERROR"), "format": ("text", "json")},
    "metrics": {
        "port": (0, 65_535),
        "host": ("127.0.0.1", "0.0.0.0"),
        "names": ([], ["bot"], ["bot", "beans.example.org"]),
    },
}
"""The settings of 0.2.0: the value of each where nothing is written, then others, to the ends of what it may be.
Later ones are added, and so are values; none goes."""
SETTINGS = [(section, name) for section, settings in PROMISED.items() for name in settings]
every_setting = pytest.mark.parametrize(("section", "name"), SETTINGS, ids=map(".".join, SETTINGS))


def read(folder: Path, text: str = "", environ: dict[str, str] | None = None) -> Config:
    """The settings that this file and these variables make."""
    file = folder / "config.toml"
    file.write_text(text, "utf-8")
    return load(file, environ or {}, token_needed=False)


def shown(value: object, folder: Path) -> object:
    """A setting as a host writes it."""
    if isinstance(value, Path):
        return value.relative_to(folder).as_posix()
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    return list(value) if isinstance(value, tuple) else value


def setting(config: Config, section: str, name: str) -> Any:
    """One of them."""
    return getattr(getattr(config, section), name)


def test_every_setting_of_today_is_promised_and_none_has_gone() -> None:
    today = {
        name: set(field.annotation.model_fields) for name, field in Config.model_fields.items() if field.annotation
    }
    assert today == {section: set(settings) for section, settings in PROMISED.items()}


@every_setting
def test_where_nothing_is_written_it_is_what_it_was(section: str, name: str, tmp_path: Path) -> None:
    written = read(tmp_path, f"[{section}]\n{name} = {json.dumps(PROMISED[section][name][0])}\n")
    assert setting(written, section, name) == setting(read(tmp_path), section, name)


@every_setting
def test_what_it_might_be_it_still_may(section: str, name: str, tmp_path: Path) -> None:
    for value in PROMISED[section][name][1:]:
        in_file = read(tmp_path, f"[{section}]\n{name} = {json.dumps(value)}\n")
        assert shown(setting(in_file, section, name), tmp_path) == value
        said = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        in_variable = read(tmp_path, environ={f"BEAN_TABLE__{section}__{name}".upper(): said})
        assert setting(in_variable, section, name) == setting(in_file, section, name)


@pytest.mark.parametrize("section", PROMISED)
def test_one_that_there_is_not_is_named_with_those_that_there_are(section: str, tmp_path: Path) -> None:
    there = PROMISED[section]
    with pytest.raises(ConfigError) as in_file:
        read(tmp_path, f"[{section}]\nof_another_version = 1\n")
    known = ", ".join(there)
    assert f"\n{section}.of_another_version: there is no such setting; here there are {known}." in str(
        in_file.value
    )
    variables = {name: f"BEAN_TABLE__{section}__{name}".upper() for name in (*there, "of_another_version")}
    unknown = variables.pop("of_another_version")
    with pytest.raises(ConfigError) as in_variable:
        read(tmp_path, environ={unknown: "1"})
    known = ", ".join(variables.values())
    assert f"\n{unknown}: there is no such setting; here there are {known}." in str(in_variable.value)
