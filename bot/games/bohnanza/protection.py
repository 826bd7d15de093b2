"""Bean protection: which fields an edition lets be harvested, by how many cards each field holds (B6.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from bot.games.bohnanza.edition import BeanProtection
from bot.games.contract import IllegalMove


@cache
def _unless_all_have_one(*sizes: int) -> tuple[int, ...]:
    least = 1 if all(size == 1 for size in sizes) else 2
    return _with(least, sizes)


@cache
def _while_another_has_more(*sizes: int) -> tuple[int, ...]:
    least = 2 if max(sizes) > 1 else 1
    return _with(least, sizes)


def _with(least: int, sizes: Sequence[int]) -> tuple[int, ...]:
    return tuple([place for place, size in enumerate(sizes) if size >= least])


UNPROTECTED: Mapping[BeanProtection, Callable[..., tuple[int, ...]]] = {
    BeanProtection.UNLESS_ALL_HAVE_ONE: _unless_all_have_one,
    BeanProtection.WHILE_ANOTHER_HAS_MORE: _while_another_has_more,
}
"""For each rule of B6.3 the function that says which fields may be harvested, by how many cards each holds."""


def why_protected(protection: BeanProtection, sizes: Sequence[int], place: int) -> IllegalMove:
    """Why this field, which holds a single card, may not be harvested."""
    if protection is BeanProtection.WHILE_ANOTHER_HAS_MORE:
        return IllegalMove("bean-protection", field=place + 1)
    other = "more" if max(sizes) > 1 else "empty"
    return IllegalMove("bean-protection-unless-all-single", field=place + 1, other=other)
