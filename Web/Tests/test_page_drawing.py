"""What is seen on the canvas: two layouts, all widths, names, guides, and edges that move or do not."""

import pytest

from conftest import START


def test_both_halves_of_a_comparison_are_seen_whole_and_named(visit):
    begun = visit()
    page = begun.page
    begun.open("size 420 320\nview a, b intrinsic 60 30\nH:|-[a]-[b]\nV:|-[a]\nV:[b]-|\n")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Shift+C")
    # The styles of what is asked for come late; with them the halves are as high as each other, and what they show fits again.
    begun.until("Math.abs(document.querySelector('#stage').offsetHeight - document.querySelector('.compare').offsetHeight) <= 20")
    begun.until("!document.querySelector('.own-label').hidden && playground.canvas.zoom < 0.9")
    begun.settle()
    assert page.locator(".compare-label").all_inner_texts() == ["Left to right", "Right to left"]
    stage = page.locator("#stage").bounding_box()
    # b reaches to 20 points above the root's end.
    zoom = page.evaluate("playground.canvas.zoom")
    x, y, width, height = begun.box(1)
    assert y + height + 20 * zoom < stage["y"] + stage["height"]
    assert page.evaluate("(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [scrollHeight <= clientHeight, scrollWidth <= clientWidth])(document.querySelector('.compare'))") == [True, True]
    page.select_option("#compare", "spacing")
    begun.until("document.querySelector('.own-label').textContent === 'As it is'")
    page.select_option("#compare", "off")
    assert not page.locator(".own-label").is_visible()


def test_what_a_conflict_drives_out_of_the_root_is_seen(visit):
    begun = visit()
    begun.open("size 400 200\nview a intrinsic 40 20\nview b\nH:|-[a]-[b(500)]-|\nV:|-[a]\nV:|-[b(30)]\n")
    stage = begun.page.locator("#stage").bounding_box()
    for index in (0, 1):
        x, _, width, _ = begun.box(index)
        assert stage["x"] <= x and x + width <= stage["x"] + stage["width"]
    begun.open("size 400 200\nH:|-[a]-[b(200)]-|\nV:|-[a(20)]\nV:|-[b(30)]\n")
    assert begun.page.evaluate("playground.canvas.zoom") > 1


def test_all_widths_are_seen_whole(visit):
    begun = visit()
    begun.open(START)
    begun.page.evaluate("playground.canvas.setZoom(2); playground.commands.run('sweep')")
    seen = begun.page.evaluate("""async () => {
      const { canvas, session } = playground;
      const seen = [];
      while (!playground.sweep?.isPlaying) await new Promise(requestAnimationFrame);
      while (playground.sweep.isPlaying) {
        await new Promise(requestAnimationFrame);
        const { clientWidth } = canvas.viewport;
        seen.push([session.currentSize[0], canvas.origin[0] >= 24 && canvas.origin[0] + canvas.scene.size[0] * canvas.zoom <= clientWidth]);
      }
      return seen;
    }""")
    assert max(width for width, _ in seen) > 1000 and all(isWhole for _, isWhole in seen)
    assert not begun.page.locator("#toast").is_visible()
    assert "everything holds" in begun.page.locator(".sweep").inner_text()


@pytest.mark.parametrize("name, text, words", [
    ("pins", "H:|-[a]-|\nV:|-[a(30)]\n", ""),
    ("views", "view a, b intrinsic - 30\nH:|[b(60)]\nV:|[b]\nV:[b]-[a(30)] with alignAllLeading, alignAllTrailing\n", "No number in the text says where this is, so that it cannot be dragged."),
])
def test_where_an_edge_cannot_be_dragged_it_is_said_why(visit, name, text, words):
    begun = visit()
    page = begun.page
    begun.open("size 200 100\n" + text)
    left, top, width, height = begun.box(page.evaluate("playground.canvas.scene.indexOf('a')"))
    x, y = left + width, top + 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 2, y)
    begun.settle()
    assert not page.locator("#toast").is_visible()
    page.mouse.move(x + 20, y, steps=4)
    page.mouse.up()
    if words:
        assert page.inner_text("#toast") == words
        assert begun.text == "size 200 100\n" + text
    else:
        # The dash there is a number that is made.
        assert not page.locator("#toast").is_visible()


