internal import VisualFormat

/// A message that is put together paragraph by paragraph, most telling first.
struct FailureText {
  private(set) var text: String

  init(_ sentence: String) { text = sentence }

  /// Adds lines below a heading; nothing where there are none.
  mutating func list(_ heading: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    text += "\n\n" + heading
    for line in lines { text += "\n  " + line }
  }

  /// Adds a paragraph of text, which may have several lines, below a heading.
  mutating func paragraph(_ heading: String?, _ body: String) {
    text += "\n\n"
    if let heading { text += heading + "\n" }
    text += body
    while text.last == "\n" { text.removeLast() }
  }

  /// Adds a sentence to the paragraph that is open.
  mutating func sentence(_ sentence: String) { text += "\n" + sentence }
}

extension FailureText {
  /// Adds the layout as a drawing; of a high one, as of a long list that scrolls, the beginning.
  mutating func draw(_ item: some LayoutItem) {
    let lines = FailureText.drawing(of: item).split(
      separator: "\n", omittingEmptySubsequences: false)
    let (mostLines, shown) = (60, 40)
    guard lines.count > mostLines else {
      return paragraph("The layout:", lines.joined(separator: "\n"))
    }
    paragraph("The layout:", lines.prefix(shown).joined(separator: "\n"))
    sentence("and \(lines.count - shown) more lines")
  }

  /// The layout as a drawing, in which rows that only repeat the one above are left out.
  static func drawing(of item: some LayoutItem) -> String {
    withoutRepetition(LayoutDrawing(of: item).text())
  }

  /// The text without lines that are the same as the one above.
  static func withoutRepetition(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where line != lines.last {
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// Adds the first lines below a heading, and how many more there are; nothing where there are
  /// none.
  mutating func listFirst(_ heading: String, _ lines: [String]) {
    let shown = 3
    let more = lines.count > shown + 1 ? ["and \(lines.count - shown) more"] : []
    list(heading, lines.prefix(more.isEmpty ? shown + 1 : shown) + more)
  }

  /// Adds the constraints that a layout had to give up.
  mutating func listBrokenConstraints(of item: some LayoutItem) {
    for broken in item.layoutEngine.brokenConstraints { paragraph(nil, broken.conflict.draw()) }
  }
}

/// A constraint with the string that asked for it.
func line(of record: ConstraintRecord) -> String {
  var text = record.excerpt
  if let identifier = record.identifier { text += " '\(printable(identifier))'" }
  if let origin = record.origin { text += "  in \"\(printable(origin.format))\"" }
  return text
}

/// What a failure says of an item's constraints.
extension FailureText {
  /// Adds the constraints on an item along an axis, or that there are none, and what else fixes it
  /// through them.
  mutating func explain(_ item: some LayoutItem, along axis: LayoutConstraint.Axis) {
    let constraints = item.constraints(along: axis)
    let broken = item.layoutEngine.brokenConstraints.map(\.constraint)
    var lines = constraints.map { constraint in
      line(of: constraint.record)
        + (broken.contains { $0 === constraint } ? "  (broken)" : "")
    }
    let content = item.intrinsicContentSize
    let length = axis == .horizontal ? content.width : content.height
    if length >= 0 {
      let extent = axis == .horizontal ? "wide" : "high"
      lines.append("its content is \(length.toThousandths) \(extent)")
    }
    let name = axis == .horizontal ? "horizontally" : "vertically"
    let heading = "Constraints on '\(item.shownName)', \(name):"
    paragraph(nil, constraints.isEmpty ? heading + " none" : heading)
    for line in lines { sentence("  " + line) }
    let open = item.ambiguousFrameParts.intersection(axis == .horizontal ? .horizontal : .vertical)
    if open.isEmpty {
      listIndirect(item.layoutReason(for: axis), besides: constraints.map(\.record))
    } else {
      let verb = open == .horizontal || open == .vertical ? "are" : "is"
      sentence("  \(constraints.isEmpty ? "so" : "but") its \(open.names) \(verb) not determined")
    }
  }

  /// Adds the rest of the chain that holds an item: constraints and facts of other items.
  private mutating func listIndirect(
    _ reason: LayoutReason, besides direct: [ConstraintRecord]
  ) {
    let others = (reason.holding + reason.spare).filter { !direct.contains($0) }
    let facts = reason.implicit.filter { $0.first != reason.item }
    listFirst("These, in turn, hold what it is held by:", others.map(line) + facts.map(\.fact))
  }

  /// Adds what is said of items that are at fault: of many, the first are what the others hang on.
  mutating func explain(
    _ items: some Sequence<any LayoutItem>, along axes: (any LayoutItem) -> [LayoutConstraint.Axis]
  ) {
    for item in items.prefix(3) {
      for axis in axes(item) { explain(item, along: axis) }
    }
  }
}

extension String {
  /// The text with the lines, arrows and signs of drawings and sums in ASCII; names stay as they
  /// are.
  var withPlainLines: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    // A sign that becomes longer takes the blank behind it, so that what follows in a drawing stays
    // in its column.
    var takesBlank = false
    for scalar in unicodeScalars {
      if takesBlank, scalar == " " {
        takesBlank = false
        continue
      }
      takesBlank = scalar.value == 0x2264 || scalar.value == 0x2265
      switch scalar.value {
      case 0..<128: text.unicodeScalars.append(scalar)
      case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576:
        text += "-"
      case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2575, 0x2577:
        text += "|"
      case 0x250C...0x254B, 0x2550...0x257F: text += "+"
      case 0x2260: text += "!="
      case 0x2264: text += "<="
      case 0x2265: text += ">="
      case 0x2026: text += "..."
      case 0x00D7: text += "x"
      case 0x00B7: text += "-"
      case 0x2212: text += "-"
      case 0x2190: text += "<"
      case 0x2192: text += ">"
      case 0x2191: text += "^"
      case 0x2193: text += "v"
      // What is too small for a box.
      case 0x25AA: text += "*"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Double {
  /// The number to a thousandth, in its shortest decimal form.
  var toThousandths: String { canonicalText(of: roundedToThousandths) }

  fileprivate var roundedToThousandths: Double {
    // Beyond this a double has no thousandths, and the product could overflow.
    guard magnitude < 1e12 else { return self }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}

extension LayoutRect {
  /// The rectangle with all numbers to a thousandth, which differ on no machine.
  var toThousandths: LayoutRect {
    LayoutRect(
      x: x.roundedToThousandths, y: y.roundedToThousandths, width: width.roundedToThousandths,
      height: height.roundedToThousandths)
  }
}
