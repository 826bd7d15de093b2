"""The end in sentences: who won, the ranking, how it stood half-way, the last fields and the towns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Seat, Standing
from bot.ui.bohnanza.end.harvests import last_fields
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.pictures.before_seats import best_paid
from bot.ui.bohnanza.pictures.table_alt import some
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.messages.pictures import said_name, said_names
from bot.ui.phrases import listed, together
from bot.words import say


def sentences(seen: Sight, outcome: Outcome) -> Iterator[str]:
    """What the picture of the end shows, the weightiest sentence first."""
    yield from [_place(seen, outcome, standing) for standing in outcome.standings]
    scores = equal_scores(seen, outcome)
    if scores:
        yield say(seen.locale, "alt-end-tie", rule=str(seen.view.tie), scores=scores)
    seats = [standing.seat for standing in outcome.standings]
    yield from _half_way(seen, seats)
    for seat in seats:
        yield from _fields(seen, seat)
    for seat in seats:
        yield from module_of(seen.view).end_sentences(seen, seat)


def equal_scores(seen: Sight, outcome: Outcome) -> str:
    """The scores that several players reached, best first; empty if each has one of their own."""
    often = Counter(standing.score for standing in outcome.standings)
    return together(seen.locale, [str(score) for score, times in often.items() if times > 1])


def _place(seen: Sight, outcome: Outcome, standing: Standing) -> str:
    """Who won, and of everybody else the rank; each with the score and the bean that paid most."""
    first = standing.seat == outcome.winners[0]
    bean = best_paid(seen.view, standing.seat)
    return say(
        seen.locale,
        "alt-end" if first else "alt-end-place",
        names=said_names(seen, outcome.winners),
        count=len(outcome.winners),
        rank=standing.rank,
        name=said_name(seen, standing.seat),
        score=standing.score,
        town="yes" if module_of(seen.view).built else "no",
        bean="none" if bean is None or (first and len(outcome.winners) > 1) else bean_name(seen.locale, bean),
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


def _fields(seen: Sight, seat: Seat) -> Iterator[str]:
    crops = [_crop(seen.locale, item) for item in last_fields(seen.news, seat)]
    if crops:
        yield say(seen.locale, "alt-end-harvest", name=said_name(seen, seat), crops=listed(seen.locale, crops))


def _crop(locale: str, item: News) -> str:
    crop = some(locale, item.beans)
    return say(locale, "alt-end-crop", crop=crop, count=len(item.beans), pays=item.number)
