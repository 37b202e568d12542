/* Rulers along the top and the left of the canvas, in points. */

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** How wide the one on the left is, and how high the one on top; in other pages there are none. */
export const rulers = location.search.includes("embed=1") ? [0, 0] : [26, 20];

/** Draws the grid of pixels in the root, where frames are rounded to it and a pixel is large enough. */
export function drawGrid(surface, scene, zoom, origin, scale) {
  const { pen, colours, size } = surface;
  const step = zoom / scale;
  if (!(step >= 4)) return;
  const ends = scene.size.map((side, axis) => origin[axis] + side * zoom);
  pen.beginPath();
  for (const axis of [0, 1]) {
    const [from, to] = [Math.max(0, origin[1 - axis]), Math.min(size[1 - axis], ends[1 - axis])];
    for (let index = Math.max(1, Math.ceil(-origin[axis] / step)); ; index += 1) {
      const at = origin[axis] + index * step;
      if (at >= Math.min(size[axis], ends[axis])) break;
      surface.line(axis, surface.sharp(at), from, to);
    }
  }
  pen.strokeStyle = colours["line-strong"];
  pen.globalAlpha = 0.2;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Draws the ruler of an axis, whose zero stands at `zero`; `extent` points are shaded. */
export function drawRuler(surface, axis, zero, zoom, extent) {
  const { pen, colours, size } = surface;
  const isWide = axis === 0;
  const thick = rulers[1 - axis];
  if (!thick) return;
  const start = rulers[axis];
  const length = size[axis];
  const fill = (from, to, low = 0, high = thick) => (isWide ? pen.fillRect(from, low, to - from, high) : pen.fillRect(low, from, high, to - from));
  surface.font(9);
  pen.fillStyle = colours.surface;
  fill(0, length);
  pen.fillStyle = colours.line;
  fill(0, length, thick - 1, 1);
  pen.save();
  pen.beginPath();
  if (isWide) pen.rect(start, 0, length, thick);
  else pen.rect(0, start, thick, length);
  pen.clip();
  pen.fillStyle = colours["accent-soft"];
  fill(zero, zero + extent * zoom);
  pen.fillStyle = colours.muted;
  pen.textAlign = "left";
  const step = steps.find((one) => one * zoom >= 44) ?? 10000;
  const small = step / (step % 5 === 0 && step >= 5 ? 5 : 2);
  pen.beginPath();
  for (let value = Math.floor((start - zero) / zoom / step) * step; zero + value * zoom <= length; value += step) {
    for (let tick = value; tick < value + step - 1e-9; tick += small) {
      const at = surface.sharp(zero + tick * zoom);
      surface.line(axis, at, thick - (tick === value ? 10 : 5), thick);
    }
    const at = Math.round(zero + value * zoom);
    if (value >= 0) pen.fillText(String(value), isWide ? at + 3 : 2, isWide ? 9 : at - 3);
  }
  pen.strokeStyle = colours["line-strong"];
  pen.globalAlpha = 0.6;
  pen.stroke();
  pen.restore();
}
