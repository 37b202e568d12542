/// Why a request is not answered, as the protocol says it.
struct Refusal: Error {
  var code: Code
  /// One sentence.
  var message: String

  /// The protocol's numbers.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
  }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
