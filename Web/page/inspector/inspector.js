/* The third pane: values, constraints, frames and tree of what is laid out. All but the first, which is shown at first,
 * come later. */
import { byId, element } from "../base/dom.js";
import { makeTabs } from "../base/tabs.js";
import { Values } from "./values.js";

export class Inspector {
  #panels;
  #parts;
  #chosen = null;
  choose;

  /** `load` is called for what comes later where somebody waits for it. */
  constructor(session, canvas, editor, compare, load) {
    this.#parts = [session, editor, canvas, compare];
    const make = (id, label) => {
      const panel = element("div", { class: "tab-panel", role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, tabindex: "0", hidden: true });
      return { id, label, panel, content: { events: [], draw: load } };
    };
    this.#panels = [make("values", "Values"), make("constraints", "Constraints"), make("frames", "Frames"), make("tree", "Tree")];
    this.fill({ values: Values });
    byId("inspector-panels").append(...this.#panels.map((one) => one.panel));
    this.choose = makeTabs(byId("inspector-tabs"), this.#panels, (id) => {
      for (const one of this.#panels) {
        one.panel.hidden = one.id !== id;
        one.content.isShown = one.id === id;
        if (one.id === id) one.content.draw();
      }
      this.#mark();
    });
    this.choose("values");
    session.on("choose", ({ detail }) => { this.#chosen = detail; this.#mark(); });
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

  /** Puts what has come into the panels whose names it has. */
  fill(kinds) {
    for (const one of this.#panels) {
      if (!kinds[one.id]) continue;
      one.content = new kinds[one.id](one.panel, ...this.#parts);
      one.content.isShown = !one.panel.hidden;
      if (one.content.isShown) one.content.draw();
    }
    this.#mark();
  }

  /** Marks the rows of the view that is chosen. */
  #mark() {
    for (const row of byId("inspector-panels").querySelectorAll("[data-name]")) {
      if (row.dataset.name !== this.#chosen) row.removeAttribute("aria-current");
      else if (!row.ariaCurrent) {
        row.ariaCurrent = "true";
        row.scrollIntoView({ block: "nearest" });
      }
    }
  }
}
