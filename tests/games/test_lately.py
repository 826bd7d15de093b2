"""What was made of a thing lately is not made again."""

from __future__ import annotations

from bot.games.lately import KEPT, lately


class _Counting:
    def __init__(self) -> None:
        self.made = 0

    def __call__(self, thing: list[int]) -> int:
        self.made += 1
        return sum(thing)


def test_the_very_same_thing_is_looked_at_once() -> None:
    counting = _Counting()
    look = lately(counting.__call__)
    thing = [1, 2]
    assert (look(thing), look(thing), counting.made) == (3, 3, 1)


def test_an_equal_thing_is_another() -> None:
    counting = _Counting()
    look = lately(counting.__call__)
    assert (look([1, 2]), look([1, 2]), counting.made) == (3, 3, 2)


def test_of_several_things_the_first_must_be_the_very_same_and_the_others_equal() -> None:
    look = lately(lambda one, other: [*one, *other])
    one, other = [1], [2]
    assert look(one, other) is look(one, [2])
    assert look(one, [3]) == [1, 3]
    assert look([1], [3]) is not look(one, [3])
    assert look(one, other) == [1, 2]


def test_no_more_is_kept_than_is_said() -> None:
    counting = _Counting()
    look = lately(counting.__call__)
    things = [[number] for number in range(KEPT + 1)]
    for thing in things:
        look(thing)
    assert look(things[-1]) == KEPT
    assert counting.made == KEPT + 1
    assert look(things[0]) == 0
    assert counting.made == KEPT + 2
