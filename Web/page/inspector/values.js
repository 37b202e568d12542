/* Settings over the text, and the numbers in it: metrics with sliders, views with their sizes. */
import { button, element, number, set } from "../base/dom.js";
import { makeChoice } from "../base/tabs.js";
import { comparisons } from "../canvas/comparisons.js";
import { textAfter } from "../editor/edits.js";
import { metricEdit, sizeEdit } from "../editor/statements.js";
import { ViewTable } from "./views.js";

export class Values {
  events = ["report", "settings"];
  isShown = false;
  #session;
  #editor;
  #noMetrics = element("p", { class: "empty" }, "metrics margin = 12 gives a number a name, and a slider here.");
  #metrics = element("div", { class: "metrics" }, this.#noMetrics);
  #sliders = new Map();
  #views;
  #choices;
  #spacing;
  #compare;

  constructor(panel, session, editor, canvas, compare) {
    this.#session = session;
    this.#editor = editor;
    this.#compare = compare;
    this.#choices = {
      direction: makeChoice("direction", "Direction", [["", "Document"], ["ltr", "LTR"], ["rtl", "RTL"]], "", (value) => session.configure({ direction: value || null })),
      scale: makeChoice("scale", "Pixels a point", [["", "Document"], ["1", "1×"], ["2", "2×"], ["3", "3×"]], "", (value) => session.configure({ scale: value ? Number(value) : null })),
    };
    this.#spacing = [["Between views", "spacing-between"], ["To the container", "spacing-container"]].map(([label, id]) => element("input", {
      class: "field number-field", id, type: "text", inputmode: "decimal", placeholder: "auto", "aria-label": `Standard space, ${label.toLowerCase()}`, onchange: () => this.#takeSpacing(),
    }));
    const compareField = element("select", { class: "field", id: "compare", "aria-label": "Compare with", onchange: (event) => compare.choose(event.target.value) },
      Object.entries(comparisons).map(([value, [label]]) => element("option", { value }, label)));
    this.compareField = compareField;
    this.#views = new ViewTable(session, editor);
    panel.append(
      section("Layout",
        row("Direction", this.#choices.direction.node),
        row("Bare dash", element("span", { class: "pair" }, this.#spacing[0], element("span", { class: "unit" }, "inside"), this.#spacing[1], element("span", { class: "unit" }, "edges"))),
        row("Rounding", this.#choices.scale.node),
        row("Compare", compareField),
        row("Size", button("Write into the text", () => editor.apply(sizeEdit(session.text, session.currentSize)), { class: "small", id: "write-size" }))),
      section("Metrics", this.#metrics),
      section("Views", this.#views.node));
  }

  draw() {
    const { report, settings } = this.#session;
    this.#choices.direction.show(settings.direction ?? "");
    this.#choices.scale.show(settings.scale ?? "");
    set(this.compareField, "value", this.#compare.kind);
    const said = report?.settings?.spacing;
    this.#spacing.forEach((input, index) => {
      if (document.activeElement === input) return;
      const value = settings.spacing?.[index] ?? (Array.isArray(said) ? said[index] : null);
      set(input, "value", value === null || value === undefined ? "" : number(value));
    });
    if (!report) return;
    this.#drawMetrics(report.metrics);
    this.#views.draw(report);
  }

  #takeSpacing() {
    const values = this.#spacing.map((input) => Number(input.value));
    const isEmpty = this.#spacing.every((input) => input.value.trim() === "");
    if (isEmpty) return this.#session.configure({ spacing: null });
    if (values.every((value) => Number.isFinite(value) && value >= 0)) this.#session.configure({ spacing: values });
    else this.draw();
  }

  #drawMetrics(metrics) {
    const seen = new Set(metrics.map((metric) => metric.name));
    for (const [name, slider] of this.#sliders) {
      if (seen.has(name)) continue;
      slider.node.remove();
      this.#sliders.delete(name);
    }
    for (const metric of metrics) {
      if (!this.#sliders.has(metric.name)) {
        const slider = this.#slider(metric);
        this.#sliders.set(metric.name, slider);
        this.#metrics.append(slider.node);
      }
      this.#sliders.get(metric.name).show(metric.value);
    }
    set(this.#noMetrics, "hidden", metrics.length > 0);
  }

  #slider({ name, value }) {
    const id = `metric-${name}`;
    const most = Math.max(100, Math.ceil(Math.abs(value) * 3 / 50) * 50);
    const range = element("input", { type: "range", id, min: value < 0 ? -most : 0, max: most, step: 1 });
    const field = element("input", { type: "text", inputmode: "decimal", class: "field number-field", "aria-label": `${name}, value` });
    const session = this.#session;
    const edits = (written) => metricEdit(session.text, name, written);
    const settle = (written) => this.#editor.apply(edits(written));
    range.addEventListener("input", () => {
      field.value = range.value;
      const text = textAfter(session.text, edits(range.value));
      // No change is told of a slider that is let go where it was.
      if (text === session.text) session.setText(text);
      else session.preview(text);
    });
    range.addEventListener("change", () => settle(range.value));
    field.addEventListener("change", () => {
      const written = Number(field.value.replace("\u2212", "-"));
      if (field.value.trim() !== "" && Number.isFinite(written)) settle(written);
      else field.value = range.value;
    });
    const show = (current) => {
      set(range, "value", String(current));
      if (document.activeElement !== field) set(field, "value", number(current, 3));
    };
    return { node: element("div", { class: "metric" }, element("label", { for: id }, name), range, field), show };
  }
}

function section(title, ...children) {
  return element("section", { class: "group-section" }, element("h2", {}, title), children);
}

function row(label, content) {
  return element("div", { class: "setting" }, element("span", { class: "setting-label", "aria-hidden": "true" }, label), content);
}
