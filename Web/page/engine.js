// The engine of the playground: layouts as the library works them out, in WebAssembly.
//
// Offsets and ranges are those of JavaScript's strings: UTF-16 code units. Whatever a text may be,
// it has a report; what cannot be is thrown as an `EngineFailure`, after which the engine has to be
// loaded again.

/** The engine has stopped, or ran out of memory. */
export class EngineFailure extends Error {
  constructor(cause) {
    super("The engine has stopped; it has to be loaded again.", { cause });
    this.name = "EngineFailure";
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  /** The kinds of words, by the numbers in `words()`. */
  static wordTypes = Object.freeze([
    "keyword", "property", "constant", "option", "viewDeclaration", "view", "item", "attribute",
    "metricDeclaration", "metric", "superview", "number", "operator", "string", "comment", "unknown",
  ]);

  /** The forms of `export(form)`. */
  static forms = Object.freeze([
    "text", "canonical", "vfl", "json", "document", "equations", "swift", "anchors", "uikit",
    "xctest", "testing", "svg", "plainsvg", "ascii", "frames", "tree", "explain", "explanation",
    "markdown",
  ]);

  #exports;
  #hasStopped = false;

  /** Loads the engine from a URL, a Response, or the bytes of the module. */
  static async load(source) {
    try {
      return new Engine(await Engine.#instantiate(source));
    } catch (error) {
      throw new Error(`The engine cannot be loaded: ${error.message}`, { cause: error });
    }
  }

  static async #instantiate(source) {
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      return (await WebAssembly.instantiate(source, {})).instance;
    }
    if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, {});
    const response = source instanceof Response ? source : await fetch(source);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const isWasm = response.headers.get("content-type")?.startsWith("application/wasm");
    if (isWasm && WebAssembly.instantiateStreaming) {
      return (await WebAssembly.instantiateStreaming(response, {})).instance;
    }
    return (await WebAssembly.instantiate(await response.arrayBuffer(), {})).instance;
  }

  constructor(instance) {
    this.#exports = instance.exports;
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

  /** @internal */
  call(name, ...values) {
    if (this.#hasStopped) throw new EngineFailure();
    try {
      return this.#exports[name](...values);
    } catch (error) {
      this.#hasStopped = true;
      throw new EngineFailure(error);
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

class Sheet {
  #engine;
  #handle;

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
    this.#withText("replace", [], text);
  }

  /** Says what holds in place of what the text says; what is left out or null is as in the text. */
  configure(settings) {
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
    return this.#engine.numbers(this.#call("measure"), this.#call("measuredNumbers"));
  }

  /** Whether a report would say something else than the last: another text, or other conflicts. */
  get isReportDue() {
    return this.#call("isReportDue") !== 0;
  }

  /** All that is to be said of the layout. Explaining takes several times as long as the rest. */
  report({ ambiguity = true, explaining = true } = {}) {
    this.#call("report", ambiguity || explaining ? 1 : 0);
    return this.#json();
  }

  /** Start, length and kind of each word, in the order of the text; JSON has none. */
  words() {
    this.#call("words");
    const bytes = this.#engine.answer(this.#handle).slice();
    return new Int32Array(bytes.buffer);
  }

  complete(offset) {
    this.#call("complete", offset);
    return this.#json();
  }

  hover(offset) {
    this.#call("hover", offset);
    return this.#json();
  }

  /** {name, kind, ranges} of what is named at an offset, or null. */
  occurrences(offset) {
    this.#call("occurrences", offset);
    return this.#json();
  }

  /** The same for a view, or for a metric. */
  occurrencesOf(name, isMetric = false) {
    this.#withText("occurrencesOf", [], name, isMetric ? 1 : 0);
    return this.#json();
  }

  /** {edits}, or {refusal}: a sentence why it cannot have that name. */
  rename(offset, name) {
    this.#withText("rename", [offset], name);
    return this.#json();
  }

  /** The layout in another form; null where there is none. */
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
