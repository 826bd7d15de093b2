"""The command line in this process, for what it refuses before anything needs a process of its own."""

from __future__ import annotations

import os
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from bot.__main__ import command_line
from tests.playground.process import NEVER


class Ended(NamedTuple):
    """How it ended: its exit code, what it printed, and what it said on stderr."""

    code: int
    printed: str
    said: str


def commanded(*arguments: str, folder: Path, **more: str) -> Ended:
    """What `python -m bot` does in a folder, with more in its environment."""
    printed, said, before = StringIO(), StringIO(), os.umask(0o022)
    with ExitStack() as put_back:
        put_back.callback(os.umask, before)
        put_back.enter_context(chdir(folder))
        put_back.enter_context(patch.dict(os.environ, more))
        for name in set(NEVER) - set(more):
            os.environ.pop(name, None)
        put_back.enter_context(patch("sys.argv", ["bot", *arguments]))
        put_back.enter_context(redirect_stdout(printed))
        put_back.enter_context(redirect_stderr(said))
        end = put_back.enter_context(pytest.raises(SystemExit))
        command_line("python -m bot")
    assert isinstance(end.value.code, int)
    return Ended(end.value.code, printed.getvalue(), said.getvalue())
