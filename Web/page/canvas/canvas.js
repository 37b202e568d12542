/* The canvas: what the session lays out, drawn to scale between rulers. */
import { byId, element, number, set, shape } from "../base/dom.js";
import { Boxes } from "./boxes.js";
import { Dimensions } from "./dimensions.js";
import { Ghosts, hatching } from "./ghosts.js";
import { Ruler } from "./rulers.js";
import { Scene } from "./scene.js";

const wideMargin = 36;
const narrowMargin = 24;

export class Canvas {
  scene = new Scene();
  zoom = 1;
  origin = [wideMargin, wideMargin];
  viewport = element("div", { class: "viewport", id: "viewport" });
  board = element("div", { class: "board" });
  svg = shape("svg", { class: "drawing", role: "img", "aria-label": "Layout" });
  boxes = new Boxes();
  dimensions = new Dimensions();
  ghosts = new Ghosts();
  #root = shape("rect", { class: "root-box" });
  #hint = element("p", { class: "hint", hidden: true }, "Type a format string such as ", element("code", {}, "H:|-[name]-[field]-|"), " or open the gallery.");
  #target = shape("g", { class: "targets" });
  #rulers = [new Ruler(true), new Ruler(false)];
  #session;
  #isFitting = true;
  #isHeld = false;
  #goal = null;
  #drawn = 0;
  /** What is seen of the board: asked for only when it changes, since asking lays the page out. */
  #wide = 0;
  #high = 0;
  #scroll = [0, 0];
  frameTimes = [];

