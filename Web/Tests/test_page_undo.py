"""Undo and redo: words that are typed, edits that the page makes, and letters that are composed."""

import pytest

from conftest import CLASH, WRONG

# 20 + 100 + 16 points: the gap's number can be dragged.
ROW = "size 400 200\nview a, b intrinsic 60 30\nH:|-[a(100)]-16-[b]\nV:|-[a]\nV:|-[b]\n"


def press(begun, keys):
    begun.page.keyboard.press(keys)
    return begun.text


def test_what_is_typed_is_taken_back_a_word_at_a_time_and_made_again(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.open('')")
    page.click("#text")
    # As fast as people type, so that each letter is drawn.
    page.keyboard.type("# hello world\nH:|-[name]", delay=20)
    back = ["# hello world\nH:|-[", "# hello world\n", "# hello ", "# ", "", ""]
    assert [press(begun, "Control+z") for _ in back] == back
    forth = ["# ", "# hello ", "# hello world\n", "# hello world\nH:|-["]
    assert [press(begun, keys) for keys in ["Control+y", "Control+Shift+z", "Control+y", "Control+y"]] == forth
    assert page.evaluate("(({ selectionStart, selectionEnd }) => [selectionStart, selectionEnd])(document.getElementById('text'))") == [19, 19]
    # What is typed now takes the place of what was taken back.
    page.keyboard.type("b]")
    assert press(begun, "Control+y") == "# hello world\nH:|-[b]"
    assert press(begun, "Control+z") == "# hello world\nH:|-["


def test_a_size_is_taken_back_and_given_again_and_takes_the_place_of_what_was_taken_back_before(visit):
    begun = visit()
    page = begun.page
    begun.open(ROW)
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("#")
    assert press(begun, "Control+z") == ROW
    page.evaluate("playground.session.resize([300, 200])")
    size = "playground.session.currentSize.join()"
    press(begun, "Control+z")
    assert page.evaluate(size) == "400,200"
    assert press(begun, "Control+Shift+z") == ROW
    assert page.evaluate(size) == "300,200"
    # The size came after what had been taken back.
    assert press(begun, "Control+Shift+z") == ROW
    press(begun, "Control+z")
    assert page.evaluate(size) == "400,200"
    # So does another size.
    page.evaluate("playground.session.resize([320, 200])")
    press(begun, "Control+Shift+z")
    assert page.evaluate(size) == "320,200"
    press(begun, "Control+z")
    page.keyboard.type("y")
    assert press(begun, "Control+Shift+z") == ROW + "y"
    assert page.evaluate(size) == "400,200"


def test_deleted_letters_come_back_together_and_another_place_is_another_step(visit):
    begun = visit()
    page = begun.page
    begun.open("view alpha, beta")
    page.click("#text")
    page.keyboard.press("Control+End")
    for _ in range(6):
        page.keyboard.press("Backspace")
    page.keyboard.press("Home")
    page.keyboard.type("#")
    assert begun.text == "#view alpha"
    assert press(begun, "Control+z") == "view alpha"
    assert press(begun, "Control+z") == "view alpha, beta"


def test_drags_repairs_and_typing_are_steps_of_one_undo(visit):
    begun = visit()
    page = begun.page
    begun.open(ROW)
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("# x")
    typed = begun.text
    x, y = begun.gap("16")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=4)
    page.mouse.up()
    begun.settle()
    dragged = begun.text
    assert dragged != typed and "-16-" not in dragged
    # The keys work on the canvas as well, and in the menu.
    page.keyboard.press("Escape")
    assert press(begun, "Control+z") == typed
    assert press(begun, "Control+z") == ROW + "# "
    page.click("#menu-button")
    page.click("text=Redo")
    assert begun.text == typed
    assert press(begun, "Control+y") == dragged


@pytest.mark.parametrize("text", [WRONG, CLASH])
def test_a_repair_is_taken_back_wherever_the_focus_is(visit, text):
    begun = visit()
    begun.open(text)
    begun.page.click("#problems .fix >> nth=0")
    repaired = begun.text
    assert repaired != text
    assert press(begun, "Control+z") == text
    assert press(begun, "Control+Shift+z") == repaired


def test_a_number_field_has_an_undo_of_its_own(visit):
    begun = visit()
    page = begun.page
    begun.open(ROW)
    page.click("#text")
    page.keyboard.type("#")
    page.focus("#width")
    page.keyboard.type("7")
    assert press(begun, "Control+z") == ROW + "#"
    assert page.input_value("#width") == "400"
    # Where nothing is typed, what is taken back is the text's.
    assert press(begun, "Control+z") == ROW


def test_what_the_browser_offers_as_undo_is_the_same(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.open('')")
    page.click("#text")
    page.keyboard.type("one two")
    # As its menu does.
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": "F19", "commands": ["undo"]})
    assert begun.text == "one "


def test_letters_that_are_composed_are_one_step(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.open('')")
    page.click("#text")
    page.keyboard.type("# ")
    client = page.context.new_cdp_session(page)
    for text in ["n", "に", "にh", "にほ", "日本"]:
        client.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    client.send("Input.insertText", {"text": "日本"})
    client.send("Input.imeSetComposition", {"text": "ご", "selectionStart": 1, "selectionEnd": 1})
    client.send("Input.insertText", {"text": "語"})
    assert begun.text == "# 日本語"
    assert press(begun, "Control+z") == "# 日本"
    assert press(begun, "Control+z") == "# "
    assert press(begun, "Control+y") == "# 日本"


def test_undo_takes_back_a_size_before_the_text_that_was_there_before(visit):
    begun = visit()
    page = begun.page
    begun.open("size 200 100\nview a intrinsic 60 40\nH:|-[a]\nV:|-[a]\n")
    page.click("#text")
    page.keyboard.press("Control+End")
    page.keyboard.type("# b")
    page.evaluate("playground.session.resize([300, 100])")
    assert press(begun, "Control+z").endswith("# b")
    assert page.evaluate("[playground.session.size, playground.session.frames[2]]") == [None, 200]
    assert not press(begun, "Control+z").endswith("# b")
