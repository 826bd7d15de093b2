"""Does what the README says first, to the letter, on this system, and plays a game with what that starts."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def first_command(page: str, *, windows: bool) -> tuple[list[str], list[str]]:
    """The README's first command on this system: the lines that make the environment, and what is then started."""
    starts = r".venv\Scripts\python -m bot" if windows else ".venv/bin/python -m bot"
    (line, *_) = re.findall(rf"^ *(.+{re.escape(starts)})$", page, re.MULTILINE)
    *make, start = line.split("; " if windows else " && ")
    return make, shlex.split(start, posix=not windows)


if __name__ == "__main__":
    making, (python, *arguments) = first_command((ROOT / "README.md").read_text("utf-8"), windows=os.name == "nt")
    for step in making:
        subprocess.run(step, cwd=ROOT, shell=True, check=True)
    # Where it is started, the folder is another one: a game of its own.
    command = [str(ROOT / python), "-m", "tests.release.playing", str(ROOT / python), *arguments]
    subprocess.run(command, cwd=ROOT, check=True)
