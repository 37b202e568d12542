"""The page as it is published: the same in fewer and shorter files."""

import os
import pathlib

import pytest

from conftest import CLASH, PAGE, Visit, serving

FOLDER = os.environ.get("PUBLISHED")


@pytest.fixture(scope="module")
def published():
    if not FOLDER:
        pytest.skip("Scripts/page names the folder, where there is esbuild")
    with serving(pathlib.Path(FOLDER)) as address:
        yield address


@pytest.fixture
def visit(browser, published):
    begun = Visit(browser, published, rehearses=True)
    yield begun
    begun.context.close()
    assert [url for url in begun.requests if not url.startswith((published, "blob:http://127.0.0.1", "data:"))] == []
    assert begun.faults == []


def test_what_is_published_types_explains_exports_and_opens(visit):
    page = visit.page
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("# more")
    assert visit.text.endswith("# more")
    visit.open(CLASH)
    page.wait_for_selector("#problems .is-conflict")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+E")
    page.wait_for_selector(".export-text")
    visit.until("document.querySelector('.export-text').textContent.includes('import AutoLayout')")
    page.keyboard.press("Escape")
    page.click("#open-gallery")
    page.wait_for_selector(".thumbnail rect.thumbnail-box")
    page.click(".card >> nth=8")
    visit.until("playground.session.text.includes('findNext')")
    page.click("#open-gallery")
    page.click(".lesson-list button >> nth=0")
    page.click("text=Show me")
    page.wait_for_selector(".lesson.is-solved")


def test_it_asks_for_a_handful_of_files(visit):
    visit.settle()
    visit.until("playground.warm !== null")
    visit.page.evaluate("playground.warm")
    names = sorted(url.rsplit("/", 1)[1].split("-")[0] for url in set(visit.requests))
    assert names == ["", "all", "app.js", "chunk", "dialogs.css", "exercise.js", "favicon.svg", "style.css", "vfl", "vfl.wasm"]


def test_it_looks_as_its_sources_do(browser, published, address):
    """Every element has the same style."""
    styles = """() => [...document.querySelectorAll('body *')].map((node) => {
      const style = getComputedStyle(node);
      return [node.tagName, node.className.baseVal ?? node.className, ...[...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name))].join('|');
    })"""
    found = []
    for place in (published, address):
        begun = Visit(browser, place)
        begun.settle()
        # Which come with their styles.
        begun.until("playground.lessons !== null")
        found.append(begun.page.evaluate(styles))
        begun.context.close()
    assert len(found[0]) == len(found[1])
    assert [pair for pair in zip(*found) if pair[0] != pair[1]][:1] == []


def test_nothing_of_the_sources_is_missing():
    if not FOLDER:
        pytest.skip("there is no published folder")
    names = lambda folder: sorted(path.name for path in (folder / "gallery").iterdir())
    assert names(pathlib.Path(FOLDER)) == names(PAGE)
