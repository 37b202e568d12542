"""The tree that assistive technology reads, as Chromium builds it."""

import pytest

from conftest import CLASH, OPEN, WRONG
from pictures import hold_text

CONTROLS = {
    "button", "checkbox", "combobox", "link", "listbox", "menu", "menuitem", "menuitemcheckbox", "option", "radio", "searchbox", "separator", "slider",
    "spinbutton", "switch", "tab", "textbox",
}
GROUPS = {"dialog", "radiogroup", "region", "tablist", "tabpanel", "toolbar", "table", "grid"}
GRAPHICS = {"image", "img", "graphics-document", "graphics-object", "graphics-symbol", "SvgRoot", "Canvas"}
STATES = ["start", "wrong", "clash", "open", "menu", "gallery", "export", "help", "log"]


class Node:
    """A node that is not ignored, with what is said of it."""

    def __init__(self, raw):
        self.role = raw["role"]["value"]
        self.name = raw.get("name", {}).get("value", "").strip()
        self.properties = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}

    def __repr__(self):
        return f"{self.role} '{self.name}' {self.properties}"


def tree_of(page):
    client = page.context.new_cdp_session(page)
    raw = client.send("Accessibility.getFullAXTree")["nodes"]
    client.detach()
    return [Node(one) for one in raw if not one["ignored"] and "role" in one]


def shown(visit, state, **options):
    """The page in some state."""
    begun = visit(**options)
    page = begun.page
    texts = {"wrong": WRONG, "clash": CLASH, "open": OPEN}
    if state in texts:
        begun.open(texts[state])
    elif state == "menu":
        page.click("#menu-button")
    elif state != "start":
        page.evaluate(f"playground.commands.run('{state}')")
        page.wait_for_selector("dialog[open]")
    begun.settle()
    return page


@pytest.mark.parametrize("state", STATES)
def test_every_control_and_group_has_a_role_and_a_name(visit, state):
    tree = tree_of(shown(visit, state))
    assert len([node for node in tree if node.role in CONTROLS]) >= 1
    # The lines in a menu are separators too, which nobody moves.
    assert [node for node in tree if node.role in CONTROLS | GROUPS and not node.name and (node.role != "separator" or node.properties.get("focusable"))] == []


@pytest.mark.parametrize("state", STATES)
def test_no_picture_is_without_a_name(visit, state):
    tree = tree_of(shown(visit, state))
    assert [node for node in tree if node.role in GRAPHICS and not node.name] == []


def test_landmarks_are_there_once_and_their_names_differ(visit):
    tree = tree_of(shown(visit, "start"))
    roles = [node.role for node in tree]
    assert roles.count("main") == 1 and roles.count("banner") == 1
    regions = [node.name for node in tree if node.role == "region"]
    assert {"Text", "Layout", "Inspector", "Problems"} <= set(regions)
    assert len(regions) == len(set(regions))
    headings = [node for node in tree if node.role == "heading"]
    assert [node.properties["level"] for node in headings].count(1) == 1


def test_what_changes_is_said_once_and_politely(visit):
    tree = tree_of(shown(visit, "wrong"))
    live = [node for node in tree if node.role == "status" or (node.properties.get("live") not in (None, "off") and node.properties.get("root") is None and node.role != "StaticText")]
    roots = [node for node in live if node.role in ("status", "alert", "log", "timer")]
    assert [node.role for node in roots] == ["status"]
    assert roots[0].properties["live"] == "polite"


def test_what_is_chosen_opened_and_moved_is_told(visit):
    tree = tree_of(shown(visit, "menu"))
    assert [node.properties.get("selected") for node in tree if node.role == "tab"].count(True) == 1
    opener = next(node for node in tree if node.role == "button" and node.name == "All commands")
    assert opener.properties["expanded"] is True and opener.properties["hasPopup"] == "menu"
    splitters = [node for node in tree if node.role == "separator" and node.properties.get("focusable")]
    # Two between the panes, and two grips of the canvas; its corner is for the pointer alone.
    assert sorted(node.name for node in splitters) == ["Height", "Width", "Width of the inspector", "Width of the text"]
    area = next(node for node in tree if node.role == "textbox" and node.name == "Layout document")
    assert area.properties["multiline"] is True


def test_the_frames_are_a_table_in_the_order_in_which_they_are_read(visit):
    begun = visit()
    begun.open("size 300 100\nview b, a intrinsic 60 20\nH:|-[a]-[b]\nV:|-[a]\nV:|-[b]\n")
    begun.page.click("#tab-frames")
    begun.until("document.querySelectorAll('.frames tbody tr').length")
    begun.settle()
    tree = tree_of(begun.page)
    cells = [node.name for node in tree if node.role in ("cell", "gridcell", "rowheader")]
    assert [node.name for node in tree if node.role == "table"]
    assert [name for name in cells if name in ("a", "b")]
    numbers = [name for name in cells if name.replace(".", "").isdigit()]
    # a: 20 20 60 20, b: 88 20 60 20
    assert {"20", "60", "88"} <= set(numbers)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(visit, axe, state, scheme):
    page = shown(visit, state, color_scheme=scheme, reduced_motion="reduce")
    # The policy of the page allows no script from outside; the debugger's does not ask it.
    client = page.context.new_cdp_session(page)
    client.send("Runtime.evaluate", {"expression": axe})
    found = page.evaluate("axe.run(document, {resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"]][:3]) for one in found["violations"]] == []


def test_the_whole_page_is_read_as_it_was(visit):
    page = shown(visit, "clash")
    # What is announced depends on when it is looked at.
    page.evaluate("document.getElementById('announcer').hidden = true")
    hold_text("page-conflict", page.locator("body").aria_snapshot())
