/* The layout as a PNG: the engine's SVG, painted once. */

const most = 16384;

/** A PNG of what a session shows, with so many pixels a point. */
export async function pictureOf(session, scale) {
  const source = await session.ask((sheet) => sheet.export("plainsvg"));
  if (!source) throw new Error(source === undefined ? session.trouble : "there is no layout.");
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const width = Math.round(image.naturalWidth * scale);
    const height = Math.round(image.naturalHeight * scale);
    if (width < 1 || height < 1 || width > most || height > most) throw new Error("it has no size, or one beyond 16,384 pixels.");
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser gave none."))), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}
