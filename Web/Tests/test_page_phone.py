"""The page where one pane is seen at a time, and fingers point."""

from conftest import CLASH, OPEN

PHONE = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}


def test_a_conflict_is_told_of_beside_the_layout(visit):
    begun = visit(**PHONE)
    page = begun.page
    begun.open(CLASH)
    page.click("#tab-pane-layout")
    begun.settle()
    assert page.locator("#readout-problems").inner_text() == "1 conflict"
    mark = "getComputedStyle(document.getElementById('tab-pane-text'), '::after').content"
    assert "◆" in page.evaluate(mark)
    # It has a name for those who do not see it.
    assert "(mistakes)" in page.locator("#pane-tabs").aria_snapshot()
    page.click("#readout-problems")
    assert page.locator("#editor").is_visible() and page.locator("#problems .problem.is-conflict").is_visible()
    page.click("#tab-pane-layout")
    begun.open(CLASH.replace(">=180", ">=100"))
    assert not page.locator("#readout-problems").is_visible()
    assert page.evaluate(mark) == "none"


def test_who_types_sees_what_becomes_of_it(visit):
    begun = visit(**PHONE)
    page = begun.page
    begun.open("size 320 100\nH:|-[a]-[b(80)]-|\nV:|-[a(20)]\nV:|-[b(20)]\n")
    stage, text = page.locator("#stage").bounding_box(), page.locator("#editor").bounding_box()
    assert stage["y"] + stage["height"] <= text["y"]
    # All of it is seen, and nothing but it.
    x, y, width, height = begun.box(1)
    assert 0 <= x and x + width <= 390 and stage["y"] <= y and y + height <= stage["y"] + stage["height"]
    assert not page.locator("#toolbar").is_visible() and not page.locator("#readout").is_visible()
    page.click("#tab-pane-layout")
    assert page.locator("#toolbar").is_visible() and not page.locator("#editor").is_visible()
    assert page.locator("#stage").bounding_box()["height"] > 2 * stage["height"]


def test_a_low_window_shows_the_layout_and_changes_panes_while_one_types(visit):
    begun = visit(viewport={"width": 640, "height": 400})
    page = begun.page
    begun.open("size 400 236\nH:|-[a]-[b(80)]-|\nV:|-[a(20)]\nV:|-[b(20)]\n")
    # As large as the strip allows, which is 84 pixels high.
    assert page.evaluate("playground.canvas.zoom") >= 0.2
    page.click("#text")
    assert not page.locator(".top").is_visible()
    # Where it is while one types: the header comes back behind it.
    tab = page.locator("#tab-pane-layout").bounding_box()
    page.mouse.click(tab["x"] + tab["width"] / 2, tab["y"] + tab["height"] / 2)
    assert page.get_attribute("#tab-pane-layout", "aria-selected") == "true"
    assert page.locator(".top").is_visible() and page.locator("#toolbar").is_visible()


