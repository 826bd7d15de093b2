"""The page in the language of its reader, and the switch between languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.words import say
from tests.breadth import few
from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, message

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME: dict[str, Any] = {
    "name": "game",
    "name_localizations": {"es-ES": "juego"},
    "type": 3,
    "description": "Which game",
    "description_localizations": {"es-ES": "Qué juego"},
    "choices": [{"name": "Red", "name_localizations": {"es-ES": "Rojo"}, "value": "red"}],
}
PLAY: dict[str, Any] = {
    "name": "play",
    "name_localizations": {"es-ES": "jugar"},
    "description": "Open a table",
    "description_localizations": {"es-ES": "Abre una mesa"},
    "type": 1,
    "options": [GAME],
}


async def _in_spanish(page: Page) -> None:
    async with page.expect_navigation():
        await page.get_by_role("combobox", name="Language").select_option("Español (España)")
    await page.get_by_role("button", name="Enviar").first.wait_for()
    # With the people come the commands.
    await page.wait_for_selector("#people [role=radio]")


async def test_the_switch_changes_everything_and_is_remembered(page: Page) -> None:
    assert await page.locator("html").get_attribute("lang") == "en"
    await _in_spanish(page)
    assert await page.locator("html").get_attribute("lang") == "es"
    assert await page.title() == "La mesa de alubias · zona de pruebas"
    assert await page.locator("#act-as").inner_text() == "Eres"
    await page.reload()
    await page.get_by_role("button", name="Enviar").first.wait_for()
    chosen = page.get_by_role("combobox", name="Idioma")
    assert await chosen.input_value() == "es"
    assert await chosen.locator("option").all_inner_texts() == [
        "Deutsch",
        "English",
        "Español (España)",
        "Español (Latinoamérica)",
        "Italiano",
    ]


@pytest.mark.long
async def test_a_browser_is_answered_in_its_language(chrome: Chrome, fake: Fake) -> None:
    context = await chrome.browser.new_context(locale="it-CH")
    page = await context.new_page()
    await page.goto(fake.address)
    await page.get_by_role("heading", name="Gioca a Bohnanza qui e ora").wait_for()
    await context.close()


@pytest.mark.long
async def test_commands_are_called_as_in_the_readers_discord_and_sent_by_their_own_names(
    chrome: Chrome, fake: Fake
) -> None:
    fake.commands = [PLAY]
    used = {"id": "5", "type": 2, "user": {"id": "1"}, "name": "play"}
    fake.messages["9"] = message(9, content="Hola", interaction_metadata=used, interaction={"name": "play"} | used)
    async with opened(chrome, fake.address) as page:
        await _in_spanish(page)
        line = page.locator("#table .say")
        await line.fill("/ju")
        shown = page.locator("#table-commands .option")
        assert (await shown.inner_text()).split() == ["/jugar", "Abre", "una", "mesa"]
        await shown.click()
        field = page.locator("#table .command").get_by_label("juego")
        await field.fill("Ro")
        await page.locator("#table .command").get_by_role("listbox").get_by_role("option", name="Rojo").click()
        await page.locator("#table .composer").get_by_role("button", name="Enviar").click()
        sent = await fake.received("command")
        assert (sent["name"], sent["options"]) == ("play", [{"name": "game", "type": 3, "value": "red"}])


@pytest.mark.long
async def test_table_and_hand_of_whoever_chose_a_language_here_speak_it_whatever_the_tables_before_spoke(
    chrome: Chrome, evening: str
) -> None:
    async with opened(chrome, evening, own=True) as page:
        await page.get_by_role("button", name="Play at once").click()
        await page.locator("#table-stream").get_by_role("button", name="My hand").last.wait_for()
        await page.get_by_role("combobox", name="Language").select_option("Deutsch")
        await page.get_by_role("radio", name="Ana").click()
        await page.get_by_role("button", name=say("de", "page-play-at-once")).click()
        await expect(page.locator("#private-now")).to_contain_text(say("de", "call-first"))
        newest = page.locator("#table-stream article").last
        await newest.get_by_role("button", name=say("de", "button-my-hand")).wait_for()


@pytest.mark.long
@pytest.mark.parametrize("typed", few(["/jugar game: Rojo", "/jugar juego: Rojo", "/play game: Rojo"]))
async def test_a_command_may_be_typed_in_ones_language_and_in_english(
    chrome: Chrome, fake: Fake, typed: str
) -> None:
    fake.commands = [PLAY]
    async with opened(chrome, fake.address) as page:
        await _in_spanish(page)
        await page.locator("#table .say").fill(typed)
        assert await page.locator("#table .command").get_by_label("juego").input_value() == "Rojo"
