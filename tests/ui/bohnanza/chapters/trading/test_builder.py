"""The offer builder: what it shows, four presses from nothing to an offer, and what happens meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.state import Offer, Phase
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapters.trading.builder import LIKELY, build, wishes
from bot.ui.bohnanza.chapters.trading.drafting import Draft, begun, mirrored, read_draft
from bot.ui.bohnanza.clicks import resolve
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.telling.seats import NO_BREAK
from bot.ui.layout import Button, Row, Text
from bot.ui.screens import Face, Part
from tests.breadth import examples, few
from tests.ui.bohnanza.acting import buttons, click, fits, play, selects, words
from tests.ui.bohnanza.building import Builder, builder
from tests.ui.bohnanza.examples import GAMES, NASTY, Position, cards, crop, game, huge, in_phase, look, position

TRADE = position(["stink soy garden garden", "blue chili", "red"], phase=Phase.TRADE)
TRADE = Position(TRADE.state._replace(face_up=(Card("stink-2"), Card("red-2"))))


def offer(give: str, want: str, *, number: int = 1, seat: int = 1, to: int | None = 0) -> Offer:
    return Offer(number, seat, to, cards(give), tuple(Bean(bean) for bean in want.split()))


def test_the_cards_stand_in_their_order_with_their_places_and_behind_them_those_face_up() -> None:
    found = builder(TRADE, 0).labels()
    assert found[3:9] == ["📍 1. Stink", "2. Soy", "3. Garden", "4. Garden", "Stink (face up)", "Red (face up)"]
    assert builder(TRADE, 1).labels()[3:5] == ["📍 1. Blue", "2. Chili"]


def test_what_sends_the_offer_stands_below_its_words_and_above_all_that_there_is_to_choose() -> None:
    for seat in range(3):
        said, buttons, *_ = build(builder(TRADE, seat).seen())
        assert isinstance(said, Text)
        assert said.content.startswith("🧺 You give … · you want … · to ")
        assert isinstance(buttons, Row)
        assert [item.label for item in buttons.items if isinstance(item, Button)] == ["Send", "Clear", "Back"]


def test_the_builder_leaves_out_what_to_do_and_what_a_picture_of_the_hand_leaves_out() -> None:
    there = position(["soy", "blue", "red"], phase=Phase.TRADE, fields={0: (crop("wax", 1), crop("chili", 2))})
    there = Position(there.state._replace(face_up=(Card("red-2"),)))
    seen = builder(there, 0).seen()._replace(pictures=True)
    shown = words(hand_screen(seen, "", Face.LIVE))
    assert "Face up: 🍒 Red" in shown
    usual = words(hand_screen(seen._replace(part=None), "", Face.LIVE))
    for needless in ("Trade, then", "A single bean"):
        assert needless in usual
        assert needless not in shown


def test_three_red_cards_each_say_which_they_are() -> None:
    there = position(["red soy red", "blue", "red"], phase=Phase.TRADE)
    there = Position(there.state._replace(face_up=(Card("red-3"),)))
    cards_to_give = [item for item in builder(there, 0).buttons() if ":give:" in str(item.custom_id)]
    assert [item.label for item in cards_to_give] == ["📍 1. Red", "2. Soy", "3. Red", "Red (face up)"]
    shown = words(hand_screen(builder(there, 0).seen(), "", Face.LIVE)).replace(NO_BREAK, " ")
    assert "📍 **1. 🍒 Red** · 2. 🌱 Soy · 3. 🍒 Red" in shown


def test_what_can_be_asked_for_begins_face_up_then_with_what_grows() -> None:
    fields = {1: (crop("wax", 1), crop("chili", 2)), 0: (crop("blue", 1),), 2: (crop("wax", 1), crop("soy", 2))}
    there = position(["soy", "blue", "red"], phase=Phase.TRADE, fields=fields)
    there = Position(there.state._replace(face_up=(Card("red-2"), Card("garden-1"))))
    in_play = look(there).view.beans
    assert wishes(look(there, 1).view)[:6] == ("red", "garden", "wax", "chili", "blue", "soy")
    assert sorted(wishes(look(there, 1).view)) == sorted(in_play)
    assert wishes(look(there, 0).view)[:4] == ("blue", "wax", "chili", "soy")


def test_the_likeliest_beans_have_buttons_and_the_rest_is_a_list() -> None:
    fields = {1: (crop("wax", 1), crop("chili", 2)), 0: (crop("blue", 1),)}
    there = position(["soy", "blue", "red"], phase=Phase.TRADE, fields=fields)
    there = Position(there.state._replace(face_up=(Card("red-2"), Card("garden-1"))))
    now = builder(there, 1)
    likely = [label for label in now.labels() if label in ("Red", "Garden", "Wax", "Chili", "Blue", "Soy")]
    assert likely[:5] == ["Red", "Garden", "Wax", "Chili", "Blue"]
    assert len(now.other_beans()) == len(look(there).view.beans) - 6
    assert not set(now.other_beans()) & set(now.labels())


def test_a_bean_out_of_the_list_has_a_button_as_long_as_it_is_asked_for() -> None:
    now = builder(TRADE, 1)
    for bean in [*now.other_beans()]:
        chosen = now.press(bean)
        assert f"{bean} ×1" in chosen.labels()
        assert bean not in chosen.other_beans()
        assert chosen.press(f"{bean} ×1", f"{bean} ×2", f"{bean} ×3") == now
        assert chosen.press("2. Chili").forgotten().send() == chosen.press("2. Chili").send()


def test_a_bean_is_asked_for_once_twice_three_times_and_no_more() -> None:
    now = builder(TRADE, 1)
    for label in ("Wax", "Wax ×1", "Wax ×2", "Wax ×3"):
        now = now.press(label)
    assert now == builder(TRADE, 1)


def test_four_presses_make_an_offer() -> None:
    """The first of them opened the builder."""
    made = builder(TRADE, 1).press("2. Chili", "Soy").send()
    assert made == (MakeOffer((Card("chili-1"),), (Bean("soy"),), 0),)


def test_the_active_player_may_choose_to_whom() -> None:
    now = builder(TRADE, 0).press("2. Soy", "Red")
    to = receivers(now)
    assert [option.label for option in to.options] == ["To anyone", "To Ben", "To Cleo"]
    assert now.send() == (MakeOffer((Card("soy-1"),), (Bean("red"),), None),)
    named = now.use(to.custom_id, to.options[2].value)
    assert named.send() == (MakeOffer((Card("soy-1"),), (Bean("red"),), 2),)
    assert "you want **🍒 Red** · to Cleo" in words(named.layout())
    assert not any(custom_id.endswith(":to") for custom_id in selects(builder(TRADE, 1).layout()))
    assert "· to Ana" in words(builder(TRADE, 1).layout())


def receivers(now: Builder) -> discord.ui.Select[discord.ui.LayoutView]:
    """The list of those to whom it may be offered."""
    (to,) = [found for custom_id, found in selects(now.layout()).items() if custom_id.endswith(":to")]
    return to


@pytest.mark.parametrize(
    ("presses", "said"),
    [
        ((), "You give … · you want … · to anyone"),
        (("2. Soy",), "You give **🌱 Soy** · a gift · to anyone"),
        (("Wax", "Wax ×1"), "You give **nothing** · you want **🕯️ Wax ×2** · to anyone"),
        (
            ("📍 1. Stink", "3. Garden", "4. Garden", "Red"),
            "You give **🦨 Stink, 🌻 Garden ×2** · you want **🍒 Red**",
        ),
    ],
)
def test_the_offer_stands_there_in_words(presses: tuple[str, ...], said: str) -> None:
    assert said in words(builder(TRADE, 0).press(*presses).layout())


def test_what_is_chosen_is_green_and_is_taken_back_by_a_second_press() -> None:
    now = builder(TRADE, 0).press("3. Garden", "Wax")
    green = [item.label for item in now.buttons() if item.style is discord.ButtonStyle.success]
    assert green == ["3. Garden", "Wax ×1"]
    assert now.press("3. Garden", "Wax ×1", "Wax ×2", "Wax ×3") == builder(TRADE, 0)
    assert now.press("Clear") == builder(TRADE, 0)


def test_nothing_is_sent_while_nothing_is_chosen() -> None:
    (send,) = [item for item in builder(TRADE, 0).buttons() if item.label == "Send"]
    assert send.disabled


def test_hand_fields_and_face_up_cards_stay_in_view() -> None:
    shown = words(hand_screen(builder(TRADE, 1).seen(), "", Face.LIVE))
    for said in ("Face up: 🦨 Stink, 🍒 Red", "📍 **1. 🫐 Blue** · 2. 🌶️ Chili", "Field 1 empty", "· to Ana"):
        assert said.replace(" ", "") in shown.replace(NO_BREAK, "").replace(" ", "")


def test_offers_by_name_that_came_meanwhile_are_in_view() -> None:
    before = offer("blue", "soy")
    there = Position(TRADE.state._replace(offers=(before,), offered=1))
    now = builder(there, 0)
    later = (before, offer("chili", "garden", number=2), offer("red", "soy", number=3, seat=2))
    shown = words(now._replace(there=Position(there.state._replace(offers=later, offered=3))).layout())
    assert "Meanwhile: **#2** Ben → **you**: **🌶️ Chili** for **🌻 Garden**" in shown
    assert "#3" in shown
    assert "#1" not in shown
    assert "Meanwhile" not in words(now.layout())


def test_a_chosen_card_that_has_gone_drops_out_and_the_builder_says_so() -> None:
    there = Position(TRADE.state._replace(offers=(offer("blue", "soy"),), offered=1))
    now = builder(there, 0).press("2. Soy", "3. Garden", "Wax")
    traded = now._replace(there=play(there, 0, click("accept", 1)))
    shown = words(traded.layout())
    assert "You no longer have 🌱 Soy" in shown
    assert "You give **🌻 Garden** · you want **🕯️ Wax**" in shown
    assert traded.send() == (MakeOffer((Card("garden-1"),), (Bean("wax"),), None),)


def test_what_was_shown_with_a_card_is_not_sent_without_it() -> None:
    there = Position(TRADE.state._replace(offers=(offer("blue", "soy"),), offered=1))
    now = builder(there, 0).press("2. Soy", "Wax")
    send = now.control("Send")
    traded = now._replace(there=play(there, 0, click("accept", 1)))
    with pytest.raises(OutOfDate, match="draft-changed"):
        traded.answer(send)


def test_a_builder_is_of_its_turn() -> None:
    now = builder(TRADE, 0).press("2. Soy")
    later = now._replace(there=Position(TRADE.state._replace(turn=2)))
    for control in (now.control("3. Garden"), now.control("Send"), now.control("Wax")):
        with pytest.raises(OutOfDate, match="trading-over"):
            resolve(later.seen(), click(*control.split(":")[2:]))
    with pytest.raises(OutOfDate, match="trading-over"):
        list(build(later.seen()))
    over = now._replace(there=Position(TRADE.state._replace(phase=Phase.PLANT_RECEIVED)))
    with pytest.raises(IllegalMove, match="not-trading-now"):
        list(build(over.seen()))


def test_two_fast_presses_count_both() -> None:
    """The second was made on a message that did not show the first yet: what is remembered wins."""
    first = builder(TRADE, 0)
    once = first.press("2. Soy")
    twice = once._replace(part=_pressed(once, first.control("Wax")))
    assert twice.send() == (MakeOffer((Card("soy-1"),), (Bean("wax"),), None),)
    again = twice._replace(part=_pressed(twice, first.control("Wax")))
    assert again.send() == (MakeOffer((Card("soy-1"),), (Bean("wax"),) * 2, None),)


def _pressed(now: Builder, custom_id: str) -> Part:
    return now.use(custom_id).part or Part("build")


def test_after_a_restart_the_pressed_message_tells_what_was_chosen() -> None:
    now = builder(TRADE, 0).press("2. Soy", "Red", "Wax", "Wax ×1")
    to = receivers(now)
    now = now.use(to.custom_id, to.options[1].value).forgotten()
    made = MakeOffer((Card("soy-1"),), (Bean("red"), Bean("wax"), Bean("wax")), 1)
    assert _alike(now.send(), made)
    assert _alike(now.press("3. Garden").send(), made._replace(give=(Card("soy-1"), Card("garden-1"))))
    assert _alike(now.press("2. Soy").send(), made._replace(give=()))


def _alike(found: tuple[object, ...], made: MakeOffer) -> bool:
    (move,) = found
    assert isinstance(move, MakeOffer)
    return move._replace(want=()) == made._replace(want=()) and sorted(move.want) == sorted(made.want)


def test_a_long_hand_is_a_list() -> None:
    there = position([" ".join(["soy red wax"] * 5), "blue", "red"], phase=Phase.TRADE)
    now = builder(there, 0)
    (hand,) = [found for custom_id, found in selects(now.layout()).items() if ":give-list" in custom_id]
    assert (hand.min_values, hand.max_values, len(hand.options)) == (0, 15, 15)
    chosen = now.use(hand.custom_id, hand.options[3].value, hand.options[0].value).press("Blue")
    assert chosen.send() == (MakeOffer((Card("soy-1"), Card("soy-2")), (Bean("blue"),), None),)
    fewer = chosen.use(hand.custom_id, hand.options[3].value)
    assert fewer.forgotten().send() == (MakeOffer((Card("soy-2"),), (Bean("blue"),), None),)


@pytest.mark.parametrize("hand", [0, 1, 10, 12, 13, 25, 33, 60, 120])
@pytest.mark.parametrize("players", [3, 6, 7])
def test_a_builder_fits_beside_the_hand(players: int, hand: int) -> None:
    state = huge(players=players, hand=hand).state
    there = Position(state._replace(face_up=state.discard[-2:], offered=10))
    for seat in (0, 1):
        seen = look(there, seat, names=NASTY)
        give = () if seen.view.own is None else seen.view.own.options.give[:10]
        draft = Draft(1000, 0, give, dict.fromkeys(seen.view.beans, 3))
        layout = hand_screen(seen._replace(part=draft.part()), "n" * 1200, Face.LIVE)
        fits(layout)
        assert any(":send:" in custom_id for custom_id in buttons(layout))


def test_twelve_cards_and_the_likeliest_beans_are_all_buttons() -> None:
    hand = "soy red wax blue chili stink soy red wax blue"
    there = position([hand, "blue", "red", "red"], phase=Phase.TRADE)
    there = Position(there.state._replace(face_up=(Card("garden-1"), Card("garden-2"))))
    kinds = look(there).view.beans
    found = builder(there, 0).labels()
    assert len(kinds) == 10
    assert len(found) == 3 + 12 + LIKELY
    fits(hand_screen(builder(there, 0).press("📍 1. Soy").seen(), "Notice", Face.LIVE))


def _trading_positions(edition: str) -> Iterator[Position]:
    """Moments of trading of a game of each number of players, and the same with hands of up to 25 cards."""
    for players in GAMES[edition].players:
        trading = [there for there in game(players, players, edition) if there.state.phase is Phase.TRADE]
        for there in random.Random(players).sample(trading, 2):
            yield there
            deck = [card for card in there.state.rules.deck() if card not in there.state.face_up]
            owners = tuple(
                owner._replace(hand=tuple(deck[seat::players][:25]))
                for seat, owner in enumerate(there.state.players)
            )
            yield Position(there.state._replace(players=owners))


@pytest.mark.parametrize("edition", few([key for key in GAMES if key != "duel"]))
def test_besides_cards_and_beans_there_are_at_most_twelve_buttons(edition: str) -> None:
    """Lists count like buttons, and each bean has either a button or a line of the list."""
    for there in _trading_positions(edition):
        active = there.state.active
        for seat in (active, active - 1 if active else 1):
            now = builder(there, seat)
            for part in (now, now.press(*[*now.other_beans()][:2])):
                layout = hand_screen(part.seen()._replace(pictures=True), "n" * 200, Face.LIVE)
                fits(layout)
                found = [custom_id.split(":")[2] for custom_id in (*buttons(layout), *selects(layout))]
                assert len([action for action in found if action not in ("give", "want")]) <= 12
                wanted = {args[3] for args in (one.split(":") for one in buttons(layout)) if args[2] == "want"}
                assert len(wanted) + len(part.other_beans()) == len(part.seen().view.beans)


def test_only_cards_of_ones_own_are_named() -> None:
    there = in_phase(Phase.TRADE)
    for seat in range(4):
        own = look(there, seat).view.own
        assert own is not None
        controls = [str(item.custom_id).split(":")[2:] for item in builder(there, seat).buttons()]
        assert {args[1] for args in controls if args[0] == "give"} == {*own.options.give}
        assert {args[0] for args in controls} <= {"give", "want", "send", "clear", "back"}


def test_a_counter_offer_begins_as_the_mirror_of_the_offer() -> None:
    there = Position(
        TRADE.state._replace(offers=(offer("stink red", "blue blue red", seat=0, to=None),), offered=1)
    )
    seen = look(there, 1)
    now = builder(there, 1, mirrored(seen, seen.view.offers[0]))
    assert "You give **🫐 Blue** · you want **🦨 Stink, 🍒 Red** · to Ana" in words(now.layout())
    assert _alike(now.send(), MakeOffer((Card("blue-1"),), (Bean("stink"), Bean("red")), 0))


def test_the_active_player_counters_the_one_who_offered() -> None:
    there = Position(TRADE.state._replace(offers=(offer("blue blue blue blue", "soy"),), offered=1))
    seen = look(there, 0)
    now = builder(there, 0, mirrored(seen, seen.view.offers[0]))
    assert now.send() == (MakeOffer((Card("soy-1"),), (Bean("blue"),) * 4, 1),)
    assert "Blue ×4" in now.labels()
    assert now.press("Blue ×4").send() == (MakeOffer((Card("soy-1"),), (), 1),)


@examples(100)
@given(st.data())
def test_any_draft_survives_and_is_sent_as_it_is_shown(data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, 2))
    seen = look(TRADE, seat)
    own = seen.view.own
    assert own is not None
    give = tuple(data.draw(st.permutations(own.options.give)))[: data.draw(st.integers(0, 4))]
    kinds = data.draw(st.lists(st.sampled_from(seen.view.beans), unique=True, max_size=4))
    want = {bean: data.draw(st.integers(1, min(6, KINDS[bean].copies))) for bean in kinds}
    to = data.draw(st.sampled_from([None, *(other for other in range(3) if other != seat)]))
    draft = begun(seen)._replace(give=give, want=want, to=to)
    assert read_draft(draft.part().args) == draft
    now = builder(TRADE, seat, draft)
    fits(now.layout())
    if not give and not want:
        return
    assert {BEAN[card] for card in give} | set(want) == _in_words(now)
    receiver = to if seat == 0 else 0
    sent = MakeOffer(give, tuple(bean for bean, count in want.items() for _ in range(count)), receiver)
    for found in (now.send(), now.forgotten().send()):
        (move,) = found
        assert isinstance(move, MakeOffer)
        assert (set(move.give), sorted(move.want), move.to) == (set(give), sorted(sent.want), receiver)


def _in_words(now: Builder) -> set[Bean]:
    """The beans that the words of the offer name."""
    said, *_ = build(now.seen())
    assert isinstance(said, Text)
    line, *_ = said.content.split("\n")
    return {bean for bean in look(TRADE).view.beans if bean.replace("_", "-").capitalize() in line}
