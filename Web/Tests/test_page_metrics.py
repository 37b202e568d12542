"""Sliders of metrics: what they say is said in the text, and nowhere else."""

import pytest

from conftest import START
from test_page_links import packed

GAP = "playground.session.frames[8] - 120"
MOVE = """(value) => {
  const range = document.getElementById('metric-gap');
  range.value = value;
  range.dispatchEvent(new Event('input'));
}"""


def test_a_slider_writes_the_text_and_undo_takes_it_back(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.focus("#metric-gap")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    begun.settle()
    assert begun.text == START.replace("= 16", "= 18")
    assert page.evaluate(GAP) == 18
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    begun.settle()
    assert begun.text == START
    assert page.evaluate(GAP) == 16
    assert page.input_value("#metric-gap") == "16"


def test_what_is_typed_counts_when_a_slider_was_moved(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.focus("#metric-gap")
    page.keyboard.press("ArrowRight")
    page.fill("#text", START.replace("= 16", "= 30"))
    begun.settle()
    assert page.evaluate(GAP) == 30
    assert page.input_value("#metric-gap") == "30"


def test_a_slider_that_is_held_shows_the_layout_and_leaves_the_text(visit):
    begun = visit()
    page = begun.page
    begun.open(START)
    page.evaluate(MOVE, 40)
    assert (page.evaluate(GAP), begun.text) == (40, START)
    # Let go where it was, it tells of no change.
    page.evaluate(MOVE, 16)
    begun.settle()
    assert (page.evaluate(GAP), begun.text) == (16, START)


def test_a_slider_writes_documents_as_json_too(visit):
    begun = visit()
    page = begun.page
    begun.open('{"size": [400, 200], "metrics": {"gap": 16}, "views": {"a": {"intrinsic": [60, 30]}}, "formats": ["H:|-gap-[a]", "V:|-[a]"]}')
    page.focus("#metric-gap")
    page.keyboard.press("ArrowRight")
    begun.settle()
    assert '"metrics": {"gap": 17}' in begun.text
    assert page.evaluate("playground.session.frames[4]") == 17


@pytest.mark.parametrize("text", [START, START.replace("metrics gap = 16\n", "")])
def test_metrics_of_a_link_become_a_part_of_the_text(visit, text):
    begun = visit(packed({"t": text, "m": {"gap": 24}}))
    begun.settle()
    assert "metrics gap = 24\n" in begun.text
    assert begun.page.evaluate(GAP) == 24
