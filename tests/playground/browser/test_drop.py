"""A file that is dropped on the page: its first line is sent for whoever acts; what is none is said in a line."""

import pytest
from playwright.async_api import Page

from tests.breadth import few
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


GROWING = """() => {
  const held = new DataTransfer();
  held.items.add(new File(["\\u0001".repeat(1_000_000)], "games.jsonl"));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: held, bubbles: true, cancelable: true }));
}"""
NOTHING = """() => {
  const held = { types: ["Files"], files: [] };
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: held });
  document.body.dispatchEvent(event);
}"""


@pytest.mark.long
@pytest.mark.parametrize("dropped", few([GROWING, NOTHING]))
async def test_what_cannot_be_sent_is_no_record(page: Page, fake: Fake, dropped: str) -> None:
    """The playground would end the connection; a folder can't be read at all."""
    fake.answers["drop"] = lambda _: {"outcome": "failed", "reason": "That's no record."}
    await page.evaluate(dropped)
    assert (await fake.received("drop"))["text"] == ""
    await page.get_by_text("That's no record.").wait_for()
    assert await page.locator("#banner").is_hidden()
