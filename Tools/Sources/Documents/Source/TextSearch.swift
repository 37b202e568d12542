extension StringProtocol {
  /// Whether the bytes of a text stand in this one.
  func contains(text: String) -> Bool {
    Array(utf8).firstRange(ofBytes: Array(text.utf8), from: 0) != nil
  }
}

extension StringProtocol {
  /// The text with another one wherever a text stands in it.
  package func replacing(text: String, with other: String) -> String {
    let wanted = Array(text.utf8)
    let bytes = Array(utf8)
    guard !wanted.isEmpty, var found = bytes.firstRange(ofBytes: wanted, from: 0) else {
      return String(self)
    }
    var made: [UInt8] = []
    var start = 0
    while true {
      made += bytes[start..<found.lowerBound]
      made += other.utf8
      start = found.upperBound
      guard let next = bytes.firstRange(ofBytes: wanted, from: start) else { break }
      found = next
    }
    made += bytes[start...]
    return String(decoding: made, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Where bytes stand first, from an offset on. In the worst case the product of both lengths.
  fileprivate func firstRange(ofBytes wanted: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = wanted.first else { return start..<start }
    var index = start
    while index + wanted.count <= count {
      guard let found = self[index...(count - wanted.count)].firstIndex(of: first) else {
        return nil
      }
      if self[found..<(found + wanted.count)].elementsEqual(wanted) {
        return found..<(found + wanted.count)
      }
      index = found + 1
    }
    return nil
  }
}
