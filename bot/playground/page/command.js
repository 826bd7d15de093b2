/** One slash command being filled in: a labelled field for each option, with choices and autocomplete. */

import { Combo } from "./combo.js";
import { el } from "./dom.js";
import { localDescription, localName, say } from "./words.js";

const TYPE = { text: 3, whole: 4, yes: 5, person: 6, number: 10 };
const PAUSE = 200;

export class CommandForm {
  /** `ask(kind, options)` sends a frame of this command; `given` are values typed already, by option. */
  constructor(command, { ask, people, given = {} }) {
    Object.assign(this, { command, ask, people });
    this.fields = (command.options ?? []).map((option) => this.#field(option, given[option.name] ?? ""));
    this.node = el(
      "div",
      { class: "command" },
      el("span", { class: "slash", title: localDescription(command) }, `/${localName(command)}`),
      this.fields.map((field) => field.node),
    );
  }

  /** Go to the first field that has to be filled in, or to the first of all; whether there is one. */
  focus() {
    const first = this.fields.find((field) => field.option.required && !field.combo.input.value) ?? this.fields[0];
    first?.combo.input.focus();
    return Boolean(first);
  }

  /** The options as they are sent, or null where something is wrong; that is said at its field. */
  options() {
    const wrong = this.fields.filter((field) => !this.#check(field));
    wrong[0]?.combo.input.focus();
    return wrong.length ? null : this.#filled();
  }

  #filled() {
    return this.fields
      .filter((field) => field.combo.input.value.trim())
      .map((field) => ({
        name: field.option.name,
        type: field.option.type,
        value: typed(field.option, field.combo.value()),
      }));
  }

  #field(option, value) {
    const required = option.required ?? false;
    const combo = new Combo({
      source: (words) => this.#suggestions(option, words),
      props: {
        name: option.name,
        "aria-required": String(required),
        placeholder: required ? "" : say("page-optional"),
        title: localDescription(option),
      },
      strict: Boolean(option.choices?.length) || option.type === TYPE.yes || option.type === TYPE.person,
      wait: option.autocomplete ? PAUSE : 0,
      changed: () => (problem.textContent = ""),
    });
    combo.input.value = value;
    const problem = el("span", { class: "failed", role: "alert" });
    const label = el(
      "label",
      { for: combo.id },
      localName(option),
      required ? el("span", { class: "star" }, " *") : null,
    );
    const about = el("span", { class: "about" }, localDescription(option));
    return {
      option,
      combo,
      problem,
      node: el("div", { class: "option-field" }, label, combo.node, about, problem),
    };
  }

  async #suggestions(option, text) {
    if (option.autocomplete) return this.#remote(option, text);
    const all = choices(option, this.people());
    const narrowed = all.filter((choice) => choice.name.toLowerCase().includes(text.trim().toLowerCase()));
    return narrowed.length ? narrowed : all;
  }

  async #remote(option, text) {
    const others = this.#filled().filter((one) => one.name !== option.name && one.value !== undefined);
    const focused = { name: option.name, type: option.type, value: text, focused: true };
    const answer = await this.ask("autocomplete", [...others, focused]);
    return answer.choices ?? [];
  }

  #check({ option, combo, problem }) {
    problem.textContent = this.#problem(option, combo);
    return !problem.textContent;
  }

  #problem(option, combo) {
    if (!combo.input.value.trim()) return option.required ? say("page-required") : "";
    const value = combo.value();
    if (value === undefined) return say("page-unknown-choice");
    const counted = option.type === TYPE.whole || option.type === TYPE.number;
    return counted && !Number.isFinite(typed(option, value)) ? say("page-not-a-number") : "";
  }
}

function choices(option, people) {
  if (option.type === TYPE.yes)
    return [
      { name: say("page-yes"), value: true },
      { name: say("page-no"), value: false },
    ];
  if (option.type === TYPE.person) return people.map(({ id, name }) => ({ name, value: id }));
  return (option.choices ?? []).map((choice) => ({ ...choice, name: localName(choice) }));
}

function typed(option, value) {
  if (option.type === TYPE.whole) return /^\s*-?\d+\s*$/.test(value) ? Number(value) : NaN;
  return option.type === TYPE.number ? Number(value) : value;
}

/** What is typed after a command's name: `/offer give: soy want: red` fills in two fields. */
export function parsed(command, text) {
  const names = new Map(
    (command.options ?? []).flatMap((one) => [one.name, localName(one)].map((name) => [name, one.name])),
  );
  if (!names.size) return {};
  const given = {};
  const parts = text.split(new RegExp(`(?:^|\\s)(${[...names.keys()].join("|")}):`));
  for (let at = 1; at < parts.length; at += 2) given[names.get(parts[at])] = parts[at + 1].trim();
  return given;
}
