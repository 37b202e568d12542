import AutoLayout
import Documents

/// Answers a browser on this machine: a page, and the layout in the size that it asks for.
struct PreviewServer {
  private let listener: Int32
  private let port: UInt16
  private let layout: LiveLayout
  private var isGone = false
  private var connections: [Connection] = []
  private var idleRounds = 0

  private struct Connection {
    var socket: Int32
    var received: [UInt8] = []
    /// Whether it waits for news of the document.
    var isListening = false
  }

  private static let mostConnections = 32
  private static let longestRequest = 8192

  init(_ listener: Int32, port: UInt16, _ layout: LiveLayout) {
    self.listener = listener
    self.port = port
    self.layout = layout
  }

  /// Answers what comes within so long.
  mutating func answer(milliseconds: Int32) {
    let sockets = [listener] + connections.map { $0.socket }
    let ready = System.readable(of: sockets, milliseconds: milliseconds)
    for socket in ready {
      if socket == listener { accept() } else { receive(from: socket) }
    }
    idleRounds += 1
    // Says now and then that the page is still listened to, and finds out whether it is there.
    if idleRounds % 300 == 0 { tellListeners(": still here\n\n") }
  }

  /// Shows another text of the document.
  mutating func show(_ source: SourceFile?, isGone: Bool) {
    self.isGone = isGone
    if let source, !isGone { layout.replaceSource(source) }
    tellListeners("data: changed\n\n")
  }

  mutating func end() {
    for connection in connections { System.end(connection.socket) }
    System.end(listener)
    connections = []
  }

  private mutating func accept() {
    guard let socket = System.accept(listener) else { return }
    if connections.count >= Self.mostConnections { drop(connections[0].socket) }
    connections.append(Connection(socket: socket))
  }

  private mutating func drop(_ socket: Int32) {
    System.end(socket)
    connections.removeAll { $0.socket == socket }
  }

  private mutating func receive(from socket: Int32) {
    guard let index = connections.firstIndex(where: { $0.socket == socket }) else { return }
    var bytes: [UInt8] = []
    do throws(SystemFailure) { bytes = try System.readChunk(of: socket) } catch {}
    guard !bytes.isEmpty, !connections[index].isListening else { return drop(socket) }
    connections[index].received += bytes
    let received = connections[index].received
    if let request = PreviewRequest(received) {
      answer(request, on: index)
    } else if received.count > Self.longestRequest {
      send(PreviewPage.refusal("431 Request Header Fields Too Large", "Too long"), to: socket)
      drop(socket)
    }
  }

  private mutating func answer(_ request: PreviewRequest, on index: Int) {
    let socket = connections[index].socket
    let isStream = isAllowed(request) && request.path == "/events"
    if send(response(to: request), to: socket), isStream {
      connections[index].isListening = true
    } else {
      drop(socket)
    }
  }

  /// Another page in the browser may not read the document by a name of its own for this machine.
  private func isAllowed(_ request: PreviewRequest) -> Bool {
    request.host == "127.0.0.1:\(port)" || request.host == "localhost:\(port)"
  }

  private func response(to request: PreviewRequest) -> String {
    guard isAllowed(request) else {
      return PreviewPage.refusal("403 Forbidden", "This page is at http://127.0.0.1:\(port)/ alone")
    }
    guard request.method == "GET" else {
      return PreviewPage.refusal("405 Method Not Allowed", "Only GET is answered")
    }
    switch request.path {
    case "/": return PreviewPage.response(PreviewPage.page, "text/html; charset=utf-8")
    case "/page.js": return PreviewPage.response(PreviewPage.script, "text/javascript")
    case "/page.css": return PreviewPage.response(PreviewPage.style, "text/css")
    case "/events": return PreviewPage.eventStream
    case "/layout":
      return PreviewPage.response(
        state(width: request.width, height: request.height).line,
        "application/json")
    default: return PreviewPage.refusal("404 Not Found", "There is nothing here")
    }
  }

  /// The layout in a size, the document's own where none is asked for.
  private func state(width: Double?, height: Double?) -> JSONOutput {
    let own = layout.file.document.size
    layout.resize(width: width ?? own.horizontal, height: height ?? own.vertical)
    let result = layout.result(findingAmbiguity: false)
    let source = layout.file.source
    var problems = result.problems
    if layout.file.declarationsAreRight {
      problems += result.conflictProblems(of: layout.file.document, in: source)
    }
    var text = problems.map { $0.draw(in: source) }.joined(separator: "\n")
    if let sentence = result.omissions(in: source) { text += "\nnote: \(sentence)\n" }
    if isGone { text = "\(source.printableName) is gone; waiting for it\n" + text }
    return .object([
      ("name", .string(source.printableName)),
      ("width", result.size.map { .number($0.width) } ?? .null),
      ("height", result.size.map { .number($0.height) } ?? .null),
      ("svg", result.showsSomething ? .string(result.drawing.svg(zoom: 1)) : .null),
      ("table", .string(result.table)), ("problems", .string(text)),
    ])
  }

  private mutating func tellListeners(_ text: String) {
    for connection in connections where connection.isListening {
      if !send(text, to: connection.socket) { drop(connection.socket) }
    }
  }

  @discardableResult
  private func send(_ text: String, to socket: Int32) -> Bool {
    do throws(SystemFailure) {
      try System.write(Array(text.utf8), to: socket)
      return true
    } catch {
      return false
    }
  }
}
