/* The boxes of a scene, with names and numbers where there is room. */
import { number } from "../base/dom.js";
import { colourNames, touch } from "./surface.js";

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

/** Draws the boxes on a surface; `lit` and `chosen` are indices, or null. Gives what has no room for its name, as captions
 * take it. */
export function drawBoxes(surface, scene, zoom, origin, lit = null, chosen = null) {
  const { pen, size: [width, height] } = surface;
  const groups = [];
  // Where one name has to be small, all are.
  const isSmall = scene.order.some((index) => {
    const view = scene.views[index];
    return !scene.hasChildren[index] && scene.isDrawn(index) && surface.width(view.sample ?? view.name, ...name) + 6 > scene.seen(index)[2] * zoom;
  });
  // Where what lies in a container is drawn.
  const inner = (index) => (scene.hasChildren[index] ? scene.order.filter((child) => scene.views[child].parent === index && scene.isDrawn(child)) : [])
    .map((child) => scene.rect(child).map((side, part) => side * zoom + (origin[part] ?? 0)));
  // Views that nothing places lie on each other, beneath all others but for the one that is chosen or pointed at.
  const layer = (index) => (scene.depth[index] || !scene.isLoose(index) ? 0 : [chosen, lit].includes(index) ? 1 : -1);
  const order = scene.order.some(layer) ? scene.order.toSorted((a, b) => layer(a) - layer(b)) : scene.order;
  for (const index of order) {
    if (!scene.isDrawn(index)) continue;
    const rect = scene.seen(index);
    const left = surface.sharp(origin[0] + rect[0] * zoom);
    const top = surface.sharp(origin[1] + rect[1] * zoom);
    const wide = Math.max(1, surface.sharp(origin[0] + (rect[0] + rect[2]) * zoom) - left);
    const high = Math.max(1, surface.sharp(origin[1] + (rect[1] + rect[3]) * zoom) - top);
    if (left > width || top > height || left + wide < 0 || top + high < 0) continue;
    const { sample, color, name } = scene.views[index];
    const own = (scene.depth[index] > 0 ? isInner : 0) | (scene.hasChildren[index] ? isContainer : 0)
      | (scene.isGuide(index) ? isGuide : 0) | (scene.isStale(index) && !scene.isFresh ? isStale : 0)
      | (index === lit ? isLit : 0) | (index === chosen ? isChosen : 0) | ((colourNames.indexOf(color) + 1) << colourShift);
    // Boxes that look the same and follow each other are one path, unless they lie on each other.
    const isPiled = layer(index) !== 0;
    if (isPiled || groups.at(-1)?.isPiled || own !== groups.at(-1)?.look) groups.push({ look: own, isPiled, path: new Path2D(), boxes: [] });
    const { path, boxes } = groups.at(-1);
    path.roundRect(left, top, wide, high, 3);
    // What is written stands in the midst of what is seen.
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    // Pointed at, a box says its name.
    boxes.push({ inner: inner(index), name: own & (isContainer | isLit) ? name : sample ?? name, rect: scene.local(index), isSmall, left: x, top: y, wide: Math.min(width, left + wide) - x, high: Math.min(height, top + high) - y });
  }
  // What lies above has its name, and what is pointed at.
  for (const isFirst of [isLit, 0]) {
    for (const { look, boxes } of groups.toReversed()) if ((look & isLit) === isFirst) boxes.toReversed().forEach((box) => settle(surface, look, box));
  }
  for (const { look, path, boxes } of groups) {
    paint(surface, look, path);
    pen.globalAlpha = look & isStale ? 0.45 : 1;
    writeLabels(surface, look, boxes);
    pen.globalAlpha = 1;
  }
  return groups.flatMap(({ look, boxes }) => (look & (isContainer | isGuide | isStale) ? [] : boxes).filter(({ label }) => !label)
    .map(({ name, left, top, wide, high }) => ({ name, rect: [left, top, wide, high], isLit: (look & isLit) > 0 })));
}

