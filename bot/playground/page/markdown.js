/** Discord's Markdown by lines: headings, lists, quotes, small text, code. Yields nodes, never markup. */

import { el } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:[\w+-]*\n)?(.*?)```/s;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;
const STARTS = /^(?:>|#{1,3} +|-# )/;

/** The blocks of a Markdown text. */
export function markdown(source, names) {
  const blocks = [];
  for (const [kind, text] of parts(source)) {
    if (kind === "code") blocks.push(el("pre", {}, el("code", {}, text)));
    else blocks.push(...lines(text.split("\n"), names));
  }
  return blocks;
}

/** Code fences, and what stands between them. */
function* parts(source) {
  let rest = source;
  while (rest) {
    const at = rest.indexOf("```");
    const fence = at < 0 ? null : FENCE.exec(rest.slice(at));
    if (!fence) {
      yield ["text", rest];
      return;
    }
    if (at > 0) yield ["text", rest.slice(0, at).replace(/\n$/, "")];
    yield ["code", fence[1].replace(/\n$/, "")];
    rest = rest.slice(at + fence[0].length).replace(/^\n/, "");
  }
}

function lines(rows, names) {
  const blocks = [];
  for (let at = 0; at < rows.length; ) {
    const [used, block] = blockAt(rows, at, names);
    if (block) blocks.push(block);
    at += used;
  }
  return blocks;
}

function blockAt(rows, at, names) {
  const row = rows[at];
  if (row.startsWith(">>> ")) {
    const inner = [row.slice(4), ...rows.slice(at + 1)];
    return [rows.length - at, el("blockquote", {}, lines(inner, names))];
  }
  const quoted = run(rows, at, (line) => /^> ?/.test(line) && !line.startsWith(">>"));
  if (quoted.length) {
    return [
      quoted.length,
      el(
        "blockquote",
        {},
        lines(
          quoted.map((line) => line.replace(/^> ?/, "")),
          names,
        ),
      ),
    ];
  }
  const heading = /^(#{1,3}) +(.*)$/.exec(row);
  // A message is no chapter of the page: its first heading is the third level there.
  // All of them come next after the column's heading: a message may begin with any, and none may leave one out.
  if (heading) return [1, el("h3", { class: `rank-${heading[1].length}` }, inline(heading[2], names))];
  if (row.startsWith("-# ")) return [1, el("p", { class: "small" }, inline(row.slice(3), names))];
  const items = run(rows, at, (line) => ITEM.test(line));
  if (items.length)
    return [
      items.length,
      list(
        items.map((line) => ITEM.exec(line)),
        names,
      ),
    ];
  if (!row.trim()) return [1, at > 0 && at < rows.length - 1 ? el("div", { class: "gap" }) : null];
  // Emphasis may reach over the end of a line, so these stay together; the first is taken whatever it is.
  const plain = [row, ...run(rows, at + 1, isPlain)];
  return [plain.length, el("p", {}, inline(plain.join("\n"), names))];
}

function run(rows, at, holds) {
  let end = at;
  while (end < rows.length && holds(rows[end])) end++;
  return rows.slice(at, end);
}

function isPlain(line) {
  return Boolean(line.trim()) && !STARTS.test(line) && !ITEM.test(line);
}

/** A list of matches of ITEM; deeper ones hang under the item before them. */
function list(items, names) {
  const depth = items[0][1].length;
  const ordered = items[0][3] !== undefined;
  const made = el(ordered ? "ol" : "ul");
  for (let at = 0; at < items.length; ) {
    const under = run(items, at + 1, (item) => item[1].length > depth);
    const value = ordered ? { value: items[at][3] } : {};
    made.append(el("li", value, inline(items[at][4], names), under.length ? list(under, names) : null));
    at += 1 + under.length;
  }
  return made;
}
