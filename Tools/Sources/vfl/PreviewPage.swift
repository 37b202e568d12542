/// The page that shows a layout, and how it is sent.
enum PreviewPage {
  /// An answer that a browser shows or runs.
  static func response(_ body: String, _ type: String) -> String {
    head("200 OK", type) + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
  }

  static func refusal(_ status: String, _ sentence: String) -> String {
    let body = sentence + "\n"
    return head(status, "text/plain") + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
  }

  /// The beginning of an answer that goes on.
  static var eventStream: String {
    head("200 OK", "text/event-stream", connection: "keep-alive") + "\r\n: hello\n\n"
  }

  private static func head(
    _ status: String, _ type: String, connection: String = "close"
  ) -> String {
    """
    HTTP/1.1 \(status)\r
    Content-Type: \(type)\r
    Cache-Control: no-store\r
    X-Content-Type-Options: nosniff\r
    Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src blob:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'\r
    Connection: \(connection)\r\n
    """
  }

  static let page = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>vfl</title>
    <link rel="stylesheet" href="/page.css">
    <header><h1 id="name">vfl</h1> <output id="size"></output> <button id="own">Own size</button></header>
    <main>
    <div id="stage"><img id="picture" alt="The layout"><div id="right" role="separator"
    aria-label="Width" aria-orientation="vertical" tabindex="0"></div><div id="bottom" role="separator"
    aria-label="Height" aria-orientation="horizontal" tabindex="0"></div><div id="corner"></div></div>
    <section><pre id="problems" role="status"></pre><pre id="table"></pre></section>
    </main>
    <script src="/page.js"></script>
    </html>

    """

  static let style = """
    :root { color-scheme: light dark; font: 14px system-ui, sans-serif }
    body { margin: 16px }
    header { display: flex; gap: 16px; align-items: baseline }
    h1 { font-size: 16px }
    main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
    section { flex: 1; min-width: min(100%, 26em) }
    #problems { white-space: pre-wrap }
    #stage { position: relative; padding: 0 12px 12px 0; touch-action: none }
    #picture { display: block; background: white }
    #right, #bottom, #corner { position: absolute; background: #8884 }
    #right { top: 0; right: 0; bottom: 12px; width: 10px; cursor: ew-resize }
    #bottom { left: 0; right: 12px; bottom: 0; height: 10px; cursor: ns-resize }
    #corner { right: 0; bottom: 0; width: 10px; height: 10px; cursor: nwse-resize }
    #problems { color: light-dark(#a00, #f99) }
    .stale #picture { opacity: .5 }

    """

  static let script = """
    "use strict";
    const $ = id => document.getElementById(id);
    let size = {}, state = {}, isBusy = false, isDue = false;

    async function draw() {
      if (isBusy) { isDue = true; return; }
      isBusy = true;
      try {
        const answer = await fetch("/layout?" + new URLSearchParams(size));
        show(await answer.json());
      } catch {
        $("problems").textContent = "vfl serve has ended.";
      }
      isBusy = false;
      if (isDue) { isDue = false; draw(); }
    }

    function show(next) {
      state = next;
      document.title = $("name").textContent = next.name;
      $("problems").textContent = next.problems;
      document.body.classList.toggle("stale", next.svg === null);
      if (next.svg === null) return;
      $("size").textContent = `${+next.width.toFixed(2)} × ${+next.height.toFixed(2)}`;
      $("table").textContent = next.table;
      const url = URL.createObjectURL(new Blob([next.svg], {type: "image/svg+xml"}));
      const picture = $("picture"), last = picture.src;
      picture.src = url;
      if (last) URL.revokeObjectURL(last);
    }

    function change(dx, dy) {
      if (dx !== 0) size.width = Math.max(0, Math.round(state.width + dx));
      if (dy !== 0) size.height = Math.max(0, Math.round(state.height + dy));
      draw();
    }

    for (const [id, x, y] of [["right", 1, 0], ["bottom", 0, 1], ["corner", 1, 1]]) {
      $(id).addEventListener("pointerdown", down => {
        const from = {x: down.clientX, y: down.clientY, width: state.width, height: state.height};
        $(id).setPointerCapture(down.pointerId);
        $(id).onpointermove = move => {
          if (x) size.width = Math.max(0, Math.round(from.width + move.clientX - from.x));
          if (y) size.height = Math.max(0, Math.round(from.height + move.clientY - from.y));
          draw();
        };
        $(id).onpointerup = $(id).onpointercancel = () => { $(id).onpointermove = null; };
      });
      $(id).addEventListener("keydown", key => {
        const step = key.shiftKey ? 10 : 1;
        const way = {ArrowLeft: [-x, 0], ArrowRight: [x, 0], ArrowUp: [0, -y], ArrowDown: [0, y]}[key.key];
        if (!way) return;
        key.preventDefault();
        change(way[0] * step, way[1] * step);
      });
    }
    $("own").addEventListener("click", () => { size = {}; draw(); });
    new EventSource("/events").onmessage = draw;
    draw();

    """
}
