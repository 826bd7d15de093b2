"""The other players above a hand: when they stand there, what of theirs is marked, and for whom."""

from __future__ import annotations

import pytest

from bot.art.scenes.hand import Hand, Other
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.state import Field, Offer, Phase
from bot.games.bohnanza.view import FieldView
from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.pictures.others import Others
from bot.ui.screens import Face, Part
from tests.ui.bohnanza.examples import NAMES, Position, cards, crop, game, look, position
from tests.ui.reading import words

FIELDS = {
    0: [crop("soy", 2), Field()],
    1: [crop("red", 2), crop("blue", 4)],
    2: [crop("chili", 1), crop("soy", 3), Field()],
    3: [crop("wax", 6), Field()],
}
OFFER = Offer(1, 2, 0, cards("green"), (Bean("soy"),))
"""Cleo gives green to Ana, and asks for soy."""
TRADE = position(
    ["soy red", "blue blue blue", "green", ""],
    phase=Phase.TRADE,
    fields=FIELDS,
    face_up="wax blue",
    offers=[OFFER],
    thalers={1: "soy soy"},
)


def scene(at: Position, seat: int, *, part: Part | None = None, face: Face = Face.LIVE) -> Hand:
    """What the picture of this panel shows."""
    shown = hand_screen(look(at, seat)._replace(pictures=True, part=part), None, face).picture
    assert shown is not None
    assert isinstance(shown.scene, Hand)
    return shown.scene


def fits(others: tuple[Other, ...]) -> dict[str, tuple[int, ...]]:
    """The marked fields of those who stand there, by name."""
    return {other.name: other.fits for other in others}


def build(at: Position, *chosen: str) -> Part:
    """The part in which these cards and beans (`soy*1`) are chosen for an offer."""
    return Part("build", (str(at.state.turn), "0", "anyone", *chosen))


def test_while_somebody_trades_all_others_stand_above_the_hand_and_what_is_traded_is_marked() -> None:
    for seat in range(4):
        shown = scene(TRADE, seat).others
        assert [other.place for other in shown] == [place for place in range(4) if place != seat]
        marked = {"Ana": (0,), "Ben": (1,), "Cleo": (1,), "Dev": (0,)}
        assert fits(shown) == {name: found for name, found in marked.items() if name != NAMES[seat]}
        assert [other.name for other in shown if other.acts] == (["Ana"] if seat else [])
    ben = scene(TRADE, 0).others[0]
    assert (ben.hand, ben.thalers) == (3, 2)
    assert [(field.beans, field.cards, field.next) for field in ben.fields] == [
        (("red",), 2, (3, 2)),
        (("blue",), 4, (6, 2)),
    ]


def test_everybody_is_shown_the_same_tile() -> None:
    assert scene(TRADE, 0).others[1] is scene(TRADE, 1).others[1] is scene(TRADE, 3).others[2]


def test_whoever_puts_an_offer_together_sees_whom_it_would_suit_and_nobody_else_does() -> None:
    before = scene(TRADE, 1).others
    mine = scene(TRADE, 0, part=build(TRADE, "red-1", "chili*2"))
    assert mine.low
    assert fits(mine.others) == {"Ben": (0,), "Cleo": (0,), "Dev": ()}
    assert scene(TRADE, 1).others == before
    nothing_chosen = scene(TRADE, 0, part=build(TRADE))
    assert fits(nothing_chosen.others) == fits(scene(TRADE, 0).others)


GROWN = ("soy", "red", "red", "blue", "wax", "stink", "soy")
SEVEN = position(
    ["soy red cocoa", *["red"] * 6],
    phase=Phase.TRADE,
    face_up="wax",
    fields={seat: [crop(bean, 2), Field()] for seat, bean in enumerate(GROWN)},
)


def test_of_five_others_and_more_only_those_are_left_whom_an_offer_would_suit_and_all_where_it_suits_none() -> (
    None
):
    def names(*chosen: str) -> list[str]:
        return [other.name for other in scene(SEVEN, 0, part=build(SEVEN, *chosen)).others]

    assert names("red-1") == ["Ben", "Cleo"]
    assert names("red-1", "soy*1") == ["Ben", "Cleo", "Gül"]
    assert names() == ["Eva"]
    assert names("cocoa-1") == [*NAMES[1:]]
    assert [other.name for other in scene(SEVEN, 0).others] == [*NAMES[1:]]


