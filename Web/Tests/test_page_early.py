"""What is done while the second part of the engine is still on its way, as on a slow line, and where it never comes."""

import pytest

from conftest import Visit

SECOND = "**/vfl-more.wasm"
MOMENT = "One moment: the rest of the engine is being loaded."
LOG = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600000 UIView:0x7f01.width == 200   (active)>",
    "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>"
)
Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>
"""
ROW = "size 400 200\nmetrics gap = 16\nview a, b intrinsic 60 30\nH:|-[a(100)]-gap-[b]\nV:|-[a]\nV:|-[b]\n"
JSON = '{"size": [320, null], "views": {"a": {"intrinsic": [40, 20]}}, "formats": ["H:|[a]", "V:|[a]|"]}'


class Slow(Visit):
    """A page that gets its second module when `release` is called."""

    def __init__(self, browser, address):
        self.waiting = []
        super().__init__(browser, address, routes={SECOND: lambda route: self.waiting.append(route)})
        while not self.waiting:
            self.page.wait_for_timeout(10)
        self.until("playground.pointing.adjusting !== null")

    def release(self):
        for route in self.waiting:
            route.continue_()
        self.settle()

    def says(self, place, words):
        self.until(f"(document.querySelector({place!r})?.textContent ?? '').includes({words!r})")

    def has_not(self, place, words):
        return words not in self.page.locator(place).inner_text()


@pytest.fixture
def slow(browser, address):
    begun = Slow(browser, address)
    yield begun
    begun.context.close()
    assert begun.faults == []


def test_a_log_is_drawn_when_what_reads_it_has_come(slow):
    page = slow.page
    page.evaluate("playground.commands.run('log')")
    page.fill("#log", LOG)
    page.click("dialog .primary")
    slow.says("dialog [role=status]", MOMENT)
    slow.release()
    page.wait_for_selector("#problems .is-conflict")
    assert page.locator("dialog").count() == 0
    assert page.evaluate("playground.session.report.conflicts.length") == 1


def test_a_log_whose_dialog_is_closed_meanwhile_changes_nothing(slow):
    page = slow.page
    text = slow.text
    page.evaluate("playground.commands.run('log')")
    page.fill("#log", LOG)
    page.click("dialog .primary")
    page.click("dialog [aria-label=Close]")
    slow.release()
    page.evaluate("playground.session.ask(() => true)")
    assert slow.text == text


def paste(begun):
    begun.page.evaluate("text => navigator.clipboard.writeText(text)", LOG)
    begun.page.click("#text")
    begun.page.keyboard.press("Control+End")
    begun.page.keyboard.press("Control+v")


def test_a_log_that_is_pasted_is_drawn_when_it_can_be_read(slow):
    text = slow.text
    paste(slow)
    slow.says("#toast", MOMENT)
    assert slow.text == text
    slow.release()
    slow.page.wait_for_selector("#problems .is-conflict")


def test_what_is_typed_behind_a_pasted_log_is_kept(slow):
    text = slow.text
    paste(slow)
    slow.page.keyboard.type("# kept")
    slow.release()
    slow.says("#toast", "paste the log again")
    assert slow.text == text + "# kept"


def test_every_form_of_export_is_waited_for_and_only_the_last_is_shown(slow):
    page = slow.page
    page.keyboard.press("Control+E")
    labels = page.locator(".export-forms label")
    for index in [*range(1, labels.count()), 0]:
        labels.nth(index).click()
        assert page.text_content(".export-text") == MOMENT
    page.click("text=Download")
    slow.release()
    slow.says(".export-text", "import AutoLayout")
    seen = set()
    for index in range(labels.count()):
        labels.nth(index).click()
        slow.until("document.querySelector('.export-text').textContent.length > 40")
        seen.add(page.text_content(".export-text"))
    assert len(seen) == labels.count()


def test_a_picture_is_saved_when_it_can_be_drawn(slow):
    page = slow.page
    page.keyboard.press("Control+E")
    with page.expect_download() as download:
        page.click(".picture-buttons button >> nth=0")
        slow.release()
    assert download.value.suggested_filename == "layout@1x.png"


def test_the_tree_and_the_tests_of_frames_come_later(slow):
    page = slow.page
    page.click("#tab-tree")
    assert page.text_content(".tree") == MOMENT
    page.click("#tab-frames")
    slow.until("document.querySelectorAll('.frames tbody tr').length === 8")
    page.click("text=XCTest")
    slow.says("#toast", MOMENT)
    page.click("#tab-tree")
    slow.release()
    slow.says("#toast", "Copied as XCTest.")
    assert "XCTestCase" in page.evaluate("navigator.clipboard.readText()")
    slow.says(".tree", "title")
    assert slow.has_not(".tree", MOMENT)


def test_names_are_completed_when_they_can_be(slow):
    page = slow.page
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("H:|-[na")
    page.keyboard.press("Control+Space")
    slow.says("#toast", MOMENT)
    slow.release()
    page.wait_for_selector("#completion", state="visible")
    page.keyboard.press("Enter")
    slow.until("document.getElementById('text').value.endsWith('[name')")


def test_names_are_not_completed_in_a_text_that_has_changed(slow):
    page = slow.page
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("H:|-[titl")
    page.keyboard.press("Control+Space")
    page.keyboard.type("e(20)]")
    slow.release()
    page.evaluate("playground.session.ask(() => true)")
    assert slow.text.endswith("H:|-[title(20)]")
    assert not page.is_visible("#completion")


def test_all_widths_are_tried_when_they_can_be_unless_the_text_changes(slow):
    page = slow.page
    page.evaluate("playground.commands.run('sweep')")
    slow.says("#toast", MOMENT)
    page.click("#text")
    page.keyboard.type("#")
    slow.release()
    page.evaluate("playground.session.ask(() => true)")
    assert not page.is_visible(".sweep")
    page.evaluate("playground.commands.run('sweep')")
    page.wait_for_selector(".sweep", state="visible")


def test_lessons_thumbnails_and_comparisons_need_only_the_first_part(slow):
    page = slow.page
    page.click("#open-gallery")
    page.wait_for_selector(".thumbnail rect.thumbnail-box")
    page.click(".lesson-list button >> nth=0")
    page.wait_for_selector(".lesson h2")
    slow.until("playground.canvas.goal.length > 0")
    page.click("text=Show me")
    page.wait_for_selector(".lesson.is-solved")
    page.evaluate("playground.compare.choose('direction')")
    slow.until("document.querySelector('.compare .compare-label').textContent === 'Right to left'")
    assert not page.evaluate("playground.session.engine.isWhole")
    slow.release()
    assert page.evaluate("playground.canvas.goal.length") > 0


def drag_gap(slow):
    """Takes hold of the gap of a row, moves ten points, and gives where it was."""
    slow.page.evaluate("text => playground.open(text)", ROW)
    slow.until("playground.canvas.dimensions.lines.some((line) => line.drawn?.text === '16')")
    x, y = slow.gap("16")
    slow.page.mouse.move(x, y)
    slow.page.mouse.down()
    slow.page.mouse.move(x + 10, y, steps=3)
    return x, y


def test_a_gap_that_is_held_until_it_can_be_moved_is_moved(slow):
    page = slow.page
    x, y = drag_gap(slow)
    assert slow.text == ROW
    slow.release()
    page.evaluate("playground.session.ask(() => true)")
    zoom = page.evaluate("playground.canvas.zoom")
    page.mouse.move(x + 20, y, steps=3)
    page.mouse.up()
    assert f"gap = {16 + round(20 / zoom)}" in slow.text


def test_a_gap_that_is_let_go_before_it_can_be_moved_stays(slow):
    page = slow.page
    x, y = drag_gap(slow)
    page.mouse.up()
    slow.release()
    page.evaluate("playground.session.ask(() => true)")
    page.mouse.move(x + 40, y, steps=3)
    page.mouse.down()
    page.mouse.up()
    assert slow.text == ROW


def test_the_root_is_dragged_and_letters_are_typed_without_it(slow):
    page = slow.page
    page.evaluate("playground.open('size 400 200\\nH:|-[a(100)]\\nV:|-[a(30)]\\n')")
    page.focus(".grip-right")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("playground.session.frames[2]") == 401
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("H:[a]-[b(20)]\nV:|-[b(10)]\n")
    # 20 + 100 + 8
    assert page.evaluate("playground.session.frames[8]") == 128
    slow.release()
    assert page.evaluate("[...playground.session.frames.slice(2, 4)]") == [401, 200]


def test_a_layout_that_needs_it_waits_for_it_with_all_that_is_set(slow):
    page = slow.page
    before = page.evaluate("[...playground.session.frames]")
    page.evaluate("text => playground.open(text)", JSON)
    slow.says("#toast", MOMENT)
    assert slow.text == JSON
    # There are the frames that are drawn.
    assert page.evaluate("[...playground.session.frames]") == before
    page.keyboard.press("Escape")
    page.evaluate("playground.session.resize([333, null])")
    page.evaluate("playground.session.configure({ direction: 'rtl' })")
    slow.release()
    assert page.evaluate("[...playground.session.frames]") == [0, 0, 333, 20, 293, 0, 40, 20]
    assert page.evaluate("playground.session.failure") is None


def test_a_layout_that_does_not_need_it_is_shown_at_once_behind_one_that_does(slow):
    page = slow.page
    page.evaluate("text => playground.open(text)", JSON)
    page.evaluate("text => playground.open(text)", ROW)
    slow.until("playground.session.isReady && playground.session.report.views.length === 2")
    assert not page.evaluate("playground.session.engine.isWhole")
    slow.release()
    assert slow.text == ROW and page.evaluate("playground.session.failure") is None



SUMMARY = ".problem-summary"
UNKNOWN = "Nothing clashes; what is missed or open is not known yet"
# Nobody says the height.
OPEN = "size 400 200\nview a\nH:|-[a(100)]\nV:|-[a]\n"


def test_what_is_not_known_yet_is_not_said_to_hold(slow):
    slow.says(SUMMARY, UNKNOWN)
    slow.page.evaluate("text => playground.open(text)", OPEN)
    slow.says(SUMMARY, UNKNOWN)
    slow.release()
    slow.says(SUMMARY, "1 view open")
    slow.open(ROW)
    slow.says(SUMMARY, "Every constraint holds")


def test_what_is_told_while_a_dialog_is_open_is_seen_and_read_out(slow):
    page = slow.page
    page.evaluate("playground.commands.run('export')")
    page.wait_for_selector("dialog[open]")
    page.click("dialog .primary")
    slow.says("#toast", MOMENT)
    on_top = """() => {
      const { x, y, width, height } = document.getElementById('toast').getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.id;
    }"""
    assert page.evaluate(on_top) == "toast"
    slow.says("#announcer", MOMENT)
    client = page.context.new_cdp_session(page)
    assert MOMENT in [node["name"]["value"] for node in client.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"] and "name" in node]
    client.detach()
    # One that follows takes it over, and behind the last it is in the page again.
    page.evaluate("playground.commands.run('help')")
    page.wait_for_selector(".dialog-help #toast", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector("body > #toast", state="attached")
    page.wait_for_selector("body > #announcer", state="attached")
    slow.release()


EARLY = """() => {
  const engine = Object.getPrototypeOf(playground.session.engine);
  const { call } = engine;
  globalThis.asked = 0;
  engine.call = function (name, ...values) {
    if (name === 'describe' && (globalThis.reason !== 'early' || !this.isWhole)) {
      globalThis.asked += 1;
      throw Object.assign(new Error('It failed.'), { name: 'EngineFailure', reason: globalThis.reason });
    }
    return call.call(this, name, ...values);
  };
}"""
CLASH = "size 400 200\nview a\nH:|[a(100)]\nV:|[a(30)]\nH:[a(50)]\n"
WORDS = "[...document.querySelectorAll('.record-text')].map((node) => node.textContent).join()"


def test_a_constraint_that_cannot_be_put_into_words_yet_is_an_equation_until_it_can(slow):
    page = slow.page
    page.evaluate("reason = 'early'")
    page.evaluate(EARLY)
    page.evaluate("text => playground.open(text)", CLASH)
    slow.until(f"playground.session.isReady && {WORDS}.includes('a.width == 50,a.width == 100')")
    page.evaluate("text => playground.session.setText(text)", CLASH + "#")
    slow.until(f"playground.session.isReady && {WORDS}.includes('a.width == 50,a.width == 100')")
    assert page.evaluate("asked") == 1
    slow.release()
    slow.until(f"{WORDS}.includes('a(50)')")


def test_a_constraint_that_stops_the_engine_is_asked_for_once(slow):
    page = slow.page
    slow.release()
    page.evaluate("reason = 'stopped'")
    page.evaluate(EARLY)
    page.evaluate("text => playground.open(text)", CLASH)
    slow.until(f"playground.session.isReady && {WORDS}.includes('a.width == 50,a.width == 100')")
    slow.settle()
    slow.says("#toast", "It failed.")
    assert page.evaluate("asked") == 1
    assert slow.text == CLASH

ANSWERS = {
    "404": lambda route: route.fulfill(status=404),
    "503": lambda route: route.fulfill(status=503),
    "no line": lambda route: route.abort(),
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_where_it_never_comes_one_sentence_says_so_and_layouts_are_shown(browser, address, answer):
    begun = Visit(browser, address, routes={SECOND: ANSWERS[answer]})
    page = begun.page
    sentence = "What explains, repairs and exports could not be loaded"
    begun.until(f"document.getElementById('problems').textContent.includes({sentence!r})")
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("view kept\nH:|[kept]\n")
    assert begun.text.endswith("view kept\nH:|[kept]\n")
    assert page.evaluate("playground.session.report.views.length") == 8
    assert page.locator("#problems").inner_text().count(sentence) == 1
    page.evaluate("playground.commands.run('log')")
    page.fill("#log", LOG)
    page.click("dialog .primary")
    begun.until(f"document.querySelector('dialog [role=status]').textContent.includes({sentence!r})")
    page.click("dialog [aria-label=Close]")
    page.evaluate("playground.commands.run('export')")
    begun.until(f"document.querySelector('.export-text').textContent.includes({sentence!r})")
    page.click("dialog [aria-label=Close]")
    page.click("#tab-tree")
    begun.until(f"document.querySelector('.tree').textContent.includes({sentence!r})")
    text = begun.text
    page.evaluate("text => playground.open(text)", JSON)
    begun.until("playground.session.isReady")
    assert begun.text == JSON
    assert page.locator("#problems").inner_text().count(sentence) == 1
    # It comes in the end.
    page.unroute(SECOND)
    assert "import AutoLayout" in page.evaluate("playground.session.ask((sheet) => sheet.export('swift'))")
    begun.settle()
    assert page.evaluate("[...playground.session.frames]") == [0, 0, 320, 20, 0, 0, 40, 20]
    assert page.evaluate("playground.session.failure") is None
    begun.open(text)
    assert page.evaluate("playground.session.report.views.length") == 8
    assert sentence not in page.locator("#problems").inner_text()
    assert [fault for fault in begun.faults if "Failed to load resource" not in fault] == []
    begun.context.close()
