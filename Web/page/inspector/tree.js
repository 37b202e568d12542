/* The trees of the format strings, as the parser has them. */
import { element, setText } from "../base/dom.js";

export class TreeView {
  events = ["report"];
  isShown = false;
  #session;
  #text = element("pre", { class: "tree", tabindex: "0", "aria-label": "Trees of the format strings" });

  constructor(panel, session) {
    this.#session = session;
    panel.append(this.#text);
  }

  async draw() {
    const session = this.#session;
    if (session.waiting) setText(this.#text, session.waiting);
    setText(this.#text, await session.ask((sheet) => sheet.export("tree")) ?? session.trouble);
  }
}
