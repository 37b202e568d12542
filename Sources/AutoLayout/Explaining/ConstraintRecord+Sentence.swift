import VisualFormat

extension ConstraintRecord {
  /// What the constraint asks for, in words: `[field(>=300)] asks for a width of at least 300 points`.
  public var sentence: String {
    let excerpt = "`\(excerpt)`"
    let wish =
      switch (firstAttribute.sort, second) {
      case (.size, nil): "a \(firstAttribute) of \(amount(constant))"
      case (.size, let second?): sizeWish(second)
      case (_, let second?): placeWish(second)
      default: "what cannot be"
      }
    let priority =
      priority == .required ? "" : ", at priority \(canonicalText(of: priority.rawValue))"
    return "\(excerpt) asks for \(wish)\(priority)"
  }

  /// What a row that no caller wrote says, in words.
  var fact: String {
    switch relation {
    case .equal where priority != .required: "\(first) keeps small"
    case .equal: "\(first) is \(points(constant)) \(firstAttribute == .width ? "wide" : "high")"
    case .greaterThanOrEqual where constant <= 0:
      "no \(firstAttribute) is below 0, nor that of \(first)"
    case .greaterThanOrEqual:
      "the content of \(first) resists a \(firstAttribute) below \(points(constant))\(level)"
    case .lessThanOrEqual:
      "\(first) hugs its content, a \(firstAttribute) of \(points(constant))\(level)"
    }
  }

  private var level: String { ", at priority \(canonicalText(of: priority.rawValue))" }

  private func sizeWish(_ second: String) -> String {
    var side = "the \(secondAttribute) of \(second)"
    if multiplier != 1 { side = "\(canonicalText(of: multiplier)) times " + side }
    if constant != 0 {
      side += constant < 0 ? " less " : " and "
      side += points(constant.magnitude)
    }
    return "\(first) to have \(bound)\(side) as its \(firstAttribute)"
  }

  private func placeWish(_ second: String) -> String {
    if let space = anyFormatPlace?.part {
      let (near, far) = neighbours(of: space, second)
      if constant == 0, relation == .equal { return "no space between \(near) and \(far)" }
      return "a space of \(amount(constant)) between \(near) and \(far)"
    }
    if relation == .equal, constant == 0, multiplier == 1, firstAttribute == secondAttribute {
      return "\(first) and \(second) to be in line at their \(firstAttribute)"
    }
    if relation == .equal, multiplier == 1, firstAttribute == secondAttribute {
      return "the \(firstAttribute) of \(first) to be \(points(constant)) from that of \(second)"
    }
    if multiplier == 1 {
      return
        "the \(firstAttribute) of \(first) to be \(whereabouts) the \(secondAttribute) of \(second)"
    }
    return "a \(firstAttribute) of \(first) in proportion to the \(secondAttribute) of \(second)"
  }

  /// Where the first place is as seen from the second, in words for every axis and direction.
  private var whereabouts: String {
    let distance = points(constant.magnitude)
    switch relation {
    case .equal where constant == 0: return "at"
    case .lessThanOrEqual where constant == 0: return "not past"
    case .greaterThanOrEqual where constant == 0: return "not short of"
    case .equal: return "\(distance) \(constant > 0 ? "past" : "short of")"
    case .lessThanOrEqual:
      return constant > 0 ? "at most \(distance) past" : "at least \(distance) short of"
    case .greaterThanOrEqual:
      return constant > 0 ? "at least \(distance) past" : "at most \(distance) short of"
    }
  }

  private func neighbours(of part: FormatPlace.Part, _ second: String) -> (String, String) {
    switch part {
    case .between(let near, let far, _): (near, far)
    case .opening(let view): (second, view)
    case .closing(let view): (view, first)
    case .size(let view): (view, view)
    }
  }

  private func amount(_ length: Double) -> String { bound + points(length) }

  private var bound: String {
    switch relation {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }

  private func points(_ length: Double) -> String {
    "\(decimal(length)) \(length == 1 ? "point" : "points")"
  }
}
