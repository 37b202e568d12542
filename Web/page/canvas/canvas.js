/* The canvas: what the session lays out, drawn to scale between rulers. The drawing is as large as what is seen
   of it; over it lies an empty board, which is as large as the layout, and scrolls. */
import { byId, element, number, set } from "../base/dom.js";
import { drawBoxes } from "./boxes.js";
import { drawCaptions } from "./captions.js";
import { Dimensions } from "./dimensions.js";
import { Ghosts } from "./ghosts.js";
import { drawGrid, drawRuler, rulers } from "./rulers.js";
import { Scene } from "./scene.js";
import { Surface, whenColoursChange } from "./surface.js";

const wideMargin = 36;
const narrowMargin = 24;
/** Zooms: in the largest, each of the three pixels of a point can be seen. What is too large for the smallest fits all the
 * same. */
const smallest = 0.25;
const largest = 12;

export class Canvas {
  scene = new Scene();
  zoom = 1;
  /** Where the root's corner is on the board. */
  origin = [wideMargin, wideMargin];
  viewport = element("div", { class: "viewport", id: "viewport" });
  board = element("div", { class: "board" });
  dimensions = new Dimensions();
  ghosts = new Ghosts();
  /** Where views are to get to: rectangles. */
  goal = [];
  /** What draws with what a view is in line; comes later. */
  drawGuides = null;
  surface = new Surface({ class: "drawing", role: "img", "aria-label": "Layout" });
  #session;
  #marks = { lit: null, chosen: null, constraint: null, moved: null };
  #isFitting = true;
  #isHeld = false;
  #isDue = false;
  /** What is seen of the board: asked for only when it changes, since asking lays the page out. */
  #seen = [0, 0];
  #scroll = [0, 0];
  #boardSize = "";
  frameTimes = [];
  /** For how many milliseconds after an edit views stay where they were though a line that speaks of them is wrong; those
   * stay longer, but fade, that wait for the line which is being written. */
  lingering = 2000;
  #waking = 0;
  /** The text for which that time is over. */
  #awake = null;

