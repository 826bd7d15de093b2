"""What goes wrong at a table of Nicht die Bohne: wrong cards, wrong moments, old buttons, people who leave."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.games.nicht_die_bohne.state import Phase, State
from bot.ui.phrases import together
from bot.ui.publishing.panels.faces import LOOKING
from bot.words import say
from tests.breadth import few, few_rows
from tests.cogs.decks import shorten_nicht_die_bohne
from tests.cogs.mishaps import old_button, press, told, unchanged
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company, choices, position
from tests.cogs.world import World, controls, custom_id, shown, words, world
from tests.games.nicht_die_bohne.tables import lay, table, take, trick

NAMES = ("Ana", "Ben", "Cleo", "Dan")
START = table("red-1 red-2 red-3", "blue-1 blue-2 blue-3", "green-1 green-2 green-3", "yellow-1 yellow-2 yellow-3")
LED = lay(START, 0, "red-1")
UP = trick(START, "red-1", "blue-1", "green-1", "yellow-1")


async def start(here: World, state: State = START) -> None:
    """Four people in this position."""
    await here.open(*NAMES, game=NICHT_DIE_BOHNE)
    await position(here, 1, state)


async def laid(here: World, seat: int) -> str | None:
    """The card that a seat has laid."""
    card: str | None = (await here.bot.tables.get(1)).state.players[seat].laid
    return card


# Laying


async def test_a_laid_card_is_changed_by_a_button_and_nobody_else_sees_anything(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        await here.click("Ben", here.hand_message("Ben"), "lay", "1", "1", "blue-2")
        shown = words(here.table_message())
        assert "✅ Laid face down: Ben" in shown
        others = [words(here.hand_message(name)) for name in ("Ana", "Cleo", "Dan")]
        await here.click("Ben", here.hand_message("Ben"), "change", "1", "1", "blue-2", "blue-3")
        assert await laid(here, 1) == "blue-3"
        assert "✓ Down: 💧 Blue 3\n" in words(here.hand_message("Ben"))
        assert words(here.table_message()) == shown
        assert [words(here.hand_message(name)) for name in ("Ana", "Cleo", "Dan")] == others


@pytest.mark.long
async def test_when_the_last_card_is_down_nothing_can_be_changed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        await here.click("Ben", here.hand_message("Ben"), "lay", "1", "1", "blue-2")
        old = old_button(here.hand_message("Ben"), "change")
        await here.click("Cleo", here.hand_message("Cleo"), "lay")
        await here.click("Dan", here.hand_message("Dan"), "lay")
        assert "change" not in [control.action for control in controls(here.hand_message("Ben"))]
        async with unchanged(here, 1, "Ana", "Cleo", "Dan"):
            await press(here, "Ben", here.hand_message("Ben"), old)
        assert words(here.hand_message("Ben")).startswith(say("en", "cards-are-up"))
        assert await laid(here, 1) == "blue-2"


@pytest.mark.long
async def test_a_double_click_lays_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        hand = here.hand_message("Ben")
        control = next(control for control in controls(hand) if control.args[-1] == "blue-2")
        first, second = await here.double_click("Ben", hand, control)
        assert await here.moves(first.id, second.id) == 1
        assert words(here.hand_message("Ben")).startswith(say("en", "same-card-laid"))
        assert await laid(here, 1) == "blue-2"


@pytest.mark.long
async def test_two_different_cards_at_once_lay_the_first_and_say_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        hand = here.hand_message("Ben")
        found = {control.args[-1]: control for control in controls(hand) if control.action == "lay"}
        here.send_click("Ben", hand, found["blue-3"])
        here.send_click("Ben", hand, found["blue-1"])
        await here.env.settle()
        assert await laid(here, 1) == "blue-3"
        assert words(here.hand_message("Ben")).startswith(say("en", "laid-meanwhile", card="💧 Blue 3"))


@pytest.mark.long
async def test_the_last_two_cards_are_laid_at_the_same_moment(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, lay(LED, 1, "blue-1"))
        for name in ("Cleo", "Dan"):
            hand = here.hand_message(name)
            here.send_click(name, hand, next(control for control in controls(hand) if control.action == "lay"))
        await here.env.settle()
        assert (await here.bot.tables.get(1)).state.phase is Phase.TAKE
        assert "Table #1: take a card" in words(here.hand_message("Ana"))
        assert not here.env.errors


@pytest.mark.parametrize("first", few(["Ben", "Dan"]))
async def test_a_change_and_the_last_card_at_the_same_moment(tmp_path: Path, first: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, lay(lay(LED, 1, "blue-1"), 2, "green-1"))
        clicks = {}
        for name, args in (("Ben", ("1", "1", "blue-1", "blue-2")), ("Dan", ("1", "1", "yellow-2"))):
            hand = here.hand_message(name)
            clicks[name] = (name, hand, next(control for control in controls(hand) if control.args == args))
        here.send_click(*clicks.pop(first))
        here.send_click(*clicks.popitem()[1])
        await here.env.settle()
        assert (await here.bot.tables.get(1)).state.phase is Phase.TAKE
        assert await laid(here, 1) == ("blue-2" if first == "Ben" else "blue-1")
        too_late = words(here.hand_message("Ben")).startswith(say("en", "cards-are-up"))
        assert too_late == (first == "Dan")


@pytest.mark.long
async def test_whose_turn_it_is_gets_a_new_hand_and_the_old_one_goes(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        before = {name: here.hand_message(name).id for name in NAMES}
        await here.click("Ana", here.hand_message("Ana"), "lay")
        now = {name: here.hand_message(name).id for name in NAMES}
        assert [name for name in NAMES if now[name] != before[name]] == ["Ben", "Cleo", "Dan"]
        for name in ("Ben", "Cleo", "Dan"):
            assert before[name] not in [message.id for message in here[name].user.dm_channel.history()]
            assert "lay" in {control.action for control in controls(here.hand_message(name))}
            await here.env.advance_time(LOOKING)
            await here.click(name, here.hand_message(name), "lay")
        # All cards are up, which tells Ana alone that it is her turn.
        assert here.hand_message("Ana").id != now["Ana"]
        assert [here.hand_message(name).id for name in NAMES[1:]] == [now[name] for name in NAMES[1:]]


@pytest.mark.parametrize(
    ("name", "card", "reason"),
    [
        ("Ben", "green 1", "card-not-in-hand"),
        ("Ana", "red 2", "led-already"),
    ],
)
async def test_laying_what_one_may_not_says_why(tmp_path: Path, name: str, card: str, reason: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        async with unchanged(here, 1, *NAMES):
            assert told(await here[name].slash(here.channel, "lay", card=card), reason)


async def test_nobody_lays_before_the_lead_and_typing_mistakes_are_explained(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        async with unchanged(here, 1, *NAMES):
            assert told(await here["Ben"].slash(here.channel, "lay", card="blue 1"), "wait-for-the-lead")
            result = await here["Ana"].slash(here.channel, "lay", card="purple 1")
            assert told(result, "card-unknown", word="purple 1", example="red 7", minus="red minus")
            assert told(await here["Ana"].slash(here.channel, "take", card="red 1"), "nothing-to-take-yet")


# Taking


async def test_a_card_is_taken_by_a_button_of_the_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, UP)
        await here.click("Ana", here.table_message(), "take", "1", "1", "2")
        shown = words(here.table_message())
        assert "✅ 🥦 Green 1 · Cleo → Ana" in shown
        assert "Waiting for **Cleo** to take" in shown
        assert "Table #1: take a card" in words(here.hand_message("Cleo"))
        assert "### 🫳 Cleo is taking a card" in words(here.hand_message("Ana"))


@pytest.mark.parametrize(
    ("name", "owner", "reason"),
    few_rows(
        [
            ("Cleo", 0, "token-card-not-to-take"),
            ("Cleo", 2, "own-card-not-to-take"),
            ("Ben", 3, "not-your-turn-to-take"),
            ("Dan", 3, "not-your-turn-to-take"),
        ],
        ("Cleo", 0, "token-card-not-to-take"),
        ("Ben", 3, "not-your-turn-to-take"),
    ),
)
async def test_taking_what_one_may_not_says_why_privately(
    tmp_path: Path, name: str, owner: int, reason: str
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, take(UP, 0, "green-1"))
        # The panel comes to where one pressed, and leaves a card among the direct messages.
        async with unchanged(here, 1, *[other for other in NAMES if other != name]):
            assert told(await press(here, name, here.table_message(), f"bean:1:take:1:1:{owner}"), reason)


async def test_a_card_that_somebody_else_was_quicker_to_take_is_not_taken_twice(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, UP)
        control = next(control for control in controls(here.table_message()) if control.action == "take")
        first, second = await here.double_click("Ana", here.table_message(), control)
        assert await here.moves(first.id, second.id) == 1
        assert shown(InteractionResult(here.env, second)).ephemeral
        assert (await here.bot.tables.get(1)).state.players[0].area == ("blue-1",)


async def test_buttons_of_an_earlier_trick_are_out_of_date(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        old = {name: old_button(here.hand_message(name), "lay") for name in NAMES[1:]}
        await position(here, 1, take(take(UP, 0, "green-1"), 2, "blue-1"))
        async with unchanged(here, 1, "Ana"):
            for name, button in old.items():
                await press(here, name, here.hand_message(name), button)
                assert words(here.hand_message(name)).startswith(say("en", "earlier-trick"))
        async with unchanged(here, 1, *NAMES[1:]):
            result = await press(here, "Ana", here.table_message(), "bean:1:take:1:1:2")
            assert told(result, "earlier-trick")


@pytest.mark.long
async def test_somebody_who_does_not_play_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Eli") as here:
        await start(here, UP)
        async with unchanged(here, 1, *NAMES):
            result = await press(here, "Eli", here.table_message(), "bean:1:take:1:1:2")
            assert told(result, "not-seated", table=1)


# Leaving, closed messages, restarts


@pytest.mark.long
async def test_the_seat_of_who_leaves_is_played_on_and_nobody_is_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_nicht_die_bohne(monkeypatch, 32)
    async with world(tmp_path, *NAMES) as here:
        number = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        company = Company(here, number, NAMES, changing=0.1)
        await company.play(9)
        await here.leave("Ben")
        assert "left · a computer plays" in words(here.table_message())
        await company.play(20)
        assert "Ben" not in await company.waiting()
        await here.leave("Ana")
        await company.play()
        assert await company.over()
        assert not here.env.errors


@pytest.mark.parametrize(
    ("state", "name", "waiting"),
    few_rows(
        [
            (START, "Ana", ["Ben", "Cleo", "Dan"]),
            (LED, "Ben", ["Cleo", "Dan"]),
            (lay(lay(LED, 1, "blue-1"), 2, "green-1"), "Dan", ["Ana"]),
            (UP, "Ana", ["Ben"]),
            (take(UP, 0, "green-1"), "Cleo", ["Dan"]),
        ],
        (LED, "Ben", ["Cleo", "Dan"]),
        (UP, "Ana", ["Ben"]),
    ),
    ids=["to lead", "to lay", "last to lay", "to take", "to take on"],
)
async def test_the_game_never_waits_for_who_left(
    tmp_path: Path, state: State, name: str, waiting: list[str]
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, state)
        await here.leave(name)
        assert await Company(here, 1, NAMES).waiting() == waiting
        assert f"Waiting for **{together('en', waiting)}** to" in words(here.table_message())


@pytest.mark.long
async def test_who_left_takes_the_seat_back_with_the_cards(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, LED)
        await here.leave("Ben")
        assert told(await here["Ben"].slash(here.channel, "join"), "took-back", table=1)
        hand = words(here.hand_message("Ben")).replace("\N{NO-BREAK SPACE}", " ")
        laid = next(number for number in "123" if f"✓ Down: 💧 Blue {number}\n" in hand)
        assert f"💧 Blue: {' · '.join(number for number in '123' if number != laid)}" in hand


@pytest.mark.long
async def test_with_closed_messages_my_hand_does_everything(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        for name in NAMES:
            here.close_dms(name)
        number = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        company = Company(here, number, NAMES, closed=NAMES, changing=0.2)
        await company.play(40)
        assert all(here[name].user.dm_channel.history() == [] for name in NAMES)
        assert not here.env.errors


async def test_a_line_mentions_who_is_waited_for_with_closed_messages_and_goes_once_they_lay(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        here.close_dms("Ben")
        line = say("en", "nudge", person=here["Ben"].mention, table=1)
        assert line not in [words(message) for message in here.channel.history()]
        await here.click("Ana", here.hand_message("Ana"), "lay")
        assert line in [words(message) for message in here.channel.history()]
        hand = shown(await here.click("Ben", here.table_message(), "hand"))
        await here.click("Ben", hand, "lay")
        assert line not in [words(message) for message in here.channel.history()]


@pytest.mark.long
async def test_a_restart_in_the_middle_of_a_trick_leaves_laid_cards_and_buttons_as_they_were(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        number = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        company = Company(here, number, NAMES)
        while (await company.game()).state.phase is not Phase.LAY or len(await company.waiting()) != 1:
            await company.step()
        (last,) = await company.waiting()
        leader = NAMES[(await company.game()).state.leader]
        (other, *_) = [name for name in NAMES if name not in (last, leader)]
        messages = {name: here.hand_message(name) for name in (last, other)}
        await here.restart()
        await company.game()
        await here.bot.publisher.slots.read(number)
        # Buttons of messages that the bot sent before.
        await press(here, other, messages[other], custom_id(choices(messages[other], "change")[0]))
        assert "✓ Down: " in words(here.hand_message(other))
        await press(here, last, messages[last], custom_id(choices(messages[last], "lay")[0]))
        assert (await company.game()).state.phase is Phase.TAKE
        assert not here.env.errors
