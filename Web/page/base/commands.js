/* All that can be done, by name: for keys, for the menu and for the sheet of keys. */
import { keyName } from "./dom.js";

export class Commands {
  list = [];
  #entered = "";

  constructor() {
    for (const type of ["focusin", "change"]) document.addEventListener(type, ({ target }) => { this.#entered = target.value; });
  }

  /** Adds commands: `{id, label, keys, run}`; a string is the heading of those behind it. Keys of those with `isText` are
   * another field's own while something is typed there. */
  add(commands) { this.list.push(...commands); }

  run(id) { return this.list.find((command) => command.id === id)?.run(); }

  /** Runs the command whose keys these are; whether there was one. */
  handle(event) {
    const found = this.list.find((command) => command.keys && matches(command, event));
    if (!found || event.isComposing || (found.isText && event.target.id !== "text" && isInField(event.target) && event.target.value !== this.#entered)) return false;
    event.preventDefault();
    found.run();
    return true;
  }

  keysOf(command) { return keyName(command.keys); }
}

function matches(command, event) {
  const parts = command.keys.split("+");
  const key = parts.at(-1);
  const isHeld = (name) => parts.slice(0, -1).includes(name);
  const control = event.ctrlKey || event.metaKey;
  if (control !== isHeld("Ctrl") || event.altKey !== isHeld("Alt")) return false;
  if (key === "?") return event.key === "?" && !isInField(event.target);
  if (event.shiftKey !== isHeld("Shift")) return false;
  const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  // Where keys have other letters, their place counts only if it is none.
  return pressed === key || (!/^[A-Z]$/.test(pressed) && event.code === `Key${key}`);
}

function isInField(node) {
  return node instanceof HTMLElement && node.matches("input:not([type=range], [type=radio]), textarea");
}
