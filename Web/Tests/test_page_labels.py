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


def test_no_number_lies_on_a_line_that_clashes(visit):
    begun = visit(before=WRITTEN)
    # 20 + 100 + 8 + 260 + 20 is more than 360: the measure of 260 crosses the space above its field.
    begun.open("size 360 200\nview name, mail intrinsic 60 20\nview field, other intrinsic - 32\nH:|-[name(100)]-[field(260)]-| with alignAllCenterY\n"
               "H:|-[mail(name)]-[other(field)]-| with alignAllCenterY\nV:|-[field]-[other]\n")
    begun.page.mouse.move(700, 700)
    begun.settle()
    crossing = begun.page.evaluate("""() => {
      const lines = playground.canvas.dimensions.lines.filter(({ drawn }) => drawn);
      const on = ([, , x, y, wide, high], { axis, drawn: { from, to, level } }) => (axis === 'h'
        ? y < level && level < y + high && x < to && from < x + wide : x < level && level < x + wide && y < to && from < y + high);
      const clashing = lines.filter(({ kind }) => kind === 'clash' || kind === 'broken');
      const upright = lines.filter(({ axis, drawn }) => axis === 'v' && drawn.isLabelled).map(({ drawn }) => drawn.text);
      const numbers = written.filter(([font, text]) => font.startsWith('600 10.5px') && upright.includes(text));
      return [numbers.length, clashing.length, numbers.filter((one) => clashing.some((line) => line.axis === 'h' && on(one, line))).map(([, text]) => text)];
    }""")
    assert crossing[0] > 0 and crossing[1] > 5 and crossing[2] == []


def test_a_number_that_has_no_room_is_shown_where_it_is_pointed_at(visit):
    begun = visit()
    page = begun.page
    begun.open(grid(100))
    page.evaluate("playground.canvas.setZoom(1)")
    begun.settle()
    hidden = "playground.canvas.dimensions.lines.findIndex((line) => line.drawn && line.drawn.from > 30 && line.drawn.level > 30 && line.drawn.to - line.drawn.from >= 0.5 && !line.drawn.isLabelled)"
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


NAMES = "written.filter(([font]) => /^550 1[02]px/.test(font)).map(([, text, , , wide]) => [text, wide])"
ROWS = """size 400 140
view name, mail intrinsic 60 20
view nameField, mailField intrinsic - 32
H:|-[name]-[nameField]-| with alignAllCenterY
H:|-[mail(==name)]-[mailField]-| with alignAllCenterY
V:|-[nameField]-[mailField]
"""


@pytest.mark.parametrize("zoom, numbers", [(0.75, ["20"]), (2, ["20", "8"])])
def test_a_number_between_boxes_is_left_out_where_it_would_touch_them(visit, zoom, numbers):
    begun = visit(before=WRITTEN)
    begun.open(ROWS)
    begun.page.evaluate("(zoom) => playground.canvas.setZoom(zoom)", zoom)
    begun.settle()
    assert begun.page.evaluate("[...new Set(written.filter(([font]) => font.startsWith('600 10.5px')).map(([, text]) => text))].sort()") == numbers


@pytest.mark.parametrize("name", ["nameField", "mailField"])
def test_the_measure_of_a_size_runs_into_no_other_box(visit, name):
    begun = visit()
    # There is room above the upper field and below the lower one.
    begun.open(ROWS + f"H:[{name}(500)]\n")
    crossing = """() => {
      const { scene, corner, zoom, dimensions } = playground.canvas;
      const [{ drawn: { level } }] = dimensions.lines.filter((line) => line.isSize);
      const edges = scene.order.map((index) => scene.rect(index)).map(([, y, , high]) => [y, y + high].map((at) => corner[1] + at * zoom));
      return edges.filter(([top, bottom]) => top - 6 < level && level < bottom + 6).length;
    }"""
    assert begun.page.evaluate(crossing) == 0


