/* The row above the canvas: presets, width and height, zoom; and the line below it. */
import { button, byId, element, number, set, setText } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { presets } from "./presets.js";

const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 8, 12];

export function makeToolbar(session, canvas, commands) {
  const preset = element("select", { id: "preset", "aria-label": "Preset size", class: "field" },
    element("option", { value: "" }, "Document"), element("option", { value: "own", hidden: true }, "Custom"),
    ...presets.map(([name]) => element("option", { value: name }, name)));
  const sides = ["Width", "Height"].map((label, axis) => element("input", {
    class: "field number-field", type: "text", inputmode: "decimal", "aria-label": `${label} in points; empty: the content decides`, placeholder: "auto", id: axis ? "height" : "width",
  }));
  const reset = button(icon("reset"), () => session.resize(null), { class: "icon", "aria-label": "Back to the document's size", title: "Back to the document's size" });
  const swap = button(icon("swap"), () => commands.run("swap"), { class: "icon", "aria-label": "Swap width and height", title: "Swap width and height" });
  const zoomLabel = button("100%", () => canvas.setZoom(1), { class: "quiet zoom-label", "aria-label": "Zoom 100 percent: actual size", title: "Actual size" });
  const step = (direction) => {
    const next = direction > 0 ? zooms.find((zoom) => zoom > canvas.zoom + 1e-6) : zooms.findLast((zoom) => zoom < canvas.zoom - 1e-6);
    if (next) canvas.setZoom(next);
  };
  byId("toolbar").append(
    element("div", { class: "group" }, preset, sides[0], element("span", { class: "times", "aria-hidden": "true" }, "×"), sides[1], swap, reset),
    element("div", { class: "group" },
      button(icon("minus"), () => step(-1), { class: "icon", "aria-label": "Zoom out" }), zoomLabel,
      button(icon("plus"), () => step(1), { class: "icon", "aria-label": "Zoom in" }),
      button("Fit", () => canvas.fit(), { class: "quiet", id: "fit", title: "Ctrl+Enter" })));

  preset.addEventListener("change", () => {
    const found = presets.find(([name]) => name === preset.value);
    session.resize(found ? [found[1], found[2]] : null);
    canvas.fit();
  });
  const read = (input) => {
    const text = input.value.trim().replace("\u2212", "-");
    if (text === "" || text === "auto" || text === "-") return null;
    const value = Number(text);
    return Number.isFinite(value) ? Math.min(10000, Math.max(0, value)) : undefined;
  };
  sides.forEach((input, axis) => {
    input.addEventListener("change", () => {
      const size = sides.map(read);
      if (size.includes(undefined)) {
        input.value = number(session.currentSize[axis]);
        return session.send("failure", "A side is a number of points, or empty.");
      }
      session.resize(size);
      if (canvas.isFitting) canvas.fit();
    });
    input.addEventListener("keydown", (event) => {
      const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!change || event.altKey) return;
      event.preventDefault();
      const size = [...session.currentSize];
      size[axis] = Math.max(0, size[axis] + change * (event.shiftKey ? 10 : 1));
      session.resize(size);
    });
  });
  const show = () => {
    const size = session.currentSize;
    sides.forEach((input, axis) => {
      if (document.activeElement !== input || session.size) set(input, "value", number(size[axis]));
    });
    set(reset, "disabled", session.size === null);
    const found = session.size && presets.find((one) => one[1] === session.size[0] && one[2] === session.size[1]);
    set(preset, "value", found ? found[0] : session.size ? "own" : "");
  };
  const showZoom = () => setText(zoomLabel, `${Math.round(canvas.zoom * 100)}%`);
  session.on("frames report quick size", show);
  session.on("drawn", showZoom);
  makeReadout(session, commands);
}

function makeReadout(session, commands) {
  const view = element("span", { id: "readout-view" });
  const counts = element("span", { class: "counts" });
  byId("readout").append(view, button("", () => commands.run("next"), { id: "readout-problems", class: "small" }), counts);
  session.on("report", () => {
    const { views, constraints } = session.report;
    setText(counts, `${views.length} ${views.length === 1 ? "view" : "views"}, ${constraints.length} ${constraints.length === 1 ? "constraint" : "constraints"}`);
  });
}
