"""What is written on the canvas can be read: no number of a gap lies over another, or over a name."""

import pytest

from conftest import grid, layouts

# What is written in a frame, as the canvas is told: font, and where it lies.
WRITTEN = """const written = globalThis.written = [];
const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.clearRect = function (...place) {
  if (this.canvas.className === 'drawing') written.length = 0;
  clearRect.apply(this, place);
};
CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
  const wide = this.measureText(text).width;
  if (this.canvas.className === 'drawing') written.push([this.font, text, x - wide / 2, y - 8, wide, 8]);
  fillText.call(this, text, x, y);
};"""

CROSSING = """() => {
  const gaps = written.filter(([font]) => font.startsWith('600 10.5px'));
  const names = written.filter(([font]) => font.startsWith('550'));
  // Figures that are written one by one touch.
  const cross = (a, b) => [2, 3].every((axis) => a[axis] + 0.5 < b[axis] + b[axis + 2] && b[axis] + 0.5 < a[axis] + a[axis + 2]);
  return [gaps.length, gaps.flatMap((one, index) => [...gaps.slice(index + 1), ...names].filter((other) => cross(one, other)).map((other) => [one[1], other[1]]))];
}"""


@pytest.mark.parametrize("width", [390, 1280])
def test_no_number_of_a_gap_lies_over_another_or_over_a_name(visit, width):
    begun = visit(viewport={"width": width, "height": 700}, before=WRITTEN)
    page = begun.page
    if width < 720:
        page.click("#tab-pane-layout")
    count = 0
    for name, text in [*layouts(), ("grid", grid(100))]:
        begun.open(text)
        for zoom in ("fit()", "setZoom(1)"):
            page.evaluate(f"playground.canvas.{zoom}")
            begun.settle()
            found, crossing = page.evaluate(CROSSING)
            count += found
            assert crossing == [], (name, zoom)
    print("numbers", count)
    assert count > 150


def test_a_number_that_has_no_room_is_shown_where_it_is_pointed_at(visit):
    begun = visit()
    page = begun.page
    begun.open(grid(100))
    page.evaluate("playground.canvas.setZoom(1)")
    begun.settle()
    hidden = "playground.canvas.dimensions.lines.findIndex((line) => line.drawn && line.drawn.to - line.drawn.from >= 0.5 && !line.drawn.isLabelled)"
    index = page.evaluate(hidden)
    assert index >= 0
    page.evaluate("(index) => playground.canvas.mark('constraint', playground.canvas.dimensions.line(index).constraint)", index)
    begun.settle()
    assert page.evaluate("(index) => playground.canvas.dimensions.line(index).drawn.isLabelled", index)


def test_numbers_are_where_they_were_when_all_is_drawn_again(visit):
    begun = visit()
    begun.open(grid(100))
    places = "playground.canvas.dimensions.lines.map(({ drawn }) => drawn && [drawn.x, drawn.y, drawn.isLabelled])"
    before = begun.page.evaluate(places)
    begun.page.evaluate("playground.session.resize([700, 500])")
    begun.page.evaluate("playground.session.resize(null)")
    begun.settle()
    assert begun.page.evaluate(places) == before
