/// What a browser asks for: the first line of a request, and its host.
struct PreviewRequest {
  let method: String
  let path: String
  var host = ""
  var width: Double?
  var height: Double?

  /// Reads a request; nil until all of its head is there, or where it is none.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self) }
    guard let end = lines.dropLast().firstIndex(of: ""), end > 0 else { return nil }
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1)
    path = target.first.map { String($0) } ?? "/"
    for line in lines[1..<end] {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "host" else { continue }
      host = String(parts[1].drop { $0 == " " })
    }
    guard target.count == 2 else { return }
    for field in target[1].split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let number = Self.length(parts[1]) else { continue }
      if parts[0] == "width" { width = number }
      if parts[0] == "height" { height = number }
    }
  }

  private static func length(_ text: Substring) -> Double? {
    guard let number = Double(text), number >= 0, number <= 100_000 else { return nil }
    return number
  }
}
