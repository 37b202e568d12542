/* Signs of sixteen units, drawn in the colour of the text around them. */
import { shape } from "./dom.js";

const paths = {
  error: "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M5.5 5.5l5 5M10.5 5.5l-5 5",
  warning: "M8 2 1.5 13.5h13zM8 6.5v3.5M8 12v.2",
  conflict: "M1 8h5M4 5.5 6.5 8 4 10.5M15 8h-5M12 5.5 9.5 8 12 10.5",
  open: "M2 2h12v12H2zM2 8l6-6M2 14 14 2M8 14l6-6",
  loss: "M2 4v8M14 4v8M2 8h8M8 6l2 2-2 2",
  good: "M3 8.5 6.5 12 13 4.5",
  previous: "M10 3 5 8l5 5",
  next: "M6 3l5 5-5 5",
  close: "M4 4l8 8M12 4l-8 8",
  minus: "M3 8h10",
  plus: "M3 8h10M8 3v10",
  swap: "M4 3v8M4 11 1.5 8.5M4 11l2.5-2.5M12 13V5M12 5 9.5 7.5M12 5l2.5 2.5",
  sweep: "M1.5 3v10M14.5 3v10M4 8h8M6 6 4 8l2 2M10 6l2 2-2 2",
  reset: "M3 8a5 5 0 1 0 1.5-3.5L3 6M3 2.5V6h3.5",
};

/** A sign by its name; it says nothing to screen readers. */
export function icon(name, attributes = {}) {
  return shape("svg", { class: `sign sign-${name}`, viewBox: "0 0 16 16", "aria-hidden": "true", ...attributes },
    shape("path", { d: paths[name], fill: "none", stroke: "currentColor", "stroke-width": 1.5, "stroke-linecap": "round", "stroke-linejoin": "round" }));
}
