"""Where others read along, or may, nothing of anybody's hand is shown to all: whatever is done there."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import discord
import pytest
from discord import app_commands
from simcord.backend.models import Interaction, Message
from simcord.results import InteractionResult, to_discord_message

from bot.ui.controls import Control
from bot.ui.families import FAMILIES
from bot.ui.publishing.outbox.places import Kind
from bot.words import say
from cogs.clicks import NO_TABLE, routes
from tests.breadth import few, some
from tests.cogs.anywhere import STRANGE, group
from tests.cogs.knowing import CARD, FRONT
from tests.cogs.mishaps import press, private
from tests.cogs.spots import GROUP, NOTHING, NOTHING_BUT_A_SERVER, STRANGE_SERVER, Said, Spot
from tests.cogs.world import World, controls, custom_id, raw, words, world

NAMES = ("Ana", "Ben", "Cleo")
GAMES = {1: None, 2: "nicht_die_bohne"}
LOBBY = 3
Wait: TypeAlias = Callable[[], Awaitable[None]]
EPHEMERAL = 1 << 6
MESSAGE, CHOICES = 4, 8
"""Types of answers."""
LAST = {"leave", "cancel", "start", "rematch", "forget", "keep", "remove", "learn"}
"""What ends a game, or makes another: it is pressed after all others."""


class Foreign(NamedTuple):
    """Two running games, a lobby, and a place where others read along, with old hands that everybody can press."""

    here: World
    spot: Spot
    hands: tuple[Message, ...]

    def refusal(self) -> str:
        """What is answered where the bot is not."""
        return say("en", "only-where-added", url=self.here.bot.invite_link())


@asynccontextmanager
async def foreign(tmp_path: Path, said: Said) -> AsyncIterator[Foreign]:
    """These games are played; of the place Discord says this."""
    async with world(tmp_path, *NAMES, "Dan") as here:
        for game in GAMES.values():
            await here.open(*NAMES, game=game)
        await here.open("Ana", "Ben", start=False)
        spot = Spot(here, said, here["Dan"].user.dm_channel.id)
        hands = tuple(spot.posted(raw(here.hand_message("Ben", table))) for table in GAMES)
        await here.env.settle()
        yield Foreign(here, spot, hands)


def commands(here: World) -> Mapping[str, Mapping[str, Any]]:
    """All commands, each with something for every option that it needs."""
    found = [command for command in here.bot.tree.get_commands() if isinstance(command, app_commands.Command)]
    return {
        command.name: {
            option.name: here["Ana"].user if option.type is discord.AppCommandOptionType.user else "1"
            for option in command.parameters
            if option.required
        }
        for command in found
    }


def completed(here: World) -> Iterator[tuple[str, str]]:
    """All options that are completed while they are typed."""
    for command in here.bot.tree.get_commands():
        assert isinstance(command, app_commands.Command)
        yield from ((command.name, option.name) for option in command.parameters if option.autocomplete)


def custom_ids(there: Foreign, *tables: int) -> list[str]:
    """A control of every action, at these tables and at none, and what stands on the old hands; what ends a game
    comes last."""
    families = {**dict(enumerate(FAMILIES, 1)), LOBBY: next(iter(FAMILIES))}
    found = {f"bean:{table}:{action}:0:0:0" for table in tables for action in routes(families[table])}
    found |= {f"bean:0:{action}:0:0" for action in NO_TABLE} | {"bean:0:rules:amigo_1997:0", "bean:0:history:me:0"}
    found |= {custom_id(one) for hand in there.hands for one in controls(to_discord_message(there.here.env, hand))}
    return sorted(found, key=lambda one: (one.split(":")[2] in LAST, one))


async def everything(there: Foreign, name: str, pressed: Sequence[str], after_each: Wait) -> list[Interaction]:
    """Somebody does all that can be done, here: commands, and every action as a button, a list and a form."""
    spot, done = there.spot, list[Interaction]()
    for command, options in commands(there.here).items():
        done.append(spot.types(name, command, options))
        await after_each()
    for control in pressed:
        hand = there.hands[control.startswith("bean:2:")]
        done.append(spot.presses(name, hand, control))
        await after_each()
        done.append(spot.chooses(name, hand, control, "0"))
        await after_each()
        done.append(spot.submits(name, hand, control))
        await after_each()
    return done


async def at_once() -> None:
    """Nobody waits."""


async def stored(here: World) -> list[object]:
    """All that is stored of people and tables."""
    tables = ("tables", "seats", "events", "people", "watchers", "interactions")
    return [list(map(tuple, await here.database.read(f"SELECT * FROM {table}"))) for table in tables]


@pytest.mark.parametrize("said", few([GROUP, STRANGE_SERVER]), ids=["group", "strange server"])
async def test_where_the_bot_is_not_everything_is_refused_kindly_and_privately(tmp_path: Path, said: Said) -> None:
    async with foreign(tmp_path, said) as there:
        there.here.bot.anywhere = False
        here, first = there.here, len(there.here.env.http_requests)
        before, kept = there.spot.everybody_reads(), await stored(here)
        done = [
            *await everything(there, "Ben", some(custom_ids(there, *GAMES)), at_once),
            # Another one presses what stands on Ben's old hand.
            *[there.spot.presses("Cleo", there.hands[0], one) for one in custom_ids(there)],
            # Somebody who does not play at all.
            *[there.spot.types("Dan", command, options) for command, options in commands(here).items()],
        ]
        await here.env.settle()
        assert there.spot.everybody_reads() == before
        assert len(done) > len(some(range(300)))
        assert all(record.responded for record in done)
        for request in here.env.http_requests[first:]:
            # Not one call but the answers: nothing is edited, nothing is posted with the bot's own token.
            assert re.fullmatch(r"/interactions/\d+/[^/]+/callback", request.path), request.path
            answer = request.json or {}
            assert (answer["type"], bool(answer["data"]["flags"] & EPHEMERAL)) == (MESSAGE, True)
            assert there.refusal() in str(answer["data"]["components"])
        assert await stored(here) == kept
        assert not here.env.errors


@pytest.mark.long
@pytest.mark.parametrize("said", few([GROUP, STRANGE_SERVER]), ids=["group", "strange server"])
async def test_where_the_bot_is_not_nothing_is_completed(tmp_path: Path, said: Said) -> None:
    async with foreign(tmp_path, said) as there:
        there.here.bot.anywhere = False
        here, first = there.here, len(there.here.env.http_requests)
        done = [there.spot.types("Ben", command, {}, option) for command, option in completed(here)]
        await here.env.settle()
        answers = [request.json for request in here.env.http_requests[first:]]
        assert len(answers) == len(done) > 20
        assert all(answer == {"type": CHOICES, "data": {"choices": []}} for answer in answers)


@pytest.mark.long
@pytest.mark.parametrize("said", few([NOTHING, NOTHING_BUT_A_SERVER]), ids=["nowhere", "server"])
async def test_where_discord_does_not_say_what_is_private_is_shown_to_one_person_alone(
    tmp_path: Path, said: Said
) -> None:
    async with foreign(tmp_path, said) as there:
        here, before = there.here, there.spot.everybody_reads()
        shown = InteractionResult(here.env, there.spot.types("Ben", "hand", {"table": 1}))
        await here.env.settle()
        assert "Your hand" in private(shown)
        assert FRONT in private(shown)
        done = await everything(there, "Ben", some(custom_ids(there, *GAMES, LOBBY)), here.env.settle)
        assert all(record.responded for record in done)
        after = there.spot.everybody_reads()
        for number in before.keys() & after.keys():
            assert said.in_server or after[number] == before[number]
        for hand in there.hands:
            assert after[hand.id] == before[hand.id]
        fresh = [text for number, text in after.items() if text != before.get(number)]
        assert said.in_server or not fresh
        assert not [text for text in fresh if FRONT in text or CARD.search(text)]
        assert not here.env.errors


@pytest.mark.long
@pytest.mark.parametrize("said", [GROUP, NOTHING], ids=["group", "nowhere"])
async def test_a_place_that_may_be_anybodys_is_not_taken_for_direct_messages(tmp_path: Path, said: Said) -> None:
    async with foreign(tmp_path, said) as there:
        here, person, slots = there.here, there.here["Ben"].id, there.here.bot.publisher.slots
        here.close_dms("Ben")
        await here.bot.people.closed(person)
        there.spot.types("Ben", "hand", {"table": 1})
        await here.env.settle()
        known = await here.bot.people.get(person)
        assert known.dm_closed
        assert known.dm_channel_id != there.spot.channel
        hands = [slots.get(slot) for slot in slots.all() if slot.place.kind is Kind.HAND]
        assert there.spot.channel not in {row.channel_id for row in hands if row is not None}


@pytest.mark.parametrize("said", few([GROUP, STRANGE]), ids=["group", "strange server"])
@pytest.mark.parametrize("clicked", few(["panel", "table"], "table"))
async def test_whatever_is_done_where_the_bot_only_answers_no_card_is_shown_to_all(
    tmp_path: Path, said: Said, clicked: str
) -> None:
    async with group(tmp_path, *NAMES, "Dan", said=said) as played:
        here = played.here
        for game in GAMES.values():
            await played.opens(*NAMES, game=game or "rio_grande_2000")
        await played.opens("Ana", "Ben", start=False)
        for table in GAMES:
            await played.presses("Ben", played.table(table), "hand")
        shown = [played.panel("Ben", table) if clicked == "panel" else played.table(table) for table in GAMES]
        there = Foreign(here, played.spot, tuple(map(played.stored, shown)))

        async def look() -> None:
            await here.env.settle()
            played.keeps_secrets()

        done = await everything(there, "Ben", some(custom_ids(there, *GAMES, LOBBY)), look)
        done += [there.spot.types("Dan", command, options) for command, options in commands(here).items()]
        done += [there.spot.types("Ben", command, {}, option) for command, option in completed(here)]
        await look()
        assert all(record.responded for record in done)
        played.only_answers()
        assert not here.env.errors


async def test_a_click_on_somebody_elses_panel_shows_them_nothing(tmp_path: Path) -> None:
    """Discord lets nobody press what they do not see; if somebody does, it is not edited for them."""
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ben"].slash(here.channel, "hand")
        panel = here.hand_message("Ben")
        assert panel.flags.ephemeral
        before = words(panel)
        for control in [*controls(panel), Control(1, "hand", ()), Control(1, "back", ()), Control(1, "rules", ())]:
            answer = await press(here, "Cleo", panel, custom_id(control))
            assert words(here.now(panel)) == before, control
            assert all(one.ephemeral for one in answer.followups)
        assert not here.env.errors


async def test_discord_is_told_where_the_commands_are_for(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        told_to = here.env.backend.visible_commands(user_id=here["Ana"].id, channel_id=here.channel.id)
        assert len(told_to) == len(commands(here))
        for command in told_to:
            assert (command["integration_types"], command["contexts"]) == ([0, 1], [0, 1, 2]), command["name"]
        assert here.bot.invite_link().endswith("&integration_type=0")
        assert here.bot.install_link().endswith("&integration_type=1")


@pytest.mark.parametrize(("boxes", "offered"), [({"0": {}}, False), ({"0": {}, "1": {}}, True), ({}, True)])
async def test_where_the_host_switches_it_off_nobody_is_offered_to_play_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: Mapping[str, Any], offered: bool
) -> None:
    told = discord.Client.application_info

    async def chosen(client: discord.Client) -> discord.AppInfo:
        found = await told(client)
        found._integration_types_config = boxes  # type: ignore[assignment]  # As Discord says it.
        return found

    monkeypatch.setattr(discord.Client, "application_info", chosen)
    async with world(tmp_path, "Ana") as here:
        play = here.bot.tree.get_command("play")
        assert isinstance(play, app_commands.Command)
        told_to = play.to_dict(here.bot.tree)
        assert (1 in told_to["integration_types"], 2 in told_to["contexts"]) == (offered, offered)
        assert (here.bot.anywhere, bool(here.bot.links().apps)) == (offered, offered)
