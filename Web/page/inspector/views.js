/* The views with what their content asks for; a change becomes an edit of the line that declares the view. */
import { element, number, setText } from "../base/dom.js";
import { colourNames } from "../canvas/surface.js";
import { viewEdit } from "../editor/statements.js";

/** Names in the text and here, what the two numbers are, what stands for none, and the words before each. */
const properties = [
  ["intrinsic", "Content", ["wide", "high"], "-"],
  ["text", "Text", ["width on one line", "height of a line"], "", ["width ", "lineHeight "]],
  ["hugging", "Hugging", ["horizontally", "vertically"]],
  ["compression", "Compression", ["horizontally", "vertically"]],
  ["baseline", "Baseline", ["of the first line, from the top", "of the last line, from the bottom"], undefined, ["first ", "last "]],
];

export class ViewTable {
  node = element("div", { class: "views" });
  #session;
  #editor;
  #rows = new Map();

  constructor(session, editor) {
    this.#session = session;
    this.#editor = editor;
  }

  draw(report) {
    const names = report.views.map((view) => view.name);
    for (const [name, row] of this.#rows) {
      if (names.includes(name)) continue;
      row.node.remove();
      this.#rows.delete(name);
    }
    report.views.forEach((view, index) => {
      if (!this.#rows.has(view.name)) this.#rows.set(view.name, this.#row(view));
      const row = this.#rows.get(view.name);
      if (this.node.children[index] !== row.node) this.node.insertBefore(row.node, this.node.children[index] ?? null);
      row.show(view);
    });
  }

  #row(view) {
    // Most rows are never opened: their fields are made when one is.
    let fields = null;
    let shown = view;
    let look = [];
    const open = () => {
      if (!node.open || fields) return;
      fields = properties.map(([property, label, axes, none]) => axes.map((axis) => element("input", {
        class: "field number-field", type: "text", inputmode: "decimal", placeholder: none === undefined ? "" : "none",
        "aria-label": `${view.name}, ${label.toLowerCase()} ${axis}`, onchange: () => this.#take(view.name, property, fields),
      })));
      const asked = (property, words) => ({
        class: "field", "aria-label": `${view.name}, ${property}`,
        onchange: ({ target }) => this.#write(view.name, property, target.value === "" ? [] : [words(target.value)]),
      });
      look = [
        element("input", { ...asked("sample", JSON.stringify), type: "text", placeholder: "name" }),
        element("select", asked("color", String), ["", ...colourNames].map((value) => element("option", { value }, value || "usual"))),
      ];
      const row = (label, content) => element("div", { class: "setting" },
        element("span", { class: "setting-label", "aria-hidden": "true" }, label), element("span", { class: "pair" }, content));
      node.append(element("div", { class: "view-fields" }, properties.map(([, label], at) => row(label, fields[at])), row("Shown as", look)));
      show(shown);
    };
    const chip = element("span", { class: "chip" });
    const node = element("details", { class: "view-row", ontoggle: open },
      element("summary", {}, element("span", { class: "view-name" }, view.name), chip));
    const point = (name) => this.#session.dispatchEvent(new CustomEvent("hover", { detail: { name, from: "table" } }));
    node.addEventListener("pointerenter", () => point(view.name));
    node.addEventListener("pointerleave", () => point(null));
    const show = (current) => {
      shown = current;
      if (fields) properties.forEach(([property], at) => fields[at].forEach((input, index) => {
        if (document.activeElement === input) return;
        const value = current[property]?.[index];
        input.value = value === null || value === undefined ? "" : number(value);
      }));
      ["sample", "color"].forEach((property, at) => {
        if (look[at] && document.activeElement !== look[at]) look[at].value = current[property] ?? "";
      });
      const size = current.intrinsic;
      setText(chip, size && (size[0] !== null || size[1] !== null)
        ? size.map((side) => side === null || side === undefined ? "–" : number(side)).join(" × ") : current.kind === "view" ? "" : current.kind);
    };
    return { node, show };
  }

  #take(name, property, fields) {
    const at = properties.findIndex((one) => one[0] === property);
    const [, , , none, words = ["", ""]] = properties[at];
    let values = fields[at].map((input, index) => {
      const text = input.value.trim().replace("\u2212", "-");
      if (text === "" || text === "-") return none;
      return Number.isFinite(Number(text)) ? words[index] + text : undefined;
    });
    // A text that is taken away needs no more words.
    if (values.every((value) => value === "")) values = [];
    // Of a text that begins, one number is there before the other.
    else if (values.includes("")) return;
    if (values.includes(undefined)) return this.draw(this.#session.report);
    this.#write(name, property, values);
  }

  #write(name, property, values) {
    const report = this.#session.report;
    const implicit = report.views.filter((view) => view.implicit).map((view) => view.name);
    this.#editor.apply(viewEdit(this.#session.text, name, property, values, implicit));
  }
}
