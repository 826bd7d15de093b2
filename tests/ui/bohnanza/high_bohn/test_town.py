"""The town on the screens: at the table, in the hand, and the private message that shows and sells it all."""

from __future__ import annotations

import re
from dataclasses import replace

import discord
import pytest

from bot.art.scenes.end import End
from bot.art.scenes.for_sale import ForSale, OnSale, Reach
from bot.games.bohnanza.high_bohn import town as town_state
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, in_play
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.high_bohn.town import STEW, holdings, with_holdings
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.state import Field, Phase, Plot
from bot.games.contract import IllegalMove, NotYourSeat
from bot.ui.bohnanza.chapters.looking.rulebook import rules_screen
from bot.ui.bohnanza.clicks import resolve
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, building_name, buildings_short, does
from bot.ui.bohnanza.high_bohn.seats import town_line
from bot.ui.bohnanza.high_bohn.town import town
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.components import ALT_LIMIT, units
from bot.ui.emojis import Dressing
from bot.ui.families import DRAWINGS
from bot.ui.layout import TEXT_LIMIT, Screen
from bot.ui.screens import Face
from bot.words import shipped
from tests.breadth import few
from tests.ui.bohnanza.acting import click, command, fits, selects, shown
from tests.ui.bohnanza.examples import NAMES, NASTY, Position, cards, crop, game, look, position
from tests.ui.bohnanza.high_bohn.test_questions import NAMING
from tests.ui.bohnanza.public import allowed
from tests.ui.bohnanza.table.test_table import CARD
from tests.ui.reading import buttons, controls, keeps_the_limits, raw, spaced, words

COGNAC = "high_bohn_cognac"
PUBLIC = allowed(COGNAC)
TOWN = position(
    ["soy red blue", "chili", "green"],
    edition=COGNAC,
    thalers={0: "garden garden garden soy blue blue", 1: "red red"},
    buildings={0: "tipi-2 general_store-3", 1: "gold_mine-2 saloon-3"},
    stored={0: "stink stink"},
    fields={1: [Field(cards("blue red soy"), STEW), Field(cards("green green soy"))]},
)


def everything(players: int, phase: Phase = Phase.PLANT) -> Position:
    """All buildings are owned, all stores full, who may has nothing but stews, and all have many thalers."""
    owned: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for building in in_play(rich(players).state.rules.beans):
        facts = BUILDINGS[building]
        if facts.price <= players:
            owned[(facts.price + len(facts.type)) % players].append(building)
    kinds = "blue chili stink green soy black_eyed red garden"
    alone = [crop("green", 14), crop("chili", 18)]
    stews = [Field(cards(kinds), STEW)] * 4
    others = [crop("soy", 12), crop("black_eyed", 10), crop("cognac", 22), crop("stink", 16)]
    saloons = {seat for seat, names in owned.items() if {"saloon-3", "saloon-4"} & set(names)}
    at = position(
        ["soy red blue"] * players,
        phase=phase,
        edition=COGNAC,
        thalers=dict.fromkeys(range(players), f"{kinds} cognac " * 4),
        buildings={seat: " ".join(names) for seat, names in owned.items()},
        stored=dict.fromkeys(range(players), "stink red garden"),
        fields={seat: (stews if seat in saloons else others) + alone for seat in range(players)},
        set_aside=dict.fromkeys(range(players), kinds) if phase is Phase.PLANT_RECEIVED else None,
        face_up="blue chili" if phase is Phase.TRADE else "",
    )
    state = at.state
    for seat, player in enumerate(state.players):
        under = cards("blue chili stink green soy")
        held = replace(holdings(player), under_saloon=under, under_distillery=under)
        players_ = (*state.players[:seat], with_holdings(player, held), *state.players[seat + 1 :])
        state = state._replace(players=players_)
    return Position(state)


def rich(players: int = 5) -> Position:
    """Nothing is sold, and everybody could pay for everything."""
    four = "cognac blue chili stink green soy black_eyed red garden " * 4
    return position(["soy"] * players, edition=COGNAC, thalers=dict.fromkeys(range(players), four))


