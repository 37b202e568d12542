"""What is offered at the caret."""

import pytest

FORM = "size 420 320\nview nameL, mailL, phoneL, mailPhone, phoneF intrinsic 60 30\n"
LIST = "[...document.querySelectorAll('#completion li')].map((item) => item.firstChild.textContent)"


def typed(visit, text, **options):
    """A page in whose form a line is typed."""
    begun = visit(**options)
    begun.open(FORM)
    begun.page.focus("#text")
    begun.page.keyboard.press("Control+End")
    begun.page.keyboard.type(text)
    return begun


def asked(visit, text, **options):
    begun = typed(visit, text, **options)
    begun.page.keyboard.press("Control+Space")
    begun.page.wait_for_selector("#completion:not([hidden])")
    return begun


def test_names_with_what_is_typed_are_offered_those_that_begin_with_it_first(visit):
    begun = asked(visit, "H:|-[pho")
    page = begun.page
    assert page.evaluate(LIST) == ["phoneL", "phoneF", "mailPhone"]
    page.keyboard.type("nef")
    begun.until(f"{LIST}.join() === 'phoneF'")
    page.keyboard.press("Enter")
    assert begun.text.endswith("H:|-[phoneF")
    # What nothing begins with is no reason to offer nothing where one asks, and one while one types.
    page.keyboard.type("]-[zz")
    page.keyboard.press("Control+Space")
    begun.until(f"{LIST}.length === 5 && !document.getElementById('completion').hidden")
    page.keyboard.type("z")
    page.wait_for_selector("#completion", state="hidden")


def test_who_pauses_in_a_word_is_offered_what_goes_on_with_it(visit):
    begun = typed(visit, "H:|-[pho")
    page = begun.page
    page.wait_for_selector("#completion:not([hidden])")
    assert page.evaluate(LIST) == ["phoneL", "phoneF", "mailPhone"]
    # Nothing is chosen that has not been: who ends the line ends it.
    assert page.locator("#completion [aria-selected=true]").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_selector("#completion", state="hidden")
    assert begun.text.endswith("H:|-[pho\n")
    page.keyboard.type("H:|-[pho")
    page.wait_for_selector("#completion:not([hidden])")
    page.keyboard.press("Tab")
    assert begun.text.endswith("H:|-[phoneL")


def test_who_pauses_where_options_follow_is_offered_them(visit):
    begun = typed(visit, "H:|-[nameL]-[mailL]-| with ")
    page = begun.page
    page.wait_for_selector("#completion:not([hidden])")
    assert {"alignAllTop", "alignAllCenterY"} < set(page.evaluate(LIST))
    page.keyboard.press("Enter")
    page.wait_for_selector("#completion", state="hidden")
    assert begun.text.endswith("| with \n")


def test_half_an_option_is_completed_where_the_line_is_ended_and_a_whole_one_stays(visit):
    begun = typed(visit, "H:|-[nameL]-[mailL]-| with alignAllC")
    page = begun.page
    page.wait_for_selector("#completion [aria-selected=true]")
    page.keyboard.press("Enter")
    assert begun.text.endswith("| with alignAllCenterY")
    page.keyboard.type("\nH:|-[nameL]-[mailL]-| with alignAllBaseline")
    page.wait_for_timeout(700)
    page.keyboard.press("Enter")
    assert begun.text.endswith("| with alignAllBaseline\n")


def test_who_is_quicker_than_the_list_has_the_first_of_it(visit):
    begun = typed(visit, "H:|-[phoneL]-[mailP")
    page = begun.page
    page.keyboard.press("Tab")
    begun.until("playground.session.text.endsWith('-[mailPhone')")
    # Where there are several, the first is to be taken.
    page.keyboard.type("]-[pho")
    page.keyboard.press("Tab")
    page.wait_for_selector("#completion [aria-selected=true]")
    page.keyboard.press("Tab")
    assert begun.text.endswith("]-[phoneL")
    # Where there is none, Tab goes on as ever the next time.
    page.keyboard.type("zz")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "text"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") != "text"


def test_behind_the_first_word_of_a_line_another_follows(visit):
    begun = asked(visit, "vie")
    page = begun.page
    begun.until(f"{LIST}[0] === 'view'")
    page.keyboard.press("Enter")
    page.keyboard.type("name")
    assert begun.text.endswith("\nview name")
    page.keyboard.press("Enter")
    page.keyboard.type("H")
    page.keyboard.press("Control+Space")
    begun.until(f"{LIST}[0] === 'H:'")
    page.keyboard.press("Enter")
    assert begun.text.endswith("\nH:")


def test_what_is_chosen_is_told_and_described_in_full(visit):
    begun = asked(visit, "H:[nameL]-[mailL] with al")
    page = begun.page
    chosen = "document.getElementById(document.getElementById('text').getAttribute('aria-activedescendant'))"
    assert page.get_attribute("#text", "aria-controls") == "completion"
    assert page.evaluate(f"{chosen}.getAttribute('aria-selected') + {chosen}.getAttribute('role')") == "trueoption"
    assert page.evaluate(f"{chosen}.innerText.split('\\n')") == ["alignAllTop", "Lines the views up at their top edges."]
    begun.until("document.getElementById('announcer').textContent.includes('completions')")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"{chosen}.firstChild.textContent") == "alignAllBottom"
    # Nothing of it is cut.
    assert page.evaluate(f"(({{ scrollWidth, clientWidth }}) => scrollWidth - clientWidth)({chosen})") <= 0
    page.keyboard.press("Escape")
    assert page.get_attribute("#text", "aria-activedescendant") is None
    assert page.evaluate("document.activeElement.id") == "text"


def test_the_line_that_is_typed_is_seen_beside_the_list(visit):
    places = """() => {
      const [list, line] = [document.getElementById('completion'), [...document.getElementById('layer').children].at(-1)].map((node) => node.getBoundingClientRect());
      const pane = document.getElementById('editor').getBoundingClientRect();
      return [list.top >= line.bottom || list.bottom <= line.top, list.top >= pane.top, list.bottom <= pane.bottom, line.top >= pane.top, line.bottom <= pane.bottom];
    }"""
    for lines, height in [(0, 800), (25, 800), (25, 360)]:
        begun = asked(visit, "# more\n" * lines + "H:[nameL] with ", viewport={"width": 1280, "height": height})
        for keys in ["ArrowDown", "ArrowUp", "ArrowUp"]:
            begun.page.keyboard.press(keys)
            assert begun.page.evaluate(places) == [True] * 5


def test_it_is_told_how_to_ask_where_there_are_keys(visit):
    begun = visit()
    assert begun.page.locator(".problem-head kbd").inner_text() == "Ctrl+Space completes"
    begun = visit(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    assert not begun.page.locator(".problem-head kbd").is_visible()


@pytest.mark.parametrize("line, first", [
    ("H:[a]-[b] with alignC", "alignAllCenterY"), ("V:[a]-[b] with alignC", "alignAllCenterX"), ("V:[a]-[b] with alignT", "alignAllTrailing"),
    ("v", "view"), ("H:[a]-[b] with alignAllL", "alignAllLastBaseline"),
])
def test_what_fits_the_string_is_offered_first_or_inserted(visit, line, first):
    begun = typed(visit, line)
    page = begun.page
    page.keyboard.press("Control+Space")
    begun.until(f"!document.getElementById('completion').hidden || playground.session.text.includes('{first}')")
    if page.evaluate("!document.getElementById('completion').hidden"):
        page.keyboard.press("Enter")
    begun.until(f"playground.session.text.split(/\\s/).includes('{first}')")
