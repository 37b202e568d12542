/* The views with what their content asks for; a change becomes an edit of the line that declares the view. */
import { element, number, pointing, setText } from "../base/dom.js";
import { colourNames } from "../canvas/surface.js";
import { viewEdit } from "../editor/statements.js";

/** Names in the text and here, what the two numbers are, what stands for none, and the words before each. */
const properties = [
  ["intrinsic", "Content", ["wide", "high"], "-"],
  ["text", "Text", ["wide on one line", "line high"], "", ["width ", "lineHeight "]],
  ["hugging", "Hugging", ["horizontally", "vertically"]],
  ["compression", "Compression", ["horizontally", "vertically"]],
  ["baseline", "Baseline", ["first line from the top", "last line from the bottom"], undefined, ["first ", "last "]],
];

/** What is seen of that behind a field. */
const unit = (axis) => ({ horizontally: "H", vertically: "V" })[axis] ?? axis.split(" ")[0];

/** Rows are kept while a view is of one kind: kinds have other properties. */
const keyOf = ({ name, kind }) => `${kind} ${name}`;

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
    const keys = new Set(report.views.map(keyOf));
    for (const [key, row] of this.#rows) {
      if (keys.has(key)) continue;
      row.node.remove();
      this.#rows.delete(key);
    }
    report.views.forEach((view, index) => {
      if (!this.#rows.has(keyOf(view))) this.#rows.set(keyOf(view), this.#row(view));
      const row = this.#rows.get(keyOf(view));
      if (this.node.children[index] !== row.node) this.node.insertBefore(row.node, this.node.children[index] ?? null);
      row.show(view);
    });
  }

  #row(view) {
    const chip = element("span", { class: "chip" });
    // A guide has no content.
    const isGuide = view.kind === "guide";
    const own = properties.filter(([property]) => property !== "text" || view.kind === "view");
    // Most rows are never opened: their fields are made when one is.
    let fields = null;
    let shown = view;
    let look = [];
    const open = () => {
      if (!node.open || fields) return;
      fields = own.map((property) => {
        const [, label, axes] = property;
        const inputs = axes.map((axis) => element("input", {
          class: "field number-field", type: "text", inputmode: "decimal", placeholder: "none",
          "aria-label": `${view.name}, ${label.toLowerCase()} ${axis}`, onchange: () => this.#take(view.name, property, inputs),
        }));
        return inputs;
      });
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
      const unitOf = (axis) => element("span", { class: "unit", "aria-hidden": "true" }, unit(axis));
      node.append(element("div", { class: "view-fields" },
        own.map(([, label, axes], at) => row(label, fields[at].map((input, index) => [input, unitOf(axes[index])]))), row("Shown as", look)));
      show(shown);
    };
    const node = element(isGuide ? "div" : "details", { class: "view-row", "data-name": view.name, ontoggle: open, ...pointing(this.#session.point, view.name) },
      element(isGuide ? "div" : "summary", { class: "view-head" }, element("span", { class: "view-name" }, view.name), chip));
    const show = (current) => {
      shown = current;
      if (fields) own.forEach(([property], at) => fields[at].forEach((input, index) => {
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

  #take(name, [property, , , none, words = ["", ""]], inputs) {
    let values = inputs.map((input, index) => {
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
