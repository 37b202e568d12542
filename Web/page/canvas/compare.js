/* The same text under another setting, below the first: direction, spacing or scale. */
import { byId, element, shape } from "../base/dom.js";
import { Boxes } from "./boxes.js";
import { Scene } from "./scene.js";

export const comparisons = {
  off: ["Off", null],
  direction: ["Both directions", null],
  spacing: ["No standard spaces", { spacing: [0, 0] }],
  scale: ["Rounded to whole pixels", { scale: 1 }],
};

export class Compare {
  kind = "off";
  #session;
  #canvas;
  #sheet = null;
  #scene = new Scene();
  #boxes = new Boxes();
  #root = shape("rect", { class: "root-box" });
  #svg = shape("svg", { class: "drawing", "aria-hidden": "true" }, this.#root, this.#boxes.group);
  #label = element("p", { class: "compare-label" });
  #place = element("div", { class: "compare", hidden: true }, this.#label, this.#svg);

  constructor(session, canvas) {
    this.#session = session;
    this.#canvas = canvas;
    byId("stage").after(this.#place);
    for (const event of ["frames", "report", "quick", "settings"]) session.addEventListener(event, () => this.#draw());
    session.addEventListener("zoom", () => this.#draw());
  }

  choose(kind) {
    this.kind = kind;
    this.#sheet?.close();
    this.#sheet = null;
    this.#place.hidden = kind === "off";
    this.#canvas.fit();
    this.#draw();
    this.#session.dispatchEvent(new Event("settings"));
  }

  #draw() {
    if (this.kind === "off") return;
    const session = this.#session;
    const base = session.settings;
    const own = session.report?.settings?.direction ?? "ltr";
    const isLeftward = own === "rtl" || own === "rightToLeft";
    const change = this.kind === "direction" ? { direction: isLeftward ? "ltr" : "rtl" } : comparisons[this.kind][1];
    const report = session.ask((_, engine) => {
      if (!this.#sheet) this.#sheet = engine.open(session.text);
      else this.#sheet.replace(session.text);
      this.#sheet.configure({ ...base, ...change });
      const [width, height] = session.currentSize;
      this.#sheet.resize(width, height);
      return this.#sheet.report({ ambiguity: false, explaining: false });
    });
    if (!report) return;
    this.#label.textContent = this.kind === "direction" ? (isLeftward ? "Left to right" : "Right to left") : comparisons[this.kind][0];
    const { zoom, origin } = this.#canvas;
    this.#scene.take(report);
    this.#scene.place(this.#sheet.frames);
    this.#boxes.take(this.#scene);
    const place = [origin[0], 8];
    const [width, height] = this.#scene.size;
    this.#root.setAttribute("x", place[0] + 0.5);
    this.#root.setAttribute("y", 8.5);
    this.#root.setAttribute("width", Math.round(width * zoom));
    this.#root.setAttribute("height", Math.round(height * zoom));
    this.#svg.setAttribute("width", Math.ceil(place[0] * 2 + width * zoom));
    this.#svg.setAttribute("height", Math.ceil(height * zoom) + 24);
    this.#boxes.place(this.#scene, zoom, place);
  }
}
