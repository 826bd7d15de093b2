"""What the picture of the end shows, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.contract import Outcome, Seat, Standing
from bot.ui.bohnanza.end.sheet import in_points
from bot.ui.bohnanza.pictures.before_seats import paid_by
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.messages.pictures import said_name, said_names
from bot.ui.messages.ties import Tie, tie_of
from bot.ui.phrases import listed
from bot.words import say


def sentences(seen: Sight, outcome: Outcome) -> Iterator[str]:
    """What the picture of the end shows, the weightiest sentence first."""
    first, *others = outcome.standings
    shared = len(outcome.winners) > 1
    yield _said(seen, outcome, first, "alt-end", best=not shared)
    yield from [
        _said(seen, outcome, standing, "alt-end-place", best=True)
        for standing in (outcome.standings if shared else others)
    ]
    yield from _half_way(seen, [standing.seat for standing in outcome.standings])


def reason(seen: Sight, outcome: Outcome, standing: Standing) -> str:
    """What separates this player from others with the same score, or that they share a place; mostly empty."""
    tie = tie_of(outcome, standing)
    if tie is Tie.NONE:
        return ""
    return say(seen.locale, "picture-tie", rule=str(seen.view.tie if tie is Tie.BEHIND else tie))


def _said(seen: Sight, outcome: Outcome, standing: Standing, words: str, *, best: bool) -> str:
    """Who won, or somebody's rank; with the score, what separates it from an equal one, and what paid most."""
    beans = paid_by(seen.view, standing.seat)
    return say(
        seen.locale,
        words,
        names=said_names(seen, outcome.winners),
        count=len(outcome.winners),
        rank=standing.rank,
        name=said_name(seen, standing.seat),
        score=standing.score,
        town=in_points(seen),
        reason=reason(seen, outcome, standing) or "none",
        bean=bean_name(seen.locale, beans[0]) if beans and best else "none",
    )


def _half_way(seen: Sight, seats: list[Seat]) -> Iterator[str]:
    turn = (len(seen.view.course) - 1) // 2
    if turn < 1:
        return
    scores = [
        say(seen.locale, "alt-end-score", name=said_name(seen, seat), score=seen.view.course[turn][seat])
        for seat in seats
    ]
    yield say(seen.locale, "alt-end-half", turn=turn, scores=listed(seen.locale, scores))
