"""Dialogs and lessons, which come in a module of their own."""

from conftest import START, Visit

MODULE = "**/dialogs/all.js"


def test_no_picture_waits_for_dialogs_and_they_are_there_before_they_are_asked_for(browser, address):
    waiting = []
    begun = Visit(browser, address, routes={MODULE: lambda route: waiting.append(route)})
    begun.settle()
    begun.until("document.getElementById('problems').textContent.includes('Every constraint holds')")
    while not waiting:
        begun.page.wait_for_timeout(10)
    assert not [url for url in begun.requests if url.endswith(("/export.js", "/gallery.js", "/lessons.js"))]
    # Asked for meanwhile, one opens when it is there.
    begun.page.keyboard.press("Control+E")
    assert not begun.page.locator("dialog").count()
    for route in waiting:
        route.continue_()
    begun.page.wait_for_selector(".dialog-export[open]")
    assert begun.faults == []
    begun.context.close()


def test_one_that_cannot_be_loaded_is_told_of_and_the_text_can_be_edited(browser, address):
    begun = Visit(browser, address, routes={MODULE: lambda route: route.abort()})
    page = begun.page
    page.click("#open-gallery")
    page.wait_for_selector("#toast:not([hidden])")
    assert "could not be loaded" in page.text_content("#toast")
    page.evaluate("playground.commands.run('new')")
    page.keyboard.type("view kept")
    assert begun.text.endswith("view kept")
    page.unroute(MODULE)
    # Asked for again, it comes.
    page.evaluate("playground.commands.run('help')")
    page.wait_for_selector(".dialog-help[open]")
    # Nothing but the line's own fault.
    assert [fault for fault in begun.faults if "ERR_FAILED" not in fault] == []
    begun.context.close()


def test_the_dialog_of_exports_is_as_large_for_each_of_them(browser, address):
    begun = Visit(browser, address)
    page = begun.page
    page.keyboard.press("Escape")
    page.keyboard.press("Control+E")
    page.wait_for_selector(".dialog-export[open]")
    sizes = set()
    for label in page.locator(".export-forms label").all():
        label.click()
        begun.settle()
        sizes.add(str(page.locator(".dialog-export").bounding_box()))
    assert len(sizes) == 1
    assert page.evaluate("(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.dialog-export .dialog-body'))")
    begun.context.close()


def test_who_ends_a_lesson_has_the_text_from_before_again(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.evaluate("playground.lessons.begin(0)")
    begun.until("!document.getElementById('lesson').hidden")
    lesson = begun.text
    assert lesson != START
    page.evaluate("playground.lessons.begin(1)")
    begun.until("document.getElementById('lesson').innerText.includes('Lesson 2')")
    page.click("#lesson >> text=End")
    assert begun.text == START and not page.locator("#lesson").is_visible()
    # Another document takes the lesson's place, and stays.
    page.evaluate("playground.lessons.begin(0)")
    begun.until("!document.getElementById('lesson').hidden")
    page.evaluate("playground.commands.run('new')")
    assert not page.locator("#lesson").is_visible() and begun.text != START
