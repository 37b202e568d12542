/* How long drawings have taken, in the line below the canvas, where that is asked for. */
import { byId, element } from "../base/dom.js";

let meter = null;

/** Shows it, or hides it. */
export function toggleMeter(session, canvas) {
  if (!meter) {
    meter = element("span", { class: "meter", id: "meter", hidden: true });
    byId("readout-problems").before(meter);
    session.on("frames", () => {
      if (meter.hidden) return;
      const times = canvas.frameTimes.slice(-60).sort((a, b) => a - b);
      const at = (part) => times[Math.floor(times.length * part)]?.toFixed(1) ?? 0;
      meter.textContent = `drawing ${at(0.5)} ms, 95 % ${at(0.95)} ms`;
    });
  }
  meter.hidden = !meter.hidden;
}
