"""The screens of the bean duel (D): what is asked at each step, and no trading to be seen."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.state import Field, Offer, Phase
from bot.games.bohnanza.telling import tell
from bot.games.contract import OutOfDate
from bot.ui.bohnanza import family
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapters.looking import rulebook
from bot.ui.bohnanza.chapters.trading.chapter import TRADING
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.controls import control
from bot.ui.screens import Click
from bot.words import say
from tests.ui.bohnanza.acting import click, command, moves, pressed, refusal, said, selects, shown
from tests.ui.bohnanza.examples import NASTY, Position, crop, game, look, position
from tests.ui.reading import buttons, controls, keeps_the_limits, words

HAND = "coffee blue chili"
FIELDS: dict[int, list[Field]] = {0: [crop("soy", 3), crop("blue", 2)], 1: [crop("wax", 4), Field()]}


def duel(phase: Phase, face_up: str = "", planted: int = 0, hand: str = HAND) -> Position:
    """Ana's turn; Ben waits."""
    hands = [hand, "wax red"]
    return position(hands, phase=phase, face_up=face_up, planted=planted, fields=FIELDS, edition="duel")


OFFERED = duel(Phase.PLANT_OFFERED, "soy red red")
FIRST = duel(Phase.PLANT)
SECOND = duel(Phase.PLANT, planted=1)
PLANTED = duel(Phase.PLANT, planted=2)
UP = duel(Phase.PLANT_TURNED_UP, "soy wax red")
STEPS = {
    "offered": (OFFERED, "is dealing with the offer", "plant or discard each card of the offer"),
    "first": (FIRST, "is planting and discarding", "plant their front card"),
    "second": (
        SECOND,
        "is planting and discarding",
        "one more card, discard one, or turn up 3",
    ),
    "planted": (PLANTED, "is planting and discarding", "to discard a card or turn up 3"),
    "up": (UP, "is planting face-up cards", "plant any of the face-up cards and leave the rest"),
}


@pytest.mark.parametrize("step", STEPS)
def test_the_table_says_what_is_asked_at_each_step(step: str) -> None:
    at, title, asked = STEPS[step]
    text = words(table_screen(look(at)))
    assert title in text
    assert asked in text


@pytest.mark.parametrize("step", STEPS)
def test_no_trading_is_to_be_seen(step: str) -> None:
    at = STEPS[step][0]
    for layout in (table_screen(look(at)), hand_screen(look(at, 0)), hand_screen(look(at, 1))):
        assert "trad" not in words(layout).lower()
        assert TRADING.actions.keys().isdisjoint(item.split(":")[0] for item in controls(layout))


def test_every_button_that_is_there_for_trading_is_among_those_that_a_duel_refuses() -> None:
    hands = ["soy", "red", "red"]
    offers = [Offer(number, 0, None, (Card("soy-1"),), ()) for number in range(1, 9)]
    trading = table_screen(look(position(hands, phase=Phase.TRADE, offers=offers)))
    planting = table_screen(look(position(hands, planted=1)))
    there, before = ({item.split(":")[0] for item in controls(layout)} for layout in (trading, planting))
    assert {"offer", "accept", "pass"} <= there - before
    assert there - before - {"end"} <= TRADING.actions.keys()


def test_what_a_duel_refuses_waits_for_the_answer_to_a_question_unless_it_only_shows() -> None:
    assert book().not_in_a_duel - {"offers"} <= book().waiting


def test_the_offer_is_planted_or_discarded_card_by_card() -> None:
    layout = hand_screen(look(OFFERED, 0))
    assert "🎁 Plant or discard each: 🌱 Soy, 🍒 Red ×2" in words(layout)
    labels = [button.label for button in buttons(layout)]
    assert labels[:5] == [
        "Plant Soy in field 1 (3 already there)",
        "Harvest Soy ×3 (pays 1), plant Red",
        "Harvest Blue ×2 (pays 0), plant Red",
        "Discard Soy",
        "Discard Red",
    ]
    assert moves(OFFERED, 0, click("discard", "red-1")) == (m.Discard(Card("red-1")),)
    assert "🎁 **Left by Ben for Ana:** 🌱 Soy, 🍒 Red ×2" in words(table_screen(look(OFFERED)))


