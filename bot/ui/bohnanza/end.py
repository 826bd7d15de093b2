"""The final sheet: who won, the last harvest field by field, and the ranking with what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile

from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Standing
from bot.ui.bohnanza.happenings import line
from bot.ui.bohnanza.phrases import Sight
from bot.ui.bohnanza.symbols import several
from bot.ui.phrases import listed, names, player
from bot.words import say


def sheet(seen: Sight, outcome: Outcome) -> tuple[str, str, str]:
    """Who won, the final harvest, and the ranking (B8.4), a text each."""
    title = say(
        seen.locale,
        "end-title",
        names=names(seen, outcome.winners),
        count=len(outcome.winners),
    )
    return title, _harvest(seen), _ranking(seen, outcome)


def final_harvest(news: Sequence[News]) -> tuple[tuple[News, ...], bool]:
    """The harvests with which the game ended, and whether that is all of them: something else comes before."""
    before_end = [item for item in news if item.what != "ended"]
    last = tuple(takewhile(lambda item: item.what == "harvested", reversed(before_end)))[::-1]
    return last, len(last) < len(before_end)


def _harvest(seen: Sight) -> str:
    harvests, whole = final_harvest(seen.news)
    lines = [line(seen, item) for item in seen.news if item.what == "face-up-discarded"]
    lines.append(say(seen.locale, "end-harvest"))
    if not whole:
        lines.append(say(seen.locale, "end-harvest-earlier"))
    elif not harvests:
        lines.append(say(seen.locale, "end-harvest-none"))
    for seat, fields in groupby(harvests, key=lambda item: item.seat):
        crops = listed(seen.locale, [_crop(seen, field) for field in fields])
        lines.append(say(seen.locale, "end-harvest-line", name=player(seen, seat or 0), crops=crops))
    return "\n".join(lines)


def _crop(seen: Sight, field: News) -> str:
    crop = listed(seen.locale, [several(seen.locale, count, bean) for bean, count in Counter(field.beans).items()])
    return say(seen.locale, "end-crop", crop=crop, pays=field.number)


def _ranking(seen: Sight, outcome: Outcome) -> str:
    often = Counter(standing.score for standing in outcome.standings)
    lines = [say(seen.locale, "end-ranking")]
    lines += [_rank(seen, standing, tied=often[standing.score] > 1) for standing in outcome.standings]
    if max(often.values()) > 1:
        lines.append(say(seen.locale, "end-tie", rule=str(seen.view.tie)))
    return "\n".join(lines)


def _rank(seen: Sight, standing: Standing, *, tied: bool) -> str:
    return say(
        seen.locale,
        "end-rank",
        rank=standing.rank,
        name=player(seen, standing.seat),
        score=standing.score,
        tied=str(seen.view.tie) if tied else "no",
        count=standing.tie_break,
    )
