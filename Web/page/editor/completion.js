/* Names and keywords offered at the caret: a list box that the textarea keeps the focus of. */
import { byId, element } from "../base/dom.js";

export class Completion {
  #editor;
  #session;
  #list = element("ul", { class: "completion", id: "completion", role: "listbox", "aria-label": "Completions", hidden: true });
  #items = [];
  #chosen = 0;

  constructor(session, editor) {
    this.#session = session;
    this.#editor = editor;
    const area = editor.area;
    byId("editor").append(this.#list);
    area.setAttribute("aria-autocomplete", "list");
    area.addEventListener("keydown", (event) => this.#keyed(event), { capture: true });
    area.addEventListener("blur", () => this.close());
    session.addEventListener("caret", () => { if (this.isOpen && !this.#isTyping) this.#show(false); });
    session.addEventListener("text", () => { if (this.isOpen) this.#show(false); });
  }

  get isOpen() { return !this.#list.hidden; }
  #isTyping = false;

  open() { this.#show(true); }

  close() {
    this.#list.hidden = true;
    this.#editor.area.removeAttribute("aria-activedescendant");
    this.#editor.area.removeAttribute("aria-controls");
  }

  #show(isAsked) {
    const at = this.#editor.area.selectionStart;
    this.#items = (this.#session.ask((sheet) => sheet.complete(at)) ?? []).slice(0, 60);
    if (this.#items.length === 0) return this.close();
    if (isAsked && this.#items.length === 1) {
      this.#chosen = 0;
      return this.#take();
    }
    this.#chosen = 0;
    this.#list.replaceChildren(...this.#items.map((item, index) => element("li", {
      role: "option", id: `completion-${index}`, onpointerdown: (event) => { event.preventDefault(); this.#chosen = index; this.#take(); },
    }, element("span", {}, item.label), element("small", {}, item.detail ?? ""))));
    this.#list.hidden = false;
    this.#editor.area.setAttribute("aria-controls", "completion");
    this.#place(this.#items[0].range?.[0] ?? at);
    this.#mark();
  }

  #place(offset) {
    const area = this.#editor.area;
    const before = area.value.slice(0, offset);
    const row = before.split("\n").length - 1;
    const line = byId("layer").children[row];
    const column = offset - (before.lastIndexOf("\n") + 1);
    const range = document.createRange();
    range.selectNodeContents(line);
    const rect = range.getBoundingClientRect();
    const length = Math.max(1, line.textContent.length);
    const scroller = byId("editor").getBoundingClientRect();
    const left = rect.left + (rect.width / length) * column - scroller.left + byId("editor").scrollLeft;
    const bottom = line.getBoundingClientRect().bottom - scroller.top + byId("editor").scrollTop;
    this.#list.style.setProperty("left", `${Math.max(4, Math.min(left - 8, byId("editor").scrollLeft + scroller.width - 268))}px`);
    const isLow = bottom - byId("editor").scrollTop > scroller.height - 180;
    this.#list.style.setProperty("top", isLow ? "auto" : `${bottom + 2}px`);
    if (isLow) {
      const height = Math.min(200, this.#list.scrollHeight);
      this.#list.style.setProperty("top", `${Math.max(0, bottom - height - 28)}px`);
    }
  }

  #mark() {
    [...this.#list.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === this.#chosen)));
    this.#list.children[this.#chosen]?.scrollIntoView({ block: "nearest" });
    this.#editor.area.setAttribute("aria-activedescendant", `completion-${this.#chosen}`);
  }

  #take() {
    const item = this.#items[this.#chosen];
    this.close();
    if (!item) return;
    this.#editor.apply([{ range: item.range, text: item.text }], [item.range[0] + item.text.length, item.range[0] + item.text.length]);
  }

  #keyed(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      return this.open();
    }
    if (!this.isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#chosen = (this.#chosen + step + this.#items.length) % this.#items.length;
    else if (event.key === "Enter" || event.key === "Tab") this.#take();
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (step) this.#mark();
  }
}
