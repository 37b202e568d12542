"""The canvas: boxes, gaps and the container are dragged, and the numbers in the text follow."""

import json

import pytest

from conftest import START, grid


@pytest.mark.parametrize("count", [100, 300])
def test_a_drag_is_drawn_frame_by_frame(visit, count):
    begun = visit()
    page = begun.page
    begun.open(grid(count))
    result = page.evaluate("""async () => {
      const session = playground.session;
      const times = [];
      let frames = 0;
      for (let i = 0; i < 60; i += 1) {
        await new Promise(requestAnimationFrame);
        frames += 1;
        const start = performance.now();
        session.resize([600 + (i % 150) * 2, 500], true);
        document.querySelector('.drawing').getBoundingClientRect();
        times.push(performance.now() - start);
      }
      session.resize(null);
      return times.sort((a, b) => a - b);
    }""")
    print(json.dumps({"views": count, "median": round(result[30], 1), "p95": round(result[57], 1)}))
    assert len(result) == 60


def test_the_grip_makes_the_root_wider(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    zoom = page.evaluate("playground.canvas.zoom")
    box = page.locator(".grip-right").bounding_box()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] - 48, box["y"] + 12, steps=8)
    page.mouse.up()
    width = page.evaluate("playground.session.currentSize[0]")
    assert page.evaluate("playground.canvas.zoom") == zoom
    assert abs(width - (400 - 60 / zoom)) < 6
    assert page.get_attribute(".grip-right", "aria-valuenow") == str(round(width))


def test_arrows_on_the_grip_move_by_one_and_ten(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.focus(".grip-right")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("playground.session.currentSize[0]") == 410
    page.keyboard.press("Alt+ArrowDown")
    assert page.evaluate("playground.session.currentSize[1]") == 201


def drag_gap(begun, number, dx):
    page = begun.page
    x, y = begun.gap(number)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y, steps=6)


