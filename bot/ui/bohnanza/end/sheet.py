"""The final sheet: who won, the last harvest field by field, and the ranking with what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Seat, Standing
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapters.news import line
from bot.ui.bohnanza.end.harvests import after_harvest, final_harvest
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.messages.ties import ties
from bot.ui.phrases import listed, names, player
from bot.words import say


def sheet(seen: Sight, outcome: Outcome, *, brief: bool = False) -> tuple[str, str, str]:
    """Who won, the final harvest with what comes after it, and the ranking (B8.4), as three texts; `brief`: sums,
    not single fields."""
    title = say(
        seen.locale,
        "end-title",
        names=names(seen, outcome.winners),
        count=len(outcome.winners),
    )
    after = module_of(seen.view).after_final_harvest(seen, seen.news[after_harvest(seen.news) :])
    return title, "\n".join([_harvest(seen, brief=brief), *after]), _ranking(seen, outcome)


def _harvest(seen: Sight, *, brief: bool) -> str:
    kinds = book().news
    harvests, whole = final_harvest(seen.news)
    lines = [line(seen, item) for item in seen.news if item.what == "face-up-discarded"]
    lines.append(say(seen.locale, "end-harvest"))
    if not whole:
        lines.append(say(seen.locale, "end-harvest-earlier"))
    elif not harvests:
        lines.append(say(seen.locale, "end-harvest-none"))
    fields = [item for item in harvests if not kinds[item.what].toll]
    # Who was asked before the others about a field has one line all the same.
    for seat in dict.fromkeys(item.seat for item in fields):
        own = [item for item in fields if item.seat == seat]
        lines.append((_brief if brief else _field_by_field)(seen, seat or 0, own))
    tolls = [item for item in harvests if kinds[item.what].toll]
    taken = tuple(bean for item in tolls for bean in item.beans)
    if taken:
        lines.append(line(seen, tolls[0]._replace(beans=taken, number=len(taken))))
    return "\n".join(lines)


def _brief(seen: Sight, seat: Seat, fields: Sequence[News]) -> str:
    cards, pays = sum(len(field.beans) for field in fields), sum(field.number for field in fields)
    return say(seen.locale, "end-harvest-brief", name=player(seen, seat), cards=cards, pays=pays)


def _field_by_field(seen: Sight, seat: Seat, fields: Sequence[News]) -> str:
    crops = listed(seen.locale, [_crop(seen, field) for field in fields])
    return say(seen.locale, "end-harvest-line", name=player(seen, seat), crops=crops)


def _crop(seen: Sight, field: News) -> str:
    return say(
        seen.locale, book().news[field.what].harvest, crop=bunch(seen.locale, field.beans), pays=field.number
    )


def below_picture(seen: Sight, outcome: Outcome, *, brief: bool = False) -> list[str]:
    """What a message says below the picture of the end: what separated equals, and the final harvest; where scores
    are points, also the ranking with what they are made of."""
    _, harvest, ranking = sheet(seen, outcome, brief=brief)
    above = [ranking] if module_of(seen.view).built else _ties(seen, outcome)
    return ["\n".join(above), harvest] if above else [harvest]


def in_points(seen: Sight) -> str:
    """Whether what is counted at the end is points, not thalers alone: `yes` or `no`."""
    return "yes" if module_of(seen.view).built else "no"


def _ranking(seen: Sight, outcome: Outcome) -> str:
    tied = [standing for group in ties(outcome) for standing in group]
    lines = [say(seen.locale, "end-ranking")]
    for standing in outcome.standings:
        lines.append(_rank(seen, standing, tied=standing in tied))
        lines += module_of(seen.view).score_lines(seen, standing.seat)
    return "\n".join([*lines, *_ties(seen, outcome)])


def _ties(seen: Sight, outcome: Outcome) -> list[str]:
    """A line that says who has the same score, and what decides between equals; no line where nobody has."""
    found = [_tied(seen, group) for group in ties(outcome)]
    return [say(seen.locale, "end-tie", ties=" ".join(found), rule=str(seen.view.tie))] if found else []


def _tied(seen: Sight, group: Sequence[Standing]) -> str:
    equals = names(seen, [standing.seat for standing in group])
    return say(seen.locale, "end-tied", names=equals, score=group[0].score, town=in_points(seen))


def _rank(seen: Sight, standing: Standing, *, tied: bool) -> str:
    return say(
        seen.locale,
        "end-rank",
        rank=standing.rank,
        name=player(seen, standing.seat),
        score=standing.score,
        town=in_points(seen),
        tied=str(seen.view.tie) if tied else "no",
        count=standing.tie_break,
    )
