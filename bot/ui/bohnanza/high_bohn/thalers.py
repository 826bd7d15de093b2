"""Which cards of a mixed harvest become thalers, and which of these goes under a Distillery (H5, H7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import discord

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.high_bohn.moves import HarvestFor
from bot.games.bohnanza.high_bohn.shown import ThalerChoice
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.chapter import Action, Chapter, Told
from bot.ui.bohnanza.chapters.harvesting.chapter import taken
from bot.ui.bohnanza.chapters.harvesting.fields import field_args, shown_field
from bot.ui.bohnanza.chapters.harvesting.moves import may_harvest
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import last_word, named, of_beans
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.bohnanza.wording.symbols import bunch, short
from bot.ui.controls import control, number
from bot.ui.layout import Button, ModalLabel, ModalSelect, button
from bot.ui.modals import labelled, open_modal
from bot.ui.phrases import cut
from bot.ui.screens import Answer, Choice, Click, OpenModal, Play
from bot.words import say

THALERS, UNDER = "thalers", "under"
"""The fields of the form: its values come back under these names."""
COPY = "*"
"""Separates bean and copy in the values of the form."""


def choose_buttons(seen: Sight, mine: Own) -> Iterator[Button]:
    """An inconspicuous button for each harvest that leaves a choice of thalers."""
    for choice in _choices(mine):
        yield _choose(seen, mine, choice, discord.ButtonStyle.secondary)


def choose_or_default(seen: Sight, mine: Own, place: int) -> list[Button]:
    """The answers about a field in question at the end (H7): a choice of thalers, or those of the default."""
    choice = _choice_of(mine, place)
    label = say(seen.locale, "town-button-default", field=place + 1, thalers=bunch(seen.locale, choice.thalers))
    about = field_args(place, seen.view.seats[mine.seat].fields[place])
    default = button(cut(label, 80), control(seen.table.id, "harvest-field", *about))
    return [_choose(seen, mine, choice, discord.ButtonStyle.primary), default]


def _choose(seen: Sight, mine: Own, choice: ThalerChoice, style: discord.ButtonStyle) -> Button:
    label = say(seen.locale, "thalers-button", field=choice.field + 1)
    about = field_args(choice.field, seen.view.seats[mine.seat].fields[choice.field])
    return button(label, control(seen.table.id, "choose-thalers", *about), style)


def _choices(mine: Own) -> tuple[ThalerChoice, ...]:
    """The harvests that leave a choice now."""
    can = options_of(mine.options)
    return () if can is None else can.harvests


def _choice_of(mine: Own, place: int) -> ThalerChoice:
    """The choice that harvesting this field leaves; raises IllegalMove if it leaves none."""
    for choice in _choices(mine):
        if choice.field == place:
            return choice
    raise IllegalMove("no-thalers-to-choose", field=place + 1)


def _open_form(seen: Sight, args: Sequence[str]) -> OpenModal:
    """The form that asks for the thalers of the field that the control showed."""
    field = shown_field(seen.view, args, 0)
    choice = _choice_of(own(seen.view), number(args, 0))
    title = say(seen.locale, "thalers-title", field=choice.field + 1)
    what = control(seen.table.id, "harvest-thalers", *field_args(choice.field, field))
    return open_modal(title, what, _labels(seen, choice))


def _submitted(args: Sequence[str], values: Mapping[str, Sequence[str]]) -> Play[View, Move]:
    """Harvest the field that the form showed for the thalers that were chosen."""
    place = number(args, 0)
    thalers = tuple([_bean(value) for value in values.get(THALERS, ())]) or None
    under = next((_bean(value) for value in values.get(UNDER, ())), None)
    return _harvest_for(args, HarvestFor(place, thalers, under))


def _harvest_for(args: Sequence[str], move: HarvestFor) -> Play[View, Move]:
    """Harvest the field for these thalers, if it is still as it was shown."""

    def choose(view: View) -> Sequence[Move]:
        shown_field(view, args, 0)
        return (move,)

    return Play(choose)


def _bean(value: str) -> Bean:
    bean = value.partition(COPY)[0]
    if bean not in KINDS:
        raise MalformedMove("unknown-control")
    return Bean(bean)


def _labels(seen: Sight, choice: ThalerChoice) -> Iterator[ModalLabel]:
    if choice.pays < len(choice.beans):
        about = say(seen.locale, "thalers-which-about", count=choice.pays)
        yield labelled(say(seen.locale, "thalers-which"), about, _thalers(seen, choice))
    if choice.under_distillery is not None and choice.pays > 1:
        about = say(seen.locale, "thalers-under-about")
        yield labelled(say(seen.locale, "thalers-under"), about, _under(seen, choice))


def _thalers(seen: Sight, choice: ThalerChoice) -> ModalSelect:
    """As many copies of each bean as could become thalers; the default ones are preselected."""
    usual = Counter(choice.thalers)
    options = [
        discord.SelectOption(
            label=say(seen.locale, "thalers-copy", card=short(seen.locale, bean), copy=copy),
            value=f"{bean}{COPY}{copy}",
            default=copy <= usual[bean],
        )
        for bean, count in Counter(choice.beans).items()
        for copy in range(1, min(count, choice.pays) + 1)
    ]
    return discord.ui.Select(custom_id=THALERS, options=options, min_values=choice.pays, max_values=choice.pays)


def _under(seen: Sight, choice: ThalerChoice) -> ModalSelect:
    options = [
        discord.SelectOption(label=short(seen.locale, bean), value=bean, default=bean == choice.under_distillery)
        for bean in dict.fromkeys(choice.beans)
    ]
    return discord.ui.Select(custom_id=UNDER, options=options)


def typed(seen: Sight, click: Click) -> Answer | None:
    """What `/harvest` means where thalers are named, or the one to go under the Distillery."""
    field, names, under = click.typed("field"), click.typed("thalers"), click.typed("distillery")
    if field is None or (names is None and under is None):
        return None
    place = naming.field(seen, field)
    may_harvest(seen.view, place)
    args = field_args(place, seen.view.seats[own(seen.view).seat].fields[place])
    which = None if names is None else naming.wanted(seen, names)
    bean = None if under is None else naming.one_bean(seen, under)
    return _harvest_for(args, HarvestFor(place, which, bean))


def _choice_of_thalers(seen: Sight, click: Click) -> ThalerChoice:
    return _choice_of(own(seen.view), naming.field(seen, click.typed("field") or ""))


def _listed(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The beans among which a harvest chooses its thalers (H7)."""
    beans = dict.fromkeys(_choice_of_thalers(seen, click).beans)
    return last_word(seen, typed, named(seen, beans))


