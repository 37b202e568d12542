"""The engine comes in two parts, may be given up, and costs no text."""

from conftest import CLASH, Visit, grid

SECOND = "**/vfl-more.wasm"
SUMMARY = "document.querySelector('.problem-summary')?.textContent"


def held(browser, address, answer):
    """A page that gets its second module when it is told to."""
    waiting = []
    begun = Visit(browser, address, routes={SECOND: lambda route: waiting.append(route)})
    while not waiting:
        begun.page.wait_for_timeout(10)
    return begun, lambda: [answer(route) for route in waiting]


def test_the_first_module_shows_the_layout_and_its_mistakes_and_the_second_the_rest(browser, address):
    begun, release = held(browser, address, lambda route: route.continue_())
    page = begun.page
    assert page.evaluate("playground.session.report.views.length") == 7
    page.evaluate("text => playground.open(text)", CLASH)
    page.wait_for_selector("#problems .is-conflict")
    assert page.locator("#problems .fix").count() == 0
    release()
    begun.settle()
    assert page.locator("#problems .fix").count() > 0
    assert begun.faults == []
    begun.context.close()


def test_what_is_asked_of_the_second_module_too_early_is_answered_later_and_costs_no_text(browser, address):
    begun, release = held(browser, address, lambda route: route.continue_())
    page = begun.page
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("# kept")
    page.evaluate("void playground.session.ask((sheet) => sheet.export('swift')).then((text) => { globalThis.exported = text; })")
    page.keyboard.type("!")
    release()
    begun.settle()
    assert begun.text.endswith("# kept!")
    begun.until("globalThis.exported?.includes('import AutoLayout')")
    assert begun.faults == []
    begun.context.close()


def test_a_page_whose_second_module_is_lost_says_so_and_lays_out_all_the_same(browser, address):
    begun, release = held(browser, address, lambda route: route.abort())
    page = begun.page
    release()
    begun.until("document.getElementById('problems').textContent.includes('could not be loaded')")
    page.unroute(SECOND)
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("# more")
    # Letters ask for it again, if not each of them.
    while not page.evaluate("playground.session.engine?.isWhole"):
        page.keyboard.type(".")
        page.wait_for_timeout(200)
    begun.settle()
    assert page.evaluate(SUMMARY) == "Every constraint holds"
    assert [fault for fault in begun.faults if "ERR_FAILED" not in fault] == []
    begun.context.close()


def test_a_text_that_takes_too_long_is_given_up_and_kept(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.session.patience = 0")
    text = grid(300)
    page.evaluate("text => playground.open(text)", text)
    begun.until("playground.session.isReady && playground.session.failure !== null")
    assert begun.text == text
    assert "This takes too long to be worked out. The text is kept" in page.locator("#problems").inner_text()
    page.evaluate("playground.session.patience = Infinity")
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("# shorter")
    begun.settle()
    assert page.evaluate("playground.session.report.views.length") == 300
    assert page.evaluate("playground.session.failure") is None


def test_a_layout_that_takes_too_long_to_explain_is_shown_without(visit):
    begun = visit()
    page = begun.page
    # Two views in two lines are few pieces of memory, until it is found out what is open.
    begun.open("size 300 100\n" + "".join(f"H:[v{i}(20)]-[v{i + 1}]\n" for i in range(60)))
    assert "open" in page.evaluate(SUMMARY)
    page.evaluate("""() => {
      const { session } = playground;
      const { sheet } = session;
      const report = sheet.report.bind(sheet);
      sheet.report = (options) => {
        if (options.explaining !== false) session.engine.patience = 0;
        return report(options);
      };
    }""")
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("#")
    begun.until("playground.session.isComplete && playground.session.isLarge")
    begun.settle()
    assert page.evaluate(SUMMARY) == "Nothing clashes; what is open takes too long to find"
    assert page.evaluate("playground.session.report.views.length") == 61
    page.keyboard.type("#")
    begun.settle()
    assert "open" in page.evaluate(SUMMARY)


def test_a_worker_has_had_the_engine_compiled_before_the_first_letter(visit):
    begun = visit(rehearses=True)
    begun.until("playground.warm !== null")
    assert 0 < begun.page.evaluate("playground.warm") <= 200
    while begun.page.workers:
        begun.page.wait_for_timeout(10)
    assert begun.text.startswith("# A form")


def test_without_that_worker_all_is_as_it_is(browser, address):
    begun = Visit(browser, address, routes={"**/exercise.js": lambda route: route.abort()}, rehearses=True)
    begun.until("playground.warm !== null")
    assert begun.page.evaluate("playground.warm") == 0
    begun.open("H:|-[a]-|")
    assert begun.page.evaluate("playground.session.report.views.length") == 1
    begun.context.close()
