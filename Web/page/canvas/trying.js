/* What an edit that is offered would make of the layout: the outlines of what it would move; and where it is in the text. */
import { textAfter } from "../editor/edits.js";
import { sceneOf } from "./scene-of.js";

export class Trying {
  #session;
  #canvas;
  #editor;
  #turn = 0;
  /** What was outlined before. */
  #goal = null;

  constructor(session, canvas, editor) {
    this.#session = session;
    this.#canvas = canvas;
    this.#editor = editor;
    session.on("try", ({ detail }) => (detail ? this.#show(detail) : this.#end()));
    // The button that was pressed is gone.
    session.on("edit", () => this.#end());
  }

  async #show(edits) {
    const turn = ++this.#turn;
    this.#editor.glow(edits.map(({ range }) => range));
    const tried = await sceneOf(this.#session, textAfter(this.#session.text, edits), true);
    if (turn !== this.#turn || !tried) return;
    const { scene, goal } = this.#canvas;
    const moved = tried.views.flatMap(({ name }, index) => {
      const before = scene.indexOf(name);
      const rect = tried.rect(index);
      const isSame = before >= 0 && scene.rect(before).every((side, part) => Math.abs(side - rect[part]) < 0.5);
      return isSame || !tried.isDrawn(index) || tried.isGuide(index) ? [] : [rect];
    });
    this.#goal ??= goal;
    this.#canvas.setGoal(moved);
  }

  #end() {
    this.#turn += 1;
    this.#editor.glow([]);
    if (this.#goal) this.#canvas.setGoal(this.#goal);
    this.#goal = null;
  }
}
