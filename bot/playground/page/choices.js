/** The open list of a select in a message: arrow keys, letters, several at once where several may be chosen. */

import { sign } from "./components.js";
import { el } from "./dom.js";
import { say } from "./words.js";

let open = null;

/** Open the list of a select beside its button; `choose` is called once with the chosen values, or never. */
export function openChoices(anchor, select, choose) {
  if (open) {
    const same = open.anchor.dataset.control === select.custom_id;
    open.close();
    if (same) return;
  }
  open = new Choices(anchor, select, choose);
}

class Choices {
  constructor(anchor, select, choose) {
    Object.assign(this, { anchor, choose, options: select.options ?? [] });
    this.least = select.min_values ?? 1;
    this.most = Math.min(select.max_values ?? 1, this.options.length);
    this.chosen = new Set(this.options.filter((option) => option.default).map((option) => option.value));
    this.before = [...this.chosen].join("\n");
    this.#build(select.placeholder ?? say("page-nothing-chosen"));
    this.#place();
    this.leave = (event) => this.#outside(event);
    document.addEventListener("pointerdown", this.leave, true);
    this.#focus(
      Math.max(
        0,
        this.options.findIndex((option) => option.default),
      ),
    );
  }

  close() {
    document.removeEventListener("pointerdown", this.leave, true);
    this.panel.remove();
    open = null;
    const again = document.querySelector(`[data-control="${CSS.escape(this.anchor.dataset.control)}"]`);
    (this.anchor.isConnected ? this.anchor : again)?.focus();
  }

  #build(name) {
    const props = { role: "listbox", "aria-label": name, "aria-multiselectable": this.several ? "true" : null };
    this.list = el("div", { ...props, class: "options" });
    this.list.append(...this.options.map((option, at) => this.#option(option, at)));
    const panel = { class: "choices", role: "dialog", "aria-label": name };
    this.panel = el("div", { ...panel, on: { keydown: (event) => this.#key(event) } }, this.list);
    if (this.several) this.panel.append(this.#foot());
    document.body.append(this.panel);
    this.#show();
  }

  get several() {
    return this.most > 1 || this.least === 0;
  }

  #option(option, at) {
    const about = option.description ? el("span", { class: "about" }, option.description) : null;
    const label = el("span", {}, el("span", { class: "name" }, option.label), about);
    const props = { role: "option", tabindex: "-1", class: "option", on: { click: () => this.#toggle(at) } };
    return el("div", props, sign(option.emoji), label);
  }

  #foot() {
    this.done = el(
      "button",
      { type: "button", class: "button primary", on: { click: () => this.#finish() } },
      say("page-done"),
    );
    const hint =
      this.least === 0 ? say("page-choose-up-to", { most: this.most }) : chooseBetween(this.least, this.most);
    return el("div", { class: "foot" }, el("span", { class: "small" }, hint), this.done);
  }

  #toggle(at) {
    const { value } = this.options[at];
    if (!this.several) this.chosen = new Set([value]);
    else if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.most === 1) this.chosen = new Set([value]);
    else if (this.chosen.size < this.most) this.chosen.add(value);
    this.#show();
    if (!this.several) this.#finish();
  }

  #show() {
    [...this.list.children].forEach((node, at) => {
      const chosen = this.chosen.has(this.options[at].value);
      node.setAttribute("aria-selected", String(chosen));
      const full = this.several && this.most > 1 && !chosen && this.chosen.size >= this.most;
      node.setAttribute("aria-disabled", String(full));
    });
    if (this.done) this.done.disabled = !this.#fits();
  }

  #fits() {
    return this.chosen.size >= this.least && this.chosen.size <= this.most;
  }

  #finish() {
    if (!this.#fits()) return;
    const values = this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
    this.close();
    this.choose(values);
  }

  /** A click elsewhere ends the choosing; what was changed counts, as people know it from Discord. */
  #outside(event) {
    if (this.panel.contains(event.target)) return;
    const changed = [...this.chosen].join("\n") !== this.before;
    if (this.several && changed && this.#fits()) this.#finish();
    else if (!this.anchor.contains(event.target)) this.close();
  }

  #focus(at) {
    this.list.children[(at + this.options.length) % this.options.length]?.focus();
  }

  #key(event) {
    const at = [...this.list.children].indexOf(document.activeElement);
    const keys = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    if (event.key in keys) this.#focus(keys[event.key]);
    else if (event.key === "Escape") this.close();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) this.#toggle(at);
    else if (event.key === "Tab") return this.#tab(event, at);
    else if (event.key.length === 1) return this.#letter(event.key, at);
    else return undefined;
    return event.preventDefault();
  }

  #tab(event, at) {
    event.preventDefault();
    if (!this.done) this.close();
    else if (at >= 0 && !this.done.disabled) this.done.focus();
    else this.#focus(0);
  }

  #letter(letter, at) {
    const fits = (option) =>
      option.label
        .replace(/^[^\p{L}\p{N}]+/u, "")
        .toLowerCase()
        .startsWith(letter.toLowerCase());
    const order = this.options.map((_, place) => (place + at + 1) % this.options.length);
    const next = order.find((place) => fits(this.options[place]));
    if (next !== undefined) this.#focus(next);
  }

  /** Below the button, or above it where there is more room; the sheet of a small screen places itself. */
  #place() {
    const box = this.anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < Math.min(320, this.panel.scrollHeight) && above > below;
    const { style } = this.panel;
    style.setProperty("--left", `${Math.max(8, Math.min(box.left, innerWidth - this.panel.offsetWidth - 8))}px`);
    style.setProperty("--width", `${Math.max(box.width, 240)}px`);
    style.setProperty("--height", `${Math.max(up ? above : below, 160)}px`);
    if (up) style.setProperty("--bottom", `${innerHeight - box.top + 4}px`);
    else style.setProperty("--top", `${box.bottom + 4}px`);
  }
}

function chooseBetween(least, most) {
  return least === most ? say("page-choose", { count: least }) : say("page-choose-between", { least, most });
}
