"""Measures how quick the page is, in milliseconds: Scripts/page --measure. Not a test: it says what is, and a machine
with other work to do says more; of "work", which is processor's time of the page's thread, hardly. "Painted" waits for a
display of 60 frames a second, "at once" for none.

    --profile    also lists the functions in which the page spends its time while letters are typed and the root is dragged
"""

import argparse
import collections
import os
import pathlib
import shutil
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Tests"))

from conftest import PAGE, Visit, grid, serving  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

# Asked for before anything of the page runs.
FIRST_FRAME = """addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { window.firstFrame ??= performance.now(); })))
    .observe(document.documentElement, {attributes: true, attributeFilter: ['data-ready']});
});"""

# As if the display showed each frame at once: what is left is what the page costs. Without a display one frame follows the
# other only where something is painted.
UNLIMITED = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]

# How long it takes until a letter, or a step of a drag, is painted. A frame starts at most every 16.7 ms, for which a
# letter waits; where the rate `isUnlimited`, for none.
PAINTED = """async ([kind, count, isUnlimited]) => {
  const area = document.getElementById('text');
  const step = {
    // As the keyboard does it: another value would have the browser build the whole field anew.
    letter: (i) => {
      area.setSelectionRange(7, 8);
      document.execCommand('insertText', false, String(i % 10));
    },
    drag: (i) => playground.session.resize([600 + (i % 150) * 2, 500], true),
  }[kind];
  // A message that is sent in a frame comes when the page's thread has painted it.
  const afterFrame = () => new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(0);
  });
  const frame = () => new Promise(requestAnimationFrame);
  area.focus();
  const paints = [];
  // Something that moves without the page's thread makes frames come; all the time, it would take the page's processor.
  const mover = document.createElement('div');
  Object.assign(mover.style, { position: 'fixed', width: '4px', height: '4px', background: 'red', willChange: 'transform' });
  if (isUnlimited) document.body.append(mover);
  const moving = mover.animate({ transform: ['none', 'translateX(9px)'] }, { duration: 300, iterations: Infinity });
  for (let i = 0; i < count; i += 1) {
    await frame();
    await afterFrame();
    moving.pause();
    if (kind === 'letter') await new Promise((done) => setTimeout(done, 60 + (i * 7) % 16));
    if (isUnlimited) {
      moving.play();
      for (let ahead = 0; ahead < 3; ahead += 1) await frame();
      await afterFrame();
    }
    // A drag comes with the frame, a letter at any time between two.
    if (kind === 'drag') await frame();
    const start = performance.now();
    step(i);
    if (kind === 'letter') await frame();
    await afterFrame();
    paints.push(performance.now() - start);
  }
  mover.remove();
  if (kind === 'drag') playground.session.resize(null);
  return paints;
}"""

# How many frames there are in a drag whose root changes in each, in parts of those without one.
FRAMES = """async (count) => {
  const frame = () => new Promise(requestAnimationFrame);
  const duration = async (step) => {
    const start = await frame();
    let end = start;
    for (let i = 0; i < count; i += 1) {
      step(i);
      end = await frame();
    }
    return end - start;
  };
  const without = await duration(() => {});
  const dragged = await duration((i) => playground.session.resize([600 + (i % 150) * 2, 500], true));
  playground.session.resize(null);
  return without / dragged;
}"""

# What Chromium calls a frame in what it records.
FRAME = "ProxyMain::BeginMainFrame"


def traced(page, work):
    """What happened on the page's thread meanwhile, as [name, start, end, processor's time], in milliseconds."""
    client = page.context.new_cdp_session(page)
    events, ends = [], []
    client.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    client.on("Tracing.tracingComplete", lambda found: ends.append(found))
    client.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["devtools.timeline", "cc"]}})
    work()
    client.send("Tracing.end")
    while not ends:
        page.wait_for_timeout(20)
    client.detach()
    named = lambda one: "input" if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == "input" else one["name"]
    # The browser's own tabs and frames have threads of their own.
    [thread] = {one["tid"] for one in events if named(one) == FRAME and one.get("tdur", 0) > 0}
    own = [one for one in events if one.get("ph") == "X" and one["tid"] == thread]
    return sorted([named(one), one["ts"] / 1000, (one["ts"] + one["dur"]) / 1000, one.get("tdur", 0) / 1000] for one in own)


