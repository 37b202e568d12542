extension LayoutDrawing {
  /// What a record says of a distance between two edges: `8`, `≥ 20 @750`.
  ///
  /// An equation may say the same from the other end, with a negative constant; a distance is
  /// written as a positive one then. A string's own number is written as it is.
  func spacingLabel(of record: ConstraintRecord) -> String {
    var constant = record.constant
    var relation = record.relation
    if constant < 0, record.origin == nil {
      constant = -constant
      switch relation {
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return sign(of: relation, before: false) + decimal(constant) + priority(of: record)
  }

  /// What a record says of a width or a height: `≥ 50`, `= button2`, `= 2 × logo.height`.
  func sizeLabel(of record: ConstraintRecord) -> String {
    guard let second = record.second else {
      return sign(of: record.relation, before: false) + decimal(record.constant)
        + priority(of: record)
    }
    var text = sign(of: record.relation, before: true)
    if record.multiplier != 1 { text += decimal(record.multiplier) + " × " }
    text += drawable(second)
    if record.secondAttribute != record.firstAttribute {
      text += record.secondAttribute == .height ? ".height" : ".width"
    }
    if record.constant > 0 { text += " + " + decimal(record.constant) }
    if record.constant < 0 { text += " − " + decimal(-record.constant) }
    return text + priority(of: record)
  }

  private func sign(of relation: LayoutConstraint.Relation, before name: Bool) -> String {
    switch relation {
    case .lessThanOrEqual: "≤ "
    case .equal: name ? "= " : ""
    case .greaterThanOrEqual: "≥ "
    }
  }

  private func priority(of record: ConstraintRecord) -> String {
    record.priority >= .required ? "" : " @" + decimal(record.priority.rawValue)
  }
}

/// A number with at most three digits after the point, none of them a closing 0.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "?" }
  // Beyond this a double has no thousandths to show, and the product no integer.
  let limited = min(max(value, -1e15), 1e15)
  let thousandths = Int64((limited * 1000).rounded())
  let (whole, thousandth) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  var text = (thousandths < 0 ? "-" : "") + String(whole)
  var rest = thousandth
  var place: UInt64 = 100
  if rest > 0 { text += "." }
  while rest > 0 {
    text += String(rest / place)
    rest %= place
    place /= 10
  }
  return text
}

/// A name without characters that would break a picture or a terminal.
func drawable(_ name: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    // Line and paragraph separators, and marks that turn the direction of what follows.
    let isFormat =
      (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || (0x200B...0x200F).contains(scalar.value) || (0xFFFE...0xFFFF).contains(scalar.value)
    scalars.append(isControl || isFormat ? "\u{FFFD}" : scalar)
  }
  return String(scalars)
}