def test_the_offer_is_discarded_in_the_order_in_which_it_lies() -> None:
    found = {
        item: str(item.label) for item in buttons(hand_screen(look(duel(Phase.PLANT_OFFERED, "wax red wax"), 0)))
    }
    discards = {item.custom_id: label for item, label in found.items() if label.startswith("Discard")}
    assert discards == {"bean:12:discard:wax-1": "Discard Wax", "bean:12:discard:red-1": "Discard Red"}
    assert list(discards.values()) == ["Discard Wax", "Discard Red"]


def test_the_meters_of_what_lies_face_up_are_there_to_decide_about_it() -> None:
    for step in (OFFERED, UP):
        text = words(shown(step, 0, click("meters")))
        assert "🍒 Red: 1 at 2, 2 at 3, 3 at 4, 4 at 5" in text


def test_after_planting_one_card_of_the_hand_may_be_discarded_from_a_list() -> None:
    layout = hand_screen(look(SECOND, 0))
    (chosen,) = selects(layout).values()
    assert [option.label for option in chosen.options] == ["1. Coffee", "2. Blue", "3. Chili"]
    assert chosen.placeholder == "Discard one card and turn up 3 (if you like)"
    clicked = pressed(chosen.custom_id, {"": ("chili-1",)})
    assert moves(SECOND, 0, clicked) == (m.Discard(Card("chili-1")),)


def test_before_the_first_card_is_planted_nothing_is_discarded() -> None:
    assert not selects(hand_screen(look(FIRST, 0)))
    assert refusal(FIRST, 0, command("discard", card="blue")) == "first-card-must-be-planted"
    assert refusal(SECOND, 1, command("discard", card="wax")) == "not-your-turn"


def test_when_two_are_planted_only_discarding_and_turning_up_are_left() -> None:
    layout = hand_screen(look(PLANTED, 0))
    assert "Discard one or turn up 3 cards" in words(layout)
    actions = [item.split(":")[0] for item in controls(layout)]
    assert actions == ["turn-up", "harvest", "hint", "meters", "more"]
    assert len(selects(layout)) == 1


def test_what_is_not_planted_is_left_to_the_opponent_by_name() -> None:
    layout = hand_screen(look(UP, 0))
    assert "🎴 Plant any of these: 🌱 Soy, 🕯️ Wax, 🍒 Red" in words(layout)
    assert "Leave these 3 cards to Ben" in [button.label for button in buttons(layout)]
    assert "leave-rest:1" in controls(table_screen(look(UP)))
    assert moves(UP, 0, click("leave-rest", 1)) == (m.LeaveOffer(),)
    assert moves(UP, 0, command("end")) == (m.LeaveOffer(),)
    last = duel(Phase.PLANT_TURNED_UP, "wax")
    assert "Leave this card to Ben" in [button.label for button in buttons(hand_screen(look(last, 0)))]


def test_the_last_step_does_not_speak_of_a_turn_that_never_comes() -> None:
    last = Position(UP.state._replace(draw_pile=(), exhaustions=1, ending=True))
    for layout in (hand_screen(look(last, 0)), table_screen(look(last))):
        assert "Leave the rest and end the game" in [button.label for button in buttons(layout)]
    assert "The draw pile has run out. The game ends with this step." in words(table_screen(look(last)))
    assert "🏁 Last turn: the game ends with this step." in words(hand_screen(look(last, 0)))
    assert "to Ben" not in " ".join(str(button.label) for button in buttons(hand_screen(look(last, 0))))
    assert "Last turn" not in words(hand_screen(look(UP, 0)))


@pytest.mark.parametrize("step", STEPS)
def test_the_hand_of_who_waits_never_changes_with_the_steps_of_the_other(step: str) -> None:
    waiting = words(hand_screen(look(STEPS[step][0], 1)))
    assert waiting == words(hand_screen(look(FIRST, 1)))
    assert "Your hand\n-# I'll message you when it's your turn." in waiting
    actions = [item.split(":")[0] for item in controls(hand_screen(look(STEPS[step][0], 1)))]
    assert actions == ["hand", "meters", "more"]


@pytest.mark.parametrize("clicked", [click("harvest"), command("harvest", field="1"), command("harvest")], ids=str)
def test_harvesting_off_turn_is_kindly_refused(clicked: Click) -> None:
    assert refusal(FIRST, 1, clicked) == "harvest-on-own-turn"


