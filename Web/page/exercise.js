/* The worker of warm-up.js: types in the first document until all that letters need has been called often. */
import { Engine } from "./engine.js";
import { firstDocument } from "./start.js";

/** After so many letters, and in 0.3 s on a usual machine, browsers have compiled all of it in their best way. */
const enough = 200;
/** In milliseconds: a slow machine is needed by who is in front of it. */
const longest = 1000;

onmessage = async ({ data: [first, second] }) => {
  let rounds = 0;
  // Whoever waits is told in any case, and ends the worker.
  try {
    const engine = await Engine.load(first);
    await engine.complete(second);
    const sheet = engine.open("");
    const start = performance.now();
    for (; rounds < enough && performance.now() - start < longest; rounds += 1) {
      // Mostly other numbers; one letter in eight leaves a line that is wrong.
      sheet.replace(rounds % 8 ? firstDocument.replace(/\d/, rounds % 8) : firstDocument.slice(0, -2));
      sheet.words();
      void sheet.frames;
      sheet.report({ ambiguity: false, explaining: false });
      sheet.report();
    }
  } finally {
    postMessage(rounds);
  }
};
