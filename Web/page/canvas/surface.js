/* What is drawn on: a canvas as fine as the display, in the colours of the theme. Drawing anew costs a fraction of what
   it costs a browser to lay out as many elements. */
import { element } from "../base/dom.js";

const names = [
  "page", "surface", "ink", "muted", "line", "line-strong", "accent", "accent-soft", "guide", "error", "warning", "good", "box", "box-deep", "box-line",
];
/** The colours that a document gives views, in degrees. */
export const hues = { red: 0, orange: 28, yellow: 48, green: 140, teal: 178, blue: 215, purple: 268, pink: 330, gray: null };
export const colourNames = Object.keys(hues);

let known = null;
const listeners = [];

/** The colours of the theme by their names in `theme.css`, those that views can have, with their lines, and the family of
 * fonts. */
export function colours() {
  if (known) return known;
  const probe = element("i", { class: "probe" });
  document.body.append(probe);
  const style = getComputedStyle(probe);
  known = { family: style.fontFamily };
  for (const name of names) {
    probe.style.color = `var(--${name})`;
    known[name] = style.color;
  }
  const tint = (hue, saturations, lights) => {
    const [light, dark] = lights.map((one, index) => `hsl(${hue ?? 0} ${hue === null ? 0 : saturations[index]}% ${one}%)`);
    probe.style.color = `light-dark(${light}, ${dark})`;
    return style.color;
  };
  // Those who choose their own colours have no others.
  const isForced = matchMedia("(forced-colors: active)").matches;
  known.tints = isForced ? [] : Object.values(hues).map((hue) => [tint(hue, [80, 40], [92, 18]), tint(hue, [40, 45], [40, 58])]);
  probe.remove();
  return known;
}

function changed() {
  known = null;
  for (const listener of listeners) listener();
}
for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) matchMedia(query).addEventListener("change", changed);
new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ["data-theme"] });

/** Calls when all is to be drawn in other colours. */
export function whenColoursChange(listener) { listeners.push(listener); }

/** Whether two rectangles have a place in common. */
export function touch(a, b) {
  return a[0] <= b[0] + b[2] && b[0] <= a[0] + a[2] && a[1] <= b[1] + b[3] && b[1] <= a[1] + a[3];
}

export class Surface {
  node;
  pen;
  colours = colours();
  size = [0, 0];
  /** How wide one of the small figures is. */
  figure = 0;
  #scale = 1;
  #font = 0;
  /** How wide texts are, by font. */
  #widths = new Map();
  /** Where something is written, by squares. */
  #taken = new Map();
  /** Whether all figures of the font are as wide. */
  #isEven = true;

  constructor(attributes) {
    this.node = element("canvas", attributes);
    this.pen = this.node.getContext("2d");
    this.node.addEventListener("contextrestored", changed);
  }

  /** Begins a picture of so many pixels of the page, all of it empty, as fine as the display unless it is said. */
  begin(width, height, scale = devicePixelRatio || 1) {
    const { node, pen } = this;
    const wide = Math.round(width * scale);
    const high = Math.round(height * scale);
    if (node.width !== wide || node.height !== high) {
      node.width = wide;
      node.height = high;
      node.style.width = `${width}px`;
      node.style.height = `${height}px`;
      this.#font = 0;
    }
    if (this.colours !== colours() || this.figure === 0) {
      this.colours = colours();
      this.#widths.clear();
      this.#font = 0;
      this.figure = Math.max(..."0123456789".split("").map((one) => this.width(one, 11)));
      this.#isEven = this.width("1", 11) === this.figure;
    }
    this.size = [width, height];
    this.#taken.clear();
    this.#scale = scale;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.lineWidth = Math.max(1, Math.round(scale)) / scale;
    pen.textAlign = "center";
  }

  /** The nearest place at which a thin line is sharp. */
  sharp(place) { return (Math.round(place * this.#scale) + (Math.round(this.#scale) % 2 ? 0.5 : 0)) / this.#scale; }

  /** Adds a line at a place of an axis, an upright one on the first, to the path. */
  line(axis, at, from, to) {
    const { pen } = this;
    if (axis) { pen.moveTo(from, at); pen.lineTo(to, at); } else { pen.moveTo(at, from); pen.lineTo(at, to); }
  }

  font(size, weight = 400) {
    const font = weight * 100 + size;
    if (font === this.#font) return;
    this.#font = font;
    this.pen.font = `${weight} ${size}px ${this.colours.family}`;
  }

  /** How wide a text is in a font, measured once. */
  width(text, size, weight = 400) {
    const font = weight * 100 + size;
    let widths = this.#widths.get(font);
    if (!widths || widths.size > 2000) this.#widths.set(font, widths = new Map());
    let width = widths.get(text);
    if (width === undefined) {
      this.font(size, weight);
      width = this.pen.measureText(text).width;
      widths.set(text, width);
    }
    return width;
  }

  /** Takes a place for something written; says whether it was free, unless it is taken anyway. */
  claim(left, top, wide, high, isSure) {
    const own = [left, top, wide, high];
    const cells = this.#cells(own);
    if (!isSure && cells.some((cell) => this.#taken.get(cell)?.some((one) => touch(one, own)))) return false;
    for (const cell of cells) {
      if (this.#taken.has(cell)) this.#taken.get(cell).push(own);
      else this.#taken.set(cell, [own]);
    }
    return true;
  }

  /** Adds what of a line is beside all that is written to the path. */
  lineBeside(axis, at, from, to) {
    const ends = axis ? [from, at, to - from, 0] : [at, from, 0, to - from];
    const along = 1 - axis;
    const met = this.#cells(ends).flatMap((cell) => (this.#taken.get(cell) ?? []).filter((one) => touch(one, ends))).sort((a, b) => a[along] - b[along]);
    for (const one of met) {
      if (one[along] > from) this.line(axis, at, from, one[along]);
      from = Math.max(from, one[along] + one[along + 2]);
    }
    if (from < to) this.line(axis, at, from, to);
  }

  /** The squares that a rectangle touches. */
  #cells([left, top, wide, high]) {
    const cells = [];
    for (let x = left >> 6; x <= left + wide >> 6; x += 1) for (let y = top >> 5; y <= top + high >> 5; y += 1) cells.push(x * 4096 + y);
    return cells;
  }

  /** Draws beside all that is written. */
  beside(draw) {
    const { pen } = this;
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, ...this.size);
    for (const place of new Set([...this.#taken.values()].flat())) pen.rect(...place);
    pen.clip("evenodd");
    draw();
    pen.restore();
  }

  /** As much of a text as has room, or nothing where that says nothing; of a name its end too, which tells `nameField` from
   * `nameLabel`. */
  fitted(text, room, size, weight) {
    let fitted = text;
    for (let count = text.length; this.width(fitted, size, weight) > room; count -= 1) {
      if (count < 3) return "";
      const end = text.includes(" ") || count < 4 ? 0 : (count - 1) >> 1;
      fitted = `${text.slice(0, count - 1 - end)}…${text.slice(text.length - end)}`;
    }
    return fitted;
  }

  /** Writes numbers around a place; each figure in a cell of its own, so that none moves when another changes. */
  figures(text, x, y, size) {
    const { pen } = this;
    if (this.#isEven) return pen.fillText(text, x, y);
    const cell = (this.figure * size) / 11;
    const widths = [...text].map((sign) => (sign >= "0" && sign <= "9" ? cell : this.width(sign, size)));
    let at = x - widths.reduce((sum, width) => sum + width, 0) / 2;
    [...text].forEach((sign, index) => {
      pen.fillText(sign, at + widths[index] / 2, y);
      at += widths[index];
    });
  }
}
