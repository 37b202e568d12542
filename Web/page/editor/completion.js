/* Names and keywords offered at the caret: a list box that the textarea keeps the focus of. */
import { announce } from "../base/announcer.js";
import { byId, element } from "../base/dom.js";

/** How high the list is at most, as in `editor.css`. */
const highest = 200;
/** Who has no keys to ask with is offered at once what goes on with a word, others when they pause. */
const isTouch = matchMedia("(hover: none)");

export class Completion {
  #editor;
  #session;
  #list = element("ul", { class: "completion", id: "completion", role: "listbox", "aria-label": "Completions", hidden: true });
  #items = [];
  #chosen = 0;
  /** The place and the text for which the list is shown. */
  #shownFor = "";

  constructor(session, editor) {
    this.#session = session;
    this.#editor = editor;
    const area = editor.area;
    byId("editor").append(this.#list);
    area.setAttribute("aria-autocomplete", "list");
    area.setAttribute("aria-haspopup", "listbox");
    area.addEventListener("keydown", (event) => this.#keyed(event), { capture: true });
    area.addEventListener("blur", () => this.close());
    session.on("caret", () => { if (this.isOpen) this.#show(false); });
    session.on("text", () => {
      this.#rest();
      const isOffered = document.activeElement === area && /(\w|\bwith )$/.test(session.text.slice(0, area.selectionStart));
      if (this.isOpen || isOffered && isTouch.matches) this.#show(false);
      else if (isOffered) this.#pause = setTimeout(() => { this.#pause = 0; this.#show(false); }, 500);
    });
  }

  get isOpen() { return !this.#list.hidden; }
  /** Counts what was asked and closed, so that an answer that comes late is known. */
  #turn = 0;
  /** The clock of a list that comes when nothing is typed. */
  #pause = 0;

  open() {
    this.#rest();
    this.#show(true);
  }

  /** Lets a list that was to come by itself not come. */
  #rest() {
    clearTimeout(this.#pause);
    this.#pause = 0;
  }

  close() {
    this.#turn += 1;
    this.#rest();
    this.#shownFor = "";
    this.#list.hidden = true;
    this.#editor.area.removeAttribute("aria-activedescendant");
    this.#editor.area.removeAttribute("aria-controls");
  }

  /** `isChosen` says whether the first is to be taken by whoever goes on, and at once where it is the only one. */
  async #show(isAsked, isChosen = isAsked) {
    const { area } = this.#editor;
    const at = area.selectionStart;
    const { text } = this.#session;
    // What was asked for stays while nothing changes, whatever is told late.
    if (!isAsked && this.#shownFor === at + text) return;
    const turn = ++this.#turn;
    const found = await this.#session.ask((sheet) => sheet.complete(at));
    if (turn !== this.#turn || text !== this.#session.text || at !== area.selectionStart) return;
    this.#items = fitting(found ?? [], text, at, isAsked).slice(0, 60);
    const count = this.#items.length;
    if (count === 0) return this.close();
    // Who has not asked may end the line: there a row is taken by a tap, or by Tab; unless it would be wrong, as with half an option.
    this.#chosen = isChosen || isHalf(found, text, at) || this.isOpen && this.#chosen >= 0 ? 0 : -1;
    if (isChosen && count === 1) {
      this.#chosen = 0;
      return this.#take();
    }
    this.#list.replaceChildren(...this.#items.map((item, index) => element("li", {
      role: "option", id: `completion-${index}`, onpointerdown: (event) => { event.preventDefault(); this.#chosen = index; this.#take(); },
    }, element("span", {}, item.label), element("small", {}, item.detail?.replaceAll("`", "")))));
    this.#list.hidden = false;
    this.#shownFor = at + text;
    area.setAttribute("aria-controls", "completion");
    this.#mark();
    announce(count === 1 ? "1 completion" : `${count} completions`);
  }

  #place(offset) {
    const box = this.#editor.rectAt(offset);
    const editor = byId("editor");
    const { left: corner, top, width: wide, height } = editor.getBoundingClientRect();
    const [above, below] = [box.top - top - 8, height - (box.bottom - top) - 8];
    const { style } = this.#list;
    style.left = `${Math.max(4, Math.min(box.left - corner - 8, wide - 268))}px`;
    // Where there is more room than below the line, it stands above.
    style.maxHeight = `${highest}px`;
    const isAbove = this.#list.offsetHeight > below && above > below;
    style.maxHeight = `${Math.min(highest, isAbove ? above : below)}px`;
    style.top = `${editor.scrollTop - top + (isAbove ? box.top - this.#list.offsetHeight - 2 : box.bottom + 2)}px`;
  }

  #mark() {
    [...this.#list.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === this.#chosen)));
    this.#place(this.#items[0].range[0]);
    const chosen = this.#list.children[this.#chosen];
    if (!chosen) return;
    // Not into view, which scrolls the line away as well.
    const { offsetTop, offsetHeight } = chosen;
    this.#list.scrollTop = Math.min(offsetTop - 4, Math.max(this.#list.scrollTop, offsetTop + offsetHeight + 4 - this.#list.clientHeight));
    this.#editor.area.setAttribute("aria-activedescendant", `completion-${this.#chosen}`);
  }

  #take() {
    const item = this.#items[Math.max(0, this.#chosen)];
    this.close();
    if (!item) return;
    // Behind the first word of a line another follows.
    const text = item.text + (item.kind === "keyword" && /\w$/.test(item.text) && !this.#session.text[item.range[1]]?.match(/ /) ? " " : "");
    const end = item.range[0] + text.length;
    this.#editor.apply([{ range: item.range, text }], [end, end]);
  }

  #keyed(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      return this.open();
    }
    // Who is quicker than the list would have had the first of it.
    if (event.key === "Tab" && this.#pause && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
      this.#rest();
      return this.#show(false, true);
    }
    if (!this.isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && this.#chosen < 0) return this.close();
    if (step) this.#chosen = (this.#chosen + step + this.#items.length) % this.#items.length;
    else if (event.key === "Enter" || event.key === "Tab") this.#take();
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (step) this.#mark();
  }
}

/** What begins with what is typed before the caret, the shorter first, then what has it within, or its letters in order; all,
 * if nothing has and one asks. */
function fitting(items, text, at, isAsked) {
  const rank = ({ label, range }) => {
    const typed = text.slice(range[0], at);
    const place = label.toLowerCase().indexOf(typed.toLowerCase());
    return !isAsked && label === typed ? -1 : place === 0 ? typed && label.length : place > 0 ? 1e3 : has(label, typed) ? 2e3 : has(label.toLowerCase(), typed.toLowerCase()) ? 3e3 : -1;
  };
  // The part of a word that is being typed is no name.
  const isPart = ({ label, range }) => isAsked && range[0] < at && label === text.slice(range[0], at) && items.length > 1 && text.split(/\W+/).filter((word) => word === label).length === 1;
  const found = items.filter((item) => rank(item) >= 0 && !isPart(item)).sort((a, b) => rank(a) - rank(b));
  return found.length || !isAsked ? found : items;
}

/** Whether a word has begun that can only be one of those. */
function isHalf(items, text, at) {
  const typed = text.slice(items[0].range[0], at);
  return items[0].kind === "constant" && typed !== "" && !items.some(({ label }) => label === typed);
}

/** Whether a word has some letters in their order. */
function has(word, letters) {
  let from = 0;
  return [...letters].every((letter) => (from = word.indexOf(letter, from) + 1));
}
