"""The law and its citations: every rule cited stands in RULES.md, and every rule has a test that cites it."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAW = resources.files("bot.games").joinpath("RULES.md").read_text("utf-8")
DEFINED = re.findall(r"^\s*(?:## |- \*\*)([BDGHN]\d+(?:\.\d+)?)\b", LAW, re.MULTILINE)
CITED = re.compile(r"\b[BDGHN]\d+(?:\.\d+)?\b")
IN_A_NAME = re.compile(r"([bdghn]\d+)(?:_(\d+))?(?=_|$)")
CITING = re.compile(rf"{CITED.pattern}|_[bdghn]\d")
LINTERS = re.compile(r"noqa: ?[A-Z0-9, ]+")
"""Ruff names its rules much as ours are numbered."""


@cache
def files() -> list[Path]:
    """Every file with code, data or words."""
    found = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "bot", "cogs", "tests"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    named = [ROOT / name for name in found.splitlines() if name.endswith((".py", ".toml", ".ftl", ".md"))]
    return [file for file in named if file.is_file()]


def in_name(name: str) -> Iterator[str]:
    """The rules that a test's name cites: `test_d1_d2_a_third_field` two, `test_b6_3_a_single_bean` B6.3."""
    rest = name.removeprefix("test_")
    while found := IN_A_NAME.match(rest):
        rule, part = found.groups()
        yield rule.upper() + (f".{part}" if part else "")
        rest = rest[found.end() + 1 :]


def functions_of(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The test functions of a file that cites any rule, all of which stand at its margin."""
    text = file.read_text("utf-8")
    for node in ast.parse(text).body if CITING.search(text) else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


@cache
def cases() -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All test functions; read when they are asked for, not by every process that collects tests."""
    return [test for file in files() if file.name.startswith("test_") for test in functions_of(file)]


@cache
def cited_by_tests() -> set[str]:
    """The rules that tests cite in their names and docstrings."""
    return {
        rule for test in cases() for rule in (*in_name(test.name), *CITED.findall(ast.get_docstring(test) or ""))
    }


def test_no_rule_stands_there_twice() -> None:
    assert len(DEFINED) > 40
    assert sorted(DEFINED) == sorted(set(DEFINED))


def test_everything_cited_is_a_rule() -> None:
    cited = {
        (str(file.relative_to(ROOT)), rule)
        for file in files()
        for rule in CITED.findall(LINTERS.sub("", file.read_text("utf-8")))
    }
    assert len(cited) > 100
    assert sorted((file, rule) for file, rule in cited if rule not in DEFINED) == []


def test_every_rule_in_a_tests_name_is_a_rule() -> None:
    cited = {(test.name, rule) for test in cases() for rule in in_name(test.name)}
    assert len(cited) > 300
    assert sorted((name, rule) for name, rule in cited if rule not in DEFINED) == []


@pytest.mark.parametrize("rule", DEFINED)
def test_every_rule_has_a_test_that_cites_it(rule: str) -> None:
    parts = {part for part in DEFINED if part.startswith(f"{rule}.")}
    assert rule in cited_by_tests() or (parts and parts <= cited_by_tests())


def test_the_law_names_its_sources_and_is_delivered_with_the_program() -> None:
    sources = re.findall(r"^\| \*([^*]+)\* \|", LAW.partition("## The games")[0], re.MULTILINE)
    assert sources == ["1997", "2000", "2016", "High Bohn", "Nicht die Bohne"]
    delivered = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
    assert "*.md" in delivered["*"]