@pytest.mark.parametrize("text", [
    "size 360 200\nH:|-[name(80)]-[upper(300)]-|\nH:|-[mail(80)]-[middle(upper)]-|\nH:|-[phone(80)]-[lower(upper)]-|\nV:|-[upper(32)]-[middle(32)]-[lower(32)]\n",
    "size 360 200\nH:|-[name(80)]-[field(300)]-|\nV:|-[name(32)]-|\n",
])
def test_the_measure_of_a_size_runs_through_no_box(visit, text):
    begun = visit()
    begun.open(text)
    through = """() => {
      const { scene, corner, zoom, dimensions } = playground.canvas;
      const boxes = scene.order.filter((index) => scene.isDrawn(index)).map((index) => scene.seen(index));
      const lines = dimensions.lines.filter(({ isSize, axis, drawn }) => isSize && axis === 'h' && drawn);
      return [lines.length, lines.filter(({ drawn: { level, from, to } }) => boxes.some(([x, y, wide, high]) =>
        corner[1] + y * zoom + 2 < level && level < corner[1] + (y + high) * zoom - 2
        && from < corner[0] + (x + wide) * zoom && corner[0] + x * zoom < to)).length];
    }"""
    measured, crossing = begun.page.evaluate(through)
    assert measured > 1 and crossing == 0


def test_names_are_shortened_to_their_boxes(visit):
    begun = visit(before=WRITTEN)
    begun.open("size 400 60\nview aVeryLongName, mmmmmm, i, wide intrinsic 40 24\nH:|-[aVeryLongName]-[mmmmmm]-[i(10)]-[wide(100)] with alignAllTop\nV:|-[wide]\n")
    begun.page.evaluate("playground.canvas.setZoom(1)")
    begun.settle()
    names = begun.page.evaluate(NAMES)
    assert all(width <= 34 for text, width in names if text != "wide")
    assert [text for text, _ in names if "…" not in text] == ["i", "wide"] and len(names) == 4
    assert all("aVeryLongName".startswith(text[:2]) and "aVeryLongName".endswith(text[-1]) for text, _ in names if text[0] == "a")


def test_no_name_lies_over_another(visit):
    begun = visit(before=WRITTEN)
    below = "size 300 100\nview under, over, beside intrinsic 90 30\nH:|-[under]\nH:|-[over]-[beside]\nV:|-[under]\nV:|-[over]\nV:|-[beside]\n"
    begun.open(below)
    assert sorted(text for text, _ in begun.page.evaluate(NAMES)) == ["beside", "over"]
    # What is pointed at says its name.
    begun.page.evaluate("playground.session.send('hover', { name: 'under', from: 'table' })")
    begun.settle()
    assert sorted(text for text, _ in begun.page.evaluate(NAMES)) == ["beside", "under"]


def test_no_line_of_a_gap_runs_through_a_name(visit):
    begun = visit(before=WRITTEN + """const { lineTo, moveTo, clearRect: clear } = CanvasRenderingContext2D.prototype;
globalThis.strokes = [];
CanvasRenderingContext2D.prototype.clearRect = function (...place) {
  if (this.canvas.className === 'drawing') strokes.length = 0;
  clear.apply(this, place);
};
CanvasRenderingContext2D.prototype.moveTo = function (x, y) { this.last = [x, y]; moveTo.call(this, x, y); };
CanvasRenderingContext2D.prototype.lineTo = function (x, y) {
  if (this.canvas.className === 'drawing') strokes.push([...this.last, x, y]);
  lineTo.call(this, x, y);
};""")
    crossing = """() => {
      const [left, top] = playground.canvas.corner;
      // What lies under the rulers is not seen.
      const names = written.filter(([font, , x, y]) => font.startsWith('550') && x > 26 && y > 20);
      const lines = strokes.filter(([a, b, c, d]) => a > left && b > top && (a === c || b === d));
      return names.filter(([, , x, y, wide, high]) => lines.some(([a, b, c, d]) => Math.min(a, c) < x + wide - 1 && Math.max(a, c) > x + 1 && Math.min(b, d) < y + high - 1 && Math.max(b, d) > y + 1)).map((name) => name[1]);
    }"""
    count = 0
    for name, text in layouts():
        begun.open(text)
        begun.page.evaluate("playground.canvas.setZoom(1)")
        begun.settle()
        count += begun.page.evaluate("strokes.length")
        assert begun.page.evaluate(crossing) == [], name
    assert count > 1000


