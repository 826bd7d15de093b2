"""The picture of the end: the ranking with everybody's last fields and towns, and their scores over the turns."""

from __future__ import annotations

from bot.art.drawings import Drawing
from bot.art.scenes.end import End, Place
from bot.art.scenes.fields import Field
from bot.games.bohnanza.news import News
from bot.games.contract import Outcome, Standing
from bot.ui.bohnanza.end.harvests import last_fields
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.pictures.before_seats import best_paid
from bot.ui.bohnanza.pictures.end_alt import equal_scores, sentences
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.components import Picture
from bot.ui.messages.pictures import drawn_names, picture
from bot.words import say

THALER = Drawing("things", "thaler")


def end_picture(seen: Sight, outcome: Outcome) -> Picture:
    """The picture of a game that is over."""
    return picture(seen, _scene(seen, outcome), sentences(seen, outcome))


def _scene(seen: Sight, outcome: Outcome) -> End:
    locale = seen.locale
    title = say(
        locale,
        "picture-end",
        names=drawn_names(seen, outcome.winners),
        count=len(outcome.winners),
        score=outcome.standings[0].score,
        town="yes" if module_of(seen.view).built else "no",
    )
    places = tuple([_place(seen, standing) for standing in outcome.standings])
    harvest = say(locale, "picture-harvest") if any(place.fields for place in places) else ""
    return End(title, _tie(seen, outcome), places, THALER, say(locale, "picture-chart"), harvest)


def _tie(seen: Sight, outcome: Outcome) -> str:
    """What separates players with equal scores, where there are any."""
    scores = equal_scores(seen, outcome)
    return say(seen.locale, "picture-tie", rule=str(seen.view.tie), scores=scores) if scores else ""


def _place(seen: Sight, standing: Standing) -> Place:
    seat, module = standing.seat, module_of(seen.view)
    built = module.before_seat(seen.view, seat)
    bean = best_paid(seen.view, seat)
    return Place(
        place=seat,
        rank=standing.rank,
        name=seen.table.seats[seat].name,
        score=standing.score,
        portrait=None if bean is None else Drawing("beans", bean),
        says=module.score_short(seen, seat),
        fields=tuple([_harvested(item) for item in last_fields(seen.news, seat)]),
        town=() if built is None else built.buildings,
        course=tuple([scores[seat] for scores in seen.view.course]),
    )


def _harvested(item: News) -> Field:
    """A field of the final harvest."""
    beans = item.beans if len(set(item.beans)) > 1 else item.beans[:1]
    return Field(tuple(beans), len(item.beans), item.number)
