/* What is open moves between its extremes, so that it is seen what nothing holds. */
import { announce } from "../base/announcer.js";
import { endOf, parts } from "./ghosts.js";

/** In milliseconds, from one extreme to the next; and in points, how far what may be anything goes. */
const pace = 500;
const swing = 24;

export class Wiggle {
  #session;
  #canvas;
  #frame = 0;

  constructor(session, canvas) {
    this.#session = session;
    this.#canvas = canvas;
    session.on("edit preview size settings", () => this.stop());
  }

  get isPlaying() { return this.#frame !== 0; }

  start() {
    this.stop();
    const { scene } = this.#canvas;
    const open = scene.views.map((view, index) => ({ index, stops: stopsOf(view, scene.local(index)) })).filter(({ stops }) => stops);
    if (open.length === 0) return announce("Nothing is open.");
    announce(open.map(({ index }) => `${scene.views[index].name}: ${scene.views[index].ambiguous.join(", ")}`).join("; "));
    const begun = performance.now();
    // Without motion each extreme is shown for a while.
    const ease = matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.round : (share) => (1 - Math.cos(share * Math.PI)) / 2;
    const play = (now) => {
      const time = Math.max(0, now - begun) / pace;
      const step = Math.floor(time);
      if (step >= open[0].stops.length - 1) return this.stop();
      const frames = this.#session.frames.slice();
      for (const { index, stops } of open) {
        const [from, to] = stops.slice(step);
        parts.forEach((_, at) => { frames[index * 4 + 4 + at] = from[at] + (to[at] - from[at]) * ease(time - step); });
      }
      scene.place(frames);
      this.#canvas.draw();
      this.#frame = requestAnimationFrame(play);
    };
    this.#frame = requestAnimationFrame(play);
  }

  stop() {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#canvas.frame();
  }
}

/** Where a view goes from where it is, twice to either extreme; null where nothing of it is open. */
function stopsOf(view, frame) {
  if (view.ambiguous.length === 0) return null;
  const [least, most] = [0, 1].map((end) => parts.map((part, at) => (
    !view.ranges[part] ? frame[at] : endOf(view, at, end) ?? Math.max(at > 1 ? 0 : -Infinity, frame[at] + (end === Number(at > 1) ? -swing : swing)))));
  return [frame, least, most, least, most, frame];
}
