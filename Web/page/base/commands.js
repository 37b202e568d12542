/* All that can be done, by name: for keys, for the menu and for the sheet of keys. */
import { keyName } from "./dom.js";

export class Commands {
  list = [];

  /** Adds commands: `{id, label, keys, run}`; a string is the heading of those behind it. */
  add(commands) { this.list.push(...commands); }

  run(id) { return this.list.find((command) => command.id === id)?.run(); }

  /** Runs the command whose keys these are; whether there was one. */
  handle(event) {
    const found = this.list.find((command) => command.keys && matches(command, event));
    if (!found) return false;
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
  return pressed === key || event.code === `Key${key}`;
}

function isInField(node) {
  return node instanceof HTMLElement && node.matches("input, textarea");
}
