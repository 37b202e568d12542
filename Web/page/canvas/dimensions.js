/* Gaps as dimension lines with their number. Each end is tied to the edge of a view, so that lines follow
   while the size is dragged and no report is made. */
import { number } from "../base/dom.js";
import { touch } from "./surface.js";

const near = 0.01;
const reach = 12;
const tick = 3;
/** How far beside a box its size is written. */
const beside = 17;
const label = [10.5, 600];
/** How each kind of line looks: its colour and its dashes. Where there is no room for two numbers, the later kind has it. */
const kinds = { free: ["muted", []], "": ["accent", []], clash: ["error", []], broken: ["error", [3, 2]] };

export class Dimensions {
  #lines = [];

  /** Takes in the lines of a report for the scene as it is now. */
  take(report, scene) {
    const clashing = new Set((report?.conflicts ?? []).flatMap((conflict) => conflict.constraints));
    const broken = new Set((report?.conflicts ?? []).map((conflict) => conflict.broken));
    const has = (set, line) => line.constraints.some((constraint) => set.has(constraint));
    this.#lines = (report?.dimensions ?? []).map((line, index) => ({
      ...line,
      index,
      kind: has(broken, line) ? "broken" : has(clashing, line) ? "clash" : line.isOpen ? "free" : "",
      tie: tie(line, scene),
      drawn: null,
    })).filter((line) => !line.views.some((view) => view >= 0 && scene.isStale(view)) && (!line.isSize || line.kind === "broken" || line.kind === "clash"));
  }

  get lines() { return this.#lines; }

  /** Where lines were drawn. */
  get bars() { return this.#lines.filter(({ drawn }) => drawn).map(({ axis, drawn }) => barOf(axis === "h", drawn)); }

  line(index) { return this.#lines[index]; }

  /** The line at a place of the drawing, or null. */
  at(x, y) {
    const found = this.#lines.findLastIndex(({ drawn }) => drawn && touch(drawn.hit, [x, y, 0, 0]));
    return found < 0 ? null : found;
  }

  /** Draws all lines on a surface; those of the constraint `lit` shine. */
  draw(surface, scene, zoom, origin, lit = null) {
    const { pen, colours, size } = surface;
    for (const line of this.#lines) line.drawn = place(line, scene, zoom, origin, surface);
    const seen = this.#lines.filter(({ drawn }) => drawn && touch(drawn.hit, [0, 0, ...size]));
    const ranks = Object.keys(kinds);
    const rank = (line) => (line.constraints.includes(lit) ? 9 : ranks.indexOf(line.kind));
    // A number on a line that clashes would read as a part of its own.
    const clashing = seen.filter(({ kind }) => kind === "clash" || kind === "broken");
    for (const line of seen.sort((a, b) => rank(b) - rank(a))) {
      const crossed = clashing.filter(({ axis }) => axis !== line.axis);
      settle(line, surface, rank(line) === 9, crossed.map(({ axis, drawn }) => barOf(axis === "h", drawn)));
    }
    for (const [kind, [colour, dashes]] of Object.entries(kinds)) {
      const own = seen.filter((line) => line.kind === kind);
      if (own.length === 0) continue;
      pen.fillStyle = pen.strokeStyle = colours[colour];
      pen.globalAlpha = 0.14;
      for (const { constraints, drawn } of own) {
        if (lit === null || !constraints.includes(lit)) continue;
        pen.beginPath();
        pen.roundRect(...drawn.hit, 4);
        pen.fill();
      }
      pen.globalAlpha = 1;
      pen.setLineDash(dashes);
      pen.beginPath();
      for (const { axis, drawn } of own) trace(surface, axis === "h", drawn);
      pen.stroke();
      pen.setLineDash([]);
      const labelled = own.filter(({ drawn }) => drawn.isLabelled);
      surface.font(...label);
      for (const { drawn } of labelled) surface.figures(drawn.text, drawn.x, drawn.y + 4, 10.5);
    }
  }
}

/** Moves a number along its line, or to the other side of one in which it has no room, to where nothing is written; else
 * it is left out, unless it is pointed at. */
function settle({ axis, drawn }, surface, isLit, bars) {
  const { x, y, wide, from, to, level, fits } = drawn;
  if (!drawn.isLabelled && !(isLit && to - from >= 0.5)) return;
  drawn.isLabelled = true;
  const isWide = axis === "h";
  const shift = fits ? Math.max(0, (to - from - (isWide ? wide : 12)) / 2 - 4) : 8;
  for (const share of [0, -0.5, 0.5, -1, 1]) {
    for (const side of fits ? [0] : [0, 2]) {
      const along = Math.round(share * shift);
      const across = Math.round(side * (level - (isWide ? y : x)));
      Object.assign(drawn, { x: x + (isWide ? along : across), y: y + (isWide ? across : along) });
      const place = [drawn.x - wide / 2, drawn.y - 6, wide, 12];
      if (!bars.some((bar) => touch(bar, place)) && surface.claim(...place)) return;
    }
  }
  Object.assign(drawn, { x, y, isLabelled: isLit });
  if (isLit) surface.claim(x - wide / 2, y - 6, wide, 12, true);
}

/** Where a line is drawn, without its ends. */
function barOf(isWide, { from, to, level }) { return isWide ? [from, level, to - from, 0] : [level, from, 0, to - from]; }

function trace(surface, isWide, { from, to, level }) {
  // Between boxes that nearly touch there is no room for ends.
  if (to - from > tick) for (const end of [from, to]) surface.line(isWide ? 0 : 1, end, level - tick, level + tick);
  surface.lineBeside(isWide ? 1 : 0, level, from, to);
}

/** Finds the views at whose edges a line begins and ends, and the one along whose side it stands. */
function tie(line, scene) {
  const along = line.axis === "h" ? 0 : 1;
  const across = 1 - along;
  const edges = [];
  for (const end of [line.from, line.to]) {
    let best = null;
    // Between views a line leads from the end of one to the beginning of the other: of what is flat both are at one place.
    const sides = (end === line.from) === !line.isSize ? [1, 0] : [0, 1];
    for (const index of new Set(line.views)) {
      const rect = scene.rect(index);
      for (const side of sides) {
        const position = rect[along] + side * rect[along + 2];
        if (Math.abs(position - end[along]) > near) continue;
        if (best === null || best.view < 0) best = { view: index, side };
      }
    }
    if (best === null) return null;
    edges.push(best);
  }
  const holder = edges.find((edge) => edge.view >= 0)?.view ?? -1;
  const rect = scene.rect(holder);
  const share = rect[across + 2] > near ? (line.from[across] - rect[across]) / rect[across + 2] : 0.5;
  return { along, across, edges, holder, share };
}

function ends(line, scene, zoom) {
  if (!line.tie) return null;
  const { along, across, edges, holder, share } = line.tie;
  const [from, to] = edges.map((edge) => {
    const rect = scene.rect(edge.view);
    return rect[along] + edge.side * rect[along + 2];
  });
  const rect = line.isSize ? scene.seen(holder) : scene.rect(holder);
  const level = (share) => rect[across] + share * rect[across + 2];
  if (!line.isSize) return { from, to, level: level(share), shift: 0 };
  // What is said of a size stands beside the box, whose name is inside: where no other box is, else along its edge.
  const isFree = (start) => !scene.order.some((view) => {
    const box = scene.seen(view);
    return view !== holder && scene.isDrawn(view) && !scene.hasChildren[view] && touch([box[along], box[across], box[along + 2], box[across + 2]], [from, start, to - from, beside / zoom]);
  });
  if (isFree(level(1))) return { from, to, level: level(1), shift: 10 };
  const isAbove = isFree(level(0) - beside / zoom);
  return { from, to, level: level(isAbove ? 0 : 1), shift: isAbove ? -10 : 0, isCrowded: !isAbove };
}

/** Where a line, its number and what can be hit of it are; null where it is not drawn. */
function place(line, scene, zoom, origin, surface) {
  const at = ends(line, scene, zoom);
  if (!at) return null;
  const isWide = line.axis === "h";
  const [along, across] = isWide ? origin : [origin[1], origin[0]];
  const from = surface.sharp(along + Math.min(at.from, at.to) * zoom);
  const to = surface.sharp(along + Math.max(at.from, at.to) * zoom);
  const level = surface.sharp(across + at.level * zoom + at.shift);
  const length = to - from;
  const value = number(at.to - at.from, 1);
  const bound = !line.kind && line.label >= "≤" ? line.label : "";
  // What only bounds a gap, and holds, is said behind what the gap has, where there is room for both: ≥ is next to ≤,
  // behind all that other labels begin with.
  const both = bound.slice(2) === value ? bound : `${value} ${bound}`.trim();
  const text = length < (isWide ? surface.width(both, ...label) + 10 : 34) ? value : both;
  const width = surface.width(text, ...label);
  const fits = length >= (isWide ? width + 10 : 34);
  const wide = Math.round(width + 6);
  // A number that has no room between the ends stands beside the line.
  const middle = Math.round((from + to) / 2);
  const x = isWide ? middle : fits ? Math.round(level) : Math.round(level + wide / 2 + 5);
  const y = isWide ? Math.round(fits ? level : level - 11) : middle;
  return {
    from, to, level, text, wide, x, y, fits,
    // Between boxes there is room for its figures, and what divides them.
    isLabelled: (fits || length >= (isWide ? width + 1 : 9)) && !at.isCrowded,
    hit: [
      isWide ? Math.min(from, x - width / 2) : level - reach, isWide ? level - reach : Math.min(from, y - reach),
      isWide ? Math.max(length, width) : fits ? 2 * reach : reach + wide, isWide ? 2 * reach : Math.max(length, 2 * reach),
    ],
  };
}
