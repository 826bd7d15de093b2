"""The picture of the end: the ranking, and everybody's totals over the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from bot.art.drawings import Drawing
from bot.art.scenes.end import End, Place
from bot.games.contract import Outcome, Standing
from bot.ui.components import Picture
from bot.ui.messages.pictures import picture, said_name, said_names
from bot.ui.messages.ties import Tie, tie_of
from bot.ui.nicht_die_bohne.wording.phrases import Sight, figures, points
from bot.ui.phrases import listed, signed
from bot.words import say

TOKEN = Drawing("things", "token")


def end_picture(seen: Sight, outcome: Outcome) -> Picture:
    """The picture of a game that is over."""
    places = tuple([_place(seen, outcome, standing) for standing in outcome.standings])
    return picture(seen, End(places, None, say(seen.locale, "bohne-picture-chart")), _sentences(seen, outcome))


def _reason(seen: Sight, outcome: Outcome, standing: Standing) -> str:
    shared = tie_of(outcome, standing) is Tie.SHARED
    return say(seen.locale, "bohne-picture-tie") if shared else ""


def _place(seen: Sight, outcome: Outcome, standing: Standing) -> Place:
    rounds = seen.view.seats[standing.seat].rounds
    return Place(
        place=standing.seat,
        rank=standing.rank,
        name=seen.table.seats[standing.seat].name,
        score=standing.score,
        paid=(TOKEN,),
        reason=_reason(seen, outcome, standing),
        course=tuple(accumulate(rounds, initial=0)),
    )


def _sentences(seen: Sight, outcome: Outcome) -> Iterator[str]:
    best, winners = figures(outcome.standings[0].score), said_names(seen, outcome.winners)
    yield say(seen.locale, "bohne-alt-end", names=winners, count=len(outcome.winners), **best)
    yield from [_said(seen, outcome, standing) for standing in outcome.standings]


def _said(seen: Sight, outcome: Outcome, standing: Standing) -> str:
    return say(
        seen.locale,
        "bohne-alt-place",
        rank=standing.rank,
        name=said_name(seen, standing.seat),
        points=points(seen.locale, standing.score),
        reason=_reason(seen, outcome, standing) or "none",
        rounds=listed(seen.locale, map(signed, seen.view.seats[standing.seat].rounds)),
    )
