/** The scheduled events of the server, in the form of the clock, and whether the bot may create some. */

import { el, morph } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { shortly } from "./times.js";
import { say } from "./words.js";

const ACTIVE = 2;

export class Events {
  constructor(button, world, link) {
    Object.assign(this, { button, world, link, node: el("section", { id: "event-list" }) });
    this.node.addEventListener("click", ({ target }) => this.#click(target));
    this.node.addEventListener("change", ({ target }) => this.#permit(target));
  }

  draw() {
    const { events, createsEvents } = this.world;
    this.#tell(events);
    const shell = this.node.cloneNode(false);
    shell.append(
      el("h2", {}, say("page-events")),
      events.length
        ? el(
            "ul",
            { class: "events" },
            events.map((event) => one(event, this.world.names)),
          )
        : el("p", { class: "about" }, say("page-no-events")),
      permission(),
    );
    morph(this.node, shell);
    this.node.querySelector("input").checked = createsEvents;
  }

  /** How many there are, above the channel; what they are, when one points there. */
  #tell(events) {
    const count = events.length ? ` ${events.length}` : "";
    this.button.textContent = `📅${count}`;
    this.button.setAttribute("aria-label", `${say("page-events")}${count}`);
    this.button.title = events.map((event) => `${event.name}, ${when(event)}`).join("\n") || say("page-events");
  }

  #click(target) {
    const number = target.closest("[data-event]")?.dataset.event;
    if (number) this.link.ask({ type: "delete_event", person: this.world.acting, event: number });
  }

  async #permit(box) {
    const answer = await this.link.ask({ type: "permit", person: this.world.acting, create_events: box.checked });
    if (answer.outcome === "failed") this.draw();
  }
}

function permission() {
  const label = say("page-event-permission");
  return el(
    "label",
    { class: "switch", title: say("page-event-permission-about") },
    el("input", { type: "checkbox", role: "switch", "aria-label": label }),
    el("span", { class: "track", "aria-hidden": "true" }),
    el("span", {}, label),
  );
}

function one(event, names) {
  const about = [when(event), event.entity_metadata?.location].filter(Boolean).join(" · ");
  const remove = {
    type: "button",
    class: "button danger",
    "aria-label": say("page-event-delete-of", { name: event.name }),
    data: { event: event.id },
  };
  return el(
    "li",
    { data: { key: event.id } },
    el(
      "div",
      {},
      el("strong", {}, event.name),
      el("p", { class: "about" }, inline(about, names)),
      event.description ? el("div", { class: "text" }, markdown(event.description, names)) : null,
    ),
    el("button", remove, say("page-event-delete")),
  );
}

function when(event) {
  const begins = shortly(Date.parse(event.scheduled_start_time) / 1000);
  return event.status === ACTIVE ? `${begins}, ${say("page-event-begun")}` : begins;
}
