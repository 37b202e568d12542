/* The boxes of a scene, with names and numbers where there is room. */
import { number } from "../base/dom.js";
import { colourNames } from "./surface.js";

const isInner = 1;
const isContainer = 2;
const isGuide = 4;
const isStale = 8;
const isLit = 16;
const isChosen = 32;
/** Above these: the place of the colour in the list of those that views can have, from 1. */
const colourShift = 6;

const name = [12, 550];
const smallName = [10, 550];
const containerName = [11, 550];
const numbers = [11, 400];
/** How high a box is with its numbers beneath its name. */
const stacked = 33;

/** Draws the boxes on a surface; `lit` and `chosen` are indices, or null. */
export function drawBoxes(surface, scene, zoom, origin, lit = null, chosen = null) {
  const { pen, size: [width, height] } = surface;
  let look = -1;
  let boxes = [];
  // Names in a column, one of which has to be small, are all small.
  const columns = new Set();
  const columnsOf = ([x, , wide, high]) => [x, -x - wide].map((edge) => `${Math.round(edge * 8)} ${Math.round(high * 8)}`);
  for (const index of scene.order) {
    const rect = scene.rect(index);
    const view = scene.views[index];
    if (!scene.hasChildren[index] && surface.width(view.sample ?? view.name, ...name) + 4 > rect[2] * zoom) columnsOf(rect).forEach((key) => columns.add(key));
  }
  // Boxes that look the same and follow each other are one path.
  const flush = () => {
    if (look < 0) return;
    paint(surface, look);
    pen.globalAlpha = look & isStale ? 0.45 : 1;
    writeLabels(surface, look, boxes);
    pen.globalAlpha = 1;
    boxes = [];
  };
  for (const index of scene.order) {
    if (!scene.isDrawn(index)) continue;
    const rect = scene.rect(index);
    const left = surface.sharp(origin[0] + rect[0] * zoom);
    const top = surface.sharp(origin[1] + rect[1] * zoom);
    const wide = Math.max(1, surface.sharp(origin[0] + (rect[0] + rect[2]) * zoom) - left);
    const high = Math.max(1, surface.sharp(origin[1] + (rect[1] + rect[3]) * zoom) - top);
    if (left > width || top > height || left + wide < 0 || top + high < 0) continue;
    const { sample, color, name } = scene.views[index];
    const own = (scene.depth[index] > 0 ? isInner : 0) | (scene.hasChildren[index] ? isContainer : 0)
      | (scene.isGuide(index) ? isGuide : 0) | (scene.isStale(index) ? isStale : 0)
      | (index === lit ? isLit : 0) | (index === chosen ? isChosen : 0) | ((colourNames.indexOf(color) + 1) << colourShift);
    if (own !== look) {
      flush();
      look = own;
      pen.beginPath();
    }
    pen.roundRect(left, top, wide, high, 3);
    // What is written stands in the midst of what is seen.
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    // Pointed at, a box says its name.
    boxes.push({ name: own & (isContainer | isLit) ? name : sample ?? name, rect: scene.local(index), isSmall: columnsOf(rect).some((key) => columns.has(key)), left: x, top: y, wide: Math.min(width, left + wide) - x, high: Math.min(height, top + high) - y });
  }
  flush();
}

function paint({ pen, colours }, look) {
  const isMarked = look & (isLit | isChosen);
  const stale = look & isStale ? 0.45 : 1;
  const [fill, line] = colours.tints[(look >> colourShift) - 1] ?? [colours[look & isInner ? "box-deep" : "box"], colours["box-line"]];
  if (!(look & isGuide)) {
    pen.globalAlpha = stale * (look & isContainer ? 0.45 : 1);
    pen.fillStyle = look & isLit ? colours["accent-soft"] : fill;
    pen.fill();
  }
  pen.globalAlpha = stale;
  const width = pen.lineWidth;
  if (look & isChosen) pen.lineWidth = 2;
  pen.setLineDash(look & (isGuide | isStale) ? [3, 3] : []);
  pen.strokeStyle = isMarked ? colours.accent : line;
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = width;
}

/** Writes what there is room for: name and all four numbers, name and size, or the name alone. */
function writeLabels(surface, look, boxes) {
  const { pen, colours } = surface;
  const figures = [];
  pen.fillStyle = colours[look & isContainer ? "muted" : "ink"];
  for (const box of boxes) {
    const { left, top, wide, high } = box;
    if (look & isContainer) {
      const nameWidth = surface.width(box.name, ...containerName);
      if (high < 18 || wide < nameWidth + 12) continue;
      surface.font(...containerName);
      pen.fillText(box.name, left + 6 + nameWidth / 2, top + 14);
      surface.claim(left + 6, top + 4, nameWidth, 13, true);
      continue;
    }
    const font = box.isSmall || surface.width(box.name, ...name) + 4 > wide ? smallName : name;
    const written = surface.fitted(box.name, wide - 4, ...font);
    if (high < 12 || !written) continue;
    const nameWidth = surface.width(written, ...font);
    const text = numbersFor(box, nameWidth, surface);
    const isBeside = text !== "" && high < stacked;
    const textWidth = text.length * surface.figure;
    const middle = Math.round(left + wide / 2);
    const centre = Math.round(top + high / 2);
    surface.font(...font);
    const x = isBeside ? middle - (textWidth + 8) / 2 : middle;
    const y = text && !isBeside ? centre - 3 : centre + 4;
    pen.fillText(written, x, y);
    surface.claim(x - nameWidth / 2, y - 10, nameWidth, 13, true);
    if (text) figures.push([text, isBeside ? middle + (nameWidth + 8) / 2 : middle, isBeside ? centre + 4 : centre + 12]);
  }
  pen.fillStyle = colours.muted;
  surface.font(...numbers);
  for (const [text, x, y] of figures) {
    surface.figures(text, x, y, 11);
    const wide = text.length * surface.figure;
    surface.claim(x - wide / 2, y - 8, wide, 8, true);
  }
}

function numbersFor({ rect, wide, high }, nameWidth, { figure }) {
  if (high < 14) return "";
  const room = high >= stacked ? wide - 4 : wide - nameWidth - 20;
  if (room < 5 * figure) return "";
  const size = `${number(rect[2], 1)} × ${number(rect[3], 1)}`;
  const all = `${number(rect[0], 1)}, ${number(rect[1], 1)}  ${size}`;
  return all.length * figure <= room ? all : size.length * figure <= room ? size : "";
}