def test_the_line_of_the_caret_is_seen_when_problems_are_listed(visit):
    begun = visit(**PHONE)
    page = begun.page
    begun.open("size 200 80\n" + "# more\n" * 24 + CLASH.replace("size 200 80\n", ""))
    page.focus("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("H:[fiel")
    begun.settle()
    line, pane = [page.locator(place).bounding_box() for place in ("#layer .line >> nth=-1", "#editor")]
    assert pane["y"] <= line["y"] and line["y"] + line["height"] <= pane["y"] + pane["height"]


def test_a_new_document_says_beneath_the_text_what_it_lacks(visit):
    begun = visit(**PHONE)
    page = begun.page
    page.evaluate("playground.commands.run('new')")
    begun.settle()
    hint = page.locator("#problems .hint")
    assert "H:|-[field]-[send]-|" in hint.inner_text()
    # It has a size.
    assert "size" not in hint.inner_text()
    page.keyboard.type("H:|-[a]-|")
    begun.settle()
    assert not hint.is_visible()
    begun.open("")
    hint.get_by_text("Begin with this").click()
    begun.settle()
    assert page.text_content(".problem-summary") == "Every constraint holds" and not hint.is_visible()
    begun.open("view a intrinsic 20 20\nH:|-[a]\nV:|-[a]\n")
    hint.get_by_text("Give it a size").click()
    begun.settle()
    assert begun.text.startswith("size 320 200\nview a") and not hint.is_visible()
    begun.open("")
    hint.get_by_text("Open the gallery").click()
    page.wait_for_selector(".dialog-gallery[open]")


def test_fingers_have_the_signs_of_format_strings(visit):
    begun = visit(**PHONE)
    page = begun.page
    begun.open("size 320 200\nview banner\n")
    signs = page.locator(".signs")
    begun.until("document.querySelector('.signs') !== null")
    assert not signs.is_visible()
    page.tap("#text")
    page.keyboard.press("Control+End")
    signs.wait_for()
    page.keyboard.type("H:")
    for sign in "|-[":
        signs.get_by_text(sign, exact=True).tap()
    page.keyboard.type("b")
    page.get_by_label("Complete", exact=True).tap()
    begun.until("playground.session.text.endsWith('[banner')")
    for sign in "](":
        signs.get_by_text(sign, exact=True).tap()
    assert begun.text.endswith("H:|-[banner](")
    assert page.evaluate("document.activeElement.id") == "text"
    assert all(box["height"] >= 40 for box in (button.bounding_box() for button in signs.get_by_role("button").all()))


def test_the_first_repair_is_seen_without_scrolling(visit):
    begun = visit(**PHONE)
    begun.open("size 360 100\nview name intrinsic 60 32\nview field intrinsic - 32\nH:|-[name(100)]-[field(260)]-| with alignAllTop\nV:|-[name]\n")
    repair = begun.page.locator("#problems .is-conflict .fix >> nth=0").bounding_box()
    assert repair["y"] + repair["height"] <= PHONE["viewport"]["height"]


def test_an_empty_document_leads_to_the_first_lesson(visit):
    begun = visit(**PHONE)
    begun.open("")
    begun.page.get_by_text("Begin with a lesson").click()
    begun.page.wait_for_selector("#lesson:not([hidden])")
    assert "Lesson 1" in begun.page.inner_text("#lesson")


def test_a_lesson_leads_to_its_outline(visit):
    begun = visit(**PHONE)
    page = begun.page
    page.click("#open-gallery")
    page.click(".lesson-list button >> nth=0")
    page.click("text=See the outline")
    assert page.locator("#stage").is_visible() and not page.locator("#editor").is_visible()
    begun = visit()
    begun.page.click("#open-gallery")
    begun.page.click(".lesson-list button >> nth=0")
    begun.page.wait_for_selector("#lesson:not([hidden])")
    assert not begun.page.locator("text=See the outline").is_visible()


def test_fingers_have_room_and_no_keys_are_told_of(visit):
    begun = visit(**PHONE)
    page = begun.page
    begun.open(OPEN)
    page.click("#menu-button")
    heights = page.evaluate("[...document.querySelectorAll('[role=menuitem], .pane-tabs button')].map((node) => node.getBoundingClientRect().height)")
    assert min(heights) >= 44
    assert not any(key.is_visible() for key in page.locator("kbd").all())
    page.click("text=Help")
    page.wait_for_selector(".dialog-help[open]")
    assert not any(key.is_visible() for key in page.locator("kbd, .keys").all())
    # Where there are keys, arrows are called as they look.
    begun = visit()
    begun.page.click("#menu-button")
    assert "Alt+→" in begun.page.inner_text("#menu") and "Arrow" not in begun.page.inner_text("#menu")


def test_what_goes_on_with_a_word_is_offered_to_fingers(visit):
    begun = visit(**PHONE)
    page = begun.page
    begun.open("size 320 100\nview field\n")
    page.locator("#text").tap()
    page.keyboard.press("Control+End")
    page.keyboard.type("vi")
    page.locator(".completion li", has_text="view").first.tap()
    begun.until("playground.session.text.endsWith('\\nview ')")
    page.keyboard.type("a\nH:|-[fie")
    page.locator(".completion li", has_text="field").tap()
    begun.until("playground.session.text.endsWith('H:|-[field')")
    # A new line is one, whatever is offered.
    page.keyboard.type("]\nvi")
    page.wait_for_selector(".completion:not([hidden])")
    page.keyboard.press("Enter")
    begun.until("playground.session.text.endsWith('vi\\n')")
    assert not page.locator(".completion").is_visible()