def test_dragging_a_gap_changes_its_number_with_one_undo(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    zoom = page.evaluate("playground.canvas.zoom")
    drag_gap(begun, "16", 20)
    begun.settle()
    page.mouse.up()
    moved = 16 + round(20 / zoom)
    assert f"gap = {moved}" in begun.text
    page.click("#text")
    page.keyboard.press("Control+z")
    assert begun.text == START


def test_a_finger_drags_a_gap(visit):
    begun = visit(viewport={"width": 390, "height": 700}, has_touch=True)
    page = begun.page
    begun.open(START)
    page.click("#tab-pane-layout")
    begun.settle()
    zoom = page.evaluate("playground.canvas.zoom")
    x, y = begun.gap("16")
    client = page.context.new_cdp_session(page)
    touch = lambda kind, points: client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch("touchStart", [{"x": x, "y": y}])
    for step in range(1, 7):
        touch("touchMove", [{"x": x + step * 4, "y": y}])
    touch("touchEnd", [])
    begun.until("document.getElementById('text').value.includes('metrics gap = " + str(16 + round(24 / zoom)) + "')")


def test_escape_takes_a_drag_back(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    drag_gap(begun, "16", 20)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert begun.text == START
    assert page.evaluate("playground.session.frames[8]") == 136


@pytest.mark.parametrize("beside", [-3, 0, 3])
def test_dragging_an_edge_changes_the_width_in_the_text(visit, beside):
    begun = visit()
    page = begun.page
    begun.open(START)
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(0)
    # Above the gap's line.
    x, y = left + width + beside, top + (2 if beside > 0 else 8)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=6)
    page.mouse.up()
    assert f"[a({100 + round(40 / zoom)})]" in begun.text


def test_dragging_the_edge_of_a_box_as_large_as_its_content_changes_its_declaration(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 200\nview a intrinsic 80 32\nH:|-[a]\nV:|-[a]\n")
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(0)
    begun.drag(left + width, top + 8, 40)
    begun.drag(left + 30, top + height, 0, -20)
    assert f"view a intrinsic {80 + round(40 / zoom)} {32 - round(20 / zoom)}\n" in begun.text


@pytest.mark.parametrize("axis", [0, 1])
def test_the_edge_of_the_container_is_dragged_anywhere(visit, axis):
    begun = visit()
    page = begun.page
    begun.open("size 360 200\nview a intrinsic 80 32\nH:|-[a]\nV:|-[a]\n")
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(-1)
    for start in (0.1, 0.9):
        x, y = (left + width + 3, top + start * height) if axis == 0 else (left + start * width, top + height + 3)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 30, y - 30, steps=4)
        page.mouse.up()
        begun.settle()
        size = page.evaluate("playground.session.currentSize")
        assert size == [360 - round(30 / zoom), 200] if axis == 0 else [360, 200 - round(30 / zoom)]
        page.evaluate("playground.session.resize(null)")
        begun.settle()


ROW = "size 360 120\nview a, b intrinsic 60 32\nH:[a]-[b]-| with alignAllTop\nV:|-[b]\n"


@pytest.mark.parametrize(("axis", "expected"), [(0, "H:[a]-[b]-{}-|"), (1, "V:|-{}-[b]")])
def test_a_box_is_dragged_by_the_gap_that_moves_it(visit, axis, expected):
    begun = visit()
    page = begun.page
    begun.open(ROW)
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(1)
    x, y = left + width / 2, top + height / 2
    page.mouse.move(x, y)
    page.mouse.down()
    # To the left, and down: either makes the gap wider. The one before b is no help, since a follows it.
    page.mouse.move(x - (0 if axis else 40), y + (40 if axis else 0), steps=6)
    begun.until(f"playground.canvas.scene.rect(1)[{axis}] !== {[280, 20][axis]}")
    page.mouse.up()
    begun.settle()
    assert expected.format(20 + round(40 / zoom)) in begun.text


def test_a_box_that_no_number_places_says_so_when_it_is_pulled(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 120\nview a intrinsic 60 32\na.centerX == superview.centerX\nV:|-[a]\n")
    left, top, width, height = begun.box(0)
    page.mouse.move(left + width / 2, top + height / 2)
    page.mouse.down()
    page.mouse.move(left + width / 2 - 12, top + height / 2, steps=3)
    begun.until("!!document.querySelector('.toast')")
    page.mouse.move(left + width / 2 - 40, top + height / 2, steps=3)
    page.mouse.up()
    assert "No number in the text says where this is" in page.text_content(".toast")
    assert "a.centerX == superview.centerX\n" in begun.text


@pytest.mark.parametrize("way", [-40, 12])
def test_a_gap_that_ends_at_the_container_follows_the_pointer(visit, way):
    begun = visit()
    page = begun.page
    begun.open("size 360 120\nview a intrinsic 60 32\nH:[a]-|\nV:|-30-[a]\n")
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(0)
    x, y = left + width + 12, top + height / 2
    begun.drag(x, y, way)
    # The view moves as far as the pointer.
    assert f"-{20 - round(way / zoom)}-|" in begun.text
    assert abs(begun.box(0)[0] - left - way) < 2


def test_an_edge_that_is_dragged_into_a_conflict_follows_the_pointer(visit):
    begun = visit()
    page = begun.page
    # 20 + 60 + 8 + 252 + 20 = 360.
    begun.open("size 360 120\nH:|-[a(60)]-[b(252)]-| with alignAllTop\nV:|-[a(32)]\nV:[b(32)]\n")
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(1)
    begun.drag(left + width - 2, top + 5, -36)
    assert f"[b({252 - round(36 / zoom)})]" in begun.text


def test_a_gap_whose_views_have_no_room_for_it_is_dragged(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 200\nview a intrinsic 60 20\nview b intrinsic - 32\nH:|-[a]-[b(252)]-|\nV:|-[a]\nV:|-[b]\n")
    zoom = page.evaluate("playground.canvas.zoom")
    left, top, width, height = begun.box(0)
    x, y = left + width + 4 * zoom, top + height / 2
    for way in (-30, 20):
        begun.drag(x, y, way)
        assert "[a]-[b(252)]" not in begun.text
        page.keyboard.press("Control+z")
        begun.settle()
        assert "H:|-[a]-[b(252)]-|" in begun.text


def test_on_the_edge_of_a_box_its_size_is_dragged_rather_than_the_gap(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 120\nview a intrinsic 60 20\nview b\nH:|-[a]-[b(252)]-| with alignAllTop\nV:|-[a]\nV:[b(20)]\n")
    left, top, _, _ = begun.box(1)
    begun.drag(left + 2, top + 5, 24)
    assert f"[b({252 - round(24 / page.evaluate('playground.canvas.zoom'))})]-|" in begun.text


# The gap has 16 at least and 400 - 20 - 100 - 60 - 20 = 200 in fact.
BOUND = "size 400 200\nmetrics gap = 16\nview a, b intrinsic 60 30\nH:|-[a(100)]-(>=gap)-[b]-|\nV:|-[a]\nV:|-[b]\n"


def test_a_gap_that_is_only_bounded_says_so_and_is_not_dragged(visit):
    begun = visit()
    page = begun.page
    begun.open(BOUND)
    for dx in [-40, 40]:
        drag_gap(begun, "200 ≥ 16", dx)
        page.mouse.up()
        begun.settle()
        assert page.inner_text("#toast") == "No number in the text says where this is, so that it cannot be dragged."
        assert begun.text == BOUND
    assert page.evaluate("playground.session.frames[8]") == 320


def test_a_gap_follows_the_pointer_into_a_conflict(visit):
    begun = visit()
    begun.open("size 360 100\nH:|-[a(100)]-40-[b(180)]-|\nV:|-[a(30)]\nV:|-[b(30)]\n")
    zoom = begun.page.evaluate("playground.canvas.zoom")
    drag_gap(begun, "40", 24)
    begun.page.mouse.up()
    assert f"-{40 + round(24 / zoom)}-" in begun.text


def test_a_bound_that_holds_a_gap_is_dragged(visit):
    begun = visit()
    begun.open(BOUND.replace("[b]-|", "[b]"))
    zoom = begun.page.evaluate("playground.canvas.zoom")
    drag_gap(begun, "16", 20)
    begun.page.mouse.up()
    assert f"gap = {16 + round(20 / zoom)}" in begun.text
