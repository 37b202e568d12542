/* What is being edited: the text, the settings over it, and what the engine makes of them. Panes
   listen to it and never to each other. */
import { Engine } from "./engine.js";

const brief = { ambiguity: false, explaining: false };
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
  /** The last sentence about an engine that failed. */
  failure = null;
  #idle = 0;
  #reportFrame = 0;
  #good = new Map();
  /** How long the last full report took; short ones are made with each letter. */
  #reportTime = 0;

  static wasm = new URL("vfl.wasm", import.meta.url);

  async start(text) {
    this.text = text;
    this.engine = await Engine.load(Session.wasm);
    this.#open();
  }

  get wordTypes() { return Engine.wordTypes; }
  /** x, y, width, height of the root and of each view, in the coordinates of what each lies in. */
  get frames() { return this.sheet?.frames ?? noFrames; }
  get isReady() { return this.sheet !== null; }
  /** Whether the report is a full one of what is shown now, and none is waited for. */
  get isComplete() { return this.sheet !== null && this.#idle === 0 && this.#reportFrame === 0; }

  /** Whether there is too much for what takes time to be found out. */
  get isLarge() { return this.report?.constraints.length > most; }

  /** Takes another text in; `isNew` where it is another document rather than an edit. */
  setText(text, isNew = false) {
    if (isNew) {
      this.settings = structuredClone(noSettings);
      this.#good = new Map();
    }
    const isResized = this.size && (isNew || sizeStatement(text) !== sizeStatement(this.text));
    if (isResized) this.size = null;
    this.text = text;
    this.#send("edit");
    this.#run(() => {
      if (!this.sheet) return this.#open();
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
    this.#run(() => {
      const start = performance.now();
      this.report = this.sheet.report(this.isLarge ? brief : {});
      this.#reportTime = performance.now() - start;
      this.#send("report");
    });
    return this.report;
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
    this.#run(() => { answer = question(this.sheet, this.engine); });
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
    this.sheet = this.engine.open(this.text);
    if (this.isConfigured) this.sheet.configure(this.settings);
    if (this.size) this.sheet.resize(...this.size);
    this.#refresh();
  }

  #refresh() {
    this.words = this.sheet.words();
    this.report = this.sheet.report(brief);
    this.#send("text");
    if (this.#reportTime < fast && !this.isLarge) return this.fullReport();
    this.#send("quick");
    // While letters come faster than reports are made, there is none.
    this.#later(Math.max(40, this.#reportTime));
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

  /** Runs a call of the engine; one that fails costs the engine, never the text. */
  #run(work) {
    if (!this.engine) return;
    try {
      work();
    } catch (error) {
      if (error?.name !== "EngineFailure" && !(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#restart(error);
    }
  }

  async #restart(error) {
    this.failure = error.message;
    this.sheet = null;
    this.engine = null;
    this.#send("failure", error.message);
    try {
      this.engine = await Engine.load(Session.wasm);
      this.failure = null;
      if (this.text !== this.failedText) {
        this.failedText = this.text;
        this.#open();
      }
    } catch (again) {
      this.failure = again.message;
    }
  }
}

function sizeStatement(text) {
  return /^[ \t]*size\b.*$/m.exec(text)?.[0] ?? "";
}
