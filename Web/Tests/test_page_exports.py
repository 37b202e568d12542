"""What leaves the page, and what it is made of."""

import pathlib
import re
import struct
import xml.etree.ElementTree as ElementTree

import pytest

from conftest import PAGE, layouts

FORMS = ["swift", "uikit", "anchors", "xctest", "testing", "text", "document", "json", "frames", "explain", "plainsvg", "markdown"]


def test_every_form_is_shown(visit):
    begun = visit()
    begun.settle()
    page = begun.page
    page.keyboard.press("Control+E")
    page.wait_for_selector(".export-forms label")
    labels = page.locator(".export-forms label")
    assert labels.count() >= 11
    for index in range(labels.count()):
        labels.nth(index).click()
        begun.until("document.querySelector('.export-text').textContent.length > 40")


SVG = "{http://www.w3.org/2000/svg}"
SCENE = """() => {
  const { scene } = playground.canvas;
  const root = [0, 0, ...scene.size];
  return [['superview', root, root], ...scene.views.map((view, index) => [view.name, scene.rect(index), scene.local(index), view.kind, view.hidden])];
}"""


def test_a_drawing_read_back_has_every_view_where_it_is(visit):
    begun = visit()
    for name, text in layouts():
        begun.open(text)
        svg = begun.page.evaluate("playground.session.ask((sheet) => sheet.export('plainsvg'))")
        root = ElementTree.fromstring(svg)
        assert root.tag == SVG + "svg" and not [node for node in root.iter() if node.tag.endswith("script")]
        assert root.get("viewBox").split()[2:] == [root.get("width"), root.get("height")]
        expected = begun.page.evaluate(SCENE)
        boxes = [group for group in root.iter(SVG + "g") if group.find(SVG + "title") is not None]
        titles = [group.find(SVG + "title").text for group in boxes]
        size = expected[0][1]
        first = [float(boxes[0].find(SVG + "rect").get(key)) for key in ("x", "y", "width", "height")]
        zoom = first[2] / size[2] if size[2] else 1
        for view, frame, local, *rest in expected:
            kind, hidden = rest or ("view", False)
            if kind == "guide" or hidden:
                continue
            found = [index for index, title in enumerate(titles) if title.rpartition(": ")[0] == view]
            assert len(found) == 1, (name, view, titles)
            numbers = [float(number) for number in titles[found[0]].rpartition(": ")[2].split(", ")]
            assert numbers == pytest.approx(local, abs=0.0051), (name, view)
            rect = boxes[found[0]].find(SVG + "rect")
            drawn = [float(rect.get(key)) for key in ("x", "y", "width", "height")]
            wanted = [first[0] + frame[0] * zoom, first[1] + frame[1] * zoom, frame[2] * zoom, frame[3] * zoom]
            assert drawn == pytest.approx(wanted, abs=0.6), (name, view)


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_a_picture_has_the_size_that_it_says(visit, scale):
    page = visit().page
    page.keyboard.press("Control+E")
    with page.expect_download() as download:
        page.click(f".picture-buttons button >> nth={scale - 1}")
    data = pathlib.Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    # 24 points on each side.
    assert [width, height] == [(side + 48) * scale for side in page.evaluate("playground.session.currentSize")]


def test_the_link_is_copied(visit):
    page = visit().page
    page.click("#share")
    page.wait_for_selector("#toast:not([hidden])")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert "#v1." in page.url


def test_a_log_of_xcode_is_drawn(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.commands.run('log')")
    page.fill("#log", """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600000 UIView:0x7f01.width == 200   (active)>",
    "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>"
)
Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>
""")
    page.click("dialog .primary")
    page.wait_for_selector("#problems .is-conflict")
    assert page.evaluate("playground.session.report.conflicts.length") == 1


def test_the_gallery_draws_its_layouts_and_opens_them(visit):
    begun = visit()
    page = begun.page
    page.click("#open-gallery")
    page.wait_for_selector(".card")
    assert page.locator(".card").count() >= 29
    page.wait_for_selector(".thumbnail rect.thumbnail-box")
    page.click(".card >> nth=8")
    begun.until("playground.session.text.includes('findNext')")


def test_a_lesson_is_solved_by_its_solution(visit):
    begun = visit()
    page = begun.page
    page.click("#open-gallery")
    page.click(".lesson-list button >> nth=0")
    page.wait_for_selector(".lesson h2")
    assert page.evaluate("playground.canvas.goal.length") > 0
    page.click("text=Show me")
    page.wait_for_selector(".lesson.is-solved")


def test_the_page_writes_no_markup_and_runs_no_text():
    forbidden = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setTimeout\(\s*[\"']|\.srcdoc|DOMParser|createContextualFragment|setHTML")
    for path in PAGE.rglob("*.js"):
        assert not forbidden.search(path.read_text()), path
    index = (PAGE / "index.html").read_text()
    assert not re.search(r"\son\w+=|<style|style=|<script(?![^>]*src=)", index)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', index).group(1)
    assert "default-src 'none'" in policy and "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
    for path in PAGE.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            assert not re.search(r"(?:https?:)?//[a-z]+\.[a-z]", path.read_text().replace("http://www.w3.org/2000/svg", "")), path
