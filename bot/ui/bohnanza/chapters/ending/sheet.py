"""The final sheet: who won, the last harvest field by field, and the ranking with what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.bohnanza.high_bohn.slots import news_of
from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Seat, Standing
from bot.ui.bohnanza.chapters.ending.harvests import final_harvest, last_purchases
from bot.ui.bohnanza.high_bohn.buildings import buildings_short
from bot.ui.bohnanza.high_bohn.towns import score_parts
from bot.ui.bohnanza.telling.news import line
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import listed, names, player
from bot.words import say


def sheet(seen: Sight, outcome: Outcome, *, brief: bool = False) -> tuple[str, str, str]:
    """Who won, the final harvest with the purchases after it, and the ranking (B8.4, H8), as three texts; `brief`:
    sums in place of single fields."""
    title = say(
        seen.locale,
        "end-title",
        names=names(seen, outcome.winners),
        count=len(outcome.winners),
    )
    return title, "\n".join([_harvest(seen, brief=brief), *_purchases(seen)]), _ranking(seen, outcome)


def _purchases(seen: Sight) -> list[str]:
    """What each player bought after the final harvest (H8)."""
    after = seen.news[last_purchases(seen.news) :]
    bought = {item.seat or 0: news_of(item).buildings for item in after if item.what == "building-bought"}
    for seat in bought:
        bought[seat] = tuple(one for item in after if item.seat == seat for one in news_of(item).buildings)
    lines = [
        say(
            seen.locale, "end-purchase", name=player(seen, seat), buildings=buildings_short(seen.locale, buildings)
        )
        for seat, buildings in bought.items()
    ]
    return [say(seen.locale, "end-purchases"), *lines] if lines else []


def _harvest(seen: Sight, *, brief: bool) -> str:
    harvests, whole = final_harvest(seen.news)
    lines = [line(seen, item) for item in seen.news if item.what == "face-up-discarded"]
    lines.append(say(seen.locale, "end-harvest"))
    if not whole:
        lines.append(say(seen.locale, "end-harvest-earlier"))
    elif not harvests:
        lines.append(say(seen.locale, "end-harvest-none"))
    fields = [item for item in harvests if item.what != "toll-taken"]
    # Who was asked before the others for the thalers of a mixed field (H7) has one line all the same.
    for seat in dict.fromkeys(item.seat for item in fields):
        words = _brief if brief else _field_by_field
        lines.append(words(seen, seat or 0, [item for item in fields if item.seat == seat]))
    taken = tuple(bean for item in harvests if item.what == "toll-taken" for bean in item.beans)
    if taken:
        taker = next(item for item in harvests if item.what == "toll-taken")
        lines.append(line(seen, taker._replace(beans=taken, number=len(taken))))
    return "\n".join(lines)


def _brief(seen: Sight, seat: Seat, fields: Sequence[News]) -> str:
    cards, pays = sum(len(field.beans) for field in fields), sum(field.number for field in fields)
    return say(seen.locale, "end-harvest-brief", name=player(seen, seat), cards=cards, pays=pays)


def _field_by_field(seen: Sight, seat: Seat, fields: Sequence[News]) -> str:
    crops = listed(seen.locale, [_crop(seen, field) for field in fields])
    return say(seen.locale, "end-harvest-line", name=player(seen, seat), crops=crops)


def _crop(seen: Sight, field: News) -> str:
    words = "end-stew" if field.what == "stew-harvested" else "end-crop"
    return say(seen.locale, words, crop=bunch(seen.locale, field.beans), pays=field.number)


def _ranking(seen: Sight, outcome: Outcome) -> str:
    often = Counter(standing.score for standing in outcome.standings)
    lines = [say(seen.locale, "end-ranking")]
    for standing in outcome.standings:
        lines.append(_rank(seen, standing, tied=often[standing.score] > 1))
        lines += score_parts(seen, standing.seat)
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
