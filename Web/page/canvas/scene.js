/* Where views are: frames, which the engine gives in the coordinates of the parent, in the root's. */

/** How wide and how high what has no extent is drawn. */
const nominal = [60, 24];

/** The views of a report with their places in the root. Index -1 stands for the root. */
export class Scene {
  views = [];
  /** Whether it goes to and fro between layouts. */
  isMoving = false;
  /** x, y, width, height of each view in the root's coordinates. */
  rects = new Float64Array(0);
  size = [0, 0];
  depth = new Int32Array(0);
  hasChildren = new Uint8Array(0);
  #order = [];
  #loose = [];
  /** Views that have only been declared, where others have a place. */
  #waiting = [];
  /** Frames by index that take the place of those given. */
  #stale = new Map();
  /** Whether those do not fade yet. */
  isFresh = false;

  /** Takes in which views there are. */
  take(report) {
    this.views = report?.views ?? [];
    const count = this.views.length;
    this.rects = new Float64Array(count * 4);
    this.depth = new Int32Array(count);
    this.hasChildren = new Uint8Array(count);
    const children = new Map();
    this.views.forEach((view, index) => {
      const parent = view.parent ?? -1;
      if (parent >= 0) this.hasChildren[parent] = 1;
      if (!children.has(parent)) children.set(parent, []);
      children.get(parent).push(index);
    });
    this.#loose = this.views.map(({ ranges }) => ["x", "y"].every((part) => ranges[part]?.every((end) => end === null)));
    const named = new Set((report?.constraints ?? []).flatMap(({ first, second }) => [first, second]));
    this.#waiting = this.views.map(({ name }, index) => named.size > 0 && this.#loose[index] && !this.hasChildren[index] && !named.has(name));
    this.#order = [];
    const waiting = [...(children.get(-1) ?? [])].reverse();
    while (waiting.length > 0) {
      const index = waiting.pop();
      this.#order.push(index);
      const parent = this.views[index].parent ?? -1;
      this.depth[index] = parent < 0 ? 0 : this.depth[parent] + 1;
      for (const child of [...(children.get(index) ?? [])].reverse()) waiting.push(child);
    }
  }

  /** Parents before what lies in them. */
  get order() { return this.#order; }

  /** Frames by name; null of what is not drawn. */
  drawn(frames) {
    return new Map(this.views.map(({ name }, index) => [name, this.isDrawn(index) ? frames.slice(index * 4 + 4, index * 4 + 8) : null]));
  }

  /** Views whose line is wrong for the moment stay as they were `drawn`. They fade, unless `isFresh`. */
  keep(frames, isFresh = false) {
    this.isFresh = isFresh;
    this.#stale = new Map();
    this.views.forEach(({ name }, index) => {
      const frame = frames?.get(name);
      if (frame) this.#stale.set(index, frame);
      this.#waiting[index] ||= frame === null;
    });
  }

  isStale(index) { return this.#stale.has(index); }

  /** Takes in where they are. */
  place(frames) {
    this.size = [frames[2], frames[3]];
    for (const index of this.#order) {
      const at = index * 4;
      const from = at + 4;
      const parent = this.views[index].parent ?? -1;
      let stale = this.#stale.get(index);
      // What other lines place as it was before is not told of as lost.
      if (stale?.every((side, part) => Math.abs(side - frames[from + part]) < 0.01)) stale = void this.#stale.delete(index);
      this.rects[at] = (stale ? stale[0] : frames[from]) + (parent < 0 ? 0 : this.rects[parent * 4]);
      this.rects[at + 1] = (stale ? stale[1] : frames[from + 1]) + (parent < 0 ? 0 : this.rects[parent * 4 + 1]);
      this.rects[at + 2] = stale ? stale[2] : frames[from + 2];
      this.rects[at + 3] = stale ? stale[3] : frames[from + 3];
    }
  }

  /** x, y, width, height of a view, or of the root. */
  rect(index) {
    if (index < 0) return [0, 0, this.size[0], this.size[1]];
    const at = index * 4;
    return [this.rects[at], this.rects[at + 1], this.rects[at + 2], this.rects[at + 3]];
  }

  /** What is drawn of it and in it, to scale: x, y, width, height, and whether other views may lie in it. */
  boxes(zoom, origin) {
    return [-1, ...this.#order.filter((index) => this.isDrawn(index) && !this.isGuide(index))]
      .map((index) => [...this.seen(index).map((side, part) => side * zoom + (origin[part] ?? 0)), index < 0 || this.hasChildren[index]]);
  }

  /** The same as it is drawn: what is open and has no extent has one all the same, so that it can be seen. */
  seen(index) {
    const rect = this.rect(index);
    const { ranges, ambiguous = [] } = this.views[index] ?? {};
    if (this.isMoving || !ranges || !ambiguous.length) return rect;
    for (const [axis, part] of ["width", "height"].entries()) {
      if (rect[axis + 2] >= 1 || !ranges[part]) continue;
      // It lies on the side on which there is room.
      if (rect[axis] + nominal[axis] > this.size[axis] && rect[axis] >= nominal[axis]) rect[axis] -= nominal[axis] - rect[axis + 2];
      rect[axis + 2] = nominal[axis];
    }
    return rect;
  }

  /** The same in the coordinates of the parent. */
  local(index) {
    const [x, y, width, height] = this.rect(index);
    const [left, top] = this.rect(this.views[index].parent ?? -1);
    return [x - left, y - top, width, height];
  }

  /** How far views that lie in no more than so many others reach out of the root to any side, along both axes. */
  beyond(depth) {
    return this.size.map((side, axis) => Math.max(0, ...this.views.map((_, index) => {
      if (this.depth[index] > depth || this.isLoose(index)) return 0;
      const rect = this.rect(index);
      return Math.max(-rect[axis], rect[axis] + rect[axis + 2] - side);
    })));
  }

  /** The view at a place of the root: the uppermost, and a guide where its outline is within `slack`; -1 for the root,
   * null beside it. */
  viewAt(x, y, slack) {
    const found = this.#order.findLast((index) => {
      if (!this.isDrawn(index)) return false;
      const [left, top, width, height] = this.seen(index);
      const inside = Math.min(x - left, left + width - x, y - top, top + height - y);
      return inside >= 0 && (!this.isGuide(index) || inside <= slack);
    });
    return found ?? (x >= 0 && y >= 0 && x <= this.size[0] && y <= this.size[1] ? -1 : null);
  }

  indexOf(name) {
    return this.views.findIndex((view) => view.name === name);
  }

  /** Whether a view is drawn: guides are not shown as boxes; hidden views, and those of which nothing is said yet, not at all.
   * One whose only line is wrong for the moment still is. */
  isDrawn(index) { return !this.views[index].hidden && (!this.#waiting[index] || this.#stale.has(index)); }

  /** Whether a view may be anywhere. */
  isLoose(index) { return this.#loose[index]; }

  isGuide(index) { return this.views[index].kind === "guide"; }
}
