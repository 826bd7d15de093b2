/** Puts the page together: the table on one side, one person's messages on the other. */

import { Anywhere } from "./anywhere.js";
import { Bell } from "./bell.js";
import { Clock } from "./clock.js";
import { controls } from "./components.js";
import { Composer } from "./composer.js";
import { Desk } from "./desk.js";
import { el, narrow } from "./dom.js";
import { takeDrops } from "./drop.js";
import { Events } from "./events.js";
import { Link } from "./link.js";
import { framed, spoken } from "./messages.js";
import { Notices } from "./notices.js";
import { Panes } from "./panes.js";
import { People } from "./people.js";
import { placeOf } from "./places.js";
import { startCard } from "./start.js";
import { Stream } from "./stream.js";
import { keepTimesLive } from "./times.js";
import { offerLanguages, say } from "./words.js";
import { loading, World } from "./world.js";

const by = (id) => document.getElementById(id);
const LONG = 160;

const world = new World();
const link = new Link(
  (frame) => world.receive(frame),
  (connected) => world.connect(connected),
  () => world.move(),
);
const desk = new Desk(world, link, renew);
const notices = new Notices({ banner: by("banner"), passing: by("passing"), aloud: by("aloud") });
const people = new People(by("people"), world, link, notices);
const clock = new Clock(by("clock"), world, link, (words) => {
  by("server")?.close();
  notices.pass(words);
});
const events = new Events(by("events"), world, link);
const anywhere = new Anywhere(world, link);
const composers = {
  table: composer("table", () => world.channel, false),
  private: composer("private", () => world.dmOf(world.acting), true),
};
const start = startCard(world, (name, options, fail) => {
  streams.table.follow();
  return composers.table.run(name, options, fail);
});
const empty = el("p", { class: "empty about" }, say("page-nobody-yet"));
const streams = {
  table: new Stream(by("table-stream"), world, desk, () => world.publicMessages(world.channel), start.node),
  private: new Stream(by("private-stream"), world, desk, () => world.privateMessages(world.acting), empty, {
    edits: true,
  }),
};
const panes = new Panes(world, link, notices, streams, composers, new Bell(by("sound")));
let shown = "";
/** When the person was last given something to press. */
let handAt = 0;

by("table").append(composers.table.node);
by("private").append(composers.private.node);
document.addEventListener("click", clicked);
document.addEventListener("keydown", (event) => {
  const hidden = event.target.closest?.(".spoiler");
  if (hidden && (event.key === "Enter" || event.key === " ")) reveal(event, hidden);
});
by("skip").addEventListener("click", () => {
  panes.show("private");
  streams.private.enter();
});
document.addEventListener("visibilitychange", () => panes.seen());
world.addEventListener("people", peopleChanged);
world.addEventListener("messages", ({ detail }) => messagesChanged(detail));
world.addEventListener("unread", () => {
  people.draw();
  panes.draw();
});
world.addEventListener("server", () => {
  clock.tell();
  clock.draw();
  anywhere.draw();
  events.draw();
  streams.table.draw();
  streams.private.draw();
});
world.addEventListener("status", () => {
  notices.status(world);
  start.draw();
});
offerLanguages(by("language"));
notices.status(world);
for (const name of ["clock", "events"]) by(name).addEventListener("click", openServer);
keepTimesLive(() => clock.tell());
clock.tell();
events.draw();
takeDrops(dropped, (over) => (over ? notices.pass(say("page-drop")) : notices.end()));

function composer(name, channel, direct) {
  const settle = (answer, where, fail) => desk.settle(answer, where, fail);
  return new Composer(world, link, { name, channel, direct, settle, asked: () => desk.note() });
}

