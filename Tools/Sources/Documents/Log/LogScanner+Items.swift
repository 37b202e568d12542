extension LogScanner {
  /// `UIButton:0x7f 'Send'`; nil where there is no item.
  mutating func consumeItem() -> LogItem? {
    var copy = self
    guard let className = copy.consumeClassName(), let address = copy.consumeAddress() else {
      return nil
    }
    var item = LogItem(name: className, address: address)
    self = copy
    copy.skipBlanks()
    if let title = copy.consumeTitle() {
      item.title = title
      self = copy
    }
    return item
  }

  /// `@Cell.swift#47`, the place in an app that made the constraint, whose path may have blanks in
  /// it.
  mutating func skipSourcePlace() {
    var copy = self
    guard copy.consume("@"), copy.consume(upTo: "#") != nil else { return }
    _ = copy.consume { (0x30...0x39).contains($0) }
    self = copy
  }

  /// `:0x7f`, without the colon; nil where there is no address.
  mutating func consumeAddress() -> String? {
    var copy = self
    guard copy.consume(":0x"), let digits = copy.consumeDigitsOfAddress() else { return nil }
    self = copy
    return "0x" + digits
  }

  /// What comes behind `:0x`; nil where there is nothing.
  mutating func consumeDigitsOfAddress() -> String? {
    let digits = consume { byte in
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }
    // Somebody has shortened it; the last dot may belong to an attribute.
    var copy = self
    let isElided = copy.consume("...")
    if isElided, let next = copy.peek, (0x61...0x7A).contains(next) {
      _ = consume("..")
    } else if isElided {
      self = copy
    }
    return digits.isEmpty && !isElided ? nil : digits + (isElided ? "..." : "")
  }

  /// Letters, as of an attribute.
  mutating func consumeWord() -> String { consume { (0x61...0x7A).contains($0 | 0x20) } }

  /// The name of a class as the runtimes print it: `UIButton`, `App.List<Int, App.Row<Int>>.Cell`,
  /// `App.(unknown context at $10a4).Cell`; nil where there is none.
  mutating func consumeClassName() -> String? {
    var copy = self
    let start = offset
    while true {
      let part = copy.consume(while: Self.isNamePart)
      let isGeneric = copy.peek == UInt8(ascii: "<") && copy.offset > start
      let isPrivate = copy.peek == UInt8(ascii: "(") && part.hasSuffix(".")
      guard isGeneric || isPrivate else { break }
      guard copy.skipBrackets() else { return nil }
    }
    guard copy.offset > start else { return nil }
    self = copy
    return text(start..<offset)
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
      || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  /// Goes over a bracket and all up to the one that closes it; false where none does.
  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while let byte = peek {
      // The arrow of a function's type closes nothing.
      if consume("->") { continue }
      skip()
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  /// `'Send'`, without the quotation marks. One that is part of the title is not escaped: the last
  /// one is that which something follows that can follow an item.
  mutating func consumeTitle() -> String? {
    var copy = self
    guard copy.consume("'") else { return nil }
    let start = copy.offset
    while copy.peek != nil {
      let end = copy.offset
      if copy.consume("'"), copy.isBehindItem {
        self = copy
        return text(start..<end)
      }
      if copy.offset == end { copy.skip() }
    }
    return nil
  }

  private var isBehindItem: Bool {
    guard let peek else { return true }
    var copy = self
    return [")", "]", "(", ".", ",", "*"].contains { peek == UInt8(ascii: $0) }
      || copy.consume(" )") || copy.consume(" (")
  }
}
