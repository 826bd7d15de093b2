"""The picture of the end: the ranking with everybody's last fields and towns, and their scores over the turns."""

from __future__ import annotations

from bot.art.drawings import Drawing
from bot.art.scenes.end import End, Place
from bot.art.scenes.fields import Field
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Seat, Standing
from bot.ui.bohnanza.chapters.ending.harvests import last_fields
from bot.ui.bohnanza.pictures.before_seats import best_paid, town, town_at
from bot.ui.bohnanza.pictures.end_alt import equal_scores, sentences
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.components import Picture
from bot.ui.messages.pictures import drawn_names, picture
from bot.words import say

THALER = Drawing("things", "thaler")


def end_picture(seen: Sight, outcome: Outcome) -> Picture:
    """The game that is over."""
    return picture(seen, _scene(seen, outcome), sentences(seen, outcome))


def _scene(seen: Sight, outcome: Outcome) -> End:
    locale = seen.locale
    title = say(
        locale,
        "picture-end",
        names=drawn_names(seen, outcome.winners),
        count=len(outcome.winners),
        score=outcome.standings[0].score,
        town="no" if town_of(seen.view) is None else "yes",
    )
    places = tuple([_place(seen, standing) for standing in outcome.standings])
    harvest = say(locale, "picture-harvest") if any(place.fields for place in places) else ""
    return End(title, _tie(seen, outcome), places, THALER, say(locale, "picture-chart"), harvest)


def _tie(seen: Sight, outcome: Outcome) -> str:
    """What separates players with equal scores, where there are any."""
    scores = equal_scores(seen, outcome)
    return say(seen.locale, "picture-tie", rule=str(seen.view.tie), scores=scores) if scores else ""


def _place(seen: Sight, standing: Standing) -> Place:
    seat, own_town = standing.seat, town_at(seen.view, standing.seat)
    bean = best_paid(seen.view, seat)
    return Place(
        place=seat,
        rank=standing.rank,
        name=seen.table.seats[seat].name,
        score=standing.score,
        portrait=None if bean is None else Drawing("beans", bean),
        says=_parts(seen, seat),
        fields=tuple([_harvested(item) for item in last_fields(seen.news, seat)]),
        town=() if own_town is None else town(own_town.buildings),
        course=tuple([scores[seat] for scores in seen.view.course]),
    )


def _parts(seen: Sight, seat: Seat) -> str:
    """What the score is made of, where that is more than thalers."""
    held = town_at(seen.view, seat)
    if held is None:
        return ""
    score = held.score
    return say(
        seen.locale,
        "picture-parts",
        cash=score.cash,
        buildings=score.buildings,
        bonus=score.bonus,
        more=score.under_buildings + score.tipi,
    )


def _harvested(item: News) -> Field:
    """A field of the final harvest."""
    beans = item.beans if len(set(item.beans)) > 1 else item.beans[:1]
    return Field(tuple(beans), len(item.beans), item.number)
