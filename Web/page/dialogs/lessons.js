/* Lessons: a task above the text, the goal outlined on the canvas, and a word when it is reached. */
import { announce, toast } from "../base/announcer.js";
import { button, byId, element } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { sceneOf } from "../canvas/scene-of.js";
import { loadCollection } from "./collection.js";

const slack = 0.5;

export class Lessons {
  #page;
  #place = byId("lesson");
  #lessons = [];
  #index = -1;
  #goal = null;
  #isSolved = false;
  /** The text in front of the first lesson. */
  #before = "";

  constructor(page) {
    this.#page = page;
    page.session.on("frames report quick", () => this.#check());
  }

  async begin(index) {
    this.#lessons = (await loadCollection()).lessons;
    if (this.#index < 0) this.#before = this.#page.session.text;
    this.#index = index;
    this.#isSolved = false;
    this.#goal = null;
    const lesson = this.#lessons[index];
    this.#page.open(lesson.text);
    this.#page.canvas.setGoal(null);
    this.#draw();
    this.#page.panes.show("text");
    announce(`Lesson ${index + 1}: ${lesson.task}`);
    const scene = await sceneOf(this.#page.session, lesson.solution);
    if (index !== this.#index || !scene) return;
    this.#goal = scene.views.map(({ name }, at) => ({ name, root: scene.rect(at) }));
    this.#page.canvas.setGoal(this.#goal.map((one) => one.root));
    this.#check();
  }

  /** Ends it, and brings back what was there before. */
  #leave() {
    this.end();
    if (!this.#before) return;
    this.#page.open(this.#before);
    toast("Your text is back; that of the lesson is among the recent documents.");
  }

  /** Ends it, since something else is opened. */
  end() {
    if (this.#index < 0) return;
    this.#index = -1;
    this.#goal = null;
    this.#place.hidden = true;
    this.#page.canvas.setGoal(null);
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
      element("p", {}, this.#isSolved ? `Solved: every box is where its outline is. ${lesson.cost ?? ""}` : withCode(lesson.task)),
      element("div", { class: "lesson-actions" },
        this.#isSolved ? icon("good") : null,
        this.#isSolved && !isLast ? button("Next lesson", () => this.begin(this.#index + 1), { class: "primary" }) : null,
        this.#isSolved ? null : button("Show me", () => this.#page.editor.apply([{ range: [0, this.#page.session.text.length], text: lesson.solution }]), { class: "small" }),
        button("See the outline", () => this.#page.panes.show("layout"), { class: "small to-outline" }),
        button("End", () => this.#leave(), { class: "small" })));
  }
}

/** A sentence whose pieces between backticks are code. */
function withCode(text) {
  return text.split("`").map((piece, index) => (index % 2 ? element("code", {}, piece) : piece));
}
