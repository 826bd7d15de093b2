"""Harvesting on the screens (B6): what it does, says and offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.bohnanza.moves import Harvest
from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Says, Told
from bot.ui.bohnanza.chapters.harvesting import menu, moves
from bot.ui.bohnanza.chapters.harvesting.fields import field_args
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.places import ANY_TIME, FOOT, Placed
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import fields_said, matching
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.controls import control
from bot.ui.layout import Button, button
from bot.ui.screens import Answer, Choice, Click
from bot.words import say


def _public(seen: Sight, detail: TableDetail) -> Iterator[Placed[Button]]:
    yield Placed(ANY_TIME, button(say(seen.locale, "table-button-harvest"), control(seen.table.id, "harvest")))


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    if mine.options.harvest:
        yield Placed(FOOT, button(say(seen.locale, "hand-button-harvest"), control(seen.table.id, "harvest")))


def _typed(seen: Sight, click: Click) -> Answer:
    """`/harvest [field]` harvests a field by number or bean; without one it shows the menu."""
    name = click.typed("field")
    if name is None:
        return moves.menu(seen)
    place = naming.field(seen, name)
    moves.may_harvest(seen.view, place)
    field = seen.view.seats[own(seen.view).seat].fields[place]
    args = field_args(place, field)
    return moves.ask_harvest(seen, args) if moves.regrettable(field) else moves.harvest(args)


def _listed(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return matching(fields_said(seen, own(seen.view).options.harvest, harvest=True), typed)


def _advice(seen: Sight, move: Harvest) -> str:
    planted = seen.view.seats[own(seen.view).seat].fields[move.field]
    return say(
        seen.locale, "advice-harvest", field=move.field + 1, crop=crop(seen.locale, planted), pays=planted.pays
    )


def taken(seen: Sight, place: int) -> tuple[str, ...]:
    """The control that harvests this field at once: whoever takes a hint has just read what it pays."""
    return ("harvest-field", *field_args(place, seen.view.seats[own(seen.view).seat].fields[place]))


HARVESTING = Chapter(
    actions={
        "harvest": Action(lambda seen, click: moves.menu(seen), public=Says.NOTHING),
        "ask-harvest-field": Action(lambda seen, click: moves.ask_harvest(seen, click.args)),
        "harvest-field": Action(lambda seen, click: moves.harvest(click.args)),
    },
    commands={"harvest": Command(_typed)},
    lists={("harvest", "field"): _listed},
    parts={"harvest": PanelPart(menu.menu), "ask-harvest-field": PanelPart(menu.question)},
    public=_public,
    private=_private,
    news={"harvested": Told(harvest="end-crop")},
    advice={Harvest: _advice},
    taken={Harvest: lambda seen, move: taken(seen, move.field)},
)
