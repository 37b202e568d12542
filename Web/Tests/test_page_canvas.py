"""The canvas: what is drawn, sizes, and what moves to and fro."""

import pytest

from conftest import OPEN, START


def test_all_that_lies_outside_the_container_is_shown(visit):
    begun = visit()
    begun.open("size 360 100\nview a, b intrinsic 60 32\nH:|-(-60)-[a]\nH:[b]-(-100)-|\nV:|-[a]\nV:|-[b]\n")
    assert begun.page.text_content(".problem-summary") == "Every constraint holds, but a and b are not all inside"
    x, y, width, height = begun.page.evaluate("(() => { const { x, y, width, height } = document.querySelector('.viewport').getBoundingClientRect(); return [x, y, width, height]; })()")
    for index in range(2):
        box = begun.box(index)
        assert x < box[0] and box[0] + box[2] < x + width


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
    # What is no number is said to be none, and the size stays.
    page.fill("#width", "abc")
    page.keyboard.press("Enter")
    assert page.input_value("#width") == "500" and "a number of points" in page.locator(".toast").inner_text()
    page.click("[aria-label=\"Back to the document's size\"]")
    assert page.evaluate("playground.session.currentSize") == [400, 236]
    page.fill("#height", "1e")
    page.keyboard.press("Enter")
    assert page.input_value("#height") == "236"
    assert page.evaluate("document.getElementById('preset').selectedOptions[0].text") == "Document"


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
