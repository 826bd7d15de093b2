"""Evenings in the language that nobody speaks: what the bot says there in English stands in no Fluent file."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.words import locales
from bot.words.own_names import own_name
from tests.breadth import few
from tests.cogs.wandering import Wanderer
from tests.cogs.world import World, raw, world
from tests.words.crawling import NAMES
from tests.words.pseudo import english_in

STEPS = 40
READ = ("content", "label", "placeholder", "description", "title")
"""Where a component holds what a person reads."""

pytestmark = pytest.mark.usefixtures("pseudo")


class Reader(Wanderer):
    """One who never chooses another language for what the bot writes."""

    async def _listed(self, name: str, command: str, option: Any, filled: dict[str, Any]) -> list[Any]:
        return [] if option.name == "language" else await super()._listed(name, command, option, filled)


@pytest.mark.parametrize("game", few(["high_bohn", "nicht_die_bohne", "duel"]))
async def test_all_that_is_said_stands_in_fluent_files(tmp_path: Path, game: str) -> None:
    luck = random.Random(game)
    people = NAMES[:2] if game == "duel" else NAMES[:3]
    async with world(tmp_path, *people, seed=1) as here:
        answer = await here[people[0]].slash(here.channel, "play", game=game, computers=int(game != "duel"))
        said = set(texts(here, answer))
        for name in people[1:]:
            await here.click(name, here.table_message(), "join")
        said |= set(texts(here))
        for command in ("about", "rules", "settings"):
            said |= set(texts(here, await here[people[0]].slash(here.channel, command)))
        await here.click(people[0], here.table_message(), "start")
        wanderer = Reader(here, 1, people, luck)
        for _ in range(STEPS):
            done = await wanderer.step()
            said |= set(texts(here, *done.answers))
        for command in ("hint", "leave", "forget"):
            said |= set(texts(here, await here[people[0]].slash(here.channel, command)))
    own_names = re.compile("|".join(re.escape(own_name(one)) for one in locales()))
    assert len(said) > 100
    assert {text for text in said if english_in(own_names.sub("", text))} == set()


def texts(here: World, *results: Any) -> Iterator[str]:
    """All that people read in these answers, and in all messages of the bot that stand anywhere."""
    answers = [
        answer for result in results for answer in (result.response, *result.followups) if answer is not None
    ]
    everywhere = [message for there in here.env.backend.messages.values() for message in there.values()]
    standing = [message for message in everywhere if message.author_id == here.env.backend.bot_user.id]
    for message in [*answers, *standing]:
        yield str(getattr(message, "content", "") or "")
        yield from _read(raw(message))


def _read(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from _read(one)
    elif isinstance(part, dict):
        yield from (str(part[key]) for key in READ if part.get(key))
        for key, value in part.items():
            if key not in READ:
                yield from _read(value)
