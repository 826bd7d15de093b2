"""The list of steps: each says what is tried and where the program relies on it, and no two are one."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.art.canvas.letters import written
from bot.rehearsing.stage import PREFIX
from bot.rehearsing.step import Step
from bot.rehearsing.steps import STEPS
from bot.rehearsing.steps.props import FRAMES, LATIN, film
from tests.architecture.test_nothing_missing import ROOT


def test_no_two_steps_have_one_key_or_title() -> None:
    assert len({step.key for step in STEPS}) == len({step.title for step in STEPS}) == len(STEPS)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_a_step_names_its_facts_and_the_file_that_relies_on_them(step: Step) -> None:
    assert (ROOT / step.code).is_file()
    assert step.tried.endswith(".")
    assert step.facts
    assert len({fact.key for fact in step.facts}) == len(step.facts)
    # Beside the longest of what its controls do, in Discord's hundred characters.
    assert len(f"{PREFIX}:{step.key}:") <= 40


async def test_the_film_is_a_moving_picture_without_end() -> None:
    made = await film()
    with Image.open(io.BytesIO(made.fp.read())) as opened:
        assert (opened.format, getattr(opened, "n_frames", 1), opened.info["loop"]) == ("GIF", FRAMES, 0)


def test_the_name_in_the_picture_has_letters_that_are_drawn() -> None:
    assert written(LATIN, 1) == LATIN
