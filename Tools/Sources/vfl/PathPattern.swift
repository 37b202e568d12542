/// A pattern of paths: `*` is any part of a name, `?` one character of it, and `**` any folders.
struct PathPattern {
  private let parts: [[UInt8]]

  init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != [0x2E] }
    isAbsolute = text.hasPrefix("/")
    fixedFolder = Self.fixedFolder(of: text)
  }

  private let isAbsolute: Bool

  /// The folder in front of the first part with a wildcard, ending in a slash; empty for the
  /// current one.
  let fixedFolder: String

  private static func fixedFolder(of text: String) -> String {
    guard let wildcard = text.utf8.firstIndex(where: isWildcard),
      let slash = text.utf8[..<wildcard].lastIndex(of: UInt8(ascii: "/"))
    else { return "" }
    return String(text[...slash])
  }

  /// Whether an argument is a pattern.
  static func isPattern(_ text: String) -> Bool { text.utf8.contains(where: isWildcard) }

  private static func isWildcard(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?")
  }

  /// The patterns in the text of a file: one that has a slash in it is a path from the folder on,
  /// another one a name anywhere below it.
  static func patterns(in text: String, below folder: String) -> [PathPattern] {
    text.split(whereSeparator: { $0.isNewline }).compactMap { line in
      var words = line.drop { $0 == " " || $0 == "\t" }
      while let last = words.last, last == " " || last == "\t" || last == "/" { words.removeLast() }
      guard !words.isEmpty, !words.hasPrefix("#") else { return nil }
      let isPath = words.contains("/")
      return PathPattern(folder + (isPath ? "" : "**/") + words)
    }
  }

  func matches(_ path: String) -> Bool {
    guard isAbsolute == path.hasPrefix("/") else { return false }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
      .filter { $0 != [0x2E] }
    return Self.match(parts[...], names[...])
  }

  private static func match(_ parts: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
      return (names.startIndex...names.endIndex).contains { match(parts.dropFirst(), names[$0...]) }
    }
    guard let name = names.first, matchName(part[...], name[...]) else { return false }
    return match(parts.dropFirst(), names.dropFirst())
  }

  private static func matchName(_ part: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    // Where the last star stood, and how much it has taken.
    var part = part
    var name = name
    var star: (part: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while let byte = name.first {
      if part.first == UInt8(ascii: "*") {
        part = part.dropFirst()
        star = (part, name)
      } else if let wanted = part.first, wanted == byte || wanted == UInt8(ascii: "?") {
        part = part.dropFirst()
        name = name.dropFirst()
      } else if let last = star {
        part = last.part
        name = last.name.dropFirst()
        star = (part, name)
      } else {
        return false
      }
    }
    return part.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
