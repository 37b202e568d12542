"""Pictures of the page that are kept, and how near one that is taken has to come to its own.

Fonts differ from machine to machine, so all letters are those of `blocks.ttf`: each a block, 0.6 em wide and half an em high.
"""

import base64
import os
import pathlib

PICTURES = pathlib.Path(__file__).parent / "Pictures"

# A pixel differs where red, green or blue is more than `STEP` of 255 off. Of a picture, and of each layout in a sheet of
# them, `SHARE` may: what the corners of boxes and the browser's own arrows need. A box that is a point off differs more.
STEP = 40
SHARE = 0.002

# Before the page's own scripts, which measure letters.
BLOCKS = """(() => {
  const bytes = Uint8Array.from(atob('%s'), (letter) => letter.charCodeAt(0));
  document.addEventListener('readystatechange', () => {
    document.fonts.add(new FontFace('Blocks', bytes));
    for (const name of ['--sans', '--mono']) document.documentElement.style.setProperty(name, 'Blocks');
  }, {once: true});
})();""" % base64.b64encode((PICTURES / "blocks.ttf").read_bytes()).decode()

# Which parts of two pictures differ by more than they may: [part, pixels that differ]. A part is a rectangle.
COMPARE = """async ([pictures, parts, step, share]) => {
  const data = [];
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
    pen.drawImage(image, 0, 0);
    data.push(pen.getImageData(0, 0, image.width, image.height));
  }
  const [a, b] = data;
  if (a.width !== b.width || a.height !== b.height) return [['size', [a.width, a.height, b.width, b.height]]];
  return (parts ?? [['all', 0, 0, a.width, a.height]]).map(([name, left, top, width, height]) => {
    let count = 0;
    for (let y = top; y < top + height; y += 1) {
      for (let at = (y * a.width + left) * 4, end = at + width * 4; at < end; at += 4) {
        if ([0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at + part]) > step)) count += 1;
      }
    }
    return [name, count, width * height * share];
  }).filter(([, count, most]) => count > most);
}"""


def differences(visit, pictures, parts=None):
    both = [base64.b64encode(one).decode() for one in pictures]
    return visit.page.evaluate(COMPARE, [both, parts, STEP, SHARE])


def hold(visit, name, picture, parts=None):
    """Compares a picture with the one of that name that is kept; with PICTURES=anew, keeps it instead."""
    file = PICTURES / f"{name}.png"
    if os.environ.get("PICTURES") == "anew":
        file.write_bytes(picture)
    found = differences(visit, [file.read_bytes(), picture], parts)
    if found:
        taken = PICTURES.parent.parent.parent / ".build" / f"{name}.png"
        taken.parent.mkdir(exist_ok=True)
        taken.write_bytes(picture)
    assert found == [], f"another picture than {file.name}; .build/{name}.png is what was taken"


def hold_text(name, text):
    """The same for what is read of the page; in it there is nothing that differs from machine to machine."""
    file = PICTURES / f"{name}.yaml"
    if os.environ.get("PICTURES") == "anew":
        file.write_text(text + "\n")
    assert text + "\n" == file.read_text()
