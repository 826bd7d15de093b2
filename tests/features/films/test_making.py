"""A film is made slice by slice: small enough, or not at all, and pictures are drawn in between."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.features.films import making
from bot.features.films.making import MARGIN, QUALITIES, make
from bot.games.contract import IllegalMove
from tests.features.films.reels import Crew, Dot, dots, paint, studio

LARGE = 10 * 1024 * 1024
TURNS = 30


async def made(crew: Crew, limit: int = LARGE, turns: int = TURNS) -> bytes:
    """A film of so many turns."""
    return await make(dots(turns), studio(crew), limit, lambda done: None)


async def test_each_picture_is_drawn_once_and_is_a_frame_in_its_turn() -> None:
    film = await made(crew := Crew())
    assert crew.done[:TURNS] == [Dot(number) for number in range(TURNS)]
    assert [frame.shown.png for frame in crew.frames] == [paint(Dot(number)) for number in range(TURNS)]
    assert [frame.before for frame in crew.frames] == [None, *[frame.shown for frame in crew.frames[:-1]]]
    assert [frame.last for frame in crew.frames] == [False] * (TURNS - 1) + [True]
    assert film == b"".join(map(paint, crew.frames))


@pytest.mark.parametrize(("end", "tops"), [(700, [40, 40, 40, 0]), (500, [0, 0, 0, 40])])
async def test_it_is_as_high_as_its_highest_picture_and_tables_begin_at_one_height(
    end: int, tops: Sequence[int]
) -> None:
    highs = [500, 600, 550, end]
    shown = [one._replace(picture=one.picture._replace(scene=Dot(0, highs[n]))) for n, one in enumerate(dots(4))]
    await make(shown, studio(crew := Crew()), LARGE, lambda done: None)
    wide = QUALITIES[0].wide
    assert {(frame.form.wide, frame.form.high) for frame in crew.frames} == {(wide, max(highs) * wide // 1000)}
    assert [frame.shown.top for frame in crew.frames] == tops


@pytest.mark.parametrize("number", range(len(QUALITIES)))
async def test_it_is_as_good_as_it_may_be_large(number: int) -> None:
    """Here a frame takes as many bytes as it is wide."""
    quality = QUALITIES[number]
    frames = len(range(TURNS)[:: -quality.one_of])
    limit = MARGIN + frames * quality.wide
    film = await made(crew := Crew(), limit)
    assert len(film) <= limit - MARGIN
    form = crew.frames[-1].form
    assert (form.wide, form.colours) == (quality.wide, quality.colours)
    assert crew.frames[-1].shown.png == paint(Dot(TURNS - 1)), "the end is in every film"


async def test_one_that_cannot_be_small_enough_is_refused_kindly() -> None:
    with pytest.raises(IllegalMove) as refused:
        await made(Crew(), MARGIN + 100)
    assert refused.value.reason == "film-too-large"


async def test_no_more_of_one_that_is_too_large_is_made() -> None:
    with pytest.raises(IllegalMove):
        await made(crew := Crew(), MARGIN + 1)
    assert len(crew.frames) == len(QUALITIES)


def test_each_quality_is_smaller_than_the_one_before_and_leaves_a_colour_for_what_stays() -> None:
    for better, worse in pairwise(QUALITIES):
        assert worse.wide * worse.colours / worse.one_of < better.wide * better.colours / better.one_of
    assert all((quality.colours + 1).bit_count() == 1 for quality in QUALITIES)
    assert max(quality.colours for quality in QUALITIES) <= 255


async def test_how_far_it_is_only_grows_until_it_is_done() -> None:
    told = list[float]()
    await make(dots(TURNS), studio(Crew()), LARGE, told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(set(told)) == len(told) == 2 * TURNS


async def test_a_picture_that_is_asked_for_waits_for_one_slice_at_most() -> None:
    crew = Crew()
    crew.may.clear()
    film = asyncio.create_task(made(crew))
    await asyncio.sleep(0.01)
    picture = asyncio.create_task(crew.run(paint, Dot(99)))
    await asyncio.sleep(0.01)
    crew.may.set()
    await picture
    assert len(crew.done) <= 2
    await film


@pytest.mark.parametrize("apart", [True, False])
async def test_after_each_slice_it_rests_where_this_process_draws(
    monkeypatch: pytest.MonkeyPatch, *, apart: bool
) -> None:
    times, rests = iter(range(1000)), list[float]()

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(making, "perf_counter", lambda: next(times))
    monkeypatch.setattr(making, "sleep", rest)
    await made(Crew(apart=apart))
    assert rests == ([] if apart else [1.0] * 2 * TURNS)
