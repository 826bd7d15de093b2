"""The picture of the end: the ranking, and everybody's totals over the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from bot.art.drawings import Drawing
from bot.art.scenes.end import End, Place
from bot.games.contract import Outcome, Standing
from bot.ui.components import Picture
from bot.ui.messages.pictures import drawn_names, picture, said_name, said_names
from bot.ui.nicht_die_bohne.wording.phrases import Sight, added, figures, points
from bot.ui.phrases import listed, signed
from bot.words import say

TOKEN = Drawing("things", "token")


def end_picture(seen: Sight, outcome: Outcome) -> Picture:
    """The picture of a game that is over."""
    places = tuple([_place(seen, standing) for standing in outcome.standings])
    title = _won(seen, outcome, "bohne-picture-end", drawn_names(seen, outcome.winners))
    line = say(seen.locale, "bohne-picture-tie") if _tied(outcome) else ""
    scene = End(title, line, places, TOKEN, say(seen.locale, "bohne-picture-chart"))
    return picture(seen, scene, _sentences(seen, outcome))


def _won(seen: Sight, outcome: Outcome, words: str, names: str) -> str:
    best = figures(outcome.standings[0].score)
    return say(seen.locale, words, names=names, count=len(outcome.winners), **best)


def _tied(outcome: Outcome) -> bool:
    return len({standing.score for standing in outcome.standings}) < len(outcome.standings)


def _place(seen: Sight, standing: Standing) -> Place:
    rounds = seen.view.seats[standing.seat].rounds
    return Place(
        place=standing.seat,
        rank=standing.rank,
        name=seen.table.seats[standing.seat].name,
        score=standing.score,
        portrait=None,
        says=added(rounds),
        course=tuple(accumulate(rounds, initial=0)),
    )


def _sentences(seen: Sight, outcome: Outcome) -> Iterator[str]:
    yield _won(seen, outcome, "bohne-alt-end", said_names(seen, outcome.winners))
    yield from [_said(seen, standing) for standing in outcome.standings]
    if _tied(outcome):
        yield say(seen.locale, "bohne-alt-tie")


def _said(seen: Sight, standing: Standing) -> str:
    return say(
        seen.locale,
        "bohne-alt-place",
        rank=standing.rank,
        name=said_name(seen, standing.seat),
        points=points(seen.locale, standing.score),
        rounds=listed(seen.locale, map(signed, seen.view.seats[standing.seat].rounds)),
    )
