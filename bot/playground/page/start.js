/** The card over the channel for people who know nothing yet: play at once, or learn to, and how to go to real Discord. */

import { el } from "./dom.js";
import { spoken } from "./messages.js";
import { language, localName, say } from "./words.js";
import { loading } from "./world.js";

/** What is chosen for people who do not choose: computers that play well enough, as many as the game needs. */
const FAIR = "normal";
/** Milliseconds in which a private answer to the card comes. */
const SOON = 4000;
/** What is typed in a terminal. */
const RUN = "DISCORD_TOKEN='your token' python -m bot";
const either = new Intl.ListFormat(language, { type: "disjunction" });

/** The card; `run(name, options, fail)` sends a command, `draw` is called when what is known has changed, and
 * `answered` with each new message: a private answer to the command of this card is shown on it, unless a table has come:
 * what else is said then is no refusal. */
export function startCard(world, run) {
  const fields = el("div", { class: "picks" });
  const note = el("p", { class: "about" });
  const button = el("button", { type: "submit", class: "button success large" });
  const problem = el("p", { class: "failed", role: "alert" });
  const learn = el("button", { type: "button", class: "button secondary large" }, say("page-learn"));
  const form = el("form", { class: "start-form" }, fields, button, learn, problem);
  const node = el(
    "section",
    { class: "start", "aria-label": say("page-play-title") },
    picture(),
    ...about(),
    form,
    note,
    real(),
  );
  let picks = {};
  let asked = null;
  const fail = (reason) => {
    problem.textContent = reason;
    problem.scrollIntoView({ block: "nearest" });
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    problem.textContent = "";
    asked = { person: world.acting, at: Date.now() };
    await run("play", chosen(picks), fail);
    button.disabled = !ready(world);
  });
  learn.addEventListener("click", async () => {
    learn.disabled = true;
    problem.textContent = "";
    // What is answered is the lesson: it stands among the private messages, and is no refusal.
    asked = null;
    await run("learn", [], fail);
    learn.disabled = !teaches(world);
  });
  fields.addEventListener("change", () => draw());
  const draw = () => {
    const play = playCommand(world);
    const shape = JSON.stringify(play?.options ?? null);
    if (fields.dataset.shape !== shape) {
      fields.dataset.shape = shape;
      picks = pickers(play);
      fields.replaceChildren(...Object.values(picks).flatMap((pick) => pick.node ?? []));
    }
    const atOnce = chosen(picks).some((option) => option.name === "start");
    button.textContent = atOnce ? say("page-play-at-once") : say("page-play-open");
    button.disabled = !ready(world);
    learn.disabled = !teaches(world);
    note.textContent = `${hint(world, atOnce)} ${say("page-play-hands")} ${say("page-learn-about")}`;
  };
  const answered = (message) => {
    if (!asked || !toCommand(message) || Date.now() - asked.at >= SOON) return;
    if (!message.ephemeral_for) asked = null;
    else if (message.ephemeral_for === asked.person && !loading(message)) fail(spoken(message).join(" "));
  };
  return { node, draw, answered };
}

/** Whether a command is answered: what is said after a click on the table that was opened is no refusal. */
function toCommand(message) {
  return message.interaction_metadata?.type === 2;
}

/** What the bot has given for it; the words below say what it shows. */
function picture() {
  return el("img", { class: "first", src: "first.svg", alt: "" });
}

function about() {
  return [el("h2", {}, say("page-play-title")), el("p", {}, say("page-play-about"))];
}

function real() {
  const steps = [say("page-real-make"), say("page-real-start", { command: RUN }), say("page-real-invite")];
  return el(
    "details",
    {},
    el("summary", {}, say("page-real")),
    el("p", {}, say("page-real-about")),
    el(
      "ol",
      {},
      steps.map((step) => el("li", {}, step)),
    ),
  );
}

function playCommand(world) {
  return world.command("play");
}

function ready(world) {
  return world.connected && world.botOnline && playCommand(world) !== undefined;
}

function teaches(world) {
  return ready(world) && world.command("learn") !== undefined;
}

function hint(world, atOnce) {
  if (!ready(world)) return say("page-play-waiting");
  const others = world.people.filter((person) => person.id !== world.acting).map((person) => person.name);
  return atOnce
    ? say("page-play-with-computers")
    : say("page-play-several", { names: either.format(others.slice(0, 2)) });
}

/** A chooser for the game and one for the computers, as far as the command knows them. */
function pickers(play) {
  const found = {};
  for (const option of play?.options ?? []) {
    if (option.name === "game" && option.choices)
      found.game = picker(option, say("page-play-game"), option.choices);
    if (option.name === "computers") found.computers = picker(option, say("page-play-computers"), counts(option));
    if (option.name === "strength" && option.choices)
      found.strength = picker(option, say("page-play-strength"), option.choices, FAIR);
    if (option.name === "start") found.start = { name: option.name, type: option.type, value: true };
  }
  return found;
}

/** How many computers: first, without a value, as many as it needs; none of them opens a table for several people. */
function counts(option) {
  const [least, most] = [option.min_value ?? 0, option.max_value ?? 6];
  const numbers = option.choices?.length
    ? option.choices
    : Array.from({ length: most - least + 1 }, (_, at) => ({ name: String(least + at), value: least + at }));
  const named = ({ name, value }) => ({ name: value === 0 ? say("page-play-none") : name, value });
  return [{ name: say("page-play-enough") }, ...numbers.map(named)];
}

function picker(option, label, choices, usual) {
  const box = el(
    "select",
    { name: option.name },
    choices.map((choice) => el("option", { value: String(choice.value ?? "") }, localName(choice))),
  );
  box.selectedIndex = Math.max(
    0,
    choices.findIndex((choice) => choice.value === usual),
  );
  const value = () => ({ name: option.name, type: option.type, value: choices[box.selectedIndex].value });
  return { node: el("label", { class: "pick" }, el("span", {}, label), box), value };
}

/** What the command is sent with; a game with computers starts at once. */
function chosen({ start, ...picks }) {
  const given = Object.values(picks).map((pick) => pick.value());
  const people = given.some((option) => option.name === "computers" && option.value === 0);
  return [...given.filter((option) => option.value !== undefined), ...(start && !people ? [start] : [])];
}
