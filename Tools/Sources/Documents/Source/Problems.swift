/// Everything that is wrong with a document, in the order of its bytes; never empty.
public struct Problems: Error, Sendable {
  /// At least one of them is an error.
  public var list: [Problem]

  init(_ list: [Problem]) {
    self.list = list.sorted { $0.position < $1.position }
  }

  init(_ problem: Problem) { list = [problem] }
}
