/* The same text under another setting, below the first: direction, spacing or scale. */
import { byId, element, setText } from "../base/dom.js";
import { drawBoxes } from "./boxes.js";
import { drawRoot } from "./canvas.js";
import { comparisons } from "./comparisons.js";
import { Scene } from "./scene.js";
import { Surface, whenColoursChange } from "./surface.js";

/** What a canvas can hold, in pixels of the page. */
const most = 8000;

export class Compare {
  #session;
  #canvas;
  #comparison;
  #kind = "off";
  /** A sheet of the engine that there was when it was opened. */
  #sheet;
  #engine = null;
  #scene = new Scene();
  #surface = new Surface({ class: "compared", "aria-hidden": "true" });
  #label = element("p", { class: "compare-label" });
  #own = element("p", { class: "compare-label own-label", hidden: true });
  #place = element("div", { class: "compare", hidden: true }, this.#label, this.#surface.node);

  constructor(session, canvas, comparison) {
    this.#session = session;
    this.#canvas = canvas;
    this.#comparison = comparison;
    byId("stage").append(this.#own);
    byId("stage").after(this.#place);
    session.on("frames report quick settings", () => this.#draw());
    session.on("zoom", () => this.#draw());
    whenColoursChange(() => this.#draw());
    this.#draw();
  }

  async #draw() {
    const { kind } = this.#comparison;
    if (this.#kind !== kind) {
      this.#kind = kind;
      this.#place.hidden = this.#own.hidden = kind === "off";
      this.#canvas.fit();
    }
    if (kind === "off") return;
    const session = this.#session;
    const base = session.settings;
    const own = session.report?.settings?.direction ?? "ltr";
    const isLeftward = own === "rtl" || own === "rightToLeft";
    const change = kind === "direction" ? { direction: isLeftward ? "ltr" : "rtl" } : comparisons[kind][1];
    const isDrawn = await session.ask((_, engine) => {
      if (this.#engine !== engine) this.#sheet = engine.open(session.text);
      else this.#sheet.replace(session.text);
      this.#engine = engine;
      this.#sheet.configure({ ...base, ...change });
      const [width, height] = session.currentSize;
      this.#sheet.resize(width, height);
      this.#scene.take(this.#sheet.report({ ambiguity: false, explaining: false }));
      this.#scene.place(this.#sheet.frames);
      return true;
    }, true);
    if (!isDrawn || this.#kind !== kind) return;
    const names = ["Left to right", "Right to left"];
    const [here, there] = kind !== "direction" ? ["As it is", comparisons[kind][0]] : isLeftward ? names.reverse() : names;
    setText(this.#own, here);
    setText(this.#label, there);
    const { zoom: wanted, origin } = this.#canvas;
    const zoom = Math.min(wanted, most / Math.max(...this.#scene.size));
    const [width, height] = this.#scene.size.map((side) => Math.ceil(side * zoom));
    this.#surface.begin(origin[0] * 2 + width, height + 24);
    for (const draw of [drawRoot, drawBoxes]) draw(this.#surface, this.#scene, zoom, [origin[0], 8]);
  }
}
