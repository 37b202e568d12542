// The engine of the playground: layouts as the library works them out, in WebAssembly.
//
// Offsets and ranges are those of JavaScript's strings: UTF-16 code units. Whatever a text may be,
// it has a report; what cannot be is thrown as an `EngineFailure`, after which the engine has to be
// loaded again.
//
// The engine is one program in two modules. The first shows most layouts; it calls what is in the second through a
// table, where `complete` puts it. Before that, such a call is a failure.

import { expandReport } from "./engine-report.js";

const sentences = {
  early: "A part of the engine is not there yet.",
  overdue: "This takes too long to be worked out.",
  stopped: "The engine has stopped.",
};

/** A call has not come to its end: the engine has to be loaded again. The reason is one of the words above. */
export class EngineFailure extends Error {
  constructor(reason, cause) {
    super(sentences[reason], { cause });
    this.name = "EngineFailure";
    this.reason = reason;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const wordTypes = Object.freeze([
  "keyword", "property", "constant", "option", "viewDeclaration", "view", "item", "attribute",
  "metricDeclaration", "metric", "superview", "number", "operator", "string", "comment", "unknown",
]);

export class Engine {
  /** The kinds of words, by the numbers in `words()`. */
  static get wordTypes() { return wordTypes; }

  /** How long a call may take, in milliseconds. */
  patience = Infinity;
  /** Whether the second module is there. */
  isWhole;
  #exports;
  #second = null;
  #hasStopped = false;
  #deadline = Infinity;

  /** Compiles a module: from a URL, a Response, or its bytes. */
  static async compile(source) {
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
    const response = source instanceof Response ? source : await fetch(source);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const isWasm = response.headers.get("content-type")?.startsWith("application/wasm");
    if (isWasm && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  }

  /** Loads the engine of its first module, compiled or as `compile` takes it. */
  static async load(source) {
    try {
      const module = await moduleOf(source);
      const engine = new Engine();
      const early = () => { throw new EngineFailure("early"); };
      const { exports } = await WebAssembly.instantiate(module, {
        page: { look: () => engine.#look() },
        later: new Proxy({}, { get: () => early }),
      });
      engine.#exports = exports;
      engine.isWhole = !WebAssembly.Module.imports(module).some((one) => one.module === "later");
      return engine;
    } catch (error) {
      throw new Error(`The engine cannot be loaded: ${error.message}`, { cause: error });
    }
  }

  /** Puts the second module in place. */
  async complete(source) {
    const module = await moduleOf(source);
    if (!this.isWhole) await (this.#second ??= WebAssembly.instantiate(module, { first: this.#exports }));
    this.isWhole = true;
  }

  /** Called by the engine every now and then. */
  #look() {
    if (performance.now() > this.#deadline) throw new EngineFailure("overdue");
  }

  /** Bytes that the engine has taken from the browser. */
  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Whether the engine has stopped. */
  get hasStopped() {
    return this.#hasStopped;
  }

  /** Lays out a text: a layout document, in text or as JSON, however wrong. */
  open(text) {
    return new Sheet(this, this.withText(text, (at, length) => this.call("open", at, length)));
  }

  /**
   * What Xcode prints when constraints clash: {document, explanation, count} with the text of a
   * layout document that draws it, or null where the text is no such log.
   */
  readLog(text) {
    const handle = this.withText(text, (at, length) => this.call("readLog", at, length)) >>> 0;
    const answer = JSON.parse(decoder.decode(this.answer(handle)));
    this.call("close", handle);
    return answer;
  }

  /** @internal */
  call(name, ...values) {
    if (this.#hasStopped) throw new EngineFailure("stopped");
    this.#deadline = performance.now() + this.patience;
    try {
      return this.#exports[name](...values);
    } catch (error) {
      this.#hasStopped = true;
      throw error instanceof EngineFailure ? error : new EngineFailure("stopped", error);
    }
  }

  /** @internal Calls with the address and the length of a text. */
  withText(text, body) {
    const bytes = encoder.encode(String(text));
    const at = this.call("allocate", bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    const result = body(at, bytes.length);
    this.call("release", at);
    return result;
  }

  /** @internal */
  numbers(at, count) {
    return new Float64Array(this.#exports.memory.buffer, at, count);
  }

  /** @internal The bytes of a sheet's last answer, as they lie there. */
  answer(handle) {
    const at = this.call("answer", handle);
    const length = this.call("answerLength", handle);
    return new Uint8Array(this.#exports.memory.buffer, at, length);
  }
}

function moduleOf(source) { return source instanceof WebAssembly.Module ? source : Engine.compile(source); }

class Sheet {
  #engine;
  #handle;
  #reports = 0;
  #dimensions = [];

  constructor(engine, handle) {
    this.#engine = engine;
    this.#handle = handle >>> 0;
  }

  #call(name, ...values) {
    if (!this.#handle) throw new Error("The sheet has been closed.");
    return this.#engine.call(name, this.#handle, ...values);
  }

  #withText(name, before, text, ...after) {
    return this.#engine.withText(text, (at, length) => {
      return this.#call(name, ...before, at, length, ...after);
    });
  }

  #text() {
    return decoder.decode(this.#engine.answer(this.#handle));
  }

  #json() {
    return JSON.parse(this.#text());
  }

  /** Puts another text in the place of this one. What is as before is not solved again. */
  replace(text) {
    this.#reports += 1;
    this.#withText("replace", [], text);
  }

  /** Says what holds in place of what the text says; what is left out or null is as in the text. */
  configure(settings) {
    this.#reports += 1;
    this.#withText("configure", [], JSON.stringify(settings ?? {}));
  }

  /**
   * Gives the root another size: a number of points, null for what the content needs, or undefined
   * for what the text says. It stays when the text is replaced.
   */
  resize(width, height) {
    this.#call("resize", width === null ? -1 : (width ?? NaN), height === null ? -1 : (height ?? NaN));
  }

  /**
   * x, y, width and height of the root, then of each view of the report, in the coordinates of the
   * view that it lies in. It lies in the engine's memory: it has to be fetched again behind each call.
   */
  get frames() {
    return this.#engine.numbers(this.#call("frames"), this.#call("frameNumbers"));
  }

  /**
   * The dimensions of the last report as they are now: x and y of both ends and the distance, five
   * numbers each; NaN for what is no distance any more. Fetched again behind each call.
   */
  measure() {
    this.#call("measure");
    return this.#measures();
  }

  #measures() { return this.#engine.numbers(this.#call("measures"), this.#call("measuredNumbers")); }

  /** Whether a report would say something else than the last: another text, or other conflicts. */
  get isReportDue() {
    return this.#call("isReportDue") !== 0;
  }

  /**
   * All that is to be said of the layout. Explaining takes longer than the rest: without it there
   * are no repairs, losses, and open places. What constraints are in words is asked later: `describing` gets each
   * question as a function, and gives its answer, or null.
   */
  report({ ambiguity = true, explaining = true, describing = (describe) => describe() } = {}) {
    this.#call("report", ambiguity || explaining ? 1 : 0);
    const number = ++this.#reports;
    const report = expandReport(this.#json(), this.#measures(), (index) => describing(() => this.#describe(number, index)));
    this.#dimensions = report.dimensions;
    return report;
  }

  /** @internal The report as the engine writes it, and where its dimensions are. */
  writtenReport() {
    this.#reports += 1;
    this.#call("report", 1);
    return [this.#text(), this.#measures()];
  }

  /** Equation and debugger's form of a constraint of the last report; null of one before. */
  #describe(report, index) {
    if (report !== this.#reports || !this.#handle || this.#engine.hasStopped) return null;
    this.#call("describe", index);
    const text = this.#text();
    return text ? text.split("\n") : null;
  }

  /** Gives frames their last bits, which do not depend on the sizes before; a report does as well. */
  settle() {
    this.#call("settle");
  }

  /** Start, length and kind of each word, in the order of the text; JSON has none. */
  words() {
    this.#call("words");
    const bytes = this.#engine.answer(this.#handle).slice();
    return new Int32Array(bytes.buffer);
  }

  /** What could stand at an offset: [{label, detail, kind, text, range}]. */
  complete(offset) {
    this.#call("complete", offset);
    return this.#json();
  }

  /** What is to be said of an offset: {range, text, prose, lines}, or null. */
  hover(offset) {
    this.#call("hover", offset);
    return this.#json();
  }

  /** The ranges of all that is named as at an offset; none where nothing is named. */
  occurrences(offset) {
    this.#call("occurrences", offset);
    return this.#json();
  }

  /** The edits that give what is named at an offset another name; an Error says why it cannot have it. */
  rename(offset, name) {
    this.#withText("rename", [offset], name);
    const answer = this.#json();
    if (answer.refusal) throw new Error(answer.refusal);
    return answer.edits;
  }

  /** The widths at which something cannot be met or a view is empty: [{from, to, what}]. */
  sweep(from, to, step) {
    this.#call("sweep", from, to, step);
    return this.#json();
  }

  /**
   * The number in the text behind a dimension of the last report, by its index or as {constraint},
   * or the one that puts an edge where it is: {view, edge: "left" | "right" | "top" | "bottom"}.
   * null, or {range, value, text(number), least, moves, constraint}: `text` is what to put into the
   * range for another number, `moves` how far the edge goes for each point more.
   */
  numberFor(what) {
    if (typeof what === "number") {
      this.#call("numberOf", this.#dimensions[what]?.constraint ?? -1);
    } else if (what.view !== undefined) {
      const edge = ["left", "right", "top", "bottom"].indexOf(what.edge);
      if (edge < 0) return null;
      this.#withText("numberAt", [edge], what.view);
    } else {
      this.#call("numberOf", what.constraint ?? -1);
    }
    const found = this.#json();
    if (found) found.text = (number) => textOf(found, number);
    return found;
  }

  /**
   * The layout in another form; null where there is none. Forms are "text", "canonical", "vfl", "json", "document",
   * "equations", "swift", "anchors", "uikit", "uianchors", "xctest", "testing", "svg", "plainsvg", "ascii", "frames",
   * "tree", "explain", "explanation" and "markdown".
   */
  export(form) {
    return this.#withText("export", [], form) ? this.#text() : null;
  }

  /** Gives back the memory. */
  close() {
    if (!this.#handle) return;
    this.#call("close");
    this.#handle = 0;
  }
}

function textOf({ prefix, negativePrefix, suffix, least }, number) {
  const value = least === null ? number : Math.max(least, number);
  const digits = String(Number(Math.abs(value).toFixed(6)));
  return (value < 0 ? negativePrefix : prefix) + digits + suffix;
}
