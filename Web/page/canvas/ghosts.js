/* Views of which something is open: hatched, with the outlines of the two extremes. */

import { touch } from "./surface.js";

/** What of a frame may be open. */
export const parts = ["x", "y", "width", "height"];
const stripe = 11;

export class Ghosts {
  #ghosts = [];

  /** Index and extreme, or null for the view itself, of all that is drawn. */
  get list() { return this.#ghosts; }

  take(report, scene) {
    // What lies on a pile because it may be anywhere is no more than the pile.
    const isPiled = (index) => scene.isLoose(index) && scene.views.some((other, at) => at !== index && other.parent === scene.views[index].parent && touch(scene.rect(at), scene.rect(index)));
    this.#ghosts = scene.views.flatMap((view, index) => (view.ambiguous.length > 0 && scene.isDrawn(index) && !isPiled(index)
      ? [{ index, extreme: null }, ...extremesOf(view, scene.local(index)).map((extreme) => ({ index, extreme }))] : []));
  }

  draw(surface, scene, zoom, origin) {
    const { pen, colours } = surface;
    pen.strokeStyle = colours.warning;
    for (const { index, extreme } of this.#ghosts) {
      const [x, y] = scene.rect(scene.views[index].parent ?? -1);
      const at = extreme ? [x + extreme[0], y + extreme[1], extreme[2], extreme[3]] : scene.rect(index);
      const left = surface.sharp(origin[0] + at[0] * zoom);
      const top = surface.sharp(origin[1] + at[1] * zoom);
      const wide = at[2] * zoom;
      const high = at[3] * zoom;
      if (!extreme) hatch(pen, left, top, wide, high);
      pen.setLineDash(extreme ? [2, 4] : [4, 3]);
      pen.strokeRect(left, top, Math.round(wide), Math.round(high));
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
