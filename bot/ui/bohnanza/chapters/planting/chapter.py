"""Planting on the screens (B4): what it does, says and offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.moves import Plant
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Own, Phase
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Told
from bot.ui.bohnanza.chapters.harvesting.fields import field_args
from bot.ui.bohnanza.chapters.harvesting.moves import may_harvest, regrettable
from bot.ui.bohnanza.chapters.planting import moves, room
from bot.ui.bohnanza.chapters.planting.buttons import plant_all_button, plant_buttons
from bot.ui.bohnanza.chapters.planting.naming import card_to_plant, place_for
from bot.ui.bohnanza.details import PanelDetail
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.places import PLANT, PLANT_ALL, TO_PLANT, AnyPlaced, Placed
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import fields_said, matching, of_beans
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.screens import Answer, Choice, Click
from bot.words import say


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[AnyPlaced]:
    if not mine.options.plant and not mine.set_aside:
        return
    yield from [Placed(TO_PLANT, one) for one in _set_aside(seen, mine)]
    yield from [Placed(TO_PLANT, one) for one in _no_room(seen, mine)]
    yield from [Placed(PLANT_ALL, one) for one in plant_all_button(seen, mine)]
    yield from [Placed(PLANT, one) for one in plant_buttons(seen, mine)]


def _set_aside(seen: Sight, mine: Own) -> Iterator[str]:
    """The cards received, unless the first line names them."""
    named = seen.view.phase is Phase.PLANT_RECEIVED and mine.seat in seen.view.waiting_for
    if mine.set_aside and not named:
        set_aside = seen.view.seats[mine.seat].set_aside
        yield say(seen.locale, "hand-set-aside", beans=bunch(seen.locale, set_aside))


def _no_room(seen: Sight, mine: Own) -> Iterator[str]:
    """The cards that no field takes now, and what to do about them."""
    fields = seen.view.seats[mine.seat].fields
    stuck = [option for option in mine.options.plant if option.harvest_first]
    if not stuck:
        return
    words, options = "hand-no-room", mine.options
    if any(not moves.makes_room(option.card, fields[place]) for option in stuck for place in option.harvest_first):
        words = "hand-no-room-two"
    else:
        if options.turn_up or options.leave_offer or options.discard:
            words = "hand-no-room-optional"
        words = module_of(seen.view).no_room([option.card for option in stuck], mine, words)
    yield say(seen.locale, words, beans=bunch(seen.locale, [BEAN[option.card] for option in stuck]))


def _typed(seen: Sight, click: Click) -> Answer:
    """`/plant [card] [field] [harvest]` plants the next due card; `card` picks one of those set aside."""
    option = card_to_plant(seen, click.typed("card"))
    place, harvest = click.typed("field"), click.typed("harvest")
    if harvest is not None:
        return _harvest_and_plant(seen, option, naming.field(seen, harvest))
    if place is not None:
        return moves.plant_in(seen, option, place_for(seen, option, place))
    if option.places:
        return moves.plant_in(seen, option, moves.usual_place(seen, option))
    return moves.choose_harvest(seen, option)


def _harvest_and_plant(seen: Sight, option: PlantOption, place: int) -> Answer:
    may_harvest(seen.view, place)
    field = seen.view.seats[own(seen.view).seat].fields[place]
    args = (option.card, *field_args(place, field))
    if regrettable(field) and not moves.forced(seen.view, option):
        return moves.ask_harvest_and_plant(seen, args)
    return moves.harvest_and_plant(seen.locale, args)


def _cards(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return of_beans(seen, [BEAN[option.card] for option in own(seen.view).options.plant], typed)


def _fields(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    option = card_to_plant(seen, click.typed("card"))
    return matching(fields_said(seen, option.places, harvest=False), typed)


def _harvests(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    option = card_to_plant(seen, click.typed("card"))
    return matching(fields_said(seen, option.harvest_first, harvest=True), typed)


def _advice(seen: Sight, move: Plant) -> str:
    beans = cards(seen.locale, [BEAN[move.card]])
    return say(seen.locale, "advice-plant", beans=beans, field=move.field + 1, stew="False")


PLANTING = Chapter(
    actions={
        "plant": Action(lambda seen, click: moves.plant(seen.locale, click.args), waits=True),
        "plant-all": Action(lambda seen, click: moves.plant_all(click.args), waits=True),
        "harvest-plant": Action(lambda seen, click: moves.harvest_and_plant(seen.locale, click.args), waits=True),
        "ask-harvest-plant": Action(lambda seen, click: moves.ask_harvest_and_plant(seen, click.args), waits=True),
    },
    commands={"plant": Command(_typed, waits=True)},
    lists={("plant", "card"): _cards, ("plant", "field"): _fields, ("plant", "harvest"): _harvests},
    parts={"ask-harvest-plant": PanelPart(room.question, waits=True), "room": PanelPart(room.menu)},
    private=_private,
    news={"planted": Told(thalers=False)},
    advice={Plant: _advice},
    taken={Plant: lambda seen, move: moves.taken(seen, move.card, move.field, move)},
)