function paint({ pen, colours }, look, path) {
  const isMarked = look & (isLit | isChosen);
  const stale = look & isStale ? 0.45 : 1;
  const [fill, line] = colours.tints[(look >> colourShift) - 1] ?? [colours[look & isInner ? "box-deep" : "box"], colours["box-line"]];
  if (!(look & isGuide)) {
    pen.globalAlpha = stale * (look & isContainer ? 0.45 : 1);
    pen.fillStyle = look & isLit ? colours["accent-soft"] : fill;
    pen.fill(path);
  }
  pen.globalAlpha = stale;
  const width = pen.lineWidth;
  if (look & isChosen) pen.lineWidth = 2;
  pen.setLineDash(look & (isGuide | isStale) ? [3, 3] : []);
  pen.strokeStyle = isMarked ? colours.accent : line;
  pen.stroke(path);
  pen.setLineDash([]);
  pen.lineWidth = width;
}

/** Finds what there is room for: name and all four numbers, name and size, or the name alone, which may be shortened; what
 * would lie over another name is left out, and the name of a container where a view in it would hide it. */
function settle(surface, look, box) {
  const { left, top, wide, high } = box;
  const isAtCorner = look & isContainer;
  const font = isAtCorner ? containerName : box.isSmall ? smallName : name;
  const written = surface.fitted(box.name, wide - (isAtCorner ? 12 : 6), ...font);
  if (high < (isAtCorner ? 18 : 12) || !written) return;
  const nameWidth = surface.width(written, ...font);
  const text = isAtCorner ? "" : numbersFor(box, nameWidth, surface);
  const isBeside = text !== "" && high < stacked;
  const textWidth = text.length * surface.figure;
  const middle = Math.round(left + wide / 2);
  const centre = Math.round(top + high / 2);
  const x = isAtCorner ? left + 6 + nameWidth / 2 : isBeside ? middle - (textWidth + 8) / 2 : middle;
  let y = text && !isBeside ? centre - 3 : centre + 4;
  if (isAtCorner) {
    y = [top + 14, top + high - 5].find((y) => box.inner.every((rect) => !touch(rect, [left + 6, y - 9, nameWidth, 12])));
    if (!y) return;
  }
  // With its numbers it is one block, through which no guide runs; where something lies over the middle, it is beside that, or
  // above or below it.
  const room = isBeside ? nameWidth + 8 + textWidth : Math.max(nameWidth, textWidth);
  const tall = text && !isBeside ? 25 : 11;
  const [aside, lift] = isAtCorner ? [0, 0] : [Math.max(0, (wide - room) / 2 - 4), Math.max(0, Math.round((high - tall) / 2 - 4))];
  const shift = [[0, 0], [-aside, 0], [aside, 0], [0, -lift], [0, lift]]
    .find(([across, down]) => surface.claim((isAtCorner ? x : middle) + across - room / 2, y - 9 + down, room, tall));
  if (!shift) return;
  const [across, down] = shift;
  box.label = [font, written, x + across, y + down, text, across + (isBeside ? middle + (nameWidth + 8) / 2 : middle), down + (isBeside ? centre + 4 : centre + 12)];
}

function writeLabels(surface, look, boxes) {
  const { pen, colours } = surface;
  const labels = boxes.map(({ label }) => label).filter(Boolean);
  pen.fillStyle = colours[look & isContainer ? "muted" : "ink"];
  for (const [font, written, x, y] of labels) {
    surface.font(...font);
    pen.fillText(written, x, y);
  }
  pen.fillStyle = colours.muted;
  surface.font(...numbers);
  for (const label of labels) if (label[4]) surface.figures(...label.slice(4), 11);
}

function numbersFor({ rect, wide, high }, nameWidth, { figure }) {
  if (high < 14) return "";
  const room = high >= stacked ? wide - 4 : wide - nameWidth - 20;
  if (room < 5 * figure) return "";
  const size = `${number(rect[2], 1)} × ${number(rect[3], 1)}`;
  const all = `${number(rect[0], 1)}, ${number(rect[1], 1)}  ${size}`;
  return all.length * figure <= room ? all : size.length * figure <= room ? size : "";
}
