/* Guides: with what a view is in line while it is dragged, by edges, centres and baselines. */

const near = 0.01;

/** The lines on which a view is with others: their axis (0: upright), kind and place, and how far they reach. */
function guidesOf(scene, moved) {
  const guides = linesOf(scene, moved).map((line) => ({ ...line, isShared: false }));
  for (let index = -1; index < scene.views.length; index += 1) {
    if (index === moved || (index >= 0 && !scene.isDrawn(index))) continue;
    for (const line of linesOf(scene, index)) {
      for (const guide of guides) {
        if (guide.axis !== line.axis || guide.kind !== line.kind || Math.abs(guide.place - line.place) > near) continue;
        guide.isShared = true;
        guide.from = Math.min(guide.from, line.from);
        guide.to = Math.max(guide.to, line.to);
      }
    }
  }
  return guides.filter((guide) => guide.isShared);
}

function linesOf(scene, index) {
  const rect = scene.rect(index);
  const [first, last] = scene.views[index]?.baseline ?? [0, 0];
  return [0, 1].flatMap((axis) => {
    const start = rect[axis];
    const side = rect[axis + 2];
    const line = (kind, place) => ({ axis, kind, place, from: rect[1 - axis], to: rect[1 - axis] + rect[3 - axis] });
    const lines = [line("edge", start), line("edge", start + side), line("centre", start + side / 2)];
    if (axis === 1 && first) lines.push(line("baseline", start + first));
    if (axis === 1 && last) lines.push(line("baseline", start + side - last));
    return lines;
  });
}

/** Draws them; centres and baselines are dashed. */
export function drawGuides(surface, scene, zoom, origin, moved) {
  const { pen, colours } = surface;
  pen.strokeStyle = colours.guide;
  for (const { axis, kind, place, from, to } of guidesOf(scene, moved)) {
    const at = surface.sharp(origin[axis] + place * zoom);
    const ends = [from, to].map((end, side) => Math.round(origin[1 - axis] + end * zoom) + (side ? 8 : -8));
    pen.setLineDash({ edge: [], centre: [8, 3, 2, 3], baseline: [3, 2] }[kind]);
    pen.beginPath();
    surface.line(axis, at, ...ends);
    pen.stroke();
  }
  pen.setLineDash([]);
}
