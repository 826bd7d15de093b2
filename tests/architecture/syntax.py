"""What the files of the program are made of, each of which is read once for all tests that look into them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """All nodes of a file's syntax tree."""
    return tuple(ast.walk(ast.parse(file.read_text("utf-8"))))
