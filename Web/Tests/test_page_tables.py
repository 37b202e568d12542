"""The table of views, which writes the text."""

import pytest

from conftest import START


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
    page.fill("[aria-label='a, text wide on one line']", "240")
    page.keyboard.press("Tab")
    assert begun.text == START
    page.fill("[aria-label='a, text line high']", "18")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30 text width 240 lineHeight 18\nview b" in begun.text
    begun.settle()
    page.fill("[aria-label='a, baseline first line from the top']", "14")
    page.keyboard.press("Enter")
    assert "view a intrinsic 60 30 text width 240 lineHeight 18 baseline first 14 last 0\n" in begun.text
    begun.settle()
    page.fill("[aria-label='a, text wide on one line']", "")
    page.fill("[aria-label='a, text line high']", "")
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
