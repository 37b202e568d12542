/* Elements are made here and nowhere else: text goes in as text, attributes as attributes. */

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/** Makes an HTML element; attributes that begin with "on" are listeners. */
export function element(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes an SVG element. */
export function shape(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

export function byId(id) {
  return document.getElementById(id);
}

/** Sets a property that may be as it was: browsers lay out anew what is set, though it be the same. */
export function set(node, property, value) {
  if (node[property] !== value) node[property] = value;
}

export function setText(node, text) { set(node, "textContent", text); }

/** A button with a label. */
export function button(label, run, attributes = {}) {
  return element("button", { type: "button", onclick: run, ...attributes }, label);
}

let pointer = "";
document.addEventListener("pointermove", (event) => { pointer = placeOf(event); }, { passive: true });

function placeOf({ screenX, screenY }) { return `${screenX} ${screenY}`; }

/** The listeners of what lights something up elsewhere while it is pointed at or has the focus. What comes to lie under a
 * pointer that rests is not pointed at. */
export function pointing(point, value) {
  const [begin, end] = [value, null].map((value) => () => point(value));
  return { onpointerenter: (event) => placeOf(event) !== pointer && begin(), onpointerleave: end, onfocus: begin, onblur: end };
}

/** A number as people write it: at most three digits behind the point, a true minus. */
export function number(value, digits = 2) {
  if (!Number.isFinite(value)) return "–";
  const rounded = Number(value.toFixed(digits));
  return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "\u2212");
}

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform ?? "");

/** Names of keys as the machine has them on its keyboard. */
export function keyName(keys) {
  if (!keys) return "";
  keys = keys.replace(/Arrow(.)\w+/, (_, first) => ({ R: "→", L: "←", U: "↑", D: "↓" })[first]);
  return isMac ? keys.replace("Ctrl", "⌘").replace("Alt", "⌥").replace("Shift", "⇧").replaceAll("+", "") : keys;
}
