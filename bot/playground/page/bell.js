/** A sound when it becomes one's turn, for whoever wants it: two tones, made here. */

import { say } from "./words.js";

const KEPT = "sound";
/** Hertz of the tones, one after the other. */
const TONES = [660, 880];
const LONG = 0.14;
const LOUD = 0.12;

export class Bell {
  #sound = null;

  /** `button` turns it on and off. */
  constructor(button) {
    this.button = button;
    button.addEventListener("click", () => this.#turn());
    this.#draw();
  }

  get on() {
    return localStorage.getItem(KEPT) === "on";
  }

  /** Sound, if that is wanted and the browser lets it: a page on which nothing was pressed yet stays silent. */
  ring() {
    if (!this.on || navigator.userActivation?.hasBeenActive === false) return;
    this.#sound ??= new AudioContext();
    this.#sound.resume();
    for (const [at, hertz] of TONES.entries()) this.#tone(hertz, this.#sound.currentTime + at * LONG);
  }

  #tone(hertz, start) {
    const [tone, volume] = [this.#sound.createOscillator(), this.#sound.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.linearRampToValueAtTime(0, start + LONG);
    tone.connect(volume).connect(this.#sound.destination);
    tone.start(start);
    tone.stop(start + LONG);
  }

  /** Who turns it on hears it. */
  #turn() {
    localStorage.setItem(KEPT, this.on ? "off" : "on");
    this.#draw();
    this.ring();
  }

  #draw() {
    this.button.setAttribute("aria-pressed", String(this.on));
    this.button.title = say(this.on ? "page-sound-on" : "page-sound-off");
    this.button.textContent = this.on ? "🔔" : "🔕";
  }
}
