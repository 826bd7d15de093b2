/** The heads of the two columns, the tabs of a small screen, and what counts as seen. */

import { el, morph, narrow } from "./dom.js";
import { markdown } from "./markdown.js";
import { framed, handHeadline, headline } from "./messages.js";
import { say } from "./words.js";

const by = (id) => document.getElementById(id);
const TITLE = document.title;

export class Panes {
  tab = "table";
  /** By the number of a private message, what it said of the game before a page took its place. */
  #before = new Map();
  /** For whom it was known whether it is their turn, and whether it was. */
  #turn = { whose: null, now: false };

  constructor(world, link, notices, streams, composers, bell) {
    Object.assign(this, { world, link, notices, streams, composers, bell });
    for (const name of ["table", "private"]) by(`tab-${name}`).addEventListener("click", () => this.show(name));
    by("dms").addEventListener("change", ({ target }) => this.#dms(target));
    by("channels").addEventListener("change", ({ target }) => world.visit(target.value));
    matchMedia("(max-width: 820px)").addEventListener("change", () => this.show(this.tab));
    this.show("table");
  }

  /** Bring this column to the front of a small screen. */
  show(tab) {
    this.tab = tab;
    document.body.dataset.tab = tab;
    for (const name of ["table", "private"]) by(`tab-${name}`).setAttribute("aria-pressed", String(name === tab));
    if (narrow()) this.notices.end();
    this.streams[tab].shown();
    this.seen();
  }

  /** Whatever is in sight has been seen. */
  seen() {
    if (document.hidden) return;
    if (!narrow() || this.tab === "private") this.world.seen(this.world.acting);
    if (!narrow() || this.tab === "table") this.world.seen(this.world.channel);
  }

  draw() {
    const { world } = this;
    const name = world.nameOf(world.acting);
    this.#write("table", world.titleOf(world.channel), say("page-everybody"), world.channel);
    this.#write("private", say("page-messages-to", { name }), say("page-private-to", { name }), world.acting);
    this.composers.table.describe(narrow() ? say("page-say-short") : say("page-say-as", { name }));
    this.composers.private.describe(narrow() ? say("page-say-short") : say("page-say-direct", { name }));
    this.composers.private.node.hidden = world.dmOf(world.acting) === undefined;
    this.#channels();
    this.#switch(name);
    this.#now(name);
  }

  /** Whether the table names the person as one whose turn it is. */
  get turn() {
    return this.#turn.now;
  }

  /** What the newest table and the newest hand say first stands in the heads, where it never scrolls away; the title says
   * whose turn it is, and the bell when it becomes so. */
  #now(name) {
    const { world } = this;
    const [table] = framed(world.publicMessages(world.channel), world.bot.id);
    const line = headline(table);
    const said = this.#head("table", line);
    this.#head("private", this.#ofHand(line));
    const [whose, now] = [`${world.channel} ${world.acting}`, named(said, name)];
    const title = now ? `${say("page-your-turn")} · ${TITLE}` : TITLE;
    if (document.title !== title) document.title = title;
    if (now && !this.#turn.now && this.#turn.whose === whose) this.bell.ring();
    this.#turn = { whose, now };
  }

  /** What the newest hand says. While a page stands in its place the table speaks for it, or what it said before; other
   * pages, such as the rules, hide no hand. */
  #ofHand(table) {
    const { world } = this;
    for (const message of framed(world.privateMessages(world.acting), world.bot.id)) {
      const line = handHeadline(message);
      if (line) this.#before.set(message.id, line);
      if (line || this.#before.has(message.id)) return line ?? table ?? this.#before.get(message.id);
    }
    return null;
  }

  /** Write the head of a column; returns what it says. */
  #head(pane, line) {
    const fresh = el("p", { id: `${pane}-now`, class: "now", hidden: !line });
    fresh.append(...markdown(line ?? "", this.world.names).flatMap((block) => [...block.childNodes]));
    morph(by(`${pane}-now`), fresh);
    by(`${pane}-about`).hidden = Boolean(line);
    return fresh.textContent;
  }

  #write(pane, title, about, owner) {
    by(`${pane}-name`).textContent = title;
    by(`${pane}-about`).textContent = about;
    const tab = by(`tab-${pane}`);
    tab.querySelector(".label").textContent = title;
    const count = this.world.unread.get(owner)?.size ?? 0;
    const mark = tab.querySelector(".mark");
    mark.hidden = !count;
    mark.textContent = count ? String(count) : "";
    mark.setAttribute("aria-label", say("page-unread", { count }));
  }

  /** A chooser of channels, where there is more than one. */
  #channels() {
    const all = this.world.guildChannels();
    const box = el(
      "select",
      { "aria-label": "Channel" },
      all.map((one) =>
        el("option", { value: one.id, selected: one.id === this.world.channel }, this.world.titleOf(one.id)),
      ),
    );
    renewed(by("channels"), all.length > 1 ? box : null);
  }

  /** Whether the person takes direct messages. */
  #switch(name) {
    const person = this.world.person(this.world.acting);
    if (!person) return;
    const box = el("input", {
      type: "checkbox",
      role: "switch",
      "aria-label": say("page-dms-of", { name }),
      data: { key: person.id },
    });
    const fresh = el(
      "label",
      { class: "switch", title: say("page-dms-about") },
      el("span", { "aria-hidden": "true" }, "✉️"),
      box,
      el("span", { class: "track", "aria-hidden": "true" }),
      el("span", { class: "small" }, say("page-dms-open")),
    );
    renewed(by("dms"), fresh);
    by("dms").querySelector("input").checked = person.dms_open !== false;
  }

  async #dms(box) {
    const answer = await this.link.ask({ type: "dms", person: this.world.acting, open: box.checked });
    if (answer.outcome === "failed") this.draw();
  }
}

/** Whether somebody of this name stands in the words. */
function named(text, name) {
  const other = "[\\p{L}\\p{N}]";
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!${other})${literal}(?!${other})`, "u").test(text);
}

function renewed(holder, fresh) {
  if (!fresh) holder.replaceChildren();
  else if (holder.firstChild) morph(holder.firstChild, fresh);
  else holder.append(fresh);
}
