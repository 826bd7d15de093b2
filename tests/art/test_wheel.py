"""The wheel: what is installed from it draws all that the source tree draws."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

from bot.art.drawings import digest, drawings
from bot.art.fonts import nunito

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "README.md", "LICENSE", "bot", "cogs")
BUILD = ("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "-w")
ASKED = "import bot.art.drawings as art; print(art.__file__, *map(art.digest, art.drawings()))"
FONT = "from bot.art.fonts import nunito; from hashlib import sha256; print(sha256(nunito()).hexdigest())"


def run(*arguments: str, folder: Path) -> str:
    """What Python prints, started in this folder, whose packages come first."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_a_wheel_brings_every_drawing_and_the_font(tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    source.mkdir()
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    run(*BUILD, str(tmp_path), ".", folder=source)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    where, *digests = run("-c", ASKED, folder=installed).split()
    assert Path(where).is_relative_to(installed)
    assert digests == [digest(drawing) for drawing in drawings()]
    assert run("-c", FONT, folder=installed).strip() == sha256(nunito()).hexdigest()
    assert "SIL OPEN FONT LICENSE" in (installed / "bot/art/fonts/Nunito-OFL.txt").read_text("utf-8").upper()
