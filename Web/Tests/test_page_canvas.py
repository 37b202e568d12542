"""The canvas: dragging, numbers that change the text, sizes."""

import json

import pytest

from conftest import OPEN, grid

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


def test_all_that_lies_outside_the_container_is_shown(visit):
    begun = visit()
    begun.open("size 360 100\nview a, b intrinsic 60 32\nH:|-(-60)-[a]\nH:[b]-(-100)-|\nV:|-[a]\nV:|-[b]\n")
    assert begun.page.text_content(".problem-summary") == "Every constraint holds, but a and b are not all inside"
    x, y, width, height = begun.page.evaluate("(() => { const { x, y, width, height } = document.querySelector('.viewport').getBoundingClientRect(); return [x, y, width, height]; })()")
    for index in range(2):
        box = begun.box(index)
        assert x < box[0] and box[0] + box[2] < x + width


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


def test_a_click_on_a_box_selects_its_name(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    left, top, _, _ = begun.box(1)
    page.mouse.click(left + 20, top + 20)
    selected = page.evaluate("(() => { const a = document.getElementById('text'); return a.value.slice(a.selectionStart, a.selectionEnd); })()")
    assert selected == "b"
    assert page.locator("#layer .glow").count() == 3


def test_boxes_gaps_and_what_is_pointed_at_are_drawn(visit):
    begun = visit()
    begun.open(START)
    box = begun.box(0)
    assert begun.painted("box", box) > 0.7 * box[2] * box[3]
    # The number of the gap, and its line across.
    x, y = begun.gap("16")
    assert begun.painted("accent", [x - 14, y - 10, 28, 20]) > 10
    assert begun.painted("accent-soft", box) == 0
    begun.page.mouse.move(box[0] + 10, box[1] + 10)
    assert begun.painted("accent-soft", box) > 0.7 * box[2] * box[3]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_drawing_has_the_colours_of_the_theme(visit, scheme):
    begun = visit(color_scheme=scheme)
    begun.open(START)
    before = begun.painted("box")
    assert before > 1000
    begun.page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    # Where edges of letters shine through, pixels differ.
    assert begun.painted("box") == pytest.approx(before, rel=0.05)
    begun.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
    assert begun.painted("box") == before


def test_guides_show_what_a_dragged_edge_is_in_line_with(visit):
    begun = visit()
    page = begun.page
    # b begins below a, at its right edge when a is 116 wide: 20 + 116 = 136.
    begun.open("size 400 200\nview a, b intrinsic 60 30\nH:|-[a(100)]\nH:|-136-[b]\nV:|-[a]-[b]\n")
    left, top, width, height = begun.box(0)
    zoom = page.evaluate("playground.canvas.zoom")
    x, y = left + width - 2, top + height / 2
    below = [left + 116 * zoom - 4, begun.box(1)[1] + 4, 8, begun.box(1)[3] - 8]
    assert begun.painted("guide") == 0
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 16 * zoom, y, steps=8)
    begun.until("playground.session.frames[6] === 116")
    assert begun.painted("guide", below) >= 10
    page.mouse.up()
    assert "[a(116)]" in begun.text
    assert begun.painted("guide") == 0


def test_while_it_goes_to_and_fro_all_constraints_hold(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 200\nview \"a b\", c\nview in_c in c intrinsic 10 10\nH:|-[c]-|\nV:|-[c(40)]\nV:[in_c]|\n\"a b\".left == superview.left + 30\n"
               "\"a b\".right == in_c.left - 7\nV:|-[in_c]\n\"a b\".top == c.bottom\n")
    seen = page.evaluate("""async () => {
      const seen = [];
      playground.commands.run('wiggle');
      while (!playground.wiggle?.isPlaying) await new Promise(requestAnimationFrame);
      while (playground.wiggle.isPlaying) {
        seen.push([...playground.canvas.scene.rects]);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    }""")
    # Left of what lies in the other view, which has room for it wherever it is.
    gaps = [rects[8] - rects[0] - rects[2] for rects in seen]
    assert all(abs(gap - 7) < 1e-6 for gap in gaps)
    assert max(rects[8] for rects in seen) - min(rects[8] for rects in seen) > 20


