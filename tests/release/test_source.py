"""The source of a release: all that the image is made from, and no tests, which need the repository."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = [line.split() for line in (ROOT / ".ci/MANIFEST.in").read_text("utf-8").splitlines() if line[0] != "#"]
BUILT = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"


def test_whatever_it_names_is_there() -> None:
    assert len(NAMED) == 3
    assert all((ROOT / what).exists() for _, what in NAMED)


@pytest.mark.long
def test_it_has_what_the_image_is_made_from_and_no_tests(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for folder in ("bot", "cogs", "tests/release"):
        shutil.copytree(ROOT / folder, source / folder)
    for file in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", ".ci/MANIFEST.in"):
        shutil.copy(ROOT / file, source)
    said = subprocess.run(
        (sys.executable, "-c", BUILT, str(tmp_path)), cwd=source, capture_output=True, text=True, check=True
    )
    with tarfile.open(tmp_path / said.stdout.split()[-1]) as made:
        names = {name.partition("/")[2] for name in made.getnames()}
    locks = {f"bot/hosting/locks/{file.name}" for file in (ROOT / "bot/hosting/locks").iterdir()}
    assert {"CHANGELOG.md", "bot/hosting/Dockerfile", *locks} <= names
    assert not any(name.startswith("tests/") for name in names)
