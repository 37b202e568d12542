import VisualFormat

/// The part of a format string that expresses a constraint: where, and by which predicate.
struct FormatPlace {
  /// Which strings can hold it.
  var lane: Lane
  var part: Part
  /// What is compared: a number, or another view for a size.
  var object: String

  /// The axis of a string, and its options as far as they decide which edges it speaks of.
  struct Lane: Hashable {
    var axis: LayoutConstraint.Axis
    var direction: LayoutConstraint.FormatOptions = []
  }

  enum Part {
    /// In the brackets of a view.
    case size(String)
    /// Between the opening `|` and a view.
    case opening(String)
    /// Between a view and the closing `|`.
    case closing(String)
    /// Between two views; the options say from which of their edges the space is measured.
    case between(String, String, LayoutConstraint.FormatOptions)
  }
}

extension ConstraintRecord {
  /// The part of a format string that can express the constraint; nil if none can. Identifiers are
  /// lost in strings; a caller who needs them must check for them.
  var formatPlace: FormatPlace? {
    guard constant.isFinite, priority.isInRange, isName(first), second.map({ isName($0) }) ?? true
    else { return nil }
    return anyFormatPlace
  }

  /// The same for readers, who understand any name in brackets.
  var anyFormatPlace: FormatPlace? {
    guard multiplier == 1, firstStart == nil, secondStart == nil else { return nil }
    if firstAttribute == .width || firstAttribute == .height { return sizePlace }
    guard let second, let lane = spaceLane else { return nil }
    let object = canonicalText(of: constant)
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard superview == second, first != second else { return nil }
      return FormatPlace(lane: lane, part: .opening(first), object: object)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard superview == first, first != second else { return nil }
      return FormatPlace(lane: lane, part: .closing(second), object: object)
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return FormatPlace(lane: lane, part: .between(second, first, []), object: object)
    case (.firstBaseline, .lastBaseline):
      return FormatPlace(
        lane: lane, part: .between(second, first, .spacingBaselineToBaseline), object: object)
    default: return nil
    }
  }

  private var sizePlace: FormatPlace? {
    guard let axis = firstAttribute.axis else { return nil }
    let lane = FormatPlace.Lane(axis: axis)
    guard let second else {
      return FormatPlace(lane: lane, part: .size(first), object: canonicalText(of: constant))
    }
    guard secondAttribute == firstAttribute, constant == 0 else { return nil }
    return FormatPlace(lane: lane, part: .size(first), object: second)
  }

  private var spaceLane: FormatPlace.Lane? {
    switch firstAttribute {
    case .leading, .trailing: FormatPlace.Lane(axis: .horizontal)
    case .left, .right: FormatPlace.Lane(axis: .horizontal, direction: .directionLeftToRight)
    case .top, .bottom, .firstBaseline: FormatPlace.Lane(axis: .vertical)
    default: nil
    }
  }

  /// Whether the constraint is one that an option of a string makes for two neighbours.
  var isAlignment: Bool {
    relation == .equal && second != nil && firstAttribute == secondAttribute && multiplier == 1
      && constant == 0 && priority == .required && isName(first) && isName(second ?? "")
      && firstAttribute.optionName != nil
  }

  /// The option that lines the first attribute up.
  var alignment: LayoutConstraint.FormatOptions {
    LayoutConstraint.FormatOptions(rawValue: 1 << UInt(firstAttribute.rawValue))
  }

  /// The predicate of the constraint in a list. An object that is a view keeps its `==`, as in
  /// `[a(==b)]`.
  func predicate(_ object: String) -> String {
    var text =
      relation == .equal && !(firstAttribute.sort == .size && second != nil)
      ? "" : relation.description
    text += object
    if priority != .required { text += "@" + canonicalText(of: priority.rawValue) }
    return text
  }
}

/// Whether a text can stand for a view in a format string: a letter or `_`, then letters, digits
/// and `_`, all of them ASCII.
func isName(_ text: String) -> Bool {
  var isFirst = true
  for byte in text.utf8 {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    let isDigit = byte &- UInt8(ascii: "0") < 10
    guard isLetter || isDigit && !isFirst else { return false }
    isFirst = false
  }
  return !isFirst
}