  constructor(session) {
    this.#session = session;
    this.viewport.append(this.board);
    byId("stage").append(this.surface.node, this.viewport);
    this.viewport.addEventListener("scroll", () => {
      this.#scroll = [this.viewport.scrollLeft, this.viewport.scrollTop];
      this.draw();
    });
    this.viewport.addEventListener("wheel", (event) => this.#wheeled(event), { passive: false });
    new ResizeObserver(() => {
      const before = this.#seen;
      this.#measure();
      // On a phone one tab shows more of the layout than another.
      const isOther = before.some((side, axis) => Math.abs(side - this.#seen[axis]) > 120);
      if ((this.#isFitting || isOther) && !this.#isHeld) this.fit();
      else this.draw();
    }).observe(this.viewport);
    this.#measure();
    whenColoursChange(() => this.draw());
    session.on("report quick preview", () => this.#take());
    session.on("frames", () => this.frame());
  }

  /** While something is dragged, the scale and the root's corner stay where they are, and behind it too. */
  hold(isHeld) {
    this.#isHeld = isHeld;
    this.#isFitting = false;
  }

  /** Draws new numbers. */
  frame() {
    this.scene.place(this.#session.frames);
    if (this.#isFitting && !this.#isHeld) this.#fitZoom();
    this.draw();
  }

  /** Shows all, as large as fits. */
  fit() {
    this.#isFitting = true;
    this.#fitZoom();
    this.draw();
    this.#session.send("zoom");
  }

  setZoom(zoom, around = this.#seen.map((side) => side / 2)) {
    const next = Math.min(largest, Math.max(Math.min(smallest, this.zoom), zoom));
    const point = around.map((place, axis) => (this.#scroll[axis] + place - this.origin[axis]) / this.zoom);
    this.#isFitting = false;
    this.zoom = next;
    this.#centre();
    this.draw();
    this.#scroll = point.map((place, axis) => place * next + this.origin[axis] - around[axis]);
    this.viewport.scrollTo(...this.#scroll);
    this.#scroll = [this.viewport.scrollLeft, this.viewport.scrollTop];
    this.#session.send("zoom");
  }

  get isFitting() { return this.#isFitting; }

  /** Lets what has an index shine: a view that is `lit`, `chosen` or `moved`, or a `constraint`; null for none. */
  mark(name, index) {
    if (this.#marks[name] === index) return;
    this.#marks[name] = index;
    this.draw();
  }

  /** Where the root's corner is in the drawing. */
  get corner() { return this.origin.map((place, axis) => place + rulers[axis] - this.#scroll[axis]); }

  /** A pointer's place in the drawing. */
  pointOf(event) {
    const box = this.surface.node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** The view under a pointer, -1 for the root, null for none. */
  viewAt(event) {
    const [x, y] = this.pointOf(event).map((place, axis) => (place - this.corner[axis]) / this.zoom);
    return this.scene.viewAt(x, y, 3 / this.zoom);
  }

  dimensionAt(event) { return this.dimensions.at(...this.pointOf(event)); }

  /** Outlines where views are to get to: rectangles, or null. */
  setGoal(goal) {
    this.goal = goal ?? [];
    this.draw();
  }

  /** Draws at the end of what is done now, however often it is asked. */
  draw() {
    this.#sizeBoard();
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      const start = performance.now();
      this.#paint();
      this.#session.send("drawn");
      this.frameTimes.push(performance.now() - start);
      if (this.frameTimes.length > 600) this.frameTimes.shift();
    });
  }

  #paint() {
    const { scene, zoom, corner, surface } = this;
    const { moved } = this.#marks;
    surface.begin(this.#seen[0] + rulers[0], this.#seen[1] + rulers[1]);
    // No number under a grip.
    const [right, bottom] = scene.size.map((side, axis) => corner[axis] + side * zoom);
    for (const [x, y, wide, high] of [[right + 10, (corner[1] + bottom) / 2, 14, 48], [(corner[0] + right) / 2, bottom + 10, 48, 14]]) surface.claim(x - wide / 2, y - high / 2, wide, high);
    this.sketch(zoom, corner, this.#marks);
    if (this.goal.length > 0 || moved !== null) {
      surface.beside(() => {
        drawGoal(surface, this.goal, zoom, corner);
        if (moved !== null) this.drawGuides?.(surface, scene, zoom, corner, moved);
      });
    }
    drawRuler(surface, 0, corner[0], zoom, scene.size[0]);
    drawRuler(surface, 1, corner[1], zoom, scene.size[1]);
  }

  /** Draws the layout, with what shines in it. */
  sketch(zoom, corner, { lit, chosen, constraint } = {}) {
    const { scene, surface } = this;
    drawRoot(surface, scene, zoom, corner);
    const nameless = drawBoxes(surface, scene, zoom, corner, lit, chosen);
    drawGrid(surface, scene, zoom, corner, this.#session.report?.settings?.scale);
    // Where views may be is known of the last report's size alone.
    if (!this.#session.isPassing && this.ghosts.list.length) {
      surface.beside(() => this.ghosts.draw(surface, scene, zoom, corner, [lit, chosen]));
      nameless.push(...this.ghosts.captions(scene, zoom, corner));
    }
    this.dimensions.draw(surface, scene, zoom, corner, constraint);
    drawCaptions(surface, nameless, () => [...this.dimensions.bars, ...scene.boxes(zoom, corner)]);
  }

  #sizeBoard() {
    const sides = this.#seen.map((side, axis) => {
      const needed = Math.ceil(this.origin[axis] * 2 + this.scene.size[axis] * this.zoom);
      return needed > side + 1 ? needed : side;
    });
    if (this.#boardSize === String(sides)) return;
    this.#boardSize = String(sides);
    this.board.style.width = `${sides[0]}px`;
    this.board.style.height = `${sides[1]}px`;
  }

  #measure() { this.#seen = [this.viewport.clientWidth, this.viewport.clientHeight]; }

  #take() {
    const report = this.#session.report;
    this.scene.take(report);
    const { text, isWriting, frames } = this.#session;
    const kept = this.#session.lastGood(report);
    if (!kept) this.#session.good = this.scene.drawn(frames);
    const isFresh = text !== this.#awake;
    this.scene.keep(isFresh || isWriting ? kept : null, isFresh && isWriting);
    clearTimeout(this.#waking);
    if (kept) this.#waking = setTimeout(() => { this.#awake = text; this.#take(); }, this.lingering);
    this.scene.place(frames);
    this.dimensions.take(report, this.scene);
    this.ghosts.take(report, this.scene);
    const { views, size: [width, height] } = this.scene;
    byId("stage").classList.toggle("is-empty", !(views.length && width + height));
    set(this.surface.node, "ariaLabel", `Layout of ${views.length === 1 ? "1 view" : `${views.length} views`} in ${number(width)} by ${number(height)} points; the tab Frames lists them`);
    this.frame();
  }

  /** Little where there is little room. */
  get #margin() { return Math.min(this.#seen[0] < 480 ? narrowMargin : wideMargin, this.#seen[1] / 6); }

  #fitZoom() {
    const [wide, high] = this.#seen.map((side) => side - 2 * this.#margin);
    if (wide <= 0 || high <= 0) return;
    // What is out of the root is seen too, but for what scrolls or is cut off, which lies in other views.
    const beyond = this.scene.beyond(this.#session.report?.conflicts.length ? Infinity : 0);
    const best = Math.min(2, ...[wide, high].map((room, axis) => {
      const side = Math.max(1, this.scene.size[axis]);
      return room / (side + 2 * Math.min(beyond[axis], side));
    }));
    this.zoom = Math.max(Math.min(smallest, best), Math.floor(best * 20) / 20);
    this.#centre();
  }

  #centre() {
    this.origin = this.#seen.map((side, axis) => Math.max(this.#margin, Math.round((side - this.scene.size[axis] * this.zoom) / 2)));
  }

  #wheeled(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.setZoom(this.zoom * Math.exp(-event.deltaY / 300), this.pointOf(event).map((place, axis) => place - rulers[axis]));
  }
}

/** Draws the container. */
export function drawRoot(surface, { size }, zoom, origin) {
  const { pen, colours } = surface;
  const [left, top] = origin.map((place) => surface.sharp(place));
  const [wide, high] = size.map((side, axis) => Math.max(0, surface.sharp(origin[axis] + side * zoom) - [left, top][axis]));
  pen.fillStyle = colours.surface;
  pen.strokeStyle = colours["line-strong"];
  pen.fillRect(left, top, wide, high);
  pen.strokeRect(left, top, wide, high);
}

function drawGoal(surface, goal, zoom, origin) {
  const { pen, colours } = surface;
  pen.strokeStyle = colours.good;
  const width = pen.lineWidth;
  pen.lineWidth = 2;
  pen.setLineDash([6, 4]);
  for (const [x, y, wide, high] of goal) {
    pen.strokeRect(surface.sharp(origin[0] + x * zoom), surface.sharp(origin[1] + y * zoom), Math.round(wide * zoom), Math.round(high * zoom));
  }
  pen.setLineDash([]);
  pen.lineWidth = width;
}
