"""A message of the bot as it stands in Discord: the page's own, in Discord's colours, with a channel around it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.async_api import Page, ViewportSize

from bot.art.drawings import Drawing, svg

SIZE = ViewportSize(width=1280, height=840)
COLOURS = {
    "pane": "#313338",
    "raised": "#2b2d31",
    "sunk": "#1e1f22",
    "line": "#3f4147",
    "ink": "#dbdee1",
    "soft": "#a3a6aa",
    "link": "#00a8fc",
    "primary": "#5865f2",
    "success": "#248046",
    "danger": "#da373c",
    "secondary": "#4e5058",
    "mention": "#3e4270",
    "private": "#313338",
    "private-line": "#313338",
}
"""Discord's, of its dark theme, by the names that the page has for them."""
AVATAR = Drawing("beans", "red")
FRAME = """
body > :not(main), .start, .pane > header > :not(h2), .pane > .composer { display: none; }
main { grid-template-columns: 620px; padding: 0; margin: 0; max-width: none; background: #1e1f22; }
.pane { border: 0; border-radius: 0; box-shadow: none; font-family: "gg sans", "Open Sans", sans-serif; }
.pane > header { min-height: 48px; border-bottom: 1px solid #26272b; }
.pane > header h2::before { content: "" !important; }
.pane::after {
  content: attr(data-line); margin: 0 16px 20px; padding: 11px 16px; border-radius: 8px; background: #383a40;
  color: #6d6f78;
}
.stream { display: flex; flex-direction: column; justify-content: safe end; padding: 0 16px 20px;
  scrollbar-gutter: auto; }
.message, .message.private { max-width: none; margin: 0; padding: 10px 0 0 56px; border: 0; position: relative; }
.message .avatar { position: absolute; left: 0; top: 12px; width: 40px; height: 40px; font-size: 1.2rem; }
.message .avatar svg { width: 32px; }
.picture { width: min(100%, 550px); }
.message header strong, .message .author { color: #f2f3f5; }
.tag { border: 0; border-radius: 4px; background: #5865f2; color: #fff; font-size: 0; }
.tag::after { content: "APP"; font-size: 10px; font-weight: 700; }
.button { border: 0; border-radius: 4px; color: #fff; font-weight: 500; font-size: 14px; }
.container { border-radius: 8px; border-width: 1px 1px 1px 4px; }
"""
CROP = """([pane, line, avatar]) => {
  document.querySelector(pane === "#table" ? "#private" : "#table").style.display = "none";
  document.querySelector(pane).dataset.line = line;
  for (const bot of document.querySelectorAll(".avatar.bot")) bot.innerHTML = avatar;
  const [stream] = document.querySelectorAll(`${pane} .stream`);
  const messages = [...stream.querySelectorAll("article")];
  for (const message of messages.slice(0, -1)) message.style.display = "none";
  stream.scrollTop = 0;
}"""


async def frame(page: Page, side: Literal["table", "private"], name: str, line: str, file: Path) -> None:
    """Write the newest message of this side into a file; the channel is called so, and its line at the bottom says
    what one may write there."""
    await page.set_viewport_size(SIZE)
    colours = "".join(f"--{key}: {value};" for key, value in COLOURS.items())
    inks = "".join(f"--{key}-ink: #fff;" for key in ("primary", "success", "danger", "secondary"))
    await page.add_style_tag(content=f":root, body {{ {colours}{inks} }}{FRAME}")
    await page.evaluate(CROP, [f"#{side}", line, svg(AVATAR)])
    await page.locator(f"#{side}-name").evaluate("(node, name) => (node.textContent = name)", name)
    await page.wait_for_timeout(500)
    await page.locator(f"#{side}").screenshot(path=file)
