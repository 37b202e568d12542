extension ConflictReading {
  /// Constraints of two states of a layout, told by what their makers called them.
  struct States {
    var one: (word: String, records: [ConstraintRecord])
    var other: (word: String, records: [ConstraintRecord])

    /// The state that was there before the other one; nil where that is not known.
    func before(_ broken: ConstraintRecord?) -> [ConstraintRecord]? {
      guard let broken else { return nil }
      if one.records.contains(broken) { return other.records }
      return other.records.contains(broken) ? one.records : nil
    }
  }

  /// What begins words that stand for opposite states.
  private static let opposites: [(String, String)] = [
    ("portrait", "landscape"), ("compact", "regular"), ("collaps", "expand"), ("clos", "open"),
    ("hid", "show"), ("hid", "visible"), ("narrow", "wide"), ("small", "large"), ("short", "tall"),
    ("fold", "unfold"), ("minimi", "maximi"), ("inactive", "active"), ("disabled", "enabled"),
    ("loading", "loaded"), ("empty", "filled"), ("mini", "full"), ("iphone", "ipad"),
    ("collapse", "full"), ("off", "on"),
  ]

  /// The first two opposite states of which constraints clash.
  var states: States? {
    let named = written.filter { $0.author == .caller && $0.identifier != nil }
    guard named.count > 1, named.count <= Self.mostCompared else { return nil }
    let words = named.map { ($0.identifier ?? "").words }
    for (one, other) in Self.opposites {
      var states = States(one: (one, []), other: (other, []))
      for (record, words) in zip(named, words) {
        let own = words.first { $0.names(one) }
        let others = words.first { $0.names(other) }
        if let own, others == nil {
          states.one.word = states.one.records.isEmpty ? own : states.one.word
          states.one.records.append(record)
        } else if let others, own == nil {
          states.other.word = states.other.records.isEmpty ? others : states.other.word
          states.other.records.append(record)
        }
      }
      if !states.one.records.isEmpty, !states.other.records.isEmpty { return states }
    }
    return nil
  }

  /// `: open and closed are in force at once`, where that is so.
  var statesNote: String {
    states.map { ": \($0.one.word) and \($0.other.word) are in force at once" } ?? ""
  }

  var twoStates: Mistake? {
    guard let states, let one = states.one.records.first, let other = states.other.records.first
    else { return nil }
    return mistake(
      .twoStates,
      "the constraints of two states are in force at once: \(one.excerpt.quoted) of "
        + "'\(states.one.word)' and \(other.excerpt.quoted) of '\(states.other.word)'")
  }
}

extension String {
  /// The words of a name in lower case, where `_`, `.` and the like or a capital letter begin another one.
  fileprivate var words: [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte >= 0x80
    }
    for byte in utf8 {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if !isLetter(byte) || isCapital && wasLower {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      }
      if isLetter(byte) { word.append(isCapital ? byte | 0x20 : byte) }
      wasLower = isLetter(byte) && !isCapital
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Whether a word begins with another one, or is one of few letters.
  fileprivate func names(_ state: String) -> Bool {
    state.utf8.count < 4 && state != "hid" ? self == state : utf8.starts(with: state.utf8)
  }
}
