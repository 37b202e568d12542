/* Gaps as dimension lines with their number. Each end is tied to the edge of a view, so that lines follow
   while the size is dragged and no report is made. */
import { move, number, set, setText, shape } from "../base/dom.js";

const near = 0.01;

export class Dimensions {
  group = shape("g", { class: "dimensions" });
  #nodes = [];
  #lines = [];

  /** Takes in the lines of a report for the scene as it is now. */
  take(report, scene) {
    const clashing = new Set((report?.conflicts ?? []).flatMap((conflict) => conflict.constraints));
    const broken = new Set((report?.conflicts ?? []).map((conflict) => conflict.broken));
    const has = (set, line) => line.constraints.some((constraint) => set.has(constraint));
    this.#lines = (report?.dimensions ?? []).map((line, index) => ({
      ...line,
      index,
      clash: has(broken, line) ? "is-broken" : has(clashing, line) ? "is-clash" : line.isOpen ? "is-free" : "",
      tie: tie(line, scene),
    })).filter((line) => !line.isSize || line.clash === "is-broken" || line.clash === "is-clash");
    while (this.#nodes.length < this.#lines.length) this.#nodes.push(makeLine(this.#nodes.length));
    this.#nodes.length = this.#lines.length;
    this.#lines.forEach((line, index) => set(this.#nodes[index].group, "class", `dimension axis-${line.axis} ${line.clash}`));
    this.group.replaceChildren(...this.#nodes.map((node) => node.group));
  }

  line(index) { return this.#lines[index]; }

  place(scene, zoom, origin) {
    this.#lines.forEach((line, index) => {
      const node = this.#nodes[index];
      const at = ends(line, scene);
      set(node.group, "visibility", at ? "visible" : "hidden");
      if (at) placeLine(node, line, at, zoom, origin);
    });
  }

  mark(constraint, isOn) {
    this.#lines.forEach((line, index) => {
      if (line.constraints.includes(constraint)) this.#nodes[index].group.toggleAttribute("data-lit", isOn);
    });
  }
}

function makeLine(index) {
  const hit = shape("rect", { class: "dimension-hit", rx: 4 });
  const line = shape("path", { class: "dimension-line" });
  const back = shape("rect", { class: "dimension-back", rx: 3 });
  const label = shape("text", { class: "dimension-label" });
  return { group: shape("g", { "data-dimension": index }, hit, line, back, label), hit, line, back, label };
}

/** Finds the views at whose edges a line begins and ends, and the one along whose side it stands. */
function tie(line, scene) {
  const along = line.axis === "h" ? 0 : 1;
  const across = 1 - along;
  const edges = [];
  for (const end of [line.from, line.to]) {
    let best = null;
    for (const index of new Set(line.views)) {
      const rect = scene.rect(index);
      for (const side of [0, 1]) {
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

function ends(line, scene) {
  if (!line.tie) return null;
  const { along, across, edges, holder, share } = line.tie;
  const [from, to] = edges.map((edge) => {
    const rect = scene.rect(edge.view);
    return rect[along] + edge.side * rect[along + 2];
  });
  const rect = scene.rect(holder);
  // What is said of a size stands beside the box, whose name is inside.
  if (line.isSize) return { from, to, level: rect[across] + rect[across + 2], shift: 10 };
  return { from, to, level: rect[across] + share * rect[across + 2], shift: 0 };
}

function placeLine(node, line, at, zoom, origin) {
  const isWide = line.axis === "h";
  const o = isWide ? origin : [origin[1], origin[0]];
  const from = Math.round(o[0] + Math.min(at.from, at.to) * zoom) + 0.5;
  const to = Math.round(o[0] + Math.max(at.from, at.to) * zoom) + 0.5;
  const level = Math.round(o[1] + at.level * zoom) + at.shift + 0.5;
  const text = number(at.to - at.from, 1);
  const wide = text.length * 6.4 + 6;
  const length = to - from;
  const fits = isWide ? length >= wide + 4 : length >= 34;
  const tick = 3;
  set(node.line, "d", isWide
    ? `M${from} ${level - tick}v${2 * tick}M${to} ${level - tick}v${2 * tick}M${from} ${level}H${to}`
    : `M${level - tick} ${from}h${2 * tick}M${level - tick} ${to}h${2 * tick}M${level} ${from}V${to}`);
  // A number that has no room between the ends stands beside the line.
  const middle = (from + to) / 2;
  const x = isWide ? middle : fits ? level : level + wide / 2 + 5;
  const y = isWide ? (fits ? level : level - 11) : middle;
  setText(node.label, text);
  move(node.label, x, y + 4);
  set(node.back, "x", Math.round(x - wide / 2));
  set(node.back, "y", Math.round(y) - 7);
  set(node.back, "width", Math.round(wide));
  set(node.back, "height", 14);
  const isHidden = length < 0.5 || (!fits && zoom < 0.7);
  set(node.back, "visibility", isHidden ? "hidden" : "inherit");
  set(node.label, "visibility", isHidden ? "hidden" : "inherit");
  const reach = 12;
  set(node.hit, "x", isWide ? Math.min(from, x - wide / 2) : level - reach);
  set(node.hit, "y", isWide ? level - reach : Math.min(from, y - reach));
  set(node.hit, "width", isWide ? Math.max(length, wide) : fits ? 2 * reach : reach + wide);
  set(node.hit, "height", isWide ? 2 * reach : Math.max(length, 2 * reach));
}
