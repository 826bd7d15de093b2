"""After an upgrade `check` says what is new for this host, in the lines that the changelog has."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import discord
import pytest

from bot.config import Config
from bot.hosting import news
from bot.hosting.checking import check
from bot.hosting.findings import LOOK
from bot.hosting.news import MONTH, New, all_news, before
from bot.playground import playground
from bot.store import Database
from bot.store.file.versions import FIRST, Had
from bot.version import VERSION
from tests.architecture.test_changelog import sections
from tests.store.test_milestones import FILES
from tests.test_run import free_port


def said(path: Path, **environ: str) -> list[str]:
    """What `check` says is new, with the bot's settings beside the database."""
    environ |= {"DISCORD_TOKEN": "token", "BEAN_TABLE__STORE__PATH": str(path)}
    found = check(path.with_name("none.toml"), environ, login=False)
    assert {one.state for one in found if one.what == "new"} <= {LOOK}
    return [one.words for one in found if one.what == "new"]


def test_the_changelog_has_the_same_lines_for_hosts() -> None:
    told: dict[str, list[str]] = {}
    for one in all_news():
        told.setdefault(one.version, []).append(one.words)
    assert told == {version: parts["For hosts"] for version, parts in sections().items() if "For hosts" in parts}


def test_each_is_of_a_permission_or_a_setting_that_there_is() -> None:
    for one in all_news():
        assert not (one.permission and one.setting)
        if one.permission:
            assert one.permission in discord.Permissions.VALID_FLAGS
        if one.setting:
            section, name = one.setting.split(".")
            kind = Config.model_fields[section].annotation
            assert name in (kind or type(None)).model_fields  # type: ignore[union-attr]  # a section, as all of them
            assert re.search(rf"\[{section}\] {name}", one.words), one.words


def test_a_new_database_has_nothing_new(tmp_path: Path) -> None:
    assert said(tmp_path / "beans.sqlite3") == []


async def test_before_and_after_the_first_start_it_says_what_came_since(tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    shutil.copy(FILES[0], path)
    waiting = said(path)
    assert any("Create Events" in line for line in waiting)
    assert all(line.startswith("since 0.1.0: ") for line in waiting)
    assert not any(mark in line for line in waiting for mark in "*`")
    await (await Database.open(path)).close()
    assert said(path) == waiting


def test_a_setting_that_the_host_has_chosen_is_not_new(tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    shutil.copy(FILES[0], path)
    (tmp_path / "backups").mkdir()
    # Nothing is lacking while nothing is chosen, whatever else is read of the settings.
    assert len(said(path)) == len(all_news())
    of_settings = {one.setting for one in all_news() if one.setting}
    chosen = {
        "store.keep": "30",
        "backup.folder": "backups",
        "about.contact": "Ana",
        "metrics.port": str(free_port()),
    }
    assert chosen.keys() == of_settings
    environ = {f"BEAN_TABLE__{name.replace('.', '__').upper()}": value for name, value in chosen.items()}
    assert len(said(path, **environ)) == len(all_news()) - len(of_settings)


@pytest.mark.parametrize(
    ("had", "version"),
    [
        ((), ""),
        ((Had(VERSION, 0),), ""),
        ((FIRST,), "0.1.0"),
        ((FIRST, Had("0.1.5", 50)), "0.1.5"),
        ((FIRST, Had(VERSION, 1000)), "0.1.0"),
        ((FIRST, Had(VERSION, 999 - MONTH)), ""),
    ],
)
def test_for_a_month_it_is_said_from_which_version_somebody_came(had: Sequence[Had], version: str) -> None:
    assert before(had, 1000) == version


def test_it_says_what_is_newer_than_that_version_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [New(version, f"Of {version}.") for version in ("0.2.0", "0.9.0", "0.10.0", "Unreleased")]
    monkeypatch.setattr(news, "all_news", lambda: every)
    config = Config.model_construct()
    told = [one.words for one in news.new_here(config, "0.9.0")]
    assert told == ["since 0.9.0: Of 0.10.0.", "since 0.9.0: Of Unreleased."]


@pytest.mark.long
async def test_of_a_permission_it_is_said_once_by_discord_where_that_answers(tmp_path: Path) -> None:
    path = tmp_path / "beans.sqlite3"
    await asyncio.to_thread(shutil.copy, FILES[0], path)
    async with playground(tmp_path / "small-discord.sqlite3", port=0, bot_name="Bean table") as here:
        environ = {
            "DISCORD_TOKEN": here.token,
            "BEAN_TABLE__STORE__PATH": str(path),
            "BEAN_TABLE__DISCORD__API_URL": here.api_url,
            "BEAN_TABLE__DISCORD__GATEWAY_URL": here.gateway_url,
        }
        asked = await asyncio.to_thread(check, path.with_name("none.toml"), environ)
    lost = await asyncio.to_thread(check, path.with_name("none.toml"), environ)
    said = [[one.words for one in found if one.what == "new"] for found in (asked, lost)]
    permissions = {one for one in said[1] if any(named in one for named in ("Files", "Threads", "Events"))}
    assert len(permissions) == 3
    assert set(said[1]) - set(said[0]) == permissions
