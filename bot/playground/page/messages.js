/** One message as an article: who, when, what, and a foot where it is private or something failed. */

import { attachment, inside, KIND, parts } from "./components.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { placeOf } from "./places.js";
import { clock } from "./times.js";
import { localName, say } from "./words.js";
import { loading } from "./world.js";

const V2 = 1 << 15;
const HAS_THREAD = 1 << 5;
const GROUPED = 5 * 60 * 1000;
const SHORT = 80;
/** So many characters are read from their beginning. */
const MUCH = 1200;

/** The article of a message; `before` is the one above it, `desk` knows what is on its way or has failed. */
export function article(message, before, world, desk) {
  const context = { names: world.names, busy: desk.busyIn(message.id), attachments: message.attachments ?? [] };
  const follows = grouped(message, before);
  const kinds = {
    follows,
    private: message.ephemeral_for,
    mentioned: mentions(message, world),
    pointer: points(message.components ?? []),
    asks: asks(message),
  };
  const props = {
    class: ["message", ...Object.keys(kinds).filter((kind) => kinds[kind])].join(" "),
    tabindex: "-1",
    "aria-label": `${nameOf(message, world)}, ${clock(message.timestamp)}`,
    data: { key: message.id, message: message.id, channel: message.channel_id },
  };
  return el(
    "article",
    props,
    follows ? null : head(message, world),
    el("div", { class: "body" }, body(message, context, world)),
    (message.flags ?? 0) & HAS_THREAD ? thread(message, world) : null,
    desk.failed.has(message.id) ? el("p", { class: "failed", role: "alert" }, desk.failed.get(message.id)) : null,
    message.ephemeral_for ? foot(message, world) : null,
  );
}

/** Whether a message only says that something is elsewhere now: a line and a link to another message. */
function points([text, row, ...more]) {
  const [link, ...others] = row?.components ?? [];
  const short = text?.type === KIND.text && text.content.length <= SHORT;
  return short && !more.length && !others.length && placeOf(link?.url) !== null;
}

/** Whether a message is there to be acted upon rather than read: it has buttons, and few words or a picture. */
function asks({ components = [] }) {
  const all = [...inside(components)];
  const words = all.reduce((sum, one) => sum + (one.content?.length ?? 0), 0);
  const pressed = all.some((one) => one.custom_id && !one.disabled);
  return pressed && (words <= MUCH || all.some((one) => one.type === KIND.gallery));
}

function grouped(message, before) {
  if (!before || before.ephemeral_for || message.ephemeral_for || before.author?.id !== message.author?.id)
    return false;
  if (message.interaction_metadata) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUPED;
}

function head(message, world) {
  const used = message.interaction_metadata;
  const bot = Boolean(message.author?.bot);
  const name = nameOf(message, world);
  return el(
    "header",
    {},
    avatar(message.author?.id ?? "", name, bot),
    el("strong", { class: "author" }, name),
    bot ? el("span", { class: "tag" }, say("page-bot")) : null,
    el("time", { datetime: message.timestamp }, clock(message.timestamp)),
    used?.name
      ? el(
          "span",
          { class: "used" },
          say("page-used", {
            name: world.nameOf(used.user?.id),
            command: localName(world.command(used.name) ?? used),
          }),
        )
      : null,
  );
}

/** A round sign of a person: the first letter, on a colour of their own; the bot's is a bean. */
export function avatar(id, name, bot = false) {
  if (bot) return el("span", { class: "avatar bot", "aria-hidden": "true" }, "🫘");
  const tone = [...id].reduce((sum, digit) => (sum * 7 + digit.charCodeAt(0)) % 8, 0);
  return el("span", { class: `avatar tone-${tone}`, "aria-hidden": "true" }, ([...name][0] ?? "?").toUpperCase());
}

function nameOf(message, world) {
  const author = message.author ?? {};
  if (author.id === world.bot.id) return world.bot.name;
  return world.person(author.id)?.name ?? author.global_name ?? author.username ?? world.bot.name;
}

function mentions(message, world) {
  // Everybody has every role that can be mentioned.
  return message.mention_roles?.length > 0 || (message.mentions ?? []).some(({ id }) => id === world.acting);
}

function body(message, context, world) {
  if (loading(message))
    return el("p", { class: "thinking" }, say("page-thinking", { name: nameOf(message, world) }));
  return [
    message.content ? el("div", { class: "text" }, markdown(message.content, context.names)) : null,
    (message.embeds ?? []).map((embed) => card(embed, context)),
    parts(message.components, context),
    (message.flags ?? 0) & V2 ? null : context.attachments.map(attachment),
  ];
}

/** The way into the thread that hangs from a message, whose number it has. */
function thread(message, world) {
  const href = `https://discord.com/channels/@me/${message.id}`;
  return el("a", { class: "button link inside", href }, world.titleOf(message.id));
}

function card(embed, context) {
  const rows = [embed.title && `**${embed.title}**`, embed.description];
  for (const field of embed.fields ?? []) rows.push(`**${field.name}**\n${field.value}`);
  return el(
    "div",
    { class: "container" },
    el("div", { class: "text" }, markdown(rows.filter(Boolean).join("\n"), context.names)),
  );
}

function foot(message, world) {
  const dismiss = el(
    "button",
    { type: "button", class: "plain", data: { dismiss: message.id } },
    say("page-dismiss"),
  );
  return el(
    "footer",
    {},
    el("span", {}, `👁 ${say("page-private-to", { name: world.nameOf(message.ephemeral_for) })}`),
    dismiss,
  );
}

/** The framed messages of the bot, newest first: tables, hands, pages. What stands above a frame answers a click. */
export function framed(messages, bot) {
  return messages.filter((one) => one.author?.id === bot && frame(one)).reverse();
}

/** What a table says first, if it is a heading of the third rank: that of a game which is over or has not begun is larger. */
export function headline(message) {
  return heading(firstText(message).slice(0, 1), /^### (.+)/u);
}

/** The same of a hand. Above it may stand that this is the last round; how its game has ended is larger, behind a flag,
 * as a symbol or drawn. */
export function handHeadline(message) {
  return heading(firstText(message), /^(?:### |## (?=🏁|<:\w*finish:))(.+)/u);
}

function heading(lines, rank) {
  return lines.map((line) => rank.exec(line)?.[1]).find(Boolean) ?? null;
}

/** The lines of the first text within the frame. */
function firstText(message) {
  const [first] = (message && frame(message)?.components) ?? [];
  return first?.type === KIND.text ? first.content.split("\n") : [];
}

function frame(message) {
  return message.components?.find((part) => part.type === KIND.container);
}

/** The words of a message and of its pictures, for reading aloud, and what its emojis are called. */
export function spoken(message) {
  const found = [message.content ?? ""];
  const gather = (components) => {
    for (const component of components ?? []) {
      if (typeof component.content === "string") found.push(component.content);
      for (const item of component.items ?? []) found.push(item.description ?? "");
      gather(component.components);
    }
  };
  gather(message.components);
  return found
    .join("\n")
    .replace(/<a?:(\w+):\d+>/g, "$1")
    .replace(/^(?:#{1,3} |-# |> ?)|<t:[^>]*>|[*_~`|\\]/gm, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
