/* What is pointed at or chosen in one pane shines in the others. */
import { byId, number, setText } from "../base/dom.js";

export class Pointing {
  #session;
  #canvas;
  #editor;
  /** What drags; comes later. */
  adjusting = null;
  #lit = null;
  #chosen = null;

  constructor(session, canvas, editor) {
    this.#session = session;
    this.#canvas = canvas;
    this.#editor = editor;
    const { board } = canvas;
    board.addEventListener("pointermove", (event) => this.#over(event));
    board.addEventListener("pointerleave", () => { this.#lightConstraint({ constraint: null }); this.#session.point(null); });
    let pressed;
    board.addEventListener("pointerdown", (event) => { pressed = event; });
    // What was pulled at is not chosen.
    board.addEventListener("click", (event) => { if (Math.hypot(event.x - pressed?.x, event.y - pressed?.y) > 6) return; this.#click(event); });
    session.on("hover", (event) => this.#light(event.detail));
    session.on("hover-constraint", (event) => this.#lightConstraint(event.detail));
    session.on("caret", (event) => this.#follow(event.detail));
    session.on("text", () => this.#lightUp(null));
    session.on("frames", () => this.#read());
    session.on("report quick preview", () => this.#read());
  }

  #over(event) {
    if (this.adjusting?.isMoving || event.buttons) return;
    const edge = this.adjusting?.edgeAt(event) ?? null;
    const dimension = edge ? null : this.#canvas.dimensionAt(event);
    const axis = dimension !== null ? this.#canvas.dimensions.line(dimension)?.axis : edge ? "hv"[edge.axis] : null;
    this.#canvas.board.dataset.cursor = axis ? `resize-${axis}` : "";
    if (dimension !== null) {
      const line = this.#canvas.dimensions.line(dimension);
      this.#session.point(null);
      this.#lightConstraint({ constraint: line.constraint });
      return;
    }
    this.#lightConstraint({ constraint: null });
    const view = this.#canvas.viewAt(event);
    this.#session.point(view === null ? null : view < 0 ? "superview" : this.#canvas.scene.views[view].name);
  }

  #click(event) {
    const dimension = this.#canvas.dimensionAt(event);
    if (dimension !== null) {
      const line = this.#canvas.dimensions.line(dimension);
      if (line.statement) this.#editor.select(line.statement);
      this.#session.send("choose-constraint", line.constraint);
      return;
    }
    const view = this.#canvas.viewAt(event);
    if (view === null || view < 0) return this.#choose(null);
    this.#choose(view);
    const name = this.#canvas.scene.views[view].name;
    const places = this.#editor.occurrences(name);
    if (places.length === 0) return;
    const at = this.#editor.area.selectionStart;
    const next = places.find((range) => range[0] > at && range[0] >= this.#editor.area.selectionEnd) ?? places[0];
    this.#editor.select(next);
    this.#editor.glow(places);
  }

  #choose(view) {
    this.#chosen = view;
    this.#canvas.mark("chosen", view);
    this.#session.send("choose", view === null ? null : this.#canvas.scene.views[view].name);
    this.#read();
  }

  /** The box of the name at the caret is the chosen one. */
  #follow([from, to]) {
    if (to - from > 80) return;
    const name = this.#editor.nameAt(from) ?? (from > 0 ? this.#editor.nameAt(from - 1) : null);
    const view = name ? this.#canvas.scene.indexOf(name) : -1;
    if (view >= 0 && view !== this.#chosen) this.#choose(view);
  }

  #light({ name, from }) {
    const view = name === null ? null : this.#canvas.scene.indexOf(name);
    const index = view === null || view < 0 ? null : view;
    const hasChanged = this.#lit !== index;
    this.#lightUp(index);
    if (hasChanged || from === "text") this.#editor.glow(name === null ? [] : this.#editor.occurrences(name));
    if (hasChanged) this.#read();
  }

  #lightUp(view) {
    this.#lit = view;
    this.#canvas.mark("lit", view);
  }

  #litConstraint = null;
  #lightConstraint({ constraint }) {
    if (constraint === this.#litConstraint) return;
    this.#litConstraint = constraint;
    this.#canvas.mark("constraint", constraint);
    const range = constraint === null ? null : this.#session.report?.constraints?.[constraint]?.statement;
    this.#editor.glow(range ? [range] : []);
  }

  /** The line below the canvas: what is pointed at or chosen, in numbers. */
  #read() {
    const { scene } = this.#canvas;
    const index = this.#lit ?? this.#chosen;
    const place = byId("readout-view");
    if (index === null || !scene.views[index]) {
      const size = scene.size;
      setText(place, `${number(size[0])} × ${number(size[1])}`);
      return;
    }
    const [x, y, width, height] = scene.local(index);
    setText(place, `${scene.views[index].name}   x ${number(x)}   y ${number(y)}   ${number(width)} × ${number(height)}`);
  }
}
