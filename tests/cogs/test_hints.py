"""Hints: what a computer would do, said to the one who asks and named in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import Accept, MakeOffer
from bot.games.bohnanza.state import Phase
from bot.games.chance import Chance, seeded
from bot.games.nicht_die_bohne.state import State
from bot.players import FAMILIES, Hint
from bot.ui.controls import read
from bot.ui.families import FAMILIES as SCREENS
from bot.ui.messages.hints import HINTED, hint_words
from bot.ui.publishing.outbox.places import hand_of
from bot.ui.screens import SeatFacts, Seen, TableFacts
from bot.words import say
from tests.breadth import few
from tests.cogs.mishaps import position, press, private, public, show, told
from tests.cogs.world import World, controls, custom_id, words, world
from tests.games.bohnanza.resampling import redeal
from tests.games.bohnanza.tables import table as position_of
from tests.games.nicht_die_bohne.resampling import redeal as redeal_bohne

NAMES = ("Ana", "Ben", "Cleo")


async def test_a_hint_is_private_and_names_the_move_in_plain_words(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(hands=["soy red", "blue", "chili"]))
        before = public(here)
        said = private(await here["Ana"].slash(here.channel, "hint"))
        assert "Plant 🌱 Soy in field 1." in said
        assert said.index("Your turn") < said.index("💡") < said.index("table #1")
        assert public(here) == before
        assert not here.env.errors


async def test_a_hint_reaches_who_plays_in_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(
            here, 1, position_of(phase=Phase.PLANT_RECEIVED, set_aside=["", "red"], hands=["", "", "wax"])
        )
        result = await here["Ben"].user.slash("hint", table=1)
        assert "Plant 🍒 Red in field 1." in private(result)


async def test_who_has_nothing_to_do_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(hands=["soy red", "blue", "chili"]))
        assert say("en", "hint-nothing") in private(await here["Ben"].slash(here.channel, "hint"))


def test_who_has_nothing_to_do_is_told_whom_the_game_waits_for() -> None:
    state = position_of(hands=["soy red", "blue", "chili"])
    seats = tuple(SeatFacts(100 + seat, name, left=False) for seat, name in enumerate(NAMES))
    facts = TableFacts(1, "rio_grande_2000", 2, 3, 100, "en", seats)
    view = CATALOGUE["rio_grande_2000"].view
    seen: Seen[Any, Any] = Seen(facts, view(state, 1), (), "en")
    assert hint_words(SCREENS["bohnanza"], seen, None).endswith("\nThe game waits for Ana.")
    waited: Seen[Any, Any] = seen._replace(view=view(state, 0))
    assert "waits for" not in hint_words(SCREENS["bohnanza"], waited, None)


def undecided() -> Iterator[State]:
    """Positions of Nicht die Bohne in which a computer lays one card or another, as luck has it."""
    game, chance, best = CATALOGUE["nicht_die_bohne"], seeded(5), FAMILIES["nicht_die_bohne"].players["hard"]
    state = game.start(len(NAMES), chance).after
    while waiting := game.to_act(state):
        seen = game.view(state, waiting[0])
        moves = [best(seen, seeded(number)) for number in range(3)]
        if len({*moves}) > 1:
            yield state
        state = game.decide(state, waiting[0], moves[0], chance).after


async def hints(here: World, seat: int, state: Any, redealt: Callable[[Any, int, Chance], Any]) -> set[str]:
    """What the person in this seat is told, by command and by button, the hidden cards dealt anew each time."""
    name, said = NAMES[seat], set()
    for number in range(3):
        await position(here, 1, redealt(state, seat, seeded(number)))
        said.add(private(await here[name].slash(here.channel, "hint")))
        said.add(private(await here.click(name, here.hand_message(name), "hint")))
    return said


@pytest.mark.long
async def test_a_hint_asked_for_again_is_the_same_whatever_the_others_hold(tmp_path: Path) -> None:
    game = CATALOGUE["nicht_die_bohne"]
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game="nicht_die_bohne")
        for state in islice(undecided(), 5):
            seat = game.to_act(state)[0]
            (said,) = await hints(here, seat, state, redeal_bohne)
            assert "💡" in said


@pytest.mark.long
@pytest.mark.parametrize("key", few(["rio_grande_2000", "high_bohn"], "high_bohn"))
async def test_so_it_is_in_games_with_trading(tmp_path: Path, key: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES, game=key)
        hands = ["soy red blue", "blue chili", "chili"]
        for phase, face_up in ((Phase.PLANT, ""), (Phase.TRADE, "green stink")):
            state = position_of(edition=key, phase=phase, hands=hands, face_up=face_up)
            (said,) = await hints(here, 0, state, redeal)
            assert "💡" in said


async def test_hints_are_for_those_who_play(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await here.open(*NAMES, start=False)
        assert told(await here["Ana"].slash(here.channel, "hint", table=1), "table-is-lobby", table=1)
        await here.click("Ana", here.table_message(), "start")
        assert told(await here["Dan"].slash(here.channel, "hint", table=1), "not-seated", table=1)


@pytest.mark.parametrize("key", few(CATALOGUE, "duel"))
def test_every_move_of_whole_games_can_be_named(key: str) -> None:
    """By the players that there are; each sentence ends as one and has nothing of a card's own name in it."""
    game = CATALOGUE[key]
    family, count, chance = FAMILIES[game.family], game.players[-1], seeded(f"hints of {key}")
    seats = tuple(SeatFacts(100 + seat, f"P{seat}", left=False) for seat in range(count))
    facts = TableFacts(1, key, 2, 3, 100, "en", seats)
    state = game.start(count, chance).after
    usual = [player for name, player in family.players.items() if name != "simplest"]
    # The last and best thinks longest, and its moves are named by the same words.
    players = [*usual[:-1], *usual]
    kinds, named = set(), set()
    for number in range(1500):
        waiting = game.to_act(state)
        if not waiting:
            break
        everyone = family.everyone_may_act(game.view(state, waiting[0]))
        seat = number % count if everyone else waiting[0]
        view = game.view(state, seat)
        move = players[number % len(players)](view, chance)
        if move is None:
            continue
        seen: Seen[Any, Any] = Seen(facts, view, (), "en")
        sentence = SCREENS[game.family].advice(seen, move)
        assert sentence.endswith(".")
        assert "None" not in sentence
        kinds.add(type(move))
        named.add(sentence)
        shown = hint_words(SCREENS[game.family], seen, Hint(move, family.explain(view, move)))
        assert sentence in shown
        state = game.decide(state, seat, move, chance).after
    assert len(named) > 2 * len(kinds) > 3


