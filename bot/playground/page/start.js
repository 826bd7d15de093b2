/** The card over the channel for people who know nothing yet: play at once, and how to go to real Discord. */

import { el } from "./dom.js";
import { words } from "./words.js";

/** What is chosen for people who do not choose. */
const USUAL = 3;
const FAIR = "normal";

/** The card; `run(name, options)` sends a command, `draw` is called when what is known has changed. */
export function startCard(world, run) {
  const fields = el("div", { class: "picks" });
  const note = el("p", { class: "about" });
  const button = el("button", { type: "submit", class: "button success large" });
  const form = el("form", { class: "start-form" }, fields, button);
  const node = el("section", { class: "start", "aria-label": words.play.title }, ...about(), form, note, real());
  let picks = {};
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    await run("play", chosen(picks));
    button.disabled = !ready(world);
  });
  const draw = () => {
    const play = playCommand(world);
    const shape = JSON.stringify(play?.options ?? null);
    if (fields.dataset.shape !== shape) {
      fields.dataset.shape = shape;
      picks = pickers(play);
      fields.replaceChildren(...Object.values(picks).map((pick) => pick.node));
    }
    const computers = "computers" in picks;
    button.textContent = computers ? words.play.button : words.play.open;
    button.disabled = !ready(world);
    note.textContent = `${hint(world, computers)} ${words.play.hands}`;
  };
  return { node, draw };
}

function about() {
  return [el("h2", {}, words.play.title), el("p", {}, words.play.about)];
}

function real() {
  const steps = words.play.steps.map((step) => el("li", {}, step));
  return el(
    "details",
    {},
    el("summary", {}, words.play.real),
    el("p", {}, words.play.realAbout),
    el("ol", {}, steps),
  );
}

function playCommand(world) {
  return world.commands.find((command) => command.name === "play");
}

function ready(world) {
  return world.connected && world.botOnline && playCommand(world) !== undefined;
}

function hint(world, computers) {
  if (!ready(world)) return words.play.waiting;
  const others = world.people.filter((person) => person.id !== world.acting).map((person) => person.name);
  return computers ? words.play.withComputers : words.play.alone(others.slice(0, 2).join(" or "));
}

/** A chooser for the game and one for the computers, as far as the command knows them. */
function pickers(play) {
  const found = {};
  for (const option of play?.options ?? []) {
    if (option.name === "game" && option.choices) found.game = picker(option, words.play.game, option.choices);
    if (option.name === "computers") found.computers = picker(option, words.play.computers, counts(option), USUAL);
    if (option.name === "strength" && option.choices)
      found.strength = picker(option, words.play.strength, option.choices, FAIR);
  }
  return found;
}

function counts(option) {
  if (option.choices?.length) return option.choices;
  const [least, most] = [option.min_value ?? 0, option.max_value ?? 6];
  return Array.from({ length: most - least + 1 }, (_, at) => ({ name: String(least + at), value: least + at }));
}

function picker(option, label, choices, usual) {
  const box = el(
    "select",
    { name: option.name },
    choices.map((choice, at) => el("option", { value: String(at) }, choice.name)),
  );
  box.selectedIndex = Math.max(
    0,
    choices.findIndex((choice) => choice.value === usual),
  );
  const value = () => ({ name: option.name, type: option.type, value: choices[box.selectedIndex].value });
  return { node: el("label", { class: "pick" }, el("span", {}, label), box), value };
}

function chosen(picks) {
  return Object.values(picks).map((pick) => pick.value());
}
