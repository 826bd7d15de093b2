"""A file that is dropped on the page: its first line is sent for whoever acts; what is none is said in a line."""

import pytest
from playwright.async_api import Page

from tests.playground.browser.fake import Fake

pytestmark = pytest.mark.asyncio(loop_scope="session")

DROP = """(text) => {
  const held = new DataTransfer();
  held.items.add(new File([text], "games.jsonl"));
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }));
}"""


async def test_the_first_line_of_a_file_is_sent_for_whoever_acts(page: Page, fake: Fake) -> None:
    await page.evaluate(DROP, '\n{"game": 1}\n{"game": 2}\n')
    sent = await fake.received("drop")
    assert sent["text"] == '{"game": 1}'
    assert sent["person"]
    assert sent["channel"]