def test_what_is_open_goes_to_its_extremes_and_back(visit):
    begun = visit()
    begun.open(OPEN)
    page = begun.page
    # The name may begin anywhere from 20 + 48 + 8 = 76 to 320 - 20 - 90 = 210.
    before = page.evaluate("playground.canvas.scene.rect(1)")
    page.keyboard.press("Escape")
    page.keyboard.press("Alt+W")
    seen = page.evaluate("""async () => {
      const seen = [];
      while (!playground.wiggle?.isPlaying) await new Promise(requestAnimationFrame);
      while (playground.wiggle.isPlaying) {
        seen.push(playground.canvas.scene.rect(1)[0]);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    }""")
    assert min(seen) >= 76 and 190 < max(seen) <= 210
    assert page.evaluate("playground.canvas.scene.rect(1)") == before
    begun.open(START)
    page.keyboard.press("Alt+W")
    assert not page.evaluate("playground.wiggle.isPlaying")


@pytest.mark.parametrize("scale, zoom", [(1, 4), (2, 8), (3, 12)])
def test_pixels_are_seen_where_they_are_large_enough(visit, scale, zoom):
    begun = visit()
    begun.open("size 100 100\n")
    page = begun.page
    page.evaluate("([scale, zoom]) => { playground.session.configure({ scale }); playground.canvas.setZoom(zoom); }", [scale, zoom])
    begun.settle()
    # In the midst of the root, of whose 16 by 16 points of the page 9 in 16 are beside all lines, four apart.
    plain = begun.painted("surface", [690, 400, 16, 16])
    assert plain == 9 * 16
    page.evaluate("(zoom) => playground.canvas.setZoom(zoom)", zoom - 0.1)
    assert begun.painted("surface", [690, 400, 16, 16]) == 256
    page.evaluate("(zoom) => { playground.session.configure({ scale: null }); playground.canvas.setZoom(zoom); }", zoom)
    begun.settle()
    assert begun.painted("surface", [690, 400, 16, 16]) == 256


def test_presets_and_numbers_set_the_size(visit):
    page = visit().page
    page.select_option("#preset", "iPhone SE")
    assert page.evaluate("playground.session.currentSize") == [375, 667]
    assert page.input_value("#preset") == "iPhone SE"
    page.fill("#width", "500")
    page.keyboard.press("Enter")
    assert page.evaluate("playground.session.currentSize") == [500, 667]
    assert page.evaluate("document.getElementById('preset').selectedOptions[0].text") == "Custom"
    page.click("[aria-label=\"Back to the document's size\"]")
    assert page.evaluate("playground.session.currentSize") == [400, 236]
    assert page.evaluate("document.getElementById('preset').selectedOptions[0].text") == "Document"


