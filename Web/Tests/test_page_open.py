"""What is seen of a layout while it is not finished: views that nothing places, lines that are wrong, conflicts."""

from conftest import CLASH

LOOSE = "size 320 200\nview a, b, c intrinsic 60 30\nH:|-[a]\nV:|-(>=20)-[a]\n"


def test_views_that_may_be_anywhere_are_a_pile_beneath_the_others(visit):
    begun = visit()
    page = begun.page
    begun.open(LOOSE)
    hatched = "playground.canvas.ghosts.list.map(({ index }) => playground.canvas.scene.views[index].name)"
    assert set(page.evaluate(hatched)) == {"a"}
    # What is alone is hatched all the same.
    begun.open("size 320 200\nview a intrinsic 60 30\n")
    assert set(page.evaluate(hatched)) == {"a"}


def test_a_row_of_a_conflict_shines_where_it_is(visit):
    begun = visit()
    page = begun.page
    begun.open(CLASH)
    page.hover(".record-text >> nth=1")
    assert page.locator("#layer .glow").count() >= 1
    page.hover("#open-gallery")
    assert page.locator("#layer .glow").count() == 0


def test_what_is_left_of_a_wrong_line_reads_as_it_is_drawn(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 240\nview name, mail intrinsic 60 20\nH:|-[name]\nV:|-[name]-[mail]\nH:|-[mail]")
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.press("Backspace")
    begun.settle()
    assert page.inner_text("#readout-view") == "mail   x 20   y 48   60 × 20"
    # No line goes where it was, or where it would be now.
    assert page.evaluate("playground.canvas.dimensions.lines.every(({ views }) => !views.includes(1))")


def test_what_was_pulled_at_is_not_chosen(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 240\nview a, b intrinsic - 40\nV:|-[b]-[a] with alignAllLeading, alignAllTrailing\nH:|-[b(60)]\n")
    x, y, width, height = begun.box(0)
    page.mouse.move(x + width - 1, y + height / 2)
    page.mouse.down()
    page.mouse.move(x + width + 40, y + height / 2, steps=4)
    page.mouse.up()
    begun.settle()
    page.mouse.move(x + width + 60, y + height / 2)
    assert "No number in the text" in page.inner_text("#toast")
    assert page.inner_text("#readout-view") == "360 × 240"


def test_who_begins_with_what_is_offered_goes_on_to_write(visit):
    begun = visit()
    page = begun.page
    begun.open("")
    page.click("#problems .fix")
    begun.settle()
    assert page.evaluate("document.activeElement.id") == "text"
    page.keyboard.type("# more")
    begun.until("playground.session.text.includes('# more')")


def test_what_has_no_extent_because_it_is_open_is_drawn(visit):
    begun = visit()
    begun.open("size 360 200\nH:|-[a]-[b]-|\nV:|-[a]\n")
    seen = begun.page.evaluate("[0, 1].map((index) => playground.canvas.scene.seen(index))")
    assert all(width >= 1 and height == 24 for _, _, width, height in seen)
    assert begun.page.evaluate("playground.canvas.scene.rect(0)[3]") == 0


def test_all_that_is_open_of_a_view_is_told_together(visit):
    begun = visit()
    begun.open("size 360 200\nH:|-[a]\nV:|-[a]\n")
    assert begun.page.text_content(".problem-summary") == "1 view open"
    message = begun.page.locator("#problems .is-open .problem-message")
    assert message.count() == 1 and message.text_content().strip().endswith("Nothing decides the width and height of a")
    assert begun.page.locator("#problems .is-open .fix").count() == 4


def test_a_document_in_which_nothing_is_seen_is_offered_a_size(visit):
    begun = visit()
    begun.open("H:|-[name]-[field]-|")
    begun.page.click("text=Give it a size")
    begun.settle()
    assert begun.text.startswith("size 320 200\n")
