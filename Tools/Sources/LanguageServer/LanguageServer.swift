import Documents

/// The server's side of the Language Server Protocol for layout documents, and for the format
/// strings of Swift files. It knows no process: bytes go in, and the bytes of the answers come out.
///
/// Whatever a client sends is answered or passed over; nothing traps.
public final class LanguageServer {
  /// With which status the program has to end; nil while it goes on.
  public private(set) var exitStatus: Int32?

  /// The process that started the server, if the client says which: without it nobody listens.
  public private(set) var clientProcess: Int32?

  var documents: [String: OpenDocument] = [:]
  var readsMarkdown = false
  private var reader = MessageReader()
  private var output: [UInt8] = []
  private var isInitialized = false
  private var isShutDown = false
  private let version: String

  /// - Parameter version: The version of the program, which clients show.
  public init(version: String) { self.version = version }

  /// Takes in bytes from the client, and gives the bytes that are to be written back.
  ///
  /// Where several changes come at once what is wrong is told after the last one.
  public func receive(_ bytes: [UInt8]) -> [UInt8] {
    reader.append(bytes)
    while exitStatus == nil, let event = reader.next() {
      switch event {
      case .message(let message): handle(message)
      case .unreadable(let sentence): refuse(.null, Refusal(.parseError, sentence))
      }
    }
    publishDiagnostics()
    defer { output = [] }
    return output
  }

  /// The client has gone away. Gives the status with which the program has to end.
  public func end() -> Int32 {
    let status = exitStatus ?? (isShutDown ? 0 : 1)
    exitStatus = status
    return status
  }

  private func handle(_ bytes: [UInt8]) {
    let message: JSONValue
    do throws(Problem) { message = try JSONValue(message: bytes) } catch {
      let sentence = "\(error.message) (byte \(error.position) of the message)"
      return refuse(.null, Refusal(.parseError, sentence))
    }
    guard case .object = message.content else {
      return refuse(.null, Refusal(.invalidRequest, "A message is an object"))
    }
    let id = message["id"]
    guard let method = message["method"] else {
      // An answer to something: the server asks for nothing.
      let isAnswer = message["result"] != nil || message["error"] != nil
      if isAnswer { return }
      return refuse(
        id?.output ?? .null, Refusal(.invalidRequest, "A request needs a 'method'"))
    }
    guard let name = method.text else {
      return refuse(
        id?.output ?? .null, Refusal(.invalidRequest, "A 'method' is a string"))
    }
    guard let id else { return notify(name, message["params"]) }
    switch id.content {
    case .number, .string: answer(id.output, name, message["params"])
    default: refuse(.null, Refusal(.invalidRequest, "An 'id' is a number or a string"))
    }
  }

  private func answer(_ id: JSONOutput, _ method: String, _ params: JSONValue?) {
    do throws(Refusal) {
      try checkState(method)
      let result: JSONOutput
      switch method {
      case "initialize": result = initialize(params)
      case "shutdown":
        isShutDown = true
        result = .null
      default: result = try answer(method, params)
      }
      send([("id", id), ("result", result)])
    } catch {
      refuse(id, error)
    }
  }

  private func checkState(_ method: String) throws(Refusal) {
    if isShutDown { throw Refusal(.invalidRequest, "The server has been shut down") }
    if isInitialized == (method == "initialize") {
      throw isInitialized
        ? Refusal(.invalidRequest, "The server has been initialized already")
        : Refusal(.serverNotInitialized, "'initialize' has to come first")
    }
  }

  private func notify(_ method: String, _ params: JSONValue?) {
    if method == "exit" {
      exitStatus = isShutDown ? 0 : 1
      return
    }
    guard isInitialized, !isShutDown else { return }
    do throws(Refusal) { try note(method, params) } catch {
      log(error.message)
    }
  }

  private func initialize(_ params: JSONValue?) -> JSONOutput {
    isInitialized = true
    clientProcess = params?["processId"]?.integer.flatMap { Int32(exactly: $0) }
    let formats = params?["capabilities"]?["textDocument"]?["hover"]?["contentFormat"]?.elements
    readsMarkdown = formats?.contains { $0.text == "markdown" } ?? false
    return .object([
      ("capabilities", Self.capabilities),
      ("serverInfo", .object([("name", .string("vfl")), ("version", .string(version))])),
    ])
  }
}

extension LanguageServer {
  private func send(_ members: [(key: String, value: JSONOutput)]) {
    let message = JSONOutput.object([("jsonrpc", .string("2.0"))] + members).line.utf8
    output += "Content-Length: \(message.count)\r\n\r\n".utf8
    output += message
  }

  private func refuse(_ id: JSONOutput, _ refusal: Refusal) {
    let error: JSONOutput = .object([
      ("code", .integer(refusal.code.rawValue)), ("message", .string(refusal.message)),
    ])
    send([("id", id), ("error", error)])
  }

  /// Tells the client something that belongs to no request.
  private func log(_ sentence: String) {
    let params: JSONOutput = .object([("type", .integer(2)), ("message", .string(sentence))])
    send([("method", .string("window/logMessage")), ("params", params)])
  }

  private func publishDiagnostics() {
    guard exitStatus == nil else { return }
    let changed = documents.values.filter { $0.isChanged }
    for document in changed.sorted(by: { $0.uri < $1.uri }) {
      document.isChanged = false
      publish(document.diagnostics)
    }
  }

  func publish(_ diagnostics: JSONOutput) {
    send([("method", .string("textDocument/publishDiagnostics")), ("params", diagnostics)])
  }
}
