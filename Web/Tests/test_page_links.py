"""Links: whatever can be shared comes back, and whatever a link says does no harm."""

import base64
import json
import random
import zlib
from urllib.parse import quote

import pytest
from conftest import PAGE

ROUND_TRIP = """async (states) => {
  const { encode, decode } = await import('./share/link.js');
  const wrong = [];
  for (const state of states) {
    const link = await encode(state);
    if (!/^#v1\\.[\\w-]+$/.test(link)) wrong.push(link);
    const back = await decode(link);
    if (JSON.stringify(Object.entries(back).sort()) !== JSON.stringify(Object.entries(state).sort())) wrong.push([state, back]);
  }
  return wrong.slice(0, 3);
}"""


def random_state(source):
    letters = "abcxyz[]()|-@.,:#\"'<>&\\ \n\täöü漢🙂"
    state = {"t": "".join(source.choice(letters) for _ in range(source.randrange(0, 200)))}
    if source.random() < 0.4:
        state["w"] = source.choice([0, 320, 375.5, 10000])
    if source.random() < 0.4:
        state["h"] = source.randrange(0, 2000)
    if source.random() < 0.3:
        state["d"] = source.choice(["ltr", "rtl"])
    if source.random() < 0.3:
        state["s"] = [source.randrange(0, 40), source.randrange(0, 40)]
    if source.random() < 0.3:
        state["k"] = source.choice([1, 2, 3])
    if source.random() < 0.3:
        state["m"] = {f"m{i}": source.uniform(-100, 100) for i in range(source.randrange(1, 4))}
    if source.random() < 0.3:
        state["i"] = {f"v{i}": {"intrinsic": [source.randrange(0, 100), None]} for i in range(source.randrange(1, 4))}
    if source.random() < 0.2:
        state["o"] = {"compare": source.choice(["direction", "spacing", "scale", "scale2", "scale3"])}
    return state


def test_a_thousand_random_states_come_back_from_their_links(visit):
    seed = 20
    print("seed", seed)
    source = random.Random(seed)
    states = [random_state(source) for _ in range(1000)]
    assert visit().page.evaluate(ROUND_TRIP, states) == []


def packed(value):
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = compressor.compress(text) + compressor.flush()
    return "#v1." + base64.urlsafe_b64encode(data).decode().rstrip("=")


XSS = "<img src=x onerror=alert(1)><script>alert(1)</script>\"'><svg onload=alert(1)>"


def hostile():
    source = random.Random(7)
    print("seed", 7)
    yield from [
        packed({"t": XSS}), packed({"t": f"view \"{XSS}\"\nH:|-[\"{XSS}\"]-|"}), packed({"t": f"metrics {XSS} = 1"}),
        packed({"t": "H:|[a]|", "m": {XSS: 1}, "i": {XSS: {"intrinsic": [1, 1]}}}), packed({"t": 5}), packed([1, 2]), packed(None), packed("text"),
        packed({"t": "H:|[a]|", "w": 1e308, "h": -5}), packed({"t": "H:|[a]|", "w": "9", "d": "up", "s": [1], "k": "x", "o": 3}),
        packed({"__proto__": {"polluted": 1}, "constructor": 1}), packed(b'{"t":"x","__proto__":{"polluted":true}}'), packed(b"{"), packed(b"\xff\xfe"),
        packed({"t": "a" * 70000}), packed(b" " * 5_000_000), packed({"t": "[" * 20000}), packed({"t": "H:|" + "[a]-" * 5000}),
        "#v2.abcd", "#v99.", "#v1.", "#v1.!!!!", "#v1.AAAA", "#v1." + "A" * 200000, "#t=" + "%E0%A4%A", "#t=%3Cscript%3Ealert(1)%3C/script%3E&w=NaN",
        "#t=H:%7C-[a]-%7C&w=320&h=x&m=a:1,b&i=a:1x2,c", "#javascript:alert(1)", "#<script>alert(1)</script>", "#t=" + "(" * 5000, "#t=\u0000\u202e", "#v1./../..",
    ]
    base = packed({"t": "H:|-[a]-|", "w": 300})
    for _ in range(168):
        letters = list(base)
        for _ in range(source.randrange(1, 6)):
            letters[source.randrange(4, len(letters))] = source.choice("ABCabc019-_%&=#")
        yield "".join(letters)


