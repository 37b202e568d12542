/* The layout as a PNG: what the canvas shows, drawn once more, a pixel of the page for each point. */

const most = 16384;
const margin = 24;

/** A PNG of what a canvas shows, with so many pixels a point. */
export function pictureOf(canvas, scale) {
  const { scene, surface } = canvas;
  // Views may lie outside the root.
  const rects = [-1, ...scene.order.filter((index) => scene.isDrawn(index))].map((index) => scene.rect(index));
  const origin = [0, 1].map((axis) => margin - Math.floor(Math.min(...rects.map((rect) => rect[axis]))));
  const sides = origin.map((place, axis) => margin + place + Math.ceil(Math.max(...rects.map((rect) => rect[axis] + rect[axis + 2]))));
  if (!(scene.views.length && Math.max(...sides) * scale <= most)) throw new Error("there is no layout, or one beyond 16,384 pixels.");
  surface.begin(...sides, scale);
  surface.pen.fillStyle = surface.colours.page;
  surface.pen.fillRect(0, 0, ...sides);
  canvas.sketch(1, origin);
  const picture = new Promise((resolve, reject) => surface.node.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser gave none."))), "image/png"));
  // Nothing of it is seen: the drawing is itself again before the page is painted.
  canvas.draw();
  return picture;
}
