"""Walks through steps, whichever they are, and tells what became of each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import discord

from bot.rehearsing.patience import NoAnswer, carried_through
from bot.rehearsing.record.file import Record
from bot.rehearsing.stage import LeftOut, NotHere, Stage
from bot.rehearsing.step import Outcome, Result, Step
from bot.rehearsing.told import not_allowed, said_by
from bot.ui.faults import TRANSIENT


class Teller(Protocol):
    """Whoever is told how it goes."""

    def begins(self, number: int, of: int, step: Step) -> None:
        """A step begins; the first is number 1."""

    def ended(self, result: Result) -> None:
        """A step is over."""


async def walk(steps: Sequence[Step], stage: Stage, record: Record, teller: Teller) -> list[Result]:
    """Walk through all steps; what was found until a cancellation is told all the same."""
    results = list[Result]()
    for number, step in enumerate(steps, 1):
        teller.begins(number, len(steps), step)
        record.step = step.key
        result, stopped = await _walked(step, stage)
        record.note({"result": result.outcome.value, "facts": _facts(result), "why": result.why})
        record.step = ""
        teller.ended(result)
        if stopped:
            raise asyncio.CancelledError
        results.append(result)
    return results


async def _walked(step: Step, stage: Stage) -> tuple[Result, bool]:
    """What became of the step, and whether somebody has stopped the rehearsal in it."""
    stage.begin(step.key, step.title, step.facts)
    outcome, why, stopped = Outcome.HELD, "", False
    try:
        async with stage.patience:
            await step.walk(stage)
    except LeftOut:
        outcome = Outcome.LEFT_OUT
    except NotHere as reason:
        outcome, why = _lacking(stage), str(reason)
    except NoAnswer as reason:
        outcome, why = Outcome.BROKEN_OFF, str(reason)
    except asyncio.CancelledError:
        outcome, stopped = Outcome.STOPPED, True
    except (*TRANSIENT, discord.DiscordException) as error:
        outcome, why = Outcome.BROKEN_OFF, said_by(error)
        if not_allowed(error):
            outcome, why = _lacking(stage), f"the bot lacks a permission ({said_by(error)}); needed: {step.needs}"
    finally:
        # One Ctrl-C leaves nothing behind.
        stopped = await carried_through(stage.tidy()) or stopped
    result = Result(step, outcome, stage.noted, why)
    return (result._replace(outcome=Outcome.FAILED) if result.failed else result), stopped


def _lacking(stage: Stage) -> Outcome:
    """What becomes of a step that lacks something: what was seen before that counts."""
    return Outcome.HELD if stage.noted else Outcome.NOT_HERE


def _facts(result: Result) -> dict[str, object]:
    return {key: {"held": noted.held, "said": noted.said} for key, noted in result.noted.items()}
