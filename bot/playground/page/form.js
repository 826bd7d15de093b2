/** The forms that the bot opens (modals): texts and choices under labels, checked before they are sent. */

import { KIND } from "./components.js";
import { el } from "./dom.js";
import { inputField, selectField } from "./fields.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const NOBODY = { person: () => "somebody", channel: () => "channel", role: () => "role" };

/** Open a form; `submit` gets the filled-in components and returns what went wrong, or null. */
export function openForm(modal, submit) {
  const fields = [];
  const rows = (modal.components ?? []).map((component) => rowOf(component, fields));
  const problem = el("p", { class: "failed", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, say("page-send"));
  const cancel = el(
    "button",
    { type: "button", class: "button secondary", on: { click: () => dialog.close() } },
    say("page-cancel"),
  );
  const form = el(
    "form",
    { novalidate: true },
    el("div", { class: "fields" }, rows),
    problem,
    el("div", { class: "foot" }, cancel, send),
  );
  const dialog = el("dialog", { class: "form", "aria-label": modal.title }, el("h2", {}, modal.title), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    send.disabled = true;
    problem.textContent = (await submit(fields.map((field) => field.value()))) ?? "";
    send.disabled = false;
    if (!problem.textContent) dialog.close();
    return undefined;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function rowOf(component, fields) {
  if (component.type === KIND.text) return el("div", { class: "text" }, markdown(component.content, NOBODY));
  if (component.type === KIND.row)
    return component.components.map((input) => labelled(component.type, input, input.label, "", fields));
  if (component.type !== KIND.label)
    return el("p", { class: "small" }, say("page-suppressed", { kind: component.type }));
  return labelled(component.type, component.component, component.label, component.description, fields);
}

/** One field under its label; what it sends is wrapped as it came. */
function labelled(kind, component, label, description, fields) {
  const field =
    component.type === KIND.input
      ? inputField(component, label, description)
      : selectField(component, label, description);
  const inner = () => ({ type: component.type, custom_id: component.custom_id, ...field.value() });
  const value = () =>
    kind === KIND.label ? { type: kind, component: inner() } : { type: kind, components: [inner()] };
  fields.push({ ...field, value });
  return field.node;
}
