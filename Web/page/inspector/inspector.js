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
    session.on("choose", ({ detail }) => {
      for (const row of byId("inspector-panels").querySelectorAll("[data-name]")) {
        if (row.dataset.name !== detail) row.removeAttribute("aria-current");
        else if (!row.ariaCurrent) {
          row.ariaCurrent = "true";
          row.scrollIntoView({ block: "nearest" });
        }
      }
    });
    // A table follows a drag ten times a second, and leaves the frames to the canvas.
    let waiting = 0;
    for (const event of ["report", "frames", "settings", "quick"]) {
      session.addEventListener(event, () => {
        const { content } = this.#panels.find((one) => one.content.isShown);
        if (!content.events.includes(event === "quick" ? "frames" : event)) return;
        if (event === "report" || event === "settings") return content.draw();
        waiting ||= setTimeout(() => { waiting = 0; if (content.isShown) content.draw(); }, 100);
      });
    }
  }
}
