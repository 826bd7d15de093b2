"""What words cost: `python -m tests.benchmarks.words [LANGUAGE …]`, without one all that ship.

In each language all messages are said, of plausible facts. Told is how much memory the process has taken by then,
beyond what finding these facts took, and how long a text takes: said for the first time, said again, and said with
another name.
"""

from __future__ import annotations

import gc
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice

from bot.words import say, shipped
from bot.words.checking import english, notes
from bot.words.examples import Facts, examples

ROUNDS = 20_000
NAMES = map("Ana {}".format, count())


def main(languages: Sequence[str]) -> None:
    """Say everything in these languages, one after the other."""
    said = [(key, facts) for key in english() for facts in islice(examples(key, english()), 3)]
    english.cache_clear()
    notes.cache_clear()
    before = _held()
    for language in languages:
        first = _microseconds(partial(_say_all, language, said), 1) / len(said)
        held = _held() - before
        again = _microseconds(partial(_plant, language, iter(lambda: "Ana", "")), ROUNDS)
        named = _microseconds(partial(_plant, language, NAMES), ROUNDS)
        print(
            f"{language}: {held:.1f} MiB with all before; first {first:.0f} µs, again {again:.1f} µs, "
            f"with another name {named:.1f} µs"
        )


def _say_all(language: str, said: Sequence[tuple[str, Facts]]) -> None:
    for key, facts in said:
        say(language, key, **facts)


def _plant(language: str, names: Iterator[str]) -> None:
    say(language, "news-planted", who="other", name=next(names), beans="🌱 Soy", field=1)


def _held() -> float:
    """The most memory that the process has had, in MiB."""
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _microseconds(act: Callable[[], object], rounds: int) -> float:
    start = time.perf_counter()
    for _ in range(rounds):
        act()
    return (time.perf_counter() - start) / rounds * 1e6


if __name__ == "__main__":
    main(sys.argv[1:] or shipped())
