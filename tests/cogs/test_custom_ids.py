"""Every form of custom_id that 0.1.0 wrote for all games, or for no table, still acts: messages keep theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.store import Status
from bot.tables.lessons.library import FIRST, LESSONS
from bot.ui.families import FAMILIES
from cogs.clicks import EVERY_TABLE, NO_TABLE, routes
from tests.breadth import few
from tests.cogs.mishaps import press, private, told
from tests.cogs.world import World, controls, custom_id, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")
FORMS = frozenset(
    {
        *("hand", "back", "table", "rules", "rematch", "join", "leave", "ask-leave", "start", "game", "cancel"),
        *("ask-close", "learn"),
        *("replay", "replay:NUMBER:TOWARDS", "share:NUMBER", "film", "review", "review:NUMBER"),
        *("replay:NUMBER:TOWARDS:ALL", "hands", "hands:ANSWER:NUMBER", "turning", "turning:ALL", "export"),
        *("tempo", "language", "done-by-default:SWITCH", "pictures-off", "pictures-on"),
        *("listed:ANSWER", "watch"),
        "go-on",
        *(
            "watch",
            "players",
            "invite",
            "invited-only:SWITCH",
            "ask-remove:PERSON",
            "remove:PERSON",
            "readmit:PERSON",
            "spares",
            "call-spare",
            "call-watchers",
            "call-players",
            "coming",
            "want-seat",
            "want-seat:off",
        ),
        *(
            "hint",
            "hinted:ACTION:ABOUT",
            "pace",
            "pause",
            "resume",
            "computers",
            "add-computer:STRENGTH",
            "remove-computer:NUMBER",
        ),
    }
)
OF_NO_TABLE = frozenset(
    {
        *("rules:GAME:PAGE", "forget", "keep", "history:WHOSE:PAGE", "stats:PAGE", "leaderboard:GAMES:PAGE"),
        *("learn:LESSON", "learn-how", "learn-how:LESSON", "stored"),
        *(
            "nights",
            "night-look",
            "night-plan",
            "night-answer:NIGHT:ANSWER",
            "night-more:NIGHT",
            "night-direct:NIGHT:ON",
        ),
        *("night-title:TITLE", "night-when:WORDS", "night-which:MOMENT", "night-zone", "night-zone:LIST"),
        *("night-game", "night-seats", "night-weekly:ON", "night-by:BY", "night-computers:ON"),
        *("night-post:MOMENTS:GAME:SEATS:ON:ON:BY", "night-drop:MOMENTS:GAME:SEATS:ON:ON:BY"),
        *("night-move:NIGHT", "night-move:NIGHT:WORDS", "night-move-to:NIGHT:MOMENT:MOMENT"),
        *("night-cancel:NIGHT", "night-cancel-yes:NIGHT:MUCH", "night-keep:NIGHT", "night-again:NIGHT"),
        *("daily", "daily-result:DAY", "daily-result:DAY:HERE", "daily-share:DAY"),
        *(
            "invitations:ON",
            "invitations:ON:AGAIN",
            "pictures-off",
            "pictures-on",
            "mentions:ON",
            "mentions:ON:PAGE",
        ),
        *("zone", "zone-chosen", "zone-elsewhere", "zone-typed"),
        *("call-me", "call-me-games", "call-me-from", "call-me-until", "call-me-often", "call-me-off"),
        *("call-me-off:everywhere", "why-called:TABLE", "why-called:TABLE:ROLE", "sit-down:TABLE"),
        *(
            "server",
            "server-openers:WHO",
            "server-role",
            "server-language",
            "server-pictures:ON",
            "server-threads:ON",
            "server-call-role",
        ),
    }
)


def test_every_control_is_listed_here() -> None:
    assert {form.partition(":")[0] for form in FORMS} == set(EVERY_TABLE)
    assert {form.partition(":")[0] for form in OF_NO_TABLE} == set(NO_TABLE)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_family_answers_what_every_table_answers(family: str) -> None:
    assert EVERY_TABLE.keys().isdisjoint(FAMILIES[family].controls())
    assert routes(family).keys() == EVERY_TABLE.keys() | FAMILIES[family].controls().keys()


async def pressed(here: World, name: str, control: str, *values: str) -> InteractionResult:
    """Somebody uses this control of table 1 on its message, whatever stands there now."""
    result = await press(here, name, here.table_message(), f"bean:1:{control}", values or None)
    assert not here.env.errors
    return result


async def seated(here: World) -> list[str]:
    """Who sits at table 1."""
    return [seat.name for seat in (await here.bot.tables.get(1)).seats]


async def why_paused(here: World) -> str | None:
    """Why the game at table 1 stands still, if it does."""
    return (await here.bot.tables.get(1)).row.paused_why


async def test_the_controls_of_a_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        table = await here.bot.tables.get(1)
        assert "Bohnanza" in private(await pressed(here, "Ben", "rules"))
        assert "step 1 of" in private(await pressed(here, "Ben", "learn"))
        await pressed(here, "Ana", "game", "amigo_1997")
        await pressed(here, "Ana", "pace", "live")
        await pressed(here, "Ana", "tempo", "calm")
        await pressed(here, "Ana", "language", "it")
        row = table.row
        assert (row.game, row.pace, row.tempo, row.locale) == ("amigo_1997", "live", "calm", "it")
        assert "#1" in private(await pressed(here, "Ana", "computers"))
        await pressed(here, "Ana", "add-computer:easy")
        assert [seat.computer for seat in table.seats] == [None, "easy"]
        await pressed(here, "Ana", "remove-computer:1")
        assert await seated(here) == ["Ana"]
        await pressed(here, "Ben", "join")
        await pressed(here, "Cleo", "join")
        await pressed(here, "Ben", "leave")
        assert await seated(here) == ["Ana", "Cleo"]
        await pressed(here, "Ben", "join")
        assert told(await pressed(here, "Ben", "table"), "posted-anew", table=1, channel=f"<#{here.channel.id}>")
        await pressed(here, "Ana", "start")
        assert table.running


async def test_the_controls_of_a_game(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        table = await here.bot.tables.get(1)
        for control in ("hand", "ask-leave"):
            assert "table #1" in private(await pressed(here, "Ben", control))
        await press(here, "Ben", here.hand_message("Ben"), "bean:1:ask-leave")
        await press(here, "Ben", here.hand_message("Ben"), "bean:1:back")
        assert "Your hand" in words(here.hand_message("Ben"))
        for switched in ("on", "off"):
            await press(here, "Ben", here.hand_message("Ben"), f"bean:1:done-by-default:{switched}")
            assert table.seats[table.seated(here["Ben"].id)].done_by_default == (switched == "on")
        for on in ("off", "on"):
            await press(here, "Ben", here.hand_message("Ben"), f"bean:1:pictures-{on}")
            assert (await here.bot.people.get(here["Ben"].id)).pictures == on
        await pressed(here, "Ana", "pause")
        assert await why_paused(here) == "asked"
        await pressed(here, "Ana", "resume")
        assert await why_paused(here) is None
        await pressed(here, "Ana", "cancel")
        assert table.row.status is Status.CLOSED
        await pressed(here, "Ben", "rematch")
        assert (await here.bot.tables.get(2)).row.game == table.row.game


async def test_a_lesson_and_what_follows_it_belong_to_no_table(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        lesson = shown(await press(here, "Ben", here.table_message(), "bean:0:learn:first_game"))
        assert "step 1 of" in words(lesson)
        await press(here, "Ben", here.table_message(), "bean:0:learn-how")
        assert (await here.bot.tables.get(3)).row.game == LESSONS[FIRST].teaches
        await press(here, "Cleo", here.table_message(), "bean:0:learn-how:first_duel")
        assert (await here.bot.tables.get(4)).row.game == LESSONS["first_duel"].teaches
        assert told(await press(here, "Cleo", here.table_message(), "bean:0:learn-how:pea"), "unknown-control")
        assert not here.env.errors


@pytest.mark.long
async def test_the_rules_page_by_page_belong_to_no_table(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        rules = shown(await here["Ana"].slash(here.channel, "rules", game="high_bohn_cognac"))
        listed = [custom_id(one) for one in controls(rules)]
        assert "bean:0:rules:high_bohn_cognac:1" in listed, listed
        assert "the buildings" not in words(rules)
        buildings = shown(await here.click("Ana", rules, "rules", "high_bohn_cognac", "1"))
        assert "the buildings" in words(buildings)
        assert "bean:0:rules:high_bohn_cognac:0" in [custom_id(one) for one in controls(buildings)]


@pytest.mark.parametrize(
    "control", few(["bean:0:pea", "bean:0:hand", "bean:1:pea", "bean:0:rules:pea:0"], "bean:0:pea", "bean:1:pea")
)
async def test_what_nobody_knows_is_refused_in_words(tmp_path: Path, control: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        assert told(await press(here, "Ana", here.table_message(), control), "unknown-control")
