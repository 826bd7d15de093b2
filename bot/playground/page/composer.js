/** The line at the bottom of a pane: say something, or find, fill in and send a slash command. */

import { CommandForm, parsed } from "./command.js";
import { el } from "./dom.js";
import { localDescription, localName, say } from "./words.js";

const IN_SERVER = 0;
const IN_DM = 1;

export class Composer {
  #form = null;
  #found = [];
  #at = 0;

  /** `channel()` is where it speaks; `direct` in direct messages; `outcome` settles what the server answers. */
  constructor(world, link, { name, channel, direct, settle, asked }) {
    Object.assign(this, { world, link, channel, direct, settle, asked });
    this.list = el("div", {
      class: "suggestions commands",
      role: "listbox",
      id: `${name}-commands`,
      "aria-label": say("page-commands"),
      hidden: true,
    });
    const aria = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
    };
    this.input = el("input", {
      type: "text",
      class: "say",
      name: `${name}-say`,
      autocomplete: "off",
      maxlength: "2000",
      ...aria,
    });
    const slash = el(
      "button",
      {
        type: "button",
        class: "button secondary icon",
        "aria-label": say("page-commands"),
        title: say("page-commands"),
        on: { click: () => this.begin("/") },
      },
      "/",
    );
    this.line = el("div", { class: "line" }, slash, this.input);
    this.send = el("button", { type: "submit", class: "button primary" }, say("page-send"));
    this.cancel = el(
      "button",
      { type: "button", class: "button secondary", hidden: true, on: { click: () => this.#drop() } },
      say("page-cancel"),
    );
    this.problem = el("p", { class: "failed", role: "alert" });
    this.node = el(
      "form",
      { class: "composer", novalidate: true },
      this.problem,
      this.list,
      this.line,
      el("div", { class: "ends" }, this.cancel, this.send),
    );
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("blur", () => this.#hide());
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("pointerdown", (event) => this.#pointed(event));
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  /** Say in the line whom it speaks for. */
  describe(placeholder) {
    this.input.placeholder = placeholder;
    this.input.setAttribute("aria-label", placeholder);
  }

  /** Begin to type this, for instance a command. */
  begin(text) {
    this.#drop();
    this.input.value = text;
    this.input.focus();
    this.#typed();
  }

  /** Send a command without showing its fields; `fail` gets what went wrong, to be said where it was asked. */
  async run(name, options, fail = (reason) => (this.problem.textContent = reason)) {
    const person = this.world.acting;
    this.asked();
    const answer = await this.#frame("command", name, options, person);
    this.settle(answer, { channel: this.channel(), message: null, person }, fail);
    return answer.outcome !== "failed";
  }

  #frame(type, name, options, person = this.world.acting) {
    return this.link.ask({ type, person, channel: this.channel(), name, options });
  }

  #typed() {
    this.problem.textContent = "";
    const text = this.input.value;
    const exact = /^\/([-_'\p{L}\p{N}]+)\s/u.exec(text);
    const command = exact && this.#offered().find((one) => [localName(one), one.name].includes(exact[1]));
    if (command) return this.#fill(command, parsed(command, text.slice(exact[0].length)));
    return text.startsWith("/") ? this.#show(text.slice(1).trim().toLowerCase()) : this.#hide();
  }

  #offered() {
    const place = this.direct ? IN_DM : IN_SERVER;
    const here = (command) =>
      command.contexts ? command.contexts.includes(place) : !this.direct || command.dm_permission !== false;
    return this.world.commands.filter((command) => (command.type ?? 1) === 1 && here(command));
  }

  #show(start) {
    const all = this.#offered();
    const names = (command) => [localName(command), command.name];
    const first = all.filter((command) => names(command).some((name) => name.startsWith(start)));
    const others = all.filter((command) => names(command).some((name) => name.includes(start)));
    this.#found = [...new Set([...first, ...others])];
    const rows = this.#found.map((command, at) =>
      el(
        "div",
        { role: "option", class: "option", id: `${this.list.id}-${at}`, data: { at } },
        el("strong", {}, `/${localName(command)}`),
        el("span", { class: "about" }, localDescription(command)),
      ),
    );
    this.list.replaceChildren(...(rows.length ? rows : [el("div", { class: "none" }, say("page-no-command"))]));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.#mark(0);
  }

  #hide() {
    this.list.hidden = true;
    this.#found = [];
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  #mark(at) {
    this.#at = at;
    [...this.list.children].forEach((row, place) => {
      row.setAttribute("aria-selected", String(place === at));
    });
    this.list.children[at]?.scrollIntoView({ block: "nearest" });
    if (this.#found.length) this.input.setAttribute("aria-activedescendant", `${this.list.id}-${at}`);
  }

  #key(event) {
    const count = this.#found.length;
    if (event.key === "Escape") this.#form ? this.#drop() : this.#hide();
    else if (!count) return;
    else if (event.key === "ArrowDown") this.#mark((this.#at + 1) % count);
    else if (event.key === "ArrowUp") this.#mark((this.#at + count - 1) % count);
    else if (event.key === "Enter" || event.key === "Tab") this.#fill(this.#found[this.#at]);
    else return;
    event.preventDefault();
  }

  #pointed(event) {
    const row = event.target.closest(".option");
    event.preventDefault();
    if (row) this.#fill(this.#found[Number(row.dataset.at)]);
  }

  #fill(command, given = {}) {
    this.#hide();
    this.#form?.node.remove();
    const ask = (type, options) => this.#frame(type, command.name, options);
    this.#form = new CommandForm(command, { ask, people: () => this.world.people, given });
    this.input.value = "";
    this.line.hidden = true;
    this.cancel.hidden = false;
    this.line.after(this.#form.node);
    if (!this.#form.focus()) this.send.focus();
  }

  #drop() {
    const held = this.#form !== null;
    this.#form?.node.remove();
    this.#form = null;
    this.problem.textContent = "";
    this.line.hidden = false;
    this.cancel.hidden = true;
    if (held) this.input.focus();
  }

  async #submit() {
    if (this.#form) return this.#command();
    const content = this.input.value.trim();
    if (!content) return undefined;
    this.input.value = "";
    const answer = await this.link.ask({
      type: "say",
      person: this.world.acting,
      channel: this.channel(),
      content,
    });
    if (answer.outcome !== "failed") return undefined;
    this.problem.textContent = answer.reason ?? say("page-failed");
    this.input.value ||= content;
    return undefined;
  }

  async #command() {
    const form = this.#form;
    const options = form.options();
    if (!options || this.send.disabled) return;
    this.send.disabled = true;
    const done = await this.run(form.command.name, options);
    this.send.disabled = false;
    if (done && this.#form === form) this.#drop();
  }
}
