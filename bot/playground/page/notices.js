/** Short words at the edge: banners while something is lost, a line that passes, and what is read aloud. */

import { el } from "./dom.js";
import { say } from "./words.js";

const STAYS = 7000;

export class Notices {
  #timer = 0;

  constructor({ banner, passing, aloud }) {
    Object.assign(this, { banner, passing, aloud });
  }

  /** Say at the top what is lost. */
  status(world) {
    const lost = lacking(world);
    if (this.banner.textContent !== lost) this.banner.textContent = lost;
    this.banner.hidden = !lost;
  }

  /** A line that passes by itself; with `show`, a button leads there. */
  pass(text, show = null) {
    clearTimeout(this.#timer);
    const go = () => {
      this.end();
      show();
    };
    const button = show
      ? el("button", { type: "button", class: "button secondary", on: { click: go } }, say("page-show"))
      : null;
    this.passing.replaceChildren(el("span", {}, text), ...(button ? [button] : []));
    this.passing.hidden = false;
    this.#timer = setTimeout(() => this.end(), STAYS);
  }

  /** Let a screen reader say this when it has finished what it says. */
  say(text) {
    this.aloud.textContent = "";
    setTimeout(() => (this.aloud.textContent = text.slice(0, 400)), 50);
  }

  /** Take the passing line away. */
  end() {
    clearTimeout(this.#timer);
    this.passing.hidden = true;
  }
}

/** What is lost, if anything. */
function lacking(world) {
  if (world.moved) return say("page-moved");
  if (!world.connected) return world.known ? say("page-offline") : say("page-connecting");
  return world.botOnline ? "" : say("page-bot-offline");
}
