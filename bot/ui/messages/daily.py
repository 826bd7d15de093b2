"""The deal of the day in words and as a picture: how it begins, how it went, and the line for a channel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

import discord

from bot.art.scenes.daily import Column, Scores
from bot.tables.daily.dealing import DAY, next_deal, waits_until
from bot.tables.daily.standing import BEANS, ENOUGH, Standing
from bot.tables.daily.week import Daily, begins_at
from bot.ui.components import ALT_LIMIT, Picture
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Screen, button, rows, screen, text
from bot.ui.messages.games import name
from bot.ui.names import escape
from bot.ui.phrases import cut, listed
from bot.ui.screens import DailyFacts
from bot.words import say

PLAY, RESULT, SHARE = "daily", "daily-result", "daily-share"
"""What the buttons do: deal today's game to whoever presses, tell how a deal went, show that in the channel."""
HERE = "here"
"""Behind the day of a result: it takes the place of the message that was pressed."""
NOON = 12 * 3600
"""Seconds after which a day of UTC has begun and not ended nearly everywhere: there its date is the same."""
MOST, WIDE = 14, 9
"""Columns of the picture at most; and where scores lie further apart, so that several share one: then they are
wide enough for both numbers."""
ALL_HANDS = ("0", "stay", "all")
"""What follows a replay that begins at the deal and shows all hands."""


def begun_lines(deal: Daily, locale: str) -> str:
    """What somebody is told whom a deal is dealt: what it is, that it is short, and until when it waits."""
    day, kind = deal
    return say(
        locale,
        "daily-begun",
        day=_date(day),
        game=name(locale, kind.game),
        players=kind.players,
        until=_moment(waits_until(day)),
        next=_when(next_deal(day)),
        **_shorter(kind.piles, kind.without, locale),
    )


def place_line(deal: DailyFacts, locale: str) -> str:
    """The line above a panel: which deal this is, and when it ends."""
    return say(
        locale,
        "daily-place",
        day=_date(date.fromisoformat(deal.day)),
        **_shorter(deal.piles, deal.without, locale),
    )


def waiting_line(deal: DailyFacts, locale: str) -> str:
    """Says that a deal that was begun waits, and for how long."""
    day = date.fromisoformat(deal.day)
    return say(locale, "daily-waits", day=_date(day), until=_moment(waits_until(day)))


def _shorter(piles: int, without: Sequence[str], locale: str) -> dict[str, str | int]:
    """What makes it shorter than the game is otherwise."""
    beans = listed(locale, [say(locale, "bean-full-name", bean=bean) for bean in without])
    return {"piles": piles, "some": "yes" if without else "no", "without": beans}


def leave_question(table: int, deal: DailyFacts, locale: str) -> Screen:
    """Says what becomes of a deal that its player leaves: it waits for them."""
    until = _moment(waits_until(date.fromisoformat(deal.day)))
    back = button(say(locale, "button-back"), control(table, "back"))
    return screen(text(say(locale, "daily-leave", until=until)), *rows([back]))


def closed_screen(deal: DailyFacts, locale: str) -> Screen:
    """What is left of a deal that was not finished in time."""
    return screen(
        text(say(locale, "daily-closed", day=_date(date.fromisoformat(deal.day)))), *rows([_play(locale)])
    )


def result_button(day: str, locale: str) -> Button:
    """The button at the end of a deal that tells how it went beside others."""
    label = say(locale, "daily-button-result")
    return button(label, control(ANYWHERE, RESULT, day), discord.ButtonStyle.success)


def result_screen(found: Standing, locale: str, *, pictures: bool, shares: bool) -> Screen:
    """How a deal went for its reader, beside the computer and, from five people on, beside all of them."""

    def draw(*, pictures: bool) -> Screen:
        drawn = pictures and bool(found.scores)
        told = [*_told(found, locale), *([] if drawn else _columns_told(found, locale))]
        shown = [scores_picture(found, locale)] if drawn else []
        small = [text(below)] if (below := "\n".join(_below(found, locale))) else []
        return screen(text("\n".join(told)), *shown, *small, *rows([*_buttons(found, locale, shares=shares)]))

    made = draw(pictures=pictures)
    made.in_words = lambda: draw(pictures=False)
    return made


def shared_screen(found: Standing, locale: str, by: str) -> Screen:
    """The line for everybody, which tells nothing of the cards; `by`: who played, in plain text."""
    facts = {"name": escape(by), "day": _date(found.deal.day), "beans": _beans(found)}
    return screen(text(say(locale, "daily-shared", **facts)), *rows([_play(locale)]))


