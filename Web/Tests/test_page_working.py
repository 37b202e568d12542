"""What is seen while one writes: lines that are long, and repairs in an order in which one would press them."""

import pytest

LONG = "size 360 200\nview nameField, mailField, phoneField, send intrinsic - 32\nV:|-[nameField(32)]-[mailField(32)]-[phoneField(32)]-[send(32)]-|\nH:|-[nameField]\n"

ROWS = """() => {
  const [area, layer] = ['text', 'layer'].map((id) => document.getElementById(id));
  return { area: area.scrollHeight, layer: layer.scrollHeight, wide: document.getElementById('editor').scrollWidth - document.getElementById('editor').clientWidth };
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_long_lines_are_broken_in_the_text_and_beneath_it_alike(visit, width):
    begun = visit(viewport={"width": width, "height": 800})
    page = begun.page
    begun.open(LONG)
    rows = page.evaluate(ROWS)
    assert rows["wide"] == 0 and rows["area"] == rows["layer"]
    heights = page.evaluate("[...document.querySelectorAll('.line')].map((line) => Math.round(line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight)))")
    assert heights[0] == 1 and heights[2] > 1
    # A number stands beside the first row of its line.
    numbers = page.evaluate("[...document.querySelectorAll('.line')].map((line) => getComputedStyle(line, '::before').content)")
    assert numbers[:4] == ['"1"', '"2"', '"3"', '"4"']


def test_a_name_in_a_second_row_is_pointed_at_where_it_is(visit):
    begun = visit(viewport={"width": 1000, "height": 800})
    page = begun.page
    begun.open(LONG)
    at = LONG.index("send(32)")
    x, y, height = page.evaluate("(at) => { const { left, top, height } = playground.editor.rectAt(at); return [left, top, height]; }", at)
    first = page.evaluate("(at) => playground.editor.rectAt(at).top", LONG.index("nameField(32)"))
    assert y > first
    page.mouse.move(x + 3, y + height / 2)
    begun.until("document.querySelectorAll('#layer .glow').length === 2")
    assert page.locator("#layer .glow").first.text_content() == "send"


def test_what_is_completed_in_a_second_row_is_offered_there(visit):
    begun = visit(viewport={"width": 1000, "height": 800})
    page = begun.page
    begun.open(LONG)
    at = LONG.index("send(32)")
    page.evaluate("(at) => playground.editor.select([at + 2, at + 2])", at)
    page.keyboard.press("Control+Space")
    begun.until("!document.getElementById('completion').hidden || document.getElementById('text').value.includes('send')")
    page.evaluate("(at) => playground.editor.select([at, at])", at)
    page.keyboard.press("Control+Space")
    page.wait_for_selector("#completion:not([hidden])")
    top, bottom = page.evaluate("(at) => [document.getElementById('completion').getBoundingClientRect().top, playground.editor.rectAt(at).bottom]", at)
    assert 0 <= top - bottom < 8


def test_the_half_of_a_word_is_not_offered(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 100\nH:|-[save]-[second]-[s")
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.press("Control+Space")
    page.wait_for_selector("#completion:not([hidden])")
    assert page.locator("#completion li span").all_text_contents() == ["save", "second"]


def test_a_name_that_is_written_once_and_wrong_can_be_changed(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 200\nH:|-[mailField(100)]\nV:|-[mailField(30)]-[sender(30)]\nV:[mailFeild]-|\nH:|-[sender(40)]\n")
    page.locator("#problems .fix", has_text="Change mailFeild to mailField").click()
    begun.settle()
    assert "V:[mailField]-|" in begun.text
    # Names that digits or endings tell apart are no slips.
    begun.open("size 300 200\nH:|-[row1(10)]\nV:|-[row1(10)]-[row2(10)]\nH:|-[rows(20)]\nV:|-[rows]\n")
    assert page.locator("#problems .fix", has_text="Change row").count() == 0


def test_what_was_changed_last_is_what_a_repair_changes_first(visit):
    begun = visit()
    page = begun.page
    text = "size 300 200\nview a, b, c intrinsic 60 -\nV:|-[a(40)]-35-[b(40)]-8-[c(40)]-20-|\nH:|-[a]\nH:|-[b]\nH:|-[c]\n"
    begun.open(text.replace("35", "10"))
    page.evaluate("""() => {
      const area = document.getElementById('text');
      const at = area.value.indexOf('-10-') + 1;
      area.focus();
      area.setSelectionRange(at, at + 2);
    }""")
    page.keyboard.type("35")
    begun.settle()
    assert page.locator("#problems .fix").first.text_content() == "Change V:[a]-35-[b] to V:[a]-32-[b]"


def test_the_whole_can_be_made_as_large_as_what_is_in_it(visit):
    begun = visit()
    page = begun.page
    text = "size 300 200\nview a, b intrinsic 60 -\nV:|-[a(40)]-[b(40)]-|\nH:|-[a]\nH:|-[b]\n"
    begun.open(text)
    page.locator("#problems .fix", has_text="Make superview 128 points high").click()
    begun.settle()
    assert begun.text == text.replace("200", "128")
    assert page.text_content(".problem-summary") == "Every constraint holds"


def test_repairs_say_what_they_make_too_small_or_put_outside(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 100\nview name intrinsic 44 20\nview field intrinsic - 32\nH:|-[name(120)]-[field(250)]-| with alignAllTop\nV:|-[field]\n")
    messages = page.locator("#problems .fix").all_text_contents()
    assert messages[0] == "Change [field(250)] to [field(132)]"
    assert any("too small for name" in message or "without room for name" in message for message in messages)


def test_repairs_say_that_they_make_less_than_half_of_a_size(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 100\nview a, b\nV:|-[a(40)]-[b(40)]-|\nH:|-[a]-|\nH:|-[b]-|\n")
    messages = page.locator("#problems .fix").all_text_contents()
    assert "Change V:[a(40)] to V:[a(12)], less than half" in messages
    assert "less than half" not in messages[0]


def test_on_a_phone_what_helps_comes_before_the_reasons(visit):
    begun = visit(viewport={"width": 390, "height": 844})
    page = begun.page
    begun.open("size 300 100\nview a, b\nV:|-[a(40)]-[b(40)]-|\nH:|-[a]-|\nH:|-[b]-|\n")
    assert page.locator(".is-conflict .fix").first.bounding_box()["y"] < page.locator(".is-conflict .chain").bounding_box()["y"]


def test_the_list_stays_where_it_is_while_a_pointer_is_on_it(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 200\nview a, b intrinsic 40 20\nH:|-[a]-[b\nV:|-[a]\nV:|-[b]\n")
    page.click("#text")
    before = page.locator("#problems").bounding_box()
    page.mouse.move(before["x"] + 60, before["y"] + before["height"] - 8)
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.type("]")
    begun.settle()
    page.wait_for_timeout(1500)
    assert page.text_content(".problem-summary") == "Every constraint holds"
    assert page.locator("#problems").bounding_box()["height"] >= before["height"] - 1
    page.mouse.move(700, 400)
    begun.until(f"document.getElementById('problems').getBoundingClientRect().height < {before['height'] - 20}")


def test_what_is_behind_a_string_and_wrong_costs_no_string(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 200\nview a, b intrinsic 40 20\nV:|-[a]\nH:|-[a]-[b]-(>=20)-| with alignAllT\n")
    assert page.text_content(".problem-summary") == "1 error"
    assert "not applied" not in page.text_content("#problems")
    assert page.evaluate("playground.canvas.scene.rect(1)[0]") == 68


def test_a_view_whose_only_line_is_not_finished_is_seen_where_it_was(visit):
    begun = visit()
    page = begun.page
    begun.open("size 300 200\nview name, field intrinsic 40 20\nV:|-[field]\nH:|-[name]-[field]-(>=20)-| with alignAllTop")
    page.click("#text")
    page.evaluate("playground.editor.select([playground.session.text.indexOf('field]-(>'), playground.session.text.indexOf('field]-(>') + 6])")
    page.keyboard.type("field(")
    begun.settle()
    assert page.evaluate("[playground.canvas.scene.isDrawn(0), playground.canvas.scene.rect(0)[0]]") == [True, 20]


def test_the_first_press_for_another_theme_shows(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.commands.run('theme')")
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.inner_text("#toast") == "Theme: dark"


def test_frame_times_are_shown_where_they_are_asked_for(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.commands.run('meter')")
    page.wait_for_selector("#meter", state="attached")
    page.evaluate("playground.session.resize([300, 200])")
    begun.until("/^drawing [0-9.]+ ms, 95 % [0-9.]+ ms$/.test(document.getElementById('meter').textContent)")
    page.evaluate("playground.commands.run('meter')")
    page.wait_for_selector("#meter", state="hidden")


COLUMN = "size 360 200\nview name, mail, note intrinsic 60 20\nview nameF, mailF, noteF intrinsic - 32\nview save intrinsic 90 36\n" + "".join(
    f"H:|-[{one}]-[{one}F]-| with alignAllCenterY\n" for one in ("name", "mail", "note")) + "H:[save]-|\n"


def test_what_needs_more_than_there_is_gets_it(visit):
    begun = visit()
    page = begun.page
    # The conflict is one even if `save` had no height at all.
    text = COLUMN + "V:|-[nameF(52)]-[mailF(52)]-[noteF(52)]-[save]-|\n"
    begun.open(text)
    page.locator("#problems .fix").first.click()
    begun.settle()
    assert begun.text == text.replace("360 200", "360 256")
    assert page.text_content(".problem-summary") == "Every constraint holds"
    # Contents that are squeezed alike are not helped by pressing one of them less.
    text = COLUMN.replace("- 32", "- 44") + "V:|-[nameF]-[mailF]-[noteF]-[save]-|\n"
    begun.open(text)
    assert page.locator("#problems .fix").first.text_content() == "Make superview 232 points high"
    page.locator("#problems .fix").first.click()
    begun.settle()
    assert page.text_content(".problem-summary") == "Every constraint holds"


def test_of_two_names_that_are_written_once_the_later_one_is_wrong(visit):
    begun = visit()
    begun.open("size 300 200\nH:|-[noteField(100)]\nV:|-[noteFeild(30)]\n")
    assert begun.page.locator("#problems .fix", has_text="Change noteFeild to noteField").count() == 1
    assert begun.page.locator("#problems .fix", has_text="Change noteField to").count() == 0


def test_a_button_that_is_pressed_does_not_take_the_keyboard_away(visit):
    begun = visit(viewport={"width": 390, "height": 510}, has_touch=True, is_mobile=True)
    page = begun.page
    begun.open("size 300 200\nH:|-[a]-[b\n")
    page.locator("#text").tap()
    page.locator("#problems .fix", has_text="Insert").first.tap()
    begun.settle()
    assert "H:|-[a]-[b]" in begun.text
    assert page.evaluate("document.activeElement.id") == "text"


def test_who_has_views_outside_is_offered_a_size_that_holds_them(visit):
    begun = visit()
    page = begun.page
    begun.open("size 400 100\nview a, b intrinsic 60 40\nH:|-[a]\nH:|-[b(500)]\nV:|-[a]-[b]\n")
    begun.until("playground.session.isExplained")
    assert page.inner_text(".problem-summary") == "Every constraint holds, but b is not all inside"
    assert page.locator("#problems .fix").all_inner_texts() == ["Make superview 540 points wide and 128 points high"]
    page.click("#problems .fix")
    begun.until("playground.session.isExplained")
    assert begun.text.startswith("size 540 128\n")
    assert page.inner_text(".problem-summary") == "Every constraint holds"
    # In one direction alone that is all that is said.
    page.evaluate("playground.open(playground.session.text.replace('128', '100'))")
    begun.until("playground.session.isExplained")
    assert page.locator("#problems .fix").all_inner_texts() == ["Make superview 128 points high"]


def test_what_lies_over_a_part_of_another_is_told_of_and_what_lies_within_is_not(visit):
    begun = visit()
    page = begun.page
    lines = "size 200 100\nview a, b intrinsic 60 40\nH:|-[a]\nH:|-[b]\nV:|-[a]\n"
    begun.open(lines + "V:|-50-[b]\n")
    begun.until("playground.session.isExplained")
    assert page.inner_text(".problem-summary") == "Every constraint holds"
    assert [text.split() for text in page.locator("#problems .problem-message").all_text_contents()] == ["loss: b lies over a part of a".split()]
    for line in ["V:|-60-[b]", "V:|-[b]", "V:|-60-[b]\nview c intrinsic 30 10\nH:|-30-[c]\nV:|-30-[c]"]:
        begun.open(lines + line + "\n")
        begun.until("playground.session.isExplained")
        assert page.locator("#problems .problem").count() == 0
