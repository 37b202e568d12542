/* All widths at once: plays them, and lists those where something no longer holds or a box is empty. */
import { announce } from "../base/announcer.js";
import { button, byId, element, number, set } from "../base/dom.js";
import { limitsOf } from "./limits.js";

const from = 200;
const to = 1200;

export class Sweep {
  #session;
  #canvas;
  #place = element("div", { class: "sweep", role: "region", "aria-label": "Widths where something changes", hidden: true });
  #playing = 0;
  #turn = 0;

  constructor(session, canvas) {
    this.#session = session;
    this.#canvas = canvas;
    byId("readout").before(this.#place);
    // What it has found is true of one text.
    session.on("edit settings", () => { this.stop(); set(this.#place, "hidden", true); });
  }

  get isPlaying() { return this.#playing !== 0; }

  /** Lists where something changes, and plays all widths. */
  async start() {
    if (this.isPlaying) return this.stop();
    const turn = ++this.#turn;
    const found = await this.#session.ask((sheet) => limitsOf(sheet, from, to));
    if (!found || turn !== this.#turn) return;
    this.#list(found);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const before = this.#session.size;
    const height = this.#session.currentSize[1];
    const begin = performance.now();
    // All of each width is seen.
    this.#canvas.fit();
    const play = (now) => {
      const share = Math.min(1, (now - begin) / 4000);
      this.#session.resize([Math.round(from + (to - from) * share), height], true);
      if (share < 1) { this.#playing = requestAnimationFrame(play); return; }
      this.#playing = 0;
      this.#session.resize(before);
    };
    this.#playing = requestAnimationFrame(play);
  }

  stop() {
    this.#turn += 1;
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.#playing);
    this.#playing = 0;
    this.#session.resize(this.#session.size);
  }

  #list(found) {
    this.#place.hidden = false;
    const close = button("Close", () => { this.stop(); this.#place.hidden = true; }, { class: "small" });
    if (found.length === 0) {
      const all = `From ${from} to ${to} points of width everything holds.`;
      this.#place.replaceChildren(element("p", {}, all), close);
      return announce(all);
    }
    this.#place.replaceChildren(
      element("ul", {}, found.slice(0, 12).map((one) => element("li", {},
        button(`${number(one.from)}–${number(one.to)}`, () => { this.stop(); this.#session.resize([one.from, this.#session.currentSize[1]]); }, { class: "small" }),
        element("span", {}, ` ${one.what.replaceAll("`", "")}`)))), close);
  }
}
