/** Moments in words: `<t:…>` marks and the time above a message. Relative ones are kept up to date. */

import { el } from "./dom.js";
import { language } from "./words.js";

/** Days before months in English, too, as everywhere else. */
const LOCALE = language === "en" ? "en-GB" : language;
const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  w: { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
/** Milliseconds by which the clock of this small Discord is ahead of this machine's. */
let ahead = 0;
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

/** Go by a clock that is so many seconds ahead of this machine's. */
export function setAhead(seconds) {
  ahead = seconds * 1000;
}

/** What the clock shows, in seconds since 1970. */
export function now() {
  return (Date.now() + ahead) / 1000;
}

/** The day that it is by that clock. */
export function today() {
  return new Date(now() * 1000).toDateString();
}

/** A day of the week, a day and an hour, as short as they can be said. */
export function shortly(seconds) {
  return format(new Date(seconds * 1000), "w");
}

/** A `<time>` for so many seconds since 1970; `form` is one of Discord's letters. */
export function moment(seconds, form = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, String(seconds));
  const props = {
    datetime: date.toISOString(),
    title: format(date, "F"),
    data: { seconds: String(seconds), form },
  };
  return el("time", props, spoken(date, form));
}

/** The hour of a message; with its day, if that is not today's. */
export function clock(iso) {
  const date = new Date(iso);
  return format(date, date.toDateString() === today() ? "t" : "w");
}

/** Renew all relative moments once a second, and whatever `also` renews. */
export function keepTimesLive(also) {
  setInterval(() => {
    also();
    for (const node of document.querySelectorAll('time[data-form="R"]')) {
      const words = spoken(new Date(Number(node.dataset.seconds) * 1000), "R");
      if (node.textContent !== words) node.textContent = words;
    }
  }, 1000);
}

function spoken(date, form) {
  return form === "R" ? fromNow(date) : format(date, form);
}

function fromNow(date) {
  const seconds = Math.round(date.getTime() / 1000 - now());
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.trunc(seconds / length), unit);
}

function format(date, form) {
  return new Intl.DateTimeFormat(LOCALE, FORMS[form] ?? FORMS.f).format(date);
}