  constructor(session) {
    this.#session = session;
    this.svg.append(shape("defs", {}, hatching()), this.#root, this.boxes.group, this.#target, this.ghosts.group, this.dimensions.group);
    this.board.append(this.svg);
    this.viewport.append(this.board);
    byId("stage").append(element("div", { class: "ruler-corner" }), this.#rulers[0].node, this.#rulers[1].node, this.viewport, this.#hint);
    this.viewport.addEventListener("scroll", () => {
      this.#scroll = [this.viewport.scrollLeft, this.viewport.scrollTop];
      this.#drawRulers();
    });
    this.viewport.addEventListener("wheel", (event) => this.#wheeled(event), { passive: false });
    new ResizeObserver(() => {
      this.#measure();
      if (this.#isFitting && !this.#isHeld) this.fit();
      else this.draw();
    }).observe(this.viewport);
    this.#measure();
    for (const event of ["report", "quick", "preview"]) session.addEventListener(event, () => this.#take());
    session.addEventListener("frames", () => this.frame());
  }

  /** While something is dragged, the scale and the root's corner stay where they are, and behind it too. */
  hold(isHeld) {
    this.#isHeld = isHeld;
    this.#isFitting = false;
  }

  /** Draws new numbers. */
  frame() {
    const start = performance.now();
    this.scene.place(this.#session.frames);
    if (this.#isFitting && !this.#isHeld) this.#fitZoom();
    this.draw();
    this.frameTimes.push(performance.now() - start);
    if (this.frameTimes.length > 600) this.frameTimes.shift();
  }

  /** Shows all, as large as fits. */
  fit() {
    this.#isFitting = true;
    this.#fitZoom();
    this.draw();
    this.#session.dispatchEvent(new Event("zoom"));
  }

  setZoom(zoom, around = null) {
    const next = Math.min(4, Math.max(0.25, zoom));
    const view = this.viewport;
    const x = around ? around[0] : this.#wide / 2;
    const y = around ? around[1] : this.#high / 2;
    const point = [(view.scrollLeft + x - this.origin[0]) / this.zoom, (view.scrollTop + y - this.origin[1]) / this.zoom];
    this.#isFitting = false;
    this.zoom = next;
    this.#centre();
    this.draw();
    view.scrollLeft = point[0] * next + this.origin[0] - x;
    view.scrollTop = point[1] * next + this.origin[1] - y;
    this.#session.dispatchEvent(new Event("zoom"));
  }

  get isFitting() { return this.#isFitting; }

  /** The view under a pointer, -1 for the root, null for none. */
  viewAt(target) {
    const group = target.closest?.("[data-view]");
    if (group) return Number(group.dataset.view);
    return target.closest?.(".root-box") ? -1 : null;
  }

  dimensionAt(target) {
    const group = target.closest?.("[data-dimension]");
    return group ? Number(group.dataset.dimension) : null;
  }

  /** Outlines where views are to get to: rectangles by name, or null. */
  setGoal(goal) {
    this.#goal = goal;
    this.#target.replaceChildren(...(goal ?? []).map(() => shape("rect", { class: "target", rx: 3 })));
    this.draw();
  }

  draw() {
    const { scene, zoom, origin } = this;
    const width = Math.ceil(origin[0] * 2 + scene.size[0] * zoom);
    const height = Math.ceil(origin[1] * 2 + scene.size[1] * zoom);
    const wide = Math.max(this.#wide, width);
    const high = Math.max(this.#high, height);
    if (this.board.dataset.size !== `${width} ${height}`) {
      this.board.dataset.size = `${width} ${height}`;
      this.board.style.setProperty("width", `${width > this.#wide + 1 ? width : this.#wide}px`);
      this.board.style.setProperty("height", `${height > this.#high + 1 ? height : this.#high}px`);
    }
    set(this.svg, "width", wide);
    set(this.svg, "height", high);
    set(this.#root, "x", Math.round(origin[0]) + 0.5);
    set(this.#root, "y", Math.round(origin[1]) + 0.5);
    set(this.#root, "width", Math.max(0, Math.round(scene.size[0] * zoom)));
    set(this.#root, "height", Math.max(0, Math.round(scene.size[1] * zoom)));
    this.boxes.place(scene, zoom, origin);
    this.dimensions.place(scene, zoom, origin);
    this.ghosts.place(scene, zoom, origin);
    this.#placeGoal();
    this.#drawRulers();
    this.#session.dispatchEvent(new Event("drawn"));
    this.#drawn += 1;
  }

  get drawnCount() { return this.#drawn; }

  #measure() {
    this.#wide = this.viewport.clientWidth;
    this.#high = this.viewport.clientHeight;
  }

  #take() {
    const report = this.#session.report;
    this.scene.take(report);
    this.scene.keep(this.#session.lastGood(report));
    this.scene.place(this.#session.frames);
    this.boxes.take(this.scene);
    this.dimensions.take(report, this.scene);
    this.ghosts.take(report, this.scene);
    const [width, height] = this.scene.size;
    this.#hint.hidden = this.scene.views.length > 0;
    this.svg.setAttribute("aria-label", `Layout of ${this.scene.views.length} views in ${number(width)} by ${number(height)} points; the tab Frames lists them`);
    this.frame();
  }

  get #margin() { return this.#wide < 480 ? narrowMargin : wideMargin; }

  #fitZoom() {
    const [width, height] = this.scene.size;
    const margin = this.#margin;
    const wide = this.#wide - 2 * margin;
    const high = this.#high - 2 * margin;
    if (wide <= 0 || high <= 0) return;
    const best = Math.min(wide / Math.max(1, width), high / Math.max(1, height), 2);
    this.zoom = Math.min(4, Math.max(0.25, Math.floor(best * 20) / 20));
    this.#centre();
  }

  #centre() {
    const { scene, zoom } = this;
    const margin = this.#margin;
    this.origin = [
      Math.max(margin, Math.round((this.#wide - scene.size[0] * zoom) / 2)),
      Math.max(margin, Math.round((this.#high - scene.size[1] * zoom) / 2)),
    ];
  }

  #placeGoal() {
    (this.#goal ?? []).forEach((rect, index) => {
      const node = this.#target.children[index];
      set(node, "x", Math.round(this.origin[0] + rect[0] * this.zoom) + 0.5);
      set(node, "y", Math.round(this.origin[1] + rect[1] * this.zoom) + 0.5);
      set(node, "width", Math.max(0, Math.round(rect[2] * this.zoom)));
      set(node, "height", Math.max(0, Math.round(rect[3] * this.zoom)));
    });
  }

  #drawRulers() {
    const { origin, zoom, scene } = this;
    this.#rulers[0].draw(this.#wide, origin[0] - this.#scroll[0], zoom, [0, scene.size[0]]);
    this.#rulers[1].draw(this.#high, origin[1] - this.#scroll[1], zoom, [0, scene.size[1]]);
  }

  #wheeled(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.viewport.getBoundingClientRect();
    this.setZoom(this.zoom * Math.exp(-event.deltaY / 300), [event.clientX - box.left, event.clientY - box.top]);
  }
}