async def test_a_hint_is_thought_of_from_what_the_seat_sees_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def silent(view: object, chance: object) -> None:
        asked.append(view)

    family = FAMILIES["bohnanza"]
    monkeypatch.setitem(FAMILIES, "bohnanza", family._replace(among_people={"hard": silent}))
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        state = position_of(hands=["soy red", "blue", "chili"])
        await position(here, 1, state)
        assert say("en", "hint-nothing") in private(await here["Ben"].slash(here.channel, "hint"))
        assert asked == [CATALOGUE["rio_grande_2000"].view(state, 1)]


def take_of(message: Any) -> str:
    """The custom_id of the button of this panel that takes the hint; empty if there is none."""
    found = [custom_id(one) for one in controls(message)]
    return next((one for one in found if (pressed := read(one)) is not None and pressed.action == HINTED), "")


async def hinted(here: World, name: str) -> Any:
    """The panel of somebody who has asked for a hint there."""
    await press(here, name, here.hand_message(name), "bean:1:hint")
    return here.hand_message(name)


PLANTING = position_of(hands=["soy red", "blue", "chili"])
TRADING = position_of(phase=Phase.TRADE, hands=["soy red", "blue", "chili"], face_up="green stink")


async def test_one_press_makes_the_move_that_the_hint_names_and_then_the_hint_is_gone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, PLANTING)
        panel = await hinted(here, "Ana")
        assert "Plant 🌱 Soy in field 1." in words(panel)
        await press(here, "Ana", panel, take_of(panel))
        taken = here.hand_message("Ana")
        table = await here.bot.tables.get(1)
        assert table.view(0).seats[0].fields[0].bean == "soy"
        assert "💡" not in words(taken)
        assert not take_of(taken)


@pytest.mark.long
async def test_a_hint_is_taken_after_a_restart_too(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        panel = await hinted(here, "Ana")
        table = await here.bot.tables.get(1)
        first = table.view(0).own.hand[0]
        await here.restart()
        await press(here, "Ana", panel, take_of(panel))
        table = await here.bot.tables.get(1)
        assert first not in table.view(0).own.hand
        assert not here.env.errors


async def test_a_hint_to_offer_opens_the_offer_filled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, TRADING)
        advise(monkeypatch, lambda view: MakeOffer(view.own.hand[:1], (Bean("blue"),), 1))
        panel = await hinted(here, "Ana")
        await press(here, "Ana", panel, take_of(panel))
        builder = here.hand_message("Ana")
        table = await here.bot.tables.get(1)
        assert not table.view(0).offers
        assert "You give" in words(builder)
        await here.click("Ana", builder, "send")
        (offer,) = table.view(0).offers
        assert (offer.give, offer.want, offer.to) == (("soy",), ("blue",), 1)


def advise(monkeypatch: pytest.MonkeyPatch, move: Callable[[Any], Any]) -> None:
    """Let hints name this move."""
    family = FAMILIES["bohnanza"]
    monkeypatch.setitem(FAMILIES, "bohnanza", family._replace(advised=lambda view, player, chance: move(view)))


async def test_a_hint_goes_when_what_it_is_about_has_changed_and_stays_while_others_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, TRADING)
        await here["Ana"].slash(here.channel, "offer", give="soy", want="blue")
        advise(monkeypatch, lambda view: Accept(1, view.own.hand[:1]))
        panel = await hinted(here, "Ben")
        ben = hand_of(here["Ben"].id)
        assert "Accept offer #1" in words(panel)
        await here["Cleo"].slash(here.channel, "pass")
        await show(here, 1, ben)
        assert "Accept offer #1" in words(here.hand_message("Ben"))
        before = take_of(panel)
        await here["Ana"].slash(here.channel, "withdraw", offer="1")
        await show(here, 1, ben)
        assert "💡" not in words(here.hand_message("Ben"))
        # The button of a message that was not brought up to date.
        assert told(await press(here, "Ben", panel, before), "offer-gone", offer=1)
        table = await here.bot.tables.get(1)
        assert len(table.view(1).own.hand) == 1
        assert not here.env.errors


async def test_the_first_panel_of_a_game_has_a_hint(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        assert "bean:1:hint" in [custom_id(one) for one in controls(here.hand_message("Ana"))]
        result = await here.click("Ana", here.hand_message("Ana"), "hint")
        assert "💡" in private(result)


async def test_nothing_that_no_hint_says_is_taken(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        for pressed in ("hinted", "hinted:pea", "hinted:hinted:plant", "hinted:plant"):
            result = await press(here, "Ana", here.hand_message("Ana"), f"bean:1:{pressed}")
            assert told(result, "unknown-control")
        assert not here.env.errors
