/* The grips at the root's right and bottom edge and at its corner: the size is dragged, or moved by keys. */
import { element } from "../base/dom.js";
import { snapped } from "./presets.js";

const largest = 10000;

export class Grips {
  #session;
  #canvas;
  #grips;
  #start = null;
  #wanted = null;
  #frame = 0;

  constructor(session, canvas) {
    this.#session = session;
    this.#canvas = canvas;
    this.#grips = [
      this.#make("right", "vertical", "Width", [1, 0]),
      this.#make("bottom", "horizontal", "Height", [0, 1]),
      this.#make("corner", "vertical", "Width and height", [1, 1]),
    ];
    canvas.board.append(...this.#grips.map((grip) => grip.node));
    session.on("drawn", () => this.#place());
  }

  /** Makes the root larger or smaller. */
  step(width, height) {
    const [w, h] = this.#session.currentSize;
    this.#session.resize([clamp(w + width), clamp(h + height)].map((value, axis) => this.#keeps(axis, [width, height]) ? value : this.#ownSize(axis)));
  }

  /** A height that the content decides stays the content's while only the width is changed. */
  #keeps(axis, change) { return change[axis] !== 0 || this.#ownSize(axis) !== null; }

  #ownSize(axis) {
    const session = this.#session;
    return session.size ? session.size[axis] : session.report?.settings?.size?.[axis] ?? null;
  }

  #make(name, orientation, label, moves) {
    const node = element("div", {
      class: `grip grip-${name}`, role: "separator", tabindex: name === "corner" ? null : "0",
      "aria-orientation": orientation, "aria-label": label, "aria-valuemin": 0, "aria-valuemax": largest, "aria-hidden": name === "corner" ? "true" : null,
    });
    node.addEventListener("pointerdown", (event) => this.#begin(event, moves));
    node.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) node.addEventListener(end, () => this.#end());
    node.addEventListener("keydown", (event) => this.#keyed(event, moves));
    return { name, node, moves };
  }

  #begin(event, moves) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
    event.target.focus({ preventScroll: true });
    const [width, height] = this.#session.currentSize;
    this.#start = { x: event.clientX, y: event.clientY, width, height, moves };
    this.#canvas.hold(true);
  }

  #move(event) {
    const start = this.#start;
    if (!start) return;
    const zoom = this.#canvas.zoom;
    const dx = start.moves[0] ? (event.clientX - start.x) / zoom : 0;
    const dy = start.moves[1] ? (event.clientY - start.y) / zoom : 0;
    let width = start.width + dx;
    let height = start.height + dy;
    if (event.shiftKey && start.width > 0 && start.height > 0) {
      if (start.moves[0]) height = (start.height * width) / start.width;
      else width = (start.width * height) / start.height;
    } else if (!event.altKey) {
      if (start.moves[0]) width = snapped(width, 0, 4 / zoom);
      if (start.moves[1]) height = snapped(height, 1, 4 / zoom);
    }
    const isBoth = event.shiftKey;
    this.#wanted = [
      start.moves[0] || isBoth ? clamp(Math.round(width)) : this.#ownSize(0),
      start.moves[1] || isBoth ? clamp(Math.round(height)) : this.#ownSize(1),
    ];
    this.#frame ||= requestAnimationFrame(() => this.#solve(true));
  }

  #solve(isPassing) {
    this.#frame = 0;
    if (this.#wanted) this.#session.resize(this.#wanted, isPassing);
  }

  #end() {
    if (!this.#start) return;
    this.#start = null;
    cancelAnimationFrame(this.#frame);
    this.#solve(false);
    this.#wanted = null;
    this.#canvas.hold(false);
  }

  #keyed(event, moves) {
    const step = event.shiftKey ? 10 : 1;
    const change = {
      ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step],
    }[event.key];
    if (!change || event.altKey) return;
    event.preventDefault();
    if (!moves[0] && change[0]) return;
    if (!moves[1] && change[1]) return this.step(-change[1], 0);
    this.step(change[0], change[1]);
  }

  #place() {
    const { origin, zoom, scene } = this.#canvas;
    const right = origin[0] + scene.size[0] * zoom;
    const bottom = origin[1] + scene.size[1] * zoom;
    const places = {
      right: [right + 10, origin[1] + (scene.size[1] * zoom) / 2],
      bottom: [origin[0] + (scene.size[0] * zoom) / 2, bottom + 10],
      corner: [right + 10, bottom + 10],
    };
    for (const { name, node, moves } of this.#grips) {
      const [x, y] = places[name];
      node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      // The edge itself can be dragged as well.
      if (moves.includes(0)) node.style.setProperty("--edge", `${scene.size[moves[0]] * zoom}px`);
      const value = Math.round(name === "bottom" ? scene.size[1] : scene.size[0]);
      if (node.dataset.value !== String(value)) {
        node.dataset.value = String(value);
        node.setAttribute("aria-valuenow", String(value));
        node.setAttribute("aria-valuetext", `${value} points`);
      }
    }
  }
}

function clamp(value) { return Math.min(largest, Math.max(0, value)); }
