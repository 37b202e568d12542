import VisualFormat

extension ConstraintRecord {
  /// What the constraint asks for, in words: `[field(>=300)] asks for a width of at least 300
  /// points`.
  public var sentence: String {
    let excerpt = "`\(excerpt)`"
    let request =
      switch (firstAttribute.sort, second) {
      case _ where firstStart != nil || secondStart != nil: distanceAskedFor
      case (.size, nil): "a \(firstAttribute) of \(amount(constant))"
      case (.size, let second?): sizeAskedFor(second)
      case (_, let second?): placeAskedFor(second)
      default: "what cannot be"
      }
    let priority =
      priority == .required ? "" : ", at priority \(canonicalText(of: priority.rawValue))"
    return printable("\(excerpt) asks for \(request)\(priority)")
  }

  /// What a row that no caller wrote says, in words: `superview is 320 points wide`. For the
  /// records among `implicit` of a conflict or a reason. What a stack view or the system has made
  /// is no fact about a size, and is told with who made it, as by `sentence`.
  public var fact: String {
    guard isStatedSize, identifier == nil else {
      return sentence + (maker.map { " (\($0))" } ?? "")
    }
    return printable(spokenFact)
  }

  private var spokenFact: String {
    switch relation {
    case .equal where priority != .required: "\(first) keeps small"
    case .equal: "\(first) is \(points(constant)) \(firstAttribute == .width ? "wide" : "high")"
    case .greaterThanOrEqual where constant <= 0 && second == nil:
      "the \(firstAttribute) of \(first) cannot be below 0"
    case .greaterThanOrEqual where isOfInsets:
      "the \(firstAttribute) of \(first) cannot be below \(points(constant)), by which its "
        + "alignmentRectInsets point out of the frame"
    case .greaterThanOrEqual:
      "the content of \(first) resists a \(firstAttribute) below \(points(constant))\(level)"
    case .lessThanOrEqual:
      "\(first) hugs its content, a \(firstAttribute) of \(points(constant))\(level)"
    }
  }

  private var level: String { ", at priority \(canonicalText(of: priority.rawValue))" }

  /// `a to be 10 points wider than b`, `banner to be 1.78 times as wide as it is high`.
  private func sizeAskedFor(_ second: String) -> String {
    let (extent, more, less) =
      firstAttribute == .width ? ("wide", "wider", "narrower") : ("high", "higher", "lower")
    let isSameAxis = firstAttribute == secondAttribute
    let length = secondAttribute == .width ? "wide" : "high"
    let other = second == first ? "it is \(length)" : isSameAxis ? second : "\(second) is \(length)"
    if constant == 0 {
      let times = multiplier == 1 ? "" : "\(factor) times "
      return "\(first) to be \(bound)\(times)as \(extent) as \(other)"
    }
    let difference = "\(points(constant.magnitude)) \(constant > 0 ? more : less) than "
    let side =
      multiplier != 1
      ? "\(factor) times the \(secondAttribute) of \(second)" : other
    return "\(first) to be \(loosely)\(difference)\(side)"
  }

  /// The bound of a difference: less of a difference below 0 is more of it.
  private var loosely: String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: constant > 0 ? "at most " : "at least "
    case .greaterThanOrEqual: constant > 0 ? "at least " : "at most "
    }
  }

  private func placeAskedFor(_ second: String) -> String {
    if let space = anyFormatPlace?.part, constant >= 0 {
      let (near, far) = neighbours(of: space, second)
      if constant == 0, relation == .equal { return "no space between \(near) and \(far)" }
      return "a space of \(amount(constant)) between \(near) and \(far)"
    }
    let place = "the \(firstAttribute.spoken) of \(first)"
    let isSameAttribute = firstAttribute == secondAttribute
    if multiplier != 1 {
      return "\(place) to be \(bound)" + scaled("the \(secondAttribute.spoken) of \(second)")
    }
    if relation == .equal, constant == 0, isSameAttribute {
      return "\(first) and \(second) to be in line at their \(firstAttribute.spoken)s"
    }
    return "\(place) to be \(whereabouts) "
      + (isSameAttribute ? "that of \(second)" : "the \(secondAttribute.spoken) of \(second)")
  }

  /// Either side of a distance may also be a size.
  private var distanceAskedFor: String {
    let near = side(first, firstAttribute, from: firstStart)
    guard let second else { return "\(near) to be \(amount(constant))" }
    return "\(near) to be \(bound)" + scaled(side(second, secondAttribute, from: secondStart))
  }

  private func side(
    _ item: String, _ attribute: LayoutConstraint.Attribute, from start: Start?
  ) -> String {
    let place = "the \(attribute.spoken) of \(item)"
    return start.map { "the distance from the \($0.attribute.spoken) of \($0.item) to \(place)" }
      ?? place
  }

  /// The second side with what it is multiplied by and what is added to it.
  private func scaled(_ side: String) -> String {
    var text = side
    if multiplier != 1 { text = "\(factor) times " + text }
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
      ? ("to the left of", "to the right of") : ("before", "after")
  }

  private func neighbours(of part: FormatPlace.Part, _ second: String) -> (String, String) {
    switch part {
    case .between(let near, let far, _): (near, far)
    case .opening(let view): (second, view)
    case .closing(let view): (view, first)
    case .size(let view): (view, view)
    }
  }

  private func amount(_ length: Double) -> String {
    bound + points(length) + (metric.map { " (metric \($0))" } ?? "")
  }

  private var bound: String {
    switch relation {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }

  /// The multiplier as one would say it.
  private var factor: String {
    multiplier.magnitude < 0.01 ? canonicalText(of: multiplier) : decimal(multiplier)
  }

  private func points(_ length: Double) -> String {
    "\(decimal(length)) \(length == 1 ? "point" : "points")"
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute as it is spoken of: `leading edge`.
  var spoken: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within margins"
    case .centerYWithinMargins: "vertical centre within margins"
    case .notAnAttribute, .top, .bottom, .width, .height: description
    }
  }
}
