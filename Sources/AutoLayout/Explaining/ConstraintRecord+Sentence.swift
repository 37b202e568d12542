import VisualFormat

extension ConstraintRecord {
  /// What the constraint asks for, in words: `[field(>=300)] asks for a width of at least 300 points`.
  public var sentence: String {
    let excerpt = "`\(excerpt)`"
    let wish =
      switch (firstAttribute.sort, second) {
      case _ where firstStart != nil || secondStart != nil: distanceWish
      case (.size, nil): "a \(firstAttribute) of \(amount(constant))"
      case (.size, let second?): sizeWish(second)
      case (_, let second?): placeWish(second)
      default: "what cannot be"
      }
    let priority =
      priority == .required ? "" : ", at priority \(canonicalText(of: priority.rawValue))"
    return printable("\(excerpt) asks for \(wish)\(priority)")
  }

  /// What a row that no caller wrote says, in words: `superview is 320 points wide`. For the records among
  /// `implicit` of a conflict or a reason.
  public var fact: String { printable(spokenFact) }

  private var spokenFact: String {
    switch relation {
    case .equal where priority != .required: "\(first) keeps small"
    case .equal: "\(first) is \(points(constant)) \(firstAttribute == .width ? "wide" : "high")"
    case .greaterThanOrEqual where constant <= 0:
      "the \(firstAttribute) of \(first) cannot be below 0"
    case .greaterThanOrEqual:
      "the content of \(first) resists a \(firstAttribute) below \(points(constant))\(level)"
    case .lessThanOrEqual:
      "\(first) hugs its content, a \(firstAttribute) of \(points(constant))\(level)"
    }
  }

  private var level: String { ", at priority \(canonicalText(of: priority.rawValue))" }

  private func sizeWish(_ second: String) -> String {
    let side = scaled("the \(secondAttribute) of \(second)")
    return "\(first) to have \(bound)\(side) as its \(firstAttribute)"
  }

  private func placeWish(_ second: String) -> String {
    if let space = anyFormatPlace?.part {
      let (near, far) = neighbours(of: space, second)
      if constant == 0, relation == .equal { return "no space between \(near) and \(far)" }
      return "a space of \(amount(constant)) between \(near) and \(far)"
    }
    let place = "the \(firstAttribute) of \(first)"
    let isSameAttribute = firstAttribute == secondAttribute
    if multiplier != 1 {
      return "\(place) to be \(bound)" + scaled("the \(secondAttribute) of \(second)")
    }
    if relation == .equal, constant == 0, isSameAttribute {
      return "\(first) and \(second) to be in line at their \(firstAttribute)"
    }
    return "\(place) to be \(whereabouts) "
      + (isSameAttribute ? "that of \(second)" : "the \(secondAttribute) of \(second)")
  }

  /// Either side of a distance may also be a size.
  private var distanceWish: String {
    let near = side(first, firstAttribute, from: firstStart)
    guard let second else { return "\(near) to be \(amount(constant))" }
    return "\(near) to be \(bound)" + scaled(side(second, secondAttribute, from: secondStart))
  }

  private func side(
    _ item: String, _ attribute: LayoutConstraint.Attribute, from start: Start?
  ) -> String {
    guard let start else { return "the \(attribute) of \(item)" }
    return
      "the distance from the \(start.attribute) of \(start.item) to the \(attribute) of \(item)"
  }

  /// The second side with what it is multiplied by and what is added to it.
  private func scaled(_ side: String) -> String {
    var text = side
    if multiplier != 1 { text = "\(canonicalText(of: multiplier)) times " + text }
    if constant != 0 {
      text += constant < 0 ? " less " : " and "
      text += points(constant.magnitude)
    }
    return text
  }

  /// Where the first place is as seen from the second.
  private var whereabouts: String {
    let distance = points(constant.magnitude)
    let (before, after) = sides
    switch relation {
    case .equal where constant == 0: return "at"
    case .lessThanOrEqual where constant == 0: return "not \(after)"
    case .greaterThanOrEqual where constant == 0: return "not \(before)"
    case .equal: return "\(distance) \(constant > 0 ? after : before)"
    case .lessThanOrEqual:
      return constant > 0 ? "at most \(distance) \(after)" : "at least \(distance) \(before)"
    case .greaterThanOrEqual:
      return constant > 0 ? "at least \(distance) \(after)" : "at most \(distance) \(before)"
    }
  }

  /// What lies before a place and what after it, in words that hold for both directions of reading.
  private var sides: (before: String, after: String) {
    if firstAttribute.axis == .vertical { return ("above", "below") }
    return LayoutConstraint.isPhysical(firstAttribute, secondAttribute)
      ? ("to the left of", "to the right of") : ("short of", "past")
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
