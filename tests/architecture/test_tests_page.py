"""The pages on what is tested and promised say what is so: their paths are there, and their numbers are true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.words import locales

ROOT = Path(__file__).parents[2]
PAGE = " ".join((ROOT / "tests/README.md").read_text("utf-8").split())
PROMISED = (ROOT / ".github/CONTRIBUTING.md").read_text("utf-8").partition("## What is promised")[2]
TESTS = ROOT / "tests"


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:tests|\.ci|\.github)/[\w./-]*)`", PAGE))))
def test_what_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_each_promise_is_held_by_a_test_that_there_is() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| .+ \| `(.+)` \|$", PROMISED, re.MULTILINE)
    assert [what for what, _ in rows] == ["stored games", "buttons", "records", "settings", "languages of hosts"]
    assert all("def test_" in (ROOT / file).read_text("utf-8") for _, file in rows)


def test_every_folder_of_tests_is_in_it() -> None:
    folders = {file.relative_to(TESTS).parts[0] for file in TESTS.glob("*/**/test_*.py")}
    assert {folder for folder in folders if f"`tests/{folder}/" not in PAGE} == set()


def test_its_numbers_are_true() -> None:
    milestones = sorted((TESTS / "store/milestones").rglob("*.db"))
    contracts = (ROOT / ".importlinter").read_text("utf-8").count("[importlinter:contract:")
    assert f"{len(list((TESTS / 'playthroughs/games').glob('*.txt')))} whole golden games" in PAGE
    assert f"{len(milestones)} databases of {len({file.stem for file in milestones})} milestones" in PAGE
    assert f"{len(locales())} languages" in PAGE
    assert f"{contracts} import contracts" in PAGE


def test_its_pythons_are_those_that_are_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert f"Python {', '.join(promised[:-1])} and {promised[-1]} on Linux" in PAGE
