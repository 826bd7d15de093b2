/** The parts of a message, from Discord's component objects to elements. Clicks are heard elsewhere. */

import { el } from "./dom.js";
import { emoji } from "./inline.js";
import { markdown } from "./markdown.js";
import { placeOf } from "./places.js";
import { say } from "./words.js";

export const KIND = {
  row: 1,
  button: 2,
  select: 3,
  input: 4,
  people: 5,
  roles: 6,
  section: 9,
  text: 10,
  gallery: 12,
  container: 17,
  label: 18,
};
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const LINK = 5;

/** The elements of these components; `context` has `names`, `busy` (custom_ids on their way), `attachments`. */
export function parts(components, context) {
  return (components ?? []).map((component) => (MAKE[component.type] ?? unknown)(component, context));
}

const MAKE = {
  1: (row, context) => el("div", { class: "row" }, parts(row.components, context)),
  2: button,
  3: select,
  5: (component, context) => select({ ...component, options: offered(component, context.names) }, context),
  6: (component, context) => select({ ...component, options: offered(component, context.names) }, context),
  9: (section, context) =>
    el(
      "div",
      { class: "section" },
      el("div", {}, parts(section.components, context)),
      parts([section.accessory], context),
    ),
  10: (text, context) => el("div", { class: "text" }, markdown(text.content, context.names)),
  11: (thumb, context) => picture(thumb, context, "thumbnail"),
  12: (gallery, context) =>
    el(
      "div",
      { class: "gallery" },
      gallery.items.map((item) => picture(item, context, "picture")),
    ),
  13: (file, context) => attachment({ ...found(file.file.url, context), url: file.file.url }),
  14: (line) => el("hr", { class: line.divider === false ? "bare" : "", data: { spacing: line.spacing ?? 1 } }),
  17: container,
};

function unknown(component) {
  return el("p", { class: "small" }, say("page-suppressed", { kind: component.type }));
}

function container(box, context) {
  const vars = Number.isInteger(box.accent_color)
    ? { vars: { "--accent": `#${box.accent_color.toString(16).padStart(6, "0")}` } }
    : {};
  return el("div", { class: "container", ...vars }, parts(box.components, context));
}

function button(component, context) {
  const style = STYLES[component.style] ?? "secondary";
  const content = [sign(component.emoji), component.label ? el("span", {}, component.label) : null];
  if (component.style === LINK) {
    const kind = placeOf(component.url) ? "button link inside" : "button link";
    return el("a", { class: kind, href: component.url, target: "_blank", rel: "noopener noreferrer" }, content);
  }
  const busy = context.busy.has(component.custom_id);
  const props = {
    type: "button",
    class: `button ${style}`,
    disabled: component.disabled,
    "aria-busy": busy ? "true" : null,
  };
  return el("button", { ...props, data: { key: component.custom_id, control: component.custom_id } }, content);
}

function select(component, context) {
  const chosen = (component.options ?? []).filter((option) => option.default);
  const shown = chosen.length
    ? chosen.map((option) => el("span", { class: "choice" }, sign(option.emoji), el("span", {}, option.label)))
    : el("span", { class: "placeholder" }, component.placeholder ?? say("page-nothing-chosen"));
  const props = {
    type: "button",
    class: "button select",
    disabled: component.disabled,
    "aria-haspopup": "listbox",
    "aria-label": component.placeholder ?? say("page-nothing-chosen"),
    "aria-busy": context.busy.has(component.custom_id) ? "true" : null,
  };
  return el("button", { ...props, data: { key: component.custom_id, control: component.custom_id } }, shown);
}

/** The options of a select: those that it brings, or the people or roles that are there. */
export function offered(component, names) {
  const all = { [KIND.people]: names.people, [KIND.roles]: names.roles }[component.type];
  if (!all) return component.options ?? [];
  const marked = new Set((component.default_values ?? []).map(({ id }) => String(id)));
  return all().map(({ id, name }) => ({ label: name, value: id, default: marked.has(id) }));
}

/** The emoji of a button or an option, or null. */
export function sign(mark) {
  if (!mark || !(mark.id || mark.name)) return null;
  // The words beside it say what it shows.
  return el("span", { class: "sign", "aria-hidden": "true" }, mark.id ? emoji(mark.name, mark.id) : mark.name);
}

function picture(item, context, kind) {
  const source = item.media.url;
  const words = item.description ?? found(source, context).description;
  return image(local(source, context), words, kind, item.spoiler, item.media);
}

function image(url, description, kind, hidden, { width, height } = {}) {
  if (url === null) return el("span", { class: "small" }, description ?? say("page-open-image"));
  // With its measures the room for it is there before it is.
  const img = el("img", { src: url, alt: description ?? say("page-open-image"), width, height });
  const vars = width && height ? { "--ratio": String(width / height) } : {};
  const link = el("a", { class: kind, href: url, target: "_blank", rel: "noopener noreferrer", vars }, img);
  return hidden
    ? el("span", { class: "spoiler", role: "button", tabindex: "0", title: say("page-spoiler") }, link)
    : link;
}

/** A file under a message: a picture, or a link to it. */
export function attachment(file) {
  const url = local(file.url, { attachments: [] });
  const drawn =
    /^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename ?? "");
  if (drawn) return image(url, file.description, "picture", false, file);
  return el(
    "a",
    { class: "file", href: url, target: "_blank", rel: "noopener noreferrer" },
    `📎 ${file.filename ?? "file"}`,
  );
}

function found(url, context) {
  const name = url.replace(/^attachment:\/\//, "");
  return context.attachments.find((file) => file.url === url || file.filename === name) ?? {};
}

/** The place of a file on the playground, whatever host its address names; null where it is none. */
function local(url, context) {
  const real = url.startsWith("attachment://") ? (found(url, context).url ?? "") : url;
  const [, rest] = /\/files\/(.*)$/.exec(real) ?? /^files\/(.*)$/.exec(real) ?? [];
  return rest === undefined ? null : `files/${rest}`;
}

/** All components of a message with a custom_id. */
export function controls(components) {
  return [...inside(components)].filter((component) => component.custom_id);
}

/** All components of a message, those within others, too. */
export function* inside(components) {
  for (const component of components ?? []) {
    yield component;
    yield* inside(component.components);
    if (component.accessory) yield* inside([component.accessory]);
  }
}
