/** The switch at the top: whom the page acts as, who has something new, and adding a person. */

import { el, morph } from "./dom.js";
import { openForm } from "./form.js";
import { avatar } from "./messages.js";
import { say } from "./words.js";

const MOST = 12;

export class People {
  constructor(node, world, link, notices) {
    Object.assign(this, { node, world, link, notices });
    node.addEventListener("click", (event) => this.#click(event));
    node.addEventListener("keydown", (event) => this.#key(event));
  }

  draw() {
    const pills = this.world.people.map((person) => this.#pill(person));
    const add = el(
      "button",
      {
        type: "button",
        class: "pill add",
        "aria-label": say("page-add-person"),
        title: this.#full ? this.#why : say("page-add-person"),
        "aria-disabled": this.#full ? "true" : null,
        data: { key: "add" },
      },
      "+",
    );
    const shell = this.node.cloneNode(false);
    shell.append(...pills, add);
    morph(this.node, shell);
  }

  /** Whether there are as many as there can be. */
  get #full() {
    return this.world.people.length >= MOST;
  }

  get #why() {
    return say("page-most-people", { most: MOST });
  }

  #pill(person) {
    const acting = person.id === this.world.acting;
    const count = acting ? 0 : (this.world.unread.get(person.id)?.size ?? 0);
    const props = {
      type: "button",
      role: "radio",
      "aria-checked": String(acting),
      tabindex: acting ? "0" : "-1",
      class: "pill",
    };
    const mark = count
      ? el("span", { class: "mark" }, el("span", { class: "hidden" }, say("page-unread", { count })))
      : null;
    return el(
      "button",
      { ...props, data: { key: person.id, person: person.id } },
      avatar(person.id, person.name),
      el("span", {}, person.name),
      mark,
    );
  }

  #click(event) {
    const pill = event.target.closest("button");
    if (pill?.dataset.person) this.world.act(pill.dataset.person);
    else if (pill) this.#add();
  }

  #key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || !event.target.dataset.person) return;
    event.preventDefault();
    const { people, acting } = this.world;
    const at = people.findIndex((person) => person.id === acting);
    this.world.act(people[(at + step + people.length) % people.length].id);
    this.node.querySelector('[aria-checked="true"]').focus();
  }

  #add() {
    if (this.#full) return this.notices.pass(this.#why);
    const name = { type: 4, custom_id: "name", style: 1, max_length: 32, required: true };
    const components = [
      { type: 10, content: say("page-add-person-about") },
      { type: 18, label: say("page-name"), component: name },
    ];
    return openForm({ custom_id: "add", title: say("page-add-person-title"), components }, async ([row]) => {
      const name = row.component.value.trim().replace(/\s+/g, " ");
      this.world.expect(name);
      const answer = await this.link.ask({ type: "add_person", person: this.world.acting, name });
      if (answer.outcome !== "failed") return null;
      this.world.expect(null);
      return answer.reason ?? say("page-failed");
    });
  }
}
