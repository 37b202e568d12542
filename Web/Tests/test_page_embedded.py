"""The playground in other pages: `?embed=1`, and `embed.js`, which shows it beneath links to it."""

from conftest import PAGE, Visit, serving

LINK = "https://swift-visual-format.github.io/swift-visual-format/#t=H%3A%7C%5Ba%5D%7C&w=200"
ARTICLE = f"""<!doctype html><html lang="en"><head><title>An article</title><script src="/docs/embed.js"></script></head>
<body><p>Look: <a href="{LINK}">A row in the playground</a>.</p><p><a href="https://example.com/">Another</a></p></body></html>"""


def test_embedded_it_has_no_header_and_no_inspector(visit):
    page = visit("?embed=1").page
    assert not page.is_visible(".top") and not page.is_visible("#pane-inspector")
    assert page.is_visible("#text") and page.is_visible(".drawing")


def test_where_there_is_little_room_the_layout_stands_above_the_text(visit):
    begun = visit("?embed=1", viewport={"width": 360, "height": 300})
    page = begun.page
    text, layout = (page.locator(pane).bounding_box() for pane in ("#pane-text", "#pane-layout"))
    assert not page.is_visible("#pane-tabs")
    assert text["height"] > 100 and layout["height"] > 120
    assert text["y"] >= layout["y"] + layout["height"] - 1
    # All of it is for the picture, which is seen whole.
    assert not page.locator("#pane-layout select").is_visible()
    x, y, width, height = begun.box(-1)
    assert width > 100 and y + height < text["y"]


def test_where_there_is_more_room_the_layout_stands_beside_the_text(visit):
    page = visit("?embed=1", viewport={"width": 640, "height": 360}).page
    text, layout = (page.locator(pane).bounding_box() for pane in ("#pane-text", "#pane-layout"))
    assert text["height"] == layout["height"] == 360
    assert text["width"] > 260 and layout["x"] >= text["x"] + text["width"] - 1 and layout["width"] > 320


def test_from_another_page_one_gets_to_the_whole_playground(visit):
    begun = visit("?embed=1")
    begun.open("H:|-[other]-|")
    begun.until("location.hash.length > 1")
    with begun.context.expect_page() as opened:
        begun.page.click("text=Open in playground")
    whole = opened.value
    whole.wait_for_selector("html[data-ready]")
    assert whole.is_visible(".top") and whole.input_value("#text") == "H:|-[other]-|"


def test_a_link_to_a_layout_is_shown_as_the_playground_with_it(browser, tmp_path):
    """As on the published site: the playground, and pages in a folder of it."""
    for path in PAGE.iterdir():
        (tmp_path / path.name).symlink_to(path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.html").write_text(ARTICLE)
    (tmp_path / "docs/embed.js").symlink_to(PAGE.parent / "embed.js")
    with serving(tmp_path) as address:
        begun = Visit(browser, address, "docs/index.html", wait=False)
        frame = begun.page.frame_locator("iframe")
        frame.locator("html[data-ready]").wait_for()
        assert frame.locator("#text").input_value() == "H:|[a]|"
        assert begun.page.locator("iframe").count() == 1
        assert begun.page.get_attribute("iframe", "title") == "A row in the playground"
        assert not frame.locator(".top").is_visible()
        # So is one that comes later, as on pages that are made by a script.
        begun.page.evaluate("(href) => { const link = document.createElement('a'); link.href = href; document.body.append(link); }", LINK)
        begun.until("document.querySelectorAll('iframe').length === 2")
        assert [url for url in begun.requests if not url.startswith((address, "blob:", "data:"))] == []
        begun.context.close()
