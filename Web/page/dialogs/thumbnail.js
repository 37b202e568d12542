/* A small picture of a layout: the engine's frames, drawn without words. */
import { shape } from "../base/dom.js";
import { sceneOf } from "../canvas/scene-of.js";

const width = 176;
const height = 112;
const margin = 12;

/** Draws a text; an empty picture where the engine has none for it. */
export async function drawThumbnail(node, session, text) {
  const scene = await sceneOf(session, text);
  if (!scene) return;
  const [wide, high] = scene.size;
  const zoom = Math.min((width - 2 * margin) / Math.max(1, wide), (height - 2 * margin) / Math.max(1, high));
  const origin = [(width - wide * zoom) / 2, (height - high * zoom) / 2];
  const box = (rect, name) => shape("rect", {
    class: name, x: origin[0] + rect[0] * zoom, y: origin[1] + rect[1] * zoom, width: Math.max(0, rect[2] * zoom), height: Math.max(0, rect[3] * zoom), rx: 1.5,
  });
  node.replaceChildren(box([0, 0, wide, high], "root-box"), ...scene.order
    .filter((index) => scene.isDrawn(index) && !scene.isGuide(index))
    .map((index) => shape("g", { class: `box depth-${Math.min(2, scene.depth[index])}${scene.hasChildren[index] ? " is-container" : ""}` }, box(scene.rect(index), "thumbnail-box"))));
}

/** An empty picture, to be drawn when it is seen. */
export function makeThumbnail() {
  return shape("svg", { class: "thumbnail", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
}
