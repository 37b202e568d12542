/* What is said to screen readers, and shortly shown to all others. */
import { byId } from "./dom.js";

const pause = 800;
let last = 0;
let timer = 0;
let waiting = "";

/** Says a sentence in the one live region, at most every 800 ms; the latest one counts. */
export function announce(sentence) {
  waiting = sentence;
  if (timer) return;
  const wait = Math.max(0, last + pause - performance.now());
  timer = setTimeout(() => {
    timer = 0;
    last = performance.now();
    byId("announcer").textContent = waiting;
  }, wait);
}

let hiding = 0;

/** Shows a sentence for some seconds, and says it; an empty one takes back the last. */
export function toast(sentence) {
  const place = byId("toast");
  place.textContent = sentence;
  place.hidden = !sentence;
  clearTimeout(hiding);
  hiding = setTimeout(() => { place.hidden = true; }, 4000);
  announce(sentence);
}