def spent(kind, events):
    """The processor's time for each step on the page's thread: script, styles, places and painting, whatever else the machine does."""
    frames = [(start, cost) for name, start, _, cost in events if name == FRAME]
    if kind == "drag":
        # Frames between, in which nothing happens, take less than one.
        return [cost for _, cost in frames if cost > 1]
    ordered = sorted(events, key=lambda one: one[1])
    return [until(next(begun for begun, _ in frames if begun > start), start, ordered) for name, start, _, _ in events if name == "input"]


def until(frame, start, ordered):
    """What everything took from an event to the end of a frame: what it asked for comes between."""
    total, reach = 0, start
    for _, begun, end, cost in ordered:
        if reach <= begun <= frame:
            total += cost
            reach = end
    return total


def summary(times):
    ordered = sorted(times)
    return f"median {statistics.median(ordered):6.1f}   95 % {ordered[int(len(ordered) * 0.95)]:6.1f}   most {ordered[-1]:6.1f}"


def profile(page, work):
    client = page.context.new_cdp_session(page)
    client.send("Profiler.enable")
    client.send("Profiler.setSamplingInterval", {"interval": 200})
    client.send("Profiler.start")
    work()
    found = client.send("Profiler.stop")["profile"]
    names = {node["id"]: node["callFrame"] for node in found["nodes"]}
    costs = collections.Counter()
    for sample, delta in zip(found["samples"], found["timeDeltas"]):
        frame = names[sample]
        costs[f"{frame['functionName'] or '(anonymous)'} {frame['url'].rsplit('/', 1)[-1]}:{frame['lineNumber'] + 1}"] += delta
    total = sum(costs.values()) - costs["(idle) :0"]
    for name, cost in costs.most_common(25):
        if not name.startswith("(idle)"):
            print(f"    {cost / total * 100:5.1f} %  {name}")


def looked_at(browser, address):
    """A page whose visitor has had a moment to look at it before the first letter."""
    begun = Visit(browser, address, rehearses=True)
    begun.page.evaluate("playground.warm")
    return begun


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    folder = PAGE if options.profile else pathlib.Path(os.environ.get("PUBLISHED", PAGE))
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    print(f"{folder.name}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with serving(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--disable-gpu", "--no-sandbox"])
        firsts = []
        for _ in range(11):
            begun = Visit(browser, address, wait=False, rehearses=True)
            begun.page.add_init_script(FIRST_FRAME)
            begun.page.goto(address)
            begun.until("window.firstFrame !== undefined")
            firsts.append(begun.page.evaluate("window.firstFrame"))
            begun.context.close()
        print(f"first frame                    {summary(firsts)}")
        for count in (100, 300):
            begun = looked_at(browser, address)
            begun.open(grid(count))
            for kind, times in (("letter", 60), ("drag", 300)):
                measure = lambda: begun.page.evaluate(PAINTED, [kind, times])
                if options.profile:
                    print(f"{count} views, {kind}")
                    profile(begun.page, measure)
                    continue
                print(f"{count} views, {kind + ', painted':<18}   {summary(measure())}")
                print(f"{count} views, {kind + ', work':<18}   {summary(spent(kind, traced(begun.page, measure)))}")
            if not options.profile:
                print(f"{count} views, {'drag, frames':<18}   {begun.page.evaluate(FRAMES, 300) * 100:13.1f} % of those without")
            begun.context.close()
        browser.close()
        if options.profile:
            return
        # The same without the wait for a display.
        browser = playwright.chromium.launch(executable_path=path, args=["--disable-gpu", "--no-sandbox", *UNLIMITED])
        for count in (100, 300):
            begun = looked_at(browser, address)
            begun.open(grid(count))
            for kind, times in (("letter", 60), ("drag", 300)):
                print(f"{count} views, {kind + ', at once':<18}   {summary(begun.page.evaluate(PAINTED, [kind, times, True]))}")
            begun.context.close()
        browser.close()


if __name__ == "__main__":
    main()
