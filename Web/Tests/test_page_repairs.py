"""Which repair of a conflict comes first, and what applies it."""

# The labels, which are to be right of their gap, have what their fields leave: 420 - 20 - 500 is nothing for them.
FORM = """size 420 140
view nameL intrinsic 44 20
view mailL intrinsic 60 20
view nameF, mailF intrinsic - 32

H:|-(>=20)-[nameL]-[nameF(500)]-| with alignAllCenterY
H:|-[mailL]-[mailF]-| with alignAllCenterY
V:|-[nameF]-[mailF] with alignAllLeading
"""
LABELS = "[0, 1].map((index) => playground.canvas.scene.rect(index)[2])"


def at(begun, offset):
    begun.page.evaluate("(at) => { const area = document.getElementById('text'); area.focus(); area.setSelectionRange(at, at); }", offset)


def test_a_repair_that_squeezes_no_view_to_nothing_comes_first(visit):
    begun = visit()
    begun.open(FORM)
    begun.page.click("#problems .is-conflict .fix >> nth=0")
    begun.settle()
    assert begun.page.evaluate("playground.session.report.conflicts") == []
    assert begun.page.evaluate(LABELS) == [44, 60]


def test_a_repair_says_which_views_it_leaves_without_room(visit):
    begun = visit()
    begun.open(FORM)
    fixes = begun.page.locator("#problems .is-conflict .fix")
    said = fixes.all_text_contents()
    assert "without room" not in said[0]
    # 420 - 20 - 500 - 8 leaves nothing of the labels' 60, however far the field gives way.
    squeezing = next(index for index, text in enumerate(said) if text.endswith(", without room for nameL, mailL"))
    begun.page.evaluate("document.querySelector('#problems .is-conflict details')?.setAttribute('open', '')")
    fixes.nth(squeezing).click()
    begun.settle()
    assert begun.page.evaluate(LABELS) == [0, 0]


GOAL = "playground.canvas.goal.map((rect) => rect.map(Math.round))"


def test_a_repair_that_is_pointed_at_shows_what_it_would_move(visit):
    begun = visit()
    page = begun.page
    # 20 + 100 + 8 + 212 + 20 = 360.
    begun.open("size 360 100\nview name intrinsic 60 32\nview field, below intrinsic - 32\nH:|-[name(100)]-[field(260)]-|\nV:|-[name]\nV:|-[field]-[below] with alignAllLeading, alignAllTrailing\n")
    begun.until("playground.trying !== null")
    fix = page.get_by_text("Change [field(260)] to [field(212)]")
    before = begun.text
    fix.hover()
    begun.until(GOAL + ".length")
    assert page.evaluate(GOAL) == [[128, 20, 212, 32], [128, 60, 212, 32]]
    assert begun.painted("good") > 100
    page.mouse.move(700, 700)
    begun.until(f"{GOAL}.length === 0")
    assert begun.text == before and page.evaluate("playground.session.report.conflicts.length") == 1
    fix.focus()
    begun.until(GOAL + ".length")
    # What was in the way is not when it is done.
    page.keyboard.press("Enter")
    begun.settle()
    assert page.evaluate(GOAL) == [] and page.evaluate("playground.session.report.conflicts") == []


def test_what_is_tried_has_the_size_that_is_set_and_leaves_a_lesson_its_outline(visit):
    begun = visit()
    page = begun.page
    page.evaluate("playground.commands.run('lesson')")
    begun.until(GOAL + ".length === 1")
    goal = page.evaluate(GOAL)
    page.evaluate("playground.session.setText('size 360 100\\nview banner intrinsic - 20\\nH:|[baner]|\\nV:|[banner]\\n')")
    page.evaluate("playground.session.resize([500, 100])")
    page.locator("#problems .fix").first.hover()
    begun.until(f"JSON.stringify({GOAL}) === '[[0,0,500,20]]'")
    page.mouse.move(700, 700)
    begun.until(f"JSON.stringify({GOAL}) === JSON.stringify({goal})")


def test_the_key_adds_a_view_that_is_missing(visit):
    begun = visit()
    begun.open("size 360 200\nview mailField\nH:|-[mailField]-[nameField]-[x]-|\n")
    # Of the names that there are it is none by a slip.
    assert begun.page.locator("#problems .fix").all_text_contents()[0] == "Add view nameField"
    at(begun, len(begun.text) - 3)
    begun.page.keyboard.press("Control+.")
    begun.settle()
    assert begun.text.startswith("size 360 200\nview mailField\nview nameField\nH:|")
    begun.open("size 360 200\nview mailField\nH:|-[malField]-|\n")
    assert begun.page.locator("#problems .fix").all_text_contents() == ["Replace 'malField' with 'mailField'", "Add view malField"]


def test_all_views_that_are_missing_are_added_at_once(visit):
    begun = visit()
    begun.open("size 360 200\nview a\nH:|-[a]-[bb]-[ccc(dddd)]-|\nH:|[bb]-[ccc]|\n")
    begun.page.click("text=Add all 3 views")
    begun.settle()
    assert begun.text.startswith("size 360 200\nview a\nview bb\nview ccc\nview dddd\nH:|")


