"""The page looks as it did: pictures of it, of which `pictures.py` says how they are compared."""

import pytest

from conftest import CLASH, OPEN, layouts
from pictures import BLOCKS, differences, hold

FORM = """# A form
size 320 160
view title intrinsic 120 24 sample "Account" color blue
view label intrinsic 60 20 sample "Name"
view field intrinsic - 32 color gray
view save intrinsic 80 32 sample "Save" color green

V:|-[title]-[field]-[save]
H:|-[title]
H:|-[label]-[field]-| with alignAllCenterY
H:[save]-|
"""
WIDE, HIGH, COLUMNS = 200, 150, 8

# Draws all layouts, each into a cell of a sheet, and shows nothing but that.
SHEET = """async ([texts, columns, wide, high]) => {
  const sheet = document.createElement('canvas');
  sheet.width = columns * wide;
  sheet.height = Math.ceil(texts.length / columns) * high;
  const pen = sheet.getContext('2d');
  const { session, canvas } = playground;
  const drawing = document.querySelector('.drawing');
  for (const [index, text] of texts.entries()) {
    playground.open(text);
    while (!session.isComplete) await new Promise((done) => setTimeout(done, 5));
    await new Promise(requestAnimationFrame);
    pen.drawImage(drawing, (index % columns) * wide, Math.floor(index / columns) * high);
  }
  for (const node of document.body.children) node.style.display = 'none';
  Object.assign(sheet.style, {position: 'absolute', left: 0, top: 0});
  document.body.append(sheet);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_layout_is_drawn_as_it_was(visit, scheme):
    begun = visit("?embed=1", color_scheme=scheme, viewport={"width": 1600, "height": 900}, before=BLOCKS)
    # The canvas is as large as a cell.
    begun.page.evaluate("([wide, high]) => Object.assign(document.getElementById('stage').style, {flex: 'none', width: `${wide}px`, height: `${high}px`})", [WIDE, HIGH])
    begun.settle()
    texts = [*layouts(), ("form", FORM)]
    begun.page.evaluate(SHEET, [[text for _, text in texts], COLUMNS, WIDE, HIGH])
    parts = [[name, index % COLUMNS * WIDE, index // COLUMNS * HIGH, WIDE, HIGH] for index, (name, _) in enumerate(texts)]
    hold(begun, f"gallery-{scheme}", begun.page.locator("body > canvas").screenshot(), parts)


def test_a_box_that_is_a_point_off_makes_another_picture(visit):
    begun = visit("?embed=1", viewport={"width": 720, "height": 400}, before=BLOCKS)
    pictures = []
    for text in (FORM, FORM, FORM.replace("60 20", "61 20")):
        begun.open(text)
        pictures.append(begun.page.locator(".drawing").screenshot())
    assert differences(begun, pictures[:2]) == []
    assert differences(begun, pictures[1:]) != []


def shown(visit, name, text=FORM, pane=None, **options):
    begun = visit(before=BLOCKS, **options)
    begun.open(text)
    if pane:
        begun.page.click(f"#tab-pane-{pane}")
        begun.settle()
    # Nothing is pointed at.
    begun.page.mouse.move(0, 0)
    hold(begun, name, begun.page.screenshot(animations="disabled"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 720, 1280])
def test_the_page_looks_as_it_did_at_each_width(visit, width, scheme):
    shown(visit, f"page-{width}-{scheme}", viewport={"width": width, "height": 540}, color_scheme=scheme)


@pytest.mark.parametrize("pane", ["layout", "inspector"])
def test_each_pane_looks_as_it_did_on_a_telephone(visit, pane):
    shown(visit, f"pane-{pane}", pane=pane, viewport={"width": 320, "height": 540})


def test_what_is_read_from_the_right_looks_as_it_did(visit):
    shown(visit, "page-rtl", text=f"direction rightToLeft\n{FORM}", viewport={"width": 1280, "height": 540})


@pytest.mark.parametrize("name, text", [("conflict", CLASH), ("open", OPEN)])
def test_what_clashes_and_what_is_open_look_as_they_did(visit, name, text):
    shown(visit, f"page-{name}", text=text, viewport={"width": 1280, "height": 540})


def test_colours_of_the_system_look_as_they_did(visit):
    shown(visit, "page-forced", viewport={"width": 1280, "height": 540}, forced_colors="active")


def test_without_motion_the_page_looks_as_with_it(visit):
    """Nothing stands anywhere else, only what moves does not."""
    shown(visit, "page-1280-light", viewport={"width": 1280, "height": 540}, reduced_motion="reduce")
