/* Dragging a gap or the edge of a box changes the number in the text that stands for it; dragging a box, the gap before it, or
   else one behind it. Until the pointer is let go the number changes only in the layer and in the engine; then it is one edit with one undo. */
import { announce, toast } from "../base/announcer.js";
import { number } from "../base/dom.js";
import { textAfter } from "../editor/edits.js";

const threshold = 3;
const reach = 6;
const outside = 4;
const largest = 10000;
const fixed = "No number in the text says where this is, so that it cannot be dragged.";

export class Adjusting {
  #session;
  #canvas;
  #editor;
  #drag = null;
  /** What was pressed, while it is found out which number it moves. */
  #pressed = null;
  /** What the pointer did last. */
  #last = null;
  /** What was pressed, where no number moves it. */
  #stuck = null;
  /** The press of a box that has not been pulled yet, and its view. */
  #body = null;
  #frame = 0;

  constructor(session, canvas, editor) {
    this.#session = session;
    this.#canvas = canvas;
    this.#editor = editor;
    const { board } = canvas;
    board.addEventListener("pointerdown", (event) => this.#begin(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", (event) => this.#end(event, true));
    board.addEventListener("pointercancel", (event) => this.#end(event, false));
    // A finger that has hold of something scrolls nothing.
    board.addEventListener("touchmove", (event) => { if (this.#drag || this.#body || this.#pressed) event.preventDefault(); }, { passive: false });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#drag) { event.preventDefault(); this.#end(null, false); }
    });
  }

  get isMoving() { return this.#drag?.hasMoved ?? false; }

  /** The edge of a view near a pointer, inside or outside of it: its name and axis, or null. On a gap it is one of the box
   * alone in which the pointer is. */
  edgeAt(event) {
    const { zoom, corner, scene } = this.#canvas;
    const [x, y] = this.#canvas.pointOf(event).map((place, axis) => place - corner[axis]);
    let found = null;
    let nearest = outside;
    for (const view of scene.order) {
      if (!scene.isDrawn(view)) continue;
      const [left, top, wide, high] = scene.rect(view).map((number) => number * zoom);
      const inside = { left: x - left, right: left + wide - x, top: y - top, bottom: top + high - y };
      const [edge, depth] = Object.entries(inside).reduce((one, other) => (other[1] < one[1] ? other : one));
      if (depth < -outside) continue;
      // Within, what is above hides the edges of what is below.
      if (depth > Math.min(reach, Math.min(wide, high) / 4)) {
        if (!scene.isGuide(view)) [found, nearest] = [null, outside];
      } else if (found === null || Math.abs(depth) <= nearest) {
        nearest = Math.abs(depth);
        found = { view, edge, axis: edge === "left" || edge === "right" ? 0 : 1, isInside: depth >= 0 };
      }
    }
    return found && (found.isInside || this.#canvas.dimensionAt(event) === null) ? found : null;
  }

  async #begin(event) {
    if (event.button !== 0 || event.target !== this.#canvas.board) return;
    const edge = this.edgeAt(event);
    const dimension = edge ? null : this.#canvas.dimensionAt(event);
    if (dimension === null && edge === null) {
      // A finger moves what is seen, where there is more of it.
      const view = event.pointerType === "touch" && !this.#canvas.isFitting ? null : this.#canvas.viewAt(event);
      // Along which axis a box is pulled is seen when it is.
      this.#body = view === null || view < 0 ? null : { event, view };
      return;
    }
    this.#last = event;
    const line = edge ? null : this.#canvas.dimensions.line(dimension);
    const what = edge ? { view: this.#canvas.scene.views[edge.view].name, edge: edge.edge } : line.index;
    await this.#grasp(event, [what], { line: line?.index, edge, axis: edge ? edge.axis : line.axis === "h" ? 0 : 1 });
  }

  /** Takes hold of the numbers that there are of several things. */
  async #grasp(event, choices, how) {
    const base = this.#session.text;
    this.#pressed = event;
    this.#canvas.board.setPointerCapture(event.pointerId);
    const numbers = (await this.#session.ask((sheet) => choices.map((what) => sheet.numberFor(what))) ?? []).filter(Boolean);
    if (this.#pressed !== event || this.#session.text !== base) return;
    this.#stuck = numbers.length ? null : event;
    if (numbers.length) this.#drag = { ...how, numbers, x: event.clientX, y: event.clientY, hasMoved: false, base };
    // It has been moved meanwhile.
    this.#move(this.#last);
  }

  /** A box follows by the gap before it along the way that it is pulled, or else by one behind it. */
  #pull({ clientX, clientY }) {
    const { event, view } = this.#body;
    const way = [clientX - event.clientX, clientY - event.clientY].map(Math.abs);
    if (Math.max(...way) < threshold) return;
    this.#body = null;
    const axis = way[0] < way[1] ? 1 : 0;
    const gaps = this.#canvas.dimensions.lines.filter((line) => line.axis === "hv"[axis] && !line.isSize && line.tie?.edges.some((edge) => edge.view === view));
    const isBefore = ({ tie }) => tie.edges.some((edge) => edge.view === view && edge.side === 0);
    const choices = [...gaps.filter(isBefore), ...gaps.filter((line) => !isBefore(line))].map(({ index }) => index);
    this.#grasp(event, choices, { edge: { view, edge: axis ? "top" : "left" }, axis });
  }

  #move(event) {
    const drag = this.#drag;
    this.#last = event;
    if (this.#body) return this.#pull(event);
    if (!drag) return this.#explain(event);
    const delta = drag.axis === 0 ? event.clientX - drag.x : event.clientY - drag.y;
    if (!drag.hasMoved) {
      if (Math.abs(delta) < threshold) return;
      const moves = (number) => {
        Object.assign(drag, number, { next: number.value });
        drag.slope = this.#slope(drag);
        return drag.slope;
      };
      if (!drag.numbers.some(moves)) return this.#refuse(drag);
      drag.hasMoved = true;
      this.#canvas.hold(true);
      this.#canvas.mark("moved", drag.edge?.view ?? this.#moved(drag));
    }
    const grain = event.altKey ? 0.5 : event.shiftKey ? 10 : 1;
    const moved = delta / this.#canvas.zoom / drag.slope;
    const next = Math.max(drag.least ?? -largest, Math.round((drag.value + moved) / grain) * grain);
    if (next === drag.next) return;
    drag.next = next;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#drag) this.#session.preview(this.#edited(drag, drag.next));
    });
  }

  /** Says why what is pulled at does not move. */
  #explain(event) {
    const stuck = this.#stuck;
    if (!stuck || Math.hypot(event.clientX - stuck.clientX, event.clientY - stuck.clientY) < 2 * threshold) return;
    this.#stuck = null;
    toast(fixed);
  }

  /** A number that only bounds what is dragged would change unseen. */
  #refuse(drag) {
    this.#drag = null;
    this.#session.setText(drag.base);
    toast(fixed);
  }

  /** How far what is dragged moves if the number grows by one, of a gap the end that moves: found by trying, also steps that
   * rounding does not swallow. 0 where nothing moves; in a conflict, which a number may end or begin, all the same 1 or -1. */
  #slope(drag) {
    const before = this.#places(drag);
    let clashes = this.#session.report.conflicts.length;
    const isBackwards = drag.edge ? ["left", "top"].includes(drag.edge.edge) : this.#line(drag)?.tie?.edges[1].view < 0;
    return [1, -1, 8, -8].flatMap((step) => {
      this.#session.preview(this.#edited(drag, drag.value + step));
      clashes += this.#session.report.conflicts.length;
      return this.#places(drag).map((place, end) => (place - before[end]) / step);
    }).find((slope) => Math.abs(slope) >= 0.05) ?? (clashes ? isBackwards ? -1 : 1 : 0);
  }

  /** The view that moves with a gap. */
  #moved(drag) { return this.#line(drag)?.views.findLast((view) => view >= 0) ?? null; }

  /** The line that is dragged, if it is there: in a conflict others are drawn beside it, or in its place. */
  #line(drag) { return this.#canvas.dimensions.lines.find(({ index }) => index === drag.line); }

  /** Where the edge is that is dragged, or the ends of the gap, the far one first. */
  #places(drag) {
    if (drag.edge) {
      const rect = this.#canvas.scene.rect(drag.edge.view);
      const isEnd = drag.edge.edge === "right" || drag.edge.edge === "bottom";
      return [rect[drag.axis] + (isEnd ? rect[drag.axis + 2] : 0)];
    }
    const line = this.#line(drag);
    return line ? [line.to, line.from].map((place) => place[drag.axis]) : [0, 0];
  }

  #edited(drag, value) { return textAfter(drag.base, [this.#edit(drag, value)]); }

  #edit(drag, value) { return { range: drag.range, text: drag.text(value) }; }

  #end(event, isKept) {
    const drag = this.#drag;
    this.#pressed = this.#stuck = this.#body = null;
    if (!drag) return;
    this.#drag = null;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!drag.hasMoved) return;
    this.#canvas.hold(false);
    this.#canvas.mark("moved", null);
    const { text } = this.#session;
    if (isKept && drag.next !== drag.value && text === drag.base) {
      const edit = this.#edit(drag, drag.next);
      this.#editor.apply([edit], [edit.range[0], edit.range[0] + edit.text.length]);
      announce(`${number(drag.value)} is now ${number(drag.next)}.`);
    } else {
      this.#session.setText(text);
    }
    this.#editor.endPreview();
    // The click that follows a drag chooses nothing.
    this.#canvas.board.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    setTimeout(() => this.#canvas.board.dispatchEvent(new MouseEvent("click")), 0);
  }
}
