/* The list below the text: mistakes, conflicts, what is missed and what is open, each with what would
   help as a button. */
import { announce, toast } from "../base/announcer.js";
import { button, byId, element, keyName, pointing, setText } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { unseenIn } from "../unseen.js";
import { differenceOf } from "./edits.js";
import { lineOf } from "./editor.js";

/** A first layout for an empty document. */
const beginning = "view field intrinsic - 32\nview send intrinsic 72 32\nH:|-[field]-[send]-| with alignAllTop\nV:|-[field]";

export class Problems {
  #session;
  #editor;
  #place = byId("problems");
  #positions = [];
  #said = "";
  #held = 0;
  #key = "";
  /** Whether a first layout was offered. */
  #isHinting = false;

  constructor(session, editor) {
    this.#session = session;
    this.#editor = editor;
    // Who presses a button goes on to write; and where the keyboard leaves, all would move from under the finger.
    this.#place.addEventListener("mousedown", (event) => { if (event.target.closest("button")) event.preventDefault(); });
    session.on("quick report failure rest", () => this.#draw());
    // While a number is dragged, nothing is said that may have come to an end.
    session.on("preview", () => {
      this.#key = "";
      this.#place.firstElementChild?.replaceWith(this.#head(session.report));
    });
  }

  /** Goes to the next mistake behind the caret, or with -1 to the one before it. */
  go(step) {
    const { report } = this.#session;
    const loose = looseOf(report).flatMap((one) => this.#placesOf(one, report).slice(0, 1).map((range) => [...range, plain(one.sentence)]));
    const sorted = [...this.#positions, ...loose].sort((a, b) => a[0] - b[0]);
    if (sorted.length === 0) return announce("Nothing is wrong.");
    const at = this.#editor.area.selectionStart;
    const found = step > 0
      ? sorted.find((range) => range[0] > at) ?? sorted[0]
      : sorted.findLast((range) => range[0] < at) ?? sorted.at(-1);
    this.#editor.select(found);
    const message = found[2];
    if (message) announce(message);
  }

  /** Where the text speaks of what is missed or open. */
  #placesOf({ constraint, view }, report) {
    const range = report.constraints[constraint]?.statement;
    return range ? [range] : this.#editor.occurrences(view);
  }

  /** Applies the first fix of the mistake or conflict at the caret, or of the first mistake; where nothing clashes, of what
   * is open at the caret or first; else says why not. */
  fixFirst() {
    const session = this.#session;
    if (!session.isExplained) session.fullReport();
    const { report } = session;
    const { diagnostics = [], conflicts = [], constraints } = report ?? {};
    const lineAt = (offset) => lineOf(session.text, offset);
    const line = lineAt(this.#editor.area.selectionStart);
    const isHere = (range) => range && lineAt(range[0]) <= line && line <= lineAt(range[1]);
    const fixable = diagnostics.filter((one) => fixesOf(one, report).length);
    const conflict = conflicts.find((one) => one.constraints.some((index) => isHere(constraints[index].statement)));
    const repair = conflict && repairOf(conflict);
    const loose = looseOf(report).filter(repairOf);
    const open = loose.find((one) => this.#placesOf(one, report).some(isHere)) ?? (conflicts.length ? null : loose[0]);
    const here = fixable.find((one) => isHere(one.range));
    const found = here ? fixesOf(here, report)[0] : repair ?? (fixable.length ? fixesOf(fixable[0], report)[0] : open && repairOf(open));
    if (found) return this.#editor.apply(found.edits);
    toast(conflict ? "No change of the text alone repairs this conflict."
      : conflicts.length ? "The caret is in no line that clashes: F8 goes to one." : "There is no fix to apply.");
  }

  #draw() {
    const session = this.#session;
    const report = session.report;
    const errors = (report?.diagnostics ?? []).filter(({ severity }) => severity === "error");
    const isUnfinished = errors.length && !session.failure && errors.every((one) => this.#editor.isUnfinished(one));
    const isTyped = document.activeElement === this.#editor.area;
    const isUnknown = isTyped && report?.views.length && !session.isExplained && !session.isLarge && !session.waiting && !report.diagnostics.length && !report.conflicts?.length;
    // Its repairs are those of another text.
    this.#place.inert = Boolean(isUnfinished || isUnknown && this.#place.querySelector(".problem"));
    // What was open is not settled, and what held does not fail, because nobody has looked yet.
    if (this.#place.inert || isUnknown && this.#key.startsWith("Every")) return;
    const items = [];
    this.#positions = [];
    if (session.failure) items.push(this.#item("error", session.failure));
    for (const one of report?.diagnostics ?? []) items.push(this.#diagnostic(one, report));
    for (const conflict of report?.conflicts ?? []) items.push(this.#conflict(conflict, report));
    for (const one of [...lossesOf(report), ...byView(openOf(report)).sort((one, other) => isLoosening(other) - isLoosening(one))]) items.push(this.#loose(one, report));
    const hint = this.#hint(items.length > 0);
    const key = items.length || hint ? [session.text, hint?.textContent, ...items.map((item) => item.textContent)].join("\u0000") : summaryOf(this.#session).text;
    if (key !== this.#key) {
      this.#key = key;
      if (!this.#isHinting) this.#holdHeight();
      this.#isHinting = Boolean(hint);
      if (items[0]?.textContent !== this.#place.querySelector(".problem")?.textContent) this.#place.scrollTop = 0;
      this.#keepingFocus(() => {
        this.#place.replaceChildren(this.#head(report), ...(items.length ? [element("ul", { class: "problem-list" }, items)] : []), ...(hint ? [hint] : []));
      });
    }
    const { state, text } = summaryOf(session);
    // Where the list is out of sight, its tab and the line below the layout tell of it.
    const tab = byId("tab-pane-text");
    if (tab) tab.dataset.state = state;
    const readout = byId("readout-problems");
    readout.dataset.state = state;
    setText(readout, state === "good" ? "" : text);
    this.#say(report);
  }

  /** What a document needs in which nothing is seen yet. */
  #hint(isWrong) {
    const { report, currentSize, text } = this.#session;
    const size = currentSize[0] && currentSize[1] ? "" : "size 320 200";
    const lines = !report || isWrong || report.views.length ? size : `${size}\n${beginning}`.trim();
    if (!report || !lines) return null;
    return element("div", { class: "hint" }, element("pre", {}, lines),
      element("div", { class: "fixes" }, this.#fix(lines === size ? "Give it a size" : "Begin with this", [{ range: lines === size ? [0, 0] : [text.length, text.length], text: `${lines}\n` }]),
        [["Begin with a lesson", "lesson"], ["Open the gallery", "gallery"]].map(([label, command]) => button(label, () => this.#session.send("run", command), { class: "small" }))));
  }

  /** While letters come the list becomes no lower: the text would jump with each bracket. */
  #holdHeight() {
    if (document.activeElement !== this.#editor.area) return;
    const { style } = this.#place;
    style.minHeight = `${this.#place.getBoundingClientRect().height}px`;
    clearTimeout(this.#held);
    // Nor does it move away under a pointer that is on its way to a button.
    const release = () => {
      if (this.#place.matches(":hover")) this.#held = setTimeout(release, 500);
      else style.minHeight = "";
    };
    this.#held = setTimeout(release, 900);
  }

  /** The list is made anew with each letter: the button that had the focus is found again. */
  #keepingFocus(work) {
    const focused = document.activeElement;
    const had = this.#place.contains(focused) ? [...this.#place.querySelectorAll("button")].indexOf(focused) : -1;
    work();
    if (had < 0) return;
    const buttons = [...this.#place.querySelectorAll("button")];
    (buttons[Math.min(had, buttons.length - 1)] ?? this.#place).focus({ preventScroll: true });
  }

  #head(report) {
    const summary = summaryOf(this.#session);
    const quiet = summary.isQuiet || !report;
    return element("div", { class: `problem-head is-${summary.state}` },
      report?.views.length || !quiet ? icon(summary.state) : null,
      element("span", { class: "problem-summary" }, summary.text),
      document.body.classList.contains("embed")
        ? element("a", { class: "whole", href: ".", target: "_blank", onclick: ({ target }) => { target.href = location.pathname + location.hash; } }, "Open in playground")
        : element("kbd", {}, "Ctrl+Space completes"),
      openOf(report).length === 0 ? null
        : button("Wiggle", () => this.#session.send("run", "wiggle"), { class: "small", title: `Shows what may move: ${keyName("Alt+W")}` }),
      quiet ? null : element("span", { class: "problem-steps" },
        button(icon("previous"), () => this.go(-1), { class: "icon tiny", "aria-label": "Previous mistake", title: "Shift+F8" }),
        button(icon("next"), () => this.go(1), { class: "icon tiny", "aria-label": "Next mistake", title: "F8" })));
  }

  #diagnostic(one, report) {
    const line = one.range ? lineOf(this.#session.text, one.range[0]) + 1 : one.line;
    if (one.range) this.#positions.push([...one.range, `Line ${line}: ${one.message}`]);
    const fixes = fixesOf(one, report).map(({ message, edits }, index) => this.#fix(message, edits, index === 0 ? "Ctrl+." : null));
    // Of a string whose options are wrong the rest counts.
    const isApplied = one.range && report.constraints.some(({ statement }) => statement && lineOf(this.#session.text, statement[0]) === line - 1);
    const isOmitted = one.range && !isApplied && report.omitted.some((range) => range[0] <= one.range[0] && one.range[0] <= range[1]);
    const notes = one.notes.map((note) => element("p", { class: "problem-note" }, plain(note)));
    return this.#item(one.severity === "warning" ? "warning" : "error", plain(one.message), {
      line, range: one.range, isOmitted, below: [this.#excerpt(one.range), ...notes, fixes.length ? element("div", { class: "fixes" }, fixes) : null],
    });
  }

  /** The line with its mistake underlined, for those whose eyes are on the list. */
  #excerpt(range) {
    if (!range) return null;
    const text = this.#session.text;
    const from = text.lastIndexOf("\n", range[0] - 1) + 1;
    const found = text.indexOf("\n", range[0]);
    const to = found < 0 ? text.length : found;
    const end = Math.min(Math.max(range[1], range[0]), to);
    const marked = end > range[0] ? text.slice(range[0], end) : " ";
    return element("code", { class: "excerpt" }, text.slice(from, range[0]).trimStart(), element("mark", {}, marked), text.slice(end, to));
  }

  #conflict(conflict, report) {
    const point = (constraint) => this.#session.send("hover-constraint", { constraint });
    const records = conflict.constraints.map((index, position) => {
      const constraint = report.constraints[index];
      const range = constraint.statement;
      if (range && position === 0) this.#positions.push([...range, conflict.sentence]);
      const isBroken = conflict.broken === index;
      return element("li", { class: isBroken ? "record is-broken" : "record" },
        element("span", { class: "record-number", "aria-hidden": "true" }, String(position + 1)),
        button(constraint.debug, () => range && this.#editor.select(range), { class: "record-text", title: constraint.equation, ...pointing(point, index) }),
        isBroken ? element("span", { class: "badge" }, "gives way") : null);
    });
    const implicit = conflict.implicit.map((one) => element("li", { class: "record" },
      element("span", { class: "record-number is-given", "aria-hidden": "true" }), element("span", { class: "record-text" }, plain(one))));
    const repairs = this.#fixes(conflict.repairs, "Ctrl+.");
    return this.#item("conflict", plain(conflict.sentence, report), {
      below: [
        conflict.chain ? element("p", { class: "chain" }, conflict.chain) : null,
        conflict.advice ? element("p", { class: "problem-note" }, plain(conflict.advice)) : null,
        // What would help is seen without scrolling.
        repairs,
        element("ol", { class: "records" }, records, implicit),
      ],
    });
  }

  #loose(one, report) {
    const range = report.constraints[one.constraint]?.statement;
    const isSettled = one.suggestions?.length === 0 && openOf(report).some(({ suggestions }) => suggestions.length);
    return this.#item(one.suggestions ? "open" : "loss", plain(one.sentence, report), {
      view: one.view, title: one.title, range, line: range && lineOf(this.#session.text, range[0]) + 1,
      below: [this.#fixes([...this.#slips(one, report), ...one.suggestions ?? one.repairs]), isSettled ? element("p", { class: "problem-note" }, "What is added for the others decides this too.") : null],
    });
  }

  /** A name that stands in the text once and is another's with two letters exchanged, or one too many or too few. */
  #slips({ view, suggestions }, { views }) {
    const places = suggestions ? this.#editor.occurrences(view) : [];
    if (places.length !== 1) return [];
    // Of two that are written once the later one is wrong.
    const isOlder = ([first, second]) => second !== undefined || first?.[0] < places[0][0];
    const meant = views.find(({ name }) => isMistyped(view, name) && isOlder(this.#editor.occurrences(name)));
    return meant ? [{ message: `Change ${view} to ${meant.name}`, edits: [{ range: places[0], text: meant.name }] }] : [];
  }

  #item(kind, message, { line = null, range = null, isOmitted = false, below = [], view, title } = {}) {
    return element("li", { class: `problem is-${kind}`, title, ...view && pointing(this.#session.point, view) },
      icon(kind),
      element("div", { class: "problem-body" },
        element("p", { class: "problem-message" },
          element("span", { class: "visually-hidden" }, `${kind}: `), message, " ",
          isOmitted && line ? element("span", { class: "badge" }, `line ${line} not applied`) : null),
        below),
      line ? button(String(line), () => range && this.#editor.select(range), { class: "line-link", "aria-label": `Go to line ${line}` }) : null);
  }

  /** Buttons for what can be done in the text; the rest is only said. */
  #fixes(actions, keys) {
    if (!actions?.length) return null;
    const all = actions.map((action, index) => (action.edits
      ? this.#fix(plain(action.message), action.edits, keys && index === 0 ? keys : null)
      : element("span", { class: "problem-note" }, plain(action.message))));
    const rest = all.splice(all.length > 4 ? 3 : 4);
    return element("div", { class: "fixes" }, all, rest.length ? element("details", {}, element("summary", {}, `${rest.length} more`), rest) : null);
  }

  #fix(label, edits, keys = null) {
    return button(label, ({ detail }) => {
      const isFirst = !this.#session.report?.views.length;
      this.#editor.apply(edits);
      // Who begins goes on to write, and so does who presses with a pointer; for a finger a keyboard would come.
      if (isFirst || detail && matchMedia("(hover: hover)").matches) this.#editor.area.focus({ preventScroll: true });
    }, { class: "small fix", title: keys, ...pointing((edits) => this.#session.send("try", edits), edits) });
  }

  #say(report) {
    const { state, text } = summaryOf(this.#session);
    // More of it is known in a moment.
    const { isExplained, isLarge, waiting } = this.#session;
    if (state === "good" && !isExplained && !isLarge && !waiting) return;
    const first = report?.diagnostics[0];
    const more = first ? `, line ${lineOf(this.#session.text, first.range?.[0] ?? 0) + 1}: ${first.message}` : "";
    const conflict = report?.conflicts[0]?.sentence;
    const said = text + more + (conflict ? `: ${conflict}` : "");
    if (said === this.#said) return;
    const isFirst = this.#said === "";
    this.#said = said;
    if (!isFirst) announce(plain(said));
  }
}

function isBroken(report) { return (report?.diagnostics ?? []).some((one) => one.severity === "error"); }

/** What is open or missed says little while lines are left out. */
function openOf(report) { return isBroken(report) ? [] : report?.open ?? []; }

function lossesOf(report) { return isBroken(report) ? [] : report?.losses ?? []; }

/** Where keys go and what they repair beside mistakes; what is missed may be so for a conflict. */
function looseOf(report) { return report?.conflicts.length ? openOf(report) : [...lossesOf(report), ...openOf(report)]; }

/** What mends a mistake, `{message, edits}`, the likeliest first. */
function fixesOf(one, { unknownNames, views }) {
  const fixes = one.fixIts.filter(({ edits }) => edits).map(({ message, edits }) => ({ message: plain(message), edits }));
  const unknown = unknownNames.find(({ range }) => range[0] === one.range?.[0]);
  if (!unknown) return fixes;
  const { name: wrong, addView, addMetric } = unknown;
  // What begins as the name does is meant rather than a new view, or what it could be mistyped for.
  const near = views.filter(({ name }) => /^[a-z_]\w*$/i.test(name) && name.toLowerCase().startsWith(wrong.toLowerCase()) && name !== wrong)
    .slice(0, 3).map(({ name }) => ({ message: `Change to ${name}`, edits: [{ range: one.range, text: name }] }));
  if (near.length) fixes.splice(0, fixes.length, ...near);
  const made = [["view", addView], ["metric", addMetric]].filter(([, edits]) => edits).map(([kind, edits]) => ({ message: `Add ${kind} ${wrong}`, edits }));
  // Nobody mistypes half of a name.
  if (near.length || isSlip(wrong, fixes[0]?.edits[0].text ?? "")) fixes.push(...made);
  else fixes.unshift(...made);
  const all = unknownNames.filter((other, index) => other.addView && unknownNames.findIndex(({ name }) => name === other.name) === index);
  if (all.length > 1 && all[0].name === wrong) fixes.push({ message: `Add all ${all.length} views`, edits: all.flatMap((other) => other.addView) });
  return fixes;
}

/** Whether two names differ in one place, by a letter or two. */
function isSlip(one, other) {
  const [begin, end] = differenceOf(one, other);
  return Math.max(one.length, other.length) - begin - (other.length - end) <= 2;
}

/** Whether a name is hardly another's on purpose: digits and endings tell names apart. */
function isMistyped(one, other) {
  if (one === other || one.length < 4 || !isSlip(one, other) || /\d/.test(one + other)) return false;
  if (one.length === other.length) return [...one].sort().join() === [...other].sort().join();
  return Math.abs(one.length - other.length) === 1 && one.at(-1) === other.at(-1);
}

/** What is open, all of a view together. */
function byView(open) {
  const views = new Map();
  for (const one of open) views.set(one.view, [...(views.get(one.view) ?? []), one]);
  return [...views].map(([view, all]) => {
    if (all.length === 1) return all[0];
    const names = all.map(({ attribute }) => attribute);
    // Which of them a button is about is said by what it adds.
    return { ...all[0], title: all.map(({ sentence }) => plain(sentence)).join("\n"), suggestions: all.flatMap(({ suggestions }) => suggestions),
      sentence: `Nothing decides the ${names.slice(0, -1).join(", ")} and ${names.at(-1)} of ${view}` };
  });
}

/** Whether what would help first is that something may end earlier, with which most of a column is settled. */
function isLoosening({ suggestions }) { return suggestions[0]?.message.startsWith("Change") === true; }

/** The first of what would help that is an edit of the text. */
function repairOf({ suggestions, repairs }) { return (suggestions ?? repairs)?.find((one) => one.edits); }

function summaryOf({ report, frames, isLarge, isExplained, failure, waiting }) {
  const wrong = (report?.diagnostics ?? []).filter((one) => one.severity === "error").length;
  const warnings = (report?.diagnostics ?? []).length - wrong;
  const errors = wrong + (failure ? 1 : 0);
  const conflicts = report?.conflicts?.length ?? 0;
  const open = byView(openOf(report)).length;
  const parts = [];
  if (errors) parts.push(count(errors, "error"));
  if (conflicts) parts.push(count(conflicts, "conflict"));
  if (warnings) parts.push(count(warnings, "warning"));
  if (open) parts.push(`${count(open, "view")} open`);
  const lost = (isSqueezed) => lossesOf(report).filter(({ squeezed }) => squeezed === isSqueezed).length;
  if (lost(true)) parts.push(`${lost(true)} squeezed`);
  if (lost(false)) parts.push(`${lost(false)} missed`);
  const unseen = isExplained && !parts.length && report ? unseenIn(report, frames) : "";
  const state = errors ? "error" : conflicts ? "conflict" : warnings ? "warning" : open ? "open" : parts.length || unseen ? "loss" : "good";
  const good = isLarge ? "Nothing clashes; what is open takes too long to find"
    : isExplained ? `Every constraint holds${unseen}` : waiting ? "Nothing clashes; what is missed or open is not known yet" : "Nothing clashes";
  return { state, isQuiet: !parts.length, text: parts.length ? parts.join(", ") : !report ? "Loading…" : report.views.length === 0 ? "Nothing is laid out yet" : good };
}

function count(amount, noun) {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}

/** A sentence without the marks around what stands in the text. A view's name stays as it is written. */
function plain(text, report) {
  text ??= "";
  const isName = report?.views.some(({ name }) => text.startsWith(`${name} `));
  return (isName ? text : text.replace(/^[a-z]/, (letter) => letter.toUpperCase())).replaceAll("`", "");
}
