/// The logs in one text, as somebody pastes several, each with its entries in the order in which
/// they come.
struct LogSections {
  /// One log: a list of constraints, and what is said about them.
  struct Section {
    /// The line on which it begins.
    var line: Int
    /// The entries of the list, each once.
    var entries: [LogEntry] = []
    /// The entry that the system says it breaks, as it stands behind the list.
    var broken: LogEntry?
    /// Lines of the list that are no entries: elided, hidden, or in an app's own words.
    var others: [(line: Int, text: String)] = []
    fileprivate var hasHeader = false
    fileprivate var isOver = false
    fileprivate var isInList = false

    init(line: Int) { self.line = line }
  }

  private(set) var sections: [Section] = []
  private var isBreaking = false

  init(_ text: String) {
    let text = LogText(text)
    var index = 0
    while index < text.lines.count {
      index += read(text.lines, at: index, on: text.numbers[index])
    }
    sections.removeAll { $0.entries.isEmpty && $0.others.isEmpty && !$0.hasHeader }
  }

  /// The words above a list.
  static func isHeader(_ text: String) -> Bool {
    text.contains(text: "simultaneously satisfy constraints")
      || text.contains(text: "onflicting constraints detected")
  }

  /// Reads a line, or several that an entry goes over.
  ///
  /// - Returns: How many.
  private mutating func read(_ lines: [[UInt8]], at index: Int, on number: Int) -> Int {
    let text = String(decoding: lines[index], as: UTF8.self)
    if Self.isHeader(text) { begin(at: number, hasHeader: true) }
    let breaks = text.contains(text: "recover by breaking")
    if breaks { isBreaking = true }
    var entries = LogEntry.entries(of: lines[index], at: number)
    var count = 1
    if let last = entries.last, !last.isClosed,
      let (whole, used) = Self.joined(last, lines, at: index)
    {
      entries[entries.count - 1] = whole
      count = used
    }
    for entry in entries { add(entry) }
    if entries.isEmpty, !breaks { addOther(text.trimmed, at: number) }
    return count
  }

  /// An entry that a terminal or a page has broken into lines; nil where what follows does not go
  /// on with it.
  private static func joined(
    _ entry: LogEntry, _ lines: [[UInt8]], at index: Int
  ) -> (LogEntry, Int)? {
    var pieces = [Array(entry.text.utf8)]
    // What was taken for the end of the entry is the middle of it.
    pieces[0] = lines[index].suffix(from: start(of: entry, in: lines[index])).map { $0 }
    for next in (index + 1)..<min(lines.count, index + 4) where next > index {
      let line = lines[next]
      let text = String(decoding: line, as: UTF8.self).trimmed
      if text.isEmpty || text == ")" || text == "(" || text.contains(text: "recover by breaking")
        || isHeader(text) || !LogEntry.entries(of: line, at: next).isEmpty
      {
        return nil
      }
      pieces.append(line)
      for glue in [[], [UInt8(ascii: " ")], nil] as [[UInt8]?] {
        let parts =
          glue == nil
          ? pieces.map { Array(String(decoding: $0, as: UTF8.self).trimmed.utf8) } : pieces
        let whole = Array(parts.joined(separator: glue ?? []))
        guard let made = LogEntry.entries(of: whole, at: entry.line).first, made.isClosed,
          LogLineParser.parse(made) != nil
        else { continue }
        return (made, next - index + 1)
      }
    }
    return nil
  }

  private static func start(of entry: LogEntry, in line: [UInt8]) -> Int {
    let wanted = Array(entry.text.utf8)
    var start = line.count - wanted.count
    while start > 0, !line[start...].starts(with: wanted) { start -= 1 }
    return max(0, start)
  }

  private mutating func begin(at line: Int, hasHeader: Bool) {
    isBreaking = false
    var section = Section(line: line)
    section.hasHeader = hasHeader
    sections.append(section)
  }

  private mutating func add(_ entry: LogEntry) {
    if sections.isEmpty { begin(at: entry.line, hasHeader: false) }
    let current = sections.count - 1
    if isBreaking {
      isBreaking = false
      if sections[current].broken == nil { sections[current].broken = entry }
      sections[current].isOver = true
      return
    }
    let key = entry.isUnique ? entry.address : entry.text
    let isKnown = sections[current].entries.contains {
      ($0.isUnique ? $0.address : $0.text) == key
    }
    if isKnown { return }
    if sections[current].isOver {
      begin(at: entry.line, hasHeader: false)
      sections[sections.count - 1].entries.append(entry)
    } else {
      sections[current].entries.append(entry)
    }
  }

  /// A line without an entry: a bracket, or one of a list that says something else.
  private mutating func addOther(_ text: String, at line: Int) {
    var bare = text[...]
    while let first = bare.first, "*> ".contains(first) { bare.removeFirst() }
    while let last = bare.last, "*, ".contains(last) { bare.removeLast() }
    if bare == "(" || bare.hasSuffix(": (") {
      if sections.last?.isOver == true || sections.isEmpty { begin(at: line, hasHeader: false) }
      sections[sections.count - 1].isInList = true
      return
    }
    guard !sections.isEmpty else { return }
    let current = sections.count - 1
    if bare.hasPrefix(")") || bare.hasPrefix("}") { sections[current].isInList = false }
    guard !sections[current].isOver,
      sections[current].isInList || !sections[current].entries.isEmpty
    else { return }
    let isElided = bare == "..." || bare == "\"...\"" || bare == "[...]" || bare == "[snip]"
    let isHidden = bare.contains(text: "<private>")
    let isQuoted = sections[current].isInList && bare.hasPrefix("\"") && bare.count > 3
    if isElided || isHidden || isQuoted { sections[current].others.append((line, String(bare))) }
  }
}
