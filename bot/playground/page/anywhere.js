/** Where the bot is not: who has it among their own apps, and whether it answers for all there; in the form of the clock. */

import { el, morph } from "./dom.js";
import { say } from "./words.js";

export class Anywhere {
  constructor(world, link) {
    Object.assign(this, { world, link, node: el("section", { id: "anywhere" }) });
    this.node.addEventListener("change", ({ target }) => this.#change(target));
  }

  draw() {
    const { world } = this;
    const person = world.person(world.acting);
    const shell = this.node.cloneNode(false);
    shell.append(
      el("h2", {}, say("page-anywhere")),
      el("p", { class: "about" }, say("page-anywhere-about")),
      box("installed", say("page-installed", { name: person?.name ?? "" })),
      box("external", say("page-external-apps")),
    );
    morph(this.node, shell);
    this.node.querySelector("[name=installed]").checked = Boolean(person?.installed);
    this.node.querySelector("[name=external]").checked = world.externalApps;
  }

  async #change(input) {
    const { acting } = this.world;
    const what =
      input.name === "installed"
        ? { type: "install", installed: input.checked }
        : { type: "permit", external_apps: input.checked };
    const answer = await this.link.ask({ ...what, person: acting });
    if (answer.outcome === "failed") this.draw();
  }
}

function box(name, label) {
  return el(
    "label",
    { class: "switch" },
    el("input", { type: "checkbox", role: "switch", name, "aria-label": label }),
    el("span", { class: "track", "aria-hidden": "true" }),
    el("span", {}, label),
  );
}
