"""What a click means: which answer each control and each slash command gets."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import Phase, Turn, View
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.chapters import duel, turns
from bot.ui.bohnanza.chapters.harvesting import moves as harvesting
from bot.ui.bohnanza.chapters.planting import moves as planting
from bot.ui.bohnanza.chapters.trading import accepting, drafting
from bot.ui.bohnanza.chapters.trading import old_form as offering
from bot.ui.bohnanza.hand import parts as shown
from bot.ui.bohnanza.high_bohn import banks, buying, moving, questions, stores, thalers, town
from bot.ui.bohnanza.table.screen import text_screen
from bot.ui.bohnanza.typed import commands
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import number
from bot.ui.screens import Act, Answer, Click, Look, Open, Part


def resolve(seen: Sight, click: Click) -> Answer:
    """Answer a control or a command of Bohnanza; raises Refusal where it cannot be done."""
    own(seen.view)
    if seen.view.phase is Phase.ENDED:
        raise IllegalMove("game-over")
    if seen.view.kind is Turn.DUEL and click.action.removeprefix("/") in TRADING:
        raise IllegalMove("no-trading-in-a-duel")
    questions.check(seen.view, click.action)
    act = CONTROLS.get(click.action)
    if act is None or isinstance(act, Look):
        raise MalformedMove("unknown-control")
    return act(seen, click)


def _offer(seen: Sight, click: Click) -> Answer:
    turns.same_turn(seen.view, number(click.args, 0))
    return Open(drafting.resumed(seen).part())


def _counter(seen: Sight, click: Click) -> Answer:
    offer = accepting.addressed_offer(seen, seen.view, number(click.args, 0))
    return Open(drafting.mirrored(seen, offer).part())


def _open(seen: Sight, click: Click) -> Answer:
    """Show the part that the control is named after, once it is certain that it is possible now."""
    part = Part(click.action, click.args)
    list(shown.part(click.action)(seen._replace(part=part)))
    return Open(part)


TRADING = (
    drafting.CONTROLS
    | {"offer", "offer-form", "counter", "offers", "accept", "accept-with", "copies", "decline", "withdraw"}
    | {"pass", "back-in"}
)
"""A duel has none of these (D4)."""

CONTROLS: Mapping[str, Look[View, News] | Act[View, News]] = {
    "offer": _offer,
    "offer-form": lambda seen, click: offering.submitted(click.args, click.values),
    "counter": _counter,
    "give": drafting.give,
    "give-list": drafting.give_listed,
    "want": drafting.want,
    "to": drafting.to,
    "clear": drafting.clear,
    "send": drafting.send,
    "offers": _open,
    "accept": lambda seen, click: accepting.accept(seen, click.args),
    "copies": _open,
    "accept-with": lambda seen, click: accepting.accept_with(seen, click.args, click.values.get("", ())),
    "decline": lambda seen, click: accepting.decline(seen, number(click.args, 0)),
    "withdraw": lambda seen, click: accepting.withdraw(number(click.args, 0)),
    "pass": lambda seen, click: turns.done(number(click.args, 0)),
    "back-in": lambda seen, click: turns.back_in(number(click.args, 0)),
    "turn-up": lambda seen, click: turns.turn_up(seen, number(click.args, 0)),
    "end": lambda seen, click: turns.end_trading(seen, number(click.args, 0)),
    "discard": lambda seen, click: duel.discard(seen, click.args, click.values.get("", ())),
    "leave-rest": lambda seen, click: duel.leave(seen, number(click.args, 0)),
    "buy": lambda seen, click: turns.buy(number(click.args, 0)),
    "town": lambda seen, click: town.town(seen, number(click.args, 0) if click.args else 0),
    "buy-building": lambda seen, click: buying.bought_from(click.args, ()),
    "buy-buildings": lambda seen, click: buying.bought_from((), click.values.get("", ())),
    "buy-no-more": lambda seen, click: questions.no_more(click.args),
    "name-type": lambda seen, click: questions.name_type(click.args),
    "peek": lambda seen, click: banks.peek(click.args),
    "bottom": lambda seen, click: banks.put_to_bottom(click.args),
    "move-card": lambda seen, click: moving.choose(seen, click.args, click.values.get("", ())),
    "move-to": lambda seen, click: moving.submitted(click.args, click.values),
    "keep-order": lambda seen, click: banks.keep_order(number(click.args, 0)),
    "order-drawn": lambda seen, click: banks.order(click.args, click.values.get("", ())),
    "store": lambda seen, click: stores.store(click.args),
    "choose-thalers": lambda seen, click: thalers.open_form(seen, click.args),
    "harvest-thalers": lambda seen, click: thalers.submitted(click.args, click.values),
    "plant": lambda seen, click: planting.plant(seen.locale, click.args),
    "harvest-plant": lambda seen, click: planting.harvest_and_plant(seen.locale, click.args),
    "ask-harvest-plant": lambda seen, click: planting.ask_harvest_and_plant(seen, click.args),
    "plant-all": lambda seen, click: planting.plant_all(click.args),
    "harvest": lambda seen, click: harvesting.menu(seen),
    "ask-harvest-field": lambda seen, click: harvesting.ask_harvest(seen, click.args),
    "harvest-field": lambda seen, click: harvesting.harvest(click.args),
    "meters": _open,
    "more": _open,
    "read-rules": _open,
    "as-text": Look(text_screen),
    **{f"/{name}": command for name, command in commands.COMMANDS.items()},
}
"""Every control by its action, and every slash command: a `Look` is for everybody, the others are for players."""
