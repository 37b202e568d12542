extension ConflictReading {
  /// Constraints of two states of a layout, recognised by their names.
  struct States {
    var one: [ConstraintRecord] = []
    var other: [ConstraintRecord] = []

    /// The earlier state; nil where that is not known.
    func before(_ broken: ConstraintRecord?) -> [ConstraintRecord]? {
      guard let broken else { return nil }
      if one.contains(broken) { return other }
      return other.contains(broken) ? one : nil
    }
  }

  /// Beginnings of words for opposite states.
  private static let opposites: [(String, String)] = [
    ("portrait", "landscape"), ("compact", "regular"), ("collaps", "expand"), ("clos", "open"),
    ("hid", "show"), ("hid", "visible"), ("narrow", "wide"), ("small", "large"), ("short", "tall"),
    ("fold", "unfold"), ("minimi", "maximi"), ("inactive", "active"), ("disabled", "enabled"),
    ("loading", "loaded"), ("empty", "filled"), ("mini", "full"), ("iphone", "ipad"),
    ("collapse", "full"), ("off", "on"),
  ]

  /// The first two opposite states whose constraints conflict.
  var states: States? {
    let named = written.filter { $0.author == .caller && $0.identifier != nil }
    guard named.count > 1, named.count <= Self.mostCompared else { return nil }
    let words = named.map { ($0.identifier ?? "").words }
    for (one, other) in Self.opposites {
      var states = States()
      for (record, words) in zip(named, words) {
        let own = words.first { $0.names(one) }
        let others = words.first { $0.names(other) }
        if own != nil, others == nil {
          states.one.append(record)
        } else if others != nil, own == nil {
          states.other.append(record)
        }
      }
      if !states.one.isEmpty, !states.other.isEmpty { return states }
    }
    return nil
  }

  /// `: open and closed are in force at once`, where that is so.
  var statesNote: String {
    guard let one = states?.one.first, let other = states?.other.first else {
      return ""
    }
    return ": \(one.named) and \(other.named) are in force at once"
  }

  var twoStates: Mistake? {
    guard let states, let one = states.one.first, let other = states.other.first
    else { return nil }
    return mistake(
      .twoStates,
      "the constraints of two states are in force at once: \(one.excerpt.quoted), \(one.named), and "
        + "\(other.excerpt.quoted), \(other.named)")
  }

  /// What code does about two constraints that it has given names: the one that was there goes
  /// before the other comes, which then has its turn.
  func deactivation(_ kind: Mistake.Kind) -> String? {
    guard let (one, other) = namedRivals(kind), let name = one.identifier,
      let otherName = other.identifier, name != otherName,
      one.author == .caller, other.author == .caller
    else { return nil }
    let isOlder =
      other == broken || one != broken && stateBefore(broken).map { $0 != other } ?? true
    let (older, newer) = isOlder ? (name, otherName) : (otherName, name)
    return "deactivate \(older) before you activate \(newer)"
  }

  private func namedRivals(_ kind: Mistake.Kind) -> (ConstraintRecord, ConstraintRecord)? {
    if kind == .twoStates, let states {
      let (one, other) = (states.one, states.other)
      return (
        one.first { $0 == broken } ?? one[0], other.first { $0 == broken } ?? other[0]
      )
    }
    if kind == .pinnedTwice { return rivalPins.map { ($0.one, $0.other) } }
    let named = written.filter { $0.author == .caller && $0.identifier != nil }
    return named.count == 2 ? (named[0], named[1]) : nil
  }
}

extension ConstraintRecord {
  /// What code has called the constraint, in quotation marks.
  fileprivate var named: String { "'\(identifier ?? "")'" }
}

extension String {
  /// The words of a name in lower case, where `_`, `.` and the like or a capital letter begin
  /// another one.
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
