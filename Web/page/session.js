/* What is being edited: the text, the settings over it, and what the engine makes of them. Panes
   listen to it and never to each other. */
import { Engine } from "./engine.js";

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
  frames = new Float64Array(4);
  /** The last sentence about an engine that failed. */
  failure = null;
  #idle = 0;
  #reportFrame = 0;

  static wasm = new URL("vfl.wasm", import.meta.url);

  async start(text) {
    this.text = text;
    this.engine = await Engine.load(Session.wasm);
    this.#open();
  }

  get wordTypes() { return Engine.wordTypes; }
  get isReady() { return this.sheet !== null; }

  /** Takes another text in; `isNew` where it is another document rather than an edit. */
  setText(text, isNew = false) {
    if (isNew) {
      this.settings = structuredClone(noSettings);
      this.size = null;
    } else if (this.size && sizeStatement(text) !== sizeStatement(this.text)) {
      this.size = null;
    }
    this.text = text;
    this.#send("edit");
    this.#run(() => {
      if (isNew || !this.sheet) this.#open();
      else this.sheet.replace(text);
      this.#apply(isNew);
      this.#refresh();
    });
  }

  /** Draws a text that is not in the editor yet, as while a number is dragged. */
  preview(text) {
    this.#run(() => {
      this.sheet.replace(text);
      this.#apply(false);
      this.report = this.sheet.report({ ambiguity: false, explaining: false });
      this.words = this.sheet.words();
      this.frames = this.sheet.frames;
      this.#send("preview", text);
      this.#send("frames");
    });
  }

  configure(change, isPassing = false) {
    Object.assign(this.settings, change);
    this.#run(() => {
      this.sheet.configure(this.settings);
      if (this.size) this.sheet.resize(...this.size);
      this.#solved(isPassing);
    });
    this.#send("settings");
  }

  /** Gives the root another size, for now; null is the document's. */
  resize(size, isPassing = false) {
    this.size = size;
    this.#run(() => {
      if (size) {
        this.sheet.resize(size[0], size[1]);
      } else {
        this.sheet.replace(this.text);
        this.#apply(true);
      }
      this.#solved(isPassing);
    });
    this.#send("size");
  }

  /** What is said of the layout, with all that takes time. */
  fullReport() {
    clearTimeout(this.#idle);
    this.#idle = 0;
    this.#run(() => {
      this.report = this.sheet.report({ ambiguity: true, explaining: true });
      this.frames = this.sheet.frames;
      this.#send("report");
    });
    return this.report;
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
    this.sheet?.close();
    this.sheet = this.engine.open(this.text);
    this.#apply(false);
    this.#refresh();
  }

  #apply(always) {
    if (always || this.isConfigured) this.sheet.configure(this.settings);
    if (this.size) this.sheet.resize(...this.size);
  }

  #refresh() {
    this.words = this.sheet.words();
    this.report = this.sheet.report({ ambiguity: false, explaining: false });
    this.frames = this.sheet.frames;
    this.#send("text");
    this.#send("frames");
    this.#later(40);
  }

  #solved(isPassing) {
    this.frames = this.sheet.frames;
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
