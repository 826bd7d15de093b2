"""What stands at the top, where people and GitHub look, and what goes into the package that is installed."""

from __future__ import annotations

import pkgutil
import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

import pytest

from bot.__main__ import command_line

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FILES = {"pyproject.toml", "README.md", "config.example.toml", "LICENSE", "CHANGELOG.md"}
FOLDERS = {"bot", "cogs", "tests"}
LOCKS = PurePosixPath("bot/hosting/locks")
HIDDEN = {
    *{".ci", ".github"},
    *{".biome.jsonc", ".dockerignore", ".editorconfig", ".gitignore", ".importlinter", ".pre-commit-config.yaml"},
}


def tracked() -> list[PurePosixPath]:
    """Every file that is under version control."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [PurePosixPath(name) for name in listed.stdout.split("\0") if name]


def test_the_top_level_holds_what_belongs_there_and_nothing_else() -> None:
    assert {file.parts[0] for file in tracked()} == FILES | FOLDERS | HIDDEN


def test_every_file_of_the_program_is_in_the_package() -> None:
    packaged = PROJECT["tool"]["setuptools"]["package-data"]

    def is_packaged(file: PurePosixPath) -> bool:
        everywhere = any(fnmatch(file.name, pattern) for pattern in packaged["*"])
        rooms = {PurePosixPath(*name.split(".")): patterns for name, patterns in packaged.items() if name != "*"}
        return everywhere or any(
            fnmatch(str(file.relative_to(room)), pattern.replace("**/", "*"))
            for room, patterns in rooms.items()
            if room in file.parents
            for pattern in patterns
        )

    data = [file for file in tracked() if file.parts[0] in ("bot", "cogs") and file.suffix != ".py"]
    # Only the image and the checks are made from them, in a copy of the repository.
    data = [file for file in data if LOCKS not in file.parents]
    assert {".toml", ".ftl", ".sql", ".js", ".css", ".html", ".svg"} <= {file.suffix for file in data}
    assert [str(file) for file in data if not is_packaged(file)] == []
    assert PROJECT["project"]["license-files"] == ["LICENSE"]


def test_the_command_is_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ((name, target),) = PROJECT["project"]["scripts"].items()
    assert pkgutil.resolve_name(target) is command_line
    monkeypatch.setattr("sys.argv", [name, "--version"])
    with pytest.raises(SystemExit) as ended:
        command_line()
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"{name} {PROJECT['project']['version']}\n"


def test_biome_has_one_version() -> None:
    files = (".biome.jsonc", ".ci/biome")
    versions = {
        version for file in files for version in re.findall(r"\d+\.\d+\.\d+", (ROOT / file).read_text("utf-8"))
    }
    assert len(versions) == 1
