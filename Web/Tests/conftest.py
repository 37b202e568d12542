"""A browser and a server for the tests of the page. They need playwright from PyPI and a Chromium."""

import contextlib
import functools
import http.server
import importlib.resources
import os
import pathlib
import random
import shutil
import threading
import time

import pytest
from playwright.sync_api import Error, sync_playwright

PAGE = pathlib.Path(__file__).resolve().parent.parent / "page"

# In milliseconds; a machine with other work to do may take long.
PATIENCE = int(os.environ.get("PATIENCE", 120_000))

# In milliseconds: how long a file takes to come, at most. What only holds where files come at once is found with it.
LATENCY = int(os.environ.get("LATENCY", 0))


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass

    def copyfile(self, source, output):
        if LATENCY:
            time.sleep(random.uniform(0, LATENCY / 1000))
        # A page that is closed does not wait for what it asked for when it had nothing to do.
        with contextlib.suppress(ConnectionError):
            super().copyfile(source, output)


@contextlib.contextmanager
def serving(folder):
    """Serves a folder, and gives its address."""
    if not (folder / "vfl.wasm").exists():
        pytest.fail(f"{folder}/vfl.wasm is missing: Scripts/web --build makes it")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="session")
def address():
    with serving(PAGE) as address:
        yield address


@pytest.fixture(scope="session")
def axe():
    """The checks of axe-core, as a script."""
    package = pytest.importorskip("axe_playwright_python")
    return (importlib.resources.files(package) / "axe.min.js").read_text()


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        arguments = ["--disable-gpu", "--no-sandbox"]
        running = playwright.chromium.launch(executable_path=path, args=arguments, timeout=PATIENCE)
        yield running
        running.close()


# For the page: no worker rehearses letters, which takes a second of the processor for each page.
ONE_PROCESSOR = "Object.defineProperty(navigator, 'hardwareConcurrency', {value: 1})"


