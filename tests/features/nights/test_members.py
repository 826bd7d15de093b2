"""Who has left is learnt by one question, and believed only of who is asked for alone."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.features.nights import members
from bot.features.nights.members import gone, mentionable
from bot.ui.publishing.direct_messages.membership import UNKNOWN_MEMBER


def refused(status: int, code: int) -> discord.HTTPException:
    """What Discord answers."""
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


class Guild:
    """A server that says who is on it; `silent`: its gateway does not."""

    def __init__(self, there: Collection[int], *, told: Collection[int] = (), silent: bool = False) -> None:
        self.there, self.told, self.silent = there, told, silent
        self.asked: list[int] = []
        self.private = True

    async def query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        assert len(user_ids) <= limit
        if self.silent:
            await asyncio.Event().wait()
        return [SimpleNamespace(id=person) for person in user_ids if person in self.told]

    async def fetch_member(self, person: int) -> None:
        self.asked.append(person)
        if person not in self.there:
            raise refused(404, UNKNOWN_MEMBER)

    def get_thread(self, number: int) -> Any:
        return SimpleNamespace(is_private=lambda: self.private, fetch_member=self.fetch_member) if number else None


def client(guild: Guild | None) -> Any:
    return SimpleNamespace(get_guild=lambda _: guild)


async def test_one_question_is_enough_where_all_are_there() -> None:
    guild = Guild([1, 2], told=[1, 2])
    assert await gone(client(guild), 5, [1, 2]) == set()
    assert guild.asked == []


async def test_whoever_is_missing_from_the_answer_is_asked_for_alone() -> None:
    guild = Guild([1, 2], told=[1])
    assert await gone(client(guild), 5, [1, 2, 3]) == {3}
    assert guild.asked == [2, 3]


async def test_without_an_answer_nobody_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "PATIENCE", 0.0)
    assert await gone(client(Guild([], silent=True)), 5, [1]) == set()
    assert await gone(client(None), 5, [1]) == set()
    assert await gone(client(Guild([])), 5, []) == set()


async def test_discord_that_fails_says_of_nobody_that_they_are_gone() -> None:
    guild = Guild([])

    async def fails(person: int) -> None:
        raise refused(503, 0)

    guild.fetch_member = fails  # type: ignore[method-assign]
    assert await gone(client(guild), 5, [1]) == set()


async def test_whoever_has_left_a_private_thread_is_not_mentioned_there() -> None:
    guild = Guild([1])
    assert await mentionable(client(guild), 5, 7, [1, 2]) == [1]
    guild.private = False
    assert await mentionable(client(guild), 5, 7, [1, 2]) == [1, 2]
    assert await mentionable(client(guild), 5, 0, [1, 2]) == [1, 2]
