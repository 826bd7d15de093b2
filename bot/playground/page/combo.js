/** A text box with a list of suggestions above it; `source(typed)` yields or promises `[{name, value}]`. */

import { el } from "./dom.js";
import { say } from "./words.js";

let count = 0;

export class Combo {
  #at = -1;
  #asked = 0;
  #timer = 0;
  #picked = null;
  #shown = [];

  /** `wait` in milliseconds before the source is asked again; `strict`: only what is listed may be sent. */
  constructor({ source, props, strict = false, wait = 0, changed = () => {} }) {
    Object.assign(this, { source, strict, wait, changed });
    this.id = `combo-${++count}`;
    this.list = el("div", { class: "suggestions", role: "listbox", id: `${this.id}-list`, hidden: true });
    const aria = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
    };
    this.input = el("input", { type: "text", autocomplete: "off", ...aria, ...props, id: this.id });
    this.node = el("div", { class: "combo" }, this.input, this.list);
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#ask(0));
    this.input.addEventListener("blur", () => this.hide());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("pointerdown", (event) => this.#pointed(event));
  }

  /** What is meant: the picked value, or what is typed; undefined where strictness forbids that. */
  value() {
    const typed = this.input.value.trim();
    if (this.#picked?.name === this.input.value) return this.#picked.value;
    const same = this.#shown.find((choice) => choice.name.toLowerCase() === typed.toLowerCase());
    if (same) return same.value;
    return this.strict ? undefined : typed;
  }

  hide() {
    clearTimeout(this.#timer);
    this.#asked++;
    this.list.hidden = true;
    this.#mark(-1);
    this.input.setAttribute("aria-expanded", "false");
  }

  #typed() {
    this.#picked = null;
    this.changed();
    this.#ask(this.wait);
  }

  #ask(wait) {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = setTimeout(async () => {
      const found = await this.source(this.#picked ? "" : this.input.value);
      if (asked === this.#asked && document.activeElement === this.input) this.#show(found);
    }, wait);
  }

  #show(found) {
    this.#shown = found.slice(0, 25);
    const rows = this.#shown.map((choice, at) =>
      el("div", { role: "option", id: `${this.id}-${at}`, class: "option", data: { at } }, choice.name),
    );
    if (!rows.length && this.wait && this.input.value.trim())
      rows.push(el("div", { class: "none" }, say("page-no-suggestions")));
    this.list.replaceChildren(...rows);
    this.list.hidden = !rows.length;
    this.input.setAttribute("aria-expanded", String(Boolean(rows.length)));
    this.#mark(-1);
  }

  #mark(at) {
    this.#at = at;
    for (const [place, row] of [...this.list.children].entries()) {
      row.setAttribute("aria-selected", String(place === at));
      if (place === at) row.scrollIntoView({ block: "nearest" });
    }
    if (at < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `${this.id}-${at}`);
  }

  #key(event) {
    const open = !this.list.hidden && this.#shown.length;
    if (event.key === "ArrowDown" && !open) this.#ask(0);
    else if (event.key === "ArrowDown") this.#mark((this.#at + 1) % this.#shown.length);
    else if (event.key === "ArrowUp" && open) this.#mark((this.#at <= 0 ? this.#shown.length : this.#at) - 1);
    else if (event.key === "Enter" && open && this.#at >= 0) this.#pick(this.#at);
    else if (event.key === "Escape" && !this.list.hidden) this.hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #pointed(event) {
    const row = event.target.closest(".option");
    event.preventDefault();
    if (row) this.#pick(Number(row.dataset.at));
  }

  #pick(at) {
    this.#picked = this.#shown[at];
    this.input.value = this.#picked.name;
    this.changed();
    this.hide();
  }
}
