"""The wheel: what is installed from it draws all that the source tree draws, and is a command of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from importlib import metadata
from pathlib import Path

import pytest

from bot.art.drawings import digest, drawings
from bot.art.fonts import nunito

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "README.md", "LICENSE", "bot", "cogs")
PIP = ("-m", "pip", "-q", "--disable-pip-version-check")
BUILD = (*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w")
INSTALL = (*PIP, "install", "--no-deps", "--no-index", "--target")
ASKED = "import bot.art.drawings as art; print(art.__file__, *map(art.digest, art.drawings()))"
FONT = "from bot.art.fonts import nunito; from hashlib import sha256; print(sha256(nunito()).hexdigest())"


def printed(*command: str, folder: Path, packages: Path) -> str:
    """What a command prints, started in one folder, with the packages of another before all installed ones."""
    environment = {**os.environ, "PYTHONPATH": str(packages)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout


def run(*arguments: str, folder: Path) -> str:
    """What Python prints, started in this folder, whose packages come first."""
    return printed(sys.executable, *arguments, folder=folder, packages=folder)


def test_every_file_beside_the_code_is_named_to_go_along() -> None:
    named: set[Path] = set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for package, patterns in project["tool"]["setuptools"]["package-data"].items():
        for pattern in patterns:
            named |= set((ROOT / "bot").rglob(pattern) if package == "*" else _of(package).glob(pattern))
    beside = {file for file in (ROOT / "bot").rglob("*") if file.is_file() and file.suffix not in (".py", ".pyc")}
    # What the image and the checks are made from is of use in a copy of the repository alone.
    beside -= set((ROOT / "bot/hosting/locks").iterdir())
    assert len(beside) > 100
    assert beside - named == set()


def _of(package: str) -> Path:
    return ROOT.joinpath(*package.split("."))


@pytest.mark.long
def test_a_wheel_brings_every_drawing_and_the_font(tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    source.mkdir()
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    run(*BUILD, str(tmp_path), ".", folder=source)
    (wheel,) = tmp_path.glob("*.whl")
    run(*INSTALL, str(installed), str(wheel), folder=source)
    where, *digests = run("-c", ASKED, folder=installed).split()
    assert Path(where).is_relative_to(installed)
    assert digests == [digest(drawing) for drawing in drawings()]
    assert run("-c", FONT, folder=installed).strip() == sha256(nunito()).hexdigest()
    for name in (
        "README.md",
        "alerts.yaml",
        "bean-table.service",
        "compose.yaml",
        "dashboard.json",
        "prometheus.yaml",
    ):
        assert (installed / "bot/hosting" / name).read_bytes() == (ROOT / "bot/hosting" / name).read_bytes()
    assert "SIL OPEN FONT LICENSE" in (installed / "bot/art/fonts/Nunito-OFL.txt").read_text("utf-8").upper()

    # What somebody else keeps in the current folder is not read, though it has these names.
    for name in ("bot", "cogs", "typer"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('This is not the bean table.')\n")
    for command in ((str(installed / "bin/bean-table"),), (sys.executable, "-P", "-m", "bot")):
        version = printed(*command, "--version", folder=tmp_path, packages=installed)
        assert version == f"bean-table {metadata.version('bean-table')}\n"