def _listed_under(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The beans that may go under the Distillery."""
    choice = _choice_of_thalers(seen, click)
    beans = dict.fromkeys(choice.beans if choice.under_distillery is not None else ())
    return of_beans(seen, beans, typed)


def _advice(seen: Sight, move: HarvestFor) -> str:
    planted = seen.view.seats[own(seen.view).seat].fields[move.field]
    facts: dict[str, str | int] = {"field": move.field + 1, "crop": crop(seen.locale, planted)}
    if not move.thalers:
        return say(seen.locale, "advice-harvest", **facts, pays=planted.pays)
    return say(seen.locale, "advice-harvest-for", **facts, thalers=bunch(seen.locale, move.thalers))


def _taken(seen: Sight, move: HarvestFor) -> tuple[str, ...]:
    if not move.thalers and move.tribute is None:
        return taken(seen, move.field)
    field = seen.view.seats[own(seen.view).seat].fields[move.field]
    chosen = [f"{THALERS}={bean}" for bean in move.thalers or ()]
    under = [] if move.tribute is None else [f"{UNDER}={move.tribute}"]
    return ("harvest-thalers", *field_args(move.field, field), *chosen, *under)


CHOOSING_THALERS = Chapter(
    actions={
        "choose-thalers": Action(lambda seen, click: _open_form(seen, click.args)),
        "harvest-thalers": Action(lambda seen, click: _submitted(click.args, click.values)),
    },
    lists={("harvest", "thalers"): _listed, ("harvest", "distillery"): _listed_under},
    news={"stew-harvested": Told(harvest="end-stew"), "toll-taken": Told(to_all=True, toll=True)},
    advice={HarvestFor: _advice},
    taken={HarvestFor: _taken},
)
