/* With what a layout can be compared, and with what it is. */

export const comparisons = {
  off: ["Off", null],
  direction: ["Both directions", null],
  spacing: ["No standard spaces", { spacing: [0, 0] }],
  scale: ["Rounded to whole points", { scale: 1 }],
  scale2: ["Rounded to halves", { scale: 2 }],
  scale3: ["Rounded to thirds", { scale: 3 }],
};

export class Comparison {
  kind = "off";
  #session;
  #load;

  /** The second picture comes with `load`. */
  constructor(session, load) {
    this.#session = session;
    this.#load = load;
  }

  choose(kind) {
    this.kind = kind;
    if (kind !== "off") this.#load().catch(() => {});
    this.#session.send("settings");
  }
}
