"""The host's list of the people whom they invite."""

from __future__ import annotations

import discord

from bot.tables.guests import MOST
from bot.ui.messages.guests import players_screen
from bot.ui.screens import SeatFacts, TableFacts
from tests.ui.reading import items

ANA = SeatFacts(1, "Ana", left=False)


def test_the_list_marks_no_more_people_than_discord_takes() -> None:
    invited = tuple(range(100, 100 + MOST + 2))
    table = TableFacts(4, "rio_grande_2000", 500, 600, 1, "en", (ANA,), "none", 8, invited=invited)
    [select] = [item for item in items(players_screen(table, "en")) if isinstance(item, discord.ui.UserSelect)]
    assert [one.id for one in select.default_values] == list(invited[:MOST])
    assert select.max_values == MOST
