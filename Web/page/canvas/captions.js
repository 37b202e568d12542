/* Names of boxes that have no room for them inside: beside the box, where nothing else is; of one that is pointed at anyhow. */
import { touch } from "./surface.js";

const font = [10, 400];
const high = 12;
/** More names than these would be a thicket. */
const most = 40;

/** Writes names beside boxes, `{name, rect, isLit, colour}`, on a surface: on nothing that is drawn, of which `find` gives the
 * rectangles. */
export function drawCaptions(surface, boxes, find) {
  const { pen, colours, size } = surface;
  const written = boxes.length > most ? boxes.filter((box) => box.isLit) : boxes;
  const drawn = written.length ? find() : [];
  for (const { name, rect: [left, top, width, height], isLit, colour } of written) {
    const wide = surface.width(name, ...font) + 4;
    const [x, y] = [left + width / 2, top + height / 2];
    const places = [[x, top + height + 9], [x, top - 9], [left + width + wide / 2 + 3, y], [left - wide / 2 - 3, y]]
      .map(([x, y]) => [Math.round(x - wide / 2), Math.round(y - high / 2), wide, high])
      .filter((place) => place[0] > 0 && place[1] > 0 && place[0] + wide < size[0] && place[1] + high < size[1]);
    const free = places.find((place) => !drawn.some((rect) => crosses(rect, place)) && surface.claim(...place));
    const place = free ?? (isLit ? places[0] : null);
    if (!place) continue;
    if (!free) {
      pen.fillStyle = colours.surface;
      pen.fillRect(...place);
    }
    pen.fillStyle = colours[colour ?? (isLit ? "ink" : "muted")];
    surface.font(...font);
    pen.fillText(name, place[0] + wide / 2, place[1] + 9.5);
  }
}

/** Whether an edge of a rectangle, or the whole of a box without others in it, would lie under a name. */
function crosses([left, top, wide, high, isOpen], place) {
  if (!touch([left, top, wide, high], place)) return false;
  return !isOpen || place[0] <= left || place[1] <= top || place[0] + place[2] >= left + wide || place[1] + place[3] >= top + high;
}
