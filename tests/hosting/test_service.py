"""The unit for systemd: it starts what is installed, and is well locked up."""

from __future__ import annotations

import configparser
import os
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.config import load
from bot.ending import LASTING
from bot.hosting import service


def whole() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser documents it
    parser.read_string(service.unit())
    return parser


def unit() -> configparser.SectionProxy:
    return whole()["Service"]


def test_it_starts_what_is_installed() -> None:
    command = unit()["ExecStart"]
    assert command in (f"{Path(sys.executable).with_name('bean-table')} run", f"{sys.executable} -P -m bot run")
    assert "@" not in command


def test_its_settings_are_settings(tmp_path: Path) -> None:
    lines = [line for line in service.unit().splitlines() if line.startswith("Environment=")]
    named = dict(line.removeprefix("Environment=").split("=", 1) for line in lines)
    (tmp_path / "discord-token").write_text("a-token\n")
    here = {name: value.replace("%d", str(tmp_path)).replace("%S", str(tmp_path)) for name, value in named.items()}
    config = load(tmp_path / "config.toml", here)
    assert config.discord.token.get_secret_value() == "a-token"
    assert config.backup.folder == tmp_path / "bean-table" / "backups"


def test_it_may_do_nothing_but_its_work() -> None:
    for name, value in {
        "User": "bean-table",
        "CapabilityBoundingSet": "",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "NoNewPrivileges": "yes",
        "MemoryDenyWriteExecute": "yes",
        "UMask": "0077",
        "LoadCredential": "discord-token:/etc/bean-table.token",
        # A worker that the kernel has ended takes the bot with it otherwise.
        "OOMPolicy": "continue",
    }.items():
        assert unit()[name] == value


def test_it_comes_back_by_itself_and_never_logs_in_so_often_that_discord_minds() -> None:
    parser = whole()
    assert parser["Unit"]["StartLimitIntervalSec"] == "0"
    assert parser["Service"]["Restart"] == "on-failure"
    assert 24 * 3600 / int(parser["Service"]["RestartSec"]) < 1000
    # But not where that would end in the same way.
    assert int(parser["Service"]["RestartPreventExitStatus"]) == LASTING == os.EX_CONFIG


@pytest.mark.parametrize(
    ("place", "code"), [("/home/ana/.local/bin/python", 1), ("/opt/bean-table/bin/python", 0)]
)
def test_where_the_service_could_not_see_it_that_is_said(
    place: str, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", place)
    monkeypatch.setattr(service, "__file__", "/opt/bean-table/lib/service.py")
    result = CliRunner().invoke(app, ["service"])
    assert result.exit_code == code
    assert f"ExecStart={place} -P -m bot run" in result.stdout
    assert ("python3 -m venv /opt/bean-table" in result.stderr) == bool(code)
