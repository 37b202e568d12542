/* The boxes of a scene with names and numbers, as SVG whose nodes are kept from frame to frame. */
import { move, number, set, setText, shape } from "../base/dom.js";

const measurer = document.createElement("canvas").getContext("2d");
const widths = new Map();

/** How wide a text is on the canvas, in pixels. */
export function textWidth(text, font) {
  const key = font + text;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size > 5000) widths.clear();
    measurer.font = font;
    width = measurer.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

const nameFont = "550 12px Inter, system-ui, sans-serif";
const digit = 6.7;

export class Boxes {
  group = shape("g", { class: "boxes" });
  #nodes = [];

  /** Makes as many boxes as a scene has views, in an order in which children lie upon parents. */
  take(scene) {
    while (this.#nodes.length < scene.views.length) this.#nodes.push(makeBox(this.#nodes.length));
    this.#nodes.length = scene.views.length;
    this.group.replaceChildren(...scene.order.map((index) => this.#nodes[index].group));
    for (const index of scene.order) {
      const view = scene.views[index];
      const node = this.#nodes[index];
      const open = view.ambiguous?.length > 0;
      let classes = `box depth-${Math.min(2, scene.depth[index])}`;
      if (scene.isGuide(index)) classes += " is-guide";
      if (scene.hasChildren[index]) classes += " is-container";
      if (open) classes += " is-open";
      if (scene.isStale(index)) classes += " is-stale";
      set(node.group, "class", classes);
      set(node.group, "visibility", scene.isDrawn(index) ? "visible" : "hidden");
      setText(node.name, view.name);
      node.nameWidth = textWidth(view.name, nameFont);
    }
  }

  /** Puts the boxes where a scene has its views. */
  place(scene, zoom, origin) {
    for (const index of scene.order) {
      const node = this.#nodes[index];
      if (!scene.isDrawn(index)) continue;
      const at = index * 4;
      const x = scene.rects[at];
      const y = scene.rects[at + 1];
      const width = scene.rects[at + 2];
      const height = scene.rects[at + 3];
      const left = Math.round(origin[0] + x * zoom) + 0.5;
      const top = Math.round(origin[1] + y * zoom) + 0.5;
      const right = Math.round(origin[0] + (x + width) * zoom) + 0.5;
      const bottom = Math.round(origin[1] + (y + height) * zoom) + 0.5;
      const wide = Math.max(1, right - left);
      const high = Math.max(1, bottom - top);
      set(node.rect, "x", left);
      set(node.rect, "y", top);
      set(node.rect, "width", wide);
      set(node.rect, "height", high);
      const isContainer = scene.hasChildren[index] === 1;
      placeLabels(node, isContainer ? null : [x, y, width, height], left, top, wide, high);
    }
  }

  mark(index, name, isOn) {
    this.#nodes[index]?.group.toggleAttribute(`data-${name}`, isOn);
  }
}

function makeBox(index) {
  const rect = shape("rect", { rx: 3 });
  const name = shape("text", { class: "box-name" });
  const numbers = shape("text", { class: "box-numbers" });
  return { group: shape("g", { "data-view": index }, rect, name, numbers), rect, name, numbers, nameWidth: 0 };
}

/** Writes what there is room for: name and all four numbers, name and size, or the name alone. */
function placeLabels(node, frame, left, top, wide, high) {
  const small = node.nameWidth + 4 > wide ? 0.84 : 1;
  const showsName = high >= 12 && wide >= node.nameWidth * small + 4;
  set(node.name, "class", small < 1 ? "box-name is-small" : "box-name");
  set(node.name, "visibility", showsName ? "inherit" : "hidden");
  if (frame === null) {
    if (showsName) {
      move(node.name, left + 6, top + 14);
      set(node.name, "text-anchor", "start");
    }
    set(node.numbers, "visibility", "hidden");
    return;
  }
  const size = `${number(frame[2], 1)} × ${number(frame[3], 1)}`;
  const all = `${number(frame[0], 1)}, ${number(frame[1], 1)}  ${size}`;
  let text = "";
  let beside = false;
  if (high >= 32) {
    if (wide >= all.length * digit + 4) text = all;
    else if (wide >= size.length * digit + 4) text = size;
  } else if (high >= 14) {
    const rest = wide - node.nameWidth - 20;
    if (rest >= all.length * digit) { text = all; beside = true; }
    else if (rest >= size.length * digit) { text = size; beside = true; }
  }
  const middle = left + wide / 2;
  const centre = top + high / 2;
  const textWide = text.length * digit;
  if (showsName) {
    const shift = beside ? -(textWide + 8) / 2 : 0;
    move(node.name, middle + shift, text && !beside ? centre - 3 : centre + 4);
    set(node.name, "text-anchor", "middle");
  }
  const isShown = text !== "" && showsName;
  set(node.numbers, "visibility", isShown ? "inherit" : "hidden");
  if (isShown) {
    setText(node.numbers, text);
    move(node.numbers, beside ? middle + (node.nameWidth + 8) / 2 : middle, beside ? centre + 4 : centre + 12);
  }
}
