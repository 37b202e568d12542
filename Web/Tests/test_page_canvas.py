"""The canvas: dragging, numbers that change the text, sizes."""

import json

import pytest

from conftest import grid

START = "size 400 200\nmetrics gap = 16\nview a, b intrinsic 60 30\nH:|-[a(100)]-gap-[b]\nV:|-[a]\nV:|-[b]\n"


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


def drag_dimension(page, axis_label, dx):
    line = page.locator(".dimension").filter(has_text=axis_label).first.locator(".dimension-hit")
    box = line.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y, steps=6)
    return x, y


def test_dragging_a_gap_changes_its_number_with_one_undo(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    zoom = page.evaluate("playground.canvas.zoom")
    drag_dimension(page, "16", 20)
    begun.settle()
    page.mouse.up()
    moved = 16 + round(20 / zoom)
    assert f"gap = {moved}" in begun.text
    page.click("#text")
    page.keyboard.press("Control+z")
    assert begun.text == START


def test_escape_takes_a_drag_back(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    drag_dimension(page, "16", 20)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert begun.text == START
    assert page.evaluate("playground.session.frames[8] ") == 136


def test_dragging_an_edge_changes_the_width_in_the_text(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    zoom = page.evaluate("playground.canvas.zoom")
    box = page.locator('[data-view="0"] rect').bounding_box()
    x, y = box["x"] + box["width"] - 2, box["y"] + 4 + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=6)
    page.mouse.up()
    assert f"[a({100 + round(40 / zoom)})]" in begun.text


def test_a_click_on_a_box_selects_its_name(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.locator('[data-view="1"] rect').click(position={"x": 20, "y": 20})
    selected = page.evaluate("(() => { const a = document.getElementById('text'); return a.value.slice(a.selectionStart, a.selectionEnd); })()")
    assert selected == "b"
    assert page.locator("#layer .glow").count() == 3


def test_presets_and_numbers_set_the_size(visit):
    page = visit().page
    page.select_option("#preset", "iPhone SE")
    assert page.evaluate("playground.session.currentSize") == [375, 667]
    page.fill("#width", "500")
    page.keyboard.press("Enter")
    assert page.evaluate("playground.session.currentSize") == [500, 667]
    page.click("[aria-label=\"Back to the document's size\"]")
    assert page.evaluate("playground.session.currentSize") == [400, 236]


def test_a_slider_resolves_while_it_moves_and_writes_the_text_at_the_end(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.focus("#metric-gap")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    begun.until("document.getElementById('text').value.includes('metrics gap = 18')")
    begun.settle()
    assert page.evaluate("playground.session.frames[8]") == 138


def test_the_table_of_views_writes_the_text(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.click(".view-row summary >> nth=1")
    page.fill("[aria-label='b, content wide']", "90")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30\nview b intrinsic 90 30\n" in begun.text


def test_direction_turns_the_layout(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    before = page.evaluate("playground.session.frames[4]")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Shift+D")
    after = page.evaluate("playground.session.frames[4]")
    assert before == 20 and after == 280
