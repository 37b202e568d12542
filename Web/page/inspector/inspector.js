/* The third pane: values, constraints, frames and tree of what is laid out. */
import { byId, element } from "../base/dom.js";
import { makeTabs } from "../base/tabs.js";
import { ConstraintTable } from "./constraints.js";
import { FrameTable } from "./frames.js";
import { TreeView } from "./tree.js";
import { Values } from "./values.js";

export class Inspector {
  #panels;
  choose;

  constructor(session, canvas, editor, compare) {
    const make = (id, label, Kind) => {
      const panel = element("div", { class: "tab-panel", role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, tabindex: "0", hidden: true });
      return { id, label, panel, content: new Kind(panel, session, editor, canvas, compare) };
    };
    this.#panels = [
      make("values", "Values", Values),
      make("constraints", "Constraints", ConstraintTable),
      make("frames", "Frames", FrameTable),
      make("tree", "Tree", TreeView),
    ];
    byId("inspector-panels").append(...this.#panels.map((one) => one.panel));
    this.choose = makeTabs(byId("inspector-tabs"), this.#panels, (id) => {
      for (const one of this.#panels) {
        one.panel.hidden = one.id !== id;
        one.content.isShown = one.id === id;
        if (one.id === id) one.content.draw();
      }
    });
    this.choose("values");
    for (const event of ["report", "frames", "settings", "quick"]) {
      session.addEventListener(event, () => this.#panels.forEach((one) => {
        if (one.content.isShown && one.content.events.includes(event === "quick" ? "frames" : event)) one.content.draw();
      }));
    }
    session.addEventListener("choose-constraint", () => { if (!byId("panel-constraints").hidden) return; });
  }
}
