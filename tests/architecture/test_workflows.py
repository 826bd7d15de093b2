"""What GitHub runs: what it takes from others is pinned by digests, nothing in it is secret, nothing may fail."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = {file.name: file.read_text("utf-8") for file in sorted(FOLDER.iterdir())}
DOCKERFILE = (ROOT / "bot/hosting/Dockerfile").read_text("utf-8")
every_workflow = pytest.mark.parametrize("name", WORKFLOWS)


@every_workflow
def test_each_action_is_pinned_by_its_digest_and_says_its_version(name: str) -> None:
    used = re.findall(r"\buses: (.+)", WORKFLOWS[name])
    others = [one for one in used if not one.startswith("./.github/workflows/")]
    assert others
    assert [one for one in others if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []


def test_an_action_has_one_digest_everywhere() -> None:
    used = {one for text in WORKFLOWS.values() for one in re.findall(r"\buses: (\S+@\S+)", text)}
    assert len(used) == len({one.partition("@")[0] for one in used})


@every_workflow
def test_it_may_do_only_what_it_says_and_knows_nothing_secret(name: str) -> None:
    assert re.search(r"^permissions:(?: \{}|\n  contents: read\n)", WORKFLOWS[name], re.MULTILINE)
    assert "secrets" not in WORKFLOWS[name]
    assert "continue-on-error" not in WORKFLOWS[name]
    checkouts = WORKFLOWS[name].count("actions/checkout@")
    assert WORKFLOWS[name].count("persist-credentials: false") == checkouts


def test_every_python_that_is_promised_has_to_pass() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    (matrix,) = re.findall(r"python: (\[.+])", WORKFLOWS["check.yml"])
    assert json.loads(matrix) == promised
    assert promised[0] == project["requires-python"].removeprefix(">=")


def test_the_first_command_is_tried_on_every_system() -> None:
    (systems,) = re.findall(r"system: \[(.+)]", WORKFLOWS["check.yml"])
    assert {one.partition("-")[0] for one in systems.split(", ")} == {"ubuntu", "macos", "windows"}


def jobs(name: str) -> dict[str, str]:
    """The text of each job."""
    _, _, text = WORKFLOWS[name].partition("\njobs:\n")
    _, *found = re.split(r"^  ([\w-]+):\n", text, flags=re.MULTILINE)
    return dict(zip(found[::2], found[1::2], strict=True))


def test_nothing_is_published_before_all_of_it_was_checked_and_played() -> None:
    found = jobs("release.yml")
    for name in ("pypi", "registry"):
        assert "needs: [checks, long, build, image]" in found[name]
        assert "environment:" in found[name]
    assert "needs: [pypi, registry]" in found["page"]
    assert "uses: ./.github/workflows/check.yml" in found["checks"]
    assert "uses: ./.github/workflows/long.yml" in found["long"]
    assert 'is-ancestor "$GITHUB_SHA" origin/main' in found["build"]
    assert ".ci/build" in found["build"]
    assert "tests.release.playing" in found["image"]
    assert "tests.release.playing" in (ROOT / ".ci/build").read_text("utf-8")


def test_only_who_publishes_has_an_identity() -> None:
    found = jobs("release.yml")
    assert {name for name, text in found.items() if "id-token: write" in text} == {"pypi", "registry", "page"}
    assert re.findall(r"^      ([\w-]+): write$", found["pypi"], re.MULTILINE) == ["id-token"]


def test_both_stages_of_the_image_are_one_base_by_its_digest() -> None:
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(bases) == 2
    assert len(set(bases)) == 1
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-\w+@sha256:[0-9a-f]{64}", bases[0])


def test_the_image_says_what_it_was_made_from() -> None:
    for name in ("VERSION", "REVISION", "SOURCE"):
        assert f"org.opencontainers.image.{name.lower()}=${name}" in DOCKERFILE
        assert f'--build-arg "{name}=' in jobs("release.yml")["image"]


def test_what_is_locked_is_kept_fresh() -> None:
    settings = json.loads((ROOT / ".github/renovate.json").read_text("utf-8"))
    assert settings["enabledManagers"] == ["github-actions", "dockerfile", "pip-compile"]
    (pattern,) = settings["pip-compile"]["managerFilePatterns"]
    locks = [file.relative_to(ROOT).as_posix() for file in (ROOT / "bot/hosting/locks").glob("*.txt")]
    assert len(locks) == 3
    assert all(re.search(pattern.strip("/"), lock) for lock in locks)
