"""How much of many cases the quick run takes; `.ci/long` takes all, also those that are marked `long`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import settings

Case = TypeVar("Case")

LONG = "long"
"""The marker, and the profile of Hypothesis, of what `.ci/long` runs."""
QUICK = pytest.StashKey[dict[str, bool]]()
"""Of each file of tests that was collected, whether the quick run takes something of it."""
OF_EXAMPLES = 10
"""The quick run tries one of so many examples, and of so many cases."""
LEAST = 2
"""Examples that it tries at least: the first one is the simplest there is."""


def few(cases: Iterable[Any], *chosen: Any) -> list[Any]:
    """All cases of one parameter, of which the quick run takes those chosen alone: the first, if none is."""
    found = list(cases)
    quick: Sequence[Any] = chosen or found[:1]
    assert all(case in found for case in quick), f"of {quick}, some are no cases: {found}"
    return [case if case in quick else pytest.param(case, marks=pytest.mark.long) for case in found]


def few_rows(cases: Iterable[tuple[Any, ...]], *chosen: tuple[Any, ...]) -> list[Any]:
    """The same of cases of several parameters."""
    found = list(cases)
    quick = few(found, *chosen)
    return [case if case in quick else pytest.param(*case, marks=pytest.mark.long) for case in found]


def some(cases: Iterable[Case]) -> list[Case]:
    """All of the cases that one test goes through, of which the quick run takes every tenth."""
    return list(cases)[:: 1 if _long() else OF_EXAMPLES]


def examples(many: int) -> settings:
    """So many examples of Hypothesis in the long run, a tenth of them in the quick one."""
    return settings(max_examples=many if _long() else max(LEAST, -(-many // OF_EXAMPLES)), deadline=None)


def steps(many: int) -> int:
    """So many steps of one story in the long run, half of them in the quick one."""
    return many if _long() else many // 2


def _long() -> bool:
    return settings.get_current_profile_name() == LONG


def note_quick(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    """Note which files have quick tests, before anything collected is left out."""
    quick = config.stash.setdefault(QUICK, {})
    for item in items:
        file = item.nodeid.partition("::")[0]
        quick[file] = quick.get(file, False) or item.get_closest_marker(LONG) is None