/** Show the clock and the events. */
function openServer() {
  clock.draw();
  anywhere.draw();
  const done = { type: "button", class: "button secondary", on: { click: () => dialog.close() } };
  const dialog = el(
    "dialog",
    { id: "server", class: "form", "aria-label": say("page-clock-title"), on: { close: () => dialog.remove() } },
    el("div", { class: "parts" }, clock.node, events.node, anywhere.node),
    el("div", { class: "foot" }, el("button", done, say("page-done"))),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** Show what a file holds to whoever acts, where they act. */
async function dropped(text) {
  const [person, channel] = [world.acting, world.channel];
  desk.note();
  const answer = await link.ask({ type: "drop", person, channel, text });
  if (answer.outcome === "failed") notices.pass(answer.reason || say("page-not-a-record"));
}

function renew(id) {
  streams.table.renew(id);
  streams.private.renew(id);
}

/** Another person or channel begins its column anew; a new name in the world leaves the columns as they are. */
function peopleChanged() {
  start.draw();
  people.draw();
  anywhere.draw();
  panes.draw();
  const [channel, acting] = [world.channel, world.acting];
  const now = `${channel} ${acting}`;
  empty.hidden = world.privateMessages(acting).length > 0;
  if (shown.split(" ")[1] !== acting) streams.private.restart();
  else streams.private.draw();
  if (shown.split(" ")[0] !== channel) streams.table.restart();
  else streams.table.draw();
  if (shown !== now) notices.say("");
  shown = now;
  panes.seen();
}

function messagesChanged({ message, before }) {
  empty.hidden = world.privateMessages(world.acting).length > 0;
  streams.table.draw();
  streams.private.draw();
  panes.draw();
  if (message) attend(message, before);
  if (message && !before) start.answered(message);
  panes.seen();
}

/** Lead to what is new: to an answer that was asked for, or by a line to one that was not. */
function attend(message, before) {
  const owner = world.owner(message);
  const own = owner === world.acting;
  if (loading(message) || (owner !== world.channel && !own)) return;
  const old = before && !loading(before) ? spoken(before) : null;
  if (old === null)
    notices.say([say("page-new-from", { name: world.nameOf(message.author?.id) }), ...spoken(message)].join(" "));
  else if (own)
    notices.say(
      spoken(message)
        .filter((line) => !old.includes(line))
        .join(" "),
    );
  if (narrow()) lead(message, own, old !== null && before);
}

/** On a narrow screen, show the side where the next press is; of what else is new to the person a line passes. `edited` is
 * the message as it was before, if it is no new one. */
function lead(message, own, edited) {
  const pressable = asks(message);
  if (own && pressable) handAt = Date.now();
  if (panes.tab === "private") {
    // A table that a press among one's own messages has opened.
    if (desk.justAsked && pressable && !own && !edited && desk.askedIn) panes.show("table");
    return;
  }
  // Table and hand come one after the other, and no order is promised.
  const turn = desk.justAsked && panes.turn && handAt >= desk.asked;
  // The first cards take the place of a greeting, which asked for nothing.
  const given = own && desk.justAsked && pressable && !(edited && asks(edited));
  if (turn || given) panes.show("private");
  else if (own && !edited) pass(message);
}

/** Whether there is something to press. */
function asks(message) {
  return controls(message.components).some((control) => !control.disabled);
}

/** A line of what is new on the other side, or that side, if it was asked for and no line would do. */
function pass(message) {
  const text = spoken(message).join(" ");
  const long = text.length > LONG || framed([message], world.bot.id).length > 0;
  if (long && message.ephemeral_for && desk.justAsked) panes.show("private");
  else notices.pass(text.length > LONG ? `${text.slice(0, LONG)} …` : text, () => panes.show("private"));
}

function clicked(event) {
  const at = (selector) => event.target.closest(selector);
  if (at(".spoiler:not(.open)")) return reveal(event, at(".spoiler"));
  if (at("[data-control]")) return desk.press(at("[data-control]"));
  if (at("[data-dismiss]")) return desk.dismiss(at("[data-dismiss]").dataset.dismiss);
  if (at("[data-command]")) return composers[at(".pane").id].begin(`/${at("[data-command]").dataset.command} `);
  const place = placeOf(at("a")?.href);
  if (!place) return undefined;
  event.preventDefault();
  by("server")?.close();
  return jump(place);
}

function reveal(event, node) {
  event.preventDefault();
  node.classList.add("open");
  node.removeAttribute("role");
}

/** Follow a link to a message, as Discord would, without leaving the page. */
function jump({ channel, message }) {
  const target = world.channels.find((one) => one.id === channel);
  if (target?.kind === "guild") world.visit(channel);
  const pane = target?.kind === "guild" ? "table" : "private";
  panes.show(pane);
  if (message && !streams[pane].jump(message)) notices.pass(say("page-gone"));
}
