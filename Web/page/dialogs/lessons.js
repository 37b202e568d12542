/* Lessons: a task above the text, the goal outlined on the canvas, and a word when it is reached. */
import { announce } from "../base/announcer.js";
import { button, byId, element } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { loadCollection } from "./collection.js";

const slack = 0.5;

export class Lessons {
  #page;
  #place = byId("lesson");
  #lessons = [];
  #index = -1;
  #goal = null;
  #isSolved = false;

  constructor(page) {
    this.#page = page;
    for (const event of ["frames", "report", "quick"]) page.session.addEventListener(event, () => this.#check());
  }

  async begin(index) {
    this.#lessons = (await loadCollection()).lessons;
    this.#index = index;
    this.#isSolved = false;
    this.#goal = null;
    const lesson = this.#lessons[index];
    this.#page.open(lesson.text);
    this.#goal = this.#framesOf(lesson.solution);
    this.#page.canvas.setGoal(this.#goal ? this.#goal.map((one) => one.root) : null);
    this.#draw();
    this.#check();
    this.#page.panes.show("text");
    announce(`Lesson ${index + 1}: ${lesson.task}`);
  }

  end() {
    if (this.#index < 0) return;
    this.#index = -1;
    this.#goal = null;
    this.#place.hidden = true;
    this.#page.canvas.setGoal(null);
  }

  /** Where the views of the solution are, by name. */
  #framesOf(text) {
    return this.#page.session.ask((_, engine) => {
      const sheet = engine.open(text);
      try {
        const { views } = sheet.report({ ambiguity: false, explaining: false });
        const frames = sheet.frames;
        const roots = views.map(() => null);
        const place = (at) => {
          if (roots[at]) return roots[at];
          const own = frames.slice(at * 4 + 4, at * 4 + 8);
          const parent = views[at].parent === null || views[at].parent === undefined || views[at].parent < 0 ? [0, 0] : place(views[at].parent);
          roots[at] = [own[0] + parent[0], own[1] + parent[1], own[2], own[3]];
          return roots[at];
        };
        return views.map((view, at) => ({ name: view.name, root: place(at) }));
      } finally {
        sheet.close();
      }
    });
  }

  #check() {
    if (this.#index < 0 || !this.#goal) return;
    const { scene } = this.#page.canvas;
    const isSolved = this.#goal.every(({ name, root }) => {
      const at = scene.indexOf(name);
      return at >= 0 && scene.rect(at).every((value, i) => Math.abs(value - root[i]) <= slack);
    });
    if (isSolved === this.#isSolved) return;
    this.#isSolved = isSolved;
    this.#draw();
    if (isSolved) announce("Solved.");
  }

  #draw() {
    const lesson = this.#lessons[this.#index];
    const isLast = this.#index === this.#lessons.length - 1;
    this.#place.hidden = false;
    this.#place.classList.toggle("is-solved", this.#isSolved);
    this.#place.replaceChildren(
      element("h2", {}, `Lesson ${this.#index + 1} of ${this.#lessons.length}: ${lesson.title}`),
      element("p", {}, this.#isSolved ? "Solved: every box is where its outline is." : withCode(lesson.task)),
      element("div", { class: "lesson-actions" },
        this.#isSolved ? icon("good") : null,
        this.#isSolved && !isLast ? button("Next lesson", () => this.begin(this.#index + 1), { class: "primary" }) : null,
        this.#isSolved ? null : button("Show me", () => this.#page.editor.apply([{ range: [0, this.#page.session.text.length], text: lesson.solution }]), { class: "small" }),
        button("End", () => this.end(), { class: "small" })));
  }
}

/** A sentence whose pieces between backticks are code. */
function withCode(text) {
  return text.split("`").map((piece, index) => (index % 2 ? element("code", {}, piece) : piece));
}
