"""In which language the page speaks, and that it says so to the bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.playground.protocol.locales import nearest
from bot.playground.web.wording import Wording
from bot.playground.world.reasons import Reason
from tests.playground.scene import scene

WORDS = {
    "de": {"page-bot-away": "Fort", "page-name-taken": "{name} gibt es", "page-own-name": "Deutsch"},
    "en": {"page-bot-away": "Away", "page-title": "<Beans> & {name}", "page-own-name": "English"},
    "es": {"page-bot-away": "Fuera", "page-own-name": "Español (España)"},
    "es-419": {"page-bot-away": "Afuera", "page-own-name": "Español (Latinoamérica)"},
}


def _language(accepted: str, cookie: str = "") -> str:
    headers = {"Accept-Language": accepted, "Cookie": f"language={cookie}"}
    return Wording(WORDS).language(make_mocked_request("GET", "/", headers=headers))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("es-419", "es-419"),
        ("es-MX,es;q=0.9", "es-419"),
        ("es-ES,es;q=0.9", "es"),
        ("fr-FR, es;q=0.5, de;q=0.3", "es"),
        ("en-GB,de", "en"),
        ("ja,zh-CN", "en"),
        ("", "en"),
        ("*, ;;q, \u00e4", "en"),
    ],
)
def test_it_is_the_first_of_the_browsers_that_there_is(accepted: str, language: str) -> None:
    assert _language(accepted) == language


def test_what_the_reader_has_chosen_comes_first() -> None:
    assert _language("de", "es") == "es"
    assert _language("de", "xx") == "de"


def test_a_reason_is_said_in_the_language_with_its_facts() -> None:
    wording = Wording(WORDS)
    assert wording.say("de", Reason("page-name-taken", {"name": "{Ana}"})) == "{Ana} gibt es"
    assert wording.say("es", Reason("page-bot-away")) == "Fuera"


def test_words_in_the_page_are_no_markup_and_an_unknown_gap_stays() -> None:
    shown = Wording(WORDS).filled("en", '<html lang="{language}"><title>{page-title}</title>{page-other}')
    assert shown == '<html lang="en"><title>&lt;Beans&gt; &amp; {name}</title>{page-other}'


def test_the_scripts_are_told_all_languages_by_their_own_names() -> None:
    served = Wording(WORDS).served("es")
    assert served["languages"] == {
        "de": "Deutsch",
        "en": "English",
        "es": "Español (España)",
        "es-419": "Español (Latinoamérica)",
    }
    assert (served["language"], served["locale"], served["words"]) == ("es", "es-ES", WORDS["es"])


@pytest.mark.parametrize(
    ("language", "locale"),
    [("de", "de"), ("en", "en-US"), ("es", "es-ES"), ("pt", "pt-BR"), ("es-419", "es-419"), ("xx", "en-US")],
)
def test_the_bot_is_told_a_language_that_discord_has(language: str, locale: str) -> None:
    assert nearest(language) == locale


async def test_the_page_and_its_words_are_in_the_readers_language(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        shown = await here.get(here.here.page, **{"Accept-Language": "de"})
        assert 'lang="de"' in shown.data.decode()
        assert "Direkt zu deinen Knöpfen" in shown.data.decode()
        served = await here.get(
            here.here.page + "words.json", **{"Accept-Language": "it", "Cookie": "language=es"}
        )
        assert '"locale": "es-ES"' in served.data.decode()


@pytest.mark.long
async def test_the_bot_hears_the_language_of_the_page(tmp_path: Path) -> None:
    async with (
        scene(tmp_path) as here,
        here.bot.session.ws_connect(
            here.here.page + "live",
            origin=here.here.page.rsplit("/", 2)[0],
            headers={"Cookie": "language=it"},
        ) as socket,
    ):
        ana = here.page.person("Ana")
        frame = {"type": "command", "nonce": 1, "person": ana, "channel": here.page.channel, "name": "play"}
        await socket.send_json({**frame, "options": [], "locale": "fr"})
        told = await here.bot.event("INTERACTION_CREATE")
        assert told["locale"] == "it"
        await socket.send_json({**frame, "nonce": 2, "name": "nothing"})
        while (answer := await socket.receive_json()).get("nonce") != 2:
            pass
        assert answer["reason"] == "Qui non c’è il comando /nothing."
