/* The text pane: a textarea, beneath it the same text in colours, beside it the numbers of lines. */
import { byId, element } from "../base/dom.js";
import { applyEdits, matchingBrackets, toggleComment } from "./edits.js";
import { Highlight } from "./highlight.js";
import { History } from "./history.js";

const nameTypes = new Set(["view", "viewDeclaration", "item", "superview", "metricOrView", "metric", "metricDeclaration"]);

export class Editor {
  area = byId("text");
  #scroller = byId("editor");
  #highlight = new Highlight(byId("layer"));
  #history;
  #session;
  #marks = [];
  #glow = [];
  #shown = null;
  /** How long, in milliseconds, nothing is said of a line that is being typed. */
  hesitation = 700;
  #typed = -Infinity;
  #rest = 0;

  constructor(session) {
    this.#session = session;
    this.#history = new History(this.area, session);
    this.area.addEventListener("input", () => {
      this.#typed = performance.now();
      clearTimeout(this.#rest);
      // All that was held back is said when nothing has been typed for a while.
      if (this.hesitation) this.#rest = setTimeout(() => { this.#collect(); this.draw(); session.send("rest"); }, this.hesitation);
      session.setText(this.area.value);
    });
    this.area.addEventListener("keydown", (event) => this.#keyed(event));
    document.addEventListener("selectionchange", () => this.#moved());
    // Who goes on typing behind Escape goes on in the text.
    byId("stage").addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) this.area.focus();
    });
    this.area.addEventListener("blur", () => this.draw());
    this.area.addEventListener("pointermove", (event) => this.#pointed(event));
    this.area.addEventListener("pointerleave", () => this.#hover(null));
    // What opens below the text, as the list of problems or a keyboard, does not hide the line that is typed.
    new ResizeObserver(() => { if (document.activeElement === this.area) this.reveal(this.area.selectionEnd); }).observe(this.#scroller);
    this.#space();
    document.fonts?.ready.then(() => this.#space());
    matchMedia("(max-width: 719px)").addEventListener("change", () => this.#space());
    // At the caret may be another name than there was by the words of the text before.
    session.on("report quick", () => { this.#collect(); this.#moved(); });
    session.on("preview", (event) => { this.#shown = event.detail; this.#marks = this.#glow = []; this.draw(); });
    session.on("edit", () => {
      this.#shown = null;
      this.#glow = [];
      if (!session.isReady) this.draw();
    });
    session.on("failure", () => this.draw());
  }

  /** Spaces letters so that each lies on the grid of 1/64 pixel to which browsers round the pieces of a
   * line: else the many pieces of the layer drift away from the one of the textarea. */
  #space() {
    const probe = element("span", { class: "probe" }, "0".repeat(640));
    this.#scroller.style.setProperty("--tracking", "0px");
    byId("layer").after(probe);
    const advance = probe.getBoundingClientRect().width / 640;
    probe.remove();
    this.#scroller.style.setProperty("--tracking", `${Math.ceil(advance * 64 - 0.01) / 64 - advance}px`);
  }

  /** Puts another document in; what was typed before can no longer be undone. */
  open(text) {
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    this.#history.begin();
    this.#scroller.scrollTo(0, 0);
    if (!this.#session.isReady) this.draw();
  }

  /** Takes the last change back, or with 1 makes it again. */
  undo(step) {
    this.#history.go(step);
    this.reveal(this.area.selectionEnd);
  }

  apply(edits, select = null) {
    const shown = this.#shown;
    this.#shown = null;
    applyEdits(this.area, edits, select);
    if (shown !== null && this.area.value !== shown) this.draw();
  }

  /** Shows what is in the textarea again, after a preview that led to nothing. */
  endPreview() {
    this.#shown = null;
    this.#collect();
    this.draw();
  }

  /** Selects a range and brings it into view; `focus` says whether the keyboard goes there. */
  select(range, focus = true) {
    if (focus) this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(range[0], range[1]);
    this.reveal(range[0]);
    this.draw();
  }

  /** Where what stands at an offset is on the page; null before it has been drawn. */
  rectAt(offset) {
    const before = this.area.value.slice(0, offset).split("\n");
    return this.#highlight.rect(before.length - 1, before.at(-1).length);
  }

  /** Brings an offset into view. */
  reveal(offset) {
    const box = this.rectAt(offset);
    if (!box) return;
    const view = this.#scroller.getBoundingClientRect();
    if (box.top < view.top + 8) this.#scroller.scrollTop -= view.top + 8 - box.top;
    if (box.bottom > view.bottom - 8) this.#scroller.scrollTop += box.bottom - view.bottom + 8;
  }

  /** Lets all places of a name shine, and where it is pointed at, its box. */
  glow(ranges) {
    if (ranges.length + this.#glow.length === 0) return;
    this.#glow = ranges;
    this.draw();
  }

  /** The places of a name as a view or metric, in order. */
  occurrences(name) {
    const { words, wordTypes } = this.#session;
    const result = [];
    for (let i = 0; i < words.length; i += 3) {
      if (!nameTypes.has(wordTypes[words[i + 2]])) continue;
      const range = [words[i], words[i] + words[i + 1]];
      if (unquoted(this.#session.slice(range)) === name) result.push(range);
    }
    return result;
  }

  /** The name at an offset, or null. */
  nameAt(offset) {
    const { words, wordTypes } = this.#session;
    for (let i = 0; i < words.length && words[i] <= offset; i += 3) {
      if (offset < words[i] + words[i + 1] && nameTypes.has(wordTypes[words[i + 2]])) {
        return unquoted(this.#session.slice([words[i], words[i] + words[i + 1]]));
      }
    }
    return null;
  }

  /** Whether a mistake may be that its line has not been typed to the end. */
  isUnfinished({ range, severity }) {
    return range !== null && severity === "error" && performance.now() - this.#typed < this.hesitation
      && document.activeElement === this.area && lineOf(this.area.value, range[0]) === lineOf(this.area.value, this.area.selectionStart);
  }

  /** What is marked now, for tests and for going from one mark to the next. */
  get marks() { return this.#marks; }

  draw() {
    const text = this.#shown ?? this.area.value;
    const marks = [...this.#marks];
    for (const range of this.#glow) marks.push([range[0], range[1], "glow"]);
    if (document.activeElement === this.area && this.area.selectionStart === this.area.selectionEnd) {
      for (const at of matchingBrackets(text, this.area.selectionStart) ?? []) marks.push([at, at + 1, "bracket"]);
    }
    const session = this.#session;
    const isCurrent = this.#shown !== null || session.text === text;
    this.#highlight.draw(text, isCurrent ? session.words : [], session.wordTypes, isCurrent ? marks : []);
    this.#drawGutter(text);
  }

  #collect() {
    const report = this.#session.report;
    if (!report) return;
    const marks = [];
    for (const diagnostic of report.diagnostics) {
      if (diagnostic.range && !this.isUnfinished(diagnostic)) marks.push([diagnostic.range[0], diagnostic.range[1], diagnostic.severity]);
    }
    for (const conflict of report.conflicts) {
      for (const index of conflict.constraints) {
        const range = report.constraints[index].statement;
        if (range) marks.push([range[0], range[1], "clash"]);
      }
    }
    this.#marks = marks;
  }

  #drawGutter(text) {
    const classes = new Map();
    for (const [from, , name] of this.#marks) {
      const line = lineOf(text, from);
      if (!classes.has(line) || name === "error") classes.set(line, name);
    }
    this.#highlight.number(classes);
  }

  #keyed(event) {
    if (event.key === "Escape" && !event.defaultPrevented) {
      byId("stage").focus();
    } else if (event.key === "/" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      toggleComment(this.area);
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.isComposing) {
      const { selectionStart: at, value } = this.area;
      const indent = /^[ \t]*/.exec(value.slice(value.lastIndexOf("\n", at - 1) + 1, at))[0];
      if (indent === "") return;
      event.preventDefault();
      document.execCommand("insertText", false, "\n" + indent);
    }
  }

  #moved() {
    this.draw();
    const { selectionStart: from, selectionEnd: to } = this.area;
    if (document.activeElement === this.area) this.#session.send("caret", [from, to]);
  }

  #pointed(event) {
    const place = this.#highlight.placeAt(event.clientX, event.clientY);
    this.#hover(place && this.nameAt(startOf(this.area.value, place[0]) + place[1]));
  }

  #hover(name) {
    this.#session.send("hover", { name, from: "text" });
  }
}

/** Where a line begins, counted from 0. */
function startOf(text, line) {
  let start = 0;
  for (let i = 0; i < line; i += 1) start = text.indexOf("\n", start) + 1;
  return start;
}

export function lineOf(text, offset) {
  let line = 0;
  for (let i = text.indexOf("\n"); i >= 0 && i < offset; i = text.indexOf("\n", i + 1)) line += 1;
  return line;
}

function unquoted(name) {
  return name.startsWith("\"") && name.endsWith("\"") && name.length > 1 ? name.slice(1, -1) : name;
}
