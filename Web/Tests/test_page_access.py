"""Accessibility: names, roles, contrast, keys, widths."""

import json

import pytest

from conftest import CLASH, WRONG

CONTRAST = """async () => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgb = (name) => {
    const probe = document.createElement('i');
    probe.style.color = name.includes('(') ? name : `var(--${name})`;
    document.body.append(probe);
    canvas.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const light = (color) => {
    const [r, g, b] = color.map((part) => { const s = part / 255; return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => { const [x, y] = [light(rgb(a)), light(rgb(b))].sort((m, n) => n - m); return (x + 0.05) / (y + 0.05); };
  const pairs = [];
  const words = ['keyword', 'name', 'number', 'option', 'string', 'comment', 'operator'].map((word) => 'word-' + word);
  for (const ink of ['ink', 'muted', 'accent', 'error', 'warning', 'good', ...words]) pairs.push([ink, 'surface', 4.5]);
  for (const ground of ['page', 'sunken', 'box', 'box-deep', 'accent-soft', 'good-soft']) pairs.push(['ink', ground, 4.5]);
  for (const ground of ['page', 'sunken', 'box', 'box-deep', 'accent-soft']) pairs.push(['muted', ground, 4.5]);
  pairs.push(['accent-ink', 'accent', 4.5], ['accent', 'accent-soft', 4.5], ['error', 'error-soft', 4.5], ['warning', 'warning-soft', 4.5], ['surface', 'error', 4.5]);
  for (const word of words) pairs.push([word, 'error-soft', 4.5]);
  for (const line of ['line-strong', 'box-line', 'accent', 'error', 'warning', 'guide']) pairs.push([line, 'surface', 3]);
  const { colours } = await import('./canvas/surface.js');
  for (const [fill, line] of colours().tints) pairs.push(['ink', fill, 4.5], ['muted', fill, 4.5], [line, 'surface', 3]);
  return pairs.map(([ink, ground, least]) => [ink, ground, Math.round(ratio(ink, ground) * 100) / 100, least]);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_colour_of_text_has_contrast_enough(visit, scheme):
    page = visit(color_scheme=scheme).page
    found = page.evaluate(CONTRAST)
    assert [pair for pair in found if pair[2] < pair[3]] == []


UNNAMED = """() => {
  const name = (node) => node.getAttribute('aria-label') || (node.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('')
    || (node.labels?.length ? node.labels[0].textContent : '') || node.textContent.trim();
  const seen = (node) => node.checkVisibility() && !node.closest('[aria-hidden=true]');
  return [...document.querySelectorAll('button, input, select, textarea, a[href], [role], dialog')].filter(seen)
    .filter((node) => node.getAttribute('role') !== 'status' && !(node.matches('[role=separator]') && node.closest('[role=menu]')))
    .filter((node) => !name(node)).map((node) => node.outerHTML.slice(0, 120));
}"""

SMALL = """() => [...document.querySelectorAll('button, select, input:not(.visually-hidden), [role=menuitem], [role=separator][tabindex]')]
  .filter((node) => node.checkVisibility() && !node.closest('[aria-hidden=true]'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => (box.width < 24 || box.height < 24) && !node.matches('.splitter'))
  .map(([node, box]) => `${node.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""


@pytest.mark.parametrize("state", ["start", "wrong", "clash", "gallery", "export", "menu", "help"])
def test_everything_has_a_name_and_is_large_enough_to_hit(visit, state):
    begun = visit()
    page = begun.page
    if state == "wrong":
        begun.open(WRONG)
    elif state == "clash":
        begun.open(CLASH)
    elif state == "menu":
        page.click("#menu-button")
    elif state != "start":
        page.evaluate(f"playground.commands.run('{state}')")
        page.wait_for_selector("dialog[open]")
    begun.settle()
    assert page.evaluate(UNNAMED) == []
    assert page.evaluate(SMALL) == []


def test_landmarks_roles_and_ids_are_sound(visit):
    page = visit().page
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.locator("main").count() == 1 and page.locator("h1").count() == 1 and page.locator("header").count() >= 1
    assert page.evaluate("(() => { const ids = [...document.querySelectorAll('[id]')].map((n) => n.id); return ids.filter((id, i) => ids.indexOf(id) !== i); })()") == []
    missing = page.evaluate("[...document.querySelectorAll('[aria-controls], [aria-labelledby], [aria-describedby]')].flatMap((n) => ['aria-controls', 'aria-labelledby', 'aria-describedby'].map((a) => n.getAttribute(a)).filter(Boolean)).filter((id) => !document.getElementById(id))")
    assert missing == []
    for grip in page.locator("[role=separator][tabindex]").all():
        assert grip.get_attribute("aria-valuenow") is not None
        assert grip.get_attribute("aria-label")


def test_the_focus_goes_through_the_panes_in_the_order_in_which_they_stand(visit):
    page = visit().page
    page.evaluate("document.activeElement.blur()")
    seen = []
    for _ in range(80):
        page.keyboard.press("Tab")
        place = page.evaluate("(() => { const n = document.activeElement; return [n.closest('header, #pane-text, #pane-layout, #pane-inspector, .splitter, .skip')?.id || n.closest('header, .splitter, .skip')?.className || 'none', n.matches(':focus-visible')]; })()")
        assert place[1] or place[0] == "none"
        if not seen or seen[-1] != place[0]:
            seen.append(place[0])
        if place[0] == "none":
            break
    order = [place for place in seen if place in ("skip", "top", "pane-text", "splitter-text", "pane-layout", "splitter-inspector", "pane-inspector")]
    assert order == ["skip", "top", "pane-text", "splitter-text", "pane-layout", "splitter-inspector", "pane-inspector"]


def test_all_can_be_done_by_keys(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.open('')")
    page.keyboard.press("Control+1")
    page.keyboard.type("size 300 80\nview a, b intrinsic 60 20\nH:|-[a]-[bb]\nV:|-[a]\nV:|-[b]\n")
    page.keyboard.press("F8")
    page.keyboard.press("Control+.")
    assert "[b]\nV:" in begun.text
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('#pane-layout') !== null")
    page.keyboard.press("Alt+Shift+ArrowRight")
    assert page.evaluate("playground.session.currentSize[0]") == 310
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.focus("#menu-button")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.focus("#tab-values")
    page.keyboard.press("End")
    assert page.get_attribute("#tab-tree", "aria-selected") == "true"
    page.focus("#splitter-text")
    before = int(page.get_attribute("#splitter-text", "aria-valuenow"))
    page.keyboard.press("ArrowRight")
    assert int(page.get_attribute("#splitter-text", "aria-valuenow")) == before + 16


def test_mistakes_are_said_politely(visit):
    begun = visit()
    begun.open(WRONG)
    begun.until("document.getElementById('announcer').textContent.includes('errors')")
    said = begun.page.text_content("#announcer")
    assert "errors" in said and "line 4: Unable to find view with name fndNext" in said


@pytest.mark.parametrize("width", [320, 390, 720, 1280])
@pytest.mark.parametrize("text", ["start", "clash"])
def test_nothing_is_wider_than_the_window(visit, width, text):
    begun = visit(viewport={"width": width, "height": 700})
    page = begun.page
    if text == "clash":
        begun.open(CLASH)
    panes = ["text", "layout", "inspector"] if width < 720 else [None]
    for pane in panes:
        if pane:
            page.click(f"#tab-pane-{pane}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for place in ["#toolbar", "#problems", "#inspector-panels", ".top"]:
            assert page.evaluate(f"(() => {{ const n = document.querySelector('{place}'); return n.scrollWidth - n.clientWidth; }})()") <= 0, place


def test_what_is_said_while_more_is_loaded_is_no_wider_than_its_pane(visit):
    begun = visit(viewport={"width": 720, "height": 700}, routes={"**/vfl-more.wasm": lambda route: None})
    begun.until("document.querySelector('.problem-summary').textContent.includes('not known yet')")
    assert begun.page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.getElementById('problems'))")


@pytest.mark.parametrize("options", [{"forced_colors": "active"}, {"reduced_motion": "reduce"}])
def test_the_page_follows_what_the_system_asks_for(visit, options):
    begun = visit(**options)
    begun.open(WRONG)
    assert begun.page.locator("#layer .error").count() >= 2
    if "forced_colors" in options:
        assert begun.page.evaluate("getComputedStyle(document.getElementById('text')).color") != "rgba(0, 0, 0, 0)"
