/* Browsers compile the engine twice: at once, so that something is seen, and again, function by function and twice as quick,
 * what is called often. What is compiled is shared by all that run the same modules: a worker calls what letters will call,
 * so that nobody's first letters are slow. */

/** Gives how often the worker laid a text out: 0 where there is no worker or no second module. */
export async function warmUp(session) {
  const modules = await session.modules().catch(() => null);
  if (!modules?.[1] || navigator.hardwareConcurrency < 2) return 0;
  const worker = new Worker(new URL("exercise.js", import.meta.url), { type: "module" });
  const rounds = await new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => done(0);
    worker.postMessage(modules);
  });
  worker.terminate();
  return rounds;
}
