/* Views of which something is open: hatched, with the outlines of the two extremes. */
import { set, shape } from "../base/dom.js";

/** The pattern of lines that says "open" without a colour. */
export function hatching() {
  return shape("pattern", { id: "hatching", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    shape("path", { class: "hatching", d: "M0 0V8" }));
}

export class Ghosts {
  group = shape("g", { class: "ghosts" });
  #ghosts = [];

  take(report, scene) {
    this.#ghosts = [];
    scene.views.forEach((view, index) => {
      if (!(view.ambiguous?.length > 0) || !scene.isDrawn(index)) return;
      this.#ghosts.push({ index, extreme: null, node: shape("rect", { class: "hatched", rx: 3 }) });
      for (const extreme of extremesOf(view, scene.local(index))) {
        this.#ghosts.push({ index, extreme, node: shape("rect", { class: "ghost", rx: 3 }) });
      }
    });
    this.group.replaceChildren(...this.#ghosts.map((ghost) => ghost.node));
  }

  place(scene, zoom, origin) {
    for (const { index, extreme, node } of this.#ghosts) {
      const rect = scene.rect(index);
      const parent = scene.rect(scene.views[index].parent ?? -1);
      const at = extreme ? [parent[0] + extreme[0], parent[1] + extreme[1], extreme[2], extreme[3]] : rect;
      const left = Math.round(origin[0] + at[0] * zoom) + 0.5;
      const top = Math.round(origin[1] + at[1] * zoom) + 0.5;
      set(node, "x", left);
      set(node, "y", top);
      set(node, "width", Math.max(0, Math.round(at[2] * zoom)));
      set(node, "height", Math.max(0, Math.round(at[3] * zoom)));
    }
  }
}

/** The frames at both ends of what is open; an end that is infinitely far stays away. */
export function extremesOf(view, frame) {
  const parts = ["x", "y", "width", "height"];
  const ranges = view.ranges ?? {};
  return [0, 1].flatMap((end) => {
    if (!parts.some((part) => Number.isFinite(ranges[part]?.[end]))) return [];
    const rect = parts.map((part, at) => (Number.isFinite(ranges[part]?.[end]) ? ranges[part][end] : frame[at]));
    return rect.every((value, at) => Math.abs(value - frame[at]) < 0.01) ? [] : [rect];
  });
}