def test_two_hundred_hostile_links_do_nothing_but_show_a_text(visit):
    begun = visit()
    page = begun.page
    links = list(hostile())
    assert len(links) == 200
    page.evaluate("history.replaceState(null, '', location.pathname)")
    before = len(begun.requests)
    page.evaluate("""async (links) => {
      for (const link of links) {
        location.hash = link;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }""", links)
    page.evaluate("location.hash = '#t=H:%7C[last]%7C'")
    begun.until("playground.session.text === 'H:|[last]|'")
    begun.settle()
    # What is not needed at once comes when something has been shown; there is nothing else to ask for.
    own = {begun.address + str(file.relative_to(PAGE)) for file in PAGE.rglob("*")}
    assert set(begun.requests[before:]) <= own
    assert page.evaluate("({}).polluted") is None
    assert page.locator("img, iframe, svg[onload], [onerror]").count() == 0
    page.evaluate("playground.open('H:|[a]|')")
    assert page.evaluate("playground.session.report.views.length") == 1


def test_a_hostile_link_opened_afresh_runs_nothing(visit):
    begun = visit(packed({"t": f"# {XSS}\nH:|-[a]-|"}))
    assert begun.page.title().startswith("<img src=x")
    assert begun.page.locator("img").count() == 0
    assert begun.page.evaluate("playground.session.report.views.length") == 1


def test_a_later_version_is_a_sentence_and_no_blank_page(visit):
    page = visit("#v2.abc").page
    assert "later version" in page.text_content("#toast")
    assert page.evaluate("playground.canvas.scene.views.length") > 0


def test_the_link_follows_what_is_typed_and_opens_the_same(visit):
    begun = visit()
    begun.open("size 200 80\nH:|-[a]-|\nV:|[a]|\n")
    begun.until("location.hash.startsWith('#v1.')")
    begun.page.evaluate("history.replaceState(null, '', location.pathname); playground.session.resize([333, 80])")
    begun.until("location.hash.startsWith('#v1.')")
    link = begun.page.evaluate("location.hash")
    other = visit(link)
    assert other.text == begun.text
    assert other.page.evaluate("playground.session.currentSize") == [333, 80]


def test_a_link_can_be_written_by_hand(visit):
    begun = visit("#t=H:%7C-[a]-%7C&w=320&h=50")
    assert begun.text == "H:|-[a]-|"
    assert begun.page.evaluate("playground.session.frames[6]") == 280


def test_a_link_says_how_large_contents_are(visit):
    begun = visit("#t=H:%7C[a]%0AV:%7C[a]&i=a:40x20")
    assert begun.page.evaluate("[...playground.session.frames.slice(4)]") == [0, 0, 40, 20]


def test_links_of_the_old_editor_are_read(visit):
    begun = visit("?vfl=%2F%2Fviewport%20width%3A300%20height%3A100%0A%2F%2Fspacing%2010%0AH%3A%7C-%5Ba%5D-%7C%0AV%3A%7C%5Ba%5D%7C&extended=1")
    assert begun.page.evaluate("playground.session.currentSize") == [300, 100]
    assert begun.page.evaluate("[...playground.session.frames.slice(4, 8)]") == [10, 0, 280, 100]


def test_colours_of_the_old_editor_become_those_of_the_nearest_hue(visit):
    # Hues of 0, 120, 220, 300 and 40 degrees, no hue, and no colour.
    colours = "a:#F00 b:lime c:#3070f0 d:#ff00ff e:#fa0 f:#888 g:nonsense h:red"
    begun = visit("?vfl=" + quote(f"//colors {colours}\nH:|-[a]-[b]-[c]-[d]-[e]-[f]-[g]-|"))
    found = begun.page.evaluate("playground.session.report.views.map((view) => view.color)")
    assert found == ["red", "green", "blue", "pink", "yellow", "gray", "gray"]
    assert begun.page.evaluate("playground.session.report.diagnostics") == []


def test_documents_are_kept_by_the_browser(visit):
    begun = visit()
    begun.open("# Kept\nH:|[a]|\n")
    begun.until("(localStorage.getItem('vfl.documents') ?? '').includes('# Kept')")
