/* Separators between panes: dragged, or moved by arrow keys. */
import { byId } from "./dom.js";

const limits = { text: [240, 800], inspector: [240, 640] };

export function makeSplitters() {
  bind("text", 1);
  bind("inspector", -1);
}

function bind(name, sign) {
  const node = byId(`splitter-${name}`);
  const pane = byId(`pane-${name}`);
  const [least, most] = limits[name];
  node.setAttribute("aria-valuemin", least);
  node.setAttribute("aria-valuemax", most);
  const set = (value) => {
    const width = Math.round(Math.min(most, Math.max(least, Math.min(value, innerWidth * 0.6))));
    document.documentElement.style.setProperty(`--${name}-width`, `${width}px`);
    node.setAttribute("aria-valuenow", width);
  };
  const current = () => pane.getBoundingClientRect().width;
  node.setAttribute("aria-valuenow", Math.round(current()) || least);
  let start = null;
  node.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    node.setPointerCapture(event.pointerId);
    start = { x: event.clientX, width: current() };
  });
  node.addEventListener("pointermove", (event) => { if (start) set(start.width + sign * (event.clientX - start.x)); });
  node.addEventListener("pointerup", () => { start = null; });
  node.addEventListener("pointercancel", () => { start = null; });
  node.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 16, ArrowLeft: -16 }[event.key];
    const end = { Home: least, End: most }[event.key];
    if ((!step && end === undefined) || event.altKey) return;
    event.preventDefault();
    set(end ?? current() + sign * step);
  });
}
