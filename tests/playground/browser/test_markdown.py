"""Discord's Markdown as elements; what is no Markdown stays as it was typed."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page

from bot.ui.names import escape, plain
from tests.breadth import few
from tests.playground.browser.chrome import Chrome, opened
from tests.playground.browser.fake import Fake, Stage
from tests.ui.test_names import MARKUP

pytestmark = pytest.mark.asyncio(loop_scope="session")

RENDER = """async (source) => {
  const { markdown } = await import("./markdown.js");
  const names = { person: (id) => "Ana " + id, channel: (id) => "table " + id };
  const box = document.createElement("div");
  box.append(...markdown(source, names));
  for (const node of box.querySelectorAll("*")) for (const { name } of [...node.attributes]) {
    const kept = ["href", "src", "alt", "start", "value", "class", "aria-label", "style"];
    if (!kept.includes(name)) node.removeAttribute(name);
  }
  return box.innerHTML;
}"""

BEAN = '<i class="emoji" aria-label=":bean:" style="background-image: url(&quot;emojis/5&quot;);">\u2060</i>'

SHAPE = """async (source) => {
  const { markdown } = await import("./markdown.js");
  const box = document.createElement("div");
  box.append(...markdown(source, { person: String, channel: String }));
  return [[...box.querySelectorAll("*")].map((node) => node.tagName).join(" "), box.textContent];
}"""

CASES = {
    "**bold**, *slanted*, _slanted_": "<p><strong>bold</strong>, <em>slanted</em>, <em>slanted</em></p>",
    "***both*** __under__ ~~gone~~": "<p><strong><em>both</em></strong> <u>under</u> <s>gone</s></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    "*a **b** c*": "<p><em>a <strong>b</strong> c</em></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*not\* \_slanted\_ \<@1>": "<p>*not* _slanted_ &lt;@1&gt;</p>",
    r"**Ana\*\***": "<p><strong>Ana**</strong></p>",
    "**never closed": "<p>**never closed</p>",
    "`1` and ``a`b``": "<p><code>1</code> and <code>a`b</code></p>",
    "`**not bold**`": "<p><code>**not bold**</code></p>",
    "```py\na < b\n```\nafter": "<pre><code>a &lt; b</code></pre><p>after</p>",
    "# One\n## Two\n### 3": '<h3 class="rank-1">One</h3><h3 class="rank-2">Two</h3><h3 class="rank-3">3</h3>',
    "#none and -#none": "<p>#none and -#none</p>",
    "-# small *print*": '<p class="small">small <em>print</em></p>',
    "one\ntwo": "<p>one\ntwo</p>",
    "**over\ntwo**": "<p><strong>over\ntwo</strong></p>",
    "> a\n> `1` b\nc": "<blockquote><p>a\n<code>1</code> b</p></blockquote><p>c</p>",
    ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
    ">none": "<blockquote><p>none</p></blockquote>",
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "2. a\n3. b": '<ol><li value="2">a</li><li value="3">b</li></ol>',
    "<@7> in <#8>, </play:9>": '<p><span class="mention">@Ana 7</span> in <span class="mention">#table 8</span>, '
    '<button class="mention">/play</button></p>',
    "<:bean:5>": f"<p>{BEAN}</p>",
    "||secret||": '<p><span class="spoiler"><span>secret</span></span></p>',
    "[the rules](https://example.org/a)": '<p><a href="https://example.org/a">the rules</a></p>',
    "see https://example.org/a_b_c.": '<p>see <a href="https://example.org/a_b_c">https://example.org/a_b_c</a>.</p>',
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "<b>no</b> <img src=x> &amp;": "<p>&lt;b&gt;no&lt;/b&gt; &lt;img src=x&gt; &amp;amp;</p>",
    "<t:99999999999999:R> <t:x>": "<p>&lt;t:99999999999999:R&gt; &lt;t:x&gt;</p>",
    "\n\na\n\nb\n": '<div class="gap"></div><p>a</p><div class="gap"></div><p>b</p>',
}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def page(chrome: Chrome, stage: Stage) -> AsyncIterator[Page]:
    """One page for all of these: they only call a function on it."""
    async with stage.showing(Fake()) as fake, opened(chrome, fake.address) as shown:
        yield shown


async def test_markdown_becomes_elements(page: Page) -> None:
    shown = {source: await page.evaluate(RENDER, source) for source in CASES}
    assert shown == CASES


@pytest.mark.parametrize("before", ["aaaa · 4\u00a0", "aaaa | "])
async def test_no_line_ends_between_an_emoji_and_what_is_joined_to_it(page: Page, before: str) -> None:
    apart = await page.evaluate(
        """async (source) => {
          const { markdown } = await import("./markdown.js");
          const line = document.createElement("div");
          line.style.position = "absolute";
          line.append(...markdown(source, { person: String, channel: String }));
          document.body.append(line);
          const emoji = line.querySelector(".emoji");
          const name = document.createRange();
          name.setStart(emoji.nextSibling, 1);
          name.setEnd(emoji.nextSibling, 2);
          const apart = [];
          for (let width = 100; width < 240; width += 2) {
            line.style.width = `${width}px`;
            const [picture, letter] = [emoji, name].map((each) => each.getBoundingClientRect());
            if (letter.bottom - picture.bottom > 5 || picture.right > line.getBoundingClientRect().right)
              apart.push(width);
          }
          return apart;
        }""",
        f"{before}<:bean:5>\u00a0Stink · cc",
    )
    assert apart == []


async def test_a_moment_is_shown_as_asked(page: Page) -> None:
    for form, words in {"d": "01/01/2026", "D": "1 January 2026", "F": "Thursday, 1 January 2026 at "}.items():
        assert words in await page.evaluate(RENDER, f"<t:1767268800:{form}>")


PIECES = ["*", "**a", "`", "[", "> ", "||a", "_a*"]
"""What a parser that goes back and forth would stumble over, again and again."""


@pytest.mark.parametrize("piece", few(PIECES, "**a", "> "))
async def test_a_text_four_times_as_long_takes_no_more_than_its_square(page: Page, piece: str) -> None:
    # Sixteen times as long is the square; what backtracks takes as long as the cube, or for ever. The quickest of
    # several tries counts, since machines are busy.
    short, long = await page.evaluate(
        """async (sources) => {
          const { markdown } = await import("./markdown.js");
          const once = (source) => {
            const start = performance.now();
            for (let again = 0; again < 4; again += 1) markdown(source, { person: String, channel: String });
            return performance.now() - start;
          };
          let [short, long] = [Infinity, Infinity];
          for (let tries = 0; tries < 30 && !(long < 40 * (short + 0.1)); tries += 1) {
            short = Math.min(short, once(sources[0]));
            long = Math.min(long, once(sources[1]));
          }
          return [short, long];
        }""",
        [piece * (length // len(piece)) for length in (1000, 4000)],
    )
    assert long < 40 * (short + 0.1)


@pytest.mark.parametrize(
    "form", few(["{}", "**{}** has 3 cards", "1. {} · host", "- {}: a", "> {}, {}", "{}. {}"], "{}", "> {}, {}")
)
async def test_a_name_that_the_bot_escaped_is_text(page: Page, form: str) -> None:
    elements, text = await page.evaluate(SHAPE, form.replace("{}", "Ana"))
    for name in [*MARKUP, "".join(MARKUP)]:
        shown = await page.evaluate(SHAPE, form.replace("{}", escape(name)))
        said = plain(name).replace("@e", "@\N{ZERO WIDTH SPACE}e").replace("@h", "@\N{ZERO WIDTH SPACE}h")
        assert shown == [elements, text.replace("Ana", said)]
