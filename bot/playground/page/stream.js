/** A column of messages: new ones come into view, edits stay in place, nothing jumps under a reader. */

import { el, morph } from "./dom.js";
import { article } from "./messages.js";
import { today } from "./times.js";
import { say } from "./words.js";

const NEAR = 48;
const EDGE = 8;
/** Before there is any message: the last one is to be seen. */
const LAST = { node: document.createElement("article"), end: true };

export class Stream {
  #drawn = new Map();
  /** The message that stays in view, by its end or by its beginning; null while the reader is elsewhere. */
  #held = LAST;
  /** How far that has scrolled. */
  #placed = -1;
  #freshAt = 0;

  /** `messages()` yields what is to be shown, oldest first; `above` is what stands over it; with `edits`, what
   * changes by the person's own doing elsewhere comes into view, too. */
  constructor(node, world, desk, messages, above = null, { edits = false } = {}) {
    Object.assign(this, { node, world, desk, messages, edits });
    this.list = el("div", { class: "list" });
    this.below = el(
      "button",
      { type: "button", class: "below", hidden: true, on: { click: () => this.#latest() } },
      say("page-new-below"),
    );
    node.append(...[above, this.list].filter(Boolean));
    node.after(this.below);
    node.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const resized = new ResizeObserver(() => this.#keep());
    for (const one of [node, this.list]) resized.observe(one);
  }

  /** Begin anew, with its last message in view. */
  restart() {
    this.list.replaceChildren();
    this.#drawn.clear();
    this.#held = LAST;
    this.draw();
  }

  /** Show what is there now. */
  draw() {
    // Of a scroll the browser tells only with its next frame.
    this.#scrolled();
    const messages = this.messages();
    const known = this.#drawn;
    const ids = new Set(messages.map((message) => message.id));
    for (const [id, { node }] of known) if (!ids.has(id)) node.remove();
    this.#drawn = new Map();
    let fresh = null;
    let edited = null;
    let place = this.list.firstChild;
    messages.forEach((message, at) => {
      const old = known.get(message.id);
      const made = this.#article(message, messages[at - 1], old);
      if (!old) fresh = made;
      if (old && old.state !== this.#drawn.get(message.id).state) edited = made;
      if (made !== place) this.list.insertBefore(made, place);
      else place = place.nextSibling;
    });
    this.#settle(fresh, edited);
  }

  /** Draw one message again although it has not changed. */
  renew(id) {
    const drawn = this.#drawn.get(id);
    if (!drawn) return;
    drawn.state = null;
    this.draw();
  }

  /** Move the focus to the newest message that has a button, on the first that works. */
  enter() {
    const found = [...this.list.children].reverse().map((node) => node.querySelector("[data-control]:enabled"));
    (found.find(Boolean) ?? this.node).focus();
  }

  /** Follow what comes, wherever the reader has scrolled: they have asked for it. */
  follow() {
    this.#held ??= LAST;
    this.#latest();
  }

  /** The pane has come into sight: what came meanwhile is brought into view. */
  shown() {
    if (this.#held) this.#latest();
  }

  /** Bring a message into view and show which one it is; whether it is here. */
  jump(id) {
    let node = this.#drawn.get(id)?.node;
    // A message that only points further down may give its place to the next one of its kind.
    while (node && !node.offsetParent) node = node.nextElementSibling;
    if (!node) return false;
    this.#reveal(node);
    node.focus({ preventScroll: true });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 1500);
    return true;
  }

  #article(message, before, old) {
    const state = JSON.stringify([
      message,
      before?.id,
      this.world.acting,
      today(),
      [...this.desk.busyIn(message.id)],
      this.desk.failed.get(message.id),
    ]);
    if (old?.state === state) {
      this.#drawn.set(message.id, old);
      return old.node;
    }
    const fresh = article(message, before, this.world, this.desk);
    const node = old ? this.#renewed(old.node, fresh) : fresh;
    this.#drawn.set(message.id, { node, state });
    return node;
  }

  /** The focus stays on the same control; where that is gone, on its message. */
  #renewed(old, fresh) {
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    const key = held?.dataset.key;
    const node = morph(old, fresh);
    if (held && !node.contains(document.activeElement)) {
      const again = key && node.querySelector(`[data-key="${CSS.escape(key)}"]`);
      (again || node).focus({ preventScroll: true });
    }
    return node;
  }

  #settle(fresh, edited) {
    if (fresh) this.#freshAt = Date.now();
    if (fresh && (this.#held || this.desk.justAsked)) this.#latest();
    else if (fresh) this.below.hidden = false;
    else if (edited && this.#concerns(edited)) this.#reveal(edited);
    else this.#keep();
  }

  /** Whether an edit came of what the person just did, here or elsewhere, nothing newer did, and it is out of sight. */
  #concerns(edited) {
    const { desk } = this;
    if (!desk.justAsked || this.#freshAt > desk.asked) return false;
    const here = this.#drawn.get(desk.askedIn)?.node;
    return (here ? edited === here : this.edits) && !this.#inSight(edited);
  }

  /** Show the whole message. Of one that is taller than the pane its end, where its buttons are, if it asks for one of
   * them to be pressed; its beginning, if it is to be read. */
  #reveal(node) {
    const last = node === this.list.lastElementChild;
    this.#held = { node, end: this.#tall(node) ? node.matches(".asks") : last };
    this.#place();
    if (last) this.below.hidden = true;
  }

  #latest() {
    if (this.list.lastElementChild) this.#reveal(this.list.lastElementChild);
  }

  /** Nothing new is there, but heights have changed: what was in view stays so, for whoever has not scrolled away. */
  #keep() {
    if (!this.#held) return;
    if (this.#held.node.isConnected) this.#place();
    else this.#latest();
  }

  #place() {
    const { node, end } = this.#held;
    if (!end) this.node.scrollTop = node.offsetTop - EDGE;
    else if (node === this.list.lastElementChild) this.node.scrollTop = this.node.scrollHeight;
    else this.node.scrollTop = node.offsetTop + node.offsetHeight + EDGE - this.node.clientHeight;
    this.#placed = this.node.scrollTop;
  }

  #tall(node) {
    return node.offsetHeight > this.node.clientHeight - 2 * EDGE;
  }

  #inSight(node) {
    const above = node.offsetTop < this.node.scrollTop;
    const below = node.offsetTop + node.offsetHeight > this.node.scrollTop + this.node.clientHeight;
    return this.#tall(node) ? !(node.matches(".asks") ? below : above) : !above && !below;
  }

  #atEnd() {
    return this.node.scrollTop + this.node.clientHeight >= this.node.scrollHeight - NEAR;
  }

  /** The reader has scrolled: to the end, where all that is new is followed, or away. */
  #scrolled() {
    if (!this.node.clientHeight || Math.abs(this.node.scrollTop - this.#placed) < 2) return;
    const last = this.list.lastElementChild;
    this.#held = last && this.#atEnd() ? { node: last, end: true } : null;
    if (this.#held) this.below.hidden = true;
  }
}
