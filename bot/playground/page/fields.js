/** The fields of a form: a text, or a choice shown as open chips. Each has node, value(), check(), focus(). */

import { sign } from "./components.js";
import { el } from "./dom.js";
import { say } from "./words.js";

const PARAGRAPH = 2;
const MANY = 8;
let count = 0;

/** A text under a label. */
export function inputField(input, label, description) {
  const id = `field-${++count}`;
  const required = input.required ?? true;
  const props = {
    id,
    name: input.custom_id,
    placeholder: input.placeholder,
    maxlength: input.max_length ?? 4000,
    autocomplete: "off",
    "aria-required": String(required),
    "aria-describedby": `${id}-problem`,
  };
  const box =
    input.style === PARAGRAPH ? el("textarea", { ...props, rows: "4" }) : el("input", { ...props, type: "text" });
  box.value = input.value ?? "";
  const problem = el("span", { class: "failed", id: `${id}-problem` });
  const wrong = () => {
    if (!box.value.trim()) return required ? say("page-required") : "";
    return box.value.length < (input.min_length ?? 0) ? say("page-too-short", { least: input.min_length }) : "";
  };
  return {
    node: el(
      "div",
      { class: "field" },
      el("label", { for: id }, label, optional(required)),
      about(description),
      box,
      problem,
    ),
    value: () => ({ value: box.value }),
    focus: () => box.focus(),
    check: () => checked(problem, wrong()),
  };
}

/** A choice of some options under a label. */
export function selectField(select, label, description) {
  const required = select.required ?? true;
  const options = select.options ?? [];
  const least = required ? Math.max(1, select.min_values ?? 1) : (select.min_values ?? 1);
  const most = Math.min(select.max_values ?? 1, options.length);
  const exclusive = most === 1;
  const name = `choice-${++count}`;
  const boxes = options.map((option) => box(option, name, exclusive && required));
  const chosen = () => boxes.filter((one) => one.checked);
  const problem = el("span", { class: "failed", role: "alert" });
  const chips = el(
    "div",
    { class: options.length > MANY ? "chips many" : "chips", data: { field: select.custom_id } },
    boxes.map((one, at) => chip(one, options[at])),
  );
  chips.addEventListener("change", ({ target }) => limit(boxes, target, most));
  limit(boxes, null, most);
  const wrong = () => (chosen().length < least && (required || chosen().length) ? hint(least, most) : "");
  return {
    node: el(
      "fieldset",
      { class: "field" },
      el("legend", {}, label, optional(required)),
      about(description),
      chips,
      problem,
    ),
    value: () => ({ values: chosen().map((one) => one.value) }),
    focus: () => (chosen()[0] ?? boxes[0])?.focus(),
    check: () => checked(problem, wrong()),
  };
}

function box(option, name, single) {
  const made = el("input", { type: single ? "radio" : "checkbox", name, value: option.value });
  made.checked = Boolean(option.default);
  return made;
}

function chip(input, option) {
  const described = option.description ? el("span", { class: "about" }, option.description) : null;
  return el(
    "label",
    { class: "chip" },
    input,
    sign(option.emoji),
    el("span", {}, el("span", {}, option.label), described),
  );
}

/** One only: the newest choice replaces the others. Several: the rest rests when enough are chosen. */
function limit(boxes, target, most) {
  if (most === 1 && target?.checked) for (const one of boxes) one.checked = one === target;
  const full = most > 1 && boxes.filter((one) => one.checked).length >= most;
  for (const one of boxes) one.disabled = full && !one.checked;
}

function hint(least, most) {
  return most === least ? say("page-choose", { count: least }) : say("page-choose-at-least", { least });
}

function checked(problem, words) {
  problem.textContent = words;
  return !words;
}

function optional(required) {
  return required ? null : el("span", { class: "small" }, ` · ${say("page-optional")}`);
}

function about(description) {
  return description ? el("p", { class: "about" }, description) : null;
}
