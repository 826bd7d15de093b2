"""The town on the screens: at the table, in the hand, and the private message that shows and sells it all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.art.scenes.end import End
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
from bot.ui.emojis import drawn_units
from bot.ui.families import DRAWINGS
from bot.ui.layout import TEXT_LIMIT, Screen
from bot.ui.screens import Face
from tests.ui.bohnanza.acting import click, command, fits, selects, shown
from tests.ui.bohnanza.examples import NAMES, NASTY, Position, cards, crop, game, look, position
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


def pages(at: Position, seat: int = 0, names: tuple[str, ...] = NASTY) -> list[Screen]:
    """All pages of the town, from its beginning."""
    found, start = [], 0
    while True:
        part = town(look(at, seat, names=names), start).part
        page = hand_screen(look(at, seat, names=names)._replace(part=part), "!" * 1200, Face.LIVE)
        found.append(page)
        on = [int(one.split(":")[1]) for one in controls(page) if one.startswith("town:")]
        if not [place for place in on if place > start]:
            return found
        start = max(on)


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


def test_the_picture_of_the_end_shows_what_each_has_built() -> None:
    seen = look(game(3, 5, COGNAC)[-1])
    picture, here = table_screen(seen._replace(pictures=True)).picture, town_of(seen.view)
    assert picture is not None
    assert here is not None
    assert isinstance(picture.scene, End)
    built = {one.place: tuple([f"{part.type}-{part.price}" for part in one.town]) for one in picture.scene.places}
    assert built == {seat.seat: seat.buildings for seat in here.seats}
    assert any(built.values())


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


# The town


def test_the_town_tells_of_every_building_what_it_does_and_whose_it_is() -> None:
    # The drawings have no room on one page.
    first, second = pages(TOWN, names=NAMES)
    assert words(shown(TOWN, 0, command("town"))).splitlines()[:3] == words(first).splitlines()[1:4]
    text = "\n".join([words(first), words(second)])
    beans = TOWN.state.rules.beans
    for building in in_play(beans):
        assert does("en", building, beans) in text
    assert "> ✅ **2** · yours · At the end 1 🪙 more for each full 8 🪙 that you have then." in text
    assert "> 🔑 **2** · Ben · A third field costs you 1 🪙." in text
    assert "> 🛒 **3** · you can buy it · Your 🌻 Garden pays 1 → 1, 2 → 2, 3 → 3." in text
    assert "> ▫️ **4** · It's one more field, for any bean" in text
    assert "**⛏️ Gold Mine** · paid with 🌻 Garden · can pay now: Ana (up to 3)" in text
    assert "**⛺ Indian Tipi** · paid with 🍒 Red · can pay now: Ben (up to 1)" in text
    assert "Your thalers: 🫐 Blue ×2, 🌱 Soy, 🌻 Garden ×3" in text
    assert "The others' thalers: Ben: 🍒 Red ×2 · Cleo: none\n" in text


def test_what_has_left_the_game_is_marked() -> None:
    at = position(["soy", "red", "blue"], edition=COGNAC, buildings={1: "bank-2", 2: "bank-3"})
    unsold = tuple(one for one in town_state.town(at.state).unsold if "bank" not in one)
    left = Position(town_state.with_town(at.state, town_state.Town(unsold)))
    text = words(shown(left, 0, click("town")))
    assert "> ✖️ **1** · left the game ·" in text
    assert "> ✖️ **4** · left the game ·" in text
    assert text.count("left the game ·") == 2


def test_without_cognac_there_is_no_distillery() -> None:
    at = position(["soy", "red", "blue"], edition="high_bohn")
    text = "\n".join(map(words, pages(at)))
    assert "Distillery" not in text
    assert text.count("paid with") == 8


def test_it_has_buttons_for_what_can_be_paid_now_and_no_more() -> None:
    at = position(["soy", "red", "blue"], edition=COGNAC, thalers={0: "soy soy"}, buildings={0: "tipi-1"})
    layout = shown(at, 0, click("town"))
    assert [one for one in controls(layout) if one != "town:6"] == [
        "buy-building:farm-1",
        "buy-building:farm-2",
        "back",
    ]
    labels = [button.label for button in buttons(layout)]
    assert labels == ["Buy Farm 1 (1 Soy)", "Buy Farm 2 (2 Soy)", "More of the town ▶", "Back"]
    assert not selects(layout)
    assert controls(shown(at, 1, click("town"))) == ["town:6", "back"]


def test_what_belongs_to_several_types_can_be_bought_at_once_from_a_list() -> None:
    layout = shown(TOWN, 0, click("town"))
    (chosen,) = selects(layout).values()
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
    # Whichever page it is: what is on another one can be bought together with what is here.
    (same,) = selects(pages(TOWN)[1]).values()
    assert [option.value for option in same.options] == [option.value for option in chosen.options]


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
            assert all(keeps_the_limits(layout) for layout in found)
            for layout in found:
                fits(layout)
            text = "\n".join(words(layout) for layout in found)
            beans = at.state.rules.beans
            assert all(does("en", building, beans) in text for building in in_play(beans))
            assert text.count("\n>") == 36


def test_every_building_that_can_be_paid_can_be_bought_on_some_page() -> None:
    found: list[str] = []
    for page in pages(rich()):
        layout = page
        listed = [option.value for chosen in selects(layout).values() for option in chosen.options]
        found += listed or [one.split(":")[1] for one in controls(layout) if one.startswith("buy-building")]
    assert sorted(found) == sorted(in_play(rich().state.rules.beans))


def test_a_page_that_does_not_exist_is_the_first() -> None:
    assert words(shown(TOWN, 0, click("town", 99))) == words(shown(TOWN, 0, click("town")))


@pytest.mark.parametrize("players", [3, 4, 5])
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
    assert "It pays 3 → 1, 5 → 2, 6 → 3, 7 → 4, 8 → 5, kept under the Saloon" in said["saloon-4"]
    assert "🌱 Soy into your fields of 🥃 Cognac, 🫐 Blue, 🌶️ Chili, 🦨 Stink, 🥬 Green;" in said["farm-2"]
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


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_page_of_the_town_has_room_for_all_its_drawings(players: int) -> None:
    found = [page for at in (rich(players), everything(players)) for page in pages(at)]
    symbols = {symbol: drawing.name for symbol, drawing in DRAWINGS.items()}
    for page in found:
        assert drawn_units(page.texts(), symbols) <= TEXT_LIMIT
    # The drawings decide, not the symbols.
    assert len(found) > 1
