"""Every form of custom_id that 0.1.0 wrote on Bohnanza's screens still acts: messages keep theirs for years."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.state import Field, Offer, Phase
from bot.games.contract import Seat
from bot.ui.bohnanza.clicks import controls
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.controls import read
from bot.ui.screens import Open, OpenModal, Play
from tests.breadth import few
from tests.games.bohnanza.high_bohn.towns import town
from tests.ui.bohnanza.acting import answer, buttons, play, pressed, refusal
from tests.ui.bohnanza.examples import GAMES, Position, cards, crop, game, look, position
from tests.ui.bohnanza.high_bohn.test_banks import DRAWN, MOVE, PEEK, PEEKED
from tests.ui.bohnanza.high_bohn.test_final_harvest import ASKED as FINAL
from tests.ui.bohnanza.high_bohn.test_questions import CHANCE, LAST, NAMING
from tests.ui.bohnanza.high_bohn.test_stews import STEW as STEW_OF_SIX
from tests.ui.bohnanza.test_clicks import ELSEWHERE, private

MOVES, MODAL, PART = Play, OpenModal, Open


def _fields(*crops: Field) -> dict[Seat, tuple[Field, ...]]:
    return {0: crops}


HANDS = ["soy", "blue red blue", "red", "wax"]
PLANT = position(HANDS, fields=_fields(Field(), crop("red", 2)))
FULL = position(HANDS, fields=_fields(crop("red", 2), crop("blue", 2)))
PLANTED = position(HANDS, planted=1)
TRADE = position(HANDS, phase=Phase.TRADE, thalers={0: "wax wax wax"})
DONE = Position(TRADE.state._replace(passed=frozenset({1})))
OFFERED = position(HANDS, phase=Phase.TRADE, offers=[Offer(1, 0, None, cards("soy"), (Bean("blue"),))])
WAITED = position(HANDS, phase=Phase.TRADE, offers=[Offer(1, 1, 0, cards("blue"), (Bean("soy"),))])
ASIDE = position(["", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={0: "soy red"})
DUEL = {
    phase: position(["coffee blue", "wax"], phase=phase, face_up=face_up, planted=planted, edition="duel")
    for phase, face_up, planted in (
        (Phase.PLANT_OFFERED, "soy red", 0),
        (Phase.PLANT, "", 1),
        (Phase.PLANT_TURNED_UP, "soy wax red", 0),
    )
}
STEW = Position(town(buildings=["saloon-3"], hands=["soy"], fields=["red ~blue+chili"]))
SOWN = Position(town(buildings=["farm-2"], hands=["soy"], fields=["blue×2 soy×3"]))
STORE = Position(town(hands=["soy blue"], buildings=["general_store-3"], fields=["soy -"]))
RICH = Position(town(phase=Phase.TRADE, thalers=["cognac×2 red red"]))


class Old(NamedTuple):
    """A control of 0.1.0 in a position in which it acts, and what it is answered."""

    control: str
    there: Position
    does: type
    seat: Seat = 0
    values: Mapping[str, tuple[str, ...]] = {}


OLD = [
    Old("plant:soy-1:0", PLANT, MOVES),
    Old("plant:soy-1:0:stew", STEW, MOVES),
    Old("plant:soy-1:1:join", STEW, MOVES),
    Old("plant:soy-1:0:sow", SOWN, MOVES),
    Old("plant-all:2:soy-1", ASIDE, MOVES),
    Old("harvest-plant:soy-1:0:red:2", FULL, MOVES),
    Old("ask-harvest-plant:soy-1:0:red:2", FULL, PART),
    Old("harvest", FULL, PART),
    Old("harvest-field:0:red:2", FULL, MOVES),
    Old("ask-harvest-field:0:red:2", FULL, PART),
    Old("harvest-field:0:@:6", STEW_OF_SIX, MOVES),
    Old("meters", FULL, PART),
    Old("more", FULL, PART),
    Old("read-rules:0", FULL, PART),
    Old("as-text", FULL, PART),
    Old("turn-up:1", PLANTED, MOVES),
    Old("end:1", TRADE, MOVES),
    Old("end:1:anyway", WAITED, MOVES),
    Old("pass:1", TRADE, MOVES, 1),
    Old("back-in:1", DONE, MOVES, 1),
    Old("buy:3", TRADE, MOVES),
    Old("offer:1", TRADE, PART),
    Old("offer-form:1:0", TRADE, MOVES, 0, {"give": ("soy-1",), "want": ("blue*1", "red*2"), "to": ("anyone",)}),
    Old("offer-form:1:0", TRADE, MOVES, 0, {"give": (), "give-more": ("soy-1",), "want": (), "to": ("2",)}),
    Old("counter:1", OFFERED, PART, 1),
    Old("give:soy-1", TRADE, PART),
    Old("give-list:0", TRADE, PART, 0, {"": ("bean:12:give:soy-1",)}),
    Old("want:red:0", TRADE, PART),
    Old("want-list", TRADE, PART, 0, {"": ("bean:12:want:red:0",)}),
    Old("to", TRADE, PART, 0, {"": ("bean:12:to:2",)}),
    Old("clear", TRADE, PART),
    Old("fill:1:anyone:soy-1:red*2", TRADE, PART),
    Old("fill:1:2:soy-1", TRADE, PART),
    Old("send:1:0", TRADE, MOVES, 0, {"chosen": ("bean:12:give:soy-1", "bean:12:want:red:2")}),
    Old("offers", OFFERED, PART),
    Old("offers:0:back", OFFERED, PART),
    Old("offers:1:on", OFFERED, PART, 1),
    Old("accept:1", OFFERED, MOVES, 1),
    Old("accept:1:blue-2", OFFERED, MOVES, 1),
    Old("copies:1", OFFERED, PART, 1),
    Old("accept-with:1", OFFERED, MOVES, 1, {"": ("blue-2",)}),
    Old("decline:1", OFFERED, MOVES, 1),
    Old("withdraw:1", OFFERED, MOVES),
    Old("discard:soy-1", DUEL[Phase.PLANT_OFFERED], MOVES),
    Old("discard:", DUEL[Phase.PLANT], MOVES, 0, {"": ("blue-1",)}),
    Old("leave-rest:1", DUEL[Phase.PLANT_TURNED_UP], MOVES),
    Old("town", RICH, PART),
    Old("town:3", RICH, PART),
    Old("town-type", RICH, PART, 0, {"": ("2",)}),
    Old("town-type:2", RICH, PART),
    Old("buy-building:tipi-2", RICH, MOVES),
    Old("buy-buildings", RICH, MOVES, 0, {"": ("tipi-1", "distillery-1")}),
    Old("buy-no-more:buy_before_it_goes:tipi", CHANCE, MOVES, 1),
    Old("buy-no-more:last_purchases:", LAST, MOVES, 1),
    Old("name-type:tipi", NAMING, MOVES),
    Old("take-last-planted", FINAL, MOVES),
    Old("peek:2", PEEK, MOVES, 1),
    Old("bottom:2", PEEKED, MOVES, 1),
    Old("move-card:2", MOVE, PART, 1),
    Old("move-card:2:card:-", MOVE, PART, 1, {"": ("soy-1",)}),
    Old("move-card:2:to:soy-1:more", MOVE, PART, 1, {"": ("2",)}),
    Old("move-to:2:soy-1:2", MOVE, MOVES, 1),
    Old("move-to:2", MOVE, MOVES, 1, {"card": ("soy-1",), "to": ("2",)}),
    Old("move-to:2", MOVE, MOVES, 1, {"card": (), "card-more": ("soy-1",), "to": (), "to-more": ("2",)}),
    Old("keep-order:1", DRAWN, MOVES),
    Old("order-drawn:1", DRAWN, MOVES, 0, {"": ("green-1 stink-1 chili-1",)}),
    Old("store:soy-1", STORE, MOVES),
    Old("choose-thalers:0:@:6", STEW_OF_SIX, MODAL),
    Old("harvest-thalers:0:@:6", STEW_OF_SIX, MOVES, 0, {"thalers": ("soy*1", "red*1"), "under": ("soy",)}),
]


def old_id(control: str) -> str:
    """A custom_id of table 12; `@` stands for the mixed crop of STEW_OF_SIX, by its checksum."""
    return f"bean:12:{control.replace('@', '5bcf9f55')}"


@pytest.mark.parametrize("old", OLD, ids=lambda old: old.control)
def test_an_old_control_still_acts(old: Old) -> None:
    clicked = pressed(old_id(old.control), old.values)
    assert isinstance(answer(old.there, old.seat, clicked), old.does)
    if old.does is MOVES:
        assert play(old.there, old.seat, clicked).state != old.there.state


def shape(custom_id: str) -> tuple[str, int]:
    """The action of a control, and how much it says."""
    control = read(custom_id)
    assert control is not None
    return control.action, len(control.args)


SHAPES = {shape(old_id(old.control)) for old in OLD}


def test_every_control_is_listed_here() -> None:
    assert {action for action, _ in SHAPES} == {action for action in controls() if not action.startswith("/")}


@pytest.mark.parametrize("edition", few(GAMES, "high_bohn"))
def test_nothing_on_a_screen_has_another_form(edition: str) -> None:
    """A new form is listed here, and the old one stays."""
    players = GAMES[edition].players[-1]
    played = game(players, 0, edition)[:-1]
    for there in random.Random(0).sample(played, 6):
        shown = {shape(custom_id) for custom_id in public(there)}
        for seat in range(players):
            shown |= {(clicked.action, len(clicked.args)) for clicked in private(there, seat)}
        assert shown <= SHAPES


def public(there: Position) -> list[str]:
    """What the table message offers, but for what every game has."""
    return [one for one in buttons(table_screen(look(there))) if shape(one)[0] not in ELSEWHERE]


def test_what_nobody_knows_is_refused_in_words() -> None:
    for control in ("pea", "plant", "plant:soy-1", "plant:pea-1:0", "harvest-field:0:red", "town:x", "offer:"):
        assert refusal(TRADE, 0, pressed(f"bean:12:{control}")) == "unknown-control"
