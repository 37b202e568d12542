/* The frames as a table in the order of the document: the canvas for those who do not see it. */
import { toast } from "../base/announcer.js";
import { button, element, number, setText } from "../base/dom.js";

export class FrameTable {
  events = ["report", "frames"];
  isShown = false;
  #session;
  #editor;
  #body = element("tbody");
  #rows = [];

  constructor(panel, session, editor) {
    this.#session = session;
    this.#editor = editor;
    const copy = (form, name) => button(name, async () => {
      const text = await session.ask((sheet) => sheet.export(form));
      if (text) navigator.clipboard?.writeText(text).then(() => toast(`Copied as ${name}.`), () => toast("The clipboard is not to be had here."));
    }, { class: "small" });
    panel.append(
      element("div", { class: "panel-head" }, element("span", { class: "head-label" }, "Copy as tests"), copy("xctest", "XCTest"), copy("testing", "Swift Testing")),
      element("table", { class: "frames" },
        element("caption", { class: "visually-hidden" }, "Frames in points, in the coordinates of the view that each lies in"),
        element("thead", {}, element("tr", {}, ["View", "x", "y", "Width", "Height"].map((head) => element("th", { scope: "col" }, head)))), this.#body));
  }

  draw() {
    const { report, frames } = this.#session;
    if (!report) return;
    const names = ["superview", ...report.views.map((view) => view.name)];
    while (this.#rows.length < names.length) this.#rows.push(this.#row(this.#rows.length));
    while (this.#rows.length > names.length) this.#rows.pop().row.remove();
    names.forEach((name, index) => {
      const { cells, label, row } = this.#rows[index];
      setText(label, name);
      row.dataset.name = name;
      for (let i = 0; i < 4; i += 1) setText(cells[i], number(frames[index * 4 + i], 3));
    });
  }

  #row(index) {
    const label = button("", () => {
      const places = this.#editor.occurrences(row.dataset.name);
      if (places.length > 0) this.#editor.select(places[0]);
    }, { class: "name-link" });
    const cells = [0, 1, 2, 3].map(() => element("td"));
    const { point } = this.#session;
    const row = element("tr", { onpointerenter: () => point(row.dataset.name), onpointerleave: () => point(null) },
      element("th", { scope: "row" }, label), cells);
    label.addEventListener("focus", () => point(row.dataset.name));
    label.addEventListener("blur", () => point(null));
    this.#body.append(row);
    return { row, label, cells, index };
  }
}