def test_names_are_written_in_one_size(visit):
    begun = visit(before="""(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      globalThis.written = new Map();
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) { written.set(text, this.font); return fillText.call(this, text, ...place); };
    })()""")
    # "nameLabel" has no room in 50 points as large as others have it, "mail" has.
    text = "size 300 160\nview nameLabel intrinsic 50 20\nview mail intrinsic 64 20\nview nameField, mailField intrinsic - 32\n"
    text += "H:|-[nameLabel(mail)]-[nameField]-| with alignAllCenterY\nH:|-[mail(50)]-[mailField]-| with alignAllCenterY\nV:|-[nameField]-[mailField]\n"
    begun.open(text)
    begun.page.evaluate("playground.canvas.setZoom(1); written.clear()")
    begun.settle()
    begun.page.evaluate("playground.canvas.draw()")
    begun.settle()
    size = lambda name: begun.page.evaluate("(name) => Number(/([0-9.]+)px/.exec(written.get([...written.keys()].find((text) => text === name || text.includes('…') && name.startsWith(text.split('…')[0]) && name.endsWith(text.split('…')[1]))))[1])", name)
    assert [size("nameLabel"), size("mail"), size("nameField"), size("mailField")] == [10, 10, 10, 10]


def test_a_box_that_is_chosen_is_marked_in_the_inspector(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    left, top, _, _ = begun.box(1)
    page.mouse.click(left + 20, top + 20)
    marked = "[...document.querySelectorAll('#inspector-panels [aria-current]')].filter((node) => node.checkVisibility()).map((node) => node.dataset.name).join()"
    assert page.evaluate(marked) == "b"
    page.click("#tab-frames")
    assert page.evaluate(marked) == "b"
    left, top, _, _ = begun.box(0)
    page.mouse.click(left + 20, top + 20)
    begun.until(f"{marked} === 'a'")
    # So are the constraints of which it is one side, also of those that come later.
    page.click("#tab-constraints")
    named = "[...document.querySelectorAll('.is-named .constraint-text')].every((node) => node.textContent.includes('a.')) && document.querySelectorAll('.is-named').length"
    before = page.evaluate(named)
    assert 0 < before < page.locator("#panel-constraints li").count()
    page.evaluate("text => playground.session.setText(text)", START + "a.width <= 200\n")
    begun.until(f"{named} === {before + 1}")


def test_guides_go_around_what_is_written(visit):
    begun = visit()
    page = begun.page
    # The centres of a and b are in line while a's edge is dragged: the guide would strike through both names.
    begun.open("size 400 200\nview a, b intrinsic 100 50\nH:|-[a(100)]\nH:|-[b]\nV:|-[a]-[b]\n")
    left, top, width, height = begun.box(0)
    page.mouse.move(left + width, top + 8)
    page.mouse.down()
    page.mouse.move(left + width + 10, top + 8)
    page.mouse.move(left + width, top + 8)
    begun.until("playground.session.frames[6] === 100")
    begun.settle()
    for index in [0, 1]:
        x, y, wide, high = begun.box(index)
        assert begun.painted("guide", [x + wide / 2 - 8, y, 16, high]) > 4
        # The name above the middle, the numbers below it.
        for top, height in [(-11, 9), (5, 6)]:
            assert begun.painted("guide", [x + wide / 2 - 3, y + high / 2 + top, 6, height]) == 0
    page.keyboard.press("Escape")
    page.mouse.up()


def test_all_widths_have_their_limits_to_a_point(visit):
    begun = visit()
    # 20 + 243 + 20 points, and at most 607 + 40.
    begun.open("size 400 100\nH:|-[a(>=243,<=607)]-|\nV:|-[a]-|\n")
    begun.page.evaluate("playground.commands.run('sweep')")
    begun.page.wait_for_selector(".sweep li")
    assert begun.page.locator(".sweep li").all_inner_texts() == ["200–282 [a]-20-| cannot hold", "648–1200 [a]-20-| cannot hold"]


def test_only_what_a_wrong_line_would_move_fades(visit):
    begun = visit()
    page = begun.page
    lines = "size 300 100\nview a, b intrinsic 60 20\nH:|-[a]\nV:|-[a]\nV:|-[b]\n"
    begun.open(lines + "H:[a]-[b]\n")
    # The line that is not finished names both; a is where the others put it.
    page.fill("#text", lines + "H:[a]-[b]-[\n")
    begun.settle()
    assert page.evaluate("[0, 1].map((index) => playground.canvas.scene.isStale(index))") == [False, True]
    # Who goes on elsewhere sees what there is without the line.
    page.evaluate("playground.canvas.lingering = 20")
    page.fill("#text", lines + "H:[a]-[b]-[\n# b\n")
    begun.until("!playground.canvas.scene.isStale(1) && playground.canvas.scene.rect(1)[0] === playground.session.frames[8]")
    page.evaluate("playground.session.resize([310, 100])")
    begun.settle()
    assert not page.evaluate("playground.canvas.scene.isStale(1)")


def test_while_a_line_is_written_all_stays_as_it_was_and_fades_when_that_takes_long(visit):
    begun = visit()
    page = begun.page
    lines = "size 300 100\nview a, b, c intrinsic 60 20\nview d\nV:|-[a]\nV:[b]-[c]-|\nH:[b]-[c]\n"
    rects = "[0, 1, 2].map((index) => playground.canvas.scene.rect(index))"
    seen = "[0, 1, 2, 3].map((index) => playground.canvas.scene.isDrawn(index))"
    begun.open(lines + "H:|-[a]-[b]\n")
    before, drawn = page.evaluate(rects), page.evaluate(seen)
    assert drawn == [True, True, True, False]
    page.evaluate("playground.canvas.lingering = 20")
    # c is in no line that is wrong, but goes where b goes; and d, of which nothing is said, does not come up.
    page.fill("#text", lines + "H:|-[a]-[b\n")
    begun.settle()
    assert (page.evaluate(rects), page.evaluate(seen)) == (before, drawn)
    begun.until("!playground.canvas.scene.isFresh")
    assert (page.evaluate(rects), page.evaluate(seen)) == (before, drawn)
    # Who resizes wants to see what there is.
    page.evaluate("playground.session.resize([310, 90])")
    begun.until("!playground.canvas.scene.isStale(1) && playground.canvas.scene.rect(1)[0] === playground.session.frames[8]")
    page.fill("#text", lines + "H:|-[a]-40-[b]\n")
    begun.until(f"!playground.canvas.scene.isStale(1) && {rects}[1][0] !== {before[1][0]}")


def test_while_a_gap_is_dragged_it_is_said_what_that_makes(visit):
    begun = visit()
    page = begun.page
    begun.open("size 200 100\nview a intrinsic 60 40\nH:|-[a]\nV:|-20-[a(>=40)]-20-|\n")
    begun.until("playground.session.isExplained")
    summary = "document.querySelector('.problem-summary').textContent"
    assert page.evaluate(summary) == "Every constraint holds"
    left, top, width, _ = begun.box(0)
    at = left + width / 2, top - 4
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0], at[1] + 60, steps=6)
    begun.until(f"{summary}.includes('conflict')")
    page.mouse.move(at[0], at[1], steps=3)
    begun.until(f"!{summary}.includes('conflict')")
    page.mouse.up()
    begun.until(f"{summary} === 'Every constraint holds'")
