"""Answers themselves: without their message, twice, too late, and to two presses in a row."""

from __future__ import annotations

from discord.http import Route

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.told import given
from bot.ui.echo import without_echo

TWICE, TOO_LATE, UNKNOWN_WEBHOOK = 40060, 10062, 10015
DEFERRED = 6
"""The answer that changes nothing yet."""
LATE = 5.0
"""Seconds after which Discord takes no first answer any more; it waits three."""


async def _echo(stage: Stage) -> None:
    click = await stage.press("Press the button: the answer is not repeated to the bot.", "Answer briefly")
    with without_echo():
        await stage.holds("taken", click.response.edit_message(view=stage.screen("Brief")))
    original = await click.original_response()
    stage.note("original", held=click.message is not None and original.id == click.message.id)


async def _twice(stage: Stage) -> None:
    click = await stage.press("Press the button: it is answered twice.", "Answer twice")
    await click.response.defer()
    await stage.refuses("twice", _answer(stage, click.id, click.token), TWICE)
    late = await stage.press(
        "Press again: Discord will say that it failed, which is right.", "Too late", what="late"
    )
    await stage.wait(LATE)
    await stage.refuses("late", _answer(stage, late.id, late.token), TOO_LATE)
    edit = late.edit_original_response(view=stage.screen("Too late"))
    await stage.refuses("unanswered", edit, UNKNOWN_WEBHOOK)


async def _answer(stage: Stage, number: int, token: str) -> None:
    route = Route("POST", f"/interactions/{number}/{token}/callback")
    await stage.client.http.request(route, json={"type": DEFERRED})


async def _order(stage: Stage) -> None:
    stage.guide("Press *First*, and at once *Second*.", first="First", second="Second")
    arrived = list[str]()
    for _ in range(2):
        click = await stage.pressed("first", "second")
        await click.response.defer()
        arrived.append(str(given(click).get("custom_id")))
    stage.note("sequence", held=arrived == [stage.custom_id("first"), stage.custom_id("second")])


ANSWERS = (
    Step(
        "brief",
        "An answer without its message",
        "An answer edits the pressed message, and Discord is not asked to repeat it.",
        "bot/ui/echo.py",
        (
            Fact("taken", "It is taken"),
            Fact("original", "@original is the pressed message then, too"),
        ),
        _echo,
    ),
    Step(
        "twice",
        "Answered twice, and too late",
        "A press is answered a second time, another one after five seconds.",
        "bot/interaction_ages.py",
        (
            Fact("twice", "A second answer is refused (40060)"),
            Fact("late", "An answer after more than three seconds is refused (10062)"),
            Fact("unanswered", "The token of a press without an answer reaches nothing (10015)", relied_on=False),
        ),
        _twice,
    ),
    Step(
        "two-presses",
        "Two presses in a row",
        "Two buttons are pressed one after the other.",
        "cogs/guard.py",
        (Fact("sequence", "They arrive in that order", relied_on=False),),
        _order,
    ),
)
