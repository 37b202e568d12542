/* Rulers along the top and the left of the canvas, in points. */
import { set, setText, shape } from "../base/dom.js";

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
export const rulerSize = 20;

export class Ruler {
  node;
  #path = shape("path", { class: "ruler-ticks" });
  #extent = shape("rect", { class: "ruler-extent" });
  #labels = [];
  #isWide;

  constructor(isWide) {
    this.#isWide = isWide;
    this.node = shape("svg", { class: isWide ? "ruler ruler-top" : "ruler ruler-left", "aria-hidden": "true" }, this.#extent, this.#path);
  }

  /** Draws ticks for `length` pixels, of which the zero stands at `zero`; `extent` is shaded. */
  draw(length, zero, zoom, extent) {
    const step = steps.find((one) => one * zoom >= 44) ?? 10000;
    const small = step / (step % 5 === 0 && step >= 5 ? 5 : 2);
    let path = "";
    const first = Math.floor(-zero / zoom / step) * step;
    let used = 0;
    for (let value = first; zero + value * zoom <= length; value += step) {
      for (let tick = value; tick < value + step - 1e-9; tick += small) {
        const at = Math.round(zero + tick * zoom) + 0.5;
        const long = tick === value ? 10 : 5;
        path += this.#isWide ? `M${at} ${20 - long}V20` : `M${26 - long} ${at}H26`;
      }
      this.#label(used, value, Math.round(zero + value * zoom));
      used += 1;
    }
    for (let index = used; index < this.#labels.length; index += 1) set(this.#labels[index], "visibility", "hidden");
    set(this.#path, "d", path);
    set(this.#extent, this.#isWide ? "x" : "y", zero + extent[0] * zoom);
    set(this.#extent, this.#isWide ? "width" : "height", Math.max(0, (extent[1] - extent[0]) * zoom));
    set(this.#extent, this.#isWide ? "height" : "width", 26);
  }

  #label(index, value, at) {
    let node = this.#labels[index];
    if (!node) {
      node = shape("text", { class: "ruler-label" });
      this.#labels.push(node);
      this.node.append(node);
    }
    setText(node, String(value));
    set(node, "visibility", value < 0 ? "hidden" : "visible");
    set(node, "x", this.#isWide ? at + 3 : 2);
    if (this.#isWide) {
      set(node, "y", 9);
    } else {
      set(node, "y", at - 3);
    }
  }
}
