"""The public message of a table: what everybody must find in it, and what nobody may."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.events import Event, Traded, TradingEnded, TurnBegan, TurnedUp
from bot.games.bohnanza.state import Field, Offer, Phase, State
from bot.games.chance import seeded
from bot.games.contract import Seat
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.phrases import together
from bot.ui.screens import ClockFacts
from bot.words import say, shipped
from tests.breadth import examples, few
from tests.ui.bohnanza.examples import (
    BOHNANZA,
    GAME,
    GAMES,
    NAMES,
    NASTY,
    Position,
    cards,
    crop,
    game,
    huge,
    in_phase,
    look,
    position,
)
from tests.ui.reading import buttons, controls, items, keeps_the_limits, raw, spaced, words

PLAYERS = range(3, 8)
PLAYING = (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED)
SAID = {
    Phase.PLANT: "{} is planting",
    Phase.TRADE: "{} is trading",
    Phase.PLANT_RECEIVED: "Planting the new beans · waiting for {}",
}
OLD_BUTTONS = frozenset(
    {"hand", "harvest", "rules", "as-text", "resume", "rematch", "replay", "review"}
    | {"turn-up", "offer", "offers", "pass", "accept", "end", "leave-rest", "town"}
)
"""All that stood here in 0.1.0: exactly these stand in exactly these phases."""
CARD = re.compile(r"\b(coffee|wax|blue|chili|stink|green|soy|black_eyed|red|garden|cocoa)-\d+")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PLAYING)
def test_it_tells_whom_the_game_waits_for(players: int, phase: Phase) -> None:
    seen = look(in_phase(phase, players))
    waited_for = together("en", [NAMES[seat] for seat in seen.view.waiting_for])
    first = words(table_screen(seen)).splitlines()[0]
    assert SAID[phase].format(waited_for) in first


@pytest.mark.parametrize(
    ("phase", "line"),
    [
        (Phase.PLANT, "### 🪴 Ana is planting"),
        (Phase.TRADE, "### 🤝 Ana is trading"),
        (Phase.PLANT_RECEIVED, "### 🧺 Planting the new beans · waiting for Ben"),
    ],
)
def test_its_first_line_says_who_acts_in_which_phase_and_whom_the_table_waits_for(phase: Phase, line: str) -> None:
    at = position(
        ["red", "red", "red"], phase=phase, set_aside={1: "soy"} if phase is Phase.PLANT_RECEIVED else {}
    )
    assert words(table_screen(look(at))).splitlines()[0] == line


def test_while_a_computer_trades_its_first_line_names_the_people_who_have_an_offer_to_answer() -> None:
    """Not who is done, has answered all that is open to them, or has been offered nothing."""
    state = position(["red red", "red", "red", "red"], phase=Phase.TRADE).state
    to_all, named = Offer(1, 0, None, cards("red"), ()), Offer(2, 0, 3, cards("red"), (Bean("soy"),))
    first = "### 🤝 Ana is trading"
    for passed, offers, line in (
        ((), [], first),
        ((), [to_all], f"{first} · waiting for Ben, Cleo and Dev"),
        ((), [named], f"{first} · waiting for Dev"),
        ({2}, [to_all], f"{first} · waiting for Ben and Dev"),
        ({1, 2, 3}, [to_all], first),
        ((), [to_all._replace(declined=frozenset({1}))], f"{first} · waiting for Cleo and Dev"),
        ((), [to_all._replace(declined=frozenset({1, 3})), named], f"{first} · waiting for Cleo and Dev"),
        ((), [to_all._replace(declined=frozenset({1, 2, 3}))], first),
        ((), [Offer(3, 1, 0, cards("red"), ())], first),
    ):
        at = Position(state._replace(passed=frozenset(passed), offers=tuple(offers)))
        assert words(table_screen(look(at, left=[0]))).splitlines()[0] == line


def test_whoever_is_away_is_not_waited_for_while_a_computer_trades() -> None:
    at = position(["red", "red", "red"], phase=Phase.TRADE, offers=[Offer(1, 0, None, cards("red"), ())])
    seen = look(at, left=[0])
    away = (*seen.table.seats[:2], seen.table.seats[2]._replace(away=True))
    first = words(table_screen(seen._replace(table=seen.table._replace(seats=away)))).splitlines()[0]
    assert first == "### 🤝 Ana is trading · waiting for Ben"


def test_the_first_line_says_that_the_last_turn_is_played_that_the_game_is_paused_and_until_when() -> None:
    state = position(["red", "red", "red"], phase=Phase.TRADE).state._replace(ending=True, exhaustions=2)
    seen = look(Position(state))
    until = seen._replace(table=seen.table._replace(clocks=(ClockFacts(0, 1_800_000_000, reminded=False),)))
    paused = until._replace(table=until.table._replace(paused="asked"))
    by_ben = paused._replace(table=paused.table._replace(paused_by=1))
    said = [words(table_screen(one)).splitlines()[0] for one in (seen, until, paused, by_ben)]
    assert said == [
        "### 🏁 Last turn · 🤝 Ana is trading",
        "### 🏁 Last turn · 🤝 Ana is trading · ⏱️ <t:1800000000:R>",
        "### ⏸️ Paused · 🏁 Last turn · 🤝 Ana is trading",
        "### ⏸️ Paused by Ben · 🏁 Last turn · 🤝 Ana is trading",
    ]


def test_the_first_line_counts_down_to_the_moment_at_which_a_computer_goes_on() -> None:
    gift = Offer(1, 0, None, cards("red"), ())
    seen = with_computers(look(position(["red", "red", "red"], phase=Phase.TRADE, offers=[gift])), 0)
    table = seen.table._replace(goes_on_at=1_800_000_000)
    clock = ClockFacts(1, 1_800_000_500, reminded=False)
    for facts in (table, table._replace(clocks=(clock,))):
        first = words(table_screen(seen._replace(table=facts))).splitlines()[0]
        assert first == "### 🤝 🤖 Ana is trading · waiting for Ben and Cleo · trading ends <t:1800000000:R>"
    paused = words(table_screen(seen._replace(table=table._replace(paused="asked"))))
    assert "<t:" not in paused


def test_while_a_computer_trades_people_let_it_go_on_by_a_button_and_nobody_ends_it() -> None:
    at = position(["red", "red", "red"], phase=Phase.TRADE)
    labels = {left: [button.label for button in buttons(table_screen(look(at, left=[left])))] for left in (0, 1)}
    assert "I'm done" in labels[0]
    assert "End trading" not in labels[0]
    assert "End trading" in labels[1]


def test_offers_that_only_computers_may_answer_have_no_buttons() -> None:
    offers = [
        Offer(1, 0, None, cards("soy"), ()),
        Offer(2, 1, 0, cards("chili"), ()),
        Offer(3, 0, 2, cards("soy"), ()),
    ]
    at = position(["soy", "chili", "wax"], phase=Phase.TRADE, offers=offers)

    def answered(*left: int) -> set[str]:
        return {item for item in controls(table_screen(look(at, left=left))) if item.startswith("accept")}

    assert answered() == {"accept:1", "accept:2", "accept:3"}
    assert answered(2) == {"accept:1", "accept:2"}
    assert answered(0) == {"accept:1", "accept:3"}
    assert answered(1, 2) == {"accept:2"}


@pytest.mark.parametrize(("phase", "action"), [(Phase.PLANT, "turn-up"), (Phase.TRADE, "end")])
def test_what_only_a_computer_may_do_has_no_button(phase: Phase, action: str) -> None:
    at = position(["red", "red", "red"], phase=phase, planted=1)
    assert action in {item.partition(":")[0] for item in controls(table_screen(look(at)))}
    assert action not in {item.partition(":")[0] for item in controls(table_screen(look(at, left=[0])))}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_a_line_with_cards_and_thalers(players: int) -> None:
    seen = look(in_phase(Phase.PLANT, players))
    text = words(table_screen(seen))
    for seat in seen.view.seats:
        assert f"**{NAMES[seat.seat]}** · {seat.hand} cards · {len(seat.thalers)} 🪙" in text


def test_fields_say_what_they_pay_and_how_many_pay_more() -> None:
    fields = {1: [crop("coffee", 5), crop("chili", 9), crop("soy", 0)]}
    text = spaced(words(table_screen(look(position(["red", "red", "red"], fields=fields)))))
    assert "**Ben** · 1 card · 0 🪙 · ☕ Coffee ×5 (1, 2 at 7) | 🌶️ Chili ×9 (4) | empty" in text


def test_from_five_players_on_the_meter_is_shorter() -> None:
    fields = {1: [crop("blue", 4), crop("chili", 9)]}
    for players, meter in ((4, "(1, 2 at 6)"), (5, "(1, 6→2)"), (6, "(1, 6→2)")):
        text = spaced(words(table_screen(look(position(["red"] * players, fields=fields)))))
        assert f"🫐 Blue ×4 {meter} | 🌶️ Chili ×9 (4)" in text


def test_what_a_step_pays_more_is_the_meters_own() -> None:
    fields = {0: [crop("cocoa", 1)], 1: [crop("cocoa", 2)], 2: [crop("garden", 1)]}
    text = spaced(words(table_screen(look(position(["red"] * 4, fields=fields)))))
    assert [part in text for part in ("Cocoa ×1 (0, 2 at 2)", "Cocoa ×2 (2, 3 at 3)", "Garden ×1 (0, 2 at 2)")]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_field_breaks_over_two_lines(players: int) -> None:
    fields = {seat: [crop("black_eyed", 5), crop("chili", 3)] for seat in range(players)}
    for line in words(table_screen(look(position(["red"] * players, fields=fields)))).splitlines():
        if line.startswith(("**", "▶")):
            first, second = line.split(" · ")[-1].split(" | ")
            for field in (first, second):
                assert not set(field) & set(" -"), field


def test_it_names_table_game_edition_and_piles() -> None:
    seen = look(position(["red", "red", "red", "red"]))
    text = words(table_screen(seen))
    assert "Bohnanza (Rio Grande 2000) · table #12" in text
    assert f"turn 1 · draw pile {seen.view.draw_pile} (1 of 3)" in text
    assert "discard pile empty · third field 3 🪙" in text


def test_a_third_field_that_is_not_for_sale_has_no_price() -> None:
    assert "third field" not in words(table_screen(look(position(["red", "red", "red"]))))


def test_the_discard_pile_shows_its_top_card() -> None:
    state = position(["red", "red", "red"]).state._replace(discard=cards("soy soy red"), exhaustions=1)
    text = words(table_screen(look(Position(state))))
    assert "(2 of 2) · discard pile 3, top 🍒 Red" in text


def test_the_last_pile_is_announced() -> None:
    state = position(["red", "red", "red"], phase=Phase.TRADE).state._replace(ending=True, exhaustions=2)
    text = words(table_screen(look(Position(state))))
    assert "run out for the last time" in text
    assert "(2 of 2)" in text


def test_whoever_left_bought_or_passed_is_marked() -> None:
    state = position(["red", "red", "red", "red"], phase=Phase.TRADE).state
    bought = (*state.players[2].fields, Field())
    buyer = state.players[2]._replace(bought_field=True, fields=bought)
    state = state._replace(passed=frozenset({3}), players=(*state.players[:2], buyer, state.players[3]))
    lines = words(table_screen(look(Position(state), left=[1]))).splitlines()
    marked = {name: next(line for line in lines if f"**{name}**" in line) for name in NAMES[:4]}
    assert [name for name, line in marked.items() if "left · a computer plays" in line] == ["Ben"]
    assert [name for name, line in marked.items() if line.endswith("empty | empty | empty")] == ["Cleo"]
    assert [name for name, line in marked.items() if f"**{name}** ✓ ·" in line] == ["Dev"]
    assert [name for name, line in marked.items() if line.startswith("▶")] == ["Ana"]


def test_trading_shows_the_face_up_cards_and_every_kind_of_offer() -> None:
    offers = [
        Offer(1, 0, None, cards("soy soy"), (Bean("red"),)),
        Offer(2, 1, 0, cards("chili"), ()),
        Offer(3, 0, None, (), (Bean("wax"), Bean("wax")), frozenset({1, 2})),
    ]
    at = position(["soy soy", "chili", "wax"], phase=Phase.TRADE, face_up="blue", offers=offers)
    layout = table_screen(look(at))
    text = words(layout)
    assert "🎴 Face up: 🫐 Blue" in text
    assert "**#1** Ana → anyone: **🌱 Soy ×2** for **🍒 Red**" in text
    assert "**#2** Ben → Ana: a gift of **🌶️ Chili**" in text
    assert "**#3** Ana → anyone: asking for **🕯️ Wax ×2** as a gift · no from Ben and Cleo" in text
    # To decline is for one's hand alone: here one row of buttons has room for five offers.
    answers = [item for item in controls(layout) if item.startswith(("accept", "decline"))]
    assert answers == ["accept:1", "accept:2", "accept:3"]
    assert "offers" not in controls(layout)


def test_cards_set_aside_stand_with_their_owner() -> None:
    at = position(["red", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy chili soy"})
    assert "**Ben** · 1 card · 0 🪙 · " in words(table_screen(look(at)))
    assert "🧺 to plant: 🌶️ Chili, 🌱 Soy ×2" in words(table_screen(look(at)))


def test_that_there_are_no_offers_yet_is_said_only_then() -> None:
    none = position(["soy", "red", "red"], phase=Phase.TRADE)
    one = position(["soy", "red", "red"], phase=Phase.TRADE, offers=[Offer(1, 0, None, cards("soy"), ())])
    said = [say("en", "table-offers-none") in words(table_screen(look(at))) for at in (none, one)]
    assert said == [True, False]


@pytest.mark.parametrize(("offers", "shown"), [(5, 5), (6, 5), (8, 5), (40, 5)])
def test_more_offers_than_have_room_are_counted(offers: int, shown: int) -> None:
    many = [Offer(number, 0, None, cards("soy"), (Bean("red"),)) for number in range(1, offers + 1)]
    layout = table_screen(look(position(["soy", "red", "red"], phase=Phase.TRADE, offers=many)))
    accepts = [action for action in controls(layout) if action.startswith("accept")]
    assert accepts == [f"accept:{number}" for number in range(offers - shown + 1, offers + 1)]
    assert ("offers" in controls(layout)) == (offers > shown)
    assert (f"All {offers} offers" in [button.label for button in buttons(layout)]) == (offers > shown)


def test_nobodys_many_offers_hide_those_of_the_others() -> None:
    def offer(number: int, seat: Seat) -> Offer:
        return Offer(number, seat, None if seat == 0 else 0, cards("soy"), (Bean("red"),))

    # Ben's and Cleo's are old, and then Ana made as many as she could.
    many = [offer(1, 1), offer(2, 1), offer(3, 2), *(offer(number, 0) for number in range(4, 14))]
    layout = table_screen(look(position(["soy", "soy", "soy"], phase=Phase.TRADE, offers=many)))
    accepts = [action for action in controls(layout) if action.startswith("accept")]
    assert accepts == ["accept:1", "accept:2", "accept:3", "accept:12", "accept:13"]


def test_offers_that_everybody_declined_give_way_first() -> None:
    dead = frozenset({1, 2})
    many = [Offer(n, 0, None, cards("soy"), (Bean("red"),), dead if n > 3 else frozenset()) for n in range(1, 9)]
    layout = table_screen(look(position(["soy", "red", "red"], phase=Phase.TRADE, offers=many)))
    accepts = [action for action in controls(layout) if action.startswith("accept")]
    assert accepts == ["accept:1", "accept:2", "accept:3", "accept:7", "accept:8"]


@pytest.mark.parametrize(
    ("phase", "planted", "expected"),
    [
        (Phase.PLANT, 0, ["hand", "harvest", "rules"]),
        (Phase.PLANT, 1, ["hand", "turn-up:1", "harvest", "rules"]),
        (Phase.TRADE, 0, ["hand", "offer:1", "pass:1", "end:1", "harvest", "rules"]),
        (Phase.PLANT_RECEIVED, 0, ["hand", "harvest", "rules"]),
    ],
)
def test_each_phase_has_its_buttons(phase: Phase, planted: int, expected: list[str]) -> None:
    """What a chapter adds stands where its place is, as `test_buttons.py` demands of every position."""
    layout = table_screen(look(position(["soy soy", "red", "red"], phase=phase, planted=planted)))
    assert [one for one in controls(layout) if one.partition(":")[0] in OLD_BUTTONS] == expected


def test_ending_trading_is_neither_last_nor_grey() -> None:
    found = buttons(table_screen(look(position(["soy soy", "red", "red"], phase=Phase.TRADE))))
    assert [button.label for button in found][:4] == ["My hand", "Offer", "I'm done", "End trading"]
    assert found[3].style is discord.ButtonStyle.primary
    assert len(found) > 4


def test_the_end_offers_a_rematch() -> None:
    layout = table_screen(look(game(4)[-1]))
    assert controls(layout) == ["rematch", "replay", "review", "rules"]


@pytest.mark.parametrize("players", few(PLAYERS, 5))
def test_no_card_is_named_in_public(players: int) -> None:
    for at in game(players, seed=players)[::5]:
        assert not CARD.search(raw(table_screen(look(at))))


@pytest.mark.parametrize("players", few(PLAYERS, 4, 7))
def test_a_whole_game_keeps_the_limits(players: int) -> None:
    for at in game(players, seed=players)[::7]:
        assert keeps_the_limits(table_screen(look(at)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PLAYING)
@pytest.mark.parametrize("offers", [0, 8, 40])
def test_the_largest_positions_keep_the_limits(players: int, phase: Phase, offers: int) -> None:
    seen = look(huge(phase, players=players, offers=offers), names=NASTY, left=range(players))
    layout = table_screen(seen)
    assert keeps_the_limits(layout)
    awaited = len(seen.view.waiting_for) if phase is Phase.PLANT_RECEIVED else 0
    assert words(layout).splitlines()[0].count(", ") == max(0, awaited - 2)


# How much there is to read


def trading(players: int, *, offers: int, trades: int, **more: Any) -> Position:
    """A full table while the first player trades: two fields each and a third one, offers, and done trades."""
    kinds = GAMES[more.get("edition", GAME)].start(players, seeded(0)).after.rules.beans
    fields = {seat: [crop(kinds[seat], 4), crop(kinds[seat - 1], 1)] for seat in range(players)}
    fields[0] = [*fields[0], crop(kinds[-1], 2)]
    made = [Offer(n, n % 2, None if not n % 2 else 0, cards("soy"), (Bean("red"),)) for n in range(1, offers + 1)]
    at = position(["red"] * players, phase=Phase.TRADE, fields=fields, face_up="blue chili", offers=made, **more)
    state = at.state._replace(passed=frozenset(range(2, players)), discard=cards("soy soy soy"))
    past: list[tuple[State, Event]] = [(state, TurnBegan(1, 0)), (state, TurnedUp(cards("blue chili")))]
    past += [(state, Traded(n, 0, 1 + n % 2, cards("soy"), cards("green"))) for n in range(trades)]
    return Position(state, tuple(past))


def with_computers(seen: Sight, *seats: Seat) -> Sight:
    """The same with computers at these seats."""
    people = list(seen.table.seats)
    for seat in seats:
        people[seat] = people[seat]._replace(computer="normal")
    return seen._replace(table=seen.table._replace(seats=tuple(people)))


def count(layout: discord.ui.LayoutView) -> int:
    """How many words there are to be read, buttons left out."""
    return sum(any(map(str.isalnum, word)) for word in words(layout).split())


@pytest.mark.parametrize(("players", "most"), [(3, 150), (4, 150), (5, 140), (6, 160), (7, 145)])
@pytest.mark.parametrize("offers", [2, 3])
@pytest.mark.parametrize("computers", [(), (0,), (0, 2)])
@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_a_trading_table_is_read_at_a_glance(
    players: int, most: int, offers: int, computers: Sequence[Seat], language: str
) -> None:
    at = trading(players, offers=offers, trades=2 if players < 5 else 6, thalers={0: "blue chili"})
    layout = table_screen(with_computers(look(at), *computers)._replace(locale=language))
    assert count(layout) <= most
    assert len(items(layout)) <= 23


@pytest.mark.parametrize("edition", [key for key, one in GAMES.items() if 5 in one.players])
@pytest.mark.parametrize("paused", [None, "asked"])
def test_it_has_at_most_23_components_in_every_edition(edition: str, paused: str | None) -> None:
    for players in GAMES[edition].players:
        seen = look(trading(players, offers=9, trades=9, edition=edition))
        layout = table_screen(seen._replace(table=seen.table._replace(paused=paused)))
        assert len(items(layout)) <= 23


@pytest.mark.parametrize(("players", "shown"), [(4, 5), (5, 2), (7, 2)])
def test_more_players_see_fewer_offers_and_trades(players: int, shown: int) -> None:
    layout = table_screen(look(trading(players, offers=5, trades=5)))
    assert len([item for item in controls(layout) if item.startswith("accept:")]) == shown
    assert words(layout).count("🥬 Green.**") == shown
    assert ("offers" in controls(layout)) == (shown < 5)
    assert ("-# After 3 trades:" in words(layout)) == (shown < 5)


# What was traded


def test_the_trades_of_this_turn_stand_in_bold_and_those_before_in_small_print() -> None:
    state = position(["red", "red", "red"], phase=Phase.TRADE).state
    past: list[tuple[State, Event]] = [
        (state, Traded(1, 1, 0, cards("soy"), cards("wax"))),
        (state, TurnBegan(2, 0)),
        (state, Traded(2, 0, 1, cards("red"), cards("chili"))),
        (state, Traded(3, 2, 0, cards("blue"), ())),
        (state, TradingEnded()),
    ]
    lines = words(table_screen(look(Position(state, tuple(past))))).splitlines()
    assert lines[-4:] == [
        "**Ana gave Ben 🍒 Red for 🌶️ Chili.**",
        "**Cleo gave Ana 🫐 Blue as a gift.**",
        "-# Ben gave Ana 🌱 Soy for 🕯️ Wax.",
        "-# Ana ended trading.",
    ]


def test_they_stand_there_until_the_turn_is_over() -> None:
    for phase in (Phase.TRADE, Phase.PLANT_RECEIVED):
        state = position(["red", "red", "red"], phase=phase, set_aside={1: "red"}).state
        past: list[tuple[State, Event]] = [(state, Traded(2, 0, 1, cards("red"), cards("chili")))]
        deal = "**Ana gave Ben 🍒 Red for 🌶️ Chili.**"
        assert deal in words(table_screen(look(Position(state, tuple(past)))))
        past.append((state, TurnBegan(2, 1)))
        assert deal not in words(table_screen(look(Position(state, tuple(past)))))


@examples(40)
@given(
    names=st.lists(st.text("*_~|`>#-[](): @<ab☕é\u200b", max_size=32), min_size=7, max_size=7),
    players=st.integers(3, 7),
    phase=st.sampled_from(PLAYING),
    offers=st.integers(0, 12),
    hand=st.integers(0, 33),
)
def test_no_names_and_no_sizes_break_the_limits(
    names: list[str], players: int, phase: Phase, offers: int, hand: int
) -> None:
    seen = look(huge(phase, players=players, offers=offers, hand=hand), names=names)
    assert keeps_the_limits(table_screen(seen))


def test_names_are_no_markdown_and_no_mention() -> None:
    names = ["**A**", "@everyone", "<@123456789012345678>"]
    text = words(table_screen(look(position(["red", "red", "red"]), names=names)))
    assert r"\*\*A\*\*" in text
    assert "@everyone" not in text
    assert "<@123456789012345678>" not in text


def test_labels_tell_the_offers_apart() -> None:
    layout = table_screen(look(in_phase(Phase.TRADE, 5)))
    labels = [button.label for button in buttons(layout)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("why", ["asked", "nobody"])
def test_a_paused_game_waits_for_nobody(why: str) -> None:
    received = position(["red", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy"})
    duel = next(one for one in game(2, edition="duel") if one.state.phase is Phase.PLANT_OFFERED)
    for seen in (look(received), look(duel)):
        assert "aiting for" in words(table_screen(seen))
        paused = words(table_screen(seen._replace(table=seen.table._replace(paused=why))))
        assert "aiting for" not in paused


def test_what_lies_face_up_has_one_order_in_every_place() -> None:
    at = position(["soy", "red", "wax"], phase=Phase.TRADE, face_up="soy wax")
    news = BOHNANZA.tell(at.state, TradingEnded(), None)
    assert news is not None
    assert news.beans == beans(at.state.face_up)
    assert "🎴 Face up: 🌱 Soy, 🕯️ Wax" in words(table_screen(look(at)))


def test_what_was_received_has_one_order_at_the_table_and_in_the_panel() -> None:
    at = position(["red", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy wax"})
    named = "🕯️ Wax, 🌱 Soy"
    assert f"🧺 to plant: {named}" in words(table_screen(look(at)))
    assert f"Plant these: {named}" in words(hand_screen(look(at, 1)))
