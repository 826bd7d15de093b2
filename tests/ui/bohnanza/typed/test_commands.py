"""The slash commands of play: options parsed leniently, and autocomplete that lists what is possible now."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Field, Offer, Phase
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Refusal
from bot.ui.bohnanza import family
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapters.trading import one_line
from bot.ui.bohnanza.chapters.trading.drafting import read_draft
from bot.ui.screens import Choice, Open, Play
from bot.words import locales, say
from tests.breadth import examples
from tests.ui.bohnanza.acting import answer, buttons, command, moves, play, refusal, said, shown
from tests.ui.bohnanza.examples import NASTY, Position, cards, crop, game, huge, in_phase, look, position

TRADE = position(["soy blue red blue", "blue chili", "red red", "wax"], phase=Phase.TRADE)
TRADE = Position(TRADE.state._replace(face_up=(Card("blue-9"), Card("wax-9"))))


def offer(*give: str, want: Sequence[str] = (), to: int | None = None) -> m.MakeOffer:
    return m.MakeOffer(tuple(map(Card, give)), tuple(map(Bean, want)), to)


def completed(there: Position, seat: int, name: str, field: str, typed: str = "", **options: str) -> list[Choice]:
    return list(family.complete(look(there, seat), command(name, **options), field, typed))


# Offering


@pytest.mark.parametrize(
    ("give", "want", "to", "made"),
    [
        ("soy", "red", None, offer("soy-1", want=["red"])),
        ("blue", None, None, offer("blue-9")),
        ("2 blue", None, None, offer("blue-9", "blue-1")),
        ("3 blue", None, None, offer("blue-9", "blue-1", "blue-2")),
        ("blue #4", "2 red", "Ben", offer("blue-2", want=["red", "red"], to=1)),
        ("#1, blue", "chili", "cl", offer("soy-1", "blue-9", want=["chili"], to=2)),
        ("#2 blue", "chili", "<@104>", offer("blue-1", "blue-9", want=["chili"], to=3)),
        ("soy and wax", "", "anyone", offer("soy-1", "wax-9")),
        (None, "2x red, chili", "*", offer(want=["red", "red", "chili"])),
        ("nothing", "red", "@dev", offer(want=["red"], to=3)),
    ],
)
def test_an_offer_as_it_is_typed(give: str | None, want: str | None, to: str | None, made: m.MakeOffer) -> None:
    options = {"give": give, "want": want, "to": to}
    typed = command("offer", **{name: value for name, value in options.items() if value is not None})
    assert moves(TRADE, 0, typed) == (made,)
    assert play(TRADE, 0, typed).state.offers


@pytest.mark.parametrize(
    "options",
    [
        {"give": "soy wax want: 2 red to: Ben"},
        {"give": "give: Soys, Wax Want:2 Reds To: ben"},
        {"give": "soy wax, for: red red", "to": "Ben"},
        {"want": "2 red give: soy wax to: Ben"},
        {"to": "Ben give: soy wax want: 2 red"},
        {"give": "soy wax for 2 red to Ben"},
        {"give": "SOY, WAX FOR RED AND RED TO BEN"},
        {"give": "give soy wax want 2 reds to @ben"},
        {"give": "soy wax to Ben for 2 red"},
        {"give": "soy wax to be want: 2 red"},
        {"give": "soy wax", "want": "2 red to Ben"},
        {"give": "to: Ben want: 2 red give: soy wax"},
    ],
)
def test_an_offer_typed_in_one_line_is_understood_in_any_option(options: dict[str, str]) -> None:
    assert moves(TRADE, 0, command("offer", **options)) == (offer("soy-1", "wax-9", want=["red", "red"], to=1),)


@pytest.mark.parametrize("locale", locales())
def test_the_options_of_an_offer_are_typed_as_the_readers_list_calls_them(locale: str) -> None:
    give, want, to = (say(locale, f"option-name-{option}") for option in one_line.OPTIONS)
    typed = f"{give}: some {want}: other {to}: Ben"
    for option in one_line.OPTIONS:
        found = one_line.options(locale, command("offer", **{option: typed}))
        assert found == {"give": "some", "want": "other", "to": "Ben"}


def test_a_one_line_offer_that_names_an_option_twice_is_refused() -> None:
    assert refusal(TRADE, 0, command("offer", give="soy want: red", want="wax")) == "option-twice"
    assert refusal(TRADE, 0, command("offer", give="soy give: wax")) == "option-twice"


def test_a_name_may_hold_any_word_after_a_colon() -> None:
    seen = look(TRADE, 0, names=("Ana", "Up to no good", "For sale", "Dev"))
    for typed, seat in (("soy to: up to no good", 1), ("soy to: For", 2), ("soy to up", 1)):
        found = family.click(seen, command("offer", give=typed))
        assert isinstance(found, Play)
        assert found.choose(seen.view) == (offer("soy-1", to=seat),)


def test_what_will_be_sent_is_said_as_it_is_typed() -> None:
    def first(field: str, typed: str, **options: str) -> str:
        return completed(TRADE, 0, "offer", field, typed, **options)[0].name

    assert first("give", "soy want: 2 red to: be") == "To Ben: you give 🌱 Soy for 🍒 Red ×2"
    assert first("give", "soy for r") == "To anyone: you give 🌱 Soy for 🍒 Red"
    assert first("want", "2 red", give="soy wax") == "To anyone: you give 🌱 Soy, 🕯️ Wax for 🍒 Red ×2"
    assert first("give", "soy to dev") == "To Dev: you give 🌱 Soy as a gift"
    assert first("give", "want: red to: Cleo") == "To Cleo: you ask for 🍒 Red"
    assert completed(TRADE, 0, "offer", "give", "soy for pea") == []
    unlawful = completed(TRADE, 0, "offer", "give", "9 soy for red to Ben")
    assert [choice.name for choice in unlawful] == ["9 soy for red to Ben"]


def test_the_line_goes_on_with_beans_then_with_names() -> None:
    def offered(typed: str) -> list[str]:
        return [choice.value for choice in completed(TRADE, 0, "offer", "give", typed)]

    assert offered("soy want: ") == [f"soy want: {name}" for name in names_in_play()]
    assert offered("soy for gr") == ["soy for gr", "soy for 🥬"]
    assert offered("soy want: red to: D") == ["soy want: red to: D", "soy want: red to: <@104>"]
    assert [choice.name for choice in completed(TRADE, 0, "offer", "give", "soy to ")] == [
        "soy to Anyone",
        "soy to Ben",
        "soy to Cleo",
        "soy to Dev",
    ]


def test_off_turn_an_offer_goes_to_the_active_player() -> None:
    assert moves(TRADE, 2, command("offer", give="red", want="wax")) == (offer("red-1", want=["wax"], to=0),)
    with pytest.raises(IllegalMove, match="only-with-the-active-player"):
        play(TRADE, 2, command("offer", give="red", to="Ben"))
    with pytest.raises(IllegalMove, match="only-with-the-active-player"):
        play(TRADE, 2, command("offer", give="red", to="anyone"))


def test_an_offer_without_cards_opens_the_builder() -> None:
    found = answer(TRADE, 0, command("offer", to="Cleo"))
    assert isinstance(found, Open)
    assert read_draft(found.part.args).to == 2


def test_a_typed_offer_is_for_this_turn() -> None:
    later = Position(TRADE.state._replace(turn=2))
    with pytest.raises(OutOfDate, match="earlier-turn"):
        moves(TRADE, 0, command("offer", give="soy"), later)
    with pytest.raises(IllegalMove, match="not-trading-now"):
        answer(position(["soy", "red", "wax"]), 0, command("offer", give="soy"))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"give": "2 soy"}, "cards-lacking-to-give"),
        ({"give": "coffee"}, "bean-not-in-play"),
        ({"give": "pea"}, "word-unknown"),
        ({"give": "b"}, "word-unclear"),
        ({"give": "#9"}, "no-such-place"),
        ({"give": "#0"}, "no-such-place"),
        ({"give": "soy #2"}, "another-card-there"),
        ({"give": "#1, #1"}, "card-twice"),
        ({"want": "#1"}, "no-place-in-another-hand"),
        ({"want": "9 red"}, "more-than-there-are"),
        ({"give": "soy", "to": "nobody"}, "player-unknown"),
        ({"give": "soy", "to": "Ana"}, "offer-to-oneself"),
        ({"give": "nothing", "want": "nothing"}, "empty-offer"),
    ],
)
def test_a_typed_offer_that_cannot_be(options: dict[str, str], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        play(TRADE, 0, command("offer", **options))


def test_a_name_that_two_players_begin_with_is_unclear() -> None:
    seen = look(TRADE, 0, names=("Ana", "Anna", "Anne", "Dev"))
    with pytest.raises(MalformedMove, match="player-unclear"):
        family.click(seen, command("offer", give="soy", to="Ann"))


# Answering offers

ASKED = Position(TRADE.state._replace(offers=(Offer(1, 2, 0, cards("red"), (Bean("blue"),)),), offered=1))


def test_accepting_with_named_copies() -> None:
    assert moves(ASKED, 0, command("accept", offer="1", give="blue #4")) == (m.Accept(1, (Card("blue-2"),)),)
    assert moves(ASKED, 0, command("accept", offer="#1", give="blue")) == (m.Accept(1, (Card("blue-9"),)),)
    assert moves(ASKED, 0, command("accept", offer="1")) == (m.Accept(1, (Card("blue-9"),)),)
    with pytest.raises(IllegalMove, match="other-copies-needed"):
        answer(ASKED, 0, command("accept", offer="1", give="soy"))


def test_declining_and_withdrawing() -> None:
    assert moves(ASKED, 0, command("decline", offer="1")) == (m.Decline(1),)
    assert moves(ASKED, 2, command("withdraw", offer="1")) == (m.Withdraw(1),)
    gone = Position(ASKED.state._replace(offers=()))
    for name in ("accept", "decline", "withdraw"):
        assert refusal(gone, 0, command(name, offer="1")) == "offer-gone"
        assert refusal(ASKED, 0, command(name, offer="2")) == "no-such-offer"
        assert refusal(ASKED, 0, command(name, offer="0")) == "no-such-offer"
    for name in ("accept", "decline", "withdraw"):
        for typed in ("", "red", "-1", "9" * 50):
            with pytest.raises(MalformedMove, match="offer-number-unknown"):
                answer(ASKED, 0, command(name, offer=typed))


# Planting and harvesting


def test_planting_takes_the_one_sensible_place() -> None:
    there = position(["soy red", "red", "wax"], fields={0: (Field(), crop("soy", 2), Field())})
    assert moves(there, 0, command("plant")) == (m.Plant(Card("soy-1"), 1),)
    free = position(["soy red", "red", "wax"])
    assert moves(free, 0, command("plant")) == (m.Plant(Card("soy-1"), 0),)
    assert moves(free, 0, command("plant", field="3")) == (m.Plant(Card("soy-1"), 2),)
    for field in ("1", "3"):
        with pytest.raises(IllegalMove, match="grows-elsewhere") as refused:
            moves(there, 0, command("plant", field=field))
        assert refused.value.facts == {"field": 2, "card": "🌱 Soy"}
    with pytest.raises(IllegalMove, match="no-room-there") as refused:
        moves(position(["red", "", ""], fields={0: (Field(), crop("soy", 2))}), 0, command("plant", field="2"))
    assert said(refused.value).startswith("Field 2 holds 🌱 Soy ×2, so 🍒 Red can't go there.")


def test_planting_twice_by_command_needs_two_commands() -> None:
    there = position(["soy red", "red", "wax"])
    with pytest.raises(OutOfDate, match="card-not-to-plant-now"):
        moves(there, 0, command("plant"), play(there, 0, command("plant")))


def test_planting_chooses_among_the_cards_set_aside() -> None:
    there = position(["", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy red"})
    assert moves(there, 1, command("plant", card="red")) == (m.Plant(Card("red-1"), 0),)
    with pytest.raises(IllegalMove, match="not-among-these"):
        moves(there, 1, command("plant", card="wax"))
    with pytest.raises(IllegalMove, match="nothing-received"):
        moves(there, 2, command("plant"))


def test_why_there_is_nothing_to_plant() -> None:
    planting = position(["soy red", "blue", "wax"])
    assert refusal(planting, 1, command("plant")) == "turn-of-another"
    assert refusal(planting, 0, command("plant", card="red")) == "not-the-first-card"
    assert refusal(planting, 0, command("plant", card="wax")) == "not-in-your-hand"
    enough = Position(planting.state._replace(planted=2))
    assert refusal(enough, 0, command("plant")) == "planted-enough"
    assert refusal(position(["", "blue", "wax"]), 0, command("plant")) == "hand-is-empty"
    trading = position(["soy", "blue", "red"], phase=Phase.TRADE, set_aside={1: "wax"})
    assert refusal(trading, 0, command("plant")) == "not-planting-now"
    assert refusal(trading, 1, command("plant")) == "planted-after-trading"
    assert refusal(trading, 2, command("plant")) == "turn-of-another"
    turned_up = Position(trading.state._replace(face_up=(Card("chili-1"),)))
    assert refusal(turned_up, 0, command("plant")) == "planted-after-trading"


def test_why_a_card_cannot_be_given() -> None:
    there = position(
        ["soy", "blue", "wax"], phase=Phase.TRADE, set_aside={1: "red"}, fields={0: (crop("chili", 2), Field())}
    )
    there = Position(there.state._replace(face_up=(Card("stink-1"),)))
    give = {"red": (1, "received-card-to-give"), "chili": (0, "planted-card-to-give")}
    give |= {"stink": (1, "face-up-card-to-give"), "wax": (1, "cards-lacking-to-give")}
    for bean, (seat, reason) in give.items():
        assert refusal(there, seat, command("offer", give=bean, want="blue" if seat == 0 else "soy")) == reason


def test_who_has_too_few_of_a_bean_is_told_how_many() -> None:
    for give, words in (("2 soy", "You have only 1 🌱 Soy to give."), ("chili", "You have no 🌶️ Chili to give.")):
        with pytest.raises(IllegalMove, match="cards-lacking-to-give") as refused:
            answer(TRADE, 0, command("offer", give=give))
        assert said(refused.value) == words


def test_who_lacks_some_of_the_cards_is_told_how_many_more_are_needed() -> None:
    wanted = (Bean("soy"), Bean("soy"))
    there = Position(TRADE.state._replace(offers=(Offer(1, 2, 0, cards("red"), wanted),), offered=1))
    with pytest.raises(IllegalMove, match="cards-lacking") as refused:
        answer(there, 0, command("accept", offer="1"))
    assert said(refused.value) == "You're short of 🌱 Soy for #1. (Only you see this.)"


FULL = position(
    ["soy", "red", "wax", "blue"],
    fields={0: (crop("blue", 4), crop("wax", 3)), 1: (crop("red", 1), crop("wax", 4))},
)


def test_planting_with_a_harvest() -> None:
    both = (m.Harvest(0), m.Plant(Card("soy-1"), 0))
    assert moves(FULL, 0, command("plant", harvest="1")) == both
    assert moves(FULL, 0, command("plant", harvest="blue")) == both
    assert moves(FULL, 0, command("plant", harvest="wax")) == (m.Harvest(1), m.Plant(Card("soy-1"), 1))
    by_choice = Position(FULL.state._replace(planted=1))
    confirm, back = buttons(shown(by_choice, 0, command("plant", harvest="wax")))
    assert back == "bean:12:back"
    assert confirm == "bean:12:harvest-plant:soy-1:1:wax:3"
    assert len(buttons(shown(FULL, 0, command("plant")))) == 3


def test_harvesting_by_number_or_bean() -> None:
    assert moves(FULL, 0, command("harvest", field="1")) == (m.Harvest(0),)
    assert moves(FULL, 0, command("harvest", field="Blue")) == (m.Harvest(0),)
    assert buttons(shown(FULL, 0, command("harvest", field="2"))) == [
        "bean:12:harvest-field:1:wax:3",
        "bean:12:back",
    ]
    assert len(buttons(shown(FULL, 0, command("harvest")))) == 3


@pytest.mark.parametrize(
    ("seat", "field", "reason"),
    [
        (0, "3", "field-unknown"),
        (0, "0", "field-unknown"),
        (0, "soy", "no-field-of-bean"),
        (0, "pea", "word-unknown"),
        (1, "1", "bean-protection"),
        (2, "1", "field-empty"),
    ],
)
def test_a_field_that_cannot_be_harvested(seat: int, field: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        answer(FULL, seat, command("harvest", field=field))


# The course of a turn


@pytest.mark.parametrize(
    ("there", "name", "made"),
    [
        (position(["soy red", "red", "wax"], planted=1), "end", m.TurnUp()),
        (TRADE, "end", m.EndTrading()),
        (position(["soy", "red", "wax", "red"], thalers={0: "red red red"}), "buy", m.BuyField()),
    ],
)
def test_ending_and_buying(there: Position, name: str, made: Move) -> None:
    assert moves(there, 0, command(name)) == (made,)
    play(there, 0, command(name))


def test_no_more() -> None:
    done = play(TRADE, 1, command("pass"))
    assert done.state.passed == {1}
    assert play(done, 1, command("pass")).state.passed == frozenset()
    with pytest.raises(IllegalMove, match="active-player-ends-trading"):
        play(TRADE, 0, command("pass"))


def test_ending_is_for_the_active_player() -> None:
    for phase in (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED):
        there = Position(TRADE.state._replace(phase=phase))
        with pytest.raises(IllegalMove, match="turn-of-another") as refused:
            moves(there, 1, command("end"))
        assert refused.value.facts["player"] == "Ana"
    planting = position(["soy", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={0: "soy red"})
    with pytest.raises(IllegalMove, match="nothing-to-end"):
        answer(planting, 0, command("end"))


# Autocomplete


def test_own_cards_are_completed_by_bean_and_by_place_where_copies_differ() -> None:
    assert completed(TRADE, 0, "offer", "give") == [
        Choice(name, value)
        for name, value in [
            ("Blue", "🫐"),
            ("Wax", "🕯️"),
            ("Soy", "🌱"),
            ("Red", "🍒"),
            ("Blue #2", "🫐 #2"),
            ("Blue #4", "🫐 #4"),
        ]
    ]
    assert Choice("Red #1 (front)", "🍒 #1") not in completed(TRADE, 2, "offer", "give")


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("so", ["Soy = 🌱"]),
        ("soy, r", ["soy, Red = soy, 🍒"]),
        ("2 bl", ["2 Blue = 2 🫐", "2 Black-eyed = 2 👁️"]),
        ("2bla", ["2 Black-eyed = 2 👁️"]),
        ("red black ey", ["red Black-eyed = red 👁️"]),
        ("red x2 + co", ["red x2 + Cocoa = red x2 + 🍫"]),
        ("xyz", []),
    ],
)
def test_the_last_word_of_a_wish_is_completed(typed: str, values: list[str]) -> None:
    found = completed(TRADE, 0, "offer", "want", typed)
    assert [f"{choice.name} = {choice.value}" for choice in found] == values


def test_after_a_whole_word_the_next_is_offered() -> None:
    values = [choice.value for choice in completed(TRADE, 0, "offer", "want", "2 red, ")]
    assert values == [f"2 red, {name}" for name in names_in_play()]


def names_in_play() -> list[str]:
    return [choice.value for choice in completed(TRADE, 0, "offer", "want")]


def test_wishes_are_completed_with_every_bean_in_play_whoever_holds_it() -> None:
    assert len(names_in_play()) == len(look(TRADE, 0).view.beans)
    assert names_in_play() == [choice.value for choice in completed(TRADE, 3, "offer", "want")]


def test_offers_go_to_every_lawful_seat() -> None:
    assert [choice.name for choice in completed(TRADE, 0, "offer", "to")] == ["Anyone", "Ben", "Cleo", "Dev"]
    assert [choice.name for choice in completed(TRADE, 2, "offer", "to")] == ["Ana"]
    assert [choice.name for choice in completed(TRADE, 0, "offer", "to", "de")] == ["Dev"]


def test_offers_are_completed_with_their_content() -> None:
    assert completed(ASKED, 0, "accept", "offer") == [Choice("#1: Cleo gives 🍒 Red for 🫐 Blue", "1")]
    assert completed(ASKED, 1, "accept", "offer") == []
    assert [choice.value for choice in completed(ASKED, 2, "withdraw", "offer")] == ["1"]
    assert [choice.value for choice in completed(ASKED, 0, "decline", "offer", "#1")] == ["1"]
    copies = completed(ASKED, 0, "accept", "give", offer="1")
    assert [choice.value for choice in copies] == ["🫐", "🫐 #2", "🫐 #4"]
    assert completed(ASKED, 0, "accept", "give", offer="red") == []


def test_fields_are_completed_with_what_stands_there() -> None:
    assert completed(FULL, 0, "harvest", "field") == [
        Choice("1: 🫐 Blue ×4 – pays 1", "1"),
        Choice("2: 🕯️ Wax ×3 – pays 0", "2"),
    ]
    assert [choice.value for choice in completed(FULL, 1, "harvest", "field")] == ["2"]
    assert completed(FULL, 0, "plant", "harvest") == completed(FULL, 0, "harvest", "field")
    assert completed(FULL, 0, "plant", "field") == []
    assert completed(FULL, 0, "plant", "card") == [Choice("🌱 Soy", "🌱")]
    assert completed(FULL, 1, "plant", "card") == []


def test_an_empty_field_is_called_empty() -> None:
    dealt = game(4)[0]
    assert completed(dealt, dealt.state.active, "plant", "field") == [
        Choice("1: empty", "1"),
        Choice("2: empty", "2"),
    ]


TYPED = st.text(max_size=150) | st.sampled_from(["", "b", "2 ", "red, ", "_" * 90, "#", "a " * 60])


@examples(50)
@given(TYPED, st.sampled_from(sorted(book().lists)), st.sampled_from([Phase.TRADE, Phase.PLANT_RECEIVED]))
def test_no_list_is_longer_than_discord_takes(typed: str, option: tuple[str, str], phase: Phase) -> None:
    seen = look(HUGE[phase], 0, names=NASTY)
    name, field = option
    choices = family.complete(seen, command(name, offer="7", card="red"), field, typed)
    assert len(choices) <= 25
    assert all(1 <= len(choice.name) <= 100 and 1 <= len(choice.value) <= 100 for choice in choices)


HUGE = {phase: huge(phase, offers=40) for phase in (Phase.TRADE, Phase.PLANT_RECEIVED)}


@pytest.mark.parametrize("option", sorted(book().lists))
@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
def test_what_is_completed_is_understood_and_allowed(option: tuple[str, str], phase: Phase) -> None:
    """Only copies for an offer may be too few alone: the next of them are still to be typed."""
    name, field = option
    expected = {None, "other-copies-needed"} if option == ("/accept", "give") else {None}
    there = in_phase(phase)
    for seat in range(4):
        own = look(there, seat).view.own
        assert own is not None
        rest = {"offer": str(own.options.accept[0].offer)} if own.options.accept and field == "give" else {}
        if (name, field) == ("offer", "to"):
            rest = {"want": "red"}
        for choice in completed(there, seat, name, field, "", **rest):
            typed = command(name, **{**rest, field: choice.value})
            assert refusal(there, seat, typed, made=False) in expected


def test_who_only_watches_is_offered_nothing() -> None:
    seen = look(TRADE)
    assert not any(family.complete(seen, command(name), field, "") for name, field in book().lists)