def page(at: Position, number: int = 0, seat: int = 0, names: tuple[str, ...] = NAMES) -> Screen:
    """The whole town, or the page of the type of this number."""
    seen = look(at, seat, names=names)
    return hand_screen(seen._replace(part=town(seen, number).part), "!" * 1200, Face.LIVE)


def pages(at: Position, seat: int = 0, names: tuple[str, ...] = NASTY) -> list[Screen]:
    """The page of each type."""
    types = len({BUILDINGS[building].type for building in in_play(at.state.rules.beans)})
    return [page(at, number, seat, names) for number in range(1, types + 1)]


# The table and the hand


def test_the_table_shows_each_town_in_a_line() -> None:
    text = words(table_screen(look(TOWN)))
    assert "> 🏘️ ⛺ Indian Tipi 2, 🏪 General Store 3 · in store: 🦨 Stink ×2\n" in text
    assert "> 🏘️ ⛏️ Gold Mine 2, 🍻 Saloon 3 · third field 1 🪙\n" in text
    assert text.count("🏘️") == 2
    assert "town" in controls(table_screen(look(TOWN)))


def test_thalers_under_buildings_are_counted_at_the_table() -> None:
    text = words(table_screen(look(everything(3))))
    assert text.count("· 5 🪙 under the Saloon · 5 🪙 under the Distillery") == 3


def test_the_picture_of_the_table_says_each_town_in_words() -> None:
    picture = table_screen(look(TOWN)._replace(pictures=True)).picture
    assert picture is not None
    assert "; buildings Indian Tipi 2, General Store 3; in store 2 Stink." in picture.alt
    assert "; buildings Gold Mine 2, Saloon 3." in picture.alt
    assert picture.alt.count("in store") == 1
    full = table_screen(look(everything(3))._replace(pictures=True)).picture
    assert full is not None
    assert "; in store Stink, Red, Garden; 5 under the Saloon; 5 under the Distillery." in full.alt


@pytest.mark.parametrize("locale", shipped())
def test_at_the_end_the_message_says_what_each_has_built_and_counts_points(locale: str) -> None:
    seen = look(game(3, 5, COGNAC)[-1])._replace(pictures=True, locale=locale)
    layout, here = table_screen(seen), town_of(seen.view)
    assert here is not None
    assert layout.picture is not None
    assert isinstance(layout.picture.scene, End)
    assert layout.picture.scene.unit is None
    assert seen.view.outcome is not None
    text = words(layout)
    for standing in seen.view.outcome.standings:
        built = here.seats[standing.seat].buildings
        assert not built or buildings_short(locale, built) in text
        assert f"{standing.score} 🪙" not in words(hand_screen(seen, face=Face.CARD))
    assert any(seat.buildings for seat in here.seats)


def test_a_third_field_that_was_bought_has_no_price_any_more() -> None:
    player = TOWN.state.players[1]._replace(bought_field=True)
    players = (TOWN.state.players[0], player, TOWN.state.players[2])
    assert "third field 1 🪙" not in words(table_screen(look(Position(TOWN.state._replace(players=players)))))


def test_stews_and_fields_of_two_beans_show_what_stands_in_them() -> None:
    text = spaced(words(table_screen(look(TOWN))))
    assert "🍲 stew of 🫐 Blue, 🍒 Red, 🌱 Soy (1, 2 at 6) | 🥬 Green ×2, 🌱 Soy (1, 2 at 5)" in text


