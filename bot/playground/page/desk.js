/** What people do with a message: clicks, choices, forms. Knows what is on its way and what has failed. */

import { openChoices } from "./choices.js";
import { controls, KIND, offered } from "./components.js";
import { openForm } from "./form.js";
import { say } from "./words.js";

const RECENT = 6000;

export class Desk {
  failed = new Map();
  #busy = new Map();

  /** `changed` is called with the id of a message to be drawn anew. */
  constructor(world, link, changed) {
    this.world = world;
    this.link = link;
    this.changed = changed;
    this.asked = 0;
    this.answered = 0;
    this.askedIn = null;
    world.addEventListener("messages", ({ detail }) => {
      if (detail.message) this.failed.delete(detail.message.id);
    });
  }

  /** Whether the person did something a moment ago, so that what comes now is most likely the answer. */
  get justAsked() {
    return Date.now() - Math.max(this.asked, this.answered) < RECENT;
  }

  /** Note that the person does something now, at this message or by a command. */
  note(message = null) {
    this.asked = Date.now();
    this.askedIn = message;
  }

  /** The custom_ids of a message that wait for an answer. */
  busyIn(id) {
    return this.#busy.get(id) ?? new Set();
  }

  /** A control of this message was pressed. */
  press(node) {
    const owner = node.closest("[data-message]");
    const message = this.world.message(owner.dataset.channel, owner.dataset.message);
    const control = message && controls(message.components).find((one) => one.custom_id === node.dataset.control);
    if (!control || control.disabled || this.busyIn(message.id).has(control.custom_id)) return;
    if (control.type === KIND.button) this.#send(message, control, []);
    else this.#open(node, message, control);
  }

  #open(node, message, control) {
    const select = { ...control, options: offered(control, this.world.names) };
    openChoices(node, select, (values) => this.#send(message, control, values));
  }

  /** Take a private answer off the screen. */
  dismiss(message) {
    return this.link.ask({ type: "dismiss", person: this.world.acting, message });
  }

  /** Do what an answer says: open its form. What failed is told to `fail`. */
  settle(answer, { channel, message, person }, fail) {
    this.answered = Date.now();
    if (answer.outcome === "failed") fail(answer.lost ? answer.reason : failedWhy(answer.reason));
    if (answer.outcome !== "modal") return;
    openForm(answer.modal, async (components) => {
      this.note(message);
      const submit = { type: "modal", person, channel, message, custom_id: answer.modal.custom_id, components };
      const next = await this.link.ask(submit);
      if (next.outcome === "failed") return next.lost ? next.reason : failedWhy(next.reason);
      this.settle(next, { channel, message, person }, fail);
      return null;
    });
  }

  async #send(message, control, values) {
    const { id, channel_id: channel } = message;
    const person = this.world.acting;
    this.note(id);
    this.failed.delete(id);
    this.#mark(id, control.custom_id, true);
    const click = { type: "click", person, channel, message: id, custom_id: control.custom_id };
    const answer = await this.link.ask({ ...click, component_type: control.type, values });
    this.#mark(id, control.custom_id, false);
    this.settle(answer, { channel, message: id, person }, (reason) => {
      this.failed.set(id, reason);
      this.changed(id);
    });
  }

  #mark(id, control, on) {
    const marked = new Set(this.busyIn(id));
    if (on) marked.add(control);
    else marked.delete(control);
    this.#busy.set(id, marked);
    this.changed(id);
  }
}

function failedWhy(reason) {
  return reason ? say("page-failed-why", { reason }) : say("page-failed-try-again");
}
