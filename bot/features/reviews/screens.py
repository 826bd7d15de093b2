"""What a review says to whoever played: how good each part was, and one decision after the other as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.features.reviews.review import Chosen, Review
from bot.tables import Table
from bot.tables.replays.course import Moment
from bot.ui.components import Screen
from bot.ui.controls import control
from bot.ui.layout import Button, button, rows, screen, text
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.pictures import said_name
from bot.ui.names import escape
from bot.ui.replaying import seen_then
from bot.ui.screens import AnyScreens, Seen
from bot.ui.seeing import screens
from bot.words import say

REVIEW = "review"
"""The action of the controls that show a review: the number of a decision follows, counted from 0."""


def waiting_screen(locale: str) -> Screen:
    """What stands there while the game is looked at."""
    return words_screen(say(locale, "review-waiting"))


def review_screen(
    table: Table, review: Review, number: int, moment: Moment | None, locale: str, *, pictures: bool
) -> Screen:
    """The review with one of its decisions, at the `moment` before it; None where there are none to show."""
    if moment is None:
        return screen(text("\n".join([*_above(table, review, locale), say(locale, "review-nothing")])))
    seen = seen_then(table, moment, locale)
    said = "\n".join([*_above(table, review, locale), *_decision(screens(table), seen, review, number)])

    def draw(*, pictures: bool) -> Screen:
        below = rows(list(_buttons(table, review, number, moment, locale)))
        return screens(table).replay(seen._replace(pictures=pictures), said, list(below))

    made = draw(pictures=pictures)
    made.in_words = lambda: draw(pictures=False)
    return made


def _above(table: Table, review: Review, locale: str) -> Iterator[str]:
    """The title, a line for each part of the game, and what does not count."""
    yield say(locale, "review-title", table=table.id)
    if review.parts:
        yield say(locale, "review-parts")
    for part in review.parts:
        yield say(locale, "review-part", part=part.name, good=part.good, decided=part.decided)
    if any(part.name == "trading" for part in review.parts):
        yield say(locale, "review-trading")
    if review.unjudged:
        yield say(locale, "review-unjudged", what=review.unjudged)
    if review.stood_in:
        yield say(locale, "review-stood-in", count=review.stood_in)
    if not review.told_apart:
        yield say(locale, "review-not-told-apart")
    if review.failed:
        yield say(locale, "review-failed", count=review.failed)


def _decision(family: AnyScreens, seen: Seen[Any, Any], review: Review, number: int) -> Iterator[str]:
    """What was done, what would have been better, and why."""
    one, locale = review.shown[number], seen.locale
    best = one == review.best
    yield ""
    if best:
        yield say(locale, "review-best")
    else:
        yield say(locale, "review-dear", number=number + 1, total=len(review.dearest))
    yield say(locale, "review-done", move=_did(family, seen, one))
    if not best:
        yield say(locale, "review-better", move=_rather(family, seen, one))
    reason = one.judged.reason
    if reason is not None:
        yield say(locale, "review-why", why=family.why(seen, reason))


def _did(family: AnyScreens, seen: Seen[Any, Any], one: Chosen) -> str:
    """What was done, and who took the offer if it was one."""
    did = family.advice(seen, one.judged.done)
    if one.taker is None:
        return did
    return f"{did} {say(seen.locale, 'review-taken', name=escape(said_name(seen, one.taker)))}"


def _rather(family: AnyScreens, seen: Seen[Any, Any], one: Chosen) -> str:
    """What would have been better; to do nothing has no words of its own."""
    if one.judged.best is not None:
        return family.advice(seen, one.judged.best)
    return say(seen.locale, "review-rather-not", what=type(one.judged.done).__name__)


def _buttons(table: Table, review: Review, number: int, moment: Moment, locale: str) -> Iterator[Button]:
    for other, one in enumerate(review.shown):
        label = say(locale, "review-to-best") if one == review.best else str(other + 1)
        style = discord.ButtonStyle.primary if other == number else discord.ButtonStyle.secondary
        yield button(label, control(table.id, REVIEW, other), style, disabled=other == number)
    yield button(say(locale, "review-replay"), control(table.id, "replay", moment.number, "stay"))