@pytest.mark.parametrize("face", [Face.RESTING, Face.ASLEEP])
def test_a_panel_that_does_not_follow_the_table_shows_nobody(face: Face) -> None:
    assert scene(TRADE, 0, face=face).others == ()


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.PLANT_RECEIVED])
def test_outside_of_trading_nobody_is_shown_and_what_others_harvest_changes_no_panel(phase: Phase) -> None:
    sown, harvested = (
        look(position(["soy", "red", "red"], phase=phase, fields={1: [field, Field()]}, thalers={1: earned}), 0)
        for field, earned in ((crop("blue", 4), ""), (Field(), "blue"))
    )
    assert hand_excerpt(sown, Face.LIVE) == hand_excerpt(harvested, Face.LIVE)
    shown = hand_screen(sown._replace(pictures=True), None, Face.LIVE).picture
    assert shown is not None
    assert isinstance(shown.scene, Hand)
    assert shown.scene.others == ()
    assert shown.at_once is None


def test_in_a_duel_the_opponent_stands_there_while_one_deals_with_their_gift_or_leaves_one() -> None:
    seen = set()
    for at in game(2, 5, "duel")[:-1]:
        for seat in (0, 1):
            deals = at.state.active == seat and at.state.phase in (Phase.PLANT_OFFERED, Phase.PLANT_TURNED_UP)
            assert [other.place for other in scene(at, seat).others] == ([1 - seat] if deals else [])
            seen.add((str(at.state.phase), deals))
    assert {("plant_offered", True), ("plant_turned_up", True), ("plant", False)} <= seen


def test_what_suits_a_field_of_one_bean_an_empty_one_and_a_stew() -> None:
    field = FieldView(Bean("red"), 2, 1, 3, protected=False)
    empty = FieldView(None, 0, 0, None, protected=False)
    stew = FieldView(None, 2, 0, 3, protected=False, mixed=(Bean("red"), Bean("soy")))
    seat = (
        look(TRADE, 0)
        .view.seats[1]
        ._replace(fields=(field, empty, empty._replace(only=Bean("red")), stew, field._replace(bean=Bean("soy"))))
    )
    assert Others((), frozenset({Bean("red")})).fits(seat) == (0, 2)
    assert Others((), frozenset({Bean("blue")})).fits(seat) == (3,)
    assert Others((), frozenset()).fits(seat) == ()


def test_while_the_game_is_paused_nobody_is_shown() -> None:
    seen = look(TRADE, 0)._replace(pictures=True)
    still = seen._replace(table=seen.table._replace(paused="asked"))
    shown = hand_screen(still, None, Face.LIVE).picture
    assert shown is not None
    assert isinstance(shown.scene, Hand)
    assert shown.scene.others == ()


def test_in_words_each_of_the_others_has_a_line_above_the_hand_with_what_is_traded_in_bold() -> None:
    said = words(hand_screen(look(TRADE, 1), None, Face.LIVE)).replace("\N{NO-BREAK SPACE}", " ")
    assert "▶ **Ana** · 2 cards · 0 🪙 · **🌱 Soy ×2 (4→2)** | empty\n**Cleo** · 1 card · 0 🪙 · " in said
    assert "🌶️ Chili ×1 (3→1) | **🌱 Soy ×3 (4→2)** | empty\n" in said
    assert said.index("**Dev**") < said.index("📍 **1. 🫐 Blue**")
    resting = words(hand_screen(look(TRADE, 1)))
    assert "**Cleo** ·" not in resting


def test_the_alt_text_says_who_acts_and_which_fields_are_marked() -> None:
    shown = hand_screen(look(TRADE, 1)._replace(pictures=True), None, Face.LIVE).picture
    assert shown is not None
    assert (
        "Ana (whose turn it is): 0 thalers, 2 cards in hand; 2 Soy (pays 1, 2 at 4) (suits the trade), empty."
        in shown.alt
    )
    assert "Dev: 0 thalers, 0 cards in hand; 6 Wax" in shown.alt