class Visit:
    """A page that remembers whatever it should not have done. Unless it `rehearses`, it takes the machine for one with a
    single processor."""

    def __init__(self, browser, address, path="", wait=True, before=None, routes=None, rehearses=False, **options):
        options.setdefault("viewport", {"width": 1280, "height": 800})
        self.address = address
        self.context = browser.new_context(accept_downloads=True, **options)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.faults = []
        self.requests = []
        self.page.on("console", lambda message: self.faults.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("dialog", lambda dialog: (self.faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        self.page.on("request", lambda request: self.requests.append(request.url))
        if not rehearses:
            self.page.add_init_script(ONE_PROCESSOR)
        if before:
            self.page.add_init_script(before)
        for pattern, answer in (routes or {}).items():
            self.page.route(pattern, answer)
        self.page.goto(address + path)
        if wait:
            self.page.wait_for_selector("html[data-ready]")
            # A machine with other work to do may take long.
            self.page.evaluate("playground.session.patience = Infinity; playground.canvas.lingering = 1e9; playground.editor.hesitation = 0")
        if wait and not routes:
            # What comes late has come.
            self.until("playground.trying !== null")

    def open(self, text):
        self.page.evaluate("text => playground.open(text)", text)
        self.settle()

    def until(self, condition):
        """Waits for a condition. Playwright's own way asks the page to evaluate text, which its policy forbids."""
        end = time.monotonic() + PATIENCE / 1000
        holds, why = False, ""
        while not holds:
            assert time.monotonic() < end, f"in vain: {condition} {why}"
            try:
                holds = self.page.evaluate(condition)
            except Error as error:  # What a condition asks about may itself still have to come.
                why = str(error)
            if not holds:
                self.page.wait_for_timeout(10)

    def settle(self):
        """Waits until all is said of the layout that is slow to find out, and drawn."""
        self.until("playground.session.isComplete")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def drag(self, x, y, right, down=0):
        """Presses at a place, moves the pointer so far, and lets go."""
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + right, y + down, steps=6)
        mouse.up()
        self.settle()

    def box(self, index):
        """Where the box of a view is in the window: x, y, width and height."""
        return self.page.evaluate("""(index) => {
          const { canvas } = playground;
          const rect = canvas.scene.rect(index);
          const place = document.querySelector('.drawing').getBoundingClientRect();
          return [place.x + canvas.corner[0] + rect[0] * canvas.zoom, place.y + canvas.corner[1] + rect[1] * canvas.zoom, rect[2] * canvas.zoom, rect[3] * canvas.zoom];
        }""", index)

    def gap(self, number):
        """Where the number of a gap is in the window."""
        return self.page.evaluate("""(number) => {
          const { drawn } = playground.canvas.dimensions.lines.find((line) => line.drawn?.text === number);
          const place = document.querySelector('.drawing').getBoundingClientRect();
          return [place.x + drawn.x, place.y + drawn.y];
        }""", number)

    def painted(self, colour, rect=None):
        """How many pixels of the drawing, or of a part of it in the window, have a colour of the theme."""
        return self.page.evaluate("""async ([colour, rect]) => {
          // What a change of theme asks to be drawn comes a frame or two later.
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          const node = document.querySelector('.drawing');
          const probe = document.createElement('i');
          probe.style.color = `var(--${colour})`;
          document.body.append(probe);
          const wanted = getComputedStyle(probe).color.match(/[0-9.]+/g).map(Number);
          probe.remove();
          const place = node.getBoundingClientRect();
          const scale = node.width / place.width;
          const [x, y, width, height] = rect ? [rect[0] - place.x, rect[1] - place.y, rect[2], rect[3]].map(Math.round) : [0, 0, place.width, place.height];
          const copy = document.createElement('canvas');
          [copy.width, copy.height] = [width * scale, height * scale];
          const pen = copy.getContext('2d', {willReadFrequently: true});
          pen.drawImage(node, -x * scale, -y * scale);
          const { data } = pen.getImageData(0, 0, copy.width, copy.height);
          let count = 0;
          for (let i = 0; i < data.length; i += 4) if (wanted.slice(0, 3).every((part, at) => Math.abs(part - data[i + at]) < 3)) count += 1;
          return count;
        }""", [colour, rect])

    @property
    def text(self):
        return self.page.evaluate("document.getElementById('text').value")


@pytest.fixture
def visit(browser, address):
    visits = []

    def begin(path="", **options):
        visits.append(Visit(browser, address, path, **options))
        return visits[-1]

    yield begin
    for one in visits:
        one.context.close()
        outside = [url for url in one.requests if not url.startswith((address, "blob:http://127.0.0.1", "data:"))]
        assert outside == [], "requests left this machine"
        assert one.faults == []


def layouts():
    """The texts of the gallery, and some that are wrong."""
    found = [(path.stem, path.read_text()) for path in sorted((PAGE / "gallery").glob("*.vfl"))]
    return found + [("wrong", WRONG), ("clash", CLASH), ("open", OPEN)]


WRONG = "size 320 120\nview find, findNext intrinsic 60 22\n\nH:|-[find]-[fndNext]-|\nV:|-[find(<30)]\n[a]-\n"
CLASH = "size 200 80\nview field intrinsic - 22\n\nH:|-[field(>=180)]-|\nV:|-[field]\n"
START = "size 400 200\nmetrics gap = 16\nview a, b intrinsic 60 30\nH:|-[a(100)]-gap-[b]\nV:|-[a]\nV:|-[b]\n"
OPEN = "size 320 160\nview avatar intrinsic 48 48\nview name intrinsic 90 20\n\nH:|-[avatar]-(>=8)-[name]-(>=20)-|\nV:|-[avatar]\n"


def grid(count):
    """A layout of so many views, in rows of ten."""
    lines = ["size 800 600", "view " + ", ".join(f"v{i}" for i in range(count)) + " intrinsic 20 10"]
    for row in range(count // 10):
        names = [f"v{row * 10 + column}" for column in range(10)]
        lines.append("H:|-" + "-".join(f"[{name}({names[0]})]" if name != names[0] else f"[{name}]" for name in names) + "-|")
    for column in range(10):
        names = [f"v{row * 10 + column}" for row in range(count // 10)]
        lines.append("V:|-" + "-2-".join(f"[{name}]" for name in names))
    return "\n".join(lines) + "\n"
