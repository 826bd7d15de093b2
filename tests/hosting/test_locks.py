"""What is locked is what pyproject.toml asks for, with a hash for each file and without anybody's address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bot/hosting/locks"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
ASKED = {
    "image": [*PROJECT["dependencies"], *EXTRAS["metrics"]],
    "tests": [*PROJECT["dependencies"], *EXTRAS["tests"]],
    "build": re.findall(r"^\w.+$", (FOLDER / "build.in").read_text("utf-8"), re.MULTILINE),
}
every_lock = pytest.mark.parametrize("name", ASKED)


def locked(name: str) -> dict[str, tuple[Requirement, list[str]]]:
    """Each package of a lock with its hashes."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    found = {}
    for line in lines:
        wanted = Requirement(line.partition(" --hash")[0])
        found[str(canonicalize_name(wanted.name))] = wanted, re.findall(r"--hash=sha256:\w{64}", line)
    return found


@every_lock
def test_it_holds_all_that_is_asked_for_within_its_bounds(name: str) -> None:
    found = locked(name)
    for asked in map(Requirement, ASKED[name]):
        wanted, _ = found[canonicalize_name(asked.name)]
        (one,) = wanted.specifier
        assert one.operator == "=="
        assert asked.specifier.contains(one.version), f"{wanted} is not {asked}: .ci/lock"


@every_lock
def test_each_file_has_its_hash_and_nobody_an_address(name: str) -> None:
    assert all(hashes for _, hashes in locked(name).values())
    assert "://" not in (FOLDER / f"{name}.txt").read_text("utf-8")
    assert "index" not in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()[1]


@every_lock
def test_whoever_needs_a_lock_installs_from_it_and_knows_every_hash(name: str) -> None:
    by = {"image": "bot/hosting/Dockerfile", "tests": ".ci/run", "build": ".ci/build"}
    assert f"--require-hashes -r bot/hosting/locks/{name}.txt" in (ROOT / by[name]).read_text("utf-8")


def test_what_is_locked_for_two_is_one_version_where_both_have_it() -> None:
    image, tests = locked("image"), locked("tests")
    assert {name: str(image[name][0]) for name in image.keys() & tests.keys()} == {
        name: str(tests[name][0]) for name in image.keys() & tests.keys()
    }
    assert image.keys() <= tests.keys()
