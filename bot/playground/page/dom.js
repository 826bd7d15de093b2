/** Making and renewing elements. What people wrote only ever becomes text nodes. */

/** What an address may be: pictures come from the playground alone. */
const URLS = { href: /^(?:https?:|files\/)/i, src: /^(?:(?:files|emojis)\/|first\.svg$)/ };

/** An element; `props` are attributes, but `data` (dataset), `on` (listeners) and `vars` (CSS properties). */
export function el(name, props = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (key === "data") Object.assign(node.dataset, value);
    else if (key === "on")
      for (const [kind, handler] of Object.entries(value)) node.addEventListener(kind, handler);
    else if (key === "vars") for (const [name, set] of Object.entries(value)) node.style.setProperty(name, set);
    else attribute(node, key, value);
  }
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

function attribute(node, key, value) {
  if (value === false || value === null || value === undefined) return;
  if (key in URLS && !URLS[key].test(value)) return;
  node.setAttribute(key, value === true ? "" : value);
}

/** Bring an element to look like a fresh one, keeping every part that stays: focus and scroll survive. */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeName !== fresh.nodeName || keyOf(old) !== keyOf(fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return old;
  }
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
  return old;
}

function keyOf(node) {
  return node.dataset?.key;
}

function morphAttributes(old, fresh) {
  // The style attribute may only be set through the object model: the page forbids inline styles.
  old.style.cssText = fresh.style.cssText;
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function morphChildren(old, fresh) {
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const twin = twinOf(child, place);
    if (twin === null) {
      old.insertBefore(child, place);
      continue;
    }
    if (twin !== place) old.insertBefore(twin, place);
    else place = place.nextSibling;
    morph(twin, child);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** The old node that this fresh one renews: the one with its key, or the next of its kind where it has none. */
function twinOf(fresh, place) {
  const key = keyOf(fresh);
  if (key === undefined) {
    return place && keyOf(place) === undefined && place.nodeName === fresh.nodeName ? place : null;
  }
  for (let node = place; node; node = node.nextSibling) if (keyOf(node) === key) return node;
  return null;
}

/** Whether the page is on a narrow screen, where one pane shows at a time. */
export function narrow() {
  return matchMedia("(max-width: 820px)").matches;
}