def test_who_is_not_on_turn_is_told_so() -> None:
    for clicked, at in ((click("turn-up", 1), SECOND), (click("leave-rest", 1), UP), (command("end"), UP)):
        assert refusal(at, 1, clicked) == "turn-of-another"
    assert "Yours is next." in say("en", "turn-of-another", player="Ana", phase="duel")
    assert refusal(SECOND, 1, click("discard", "wax-1")) == "card-not-to-discard-now"


@pytest.mark.parametrize("action", sorted(TRADING.actions))
def test_old_buttons_of_trading_mean_nothing_here(action: str) -> None:
    assert refusal(FIRST, 0, click(action, 1)) == "no-trading-in-a-duel"


@pytest.mark.parametrize("name", sorted(TRADING.commands))
def test_the_commands_of_trading_mean_nothing_here(name: str) -> None:
    assert refusal(FIRST, 0, command(name, offer="1", give="soy")) == "no-trading-in-a-duel"


def test_the_duels_buttons_mean_nothing_elsewhere() -> None:
    there = position(["soy", "red", "wax"])
    assert refusal(there, 0, command("discard", card="soy")) == "only-in-a-duel"
    assert refusal(there, 0, click("discard", "soy-1")) == "card-not-to-discard-now"


@pytest.mark.parametrize(
    ("at", "clicked", "now", "reason"),
    [
        (OFFERED, click("discard", "soy-1"), FIRST, "card-not-to-discard-now"),
        (SECOND, click("discard", "", **{"": ("blue-1",)}), UP, "card-not-to-discard-now"),
        (UP, click("leave-rest", 1), FIRST, "phase-over"),
        (SECOND, click("turn-up", 1), UP, "phase-over"),
    ],
)
def test_an_old_button_is_out_of_date(at: Position, clicked: Click, now: Position, reason: str) -> None:
    with pytest.raises(OutOfDate) as caught:
        moves(at, 0, clicked, now)
    assert caught.value.reason == reason
    assert said(caught.value)


def test_ending_before_the_offer_is_answered_says_what_to_do() -> None:
    with pytest.raises(OutOfDate) as caught:
        moves(OFFERED, 0, command("end"))
    assert "plant or discard each card" in said(caught.value)


@pytest.mark.parametrize("nonsense", ["", "rice", "rice-1", "soy-1:x"])
def test_a_discard_of_nothing_known_is_malformed(nonsense: str) -> None:
    assert refusal(SECOND, 0, click("discard", nonsense)) == "unknown-control"


# /discard


@pytest.mark.parametrize(
    ("at", "typed", "card"),
    [
        (OFFERED, "red", "red-1"),
        (OFFERED, "Soy", "soy-1"),
        (SECOND, "blue", "blue-1"),
        (SECOND, "#3", "chili-1"),
        (SECOND, " 3", "chili-1"),
        (SECOND, "chili #3", "chili-1"),
        (duel(Phase.PLANT, planted=1, hand="blue chili blue"), "blue #3", "blue-2"),
    ],
)
def test_a_discard_as_it_is_typed(at: Position, typed: str, card: str) -> None:
    assert moves(at, 0, command("discard", card=typed)) == (m.Discard(Card(card)),)


@pytest.mark.parametrize(
    ("at", "typed", "reason"),
    [
        (SECOND, "soy", "not-among-discards"),
        (SECOND, "#9", "no-such-place"),
        (SECOND, "blue #1", "another-card-there"),
        (SECOND, "", "one-card-only"),
        (SECOND, "2 blue", "one-card-only"),
        (SECOND, "blue chili", "one-card-only"),
        (SECOND, "all face up", "one-card-only"),
        (SECOND, "4", "no-such-place"),
        (SECOND, "0", "no-such-place"),
        (SECOND, "rice", "word-unknown"),
        (OFFERED, "coffee", "not-among-discards"),
        (UP, "soy", "not-discarding-now"),
    ],
)
def test_a_discard_that_means_nothing_is_explained(at: Position, typed: str, reason: str) -> None:
    assert refusal(at, 0, command("discard", card=typed)) == reason


