/** Discord's Markdown within a line: emphasis, code, links, mentions, moments. Yields nodes, never markup. */

import { el } from "./dom.js";
import { placeOf } from "./places.js";
import { moment } from "./times.js";
import { say } from "./words.js";

const INNER = String.raw`((?:\\[^]|[^\\])+?)`;
const DEEPEST = 8;

const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^(`+)(.*?[^`])\1(?!`)/s, (m) => el("code", {}, m[2].trim() || m[2])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2])],
  [
    /^<@!?(\d+)>/,
    (m, names) => el("span", { class: "mention", data: { person: m[1] } }, `@${names.person(m[1])}`),
  ],
  [/^<@&(\d+)>/, (m, names) => el("span", { class: "mention" }, `@${names.role(m[1])}`)],
  [/^<#(\d+)>/, (m, names) => el("span", { class: "mention" }, `#${names.channel(m[1])}`)],
  [
    /^<\/([^:<>]+):\d+>/,
    (m) => el("button", { type: "button", class: "mention", data: { command: m[1] } }, `/${m[1]}`),
  ],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^<(https?:\/\/[^\s<>]+)>/, (m, names) => bare(m[1], names)],
  [/^\[([^[\]\n]+)\]\(<?(https?:\/\/[^\s()<>]+)>?\)/, (m, names, deep) => anchor(m[2], inline(m[1], names, deep))],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'()\]*_~|]/, (m, names) => bare(m[0], names)],
  [
    new RegExp(String.raw`^\*\*\*${INNER}\*\*\*(?!\*)`),
    (m, n, deep) => el("strong", {}, el("em", {}, inline(m[1], n, deep))),
  ],
  [new RegExp(String.raw`^\*\*${INNER}\*\*(?!\*)`), (m, n, deep) => el("strong", {}, inline(m[1], n, deep))],
  [new RegExp(`^__${INNER}__(?!_)`), (m, n, deep) => el("u", {}, inline(m[1], n, deep))],
  [new RegExp(`^~~${INNER}~~`), (m, n, deep) => el("s", {}, inline(m[1], n, deep))],
  [new RegExp(String.raw`^\|\|${INNER}\|\|`), (m, n, deep) => spoiler(inline(m[1], n, deep))],
  [
    /^\*(?![\s*])((?:\\.|\*\*(?:\\.|[^\\*])+?\*\*|[^\\*])*?)(?<!\s)\*(?!\*)/s,
    (m, n, deep) => el("em", {}, inline(m[1], n, deep)),
  ],
];
const UNDERSCORED = /^_(?![\s_])((?:\\.|__(?:\\.|[^\\_])+?__|[^\\_])+?)(?<!\s)_(?![A-Za-z0-9_])/s;
const PLAIN = /^(?:(?!https?:\/\/)[^\\`<[*_~|])+|^./s;

/** The nodes of a line of Markdown; `names` knows people and channels by number. */
export function inline(source, names, depth = 0) {
  if (depth > DEEPEST) return [source];
  const nodes = [];
  for (let rest = source, before = ""; rest; ) {
    const [length, node] = step(rest, before, names, depth + 1);
    nodes.push(node);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  return joined(nodes);
}

function step(rest, before, names, depth) {
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(rest);
    if (found) return [found[0].length, make(found, names, depth)];
  }
  const slanted = /\w/.test(before) ? null : UNDERSCORED.exec(rest);
  if (slanted) return [slanted[0].length, el("em", {}, inline(slanted[1], names, depth))];
  const plain = PLAIN.exec(rest)[0];
  return [plain.length, plain];
}

/** Neighbouring texts as one: fewer nodes to renew. */
function joined(nodes) {
  const flat = [];
  for (const node of nodes.flat()) {
    if (typeof node === "string" && typeof flat.at(-1) === "string") flat.push(flat.pop() + node);
    else flat.push(node);
  }
  return flat;
}

function anchor(url, content) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

/** A bare address; of a place here, it says which. */
function bare(url, names) {
  const place = placeOf(url);
  if (!place) return anchor(url, url);
  const node = anchor(url, `#${names.channel(place.channel)}${place.message ? " › 💬" : ""}`);
  node.classList.add("mention");
  return node;
}

function spoiler(content) {
  return el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", title: say("page-spoiler") },
    el("span", {}, content),
  );
}

/** Holds a line together: without it an element without words stays on the line before its name. */
const JOINER = "\u2060";

/** A custom emoji, as a small picture. Browsers may end a line at an `img`, even beside a no-break space, but not at an
 * element of the text: so the picture is the ground of one. */
export function emoji(name, id) {
  const said = `:${name}:`;
  const vars = { "background-image": `url("emojis/${id}")` };
  return el("i", { class: "emoji", role: "img", "aria-label": said, title: said, vars }, JOINER);
}
