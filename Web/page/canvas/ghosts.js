/* Views of which something is open: hatched, with the outlines of the two extremes; and those that have too little room
   for their content: with an outline. */

import { number } from "../base/dom.js";
import { touch } from "./surface.js";

/** What of a frame may be open. */
export const parts = ["x", "y", "width", "height"];
const stripe = 11;
/** Of so many views both extremes are shown. */
const few = 2;

export class Ghosts {
  #ghosts = [];

  /** Index and extreme, or null for the view itself, of all that is drawn. */
  get list() { return this.#ghosts; }

  take(report, scene) {
    // What lies on a pile because it may be anywhere is no more than the pile.
    const isPiled = (index) => scene.isLoose(index) && scene.views.some((other, at) => at !== index && other.parent === scene.views[index].parent && touch(scene.rect(at), scene.rect(index)));
    this.#ghosts = scene.views.flatMap((view, index) => (view.ambiguous.length > 0 && scene.isDrawn(index) && !scene.isStale(index) && !isPiled(index)
      ? [{ index, extreme: null }, ...extremesOf(view, scene.local(index)).map((extreme) => ({ index, extreme }))] : []));
    // Content that is stretched is seldom amiss.
    for (const { view, axis, amount } of (report?.losses ?? []).filter(({ squeezed }) => squeezed)) {
      const index = scene.indexOf(view);
      if (index >= 0 && scene.isDrawn(index)) this.#ghosts.push({ index, extreme: null, lost: axis === "h" ? 0 : 1, amount });
    }
  }

  /** How much of what its content needs each box has that has too little, as captions. */
  captions(scene, zoom, origin) {
    return this.#ghosts.filter(({ lost }) => lost !== undefined).map(({ index, lost, amount }) => {
      const rect = scene.rect(index);
      return {
        name: `${number(rect[lost + 2], 1)} of ${number(rect[lost + 2] + amount, 1)}`, colour: "warning",
        rect: rect.map((side, part) => side * zoom + (origin[part] ?? 0)),
      };
    });
  }

  /** Draws all; the extremes of many views would be a thicket, so that they are those of the ones with an index in `shown`. */
  draw(surface, scene, zoom, origin, shown = []) {
    const { pen, colours } = surface;
    pen.strokeStyle = colours.warning;
    const isMany = new Set(this.#ghosts.filter(({ extreme }) => extreme).map(({ index }) => index)).size > few;
    for (const { index, extreme, lost } of this.#ghosts) {
      if (extreme && isMany && !shown.includes(index)) continue;
      const isLost = lost !== undefined;
      const [x, y] = scene.rect(scene.views[index].parent ?? -1);
      const at = extreme ? [x + extreme[0], y + extreme[1], extreme[2], extreme[3]] : scene.seen(index);
      const left = surface.sharp(origin[0] + at[0] * zoom);
      const top = surface.sharp(origin[1] + at[1] * zoom);
      const wide = at[2] * zoom;
      const high = at[3] * zoom;
      if (!extreme && !isLost) hatch(pen, left, top, wide, high);
      const width = pen.lineWidth;
      if (isLost) pen.lineWidth = 2;
      pen.setLineDash(isLost ? [] : extreme ? [2, 4] : [4, 3]);
      pen.strokeRect(left, top, Math.round(wide), Math.round(high));
      pen.lineWidth = width;
    }
    pen.setLineDash([]);
  }
}

/** Stripes say "open" without a colour. */
function hatch(pen, left, top, wide, high) {
  pen.save();
  pen.beginPath();
  pen.rect(left, top, wide, high);
  pen.clip();
  pen.beginPath();
  // All stripes are of one pattern, so that those of boxes on top of each other are no thicket.
  for (let x = left - high - (left + top) % stripe; x < left + wide; x += stripe) {
    pen.moveTo(x, top + high);
    pen.lineTo(x + high, top);
  }
  pen.globalAlpha = 0.4;
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.restore();
}

/** One end of what is open of a part of a frame. What begins first is widest: mostly the far edge is held, or next to something. */
export const endOf = ({ ranges }, at, end) => ranges[parts[at]]?.[at > 1 ? 1 - end : end];

/** The frames at both ends of what is open; an end that is infinitely far stays away. */
function extremesOf(view, frame) {
  return [0, 1].flatMap((end) => {
    const rect = parts.map((_, at) => endOf(view, at, end) ?? frame[at]);
    return rect.every((value, at) => Math.abs(value - frame[at]) < 0.01) ? [] : [rect];
  });
}
