/** The connection to the playground: frames out with a nonce each, frames in, and trying again when it is lost. */

import { say } from "./words.js";

const PAUSES = [500, 1000, 2000, 3000];
const PATIENCE = 20000;

export class Link {
  #socket = null;
  #tries = 0;
  #count = 0;
  #start = Math.random().toString(36).slice(2, 8);
  #waiting = new Map();

  /** `receive` is called with each frame that is no answer, `connect` with whether there is a connection, and `end`
   * once there will be none: the playground was started anew, at an address that only its terminal knows. */
  constructor(receive, connect, end) {
    this.receive = receive;
    this.connect = connect;
    this.end = end;
    this.#open();
  }

  /** Send a frame; resolves with its answer, also where none comes: then it has failed. */
  ask(frame) {
    const nonce = `${this.#start}-${++this.#count}`;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(failure());
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer({ nonce, ...failure() }), PATIENCE);
      this.#waiting.set(nonce, { resolve, timer });
      this.#socket.send(JSON.stringify({ ...frame, nonce }));
    });
  }

  #open() {
    const url = new URL("live", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.hash = url.search = "";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#tries = 0;
      this.connect(true);
    });
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(data)));
    socket.addEventListener("close", () => this.#lost());
  }

  #receive(frame) {
    if (frame.type === "answer") this.#answer(frame);
    else this.receive(frame);
  }

  #answer(frame) {
    const asked = this.#waiting.get(String(frame.nonce));
    if (!asked) return;
    this.#waiting.delete(String(frame.nonce));
    clearTimeout(asked.timer);
    asked.resolve(frame);
  }

  #lost() {
    this.connect(false);
    for (const nonce of [...this.#waiting.keys()]) this.#answer({ nonce, ...failure() });
    setTimeout(() => this.#again(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }

  /** Connect again; where that has failed before, it is asked why. */
  async #again() {
    if (this.#tries > 1 && (await unknown())) this.end();
    else this.#open();
  }
}

/** Whether a playground is there and no longer knows this page's address. */
async function unknown() {
  try {
    return (await fetch(new URL("words.json", location.href), { cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

function failure() {
  return { outcome: "failed", reason: say("page-not-sent"), lost: true };
}
