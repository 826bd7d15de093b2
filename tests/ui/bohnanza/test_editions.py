"""What the screens say where editions differ (B2)."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.edition import Edition
from bot.games.bohnanza.events import FaceUpDiscarded
from bot.games.bohnanza.library import all_editions, read_edition
from bot.games.bohnanza.moves import EndTrading, Plant
from bot.games.bohnanza.state import Phase
from bot.games.chance import seeded
from bot.ui.bohnanza.chapters.looking.rulebook import rules_of, rules_screen
from bot.ui.bohnanza.chapters.planting.moves import obvious
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.symbols import bunch
from bot.words import locales, say
from tests.breadth import few_rows
from tests.games.bohnanza.test_editions import MADE_UP_DUEL
from tests.ui.bohnanza.acting import click, moves
from tests.ui.bohnanza.examples import BOHNANZA, GAMES, NASTY, Position, cards, crop, game, look, position
from tests.ui.reading import buttons, controls, keeps_the_limits, words

SIZES = [(edition, players) for edition, game in GAMES.items() for players in game.players]
QUICK = [("rio_grande_2000", 7), ("high_bohn_cognac", 5), ("duel", 2)]


@pytest.mark.parametrize(("edition", "players"), few_rows(SIZES, *QUICK))
def test_whole_games_of_every_edition_keep_the_limits(edition: str, players: int) -> None:
    positions = game(players, 1, edition)
    for at in (*positions[::23], *positions[-2:]):
        assert keeps_the_limits(table_screen(look(at, names=NASTY)))
        for seat in range(players):
            assert keeps_the_limits(hand_screen(look(at, seat, names=NASTY)))


def test_as_many_fields_as_a_file_may_state_keep_the_limits() -> None:
    fields = {
        seat: [crop(bean, 9) for bean in ("black_eyed", "coffee", "soy") * 2] + [crop("red", 2)]
        for seat in range(7)
    }
    at = position(["black_eyed " * 9] * 7, fields=fields, thalers={0: "red red red"})
    assert keeps_the_limits(table_screen(look(at, names=NASTY)))
    assert keeps_the_limits(hand_screen(look(at, 0, names=NASTY)))


@pytest.mark.parametrize("edition", GAMES)
def test_every_screen_names_the_edition(edition: str) -> None:
    title = say("en", f"game-{edition}")
    assert title.startswith("Bohnanza")
    at = position(["soy", "red", "blue"][: GAMES[edition].players[0]], edition=edition)
    for layout in (table_screen(look(at)), hand_screen(look(at, 0)), rules_screen(edition, "en")):
        assert title in words(layout)
        assert keeps_the_limits(layout)


# The table


def test_the_start_player_is_marked_where_there_is_a_start_bean() -> None:
    state = position(["soy", "red", "blue"], edition="amigo_2016").state
    text = words(table_screen(look(Position(state._replace(start=2, active=1)))))
    assert [line.split("**")[1] for line in text.splitlines() if "· start player" in line] == ["Cleo"]


@pytest.mark.parametrize("edition", ["amigo_1997", "rio_grande_2000"])
def test_elsewhere_nobody_is_marked(edition: str) -> None:
    at = position(["soy", "red", "blue", "blue"], edition=edition)
    assert "start player" not in words(table_screen(look(at)))


@pytest.mark.parametrize(
    ("edition", "players", "price"),
    [("amigo_1997", 3, True), ("amigo_1997", 5, True), ("amigo_2016", 3, False), ("amigo_2016", 5, False)],
)
def test_the_price_of_a_third_field_stands_where_it_is_for_sale(edition: str, players: int, price: bool) -> None:
    at = position(["soy"] * players, edition=edition, thalers={0: "red red red"})
    assert ("third field 3 🪙" in words(table_screen(look(at)))) == price
    assert ("buy:3" in controls(hand_screen(look(at, 0)))) == price


def test_three_players_of_2016_see_three_fields_and_four_see_two() -> None:
    for players, fields in ((3, 3), (4, 2)):
        text = words(hand_screen(look(position(["soy"] * players, edition="amigo_2016"), 0)))
        assert text.count("empty") == fields


# The hand


def hand_of_2016(hand: str, *fields: tuple[str, int], set_aside: str = "") -> Position:
    phase = Phase.PLANT_RECEIVED if set_aside else Phase.PLANT
    crops = {0: [crop(*field) for field in fields]}
    aside = {0: set_aside}
    return position([hand, "red", "red", "red"], phase=phase, fields=crops, set_aside=aside, edition="amigo_2016")


def test_the_hand_offers_the_field_of_its_kind_and_an_empty_one() -> None:
    layout = hand_screen(look(hand_of_2016("soy", ("soy", 0), ("soy", 2)), 0))
    assert [button.label for button in buttons(layout)][:2] == [
        "Plant Soy in field 2 (2 already there)",
        "Plant Soy in field 1 (empty)",
    ]
    assert controls(layout)[:2] == ["plant:soy-1:1", "plant:soy-1:0"]


def test_the_plant_command_takes_the_field_of_its_kind_unless_told_otherwise() -> None:
    there = hand_of_2016("soy", ("soy", 0), ("soy", 2))
    assert moves(there, 0, click("/plant")) == (Plant(cards("soy")[0], 1),)
    assert moves(there, 0, click("plant", "soy-1", 0)) == (Plant(cards("soy")[0], 0),)


@pytest.mark.parametrize(
    ("fields", "places"),
    [
        ([("soy", 0), ("soy", 2)], [1, 1]),
        ([("red", 1), ("soy", 0)], [1, 1]),
        ([("soy", 7), ("soy", 0)], None),
        ([("soy", 7), ("red", 1)], [0, 0]),
        ([("soy", 1), ("soy", 2)], None),
    ],
    ids=["grows", "begins", "full, and room for another", "full, and no room", "in two fields"],
)
def test_plant_all_where_each_card_has_one_sensible_place(
    fields: list[tuple[str, int]], places: list[int] | None
) -> None:
    found = obvious(look(hand_of_2016("", *fields, set_aside="soy soy"), 0).view)
    assert (found and [move.field for move in found]) == places


# The end


def ended(edition: str, thalers: dict[int, str], *, start: int = 0, hands: str = "") -> Position:
    """The end that comes when seat 0 ends trading after the last exhaustion."""
    before = position([hands, "", "", ""], phase=Phase.TRADE, thalers=thalers, edition=edition).state
    before = before._replace(ending=True, start=start)
    decision = BOHNANZA.decide(before, 0, EndTrading(), seeded(0))
    return Position(decision.after, tuple((before, event) for event in decision.events))


def test_of_equals_the_farthest_from_the_start_player_is_ahead_and_the_sheet_says_so() -> None:
    at = ended("amigo_2016", {0: "soy", 1: "red", 2: "blue"}, start=1)
    text = words(table_screen(look(at)))
    assert "🏁 Ana wins!" in text
    assert (
        "🏆 **Ana** – 1 🪙, 3 seats clockwise from the start player\n"
        "2. **Cleo** – 1 🪙, 1 seat clockwise from the start player\n"
        "3. **Ben** – 1 🪙, start player\n"
        "4. **Dev** – 0 🪙\n"
    ) in text
    assert (
        "-# Ana, Cleo and Ben tied on 1 🪙. Ties go to whoever sits farther clockwise from the start player."
        in text
    )


def test_equals_share_in_1997_whatever_they_hold() -> None:
    text = words(table_screen(look(ended("amigo_1997", {0: "soy", 1: "red"}, hands="blue blue"))))
    assert "🏁 Ana and Ben share the win!" in text
    assert "🏆 **Ana** – 1 🪙\n🏆 **Ben** – 1 🪙\n3. **Cleo** – 0 🪙" in text
    tied = "Ana and Ben tied on 1 🪙. Cleo and Dev tied on 0 🪙."
    assert f"-# {tied} Tied players share the place." in text
    assert "in hand" not in text


def test_a_game_of_1997_that_ends_in_phase_2_says_what_became_of_the_cards() -> None:
    for seed in range(20):
        before, at = game(4, seed, "amigo_1997")[-2:]
        gone = [event for _, event in at.past if isinstance(event, FaceUpDiscarded)]
        if gone:
            assert before.state.phase is Phase.PLANT
            told = f"The game ends at once. Discarded from the table: {bunch('en', beans(gone[0].cards))}."
            for layout in (table_screen(look(at)), hand_screen(look(at, 0))):
                assert f"{told}\n**The final harvest**" in words(layout)
            return
    raise AssertionError("no game of these seeds ends in phase 2")


# The rules

EDITIONS = {"rio_grande_2000", "amigo_1997", "amigo_2016", "duel"}
RULES = {edition: words(rules_screen(edition, "en")) for edition in EDITIONS}
SAYS = {
    "The same bean may not stand in two of your fields": {"rio_grande_2000", "amigo_1997", "duel"},
    "The same bean may stand in several of your fields": {"amigo_2016"},
    "**Third field:** for sale": {"rio_grande_2000", "amigo_1997", "duel"},
    "topmost thalers, which go to the discard pile": {"rio_grande_2000", "amigo_1997"},
    "topmost thalers, which leave the game": {"duel"},
    "any field of yours, on your own turn only": {"duel"},
    "any field of yours, at any time": EDITIONS - {"duel"},
    "**Trading:** there is none": {"duel"},
    "Only in a trade may a card leave from the middle": EDITIONS - {"duel"},
    "trade what you can't use": EDITIONS - {"duel"},
    "in step 3 when that step is over": {"duel"},
    "**3. Turn up 3 cards.**": {"duel"},
    "**2. Turn up 2 cards and trade.**": EDITIONS - {"duel"},
    "**2:** 144 cards · first hand 5 each · 2 fields · third field 3 🪙 · draw 2": {"duel"},
    "ends when the pile has run out once": {"duel"},
    "in phase 2 at once too, and the cards just turned up are discarded": {"amigo_1997"},
    "in phase 2 when phase 3 is over": {"rio_grande_2000", "amigo_2016"},
    "more cards in hand wins": {"rio_grande_2000", "duel"},
    "the win is shared": {"amigo_1997"},
    "farthest clockwise from the start player wins": {"amigo_2016"},
    "start player** is drawn at random, is shown at the table and stays the same": {"amigo_2016"},
    "start player** is drawn at random. Turns go round clockwise.": {"rio_grande_2000", "amigo_1997"},
    "start player** is drawn at random. You take turns.": {"duel"},
    "No room? Harvest a field first.": {"amigo_2016"},
    "No room? Harvest a field first, or buy the third field (3 players: not for sale).": {"rio_grande_2000"},
    "No room? Harvest a field first, or buy the third field.": {"amigo_1997", "duel"},
    "With an empty hand, skip this phase.": EDITIONS - {"duel"},
    "With an empty hand, skip this step.": {"duel"},
    "fewer cards than the first number pay nothing, more than the last number pay no more": EDITIONS,
    "from any place in the hand; the active player also gives face-up cards": EDITIONS - {"duel"},
    "Once, before you plant or harvest anything: while the top card of the discard pile": {"duel"},
    "Most thalers wins.": EDITIONS,
    "Equal thalers: ": EDITIONS,
    "**3:** 104 cards · first hand 5 each · 3 fields · third field not for sale · draw 3": {"amigo_2016"},
    "**4–5:** 104 cards · first hand 5 each · 2 fields · third field not for sale · draw 3": {"amigo_2016"},
    "**3–5:** 104 cards · first hand 5 each · 2 fields · third field 3 🪙 · draw 3": {"amigo_1997"},
    "unless every one of yours has exactly one: an empty field protects, too.": EDITIONS - {"amigo_2016"},
    "while another of yours has more than one; empty fields don't matter.": {"amigo_2016"},
    "Coffee Bean": {"rio_grande_2000", "duel"},
    "Blue Bean ×20 · 4 → 1, 6 → 2, 8 → 3, 10 → 4": EDITIONS,
    "**4. Draw** 3 to the back": {"amigo_1997", "amigo_2016"},
}


@pytest.mark.parametrize("edition", all_editions())
def test_the_rules_know_no_dealer_and_keep_to_the_limits(edition: str) -> None:
    """Rule B2: without cards in hand nobody deals; whoever begins is drawn."""
    for page in (0, 1, 2):
        assert keeps_the_limits(rules_screen(edition, "en", page))
        assert "dealer" not in words(rules_screen(edition, "en", page)).casefold()


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("edition", all_editions())
def test_the_rules_keep_the_limits_in_every_language(edition: str, locale: str) -> None:
    # The longest pages there are: rules take a tenth more words in German and Spanish than in English.
    assert all(keeps_the_limits(rules_screen(edition, locale, page)) for page in (0, 1, 2))


@pytest.mark.parametrize("sentence", SAYS)
def test_the_rules_say_of_each_edition_what_holds_there(sentence: str) -> None:
    assert {edition for edition, text in RULES.items() if sentence in text} == SAYS[sentence]


def test_the_numbers_of_the_rules_are_those_of_the_edition() -> None:
    file = all_editions()["amigo_1997"]
    other = file.players[4].model_copy(
        update={"first_hands": (9,), "fields": 6, "third_field_price": 8, "draw": 7, "last_exhaustion": 11}
    )
    changed: Edition = file.model_copy(update={"players": {4: other}})
    text = words(rules_of(changed, "en"))
    assert (
        "first hand 9 each · 6 fields · third field 8 🪙 · draw 7 · ends when the pile has run out 11 times"
        in text
    )
    assert "**4. Draw** 7 to the back" in text
    assert "-# 4 players" in text


def test_the_rules_of_a_duel_made_up_here_say_what_its_file_states() -> None:
    made_up = read_edition("made_up.toml", MADE_UP_DUEL)
    text = words(rules_of(made_up.model_copy(update={"key": "duel"}), "en"))
    for sentence in (
        "**3. Turn up 4 cards.**",
        "**4. Draw** 3 to the back",
        "The same bean may stand in several of your fields",
        "any field of yours, at any time",
        "topmost thalers, which go to the discard pile",
        "until the last time, which ends the game: in step 4 at once, in step 3 at once too",
        "first hand 4, 5 in turn order",
        "third field 2 🪙 · draw 3 · ends when the pile has run out 2 times",
        "Garden Bean ×6",
    ):
        assert sentence in text
    assert "Only in a trade" not in text
