/** The clock at the top, by which everything here goes, and the part of the form in which it is set forward. */

import { inside } from "./components.js";
import { el, morph } from "./dom.js";
import { now, shortly } from "./times.js";
import { say } from "./words.js";

const HOUR = 3600;
const STEPS = [
  ["page-clock-hour", HOUR],
  ["page-clock-day", 24 * HOUR],
  ["page-clock-week", 7 * 24 * HOUR],
];
/** So many of the next dates are offered. */
const DATES = 4;
/** A date that is nearer than so many seconds is there before one has pressed. */
const NEAR = 30;
const STAMP = /<t:(\d{1,13})(?::[tTdDfFR])?>/g;

export class Clock {
  #shown = "";
  #problem = "";

  /** `set` is called once the clock was set forward. */
  constructor(button, world, link, set) {
    Object.assign(this, { button, world, link, set, node: el("section", { id: "set-forward" }) });
    this.node.addEventListener("click", ({ target }) => this.#click(target.closest("button")));
  }

  /** Show the time. */
  tell() {
    const when = shortly(now());
    if (this.#shown === when) return;
    this.#shown = when;
    this.button.replaceChildren("🕒", el("span", {}, ` ${when}`));
    this.button.setAttribute("aria-label", say("page-clock", { when }));
    this.button.title = say("page-clock-title");
  }

  /** Show what it can be set to. */
  draw() {
    const steps = STEPS.map(([words, seconds]) => choice(say(words), { step: seconds }));
    const dates = this.#dates().map(({ at, words }) => choice(words, { to: at }));
    const shell = this.node.cloneNode(false);
    shell.append(
      el("h2", {}, say("page-clock-title")),
      el("p", { class: "about" }, say("page-clock-about")),
      el("div", { class: "steps" }, steps, dates),
      el("p", { class: "failed", role: "alert" }, this.#problem),
    );
    morph(this.node, shell);
  }

  async #click(button) {
    if (!button || button.getAttribute("aria-busy")) return;
    const { step, to } = button.dataset;
    const seconds = Math.max(1, Math.ceil(step ? Number(step) : Number(to) - now()));
    button.setAttribute("aria-busy", "true");
    const answer = await this.link.ask({ type: "set_forward", person: this.world.acting, seconds });
    button.removeAttribute("aria-busy");
    this.#problem = answer.outcome === "failed" ? (answer.reason ?? say("page-failed")) : "";
    this.draw();
    if (!this.#problem) this.set(say("page-clock-set", { when: shortly(now()) }));
  }

  /** The next dates that stand anywhere here, each with what it is for: of events also an hour before. */
  #dates() {
    const found = new Map();
    const note = (at, words, facts = {}) => {
      if (at > now() + NEAR && !found.has(at)) found.set(at, say(words, { ...facts, when: shortly(at) }));
    };
    for (const event of this.world.events) {
      const at = Date.parse(event.scheduled_start_time) / 1000;
      note(at, "page-clock-event", { name: event.name });
      note(at - HOUR, "page-clock-before", { name: event.name });
    }
    for (const at of stamps(this.world.publicMessages(this.world.channel))) note(at, "page-clock-to");
    const dates = [...found].map(([at, words]) => ({ at, words })).sort((one, other) => one.at - other.at);
    return dates.slice(0, DATES);
  }
}

function choice(words, data) {
  return el("button", { type: "button", class: "button secondary", data: { key: words, ...data } }, words);
}

/** The moments that stand in these messages, in seconds since 1970. */
function stamps(messages) {
  const texts = messages.flatMap(({ content, components }) => [content, ...[...inside(components)].map(words)]);
  return texts.flatMap((text) => [...(text ?? "").matchAll(STAMP)].map((found) => Number(found[1])));
}

function words(component) {
  return component.content;
}
