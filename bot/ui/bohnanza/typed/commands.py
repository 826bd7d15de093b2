"""The slash commands of play, their options parsed leniently, to the answers that the buttons would give.

All options are texts.

| command     | options                    | what it does |
|-------------|----------------------------|---|
| `/plant`    | [card] [field] [harvest]   | plants the next due card; `card` picks one of those set aside |
| `/harvest`  | [field] [thalers] [distillery] | harvests a field by number or bean; without one shows the menu |
| `/offer`    | [give] [want] [to]         | makes an offer; without `give` and `want` opens the builder |
| `/accept`   | offer [give]               | accepts; `give` names the copies where several could go |
| `/decline`  | offer                      | says no to an offer |
| `/withdraw` | offer                      | takes back an own offer |
| `/end`      |                            | phase 1: turns up; phase 2: ends trading; in a duel: leaves the rest |
| `/discard`  | [card]                     | in a duel: discards, by bean or place |
| `/buy`      | [what]                     | buys the third field, or buildings; without one shows a town |
| `/town`     |                            | shows the town |
| `/pass`     |                            | “I'm done” with this turn's trading, or back in |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.games.bohnanza.high_bohn.moves import HarvestFor
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import Accept, Move
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Phase, Turn, View
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapters import duel, turns
from bot.ui.bohnanza.chapters.harvesting import moves as harvesting
from bot.ui.bohnanza.chapters.harvesting.fields import field_args
from bot.ui.bohnanza.chapters.planting import moves as planting
from bot.ui.bohnanza.chapters.planting import why_not
from bot.ui.bohnanza.chapters.trading import accepting, drafting, typed_offer
from bot.ui.bohnanza.high_bohn import buying, thalers, town
from bot.ui.bohnanza.high_bohn import commands as building_commands
from bot.ui.bohnanza.high_bohn import names as building_names
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.lexicon import meant
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.screens import Answer, Click, Open, Play
from bot.ui.typed import fold

Command: TypeAlias = Callable[[Sight, Click], Answer]


def _plant(seen: Sight, click: Click) -> Answer:
    option = naming.card_to_plant(seen, click.typed("card"))
    place, harvest = click.typed("field"), click.typed("harvest")
    if harvest is not None:
        return _harvest_and_plant(seen, option, naming.field(seen, harvest))
    if place is not None:
        return _plant_there(seen, option, place)
    if option.places:
        return planting.plant_in(seen, option, planting.usual_place(seen, option), stew=False)
    return planting.choose_harvest(seen, option)


def _plant_there(seen: Sight, option: PlantOption, typed: str) -> Answer:
    """Plant in the field of this number or bean; `2: stew` or `2 stew` begins a stew in field 2."""
    place = naming.field(seen, typed)
    if place not in option.places:
        raise why_not.planted_there(seen, option, place)
    return planting.plant_in(seen, option, place, stew=_names_a_stew(seen, typed))


def _names_a_stew(seen: Sight, typed: str) -> bool:
    """Whether a stew is to be begun; after a colon nothing else may stand."""
    before, colon, after = typed.partition(":")
    if naming.STEW in typed:
        return True
    stews = meant(seen.locale, "stew")
    return fold(after.strip()) in stews if colon else any(fold(word) in stews for word in before.split())


def _harvest_and_plant(seen: Sight, option: PlantOption, place: int) -> Answer:
    harvesting.may_harvest(seen.view, place)
    field = seen.view.seats[own(seen.view).seat].fields[place]
    args = (option.card, *field_args(place, field))
    if harvesting.regrettable(field) and not planting.forced(seen.view, option):
        return planting.ask_harvest_and_plant(seen, args)
    return planting.harvest_and_plant(seen.locale, args)


def _harvest(seen: Sight, click: Click) -> Answer:
    name = click.typed("field")
    if name is None:
        return harvesting.menu(seen)
    place = naming.field(seen, name)
    harvesting.may_harvest(seen.view, place)
    field = seen.view.seats[own(seen.view).seat].fields[place]
    args = field_args(place, field)
    names, under = click.typed("thalers"), click.typed("distillery")
    if names is not None or under is not None:
        which = None if names is None else naming.wanted(seen, names)
        bean = None if under is None else naming.one_bean(seen, under)
        return thalers.harvest_for(args, HarvestFor(place, which, bean))
    return harvesting.ask_harvest(seen, args) if harvesting.regrettable(field) else harvesting.harvest(args)


def _offer(seen: Sight, click: Click) -> Answer:
    if not own(seen.view).options.may_offer:
        raise IllegalMove("not-trading-now")
    typed = typed_offer.options(seen, click)
    if not {"give", "want"} & set(typed):
        return Open(drafting.begun(seen, naming.receiver(seen, typed.get("to"))).part())
    move, turn = typed_offer.read(seen, click), seen.view.turn

    def choose(view: View) -> Sequence[Move]:
        if view.turn != turn:
            raise OutOfDate("earlier-turn")
        return (move,)

    return Play(choose)


def _accept(seen: Sight, click: Click) -> Answer:
    offer = naming.offer_number(click.typed("offer"))
    give = click.typed("give")
    if give is None:
        return accepting.accept(seen, (str(offer),))
    accepting.acceptable(seen, seen.view, offer)
    chosen = naming.given(seen, give)
    want = accepting.open_offer(seen.view, offer).want
    if not naming.counted_like(chosen, want):
        raise IllegalMove("other-copies-needed", offer=offer, cards=cards(seen.locale, want))

    def choose(view: View) -> Sequence[Move]:
        accepting.acceptable(seen, view, offer)
        return (Accept(offer, chosen),)

    return Play(choose)


def _decline(seen: Sight, click: Click) -> Answer:
    offer = naming.offer_number(click.typed("offer"))
    return accepting.decline(seen, offer)


def _withdraw(seen: Sight, click: Click) -> Answer:
    offer = naming.offer_number(click.typed("offer"))
    return accepting.withdraw(offer)


def _end(seen: Sight, click: Click) -> Answer:
    view = seen.view
    if view.phase is Phase.PLANT_RECEIVED and own(view).seat == view.active:
        raise IllegalMove("nothing-to-end")
    if view.kind is Turn.DUEL:
        up = view.phase is Phase.PLANT_TURNED_UP
        return duel.leave(seen, view.turn) if up else turns.turn_up(seen, view.turn)
    return turns.turn_up(seen, view.turn) if view.phase is Phase.PLANT else turns.end_trading(seen, view.turn)


def _discard(seen: Sight, click: Click) -> Answer:
    return duel.discard_card(seen.locale, naming.card_to_discard(seen, click.typed("card")))


def _pass(seen: Sight, click: Click) -> Answer:
    return turns.done_or_back_in()


def _buy(seen: Sight, click: Click) -> Answer:
    """Buy the third field or buildings; with nothing named, a game with buildings shows what there is to buy."""
    what = building_names.parts(seen, click.typed("what") or "")
    fields = [part for part in what if building_names.is_field(seen, part)]
    if what and not fields:
        return buying.buy([building_names.named(seen, part) for part in what])
    if len(what) > 1:
        raise IllegalMove("field-or-buildings")
    if not what and town_of(seen.view) is not None:
        return town.town(seen)
    return turns.buy(len(seen.view.seats[own(seen.view).seat].thalers))


COMMANDS: Mapping[str, Command] = {
    "plant": _plant,
    "harvest": _harvest,
    "offer": _offer,
    "accept": _accept,
    "decline": _decline,
    "withdraw": _withdraw,
    "end": _end,
    "discard": _discard,
    "buy": _buy,
    "pass": _pass,
    **building_commands.COMMANDS,
    "town": lambda seen, click: town.town(seen),
}
"""Every slash command of play, by its English name."""
