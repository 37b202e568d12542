import ArgumentParser
import Documents

/// An argument that names a file or is itself a format string, with what is in it.
struct DocumentArgument {
  let source: SourceFile
  /// Whether the argument was the string itself.
  let isString: Bool

  /// Whether it is a Swift file.
  var isSwift: Bool { !isString && source.name.hasSuffix(".swift") }

  /// Takes `-` for standard input, the path of a file for the file, and anything else that looks
  /// like a format string for one. What cannot be read is reported.
  init(_ text: String) throws {
    if text != "-", !System.exists(text), Self.looksLikeString(text) {
      source = SourceFile(name: "<string>", text: text)
      isString = true
    } else {
      source = try Self.file(text)
      isString = false
    }
  }

  /// The document of the file, or one of the string alone. Where its lines are wrong everything
  /// that is wrong with it is reported.
  func document() throws -> DocumentFile {
    let file = recoveredDocument()
    guard file.problems.isEmpty else {
      try refuseLog()
      throw Terminal.fail(file.solve(findingAmbiguity: false).problems, in: source)
    }
    return file
  }

  /// Says of a file with mistakes that it is a log, where it is one, and nothing else.
  func refuseLog() throws {
    if let problem = Problem.log(source) { throw Terminal.fail([problem], in: source) }
  }

  /// As much of the document as is right.
  func recoveredDocument() -> DocumentFile {
    isString ? DocumentFile(string: source) : DocumentFile(recovering: source)
  }

  /// A format string that is the argument itself, or what is in a file or standard input for `-`,
  /// without the line break at its end.
  static func string(_ text: String) throws -> SourceFile {
    guard text == "-" || System.exists(text) else {
      return SourceFile(name: "<string>", text: text)
    }
    let file = try file(text)
    var bytes = file.bytes
    while bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    return SourceFile(name: file.name, bytes: bytes)
  }

  private static func file(_ path: String) throws -> SourceFile {
    let name = path == "-" ? "<stdin>" : path
    do throws(SystemFailure) {
      let bytes = path == "-" ? try System.readInput() : try System.readFile(path)
      return SourceFile(name: name, bytes: bytes)
    } catch {
      let source = SourceFile(name: name, bytes: [])
      var problem = Problem.unreadable(error.sentence)
      if looksLikeName(path) {
        problem.notes.append("a format string has its views in brackets, as in '[\(path)]'")
      }
      throw Terminal.fail([problem], in: source)
    }
  }

  /// Whether a path that leads nowhere could be the name of a view: letters and digits, without folders or an ending.
  private static func looksLikeName(_ path: String) -> Bool {
    path.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  /// The empty string is a format string too, though a wrong one, and no path.
  static func looksLikeString(_ text: String) -> Bool {
    text.isEmpty || text.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "|") }
      || text.hasPrefix("H:") || text.hasPrefix("V:")
  }
}