def test_the_table_of_views_writes_the_text(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.click(".view-row summary >> nth=1")
    page.fill("[aria-label='b, content wide']", "90")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30\nview b intrinsic 90 30\n" in begun.text


def test_the_table_writes_texts_and_baselines_and_takes_them_away(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.click(".view-row summary >> nth=0")
    page.fill("[aria-label='a, text width on one line']", "240")
    page.keyboard.press("Tab")
    assert begun.text == START
    page.fill("[aria-label='a, text height of a line']", "18")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30 text width 240 lineHeight 18\nview b" in begun.text
    begun.settle()
    page.fill("[aria-label='a, baseline of the first line, from the top']", "14")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30 text width 240 lineHeight 18 baseline first 14 last 0\n" in begun.text
    begun.settle()
    page.fill("[aria-label='a, text width on one line']", "")
    page.fill("[aria-label='a, text height of a line']", "")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30 baseline first 14 last 0\nview b" in begun.text


def test_the_table_asks_of_each_kind_of_view_what_it_has(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 100\nguide g\nstack s axis horizontal\nview v intrinsic 10 10\nH:|-[g]-[s]-[v]\n")
    guide, stack, view = [page.locator(".view-row").nth(index) for index in range(3)]
    assert guide.locator("summary").count() == 0 and "guide" in guide.inner_text()
    stack.locator("summary").click()
    view.locator("summary").click()
    # Content, hugging, compression and baseline, two numbers each, and a sample; of a view also two for its text.
    begun.until("[...document.querySelectorAll('.view-row')].map((row) => row.querySelectorAll('input').length).join() === '0,9,11'")
    page.fill("#text", begun.text.replace("guide g", "view g"))
    begun.settle()
    assert guide.locator("summary").count() == 1


def test_the_table_writes_what_views_are_shown_as_and_the_canvas_shows_it(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.click(".view-row summary >> nth=1")
    page.fill("[aria-label='b, sample']", 'Log "in" # 1')
    page.keyboard.press("Enter")
    begun.settle()
    page.select_option("[aria-label='b, color']", "green")
    line = 'view b intrinsic 60 30 sample "Log \\"in\\" # 1" color green\n'
    assert "view a intrinsic 60 30\n" + line in begun.text
    begun.settle()
    assert page.evaluate("(({ sample, color }) => [sample, color])(playground.canvas.scene.views[1])") == ['Log "in" # 1', "green"]
    # hsl(140 80% 92%): green is 0.92 + 0.8 × 0.08 of 255, red 0.92 - 0.8 × 0.08, and blue a third of the way between.
    begun.page.mouse.move(5, 5)
    pixel = """([x, y]) => {
      const node = document.querySelector('.drawing');
      const place = node.getBoundingClientRect();
      return [...node.getContext('2d').getImageData(x - place.x, y - place.y, 1, 1).data];
    }"""
    left, top, _, _ = begun.box(1)
    assert page.evaluate(pixel, [round(left) + 5, round(top) + 5]) == pytest.approx([218, 251, 229, 255], abs=1)
    svg = page.evaluate("playground.session.ask((sheet) => sheet.export('plainsvg'))")
    assert "Log &quot;in&quot; # 1</text>" in svg and 'class="green"' in svg
    page.evaluate("history.replaceState(null, '', location.pathname); playground.session.dispatchEvent(new Event('settings'))")
    begun.until("location.hash.startsWith('#v1.')")
    assert visit(page.evaluate("location.hash")).text == begun.text
    page.select_option("[aria-label='b, color']", "")
    page.fill("[aria-label='b, sample']", "")
    page.keyboard.press("Enter")
    assert begun.text.endswith("view b intrinsic 60 30\nH:|-[a(100)]-gap-[b]\nV:|-[a]\nV:|-[b]\n")


def test_direction_turns_the_layout(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    before = page.evaluate("playground.session.frames[4]")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Shift+D")
    after = page.evaluate("playground.session.frames[4]")
    assert before == 20 and after == 280


def test_what_is_much_larger_than_the_canvas_is_shown_whole(visit):
    begun = visit()
    begun.open("size 6000 6000\nH:|[a]|\nV:|[a]|\n")
    place = begun.page.locator("#viewport").bounding_box()
    left, top, width, height = begun.box(0)
    assert place["x"] < left and left + width < place["x"] + place["width"]
    assert place["y"] < top and top + height < place["y"] + place["height"]
    begun.page.click("[aria-label='Zoom in']")
    assert begun.page.locator(".zoom-label").inner_text() == "25%"


def test_without_a_size_the_canvas_says_how_to_give_one(visit):
    begun = visit()
    hint = begun.page.locator("#problems .hint")
    for text, isShown in [("", True), ("H:|-[a]", True), ("size 320 200\nH:|-[a]", False)]:
        begun.open(text)
        assert hint.is_visible() == isShown
        assert begun.page.locator(".grip-corner").is_visible() != isShown


def test_a_document_without_a_comment_has_its_first_line_that_places_something_in_the_gallery(visit):
    begun = visit()
    begun.open("size 60 20\nview a intrinsic 20 20\nmetrics gap = 4\n\nH:|-gap-[a]\nV:|[a]|\n")
    begun.until("(localStorage.getItem('vfl.documents') ?? '').includes('-gap-[a]')")
    begun.page.click("#open-gallery")
    assert begun.page.locator(".recent-list span >> nth=0").inner_text() == "H:|-gap-[a]"


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
