/** A column of messages: new ones come into view, edits stay in place, nothing jumps under a reader. */

import { el, morph } from "./dom.js";
import { article } from "./messages.js";
import { say } from "./words.js";

const NEAR = 48;

export class Stream {
  #drawn = new Map();
  #kept = -1;
  #following = true;
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
  }

  /** Begin anew, with its last message in view. */
  restart() {
    this.list.replaceChildren();
    this.#drawn.clear();
    this.#following = true;
    this.draw();
  }

  /** Show what is there now. */
  draw() {
    const messages = this.messages();
    const known = this.#drawn;
    const end = this.#atEnd();
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
    this.#settle(fresh, edited, end);
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

  /** The pane has come into sight: what came meanwhile is brought into view. */
  shown() {
    if (this.#following) this.#latest();
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

  #settle(fresh, edited, end) {
    if (fresh) this.#freshAt = Date.now();
    if (fresh && (this.#following || this.desk.justAsked)) this.#reveal(this.list.lastElementChild);
    else if (fresh) this.below.hidden = false;
    else if (edited && this.#concerns(edited)) this.#reveal(edited);
    else if (edited && end) this.node.scrollTop = this.node.scrollHeight;
  }

  /** Whether an edit came of what the person did elsewhere, nothing newer did, and it is out of sight. */
  #concerns(edited) {
    const { desk } = this;
    if (!this.edits || !desk.justAsked || this.#freshAt > desk.asked || this.#drawn.has(desk.askedIn))
      return false;
    return edited.offsetTop < this.node.scrollTop || !this.#atEnd();
  }

  /** Show the whole message, or its beginning where it is taller than the pane. */
  #reveal(node) {
    const top = node.offsetTop - 8;
    const tall = node.offsetHeight > this.node.clientHeight - 16;
    const last = node === this.list.lastElementChild;
    this.node.scrollTop = tall || !last ? top : this.node.scrollHeight;
    this.#kept = this.node.scrollTop;
    if (last) this.#following = true;
    if (last) this.below.hidden = true;
  }

  #latest() {
    if (this.list.lastElementChild) this.#reveal(this.list.lastElementChild);
  }

  #atEnd() {
    return this.node.scrollTop + this.node.clientHeight >= this.node.scrollHeight - NEAR;
  }

  #scrolled() {
    if (!this.node.clientHeight) return;
    this.#following = this.#atEnd() || Math.abs(this.node.scrollTop - this.#kept) < 2;
    if (this.#atEnd()) this.below.hidden = true;
  }
}