def test_a_full_table_shows_how_many_beans_stand_in_a_stew_and_an_ordinary_one_which(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as narrower:
        # The longest names leave just enough room for all of them.
        narrower.setattr("bot.ui.fitting.ROOM", 3500)
        full = words(table_screen(look(everything(5, Phase.PLANT_RECEIVED), names=NASTY, left=range(5))))
    assert "🍲 stew of 8 (5)" in spaced(full)
    assert "🍲 stew of 🫐 Blue, 🌶️ Chili, " in words(table_screen(look(everything(5))))


def test_a_field_for_one_bean_says_so_while_it_is_empty() -> None:
    fields = {0: [Field(), Field(), Field((), Plot(TOWN.state.rules.beans[4]))]}
    at = position(["soy", "red", "red"], edition=COGNAC, fields=fields, buildings={0: "saloon-2"})
    assert "Field 3 empty, for 🥬 Green only" in words(hand_screen(look(at, 0)))
    assert "empty | empty | empty, for 🥬 Green only" in spaced(words(table_screen(look(at))))


def test_the_own_town_stands_in_the_hand_and_nobody_elses() -> None:
    text = words(hand_screen(look(TOWN, 0)))
    assert "> 🏘️ ⛺ Indian Tipi 2, 🏪 General Store 3 · in store: 🦨 Stink ×2" in text
    assert "Gold Mine" not in text
    assert "town" in controls(hand_screen(look(TOWN, 0)))


def test_other_editions_show_no_town() -> None:
    at = position(["soy", "red", "red"], thalers={0: "red red red"})
    for layout in (table_screen(look(at)), hand_screen(look(at, 0))):
        assert "town" not in controls(layout)
        assert "🏘️" not in words(layout)
    assert town_line(look(at), 0) == []
    with pytest.raises(IllegalMove, match="no-town-here"):
        resolve(look(at, 0), command("town"))


# The town: its first page


def scene(at: Position, seat: int = 0) -> ForSale:
    """What the picture of the town shows to this seat."""
    seen = look(at, seat)._replace(pictures=True)
    found = hand_screen(seen._replace(part=town(seen).part), None, Face.LIVE).picture
    assert found is not None
    assert isinstance(found.scene, ForSale)
    return found.scene


def test_its_picture_says_of_every_building_whether_its_reader_can_pay() -> None:
    found = {one.type: one for one in scene(TOWN).types}
    assert found["gold_mine"].buildings == (
        OnSale(1, Reach.NOW),
        OnSale(2, Reach.TAKEN, owner=1, name="Ben"),
        OnSale(3, Reach.NOW),
        OnSale(4, Reach.SHORT, 1),
    )
    assert [one.short for one in found["bank"].buildings] == [1, 2, 3, 4]
    assert [one.reach for one in found["tipi"].buildings] == [
        *(Reach.CLOSED, Reach.YOURS, Reach.CLOSED, Reach.CLOSED)
    ]
    thalers = {one.type: (one.bean, one.thalers) for one in scene(TOWN).types if one.thalers}
    assert thalers == {"gold_mine": ("garden", 3), "farm": ("soy", 1), "jail": ("blue", 2)}
    assert scene(TOWN).thalers == 6


def test_what_can_be_bought_now_comes_first_then_what_is_next_then_where_nothing_is_left() -> None:
    at = position(
        ["soy", "red", "blue"],
        edition=COGNAC,
        thalers={0: "soy soy red red cognac"},
        buildings={0: "tipi-1", 1: "farm-1 farm-2 gold_mine-1 bank-1 bank-2 bank-3 bank-4 distillery-1"},
    )
    assert [one.type for one in scene(at).types] == [
        # One thaler is lacking, also for Farm 3 and Distillery 2; for Gold Mine 2 two are.
        *("farm", "saloon", "general_store", "blacksmith", "jail", "distillery", "gold_mine"),
        *("tipi", "bank"),
    ]
    first = scene(TOWN).types
    assert [one.type for one in first[:3]] == ["gold_mine", "farm", "jail"]
    assert all(Reach.NOW in {each.reach for each in one.buildings} for one in first[:3])
    assert not any(Reach.NOW in {each.reach for each in one.buildings} for one in first[3:])
    assert [one.type for one in first[-2:]] == ["tipi", "general_store"]


def test_while_somebody_is_asked_what_others_have_the_thalers_for_is_not_for_sale() -> None:
    # Ana is asked; Ben has two red thalers and one of Garden.
    reaches = {one.type: [each.reach for each in one.buildings] for one in scene(NAMING, 1).types}
    assert [*reaches][:2] == ["gold_mine", "tipi"]
    assert reaches["tipi"] == [Reach.PAID, Reach.PAID, Reach.SHORT, Reach.SHORT]
    assert not any(Reach.NOW in one for one in reaches.values())
    assert "⛺ Indian Tipi · 2 🍒 Red · not now: 1, 2 · 3: 1 short" in words(page(NAMING, 0, 1))
    assert not [one for one in controls(page(NAMING, 0, 1)) if one.startswith("buy-")]


def test_its_alt_text_and_its_short_list_say_what_the_picture_shows() -> None:
    seen = look(TOWN, 0)
    seen = seen._replace(part=town(seen).part)
    picture = hand_screen(seen._replace(pictures=True), None, Face.LIVE).picture
    assert picture is not None
    assert picture.alt.startswith(
        "5 buildings within reach. To buy now: Gold Mine 1, Gold Mine 3, Farm 1, Jail 1, Jail 2. "
        "Gold Mine, you have 3 Garden: 1 to buy, 2 of Ben, 3 to buy, 4 lacks 1. "
    )
    assert "Indian Tipi, you have 0 Red: 1 unsold, 2 yours, 3 unsold, 4 unsold." in picture.alt
    lines = words(hand_screen(seen, None, Face.LIVE)).splitlines()
    assert lines[:5] == [
        "## 🏘️ The town · table #12",
        "⛏️ Gold Mine · 3 🌻 Garden · 🛒 now: 1, 3 · 4: 1 short",
        "🚜 Farm · 1 🌱 Soy · 🛒 now: 1 · 2: 1 short",
        "⛓️ Jail · 2 🫐 Blue · 🛒 now: 1, 2 · 3: 1 short",
        "🏦 Bank · 0 👁️ Black-eyed · 1: 1 short",
    ]
    assert lines[8] == "⛺ Indian Tipi · 0 🍒 Red · yours: 2"
    gone = words(page(everything(5), seat=0))
    assert "⚒️ Blacksmith · 4 🌶️ Chili · none left" in gone


@pytest.mark.parametrize("locale", few(shipped(), "de"))
@pytest.mark.parametrize("pictures", [True, False], ids=["picture", "words"])
@pytest.mark.parametrize("edition", ["high_bohn", COGNAC])
@pytest.mark.parametrize("players", few([3, 4, 5], 5))
def test_it_has_at_most_120_words_whatever_stands_in_the_town(
    players: int, edition: str, pictures: bool, locale: str
) -> None:
    poor = position(["soy"] * players, edition=edition)
    for at in (poor, TOWN, rich(players), everything(players), *game(players, 5, edition)[::40]):
        if at.state.outcome is not None:
            continue
        for seat in (0, players - 1) if at is not TOWN else (0,):
            seen = look(at, seat)._replace(locale=locale, pictures=pictures)
            layout = hand_screen(seen._replace(part=town(seen).part), None, Face.LIVE)
            assert len([word for word in words(layout).split() if re.search(r"\w", word)]) <= 120
            assert keeps_the_limits(layout)
            assert layout.picture is None or 0 < units([layout.picture.alt]) <= ALT_LIMIT
            assert (layout.picture is not None) == pictures


def test_the_picture_is_its_readers_alone() -> None:
    assert len({scene(TOWN, seat).types for seat in range(3)}) == 3
    public = table_screen(look(TOWN)._replace(pictures=True)).picture
    assert public is not None
    assert not isinstance(public.scene, ForSale)


def test_a_list_leads_to_what_the_buildings_of_a_type_do() -> None:
    chosen = selects(page(TOWN))["bean:12:town-type"]
    assert [option.label for option in chosen.options][:4] == ["Gold Mine", "Farm", "Jail", "Bank"]
    for option in chosen.options:
        text = words(shown(TOWN, 0, click("town-type", **{"": (option.value,)})))
        assert text.startswith(f"### {option.emoji} {option.label} · paid with ")


# The town: a page for each type


def test_the_pages_tell_of_every_building_what_it_does_and_whose_it_is() -> None:
    found = [words(one) for one in pages(TOWN, names=NAMES)]
    text, beans = "\n".join(found), TOWN.state.rules.beans
    for building in in_play(beans):
        assert does("en", building, beans) in text
    assert "> ✅ **2** · yours · At the end: 1 🪙 more for every 8 🪙 that you have." in text
    assert "> 🔑 **2** · Ben · A third field costs you 1 🪙." in text
    assert "> 🛒 **3** · you can buy it · Your 🌻 Garden pays 1 → 1, 2 → 2, 3 → 3." in text
    assert "> ▫️ **4** · One more field, for any bean" in text
    assert "### ⛏️ Gold Mine · paid with 🌻 Garden · can afford: Ana (up to 3)" in text
    assert "### ⛺ Indian Tipi · paid with 🍒 Red · can afford: Ben (up to 1)" in text
    assert all("Your thalers: 🫐 Blue ×2, 🌱 Soy, 🌻 Garden ×3" in one for one in found)
    assert all("The others' thalers: Ben: 🍒 Red ×2 · Cleo: none\n" in one for one in found)
    assert all("-# 3 → 1: three cards pay 1 🪙." in one for one in found)


def test_what_has_left_the_game_is_marked() -> None:
    at = position(["soy", "red", "blue"], edition=COGNAC, buildings={1: "bank-2", 2: "bank-3"})
    unsold = tuple(one for one in town_state.town(at.state).unsold if "bank" not in one)
    left = Position(town_state.with_town(at.state, town_state.Town(unsold)))
    text = "\n".join(map(words, pages(left)))
    assert "> ✖️ **1** · left the game ·" in text
    assert "> ✖️ **4** · left the game ·" in text
    assert text.count("left the game ·") == 2
    (bank,) = [one for one in scene(left).types if one.type == "bank"]
    assert [one.reach for one in bank.buildings] == [Reach.GONE, Reach.TAKEN, Reach.TAKEN, Reach.GONE]


def test_without_cognac_there_is_no_distillery() -> None:
    at = position(["soy", "red", "blue"], edition="high_bohn")
    text = "\n".join(map(words, [page(at), *pages(at)]))
    assert "Distillery" not in text
    assert text.count("paid with") == len(scene(at).types) == 8


def test_they_are_turned_from_type_to_type_and_lead_back() -> None:
    first, second, *_, last = pages(TOWN)
    labels = [[button.label for button in buttons(one)] for one in (first, second, last)]
    assert labels[0][-3:] == ["Indian Tipi ▶", "Town", "Back"]
    assert labels[1] == ["◀ Gold Mine", "Bank ▶", "Town", "Back"]
    assert labels[2] == ["◀ Jail", "Town", "Back"]
    assert controls(second) == ["town-type:1", "town-type:3", "town", "back"]
    assert controls(last) == ["town-type:8", "town", "back"]


def test_it_has_buttons_for_what_can_be_paid_now_and_no_more() -> None:
    at = position(["soy", "red", "blue"], edition=COGNAC, thalers={0: "soy soy"}, buildings={0: "tipi-1"})
    layout = shown(at, 0, click("town"))
    assert [button.custom_id for button in buttons(layout)] == [
        "bean:12:buy-building:farm-1",
        "bean:12:buy-building:farm-2",
        "bean:12:back",
    ]
    assert [button.label for button in buttons(layout)] == ["Buy Farm 1 (1 Soy)", "Buy Farm 2 (2 Soy)", "Back"]
    assert list(selects(layout)) == ["bean:12:town-type"]
    assert [button.label for button in buttons(shown(at, 1, click("town")))] == ["Back"]
    # On its type's page, too, and there it alone.
    farm = [button.label for button in buttons(pages(at)[3])]
    assert farm == ["Buy Farm 1 (1 Soy)", "Buy Farm 2 (2 Soy)", "◀ Bank", "Saloon ▶", "Town", "Back"]


def test_what_belongs_to_several_types_can_be_bought_at_once_from_a_list() -> None:
    layout = shown(TOWN, 0, click("town"))
    chosen = selects(layout)["bean:12:buy-buildings"]
    assert [option.value for option in chosen.options] == [
        "gold_mine-1",
        "gold_mine-3",
        "farm-1",
        "jail-1",
        "jail-2",
    ]
    assert chosen.max_values == 3
    assert chosen.options[4].label == "Jail 2 – 2 🫐 Blue"
    fits(layout)


def test_nobody_but_a_player_opens_it() -> None:
    with pytest.raises(NotYourSeat):
        resolve(look(TOWN), click("town"))


# Limits and secrets


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
def test_players_who_own_everything_keep_the_limits(players: int, phase: Phase) -> None:
    at = everything(players, phase)
    layout = table_screen(look(at, names=NASTY, left=range(players)))
    assert keeps_the_limits(layout)
    for seat in range(players):
        held = holdings(at.state.players[seat])
        assert buildings_short("en", held.buildings) in words(layout)
        assert keeps_the_limits(hand_screen(look(at, seat, names=NASTY), "n" * 1500))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_town_keeps_the_limits_on_every_page_and_shows_each_building_once(players: int) -> None:
    for at in (rich(players), everything(players)):
        for names in (NASTY, ("Ana", "Ben", "Cleo", "Dev", "Eva")):
            found = pages(at, names=names)
            for layout in (*found, page(at, names=names)):
                assert keeps_the_limits(layout)
                fits(layout)
            text = "\n".join(words(layout) for layout in found)
            beans = at.state.rules.beans
            assert all(does("en", building, beans) in text for building in in_play(beans))
            assert text.count("\n>") == 36


def test_every_building_that_can_be_paid_can_be_bought_on_the_page_of_its_type() -> None:
    found = [one.split(":")[1] for layout in pages(rich()) for one in controls(layout) if "buy-building" in one]
    assert sorted(found) == sorted(in_play(rich().state.rules.beans))
    # The list on the first page has room for twenty-five: the cheapest are left out.
    listed = [option.value for option in selects(page(rich()))["bean:12:buy-buildings"].options]
    assert len(listed) == 25
    assert {value[-1] for value in {*map(str, in_play(rich().state.rules.beans))} - {*listed}} == {"1", "2"}


def test_a_page_that_does_not_exist_is_the_first() -> None:
    # What older messages have leads there, too.
    assert words(shown(TOWN, 0, click("town", 3))) == words(shown(TOWN, 0, click("town-type", 3)))
    for number in (0, 10, 99):
        assert words(shown(TOWN, 0, click("town", number))) == words(shown(TOWN, 0, click("town")))


@pytest.mark.parametrize("players", few([3, 4, 5], 5))
def test_no_card_is_named_in_public(players: int) -> None:
    for at in game(players, players, COGNAC)[::9]:
        assert not CARD.search(raw(table_screen(look(at))).replace("cognac-", "blue-"))
        for custom_id in [button.custom_id for button in buttons(table_screen(look(at))) if button.custom_id]:
            assert PUBLIC.fullmatch(custom_id)


# Names and rules


def test_every_building_has_its_name_symbol_and_sentence() -> None:
    beans = rich().state.rules.beans
    assert set(BUILDING_SYMBOL) == {facts.type for facts in BUILDINGS.values()}
    assert len(set(BUILDING_SYMBOL.values())) == len(BUILDING_SYMBOL)
    assert len({building_name("en", building) for building in BUILDINGS}) == len(BUILDINGS)
    for building, facts in BUILDINGS.items():
        said = does("en", building, beans)
        assert said[0].isupper() or not said[0].isalpha()
        assert said.endswith(".")
        assert (said == "No effect in play.") == (facts.price == 1)
        assert "_" not in said


def test_meters_stand_as_the_buildings_have_them() -> None:
    beans = rich().state.rules.beans
    said = {name: does("en", building, beans) for building in BUILDINGS if (name := str(building))}
    assert said["jail-3"] == "Your 🫐 Blue pays 4 → 2, 6 → 3, 8 → 4, 10 → 5."
    assert "A stew pays 3 → 1, 5 → 2, 6 → 3, 7 → 4, 8 → 5, kept under the Saloon" in said["saloon-4"]
    assert "🌱 Soy in your fields of 🥃 Cognac, 🫐 Blue, 🌶️ Chili, 🦨 Stink, 🥬 Green," in said["farm-2"]
    assert said["gold_mine-3"].endswith("You may harvest a single 🌻 Garden, whatever your other fields hold.")
    eight = tuple(bean for bean in beans if bean != "cognac")
    farm = next(one for one in BUILDINGS if one == "farm-2")
    assert "Cognac" not in does("en", farm, eight)
    assert does("en", farm, eight[-4:]) == "No effect in play."


@pytest.mark.parametrize(("edition", "types"), [("high_bohn", 8), (COGNAC, 9)])
def test_the_rules_have_high_bohns_own_and_a_page_of_all_buildings(edition: str, types: int) -> None:
    first, second, third = (rules_screen(edition, "en", page) for page in (0, 1, 2))
    assert all(keeps_the_limits(page) for page in (first, second, third))
    base, text = words(first), words(third)
    assert "**The town.**" in base
    assert "Highest score wins." in base
    assert "Equal scores: more cards in hand wins" in base
    assert "thalers wins" not in base
    assert "Equal thalers" not in base
    for told in (
        "any number of buildings",  # H8
        "Equal scores: more cards in hand wins",  # H8
        "A bean from another player's store must be planted",  # H7
        "**Bank 2 and Bank 4** are used just before your turn",  # H6
        "Unused, they're lost for that turn",  # H6
        "nor in a field for one bean only (Saloon 2 and Blacksmith 2)",  # H6
        "A stew holds no kind twice, and it's a field of no bean",  # H7
        "Jail 4 works then, too",  # H5
        "Jail with 🫐 Blue",
        "**Stews**",
        "**Stored beans**",
        "fewer than 5 players",
        "Whoever buys first gets it",
        "**Mixed fields**",
    ):
        assert told in text
    assert ("4, 5, 6, 7, 8 and 9 buildings add 1, 2, 3, 5, 8 and 8 🪙." in text) == (types == 9)
    assert ("4, 5, 6, 7 and 8 buildings add 1, 2, 3, 5 and 8 🪙." in text) == (types == 8)
    beans = all_editions()[edition].beans
    assert all(does("en", building, beans) in words(second) for building in in_play(beans) if building[-1] != "1")
    assert words(second).count("\n**") == types
    ids = [[button.custom_id for button in buttons(layout)] for layout in (first, second, third)]
    pages = [[2, 1], [0, 2], [0, 1]]
    assert ids == [[f"bean:0:rules:{edition}:{page}" for page in there] for there in pages]


def test_other_rules_have_one_page() -> None:
    assert not buttons(rules_screen("rio_grande_2000", "en"))
    assert "The town" not in words(rules_screen("rio_grande_2000", "en", 1))


@pytest.mark.parametrize("locale", few(shipped(), "de"))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_page_has_room_for_all_its_drawings(players: int, locale: str) -> None:
    emojis = {one: discord.PartialEmoji(name=drawing.name, id=10**18) for one, drawing in DRAWINGS.items()}
    dressing = Dressing(emojis)
    for at in (rich(players), everything(players)):
        for number in range(10):
            seen = look(at, 0, names=NASTY)._replace(locale=locale)
            layout = hand_screen(seen._replace(part=town(seen, number).part), "!" * 1200, Face.LIVE)
            assert units([dressing.drawn(text) for text in layout.texts()]) <= TEXT_LIMIT