def test_what_an_edit_would_change_shines_in_the_text(visit):
    begun = visit()
    begun.open(FORM)
    begun.until("playground.trying !== null")
    begun.page.locator("#problems .is-conflict .fix").first.hover()
    begun.until("document.querySelectorAll('#layer .glow').length")
    begun.page.mouse.move(700, 700)
    begun.until("!document.querySelectorAll('#layer .glow').length")


def test_three_repairs_are_seen_and_the_rest_on_demand(visit):
    begun = visit()
    begun.open(FORM)
    page = begun.page
    repairs = page.evaluate("playground.session.report.conflicts[0].repairs.length")
    fixes = page.locator("#problems .is-conflict .fix")
    assert fixes.count() == repairs > 4
    assert [fix.is_visible() for fix in fixes.all()] == [True] * 3 + [False] * (repairs - 3)
    page.click(f"#problems summary:text-is('{repairs - 3} more')")
    assert all(fix.is_visible() for fix in fixes.all())


def test_the_key_applies_the_first_repair_of_the_conflict_at_the_caret(visit):
    begun = visit()
    begun.open(FORM)
    first = begun.page.evaluate("playground.session.report.conflicts[0].repairs[0].edits")
    at(begun, FORM.index("\nH:|-[mailL]"))
    begun.page.keyboard.press("Control+.")
    begun.settle()
    assert begun.page.evaluate("playground.session.report.conflicts") == []
    [edit] = first
    assert begun.text == FORM[:edit["range"][0]] + edit["text"] + FORM[edit["range"][1]:]


def test_where_nothing_is_repaired_it_is_said_why(visit):
    begun = visit()
    begun.open(FORM)
    page = begun.page
    at(begun, 0)
    page.keyboard.press("Control+.")
    assert begun.text == FORM
    assert page.inner_text("#toast") == "The caret is in no line that clashes: F8 goes to one."
    page.keyboard.press("F8")
    page.keyboard.press("Control+.")
    begun.settle()
    assert page.evaluate("playground.session.report.conflicts") == []
    page.keyboard.press("Control+.")
    assert page.inner_text("#toast") == "There is no fix to apply."


# The first place that is open has no fix in the line of the second.
LOOSE = "size 400 300\nview a, b intrinsic 60 20\nH:|-[a]\nH:|-[b]\nV:|-[b]\n"


def test_keys_go_to_what_is_open_and_fix_it(visit):
    begun = visit()
    begun.open(LOOSE)
    page = begun.page
    assert page.evaluate("playground.session.report.open.map(({ view }) => view)") == ["a"]
    at(begun, len(LOOSE))
    page.keyboard.press("F8")
    assert page.evaluate("(({ value, selectionStart, selectionEnd }) => [selectionStart, value.slice(selectionStart, selectionEnd)])(document.getElementById('text'))") == [LOOSE.index("a,"), "a"]
    fix = page.inner_text("#problems .is-open .fix >> nth=0")
    page.keyboard.press("Control+.")
    begun.settle()
    assert begun.text != LOOSE and fix
    assert page.evaluate("playground.session.report.open") == []
    assert not page.locator("#toast").is_visible()


def test_sizes_that_the_advice_would_share_are_shared_at_a_press(visit):
    begun = visit()
    begun.open("size 360 100\nH:|-[aa(300)]-[bb(300)]-| with alignAllTop\nV:|-[aa(32)]\nV:[bb(32)]\n")
    fixes = begun.page.locator("#problems .is-conflict .fix")
    assert fixes.first.text_content() == "Make aa and bb equally wide"
    fixes.first.click()
    begun.settle()
    assert "H:|-[aa]-[bb(aa)]-| with" in begun.text
    # 360 - 20 - 8 - 20 = 312.
    assert begun.page.evaluate("[0, 1].map((index) => playground.canvas.scene.rect(index)[2])") == [156, 156]


def test_an_open_width_can_always_be_that_of_the_content(visit):
    begun = visit()
    begun.open("size 360 200\nH:|-[a]\nV:|-[a(32)]\n")
    begun.page.click("text=Give a an intrinsic width")
    begun.settle()
    assert begun.page.evaluate("playground.session.report.open") == []


def test_what_squeezes_a_view_can_give_way(visit):
    begun = visit()
    # 360 - 20 - 300 - 8 - 20 leaves 12 of 44.
    begun.open("size 360 100\nview mail intrinsic 44 20\nview field\nH:|-[mail]-[field(300)]-| with alignAllTop\nV:|-[mail]\nV:[field(20)]\n")
    assert begun.page.locator("#problems .is-loss .problem-message").text_content().strip().split(": ")[-1].startswith("mail is ")
    begun.page.click("text=Lower [field(300)] to priority 749")
    begun.settle()
    assert "[field(300@749)]" in begun.text and begun.page.evaluate("playground.canvas.scene.rect(0)[2]") == 44


def test_who_presses_a_repair_with_a_pointer_goes_on_to_write(visit):
    begun = visit()
    page = begun.page
    begun.open("size 360 200\nH:|-[a(20)]\n")
    page.click("#problems .is-open .fix >> nth=0")
    begun.settle()
    assert page.evaluate("document.activeElement.id") == "text"
    page.locator("#problems .is-open .fix >> nth=0").focus()
    page.keyboard.press("Enter")
    begun.settle()
    assert page.evaluate("document.activeElement.id") != "text"
