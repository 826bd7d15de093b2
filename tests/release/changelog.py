"""The changelog as a program reads it, and a version cut from what is unreleased; it needs nothing but Python.

`python -m tests.release.changelog version`, `… notes 0.3.0` and `… cut 0.3.0` are called by `.ci/` and GitHub.
"""

from __future__ import annotations

import re
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE, PROJECT, NEWS = "CHANGELOG.md", "pyproject.toml", "bot/hosting/news.toml"
UNRELEASED = "Unreleased"
HEADING = re.compile(r"^## \[(.+?)](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)


def parts(page: str) -> dict[str, str]:
    """What is told of each version, newest first."""
    _, *found = HEADING.split(page)
    return {version: text.strip() for version, text in zip(found[::3], found[2::3], strict=True)}


def version(root: Path = ROOT) -> str:
    """The version of the program, which stands nowhere else."""
    project = tomllib.loads((root / PROJECT).read_text("utf-8"))["project"]
    return str(project["version"])


def released(root: Path = ROOT) -> list[str]:
    """Every version that has a number, the newest first."""
    return [one for one in parts((root / PAGE).read_text("utf-8")) if one != UNRELEASED]


def notes(wanted: str, root: Path = ROOT) -> str:
    """What is told of one version."""
    return parts((root / PAGE).read_text("utf-8"))[wanted]


def cut(wanted: str, root: Path = ROOT, day: str = "") -> None:
    """Make what is unreleased this version, everywhere; nothing where the changelog has it already.

    Raises a ValueError where that cannot be: it is no later version, or there is nothing to tell of it.
    """
    told = parts((root / PAGE).read_text("utf-8"))
    if wanted in told:
        if told[UNRELEASED] or wanted != version(root):
            raise ValueError(f"{PAGE} tells of {wanted} already: it is an older one, or more is unreleased.")
        return
    if not re.fullmatch(r"\d+\.\d+\.\d+", wanted):
        raise ValueError(f"Write {wanted} as three numbers, as in 0.3.0.")
    if _number(wanted) <= _number(version(root)):
        raise ValueError(f"{wanted} is no version after {version(root)}.")
    if not told[UNRELEASED]:
        raise ValueError(f"{PAGE} tells of nothing that is unreleased.")
    day = day or datetime.now(UTC).date().isoformat()
    _replace(root / PAGE, f"## [{UNRELEASED}]\n", f"## [{UNRELEASED}]\n\n## [{wanted}] - {day}\n")
    _replace(root / PROJECT, f'\nversion = "{version(root)}"\n', f'\nversion = "{wanted}"\n')
    _replace(root / NEWS, f'[["{UNRELEASED}"]]', f'[["{wanted}"]]')


def _number(named: str) -> list[int]:
    return [int(part) for part in named.split(".")]


def _replace(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")


def main(command: str, wanted: str = "") -> None:
    """What is asked for on the command line."""
    if command == "cut":
        cut(wanted)
    else:
        print(version() if command == "version" else notes(wanted))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ValueError as error:
        sys.exit(str(error))
