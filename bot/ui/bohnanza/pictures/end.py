"""The picture of the end: who won, the ranking with what paid everybody, and their scores over the turns."""

from __future__ import annotations

from bot.art.drawings import Drawing
from bot.art.scenes.end import End, Place
from bot.games.contract import Outcome, Standing
from bot.ui.bohnanza.end.sheet import in_points
from bot.ui.bohnanza.pictures.before_seats import paid_by
from bot.ui.bohnanza.pictures.end_alt import reason, sentences
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import label_name
from bot.ui.components import Picture
from bot.ui.messages.pictures import picture
from bot.words import say

THALER = Drawing("things", "thaler")


def end_picture(seen: Sight, outcome: Outcome) -> Picture:
    """The picture of a game that is over."""
    points = in_points(seen)
    places = tuple([_place(seen, outcome, standing) for standing in outcome.standings])
    scene = End(places, None if points == "yes" else THALER, say(seen.locale, "picture-chart", town=points))
    return picture(seen, scene, sentences(seen, outcome))


def _place(seen: Sight, outcome: Outcome, standing: Standing) -> Place:
    seat = standing.seat
    beans = paid_by(seen.view, seat)
    return Place(
        place=seat,
        rank=standing.rank,
        name=seen.table.seats[seat].name,
        score=standing.score,
        paid=tuple([Drawing("beans", bean) for bean in beans]),
        best=label_name(seen.locale, beans[0]) if beans else "",
        reason=reason(seen, outcome, standing),
        course=tuple([scores[seat] for scores in seen.view.course]),
    )
