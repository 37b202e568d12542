/* What is being edited: the text, the settings over it, and what the engine makes of them. Panes
   listen to it and never to each other. */
import { Engine } from "./engine.js";
import { differenceOf } from "./editor/edits.js";

const brief = { ambiguity: false, explaining: false };
const [first, second] = ["vfl.wasm", "vfl-more.wasm"].map((name) => new URL(name, import.meta.url));
const later = "One moment: the rest of the engine is being loaded.";
/** How long, in milliseconds, nobody is told that something is waited for, and a second module that was lost is not asked for by letters. */
const quiet = 300;
const pause = 5000;
/** How long, in milliseconds, a size that is dragged stays the same until all is found out about it. */
const still = 250;
/** A full report that takes longer than this, in milliseconds, waits until the letter is painted. */
const fast = 4;
/** Of how many constraints it is found out what is missed and open: it takes up to two seconds, and of six times as many twenty. */
const most = 1000;
const noSettings = { direction: null, spacing: null, scale: null, views: {} };

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
  /** Whether sizes come and go, as in a drag, and the report is of one before. */
  isPassing = false;
  /** Whether the report says what is missed and open as well. */
  isExplained = false;
  words = new Int32Array(0);
  /** A sentence about an engine that failed at this text, or a part of it that is missing. */
  failure = null;
  /** Why a question had no answer, the last time. */
  trouble = "";
  #idle = 0;
  #reportFrame = 0;
  /** Where views were drawn, by name, when no line was wrong; null for those that were not drawn. */
  good = new Map();
  /** How long the last full report took; short ones are made with each letter. */
  #reportTime = 0;
  /** Whether the text is about as long as the one before, so that a report takes about as long. */
  #isAlike = false;

  /** What completes a report that says all; it comes later. */
  advise = () => {};
  /** Where the text is other than it was before. */
  #last = null;

  /** A call of the engine that takes longer, in milliseconds, is given up. */
  patience = 2000;
  /** The text that cannot be laid out, one that was opened again, and one that takes too long to explain. */
  #failed = null;
  #retried = null;
  #unexplained = null;
  /** A text of which no constraint can be put into words. */
  #undescribed = null;
  /** The modules, compiled. */
  #first;
  #second = null;
  /** The engine that gets the second module when it comes; why it did not come, and since when. */
  #growing = null;
  #missing = null;
  #lost = -pause;
  /** Settled when there is an engine, and what goes on with another text while a text waits for the second module. */
  #there = null;
  #resume = () => {};
  /** The frames as they were last, for when there is no engine. */
  #kept = new Float64Array(4);

  start(text) {
    this.text = text;
    const started = this.#begin();
    this.#there = started.catch(() => {});
    return started;
  }

  async #begin() {
    this.#first = await Engine.compile(first);
    this.engine = await Engine.load(this.#first);
    this.#run(() => this.#open());
  }

  /** The engine's two modules, for another thread: when they are there. */
  modules() { return Promise.all([this.#first, this.#second]); }

  get wordTypes() { return Engine.wordTypes; }
  /** x, y, width, height of the root and of each view, in the coordinates of what each lies in. */
  get frames() { return this.sheet?.frames ?? this.#kept; }
  get isReady() { return this.sheet !== null; }
  /** Whether the report is a full one of what is shown now, and none is waited for. */
  get isComplete() { return this.sheet !== null && this.engine.isWhole && this.#idle === 0 && this.#reportFrame === 0; }

  /** What is to be said instead of an answer that is waited for. */
  get waiting() { return this.engine?.isWhole ? "" : later; }

  /** Whether there is too much for what takes time to be found out. */
  get isLarge() { return this.report?.constraints.length > most || this.text === this.#unexplained; }

  /** Takes another text in; `isNew` where it is another document rather than an edit. */
  setText(text, isNew = false) {
    if (isNew) {
      this.settings = structuredClone(noSettings);
      this.good = new Map();
      this.#last = null;
    }
    this.failure = this.#missing;
    const isResized = this.size && (isNew || sizeStatement(text) !== sizeStatement(this.text));
    if (isResized) this.size = null;
    this.#isAlike = Math.abs(text.length - this.text.length) < 99;
    if (!isNew && text !== this.text) this.#last = differenceOf(this.text, text);
    this.text = text;
    this.send("edit");
    this.#resume();
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
      this.#read(brief);
      this.words = this.sheet.words();
      this.send("preview", text);
    });
  }

  configure(change, isPassing = false) {
    Object.assign(this.settings, change);
    this.#run(() => {
      this.sheet.configure(this.settings);
      this.#solved(isPassing);
    });
    this.send("settings");
  }

  /** Gives the root another size, for now: null is the document's, null on one axis the content's. */
  resize(size, isPassing = false) {
    this.size = size;
    // What is seen is the layout in that size, whatever line was being written.
    this.#last = null;
    this.#run(() => {
      this.sheet.resize(...(size ?? [undefined, undefined]));
      this.#solved(isPassing);
    });
    this.send("size");
  }

  /** Brings back the document's size, if the size was changed after the text was; gives which it was. */
  takeBackSize() {
    const { size } = this;
    if (!size || this.#last) return null;
    this.resize(null);
    return size;
  }

  /** What is said of the layout, with all that takes time. */
  fullReport() {
    // It comes with the second module.
    if (!this.#explain()) this.send("report");
  }

  /** Finds out all that is to be said; gives what it failed of, or true where it cannot be. */
  #explain() {
    clearTimeout(this.#idle);
    this.#idle = 0;
    if (!this.engine?.isWhole) return true;
    return this.#run(() => {
      const start = performance.now();
      const { isPassing } = this;
      this.#read(this.isLarge ? brief : {});
      if (!isPassing) this.advise(this, this.#last);
      this.#reportTime = performance.now() - start;
    }, "report");
  }

  /** Whether the last edit was in a line that is wrong. */
  get isWriting() {
    const at = this.#last?.[1];
    return this.report.omitted.some((range) => range[0] <= at && at <= range[1]);
  }

  /** The views, by name, as they were last when no line was wrong: those that such lines speak of now, or all while such a
   * line is written; else null. */
  lastGood({ omitted }) {
    if (omitted.length === 0) return null;
    const named = omitted.flatMap((range) => this.slice(range).split(/\W+/));
    return new Map([...this.good].filter(([name]) => this.isWriting || named.includes(name)));
  }

  /** The text of a range. */
  slice(range) { return range ? this.text.slice(range[0], range[1]) : ""; }

  /** Asks the engine something when it is there, and all of it unless the question is as simple as what shows a layout;
   * undefined where that failed. It is asked about what there is when it is answered. */
  async ask(question, isSimple = false) {
    const there = this.#there;
    await there;
    if (there !== this.#there) return this.ask(question, isSimple);
    const { engine } = this;
    if (engine && !engine.isWhole && !isSimple) {
      const timer = setTimeout(() => this.send("failure", later), quiet);
      const isWhole = await this.#complete(engine);
      clearTimeout(timer);
      return isWhole ? this.ask(question) : undefined;
    }
    let answer;
    const error = this.#run(() => { answer = question(this.sheet, engine); }, "question");
    return error?.reason === "early" ? this.ask(question) : answer;
  }

  /** The root's size as it is now. */
  get currentSize() { return [this.frames[2], this.frames[3]]; }

  #open() {
    const isFailed = this.text === this.#failed;
    if (!isFailed) this.failure = this.#missing;
    this.sheet = this.engine.open(isFailed ? "" : this.text);
    // What stopped the engine may be a setting.
    if (!isFailed && JSON.stringify(this.settings) !== JSON.stringify(noSettings)) this.sheet.configure(this.settings);
    if (this.size) this.sheet.resize(...this.size);
    this.#refresh();
  }

  #refresh() {
    const { engine } = this;
    this.words = this.sheet.words();
    const isFast = this.#isAlike && engine.isWhole && this.#reportTime < fast && !this.isLarge;
    if (!isFast) this.#read(brief);
    else if (this.#explain()) return;
    this.#kept = this.frames.slice();
    this.send("text");
    // Whoever was told may have asked what cost the engine.
    if (engine !== this.engine) return;
    // It is asked for when the first has shown something.
    if (!engine.isWhole && this.#growing !== engine && performance.now() - this.#lost > pause) this.#complete(engine);
    if (isFast) return this.send("report");
    this.send("quick");
    // While letters come faster than reports are made, there is none.
    this.#later(Math.max(40, this.#reportTime));
  }

  #read(options) {
    const { sheet } = this;
    this.report = sheet.report({ ...options, describing: (describe) => this.#describe(describe) });
    this.isExplained = options !== brief;
    this.isPassing = false;
  }

  /** Puts a constraint into words for a pane, which has them in other words where that fails. */
  #describe(describe) {
    // Without its second module the engine would fail of the next text as well.
    if (this.#undescribed !== null && (this.#undescribed === this.text || !this.engine?.isWhole)) return null;
    let words = null;
    if (this.#run(() => { words = describe(); }, "question")) this.#undescribed = this.text;
    return words;
  }

  /** Puts the second module in place, and says whether it is there. One that could not be loaded is asked for again. */
  async #complete(engine) {
    this.#growing = engine;
    const loading = this.#second ??= Engine.compile(second);
    try {
      await engine.complete(await loading);
    } catch (error) {
      if (this.#second !== loading) return false;
      this.#second = this.#growing = null;
      this.#lost = performance.now();
      this.#missing = `What explains, repairs and exports could not be loaded: ${error.message}. It is asked for again when you go on.`;
      this.#fail(this.#missing);
      return false;
    }
    const isTried = this.#missing !== null && this.text === this.#failed;
    if (this.failure === this.#missing) this.failure = null;
    this.#missing = null;
    if (engine !== this.engine) return true;
    this.#undescribed = null;
    if (isTried) {
      this.#failed = null;
      this.#run(() => this.#open());
    } else this.#later(0);
    return true;
  }

  #solved(isPassing) {
    this.#kept = this.frames.slice();
    this.send("frames");
    this.isPassing = isPassing;
    if (!isPassing) return this.#later(0);
    // Who holds still wants to know what is wrong here.
    this.#later(still);
    if (this.#reportFrame || !this.sheet?.isReportDue) return;
    this.#reportFrame = setTimeout(() => { this.#reportFrame = 0; this.fullReport(); }, 120);
  }

  #later(wait) {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.fullReport(), wait);
  }

  /** Listens to events, whose names stand between blanks. */
  on(events, listener) {
    for (const event of events.split(" ")) this.addEventListener(event, listener);
  }

  /** Tells all who listen. */
  send(type, detail = null) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  /** Lets the view of a name shine, and all that the text says of it; null for none. */
  point = (name) => this.send("hover", { name });

  #fail(sentence) {
    this.failure = sentence;
    this.#say(sentence);
  }

  #say(sentence) {
    this.trouble = sentence;
    this.send("failure", sentence);
  }

  /** Runs a call of the engine; one that fails costs the engine, never the text. Gives what it failed of. */
  #run(work, kind = "layout") {
    if (!this.engine) return;
    this.engine.patience = this.patience;
    try {
      work();
    } catch (error) {
      if (error?.name !== "EngineFailure" && !(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#there = this.#restart(error, kind);
      return error;
    }
  }

  /** Makes the engine anew. A question, and what is found out beside the layout, may fail without the text. */
  async #restart(error, kind) {
    const isEarly = error.reason === "early";
    const isWhole = this.engine.isWhole;
    this.sheet = this.engine = null;
    if (kind === "report" && !this.isLarge) {
      this.#unexplained = this.text;
    } else if (kind === "question") {
      if (!isEarly) this.#say(error.message);
    } else if (!isEarly) {
      // What takes too long would do so again; what stopped the engine may have been what came before.
      if (error.reason === "overdue" || this.#retried === this.text) this.#failed = this.text;
      this.#retried = this.text;
      this.#fail(`${error.message} The text is kept; change it to go on.`);
    }
    try {
      const engine = await Engine.load(this.#first);
      if (isWhole && !engine.isWhole) {
        await this.#complete(engine);
      } else if (isEarly && kind === "layout") {
        // Another text may need less.
        this.send("failure", later);
        if (await Promise.race([this.#complete(engine), new Promise((resume) => { this.#resume = resume; })]) === false) this.#failed = this.text;
        else this.send("failure", "");
      }
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
