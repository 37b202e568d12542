/* Undo and redo of the text, a word at a time. Browsers end a group of typing whenever the page's children change, as
 * they do where each letter is drawn: theirs would take back letter by letter. */

const word = /[\p{L}\p{N}_]/u;
const most = 500;

export class History {
  #area;
  #session;
  #now;
  #past;
  #future;
  /** The root's size that was taken back last, for who makes it again. */
  #size;
  /** What the last change is part of, which a change of the same kind behind it goes on with. */
  #run;

  constructor(area, session) {
    this.#area = area;
    this.#session = session;
    this.begin();
    area.addEventListener("beforeinput", (event) => {
      const step = { historyUndo: -1, historyRedo: 1 }[event.inputType];
      if (step) {
        event.preventDefault();
        return this.go(step);
      }
      const { selectionStart: from, selectionEnd: to } = area;
      if (!event.isComposing && (from !== to || from !== this.#now.to)) this.#run = "";
      if (!event.isComposing || this.#run !== "composed") Object.assign(this.#now, { from, to });
    });
    area.addEventListener("compositionstart", () => { this.#run = ""; });
    area.addEventListener("input", (event) => this.#take(event));
    // What is resized anew comes after all that was taken back.
    session.on("size", () => {
      if (!session.size) return;
      this.#future = [];
      this.#size = null;
    });
  }

  /** Begins with the text as it is. */
  begin() {
    this.#now = this.#state();
    this.#past = [];
    this.#future = [];
    this.#size = null;
    this.#run = "";
  }

  /** Goes a step back, or with 1 forth again. */
  go(step) {
    if (step > 0 && this.#size) return this.#session.resize(this.#size);
    this.#size = step < 0 ? this.#session.takeBackSize() : null;
    if (this.#size) return;
    const [source, target] = step < 0 ? [this.#past, this.#future] : [this.#future, this.#past];
    const next = source.pop();
    if (!next) return;
    target.push(this.#now);
    this.#now = next;
    this.#run = "";
    this.#area.value = next.text;
    this.#area.setSelectionRange(next.from, next.to);
    this.#area.dispatchEvent(new Event("input", { bubbles: true }));
  }

  #state() { return { text: this.#area.value, from: this.#area.selectionStart, to: this.#area.selectionEnd }; }

  #take({ inputType, isComposing }) {
    const next = this.#state();
    const { text, to } = next;
    if (text === this.#now.text) return;
    const run = isComposing ? "composed" : /^insert(Text|LineBreak|CompositionText)$|^deleteContent/.exec(inputType)?.[0].slice(0, 6) ?? "";
    const goesOn = run === this.#run || (run === "insert" && this.#run === "composed");
    const isWord = run === "insert" && word.test(text[to - 1]) && !word.test(text[to - 2]);
    if (!run || !goesOn || isWord) this.#past.push(this.#now);
    if (this.#past.length > most) this.#past.shift();
    this.#future = [];
    this.#size = null;
    this.#now = next;
    this.#run = run;
  }
}
