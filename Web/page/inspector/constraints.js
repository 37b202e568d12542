/* The constraints in order, as equations, as Apple's debug text or as JSON. */
import { byId, element, number, pointing } from "../base/dom.js";
import { makeChoice } from "../base/tabs.js";

const hiddenKeys = new Set(["equation", "debug", "statement", "satisfied", "error", "label"]);

export class ConstraintTable {
  events = ["report"];
  isShown = false;
  #session;
  #editor;
  #form = "equation";
  #list = element("ol", { class: "constraint-list" });
  #key = "";
  /** The view that is chosen. */
  #view = null;

  constructor(panel, session, editor) {
    this.#session = session;
    this.#editor = editor;
    const choice = makeChoice("constraint-form", "Constraints as", [["equation", "Equations"], ["debug", "Apple's text"], ["json", "JSON"]], "equation", (form) => {
      this.#form = form;
      this.#key = "";
      this.draw();
    });
    panel.append(element("div", { class: "panel-head" }, choice.node), this.#list);
    session.on("choose-constraint", (event) => this.#choose(event.detail));
    session.on("choose", ({ detail }) => { this.#view = detail; this.#mark(); });
  }

  draw() {
    const report = this.#session.report;
    if (!report) return;
    const broken = new Set(report.conflicts.map((conflict) => conflict.broken));
    const clash = new Set(report.conflicts.flatMap((conflict) => conflict.constraints));
    const rows = report.constraints.map((constraint, index) => ({
      text: this.#written(constraint),
      state: broken.has(index) ? "gives way" : clash.has(index) ? "clashes" : constraint.satisfied === false ? "missed" : "",
      priority: constraint.priority,
    }));
    const key = JSON.stringify(rows);
    if (key === this.#key) return this.#mark();
    this.#key = key;
    this.#list.replaceChildren(...rows.map((row, index) => element("li", { id: `constraint-${index}` }, this.#row(row, index))));
    if (rows.length === 0) this.#list.append(element("li", { class: "empty" }, "No constraint yet."));
    this.#mark();
  }

  /** Marks what speaks of the chosen view. */
  #mark() {
    this.#session.report?.constraints.forEach(({ first, second }, index) => {
      this.#list.children[index]?.classList.toggle("is-named", this.#view !== null && (first === this.#view || second === this.#view));
    });
  }

  #row(row, index) {
    const range = () => this.#session.report.constraints[index]?.statement;
    const point = (constraint) => this.#session.send("hover-constraint", { constraint });
    return element("button", {
      type: "button", class: `constraint ${row.state ? "is-" + row.state.replace(" ", "-") : ""}`,
      onclick: () => { const found = range(); if (found) this.#editor.select(found); },
      ...pointing(point, index),
    },
    element("span", { class: "constraint-number" }, String(index + 1)),
    element("span", { class: "constraint-text" }, row.text),
    this.#form === "equation" && row.priority < 1000 ? element("span", { class: "priority" }, `@${number(row.priority)}`) : null,
    row.state ? element("span", { class: "badge" }, row.state) : null);
  }

  #written(constraint) {
    if (this.#form === "debug") return constraint.debug ?? constraint.equation;
    if (this.#form === "equation") return constraint.equation;
    return JSON.stringify(Object.fromEntries(Object.entries(constraint).filter(([key]) => !hiddenKeys.has(key))));
  }

  #choose(index) {
    if (index === null || index === undefined) return;
    for (const node of this.#list.querySelectorAll(".is-chosen")) node.classList.remove("is-chosen");
    const row = byId(`constraint-${index}`);
    row?.classList.add("is-chosen");
    if (this.isShown) row?.scrollIntoView({ block: "nearest" });
  }
}
