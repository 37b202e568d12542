/* What is being edited: the text, the settings over it, and what the engine makes of them. Panes
   listen to it and never to each other. */
import { Engine } from "./engine.js";

const brief = { ambiguity: false, explaining: false };
const [first, second] = ["vfl.wasm", "vfl-more.wasm"].map((name) => new URL(name, import.meta.url));
const noFrames = new Float64Array(4);
/** A full report that takes longer than this, in milliseconds, waits until the letter is painted. */
const fast = 4;
/** Of how many constraints it is found out what is missed and open: it takes up to two seconds, and of six times as many twenty. */
const most = 1000;
const noSettings = { direction: null, spacing: null, scale: null, metrics: {}, views: {} };

/** A text with its layout.
 *
 * Events, in the order in which they come after an edit: "text" (words and quick report are new),
 * "frames" (numbers are new), "report" (all that is slow to find out is known too).
 */
export class Session extends EventTarget {
  engine = null;
  sheet = null;
  text = "";
  settings = structuredClone(noSettings);
  /** What was dragged or typed instead of the document's size; null: as the document says. */
  size = null;
  report = null;
  words = new Int32Array(0);
  /** A sentence about an engine that failed at this text. */
  failure = null;
  #idle = 0;
  #reportFrame = 0;
  #good = new Map();
  /** How long the last full report took; short ones are made with each letter. */
  #reportTime = 0;

  /** A call of the engine that takes longer, in milliseconds, is given up. */
  patience = 2000;
  /** The text that cannot be laid out, one that was opened again, and one that takes too long to explain. */
  #failed = null;
  #retried = null;
  #unexplained = null;
  /** The modules, compiled. */
  #first;
  #second = null;