def test_autocomplete_lists_what_may_be_discarded_now() -> None:
    def listed(at: Position, seat: int = 0, typed: str = "") -> list[tuple[str, str]]:
        return [*family.complete(look(at, seat), command("discard"), "card", typed)]

    assert listed(OFFERED) == [("🌱 Soy", "🌱"), ("🍒 Red", "🍒")]
    names = [name for name, _ in listed(SECOND)]
    assert len(names) == 3
    assert "front" in names[0]
    assert [value for _, value in listed(SECOND, typed="chi")] == [listed(SECOND)[2][1]]
    assert listed(FIRST) == listed(UP) == listed(SECOND, 1) == []
    for _, value in listed(SECOND):
        assert moves(SECOND, 0, command("discard", card=value))


# In words


def test_what_happens_is_told() -> None:
    lines = {
        "joined": "joined the cards face up.",
        "discarded": "Ana discarded",
        "offer-discarded": "from the offer.",
        "offer-left": "as an offer.",
    }
    positions = game(2, 1, "duel")
    told = [tell(before, event, None) for before, event in positions[-1].past]
    assert lines.keys() <= {news.what for news in told if news is not None}
    everything = "\n".join(words(table_screen(look(at, last=6))) for at in positions)
    for line in (
        "on the discard pile matched and joined the face-up cards.",
        "from the hand.",
        "from the offer.",
        "as an offer.",
    ):
        assert line in everything


def test_thalers_out_of_the_game_are_counted_at_the_table() -> None:
    state = FIRST.state._replace(box=(Card("red-7"), Card("red-8"), Card("soy-9")))
    assert "out of the game 3" in words(table_screen(look(Position(state))))
    assert "out of the game" not in words(table_screen(look(FIRST)))


def test_a_long_hand_and_many_cards_up_keep_the_limits() -> None:
    long = " ".join(["blue chili wax red stink green soy"] * 6)
    for at in (
        duel(Phase.PLANT, planted=1, hand=long),
        duel(Phase.PLANT_TURNED_UP, " ".join(["soy", "wax", "red"] * 5), hand=long),
        duel(Phase.PLANT_OFFERED, " ".join(["green", "stink", "red"] * 5), hand=long),
    ):
        layout = hand_screen(look(at, 0, names=NASTY))
        assert keeps_the_limits(layout)
        assert keeps_the_limits(table_screen(look(at, names=NASTY)))
        assert all(len(chosen.options) <= 25 for chosen in selects(layout).values())


def test_the_list_says_how_to_discard_a_card_that_it_has_no_room_for() -> None:
    for cards, said_so in ((25, False), (26, True)):
        at = duel(Phase.PLANT, planted=1, hand=" ".join(["coffee wax"] * 13).rsplit(" ", 26 - cards)[0])
        (chosen,) = selects(hand_screen(look(at, 0))).values()
        assert len(chosen.options) == 25
        assert ("/discard" in str(chosen.placeholder)) == said_so
        assert len(str(chosen.placeholder)) <= 150
    assert moves(at, 0, command("discard", card="#26")) == (m.Discard(Card("wax-13")),)


def test_an_offer_of_many_kinds_keeps_the_limits_and_says_what_has_no_button() -> None:
    kinds = "coffee wax blue chili stink green soy black_eyed"
    for fields in ([Field()] * 4, [crop("red", 2), crop("red", 3)]):
        hands = ["coffee", "wax"]
        at = position(hands, phase=Phase.PLANT_OFFERED, face_up=kinds, fields={0: fields}, edition="duel")
        layout = hand_screen(look(at, 0, names=NASTY))
        assert keeps_the_limits(layout)
        labels = [str(button.label) for button in buttons(layout)]
        assert len([label for label in labels if label.startswith("Discard")]) == 8
        assert len([label for label in labels if "lant" in label]) <= 12
        assert "`/plant` lists them all" in words(layout)


def test_the_control_of_a_discard_names_the_very_card() -> None:
    assert control(12, "discard", "red-1") in [
        button.custom_id for button in buttons(hand_screen(look(OFFERED, 0)))
    ]


def test_the_harvest_menu_is_there_on_the_own_turn() -> None:
    assert "Field 1" in words(shown(FIRST, 0, click("harvest")))


def test_the_rules_of_one_number_of_players_say_it_once() -> None:
    text = words(rulebook.rules_of(all_editions()["duel"], "en"))
    assert "-# 2 players" in text
    assert "The start player** is drawn at random. You take turns.\n" in text