def test_the_name_of_a_container_stands_where_nothing_in_it_hides_it(visit):
    begun = visit(before=WRITTEN)
    boxed = "size 300 200\nview box\nview inner in box intrinsic 60 {}\nH:|-20-[box(200)]\nV:|-20-[box(100)]\nH:|-2-[inner]\nV:|-{}-[inner]\n"
    places = {}
    for high, top in [(40, 30), (60, 2), (94, 3)]:
        begun.open(boxed.format(high, top))
        begun.page.evaluate("playground.canvas.setZoom(1)")
        begun.settle()
        corner = begun.page.evaluate("playground.canvas.corner[1]")
        places[high] = [y - corner for y in begun.page.evaluate("written.filter(([, text]) => text === 'box').map(([, , , y]) => y)")]
    assert 20 < places[40][0] < 40 and 90 < places[60][0] < 120 and places[94] == []
def test_a_name_that_has_no_room_stands_beside_its_box(visit):
    begun = visit(before=WRITTEN)
    begun.open("size 320 120\nview icon intrinsic 16 16\nview badge intrinsic 12 12\nview title intrinsic 90 20\n"
               "H:|-[icon]-[title]-4-[badge]\nV:|-[title]\nicon.centerY == title.centerY\nbadge.centerY == title.centerY\n")
    begun.page.mouse.move(700, 700)
    begun.settle()
    found = begun.page.evaluate("written.filter(([font]) => font.startsWith('10px')).map(([, ...rest]) => rest)")
    assert [text for text, *_ in found] == ["icon", "badge"]
    place = begun.page.evaluate("(() => { const { x, y } = document.querySelector('.drawing').getBoundingClientRect(); return [x, y]; })()")
    for _, left, top, wide, high in found:
        for index in range(3):
            x, y, width, height = begun.box(index)
            assert left + wide < x - place[0] or x - place[0] + width < left or top + high < y - place[1] or y - place[1] + height < top


def test_a_name_that_has_no_room_anywhere_is_shown_where_it_is_pointed_at(visit):
    begun = visit(before=WRITTEN)
    begun.open("size 200 200\nview cell1, cell2, cell3, cell4 intrinsic 8 8\nview around\nH:|[around]|\nV:|-[around(8)]\nH:|[cell1][cell2][cell3][cell4]\nV:|-[cell1]\n")
    begun.page.evaluate("playground.session.point('cell2')")
    begun.settle()
    assert begun.page.evaluate("written.some(([font, text]) => font.startsWith('10px') && text === 'cell2')")


def test_a_squeezed_view_says_how_much_it_has(visit):
    begun = visit(before=WRITTEN)
    # 360 - 20 - 280 - 8 - 20 leaves 32 of 80.
    begun.open("size 360 100\nview cancel, save intrinsic 80 32\nH:|-[cancel(280)]-[save]-| with alignAllTop\nV:|-[save]\n")
    begun.page.mouse.move(700, 700)
    begun.settle()
    assert begun.page.text_content(".problem-summary") == "1 squeezed"
    assert begun.page.evaluate("written.some(([, text]) => text === '32 of 80')")
    assert begun.painted("warning") > 100


def test_what_is_not_all_inside_is_not_told_of_as_good(visit):
    begun = visit()
    begun.open("size 100 100\nH:|-[a(200)]\nV:|-[a(20)]\n")
    assert begun.page.text_content(".problem-summary") == "Every constraint holds, but a is not all inside"
    assert begun.page.locator(".problem-head.is-loss").count() == 1 and begun.page.locator(".problem-steps").count() == 0


def test_a_name_makes_way_for_what_lies_over_the_middle_of_its_box(visit):
    begun = visit(before=WRITTEN)
    # The two are in line at their middles.
    begun.open("size 400 100\nview below, over\nH:|-[below]-|\nH:[over(90)]\nover.centerX == superview.centerX\nV:|-20-[below(40)]\nV:|-20-[over(40)]\n")
    begun.page.mouse.move(700, 700)
    begun.settle()
    names = begun.page.evaluate("written.filter(([font]) => font.startsWith('550')).map(([, text]) => text)")
    assert sorted(names) == ["below", "over"]
