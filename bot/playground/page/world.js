/** What the page knows: people, channels, commands, messages; who acts; what is unread. Tells its listeners. */

import { setAhead } from "./times.js";
import { say } from "./words.js";

const LOADING = 1 << 7;
/** Messages of a channel that stay; older ones are out of sight anyway. */
const KEPT = 200;

export class World extends EventTarget {
  people = [];
  channels = [];
  commands = [];
  bot = { id: "", name: "Bot" };
  acting = "";
  channel = "";
  botOnline = true;
  connected = false;
  known = false;
  moved = false;
  unread = new Map();
  /** What else there is on the server. */
  events = [];
  roles = [];
  createsEvents = true;
  externalApps = true;
  #messages = new Map();
  #expected = null;

  /** Take in one frame of the server. */
  receive(frame) {
    if (frame.type === "world") this.#world(frame);
    else if (frame.type === "server") this.#server(frame);
    else if (frame.type === "history") this.#history(frame);
    else if (frame.type === "message") this.#message(frame.message);
    else if (frame.type === "deleted") this.#deleted(frame);
    else if (frame.type === "online" || frame.type === "offline") this.#online(frame.type === "online");
  }

  /** Choose whom the page acts as. */
  act(person) {
    if (person === this.acting || !this.person(person)) return;
    this.acting = person;
    sessionStorage.setItem("acting", person);
    this.#stay();
    this.#tell("people");
  }

  /** Act as the person of this name as soon as there is one. */
  expect(name) {
    this.#expected = name;
  }

  /** Choose the public channel that is shown. */
  visit(channel) {
    this.channel = channel;
    this.#tell("people");
  }

  connect(connected) {
    this.connected = connected;
    this.#tell("status");
  }

  /** The playground was started anew, at another address. */
  move() {
    this.moved = true;
    this.#tell("status");
  }

  person(id) {
    return this.people.find((person) => person.id === id);
  }

  /** The command of this name, or undefined. */
  command(name) {
    return this.commands.find((command) => command.name === name);
  }

  nameOf(id) {
    return id === this.bot.id ? this.bot.name : (this.person(id)?.name ?? say("page-somebody"));
  }

  channelName(id) {
    return this.channels.find((channel) => channel.id === id)?.name ?? "channel";
  }

  /** The name of a channel or a thread, marked as what it is. */
  titleOf(id) {
    const found = this.channels.find((channel) => channel.id === id);
    const archived = found?.archived ? ` (${say("page-archived")})` : "";
    const sign = found?.kind === "group" ? "💬" : found?.parent ? "↳" : "#";
    return `${sign} ${this.channelName(id)}${archived}`;
  }

  /** The channel of a person's direct messages. */
  dmOf(person) {
    return this.channels.find((channel) => channel.kind === "dm" && channel.person === person)?.id;
  }

  /** The public channels, each with its threads behind it, and the messages among people that whoever acts reads. */
  guildChannels() {
    const isIn = (channel) => channel.members.includes(this.acting);
    const reads = (channel) =>
      (channel.kind === "guild" && !channel.private) || (channel.kind !== "dm" && isIn(channel));
    const all = this.channels.filter(reads);
    const below = (one) => [one, ...all.filter((thread) => thread.parent === one.id)];
    return all.filter((channel) => !channel.parent).flatMap(below);
  }

  /** What everybody sees in a channel, oldest first. */
  publicMessages(channel) {
    return sorted([...this.#of(channel).values()].filter((message) => !message.ephemeral_for));
  }

  /** What one person alone sees: direct messages and private answers. */
  privateMessages(person) {
    const direct = this.publicMessages(this.dmOf(person));
    const answers = [...this.#messages.values()].flatMap((some) => [...some.values()]);
    return sorted([...direct, ...answers.filter((message) => message.ephemeral_for === person)]);
  }

  message(channel, id) {
    return this.#of(channel).get(id);
  }

  /** What a name in Markdown stands for. */
  names = {
    person: (id) => this.nameOf(id),
    channel: (id) => this.channelName(id),
    people: () => this.people,
    role: (id) => this.roles.find((role) => role.id === id)?.name.replace(/^@/, "") ?? "role",
    roles: () => this.roles,
  };

  /** Note that somebody has looked at what is meant for them (or at the channel). */
  seen(owner) {
    if (this.unread.delete(owner)) this.#tell("unread");
  }

  #world({ people, channels, commands, bot }) {
    const known = new Set(this.people.map((person) => person.id));
    Object.assign(this, { people, channels, commands, bot, known: true });
    const expected = people.find((person) => person.name === this.#expected && !known.has(person.id));
    if (expected) {
      this.#expected = null;
      this.act(expected.id);
    }
    if (!this.person(this.acting)) this.acting = sessionStorage.getItem("acting") ?? "";
    if (!this.person(this.acting)) this.acting = people[0]?.id ?? "";
    this.#stay();
    this.#tell("people");
  }

  /** Stay in the channel that is shown, or go to the first one, if whoever acts does not see it. */
  #stay() {
    if (!this.guildChannels().some((channel) => channel.id === this.channel)) {
      this.channel = this.guildChannels()[0]?.id ?? "";
    }
  }

  #server({ ahead, events, roles, creates_events: createsEvents, external_apps: externalApps }) {
    setAhead(ahead);
    Object.assign(this, { events, roles, createsEvents, externalApps });
    this.#tell("server");
  }

  #history({ channel, messages }) {
    this.#messages.set(channel, new Map(messages.map((message) => [message.id, message])));
    this.#tell("messages");
  }

  #message(message) {
    const before = this.message(message.channel_id, message.id);
    const here = this.#of(message.channel_id);
    here.set(message.id, message);
    if (here.size > KEPT) here.delete(here.keys().next().value);
    if (!before || loading(before)) this.#count(message);
    this.#tell("messages", { message, before });
  }

  #deleted({ channel, id }) {
    this.#of(channel).delete(id);
    for (const ids of this.unread.values()) ids.delete(id);
    this.#tell("messages", { gone: id });
  }

  #online(online) {
    this.botOnline = online;
    this.#tell("status");
  }

  /** Note a new message as unread; the panes say at once which they show. */
  #count(message) {
    if (message.author?.id === this.acting) return;
    const owner = this.owner(message);
    if (!this.unread.has(owner)) this.unread.set(owner, new Set());
    this.unread.get(owner).add(message.id);
    this.#tell("unread");
  }

  /** The person a message is for, or the public channel it stands in. */
  owner(message) {
    if (message.ephemeral_for) return message.ephemeral_for;
    const channel = this.channels.find((channel) => channel.id === message.channel_id);
    return channel?.kind === "dm" ? channel.person : message.channel_id;
  }

  #of(channel) {
    if (!this.#messages.has(channel)) this.#messages.set(channel, new Map());
    return this.#messages.get(channel);
  }

  #tell(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}

/** Whether a message only says that the bot is thinking. */
export function loading(message) {
  return Boolean((message.flags ?? 0) & LOADING);
}

function sorted(messages) {
  return messages.sort((one, other) => one.id.length - other.id.length || (one.id < other.id ? -1 : 1));
}
