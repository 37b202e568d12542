/* What is open moves between its extremes, so that it is seen what nothing holds. */
import { announce } from "../base/announcer.js";
import { endOf, parts } from "./ghosts.js";

/** In milliseconds, from one extreme to the next; and in points, how far what may be anything goes. */
const pace = 500;
const swing = 24;
const edges = ["left", "top", "width", "height"];

export class Wiggle {
  #session;
  #canvas;
  #frame = 0;
  #turn = 0;

  constructor(session, canvas) {
    this.#session = session;
    this.#canvas = canvas;
    session.on("edit preview size settings", () => this.stop());
  }

  get isPlaying() { return this.#frame !== 0; }

  async start() {
    this.stop();
    const turn = this.#turn;
    const { scene } = this.#canvas;
    const open = scene.views.filter(({ ambiguous }) => ambiguous.length);
    if (open.length === 0) return announce("Nothing is open.");
    announce(open.map(({ name, ambiguous }) => `${name}: ${ambiguous.join(", ")}`).join("; "));
    const here = this.#session.frames.slice();
    const [least, most] = [await this.#frames(0), await this.#frames(1)];
    if (turn !== this.#turn || [least, most].some((frames) => frames?.length !== here.length)) return;
    const stops = [here, least, most, least, most, here];
    const begun = performance.now();
    // Without motion each extreme is shown for a while.
    const ease = matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.round : (share) => (1 - Math.cos(share * Math.PI)) / 2;
    scene.isMoving = true;
    const play = (now) => {
      const time = Math.max(0, now - begun) / pace;
      const step = Math.floor(time);
      if (step >= stops.length - 1) return this.stop();
      const [from, to] = stops.slice(step);
      // What lies between two layouts in which the constraints hold is one as well.
      scene.place(from.map((value, at) => value + (to[at] - value) * ease(time - step)));
      this.#canvas.draw();
      this.#frame = requestAnimationFrame(play);
    };
    this.#frame = requestAnimationFrame(play);
  }

  stop() {
    this.#turn += 1;
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#canvas.scene.isMoving = false;
    this.#canvas.frame();
  }

  /** The frames of a layout in which all that is open is at one end, as far as the constraints let it be there. */
  #frames(end) {
    const session = this.#session;
    const { scene } = this.#canvas;
    let count = 0;
    const wishes = scene.views.flatMap((view, index) => parts.flatMap((part, at) => {
      if (!view.ranges[part]) return [];
      const now = scene.local(index)[at];
      const value = endOf(view, at, end) ?? now + (end === Number(at > 1) ? -swing : swing);
      const side = at > 1 ? Math.max(0, value) : `${quoted(scene.views[view.parent]?.name ?? "superview")}.${edges[at]} ${value < 0 ? "-" : "+"} ${Math.abs(value)}`;
      // Each gives way to all that is asked for, and to those before it.
      return `\n${quoted(view.name)}.${edges[at]} == ${side} @${(0.9 / (count += 1)).toFixed(9)}`;
    }));
    return session.ask((sheet, engine) => {
      const wished = engine.open(sheet.export("text") + wishes.join(""));
      wished.configure(session.settings);
      wished.resize(...session.currentSize);
      const frames = wished.frames.slice();
      wished.close();
      return frames;
    });
  }
}

function quoted(name) { return /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name); }