def scores_picture(found: Standing, locale: str) -> Picture:
    """Everybody's scores as columns."""
    scene = Scores(
        say(locale, "picture-daily", town=_town(found)),
        "" if found.own is None else say(locale, "picture-daily-own"),
        say(locale, "picture-daily-hard"),
        tuple(columns(found)),
    )
    said = [*_columns_told(found, locale), _beside(found, locale), _hard(found, locale)]
    return Picture("daily.png", scene, cut(" ".join(said).replace("*", ""), ALT_LIMIT))


def columns(found: Standing) -> Iterator[Column]:
    """How many people came to which scores, the lowest first, without a gap."""
    own = None if found.own is None else found.own.score
    hard = found.hard.score or 0
    low, high = min(*found.scores, hard), max(*found.scores, hard)
    span = high - low + 1
    wide = 1 if span <= MOST else -(-span // WIDE)
    for first in range(low, high + 1, wide):
        among = range(first, first + wide)
        scores = str(first) if wide == 1 else f"{first}–{among[-1]}"
        yield Column(scores, sum(score in among for score in found.scores), own in among, hard in among)


def _told(found: Standing, locale: str) -> Iterator[str]:
    yield say(locale, "daily-title", day=_date(found.deal.day), game=name(locale, found.deal.kind.game))
    if found.own is None:
        yield say(locale, "daily-unplayed")
    else:
        facts = {"score": found.own.score or 0, "place": found.own.rank or 0, "of": found.deal.kind.players}
        yield say(locale, "daily-own", beans=_beans(found), town=_town(found), **facts)
    yield _hard(found, locale)
    yield _beside(found, locale)


def _below(found: Standing, locale: str) -> Iterator[str]:
    """In small letters: what the beans stand for, and when the next deal comes."""
    if found.own is not None:
        yield say(locale, "daily-beans")
    if not found.over:
        yield say(locale, "daily-next", next=_when(next_deal(found.deal.day)))


def _hard(found: Standing, locale: str) -> str:
    facts = {"score": found.hard.score or 0, "place": found.hard.rank or 0}
    own = "yes" if found.own is not None else "no"
    return say(locale, "daily-hard", town=_town(found), own=own, **facts)


def _beside(found: Standing, locale: str) -> str:
    """How the reader did beside the others; of too few of them nothing but how many there are."""
    if not found.scores:
        return say(locale, "daily-few", finished=found.finished, enough=ENOUGH, over="yes" if found.over else "no")
    if found.own is None:
        return say(locale, "daily-all", finished=found.finished)
    return say(locale, "daily-beside", others=found.finished - 1, beaten=found.beaten)


def _columns_told(found: Standing, locale: str) -> Sequence[str]:
    """The picture in a line."""
    if not found.scores:
        return []
    said = [
        say(locale, "daily-column", scores=column.scores, people=column.people)
        for column in columns(found)
        if column.people
    ]
    return [say(locale, "daily-columns", columns=listed(locale, said))]


def _buttons(found: Standing, locale: str, *, shares: bool) -> Iterator[Button]:
    deal, own = found.deal.day.isoformat(), found.own
    if own is not None and shares:
        share = control(ANYWHERE, SHARE, deal)
        yield button(say(locale, "daily-button-share"), share, discord.ButtonStyle.primary)
    if own is not None:
        mode = ALL_HANDS if found.over else ()
        label = "daily-button-hands" if found.over else "button-replay"
        yield button(say(locale, label), control(own.table_id, "replay", *mode))
        yield button(say(locale, "button-review"), control(own.table_id, "review"))
    if found.over:
        yield button(say(locale, "daily-button-hard"), control(found.hard.table_id, "replay", *ALL_HANDS))
        yield _play(locale)
    else:
        before = (found.deal.day - DAY).isoformat()
        yield button(say(locale, "daily-button-yesterday"), control(ANYWHERE, RESULT, before, HERE))


def _play(locale: str) -> Button:
    """The button that deals today's game to whoever presses it."""
    return button(say(locale, "daily-button-play"), control(ANYWHERE, PLAY), discord.ButtonStyle.success)


def _beans(found: Standing) -> str:
    return "🫘" * found.beans + "⬜" * (BEANS - found.beans)


def _town(found: Standing) -> str:
    return "yes" if found.deal.kind.points else "no"


def _date(day: date) -> str:
    return f"<t:{begins_at(day) + NOON}:D>"


def _moment(moment: int) -> str:
    return f"<t:{moment}:f>"


def _when(moment: int) -> str:
    return f"<t:{moment}:R>"