  async start(text) {
    this.text = text;
    this.#first = await Engine.compile(first);
    this.engine = await Engine.load(this.#first);
    this.#run(() => this.#open());
  }

  get wordTypes() { return Engine.wordTypes; }
  /** x, y, width, height of the root and of each view, in the coordinates of what each lies in. */
  get frames() { return this.sheet?.frames ?? noFrames; }
  get isReady() { return this.sheet !== null; }
  /** Whether the report is a full one of what is shown now, and none is waited for. */
  get isComplete() { return this.sheet !== null && this.engine.isWhole && this.#idle === 0 && this.#reportFrame === 0; }

  /** Whether there is too much for what takes time to be found out. */
  get isLarge() { return this.report?.constraints.length > most || this.text === this.#unexplained; }

  /** Takes another text in; `isNew` where it is another document rather than an edit. */
  setText(text, isNew = false) {
    if (isNew) {
      this.settings = structuredClone(noSettings);
      this.#good = new Map();
    }
    this.failure = null;
    const isResized = this.size && (isNew || sizeStatement(text) !== sizeStatement(this.text));
    if (isResized) this.size = null;
    this.text = text;
    this.#send("edit");
    this.#run(() => {
      if (isNew) this.sheet.configure(this.settings);
      if (isResized) this.sheet.resize(undefined, undefined);
      this.sheet.replace(text);
      this.#refresh();
    });
  }

  /** Draws a text that is not in the editor yet, as while a number is dragged. */
  preview(text) {
    this.#run(() => {
      this.sheet.replace(text);
      this.report = this.sheet.report(brief);
      this.words = this.sheet.words();
      this.#send("preview", text);
    });
  }

  configure(change, isPassing = false) {
    Object.assign(this.settings, change);
    this.#run(() => {
      this.sheet.configure(this.settings);
      this.#solved(isPassing);
    });
    this.#send("settings");
  }

  /** Gives the root another size, for now: null is the document's, null on one axis the content's. */
  resize(size, isPassing = false) {
    this.size = size;
    this.#run(() => {
      this.sheet.resize(...(size ?? [undefined, undefined]));
      this.#solved(isPassing);
    });
    this.#send("size");
  }

  /** What is said of the layout, with all that takes time. */
  fullReport() {
    clearTimeout(this.#idle);
    this.#idle = 0;
    // It comes with the second module.
    if (!this.engine?.isWhole) return;
    this.#run(() => {
      const start = performance.now();
      this.report = this.sheet.report(this.isLarge ? brief : {});
      this.#reportTime = performance.now() - start;
      this.#send("report");
    }, "report");
  }

  /** The frames, by name, of views that lines speak of which are wrong now, as they were last; or null. */
  lastGood(report) {
    const { omitted } = report;
    if (omitted.length === 0) {
      const frames = this.frames.slice();
      this.#good = new Map(report.views.map((view, index) => [view.name, frames.slice(index * 4 + 4, index * 4 + 8)]));
      return null;
    }
    const kept = new Map();
    const { words } = this;
    for (let i = 0; i < words.length; i += 3) {
      if (!omitted.some((range) => range[0] <= words[i] && words[i] < range[1])) continue;
      const name = this.slice([words[i], words[i] + words[i + 1]]);
      if (this.#good.has(name)) kept.set(name, this.#good.get(name));
    }
    return kept;
  }

  /** The text of a range. */
  slice(range) { return range ? this.text.slice(range[0], range[1]) : ""; }

  /** Asks the engine something; null where it failed. */
  ask(question) {
    let answer = null;
    this.#run(() => { answer = question(this.sheet, this.engine); }, "question");
    return answer;
  }

  /** Whether something is set that the text does not say. */
  get isConfigured() {
    const { direction, spacing, scale, metrics, views } = this.settings;
    return direction !== null || spacing !== null || scale !== null
      || Object.keys(metrics).length > 0 || Object.keys(views).length > 0;
  }

  /** The root's size as it is now. */
  get currentSize() { return [this.frames[2], this.frames[3]]; }

  #open() {
    const isFailed = this.text === this.#failed;
    if (!isFailed) this.failure = null;
    this.sheet = this.engine.open(isFailed ? "" : this.text);
    // What stopped the engine may be a setting.
    if (this.isConfigured && !isFailed) this.sheet.configure(this.settings);
    if (this.size) this.sheet.resize(...this.size);
    this.#refresh();
  }

  #refresh() {
    this.words = this.sheet.words();
    this.report = this.sheet.report(brief);
    this.#send("text");
    const { engine } = this;
    if (!engine.isWhole && !this.#second) this.#complete(engine).then(() => { if (engine === this.engine) this.#later(0); });
    if (engine.isWhole && this.#reportTime < fast && !this.isLarge) return this.fullReport();
    this.#send("quick");
    // While letters come faster than reports are made, there is none.
    this.#later(Math.max(40, this.#reportTime));
  }

  /** Loads the second module, which is asked for when the first has shown something. */
  async #complete(engine) {
    try {
      this.#second ??= Engine.compile(second);
      await engine.complete(await this.#second);
    } catch (error) {
      this.#second = null;
      this.#fail(`A part of the engine could not be loaded: ${error.message}.`);
    }
  }

  #solved(isPassing) {
    this.#send("frames");
    if (!isPassing) return this.#later(0);
    if (this.#reportFrame || !this.sheet.isReportDue) return;
    this.#reportFrame = setTimeout(() => { this.#reportFrame = 0; this.fullReport(); }, 120);
  }

  #later(wait) {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.fullReport(), wait);
  }

  #send(type, detail = null) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  #fail(sentence) {
    this.failure = sentence;
    this.#send("failure", sentence);
  }

  /** Runs a call of the engine; one that fails costs the engine, never the text. */
  #run(work, kind = "layout") {
    if (!this.engine) return;
    this.engine.patience = this.patience;
    try {
      work();
    } catch (error) {
      if (error?.name !== "EngineFailure" && !(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#restart(error, kind);
    }
  }

  /** Makes the engine anew. A question, and what is found out beside the layout, may fail without the text. */
  async #restart(error, kind) {
    const isEarly = error.reason === "early";
    this.sheet = null;
    this.engine = null;
    if (kind === "report" && !this.isLarge) {
      this.#unexplained = this.text;
    } else if (kind === "question") {
      if (!isEarly) this.#send("failure", error.message);
    } else if (!isEarly) {
      // What takes too long would do so again; what stopped the engine may have been what came before.
      if (error.reason === "overdue" || this.#retried === this.text) this.#failed = this.text;
      this.#retried = this.text;
      this.#fail(error.message);
    }
    try {
      const engine = await Engine.load(this.#first);
      if (isEarly || this.#second) await this.#complete(engine);
      if (isEarly && !engine.isWhole) this.#failed = this.text;
      this.engine = engine;
      this.#run(() => this.#open());
    } catch (again) {
      this.#fail(again.message);
    }
  }
}

function sizeStatement(text) {
  return /^[ \t]*size\b.*$/m.exec(text)?.[0] ?? "";
}
