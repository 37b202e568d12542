/// A format string with markers in it: `H:|-[1️⃣lable]-|`.
struct MarkedFormat {
  /// The string without its markers.
  private(set) var format = ""
  /// Where in the UTF-8 bytes of `format` each marker stood.
  private(set) var offsets: [String: Int] = [:]

  /// Takes keycaps out of a string: a digit and two joining marks, which are one character.
  init(_ text: String) {
    for character in text {
      if character.isKeycap {
        offsets[String(character)] = format.utf8.count
      } else {
        format.append(character)
      }
    }
  }

  /// The string with markers at offsets, each of which is a boundary between characters.
  static func mark(_ format: String, at offsets: [Int]) -> String {
    var marked = ""
    var offset = 0
    for character in format {
      marked += markers(for: offset, in: offsets)
      marked.append(character)
      offset += character.utf8.count
    }
    return marked + markers(for: offset, in: offsets)
  }

  private static func markers(for offset: Int, in offsets: [Int]) -> String {
    offsets.enumerated().filter { $1 == offset }.map { marker($0.offset) }.joined()
  }

  /// The marker of the diagnostic with an index: 1️⃣ for 0.
  static func marker(_ index: Int) -> String { "\(index + 1)\u{FE0F}\u{20E3}" }
}

extension Character {
  fileprivate var isKeycap: Bool { unicodeScalars.last == "\u{20E3}" }
}
